"""Wire: a view on its way to a process that thinks, and nothing else. Short to write, quick to read.

Pickling a view would word each legal action and carry every option of the rules each time. Between two
processes of one server the values of an action and of the options do.
"""

import marshal
from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import cache, lru_cache
from importlib import import_module
from operator import attrgetter
from typing import Any

from triumvir.cards.cardset import CardSet
from triumvir.games.options import RuleSet, Value
from triumvir.games.registry import find
from triumvir.seats import Outcome
from triumvir.views.view import Choice, Combination, Laid, Said, Standing, Taken, View

ACT, ADVISE = "act", "advise"
"""What is wanted: that a bot acts, or that it is told what can be done."""
Seed = tuple[str | int, ...]
"""The names of a stream of chance, the seed first."""
_Way = tuple[Callable[[Any], Any], Callable[[Any], Any]]
"""How a field is written and read."""


def pack(what: str, bot: str, view: View, seed: Seed) -> bytes:
    """What a thought needs: what is wanted of it, the name of the bot, what the seat sees, and the seed."""
    values = [*_values(view)]
    for at, (write, _) in _WAYS.items():
        values[at] = write(values[at])
    return marshal.dumps((what, bot, values, seed))


def unpack(text: bytes) -> tuple[str, str, View, Seed]:
    """What `pack` packed; legal actions have no text."""
    what, bot, values, seed = marshal.loads(text)  # noqa: S302 - from the server itself, over a pipe
    for at, (_, read) in _WAYS.items():
        values[at] = read(values[at])
    return what, bot, View(**dict(zip(_NAMES, values, strict=True))), seed


@lru_cache(maxsize=64)
def _chosen(game: str, values: tuple[Value, ...]) -> RuleSet:
    return RuleSet(game, find(game).options, values)


def _row_of(kind: Callable[..., Any]) -> Callable[[Any], Any]:
    """How a value of a class gives its fields."""
    names: tuple[str, ...] = getattr(kind, "__match_args__")  # noqa: B009 - not every class says them
    getter = attrgetter(*names)
    return getter if len(names) > 1 else lambda value: (getter(value),)


@cache
def _kind(module: str, name: str) -> Callable[..., Any]:
    kind: Callable[..., Any] = getattr(import_module(module), name)
    return kind


def _write_legal(legal: tuple[Choice, ...]) -> tuple[Any, ...]:
    """The class of the actions by its name, and the fields of each: at one moment all have one class."""
    if not legal:
        return ()
    first: object = legal[0].action
    kind = type(first)
    row = _row_of(kind)
    return kind.__module__, kind.__qualname__, [row(choice.action) for choice in legal]


def _read_legal(told: tuple[Any, ...]) -> tuple[Choice, ...]:
    if not told:
        return ()
    module, name, rows = told
    kind = _kind(module, name)
    return tuple([Choice("", kind(*row)) for row in rows])


def _write_laid(moves: Iterable[Laid]) -> list[tuple[int, str, int]]:
    return [(move.seat, move.text, move.cards.mask) for move in moves]


def _read_laid(rows: Iterable[tuple[Any, str, int]]) -> tuple[Laid, ...]:
    return tuple([Laid(seat, text, CardSet(mask)) for seat, text, mask in rows])


def _whole(kind: Callable[..., Any]) -> _Way:
    """A value with fields that are plain."""
    return _row_of(kind), lambda row: kind(*row)


def _each(kind: Callable[..., Any]) -> _Way:
    """Several such values."""
    row = _row_of(kind)
    return (lambda values: [row(value) for value in values]), (
        lambda rows: tuple([kind(*each) for each in rows])
    )


def _maybe(way: _Way) -> _Way:
    """What may be none."""
    write, read = way
    return (lambda value: None if value is None else write(value)), (
        lambda told: None if told is None else read(told)
    )


_NAMES = [field.name for field in fields(View)]
_values = attrgetter(*_NAMES)
_LAID: _Way = _write_laid, _read_laid
_RULES: _Way = attrgetter("game", "values"), lambda told: _chosen(*told)
_CARDS: _Way = attrgetter("mask"), CardSet
_WAYS: dict[int, _Way] = {
    _NAMES.index(name): way
    for name, way in {
        "chosen": _maybe(_RULES),
        "match": _maybe(_whole(Standing)),
        "hand": _CARDS,
        "calls": _each(Said),
        "table": _LAID,
        "to_beat": _maybe(_whole(Combination)),
        "cleared": _maybe(_LAID),
        "taken": _each(Taken),
        "outcome": _maybe(_whole(Outcome)),
        "legal": (_write_legal, _read_legal),
    }.items()
}
"""The fields that are not plain numbers and texts, by their places."""
