"""JSON: views, deals looked back at, positions and records as plain objects, strict both ways.

The object of a value has `triumvir` (the version), `kind`, and the fields of the value by name. Cards are
texts, sets of cards one text, legal actions their texts, options an object; seats and numbers are numbers.
Reading checks the form of a value, not that a game could have come to it; positions are checked whole.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import cache
from types import NoneType, UnionType
from typing import Any, NamedTuple, NoReturn, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.text import format_card, parse_card
from triumvir.errors import Code, ParseError, TriumvirError
from triumvir.games.options import RuleSet, Value
from triumvir.games.registry import find
from triumvir.record.position import Position, parse_position
from triumvir.record.record import Record
from triumvir.seats import Seat
from triumvir.views.after import AfterDeal
from triumvir.views.view import Choice, View

T = TypeVar("T")
Thing = View | AfterDeal | Position | Record
"""What goes through JSON."""
KINDS: dict[str, type[Thing]] = {
    "view": View,
    "after_deal": AfterDeal,
    "position": Position,
    "record": Record,
}
VERSION = 1


class Leaf(NamedTuple):
    """How a value without fields is written and read; reading says what it expected where it fails."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]
    expected: str


def dumps(value: Thing) -> str:
    """The JSON text of a value, on one line."""
    return json.dumps(to_plain(value), ensure_ascii=False, separators=(",", ":"))


def loads(text: str | bytes) -> Thing:
    """The value that a JSON text stands for. Errors: json/text, and those of `from_plain`."""
    try:
        plain: object = json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except (ValueError, RecursionError) as fault:
        shown = text[:60] if isinstance(text, str) else repr(text[:60])
        raise ParseError(Code.JSON_TEXT, got=shown, expected=f"JSON ({fault})") from None
    return from_plain(plain)


def to_plain(value: Thing) -> dict[str, Any]:
    """A value as dicts, lists, texts and numbers."""
    (kind,) = (name for name, known in KINDS.items() if isinstance(value, known))
    written = {"position": str(value)} if isinstance(value, Position) else _write(type(value), value)
    return {"triumvir": VERSION, "kind": kind, **written}


def from_plain(plain: object) -> Thing:
    """The value that an object stands for. Errors: json/text, json/field, and those of what it holds."""
    given = _entries(plain) or {}
    kind = KINDS.get(str(given.get("kind")))
    if kind is None or given.get("triumvir") != VERSION:
        expected = f'an object with "triumvir": {VERSION} and "kind": {" | ".join(KINDS)}'
        raise ParseError(Code.JSON_TEXT, got=str(given)[:60], expected=expected)
    rest = {name: value for name, value in given.items() if name not in ("triumvir", "kind")}
    if kind is not Position:
        return cast("Thing", _read(kind, rest, str(given["kind"])))
    line = rest.pop("position", None)
    if rest or not isinstance(line, str):
        _refuse(", ".join(rest) or line, 'one field, "position", a line', "position")
    return parse_position(line)


def _entries(plain: object) -> dict[str, Any] | None:
    """An object's entries; none for what is no object."""
    return cast("dict[str, Any]", plain) if isinstance(plain, dict) else None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose names are all different."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name twice in one object")
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")


def _refuse(got: object, expected: str, where: str) -> NoReturn:
    raise ParseError(Code.JSON_FIELD, got=str(got)[:60], expected=expected, where=where)


