"""Output: Rich on a terminal, plain text where it is piped."""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from triumvir.locales.arabic import arranged, mode_of

T = TypeVar("T")
_live: list[Console] = []


def on_terminal() -> bool:
    """Whether a person is looking."""
    return sys.stdout.isatty()


def console() -> Console:
    """The console of the present standard output, the one with the progress bar while there is one."""
    return _live[-1] if _live else Console(force_terminal=on_terminal(), highlight=False, emoji=False)


def shown(text: str, mode: str = "", width: int = 0) -> str:
    """A text as this terminal needs it: Arabic letters joined and in order where it does not do that."""
    return arranged(text, mode or mode_of(os.environ, terminal=on_terminal()), width)


def say(text: str = "", style: str = "", arabic: str = "") -> None:
    """One line, however long; `arabic` says how it is arranged, if not as the environment wants it."""
    width = console().width - 1 if on_terminal() else 0
    console().print(Text(shown(text, arabic, width), style=style), soft_wrap=True)


def complain(text: str) -> None:
    """One line of what went wrong, on standard error."""
    print(shown(text), file=sys.stderr)


def table(heads: Sequence[str], rows: Iterable[Sequence[object]], title: str = "") -> None:
    """A table: boxed on a terminal, aligned columns in a pipe."""
    heads = [shown(head) for head in heads]
    cells = [[shown(str(cell)) for cell in row] for row in rows]
    if title:
        say(title, "bold")
    if not on_terminal():
        for line in _aligned([list(heads), *cells]):
            print(line)
        return
    drawn = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for number, head in enumerate(heads):
        drawn.add_column(head, overflow="fold", no_wrap=number == 0, style="cyan" if number == 0 else "")
    for row in cells:
        drawn.add_row(*map(Text, row))
    console().print(drawn)


def pairs(rows: Sequence[tuple[str, object]]) -> None:
    """Names and what they stand for, a line each."""
    width = max(len(name) for name, _ in rows)
    for name, value in rows:
        console().print(Text(name.ljust(width + 2), style="cyan") + Text(str(value)), soft_wrap=True)


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def tracked(what: str, items: Iterable[T], total: int | None = None, done: int = 0) -> Iterator[T]:
    """The items one by one, with a progress bar below what is said meanwhile if a person is looking.

    `total` is how many there are in all where the items have no length, `done` of them before these.
    """
    if not on_terminal():
        yield from items
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(), transient=True) as bar:
        _live.append(bar.console)
        try:
            yield from bar.track(items, total=total, completed=done, description=what)
        finally:
            _live.pop()


def counted(number: int, what: str) -> str:
    """A number with the word for what it counts.

    >>> counted(1, "deal"), counted(2, "deal")
    ('1 deal', '2 deals')
    """
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
