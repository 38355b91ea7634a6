"""Seats around a table and the outcome of a deal: the words that every room shares (rules 0)."""

from dataclasses import dataclass
from typing import NewType

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
