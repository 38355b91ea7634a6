"""FreeOnce: one free number each, and everybody is held to his own (rules 5.A)."""

from dataclasses import dataclass
from typing import Literal

from triumvir.auction.rules import PASS, Contract, own_highest
from triumvir.auction.text import format_bid, parse_bid
from triumvir.seats import Seat, following


@dataclass(frozen=True, slots=True)
class FreeOnce:
    """Each seat names one of `levels`, whatever was said before, or passes where it `may_pass`.

    The highest call declares, of equal ones the "earliest" or "latest" (`ties`). If all pass, the deal is
    thrown in.

    >>> rules = FreeOnce(3, tuple(range(2, 11)), may_pass=False)
    >>> rules.result(Seat(1), (4, 4, 3))
    Contract(declarer=1, stake=4, calls=(3, 4, 4), thrown_in=False)
    """

    seats: int
    levels: tuple[int, ...]
    may_pass: bool = False
    ties: Literal["earliest", "latest"] = "earliest"

    @property
    def every(self) -> tuple[int, ...]:
        """Pass if that is allowed, then every level."""
        return (PASS, *self.levels) if self.may_pass else self.levels

    @property
    def top_stake(self) -> int:
        """The highest call."""
        return max(self.every)

    def to_act(self, opener: Seat, calls: tuple[int, ...]) -> Seat | None:
        """The seat to speak; none when all have spoken."""
        return following(opener, self.seats, len(calls)) if len(calls) < self.seats else None

    def legal(self, opener: Seat, calls: tuple[int, ...], forced: bool) -> tuple[int, ...]:
        """Pass if that is allowed, then every level."""
        if len(calls) >= self.seats:
            return ()
        if forced:
            return self.levels[-1:]
        return self.every

    def result(self, opener: Seat, calls: tuple[int, ...]) -> Contract | None:
        """The seat of the highest call declares; everybody keeps his own call."""
        if len(calls) < self.seats:
            return None
        own = own_highest(self.seats, opener, calls)
        stake = max(calls)
        if stake == PASS:
            return Contract(None, 0, own, thrown_in=True)
        turns = [turn for turn, call in enumerate(calls) if call == stake]
        turn = turns[0 if self.ties == "earliest" else -1]
        return Contract(following(opener, self.seats, turn), stake, own)

    def word(self, call: int) -> str:
        """The text of a call."""
        return format_bid(call)

    def read(self, text: str) -> int:
        """The call that `text` says. Error: call/unknown."""
        return parse_bid(text)
