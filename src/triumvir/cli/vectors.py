"""conform: vector files against the rules."""

from pathlib import Path
from typing import Annotated

import typer

from triumvir.cli.screen import say, tracked
from triumvir.cli.sources import read_text
from triumvir.conform.run import Verdict, check_line


def conform(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Vector files; - is standard input.")
    ],
) -> None:
    """Run vector files; each failure is shown, and the exit code is 1 if there is one."""
    lines = [
        (str(path), number, line)
        for path in files
        for number, line in enumerate(read_text(path).split("\n"), start=1)
        if line.strip()
    ]
    passed = failed = 0
    for name, number, line in tracked("vectors", lines):
        verdict = check_line(line, number)
        passed += verdict.passed
        failed += not verdict.passed
        if not verdict.passed:
            _show(verdict, f"{name}:{number}")
    say(f"{passed} passed, {failed} failed", "bold red" if failed else "bold green")
    if failed:
        raise typer.Exit(1)


def _show(verdict: Verdict, place: str) -> None:
    say(f"FAILED {verdict.id} ({place})", "bold red")
    say(f"  expected {verdict.expected}")
    say(f"  got      {verdict.got}")
    if verdict.why:
        say(f"  why      {verdict.why}", "dim")
