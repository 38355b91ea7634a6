"""Fixed: nobody speaks, the stake is given (rules 7.1, `none` and `stake_4p = fixed:n`)."""

from dataclasses import dataclass

from triumvir.auction.rules import PASS, Contract
from triumvir.auction.text import format_bid, parse_bid
from triumvir.seats import Seat


@dataclass(frozen=True, slots=True)
class Fixed:
    """No calls at all: closed from the start at `stake`, the opener declaring where there is a `declarer`.

    >>> Fixed(4, 2, declarer=False).result(Seat(3), ())
    Contract(declarer=None, stake=2, calls=(0, 0, 0, 0), thrown_in=False)
    """

    seats: int
    stake: int
    declarer: bool

    @property
    def every(self) -> tuple[int, ...]:
        """None."""
        return ()

    @property
    def top_stake(self) -> int:
        """The one that is given."""
        return self.stake

    def to_act(self, opener: Seat, calls: tuple[int, ...]) -> Seat | None:
        """Nobody."""
        return None

    def legal(self, opener: Seat, calls: tuple[int, ...], forced: bool) -> tuple[int, ...]:
        """Nothing."""
        return ()

    def result(self, opener: Seat, calls: tuple[int, ...]) -> Contract | None:
        """The given stake."""
        return Contract(opener if self.declarer else None, self.stake, (PASS,) * self.seats)

    def word(self, call: int) -> str:
        """The text of a call."""
        return format_bid(call)

    def read(self, text: str) -> int:
        """The call that `text` says. Error: call/unknown."""
        return parse_bid(text)
