"""Times: how long a bot thought, as counts in narrow classes, so that boards add up."""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

CLASSES = 40
"""Classes in each power of ten of microseconds: neighbours differ by 6 percent."""


@dataclass(slots=True)
class Times:
    """Microseconds of single acts: their sum, and how many fell into each class.

    >>> times = Times()
    >>> for took in (1_000, 1_000, 4_000):
    ...     times.add(took)
    >>> times.acts, times.mean, times.quantile(0.5), round(times.quantile(0.99), -2)
    (3, 2000.0, 1000.0, 4000.0)
    """

    total: int = 0
    classes: Counter[int] = field(default_factory=Counter[int])

    def add(self, took: int) -> None:
        """One act more."""
        self.total += took
        self.classes[round(CLASSES * math.log10(max(took, 1)))] += 1

    def merge(self, other: "Times") -> None:
        """All the acts of `other` more."""
        self.total += other.total
        self.classes.update(other.classes)

    @property
    def acts(self) -> int:
        """How many there were."""
        return self.classes.total()

    @property
    def mean(self) -> float:
        """Microseconds an act; 0 where there was none."""
        return self.total / max(self.acts, 1)

    def quantile(self, share: float) -> float:
        """The microseconds that `share` of the acts did not exceed, to 3 percent; 0 where there was none."""
        seen = 0
        for place in sorted(self.classes):
            seen += self.classes[place]
            if seen >= share * self.acts:
                return 10 ** (place / CLASSES)
        return 0.0

    def plain(self) -> dict[str, object]:
        """What JSON writes."""
        return {"us": self.total, "acts": {str(place): self.classes[place] for place in sorted(self.classes)}}

    @staticmethod
    def parse(plain: dict[str, Any]) -> "Times":
        """The way back. ValueError, TypeError, KeyError, AttributeError: it is no times."""
        classes = {int(place): int(count) for place, count in plain["acts"].items()}
        return Times(int(plain["us"]), Counter(classes))
