"""TOML with places: what a text says, where each part of it stands, and the first thing wrong with it.

The standard library reads values and has the last word on what is TOML. The parts are found here, because it
says neither where they stand nor what came before a fault.
"""

import re
import tomllib
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, NamedTuple, cast

Path = tuple[str | int, ...]
Table = dict[str, Any]
MOST_DEPTH = 40

_BLANK = re.compile(r"[ \t]*")
_SPACE = re.compile(r"(?:[ \t\n]|#[^\n]*)*+")
_REST = re.compile(r"[ \t]*(?:#[^\n]*)?(?:\n|\Z)")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_STRING = re.compile(
    r'"""(?:[^"\\]|\\[\s\S]|"{1,2}(?!"))*+"{3,5}'
    r"|'''(?:[^']|'{1,2}(?!'))*+'{3,5}"
    r'|(?!""")"(?:[^"\\\n]|\\[^\n])*+"'
    r"|(?!''')'[^'\n]*+'"
)
_PLAIN = re.compile(r'"[^"\\\n]*"(?!")')
_SCALAR = re.compile(r"[^,\]}\n#]+")
_PLACE = re.compile(r"(.*) \(at line ([0-9]+), column ([0-9]+)\)", re.DOTALL)


class Span(NamedTuple):
    """Where a part begins and ends: a table with its name, what was not read whole beyond the text."""

    start: int
    end: int


class Fault(NamedTuple):
    """What is wrong with a text, and from which character on."""

    at: int
    got: str
    expected: str


@dataclass(frozen=True, slots=True)
class Document:
    r"""A text as read: the data before the first fault, and the span of each key and element.

    >>> document = read("a = 1\nb = [2,\n  x")
    >>> document.data, document.fault, document.line(16)
    ({'a': 1, 'b': [2]}, Fault(at=16, got='x', expected='a value'), 3)
    """

    text: str
    data: Table
    spans: Mapping[Path, Span]
    fault: Fault | None
    _starts: list[int] = field(repr=False)

    def line(self, at: int) -> int:
        """The number of the line, from 1, that a character stands in."""
        return bisect_right(self._starts, at)


def read(source: str | bytes) -> Document:
    """The parts of a text, as far as it can be read. Lines may end in CR LF."""
    text, broken = _decoded(source)
    starts = [0, *(match.end() for match in re.finditer("\n", text))]
    reader = _Reader(text)
    stopped = reader.read()
    found = [stopped, _judged(text[: reader.begun] if stopped else text, starts)]
    fault = min((each for each in found if each), key=attrgetter("at"), default=None)
    if broken and (fault is None or bisect_right(starts, fault.at) == len(starts)):
        fault = broken._replace(at=min(fault.at if fault else broken.at, broken.at))
    return Document(text, reader.data, reader.spans, fault, starts)


def _decoded(source: str | bytes) -> tuple[str, Fault | None]:
    """The text up to the first thing in it that is not UTF-8; a byte order mark is passed over."""
    fault = None
    if isinstance(source, str):
        try:
            source.encode()
        except UnicodeEncodeError as error:
            source, got = source[: error.start], f"character {ord(source[error.start]):#x}"
            fault = Fault(0, got, "text that UTF-8 can hold")
        text = source.replace("\r\n", "\n")
    else:
        try:
            text = source.decode().replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            text = source[: error.start].decode().replace("\r\n", "\n")
            fault = Fault(0, f"byte {source[error.start]:#04x}", "UTF-8")
    text = text.removeprefix("\ufeff")
    return text, fault and fault._replace(at=len(text))


def _judged(text: str, starts: list[int]) -> Fault | None:
    """What the standard library has against a text that could be read, so it is not nested too deep."""
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.fullmatch(str(error))
        at = starts[int(place[2]) - 1] + int(place[3]) - 1 if place else len(text)
        return Fault(at, _line_from(text, at), f"TOML: {place[1] if place else error}")
    return None


def _line_from(text: str, at: int) -> str:
    """What is left of a line, cut short."""
    rest = text[at : at + 40].partition("\n")[0]
    return rest or ("the end of the line" if at < len(text) else "the end of the text")


class _Stop(Exception):  # noqa: N818 - no error to a caller: it ends the reading
    """The text can't be read on from a character."""

    def __init__(self, at: int, expected: str) -> None:
        super().__init__(expected)
        self.at = at
        self.expected = expected


