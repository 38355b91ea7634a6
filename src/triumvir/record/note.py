"""Writing TOML values: the only form that a record gives them."""

import re
from collections.abc import Mapping, Sequence
from typing import cast

from triumvir.errors import Code, SetupError
from triumvir.record.document import read

WIDEST = 1 << 63
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPED = re.compile('["\\\\\x00-\x1f\x7f]')
_SHORT = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}


def format_text(text: str) -> str:
    r"""A basic string.

    >>> print(format_text('say "9"'))
    "say \"9\""
    """
    return f'"{_ESCAPED.sub(_escape, text)}"'


def _escape(match: re.Match[str]) -> str:
    return _SHORT.get(match[0]) or f"\\u{ord(match[0]):04x}"


def format_key(key: str) -> str:
    """A key, in quotes where it needs them."""
    return key if _BARE.fullmatch(key) else format_text(key)


def format_value(value: object) -> str:
    """Any value that TOML can hold, on one line; tables in braces with sorted keys. Error: record/field.

    >>> format_value([1, 2.5, True, {"b": "x", "a": []}])
    '[1, 2.5, true, {a = [], b = "x"}]'
    """
    if isinstance(value, str):
        return format_text(value)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and -WIDEST <= value < WIDEST:
        return str(value)
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(_pairs(cast("Mapping[object, object]", value))) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(format_value, cast("Sequence[object]", value))) + "]"
    written = getattr(value, "isoformat", None)
    if callable(written):  # days and times, which tomllib gives and the core does not import
        return str(written())
    raise SetupError(
        Code.RECORD_FIELD,
        got=type(value).__name__,
        expected="a value of TOML, numbers in 64 bits",
        where="note",
    )


def _pairs(table: Mapping[object, object]) -> list[str]:
    """The keys with their values, sorted by key. Error: record/field."""
    if strange := [key for key in table if not isinstance(key, str)]:
        raise SetupError(Code.RECORD_FIELD, got=repr(strange[0]), expected="keys of text", where="note")
    keys = sorted(cast("Mapping[str, object]", table))
    return [f"{format_key(key)} = {format_value(table[key])}" for key in keys]


def format_note(note: Mapping[str, object]) -> str:
    """The lines of a table, one for each key. Error: record/field, something that TOML can't hold.

    >>> print(format_note({"place": "here", "day": 2}), end="")
    day = 2
    place = "here"
    """
    lines = "".join(f"{pair}\n" for pair in _pairs(cast("Mapping[object, object]", note)))
    if fault := read(lines).fault:
        raise SetupError(Code.RECORD_FIELD, got=fault.got, expected=fault.expected, where="note")
    return lines
