"""Pace: how many steps of a kind fit into what is left of the time."""

from triumvir.bots.budget import Watch

SPARE = 0.002
"""Seconds to keep for what comes after the last step."""


class Pace:
    """Learns from the steps taken how long one may take. The first is taken alone, to see.

    A step is begun where `caution` times the slowest so far fits in.

    >>> Pace(Watch()).steps(10)
    10
    """

    def __init__(self, watch: Watch, caution: float = 2.0) -> None:
        """At the pace of a stopwatch; without a limit the clock is not asked."""
        self._watch = watch
        self._caution = caution
        self._slowest = 0.0
        self._begun: tuple[float, int] | None = None

    @property
    def left(self) -> float | None:
        """Seconds left for steps, not below 0; none without a limit."""
        left = self._watch.left
        return None if left is None else max(left - SPARE, 0.0)

    def parts(self) -> "Pace":
        """The pace of the parts of one step, which may be given up between two of them."""
        return Pace(self._watch, 1.0)

    def steps(self, most: int) -> int:
        """How many steps to take now, `most` at most; 0 when the time is up. Those of the last answer were
        taken since.
        """
        left = self.left
        if left is None:
            return most
        number = 1
        if self._begun:
            before, taken = self._begun
            self._slowest = max(self._slowest, (before - left) / taken, 1e-6)
            number = min(most, int(left / (self._caution * self._slowest)))
        if not left or number < 1:
            return 0
        self._begun = left, number
        return number
