"""What an auction is: the protocol that every kind of auction satisfies, and the contract it ends in.

A call is an int: `PASS`, or a level. In an auction of calling and robbing (rules 7.1, `call_rob`) `CALL` and
`ROB` are the levels.
"""

from dataclasses import dataclass
from typing import Protocol

from triumvir.seats import Seat

PASS = 0
CALL = 1
ROB = 2


@dataclass(frozen=True, slots=True)
class Contract:
    """What a closed auction decided.

    `declarer` is none where the auction only fixes a stake, and where the deal was thrown in. `calls` holds
    each seat's own highest call (0: none), by seat.
    """

    declarer: Seat | None
    stake: int
    calls: tuple[int, ...]
    thrown_in: bool = False


class AuctionRules(Protocol):
    """One kind of auction. Every answer depends on the rules and the calls alone, never on cards; and of the
    calls only how many there were counts, with the highest and the last one of each seat (`nodes`).

    `calls` are the calls so far, in turn from the opener on; they must have been legal.
    """

    @property
    def seats(self) -> int:
        """How many seats speak."""
        ...

    @property
    def every(self) -> tuple[int, ...]:
        """Every call that can ever be legal, the declining one first, then rising."""
        ...

    @property
    def top_stake(self) -> int:
        """No contract has a higher stake."""
        ...

    def to_act(self, opener: Seat, calls: tuple[int, ...]) -> Seat | None:
        """The seat to speak; none when the auction is closed."""
        ...

    def legal(self, opener: Seat, calls: tuple[int, ...], forced: bool) -> tuple[int, ...]:
        """The legal calls, the declining one first, then rising; none when the auction is closed.

        `forced`: the seat to speak holds a hand that must make the top call (rules 7.1,
        `strong_hand_must_bid3`).
        """
        ...

    def result(self, opener: Seat, calls: tuple[int, ...]) -> Contract | None:
        """The contract; none while the auction is open."""
        ...

    def __hash__(self) -> int: ...

    def word(self, call: int) -> str:
        """The text of a call."""
        ...

    def read(self, text: str) -> int:
        """The call that `text` says, legal now or not. Error: call/unknown."""
        ...


def own_highest(seats: int, opener: Seat, calls: tuple[int, ...], silent: int = PASS) -> tuple[int, ...]:
    """Each seat's highest call, by seat; `silent` for one that said nothing higher.

    >>> own_highest(3, Seat(1), (1, 0, 2, 3))
    (2, 3, 0)
    """
    highest = [silent] * seats
    for turn, call in enumerate(calls):
        seat = (opener + turn) % seats
        highest[seat] = max(highest[seat], call)
    return tuple(highest)
