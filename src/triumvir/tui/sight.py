"""Sight: texts that run from right to left, as this terminal has to be sent them."""

import os
from unicodedata import bidirectional

from rich.cells import cell_len
from rich.text import Text

from triumvir.locales.arabic import arranged, mode_of

ISOLATE, RELEASE = "\u2067", "\u2069"
"""Around a text that runs from right to left, so that a terminal that reorders leaves the rest in place."""


def runs_left(text: str) -> bool:
    """Whether letters in it run from right to left."""
    return any(bidirectional(char) in ("R", "AL") for char in text)


def island(text: str) -> str:
    """A text in as many cells as before, at their right end if it is shorter so; other texts as they are."""
    if not runs_left(text):
        return text
    mode = mode_of(os.environ, terminal=True)
    if mode == "logical":
        return f"{ISOLATE}{text}{RELEASE}"
    told = arranged(text, mode)
    return " " * (cell_len(text) - cell_len(told)) + told


def sighted(page: Text, width: int) -> Text:
    """A page of text, broken into lines and ordered where the terminal doesn't do it. A line in several
    styles keeps their order.
    """
    mode = mode_of(os.environ, terminal=True)
    if mode in ("logical", "bare") or not runs_left(page.plain):
        return page
    return Text("\n").join([_line(line, mode, width) for line in page.split("\n", allow_blank=True)])


def _line(line: Text, mode: str, width: int) -> Text:
    """One line of a page; in order of sight it ends at the right."""
    parts = line.divide(sorted({edge for span in line.spans for edge in (span.start, span.end)}))
    filled = [part for part in parts if part.plain]
    if len(filled) > 1:
        return Text.assemble(*((arranged(part.plain, mode), _style(part)) for part in filled))
    told = arranged(line.plain, mode, width)
    if mode == "visual" and runs_left(line.plain):
        told = "\n".join(each.rjust(width) for each in told.split("\n"))
    return Text(told, _style(line))


def _style(part: Text) -> str:
    """The style of a text that has one."""
    return str(part.spans[0].style) if part.spans else str(part.style)
