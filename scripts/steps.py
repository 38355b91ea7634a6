"""Named steps with their times: what check, test and coverage share."""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable


def run(
    name: str, command: Sequence[str | Path], env: Mapping[str, str] | None = None, folder: Path = ROOT
) -> bool:
    """Run a command from the root of the checkout, say how it went and how long it took."""
    print(f"== {name}", flush=True)
    began = time.monotonic()
    done = subprocess.run(
        [str(part) for part in command], cwd=folder, env={**os.environ, **(env or {})}, check=False
    )
    good = done.returncode == 0
    verdict = "ok" if good else f"FAILED with exit code {done.returncode}"
    print(f"== {name}: {verdict}, {time.monotonic() - began:.1f} s\n", flush=True)
    return good


def tool(name: str) -> Path:
    """A tool of this environment, whatever PATH says."""
    return Path(PYTHON).parent / name


def close(results: Mapping[str, bool]) -> int:
    """The exit code, after one line that names what failed."""
    failed = [name for name, good in results.items() if not good]
    print(f"failed: {', '.join(failed)}" if failed else f"all {len(results)} steps passed", flush=True)
    return 1 if failed else 0
