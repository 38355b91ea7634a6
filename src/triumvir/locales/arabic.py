"""Arabic on a terminal: letters joined and put in order here, where the terminal does not do it."""

import re
import textwrap
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from unicodedata import bidirectional

MODES = ("logical", "bare", "shape", "visual")
"""What a terminal is sent: the text as it is, for one that joins letters and orders them; the same without
isolation marks, where it shows them; letters joined, where it only orders; joined and in order of sight.
"""
VARIABLE = "TRIUMVIR_ARABIC"
ABLE = {"VTE_VERSION": "[5-9][0-9]{3}.*", "KONSOLE_VERSION": ".+", "TERM_PROGRAM": "Apple_Terminal|mintty"}
"""What the environment of terminals that join and order letters says."""
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_ISOLATE, _RELEASE, _DIRECTION = "\u2068", "\u2069", "\u200f"
_KEPT = "\ue000", "\ue001"
"""Stand for marks that are kept."""
_INNERMOST = re.compile("\u2068([^\u2068\u2069]*)\u2069")
_ISLAND = re.compile("\ue000[^\ue001]*\ue001")
_MARKS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def mode_of(environ: Mapping[str, str], *, terminal: bool) -> str:
    """The mode that was chosen, else the likely one: a pipe gets the text as it is, and so does a terminal
    that is known to join and order letters.

    >>> mode_of({"TRIUMVIR_ARABIC": "shape"}, terminal=True), mode_of({}, terminal=True)
    ('shape', 'visual')
    """
    if environ.get(VARIABLE) in MODES:
        return environ[VARIABLE]
    able = any(re.fullmatch(known, environ.get(name, "")) for name, known in ABLE.items())
    return "logical" if able or not terminal else "visual"


def lightened(text: str) -> str:
    r"""A text without those isolation marks that change nothing: around what runs from right to left anyhow.

    One that begins with a value has no direction of its own inside another, so it is given that of Arabic.

    >>> lightened("\u2068حكم\u2069 \u2068\u20687H\u2069\u2069") == "حكم \u20687H\u2069"
    True
    >>> lightened("\u2068Ann\u2069: \u2068حكم\u2069") == "\u200f\u2068Ann\u2069: حكم"
    True
    """
    while found := _INNERMOST.search(text):
        begin, inside, end = (_KEPT[0], found[1], _KEPT[1]) if _counts(found[1]) else ("", found[1], "")
        text = f"{text[: found.start()]}{begin}{inside}{end}{text[found.end() :]}"
    begins = text.startswith(_KEPT[0]) and not _ISLAND.fullmatch(text)
    text = text.translate({ord(_KEPT[0]): _ISOLATE, ord(_KEPT[1]): _RELEASE})
    return f"{_DIRECTION}{text}" if begins else text


def _counts(inside: str) -> bool:
    """Whether it matters that a part stands apart from what is around it."""
    bare = _ISLAND.sub("", inside)
    kinds = {bidirectional(char) for char in bare}
    if kinds & {"L", "EN"}:
        return True
    return not kinds & {"R", "AL", "AN"} and (bare != "" or inside.count(_KEPT[0]) != 1)


def arranged(text: str, mode: str, width: int = 0) -> str:
    r"""A text as it is sent in a mode; in order of sight it is broken first into lines of `width`, if given.

    What has no letters that run from right to left stays.

    >>> arranged("7H", "visual"), ascii(arranged("حكم 7H", "visual"))
    ('7H', "'7H \\ufee2\\ufedc\\ufea3'")
    """
    if mode == "logical" or not _RIGHT_TO_LEFT.search(text):
        return text
    if mode == "bare":
        return _MARKS.sub("", text)
    lines = text.split("\n")
    if mode == "visual" and width:
        lines = [part for line in lines for part in textwrap.wrap(line, width) or [line]]
    return "\n".join(map(_visual if mode == "visual" else _shaped, lines))


def _shaped(line: str) -> str:
    """A line with its letters joined, without marks."""
    return _MARKS.sub("", _joined()(line))


def _visual(line: str) -> str:
    """A line with its letters joined and in the order in which they are seen, without marks."""
    return _MARKS.sub("", _ordered()(_joined()(line), base_dir="R"))


@cache
def _joined() -> Callable[[str], str]:
    """What joins letters; loaded when the first Arabic text is shown."""
    joins: Callable[[str], str] = import_module("arabic_reshaper").reshape
    return joins


@cache
def _ordered() -> Callable[..., str]:
    """What puts a line in order; loaded when the first Arabic text is shown."""
    orders: Callable[..., str] = import_module("bidi").get_display
    return orders
