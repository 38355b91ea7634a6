"""Sight: texts that run from right to left, as this terminal has to be sent them."""

import os
from unicodedata import bidirectional

from rich.cells import cell_len

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
