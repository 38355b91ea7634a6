"""CallRob: one seat calls the lordship, the seats behind it may rob it (rules 7.1, `call_rob`)."""

from dataclasses import dataclass
from typing import Literal

from triumvir.auction.rules import CALL, PASS, ROB, Contract, own_highest
from triumvir.auction.text import format_rob, parse_rob
from triumvir.seats import Seat, following


@dataclass(frozen=True, slots=True)
class CallRob:
    """Seats say call or pass until one calls; those behind it may rob; if one did, the caller speaks again.

    Every rob doubles the stake. A seat that passed before the call is out. When nobody calls, the deal is
    thrown in ("redeal") or the opener declares at stake 1 ("opener").

    >>> rules = CallRob(3)
    >>> rules.legal(Seat(0), (CALL, ROB, PASS), forced=False), rules.to_act(Seat(0), (CALL, ROB, PASS))
    ((0, 2), 0)
    >>> rules.result(Seat(0), (CALL, ROB, PASS, ROB))
    Contract(declarer=0, stake=4, calls=(2, 2, 0), thrown_in=False)
    """

    seats: int
    all_pass: Literal["redeal", "opener"] = "redeal"

    @property
    def every(self) -> tuple[int, ...]:
        """Pass, call, rob."""
        return (PASS, CALL, ROB)

    @property
    def top_stake(self) -> int:
        """Every seat robs."""
        return 1 << self.seats

    def to_act(self, opener: Seat, calls: tuple[int, ...]) -> Seat | None:
        """The next seat of the round, or the caller for the last word; none when the auction is closed."""
        spoken = len(calls)
        if spoken < self.seats:
            return following(opener, self.seats, spoken)
        if spoken == self.seats and ROB in calls:
            return following(opener, self.seats, calls.index(CALL))
        return None

    def legal(self, opener: Seat, calls: tuple[int, ...], forced: bool) -> tuple[int, ...]:
        """Pass or call before the call, where a forced seat must call; pass or rob after it."""
        if self.to_act(opener, calls) is None:
            return ()
        if CALL in calls:
            return (PASS, ROB)
        return (CALL,) if forced else (PASS, CALL)

    def result(self, opener: Seat, calls: tuple[int, ...]) -> Contract | None:
        """The last seat to call or rob declares; the stake is doubled by each rob."""
        if self.to_act(opener, calls) is not None:
            return None
        if CALL not in calls:
            own = own_highest(self.seats, opener, calls)
            if self.all_pass == "opener":
                return Contract(opener, 1, own)
            return Contract(None, 0, own, thrown_in=True)
        turns = list(calls[: self.seats])
        holder = max(turn for turn, call in enumerate(turns) if call)
        if len(calls) > self.seats and calls[-1] == ROB:
            holder = turns.index(CALL)
            turns[holder] = ROB
        own = own_highest(self.seats, opener, tuple(turns))
        return Contract(following(opener, self.seats, holder), 2 ** calls.count(ROB), own)

    def word(self, call: int) -> str:
        """The text of a call."""
        return format_rob(call)

    def read(self, text: str) -> int:
        """The call that `text` says. Error: call/unknown."""
        return parse_rob(text)