class _Reader:
    """Reads a text part by part; what it has found so far stays when it stops."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.begun = 0
        self.data: Table = {}
        self.spans: dict[Path, Span] = {}
        self._table: Table = self.data
        self._path: Path = ()
        self._opened: set[Path] = set()
        self._arrays: set[Path] = set()

    def read(self) -> Fault | None:
        """Read all; the fault that stopped it, if one did."""
        try:
            self._skip(_SPACE)
            while self.at < len(self.text):
                self.begun = self.at
                if self.text[self.at] == "[":
                    self._header()
                else:
                    self._pair(self._table, self._path)
                self._end_line()
        except _Stop as stop:
            return Fault(stop.at, _line_from(self.text, stop.at), stop.expected)
        return None

    def _end_line(self) -> None:
        """Pass over the end of a line, and all up to the next part."""
        if not _REST.match(self.text, self.at):
            raise _Stop(self.at, "the end of the line")
        self._skip(_SPACE)

    def _skip(self, pattern: re.Pattern[str]) -> None:
        match = pattern.match(self.text, self.at)
        self.at = match.end() if match else self.at

    def _sign(self, sign: str, expected: str) -> None:
        """Pass over a sign that must stand here, and the blanks before it."""
        self._skip(_BLANK)
        if not self.text.startswith(sign, self.at):
            raise _Stop(self.at, expected)
        self.at += len(sign)

    def _header(self) -> None:
        """A table or an element of an array of tables opens."""
        start, many = self.at, self.text.startswith("[[", self.at)
        self.at += 1 + many
        keys = self._keys()
        self._sign(
            "]]" if many else "]", "]] after the name of a table" if many else "] after the name of a table"
        )
        table, path = self._descend(self.data, (), keys[:-1], start)
        path = (*path, keys[-1])
        if many:
            elements = table.setdefault(keys[-1], [])
            if path not in self._arrays and elements != []:
                raise _Stop(start, "a name that is not taken")
            self._arrays.add(path)
            self.spans.setdefault(path, Span(start, self.at))
            path = (*path, len(elements))
            elements.append({})
            self._table = elements[-1]
        else:
            self._table = table.setdefault(keys[-1], {})
            if path in self._opened or not isinstance(self._table, dict):
                raise _Stop(start, "a name that is not taken")
            self._opened.add(path)
        self._path = path
        self.spans[path] = Span(start, self.at)

    def _descend(self, table: Table, path: Path, keys: list[str], start: int) -> tuple[Table, Path]:
        """The table that dotted keys lead to; of an array of tables the last."""
        for key in keys:
            inner: Any = table.setdefault(key, {})
            path = (*path, key)
            if path in self._arrays:
                path = (*path, len(inner) - 1)
                inner = inner[-1]
            if not isinstance(inner, dict):
                raise _Stop(start, "a name that is not taken")
            self.spans.setdefault(path, Span(start, start))
            table = cast("Table", inner)
        return table, path

    def _keys(self) -> list[str]:
        """A key, dotted or not."""
        keys: list[str] = []
        while True:
            self._skip(_BLANK)
            bare = _BARE.match(self.text, self.at)
            if bare:
                self.at = bare.end()
                keys.append(bare[0])
            elif self.text.startswith(('"', "'"), self.at) and not self.text.startswith(
                ('"""', "'''"), self.at
            ):
                keys.append(self._value())
            else:
                raise _Stop(self.at, "a key")
            if len(keys) > MOST_DEPTH:
                raise _Stop(self.at, f"no more than {MOST_DEPTH} levels")
            self._skip(_BLANK)
            if not self.text.startswith(".", self.at):
                return keys
            self.at += 1

    def _pair(self, table: Table, path: Path) -> None:
        """A key and its value."""
        start = self.at
        keys = self._keys()
        self._sign("=", "= after a key")
        self._skip(_BLANK)
        table, path = self._descend(table, path, keys[:-1], start)
        if keys[-1] in table:
            raise _Stop(start, f"the key {keys[-1]} once")
        self._put(table, keys[-1], (*path, keys[-1]), start)

    def _put(self, holder: Table | list[Any], key: str, path: Path, start: int) -> None:
        """Read a value into a table or array; one that holds others goes in before it is full."""
        if len(path) > MOST_DEPTH:
            raise _Stop(start, f"no more than {MOST_DEPTH} levels")
        sign = self.text[self.at : self.at + 1]
        value: Any = [] if sign == "[" else {} if sign == "{" else self._value()
        if isinstance(holder, list):
            holder.append(value)
        else:
            holder[key] = value
        if sign not in ("[", "{"):
            self.spans[path] = Span(start, self.at)
            return
        self.at += 1
        self.spans[path] = Span(start, len(self.text) + 1)
        if sign == "[":
            self._elements(value, path)
        else:
            self._pairs(value, path)
        self.spans[path] = Span(start, self.at)

    def _elements(self, array: list[Any], path: Path) -> None:
        """The elements of an array and its end."""
        self._skip(_SPACE)
        while not self.text.startswith("]", self.at):
            self._put(array, "", (*path, len(array)), self.at)
            self._skip(_SPACE)
            if self.text.startswith(",", self.at):
                self.at += 1
                self._skip(_SPACE)
            elif not self.text.startswith("]", self.at):
                raise _Stop(self.at, ", or ] after an element")
        self.at += 1

    def _pairs(self, table: Table, path: Path) -> None:
        """The pairs of a table in braces and its end."""
        self._skip(_BLANK)
        more = not self.text.startswith("}", self.at)
        while more:
            self._pair(table, path)
            self._skip(_BLANK)
            more = self.text.startswith(",", self.at)
            self.at += more
            self._skip(_BLANK)
        self._sign("}", ", or } after a pair")

    def _value(self) -> Any:
        """A value that holds no others."""
        plain = _PLAIN.match(self.text, self.at)
        match = plain or _STRING.match(self.text, self.at) or _SCALAR.match(self.text, self.at)
        token = match[0].rstrip(" \t") if match else ""
        try:
            value = token[1:-1] if plain else tomllib.loads(f"v = {token}")["v"]
        except ValueError:
            expected = "a text with its closing quote" if token[:1] in ("'", '"') else "a value"
            raise _Stop(self.at, expected) from None
        self.at += len(token)
        return value
