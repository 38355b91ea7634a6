"""Readers of single values: each gives what it was asked for, or says what it expected."""

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar, cast

from triumvir.cards.card import Card
from triumvir.cards.text import parse_card
from triumvir.games.options import Value
from triumvir.record.note import WIDEST

T = TypeVar("T")
Read = Callable[[object], T]
UNKNOWN = "?"
"""A hand, or a card of the kitty, that a view record does not know."""


class WrongValue(Exception):  # noqa: N818 - the door turns it into a fault with its place at once
    """A value is not what it should be."""

    def __init__(self, expected: str) -> None:
        super().__init__(expected)
        self.expected = expected


def _no(expected: str) -> NoReturn:
    raise WrongValue(expected)


def told(value: object) -> str:
    """A value in a message, cut short.

    >>> told("x" * 100) == "x" * 60, told([1]), told(True)
    (True, 'an array', 'true')
    """
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "an array"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and not -WIDEST <= value < WIDEST:
        return "a number of more than 64 bits"
    return str(value)[:60]


def text(value: object) -> str:
    """A text."""
    return value if isinstance(value, str) else _no("a text")


def flag(value: object) -> bool:
    """True or false."""
    return value if isinstance(value, bool) else _no("true or false")


def whole(least: int, most: int) -> Read[int]:
    """A whole number within bounds."""

    def read_whole(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            _no(f"a whole number from {least} to {most}")
        return value

    return read_whole


points = whole(-WIDEST, WIDEST - 1)
"""What a seat may win or lose: any number of 64 bits."""


def seed(value: object) -> str:
    """A seed; a number is one too, as its text."""
    return value if isinstance(value, str) else str(points(value))


def option(value: object) -> Value:
    """What an option may be set to."""
    return value if isinstance(value, str | bool) else points(value)


def table(value: object) -> dict[str, Any]:
    """A table."""
    return cast("dict[str, Any]", value) if isinstance(value, dict) else _no("a table")


def array(value: object) -> list[object]:
    """An array."""
    return cast("list[object]", value) if isinstance(value, list) else _no("an array")


def each(read: Read[T], size: int, expected: str) -> Read[tuple[T, ...]]:
    """An array of so many values of one kind."""

    def read_each(value: object) -> tuple[T, ...]:
        try:
            found = tuple(map(read, array(value)))
        except WrongValue:
            _no(expected)
        return found if len(found) == size else _no(expected)

    return read_each


def seating(seats: int) -> Read[tuple[int, ...]]:
    """The players by seat; empty where each sits at the seat of his number."""
    expected = f"each player from 0 to {seats - 1} once"

    def read_seating(value: object) -> tuple[int, ...]:
        found = each(whole(0, seats - 1), seats, expected)(value)
        if len({*found}) != seats:
            _no(expected)
        return () if found == tuple(range(seats)) else found

    return read_seating


def kitty(value: object) -> tuple[Card | None, ...]:
    """The cards of the kitty in their order. Error: card/unknown."""
    return tuple(None if word == UNKNOWN else parse_card(word) for word in text(value).split())
