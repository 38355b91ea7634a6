"""Estimate: a figure with its 95 % interval, boards being the independent unit."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import NormalDist

Z = NormalDist().inv_cdf(0.975)
Cluster = tuple[float, int]
"""What one board gives: a sum, and of how many seats."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure, and the ends of its interval: infinite where one board says nothing about the spread."""

    value: float
    low: float
    high: float
    boards: int


def mean(clusters: Iterable[Cluster]) -> Estimate | None:
    """All sums over all counts; none without a count.

    The interval is normal. A board is one observation, however many seats it gives: the variance is that of a
    ratio, boards / (boards - 1) * sum of (sum - mean * count)^2 / counts^2. On 2, 4 and 9, each of one seat,
    the mean is 5 and its standard error the root of 26 / 6.

    >>> [round(end, 3) for end in (lambda it: (it.value, it.low, it.high))(mean([(2, 1), (4, 1), (9, 1)]))]
    [5.0, 0.92, 9.08]
    """
    used = [cluster for cluster in clusters if cluster[1]]
    if not used:
        return None
    value, variance = _ratio(used)
    reach = Z * math.sqrt(variance) if len(used) > 1 else math.inf
    return Estimate(value, value - reach, value + reach, len(used))


def share(clusters: Iterable[Cluster]) -> Estimate | None:
    """The same for a share, sums being successes: Wilson's interval on an effective number of trials.

    That number is value * (1 - value) / variance, with the variance of `mean`, but no more than the counts;
    where boards do not differ at all it is the number of boards.
    """
    used = [cluster for cluster in clusters if cluster[1]]
    if not used:
        return None
    value, variance = _ratio(used)
    value = min(max(value, 0.0), 1.0)
    trials = float(len(used))
    if variance > 0:
        trials = min(value * (1 - value) / variance, float(sum(count for _, count in used)))
    low, high = wilson(value, trials)
    return Estimate(value, low, high, len(used))


def wilson(value: float, trials: float) -> tuple[float, float]:
    """Wilson's interval of a share of so many trials.

    >>> tuple(round(end, 3) for end in wilson(0.8, 10)), tuple(round(end, 3) for end in wilson(1, 10))
    ((0.49, 0.943), (0.722, 1.0))
    """
    if trials <= 0:
        return 0.0, 1.0
    weight = 1 + Z * Z / trials
    middle = (value + Z * Z / (2 * trials)) / weight
    reach = Z * math.sqrt(value * (1 - value) / trials + (Z / (2 * trials)) ** 2) / weight
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def _ratio(used: list[Cluster]) -> tuple[float, float]:
    """The mean, and its variance by boards; 0 for one board."""
    count = sum(each for _, each in used)
    value = math.fsum(total for total, _ in used) / count
    if len(used) == 1:
        return value, 0.0
    squares = math.fsum((total - value * each) ** 2 for total, each in used)
    variance = squares / count**2 * len(used) / (len(used) - 1)
    return value, variance if variance > 1e-18 else 0.0
