#!/usr/bin/env python3
"""House rules that no tool knows: sizes, what the core may import, names of games, forbidden comments."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "triumvir"
CORE = ("errors.py", "seats.py", "cards", "auction", "climbing", "tricks", "games", "record", "views")
LINES = 400
BAD_IN_CORE = {
    "random",
    "secrets",
    "time",
    "datetime",
    "os",
    "socket",
    "subprocess",
    "urllib",
    "locale",
    "gettext",
}
FORBIDDEN = {
    r"type:\s*ignore": "silences the type checker",
    r"pragma:\s*no": "hides lines from coverage",
    r"pytest\.(mark\.)?(skip|importorskip|xfail)": "skips a test",
    r"unittest\.skip": "skips a test",
}


def python_files(*folders: Path) -> Iterator[Path]:
    """Every Python file there, and the scripts without a suffix."""
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            named = path.suffix in (".py", ".pyi", ".pxd") or (folder.name == "scripts" and path.suffix == "")
            if named and path.is_file():
                yield path


def core_files() -> Iterator[Path]:
    """The files of the core rooms."""
    for name in CORE:
        yield from [PACKAGE / name] if name.endswith(".py") else sorted((PACKAGE / name).rglob("*.py"))


def sizes() -> Iterator[str]:
    """No file above the budget."""
    for path in python_files(*(ROOT / name for name in ("src", "tests", "scripts", "benchmarks"))):
        count = len(path.read_text(encoding="utf-8").splitlines())
        if count > LINES:
            yield f"{path.relative_to(ROOT)}: {count} lines, {LINES} at most"


def imports() -> Iterator[str]:
    """The core rests on the standard library alone, and on no clock, chance, network or environment."""
    for path in core_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in (name.partition(".")[0] for name in names):
                place = f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 1)}"
                if name in BAD_IN_CORE:
                    yield f"{place}: imports {name}, which the core does without"
                elif name == "cython" and path.name.startswith("kernel"):
                    continue
                elif name != "triumvir" and name not in sys.stdlib_module_names:
                    yield f"{place}: imports {name}, which is not in the standard library"


def game_names() -> Iterator[str]:
    """The rooms below the games name none of them, in code or comment."""
    games = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py"))
    word = re.compile(rf"\b({'|'.join([*games, 'big_three', 'dou_dizhu', 'hokm'])})\b", re.IGNORECASE)
    for room in ("cards", "auction", "climbing", "tricks"):
        for path in python_files(PACKAGE / room):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
                if found := word.search(line):
                    yield f"{path.relative_to(ROOT)}:{number}: names a game, {found[0]}"


def game_folders() -> Iterator[str]:
    """Every game stands in the contract that keeps games apart."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    apart = {
        module for contract in contracts if contract.get("id") == "games" for module in contract["modules"]
    }
    for path in sorted((PACKAGE / "games").glob("*/__init__.py")):
        if f"triumvir.games.{path.parent.name}" not in apart:
            yield f"pyproject.toml: the contract 'games' does not name {path.parent.name}"


def comments() -> Iterator[str]:
    """Nothing silences a checker, hides from coverage or skips a test."""
    for path in python_files(*(ROOT / name for name in ("src", "tests", "scripts", "benchmarks"))):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for pattern, why in FORBIDDEN.items():
                if re.search(pattern, line):
                    yield f"{path.relative_to(ROOT)}:{number}: {why}"


RULES = (sizes, imports, game_names, game_folders, comments)


def main() -> int:
    found = [fault for rule in RULES for fault in rule()]
    print("\n".join([*found, f"{len(found)} faults against the house rules"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
