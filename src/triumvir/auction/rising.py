"""Rising: every call is above all earlier ones (rules 0.1; 7.1 `single_round`, `ascending`)."""

from dataclasses import dataclass
from typing import Literal

from triumvir.auction.rules import PASS, Contract, own_highest
from triumvir.auction.text import format_bid, parse_bid
from triumvir.seats import Seat, following


@dataclass(frozen=True, slots=True)
class Rising:
    """Seats speak in order; a call is above every earlier one, or `decline`, which does not bind.

    The top level closes at once; else the auction closes when, after a rising call, all other seats declined
    in a row, when everybody declined from the start, or when `rounds` are over (none: no limit). `decline` is
    `PASS`, or a number below all levels to which a declining seat is held. With `all_pass` "redeal" a blank
    round throws the deal in, with "opener" the opener declares at the lowest level, with "contracts"
    everybody is held to `decline` and the "earliest" or "latest" speaker (`ties`) declares. An auction
    that only fixes a stake `declares` nobody (rules 2.6).

    >>> rules = Rising(3, (1, 2, 3))
    >>> rules.legal(Seat(0), (1, 0), forced=False)
    (0, 2, 3)
    >>> rules.result(Seat(0), (1, 2, 0, 0))
    Contract(declarer=1, stake=2, calls=(1, 2, 0), thrown_in=False)
    """

    seats: int
    levels: tuple[int, ...]
    decline: int = PASS
    rounds: int | None = None
    opener_must_bid: bool = False
    all_pass: Literal["redeal", "opener", "contracts"] = "redeal"
    ties: Literal["earliest", "latest"] = "earliest"
    declares: bool = True

    @property
    def every(self) -> tuple[int, ...]:
        """The declining call, then the levels."""
        return (self.decline, *self.levels)

    @property
    def top_stake(self) -> int:
        """The highest call."""
        return max(self.every)

    def to_act(self, opener: Seat, calls: tuple[int, ...]) -> Seat | None:
        """The seat to speak; none when the auction is closed."""
        return None if self._closed(calls) else following(opener, self.seats, len(calls))

    def legal(self, opener: Seat, calls: tuple[int, ...], forced: bool) -> tuple[int, ...]:
        """The declining call, then the levels above every earlier call."""
        if self._closed(calls):
            return ()
        if forced:
            return self.levels[-1:]
        highest = max(calls, default=PASS)
        rising = tuple(level for level in self.levels if level > highest)
        return rising if self.opener_must_bid and not calls else (self.decline, *rising)

    def result(self, opener: Seat, calls: tuple[int, ...]) -> Contract | None:
        """The highest call's seat declares at that stake; a blank round goes by `all_pass`."""
        if not self._closed(calls):
            return None
        own = own_highest(self.seats, opener, calls, self.decline)
        stake = max(calls)
        if stake == self.decline and self.all_pass == "redeal":
            return Contract(None, 0, own, thrown_in=True)
        turn = calls.index(stake)
        if stake == self.decline:
            turn = 0 if self.all_pass == "opener" or self.ties == "earliest" else -1
            stake = self.levels[0] if self.all_pass == "opener" else stake
        return Contract(following(opener, self.seats, turn) if self.declares else None, stake, own)

    def word(self, call: int) -> str:
        """The text of a call."""
        return format_bid(call)

    def read(self, text: str) -> int:
        """The call that `text` says. Error: call/unknown."""
        return parse_bid(text)

    def _closed(self, calls: tuple[int, ...]) -> bool:
        if not calls:
            return False
        if calls[-1] == self.levels[-1] or (
            self.rounds is not None and len(calls) >= self.seats * self.rounds
        ):
            return True
        highest = max(calls)
        if highest == self.decline:
            return len(calls) == self.seats
        return len(calls) - calls.index(highest) == self.seats
