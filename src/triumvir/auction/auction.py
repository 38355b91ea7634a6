"""Auction: the calls of one deal as a frozen value."""

from dataclasses import dataclass, replace
from functools import lru_cache

from triumvir.auction.rules import AuctionRules, Contract
from triumvir.errors import Code, IllegalActionError
from triumvir.seats import Seat


@dataclass(frozen=True, slots=True)
class Call:
    """The action of saying something in an auction: a level, or PASS."""

    level: int


@dataclass(frozen=True, slots=True)
class Auction:
    """The calls so far, in turn from the opener on. `strong` seats must make the top call (rules 7.1).

    >>> from triumvir.auction.rising import Rising
    >>> auction = Auction(Rising(3, (1, 2, 3)), Seat(2)).apply(1).apply(3)
    >>> auction.calls, auction.to_act, auction.result
    ((1, 3), None, Contract(declarer=0, stake=3, calls=(3, 0, 1), thrown_in=False))
    """

    rules: AuctionRules
    opener: Seat
    calls: tuple[int, ...] = ()
    strong: frozenset[Seat] = frozenset()

    @property
    def to_act(self) -> Seat | None:
        """The seat to speak; none when the auction is closed."""
        return self.rules.to_act(self.opener, self.calls)

    @property
    def legal(self) -> tuple[int, ...]:
        """The legal calls, the declining one first, then rising; none when the auction is closed."""
        return self.rules.legal(self.opener, self.calls, self.to_act in self.strong)

    @property
    def result(self) -> Contract | None:
        """The contract; none while the auction is open."""
        return self.rules.result(self.opener, self.calls)

    def apply(self, call: int) -> "Auction":
        """The auction after `call`. Error: call/illegal."""
        legal = self.legal
        if call not in legal:
            expected = ", ".join(map(self.rules.word, legal)) or "no call, the auction is closed"
            raise IllegalActionError(Code.CALL_ILLEGAL, got=self.rules.word(call), expected=expected)
        return replace(self, calls=(*self.calls, call))


@lru_cache(maxsize=4096)
def spoken(rules: AuctionRules, opener: Seat, calls: tuple[int, ...]) -> tuple[tuple[Seat, int, str], ...]:
    """Every call with the seat that made it and its text, in turn; the calls must have been legal.

    >>> from triumvir.auction.call_rob import CallRob
    >>> spoken(CallRob(3), Seat(1), (0, 1, 2, 0))
    ((1, 0, 'pass'), (2, 1, 'call'), (0, 2, 'rob'), (2, 0, 'pass'))
    """
    seats = (rules.to_act(opener, calls[:turn]) for turn in range(len(calls)))
    return tuple(
        (seat, call, rules.word(call)) for seat, call in zip(seats, calls, strict=True) if seat is not None
    )
