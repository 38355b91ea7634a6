"""What a call is worth: how likely it holds, and what the tricks that a hand can expect would pay then."""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple

from triumvir.auction.rules import Contract
from triumvir.bots.tricks.appraisal import GRAIN, Appraisal
from triumvir.bots.tricks.sight import own_points
from triumvir.seats import Seat, following
from triumvir.tricks.rules import TrickRules

SPREAD = 1.0
"""How far the tricks taken lie from those expected, as a standard deviation."""
HOLDS = (0.36, 0.165)
"""The calls above which one other seat does not go, in parts of all tricks: mean and deviation."""

Curve = tuple[float, ...]
"""The points that a call pays by the tricks expected, in `GRAIN` steps."""


class Prospect(NamedTuple):
    """A call that could be made: how likely its seat declares, and what it pays."""

    call: int
    declares: float
    curve: Curve

    def value(self, worth: Appraisal) -> float:
        """The points that a hand can expect of it."""
        declaring, other = (min(tricks, len(self.curve) - 1) for tricks in (worth.best, worth.other))
        return self.declares * self.curve[declaring] + (1 - self.declares) * self.curve[other]


class Calling:
    """The calls of deals with the same opener. What was worked out is kept."""

    def __init__(self, rules: TrickRules, opener: Seat) -> None:
        self._rules, self._opener = rules, opener
        self._curves: dict[tuple[int, ...], Curve] = {}
        self._prospects: dict[tuple[int, ...], list[Prospect]] = {}
        self._best: dict[tuple[tuple[int, ...], int, int], int] = {}

    def prospects(self, calls: tuple[int, ...]) -> list[Prospect]:
        """What may be called after `calls`."""
        if calls not in self._prospects:
            seat = following(self._opener, self._rules.seats, len(calls))
            legal = self._rules.auction.legal(self._opener, calls, forced=False)
            self._prospects[calls] = [self._prospect((*calls, call), seat) for call in legal]
        return self._prospects[calls]

    def best(self, calls: tuple[int, ...], worth: Appraisal) -> int:
        """The call after `calls` that promises the most points; of equals the lowest."""
        key = calls, worth.best, worth.other
        if key not in self._best:
            self._best[key] = max(self.prospects(calls), key=lambda prospect: prospect.value(worth)).call
        return self._best[key]

    def closed(self, calls: tuple[int, ...]) -> tuple[Contract, int]:
        """The contract if all later calls are declining ones, and how many seats are to speak still."""
        auction, later = self._rules.auction, 0
        while (contract := auction.result(self._opener, calls)) is None:
            calls = (*calls, auction.legal(self._opener, calls, forced=False)[0])
            later += 1
        return contract, min(later, self._rules.seats - 1)

    def finish(self, calls: tuple[int, ...], worths: Sequence[Appraisal]) -> Contract:
        """The contract when every seat goes on by `best`, each by its own hand."""
        rules = self._rules
        while (contract := rules.auction.result(self._opener, calls)) is None:
            worth = worths[following(self._opener, rules.seats, len(calls))]
            calls = (*calls, self.best(calls, worth))
        return contract

    def _prospect(self, calls: tuple[int, ...], seat: Seat) -> Prospect:
        """What the last of the calls, made by `seat`, promises."""
        rules, (contract, later) = self._rules, self.closed(calls)
        tricks = rules.plan.hand_size
        if contract.thrown_in:
            return Prospect(calls[-1], 0.0, (0.0,))
        points = own_points(rules, contract, tricks)[seat]
        if points not in self._curves:
            self._curves[points] = _curve(points)
        mean, deviation = HOLDS
        holds = _below((contract.stake - mean * tricks) / (deviation * tricks)) ** later
        return Prospect(calls[-1], holds if contract.declarer == seat else 0.0, self._curves[points])


@lru_cache(maxsize=64)
def calling(rules: TrickRules, opener: Seat) -> Calling:
    """The calls under some rules, kept."""
    return Calling(rules, opener)


def _curve(points: tuple[int, ...]) -> Curve:
    """The mean of points by tricks, for every number of tricks expected."""
    tricks = len(points) - 1
    return tuple(
        sum(share * point for share, point in zip(_likely(expected, tricks), points, strict=True))
        for expected in range(GRAIN * tricks + 1)
    )


def _likely(expected: int, tricks: int) -> list[float]:
    """How likely each number of tricks is."""
    edges = [_below((mine - 0.5 - expected / GRAIN) / SPREAD) for mine in range(1, tricks + 1)]
    return [high - low for low, high in zip([0.0, *edges], [*edges, 1.0], strict=True)]


def _below(deviations: float) -> float:
    """The normal distribution."""
    return (1 + erf(deviations / sqrt(2))) / 2
