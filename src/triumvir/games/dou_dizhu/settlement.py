"""What a deal of Dou Dizhu pays (rules 3.E, 4.11, 7.1)."""

from dataclasses import dataclass

from triumvir.climbing.over import Result
from triumvir.games.shared import pay


@dataclass(frozen=True, slots=True)
class Settlement:
    """The stake, doubled by bombs and rockets as `doubling` says, times `spring` when a side never played.

    `blanks_double`: thrown-in deals just before double it too.
    """

    doubling: str
    spring: int
    blanks_double: bool

    def __call__(self, result: Result) -> tuple[int, ...]:
        """The points of each seat."""
        stake = result.contract.stake << self._doublings(result)
        if self.blanks_double:
            stake <<= result.blanks
        return pay(result.won, stake * self.spring if is_spring(result) else stake)

    def _doublings(self, result: Result) -> int:
        if self.doubling == "none":
            return 0
        if self.doubling == "winners":
            return sum(bombs for bombs, wins in zip(result.bombs, result.won, strict=True) if wins)
        bombs = sum(result.bombs)
        return min(bombs, 1) if self.doubling == "once" else bombs


def is_spring(result: Result) -> bool:
    """Whether the losing side made no play, the landlord's compulsory opening play not counted (rules
    7.1).
    """
    seats = enumerate(zip(result.plays, result.won, strict=True))
    return not any(count - (seat == result.contract.declarer) for seat, (count, wins) in seats if not wins)
