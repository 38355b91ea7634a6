"""The command line: `triumvir`, or `python -m triumvir`."""

import sys
from importlib import import_module

NEEDED = ("typer", "rich", "click", "fluent", "babel", "bidi", "arabic_reshaper")
EXTRA = 'pip install "triumvir[cli]"'


def main() -> None:
    """Run the command line; without its extra, say how to get it (exit code 2)."""
    try:
        run = import_module("triumvir.cli.app").run
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in NEEDED:
            raise
        print(f"error: the command line needs {missing.name}; get it with: {EXTRA}", file=sys.stderr)
        sys.exit(2)
    sys.exit(run())