@cache
def _fields(kind: type[Any]) -> dict[str, Any]:
    """The fields of a dataclass with their types."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _write(hint: Any, value: Any) -> Any:
    """A value of the type `hint` as plain data."""
    if leaf := LEAVES.get(hint):
        return leaf.write(value)
    if get_origin(hint) is tuple:
        return [_write(part, each) for part, each in zip(_parts(hint, len(value)), value, strict=True)]
    if get_origin(hint) in (Union, UnionType):
        return None if value is None else _write(_given(hint), value)
    return {name: _write(part, getattr(value, name)) for name, part in _fields(hint).items()}


def _read(hint: Any, plain: Any, where: str) -> Any:
    """A value of the type `hint` from plain data. Error: json/field."""
    if leaf := LEAVES.get(hint):
        try:
            return leaf.read(plain)
        except TriumvirError:
            raise
        except (ValueError, TypeError, AttributeError, KeyError):
            _refuse(plain, leaf.expected, where)
    if get_origin(hint) is tuple:
        return _read_tuple(hint, plain, where)
    if get_origin(hint) in (Union, UnionType):
        return None if plain is None else _read(_given(hint), plain, where)
    known = _fields(hint)
    told = _entries(plain)
    if told is None:
        _refuse(plain, f"an object with {', '.join(known)}", where)
    for name in (*known, *told):
        if name not in known:
            _refuse(name, f"one of {', '.join(known)}", where)
        if name not in told:
            _refuse("nothing", name, where)
    return hint(**{name: _read(part, told[name], f"{where}.{name}") for name, part in known.items()})


def _read_tuple(hint: Any, plain: Any, where: str) -> tuple[Any, ...]:
    """A tuple from an array. Error: json/field."""
    if not isinstance(plain, list):
        _refuse(plain, "an array", where)
    told = [*cast("Iterable[Any]", plain)]
    parts = _parts(hint, len(told))
    if len(parts) != len(told):
        _refuse(told, f"an array of {len(parts)}", where)
    return tuple(
        _read(part, each, f"{where}[{at}]") for at, (part, each) in enumerate(zip(parts, told, strict=True))
    )


def _parts(hint: Any, size: int) -> tuple[Any, ...]:
    """The types of the parts of a tuple, of `size` parts where it may have any number."""
    parts = get_args(hint)
    return parts[:1] * size if parts[-1] is Ellipsis else parts


def _given(hint: Any) -> Any:
    """The type of what may be none, when it is not."""
    return next(part for part in get_args(hint) if part is not NoneType)


def _exactly(kind: type[T]) -> Callable[[Any], T]:
    """A reader of values of one type, no child of it: true is no number."""

    def read(plain: Any) -> T:
        if type(plain) is not kind:
            raise TypeError(plain)
        return plain

    return read


def _write_rules(chosen: RuleSet) -> dict[str, Any]:
    """All values, not only those that differ: a reader need not know the defaults."""
    values = {option.name: value for option, value in zip(chosen.options, chosen.values, strict=True)}
    return {"game": chosen.game, "hash": chosen.hash, "options": values}


def _read_rules(plain: Any) -> RuleSet:
    """Every option once, with the hash that they have. Errors: game/unknown, option/unknown, option/value."""
    chosen = RuleSet.of(plain["game"], find(plain["game"]).options, plain["options"])
    if plain != _write_rules(chosen):
        raise ValueError(plain)
    return chosen


def _read_options(plain: Any) -> tuple[tuple[str, Value], ...]:
    """Values by name."""
    return tuple((name, _read_value(value)) for name, value in plain.items())


def _read_value(plain: Any) -> Value:
    """What an option can be set to."""
    if type(plain) not in (str, int, bool):
        raise TypeError(plain)
    return cast("Value", plain)


def _write_choice(choice: Choice) -> str:
    return choice.text


def _read_choice(plain: Any) -> Choice:
    """A legal action by its text alone."""
    return Choice(_exactly(str)(plain))


def _write_options(options: tuple[tuple[str, Value], ...]) -> dict[str, Value]:
    return dict(options)


LEAVES: dict[Any, Leaf] = {
    str: Leaf(str, _exactly(str), "a text"),
    int: Leaf(int, _exactly(int), "a whole number"),
    bool: Leaf(bool, _exactly(bool), "true or false"),
    Seat: Leaf(int, _exactly(int), "a seat"),
    Card: Leaf(format_card, parse_card, "a card"),
    CardSet: Leaf(str, CardSet.parse, "cards"),
    Choice: Leaf(_write_choice, _read_choice, "a text"),
    RuleSet: Leaf(_write_rules, _read_rules, "game, hash and options"),
    tuple[tuple[str, Value], ...]: Leaf(_write_options, _read_options, "an object of options"),
}
