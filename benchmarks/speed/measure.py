"""Rounds: every contender in turn, again and again, so that a busy moment of the machine meets them all."""

import os
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

Run = Callable[[int], float]


@dataclass
class Contender:
    """Somebody who deals and plays: `run(deals)` gives the seconds; a turn is `least` deals or more."""

    name: str
    what: str
    run: Run
    least: int = 20
    deals: int = 0
    rates: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Target:
    """`name` has to reach `factor` times the speed of `other`."""

    name: str
    other: str
    factor: float


@dataclass(frozen=True)
class Spread:
    """Least, median and greatest of several rounds."""

    low: float
    mid: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        """The spread of at least one value.

        >>> Spread.of([3.0, 1.0, 2.0])
        Spread(low=1.0, mid=2.0, high=3.0)
        """
        return cls(min(values), statistics.median(values), max(values))


Verdict = Literal["reached", "MISSED", "not measured"]


@dataclass(frozen=True)
class Result:
    """A target, the ratio in each round, and whether the median reaches it."""

    target: Target
    ratio: Spread | None

    @property
    def verdict(self) -> Verdict:
        """Judged by the median of the rounds."""
        if self.ratio is None:
            return "not measured"
        return "reached" if self.ratio.mid >= self.target.factor else "MISSED"


def one_core() -> int | None:
    """Stay on one core, children too; its number, or None where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def calibrate(contender: Contender, seconds: float) -> None:
    """Find how many deals take about so long."""
    contender.run(1)
    deals, spent = 1, contender.run(1)
    while spent < seconds / 5:
        deals = max(deals * 2, int(deals * seconds / 4 / max(spent, 1e-6)))
        spent = contender.run(deals)
    contender.deals = max(contender.least, round(deals * seconds / spent))


def measure(contenders: Sequence[Contender], rounds: int, tick: Callable[[], None]) -> None:
    """All rounds; the order turns by one place each time."""
    for number in range(rounds):
        for at in range(len(contenders)):
            contender = contenders[(number + at) % len(contenders)]
            contender.rates.append(contender.deals / contender.run(contender.deals))
            tick()


def judge(contenders: Sequence[Contender], targets: Sequence[Target]) -> list[Result]:
    """Each target against the ratios round by round."""
    rates = {contender.name: contender.rates for contender in contenders}
    results = []
    for target in targets:
        mine, other = rates.get(target.name), rates.get(target.other)
        ratios = [a / b for a, b in zip(mine, other, strict=True)] if mine and other else []
        results.append(Result(target, Spread.of(ratios) if ratios else None))
    return results
