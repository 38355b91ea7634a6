"""Pace: how many steps of a kind fit into what is left of the time."""

from triumvir.bots.budget import Watch

SPARE = 0.002
"""Seconds to keep for what comes after the last step."""


class Pace:
    """Learns from the steps taken how long one may take. The first is taken alone, to see.

    >>> Pace(Watch()).steps(10)
    10
    """

    def __init__(self, watch: Watch) -> None:
        """At the pace of a stopwatch; without a limit the clock is not asked."""
        self._watch = watch
        self._slowest = 0.0
        self._begun: tuple[float, int] | None = None

    def steps(self, most: int) -> int:
        """How many steps to take now, `most` at most; 0 when the time is up. Those of the last answer were
        taken since.
        """
        left = self._watch.left
        if left is None:
            return most
        number = 1
        if self._begun:
            before, taken = self._begun
            self._slowest = max(self._slowest, (before - left) / taken, 1e-6)
            number = min(most, int((left - SPARE) / (2 * self._slowest)))
        if left < SPARE or number < 1:
            return 0
        self._begun = left, number
        return number
