#!/usr/bin/env python3
"""Write requirements/*.lock anew: pinned, hashed, one file for every supported Python.

make lock
"""

import subprocess
from pathlib import Path

from steps import ROOT, tool

FOLDER = ROOT / "requirements"
HEADS = {
    "dev.lock": "What make check, make test and make coverage use: extras cli, tui, server, arena, dev.",
    "play.lock": "What make play uses, and no more: the extras cli, tui, server and build.",
    "peers.lock": "The libraries that the rules are compared with: the extra peers.",
    "node.lock": "Node, for machines that have none: the page is built with it.",
    "uv.lock": "What gets all the others.",
    "douzero.lock": "A peer that is installed without its dependencies: its rules need none of them.",
}


def compiled(source: str | Path, *options: str) -> str:
    """The pinned and hashed lines for a source of requirements."""
    command = [
        *(tool("uv"), "pip", "compile", "--universal", "--generate-hashes", "--python-version", "3.11"),
        *(
            "--no-header",
            "--no-annotate",
            "--no-emit-index-url",
            "--no-emit-find-links",
            "--quiet",
            *options,
            source,
        ),
    ]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def write(name: str, lines: str) -> None:
    (FOLDER / name).write_text(f"# {HEADS[name]} Written by make lock.\n{lines}", encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    extras = [word for extra in ("dev", "cli", "tui", "server", "arena") for word in ("--extra", extra)]
    write("dev.lock", compiled("pyproject.toml", *extras))
    same = ("--constraint", "requirements/dev.lock")
    extras = [word for extra in ("cli", "tui", "server", "build") for word in ("--extra", extra)]
    write("play.lock", compiled("pyproject.toml", *extras, *same))
    write("peers.lock", compiled("pyproject.toml", "--extra", "peers", *same))
    write("node.lock", compiled("requirements/node.in", "--no-deps"))
    write("uv.lock", compiled("requirements/uv.in", "--no-deps"))
    write("douzero.lock", compiled("requirements/douzero.in", "--no-deps"))
