#!/usr/bin/env python3
"""Mirror src/ without binaries into build/pure, for the leg that runs the kernels as plain Python.

    PYTHONPATH=build/pure python ...

A file is copied only when it differs, so that bytecode stays good.
"""

import filecmp
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE, PURE = ROOT / "src", ROOT / "build" / "pure"
MADE = {".so", ".pyd", ".c"}


def wanted() -> set[Path]:
    """The files of src/ that no compiler made, relative to it; the page is among them."""
    return {
        path.relative_to(SOURCE)
        for path in SOURCE.rglob("*")
        if path.is_file()
        and path.suffix not in MADE
        and not path.match("kernel*.html")
        and "__pycache__" not in path.parts
        and not any(part.endswith(".egg-info") for part in path.parts)
    }


def refresh() -> None:
    """Make build/pure hold exactly those files."""
    files = wanted()
    stale = [p for p in PURE.rglob("*") if p.is_file() and "__pycache__" not in p.parts]
    for path in stale:
        if path.relative_to(PURE) not in files:
            path.unlink()
    for name in files:
        source, target = SOURCE / name, PURE / name
        if not target.exists() or not filecmp.cmp(source, target, shallow=False):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    for folder in sorted((p for p in PURE.rglob("*") if p.is_dir()), reverse=True):
        if {entry.name for entry in folder.iterdir()} <= {"__pycache__"}:
            shutil.rmtree(folder)


if __name__ == "__main__":
    refresh()
