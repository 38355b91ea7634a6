"""Seats around a table and the outcome of a deal: the words that every room shares (rules 0)."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NewType

from triumvir.errors import Code, ParseError

Seat = NewType("Seat", int)
"""0..n-1 in the order of play; seat i is followed by seat (i+1) mod n."""


def following(seat: int, seats: int, steps: int = 1) -> Seat:
    """The seat `steps` places after `seat` at a table of `seats`.

    >>> following(2, 3), following(0, 4, 2)
    (0, 2)
    """
    return Seat((seat + steps) % seats)


def order_from(seat: int, seats: int) -> tuple[Seat, ...]:
    """All seats in the order of play, `seat` first.

    >>> order_from(1, 3)
    (1, 2, 0)
    """
    return tuple(following(seat, seats, steps) for steps in range(seats))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ended: points won by each seat, and who emptied his hand first (climbing games).

    A deal that was thrown in pays nothing and is dealt again by the same dealer.
    """

    points: tuple[int, ...]
    first_out: Seat | None = None
    thrown_in: bool = False


_NUMBER = re.compile("0|[1-9][0-9]{0,5}")


def parse_seat(text: str, seats: int) -> Seat:
    """The seat that `text` names. Error: seat/unknown."""
    if text not in map(str, range(seats)):
        raise ParseError(Code.SEAT_UNKNOWN, got=text, expected=f"a seat from 0 to {seats - 1}")
    return Seat(int(text))


def format_by_seat(numbers: Iterable[int]) -> str:
    """One number a seat as text.

    >>> format_by_seat((3, 0, 12)), parse_by_seat("3/0/12", 3)
    ('3/0/12', (3, 0, 12))
    """
    return "/".join(map(str, numbers))


def parse_by_seat(text: str, seats: int) -> tuple[int, ...]:
    """One number a seat, of six digits at most. Error: position/field."""
    words = text.split("/")
    if len(words) != seats or not all(map(_NUMBER.fullmatch, words)):
        raise ParseError(Code.POSITION_FIELD, got=text, expected=f"{seats} numbers with / between them")
    return tuple(map(int, words))
