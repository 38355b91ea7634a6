"""Gap: how much more one action brings than another, and how sure that is."""

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Gap:
    """The mean of the difference in points a deal, over `worlds` in which both were tried, and its standard
    error.
    """

    mean: float
    error: float
    worlds: int


class Pairs:
    """Two actions in the same worlds."""

    def __init__(self) -> None:
        """None so far."""
        self._seen: list[tuple[float, float]] = []

    def add(self, more: float, weight: float = 1.0) -> None:
        """One more world, as likely as its weight says: how much more the one brought than the other."""
        self._seen.append((more, weight))

    def gap(self) -> Gap | None:
        """The difference; none where there were not two worlds.

        >>> pairs = Pairs()
        >>> for more in (1.0, 3.0, 1.0, 3.0):
        ...     pairs.add(more)
        >>> pairs.gap()
        Gap(mean=2.0, error=0.577..., worlds=4)
        """
        number, total = len(self._seen), sum(weight for _, weight in self._seen)
        if number < 2 or total <= 0:
            return None
        mean = sum(more * weight for more, weight in self._seen) / total
        spread = sum((weight * (more - mean)) ** 2 for more, weight in self._seen)
        return Gap(mean, math.sqrt(spread * number / (number - 1)) / total, number)
