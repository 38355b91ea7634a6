"""Points of a deal (rules 5.15-5.17)."""

from dataclasses import dataclass

from triumvir.auction.rules import Contract

KABBOUT = 10
"""All ten tricks: the top call."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """Everybody is measured against his own call: ten points a trick called, won or lost (rules 5.15).

    `shortfall` loses ten for each missing trick instead of the whole call; `overtricks` is what a trick above
    a made call is worth; a kabbout pays double, and costs `kabbout_fail` when missed (rules 5.16, 5.17, 7.1).

    >>> Settlement(shortfall=False, overtricks=0, kabbout_fail=100)(Contract(0, 10, (10, 3, 2)), (9, 0, 1))
    (-100, -30, -20)
    """

    shortfall: bool
    overtricks: int
    kabbout_fail: int

    def __call__(self, contract: Contract, taken: tuple[int, ...]) -> tuple[int, ...]:
        """The points of each seat for the tricks it took."""
        return tuple(self._points(call, tricks) for call, tricks in zip(contract.calls, taken, strict=True))

    def _points(self, call: int, tricks: int) -> int:
        if not call:  # a pass, which the option `bass = pass_zero` allows (rules 5.B)
            return 0
        if tricks >= call:
            return 20 * call if call == KABBOUT else 10 * call + self.overtricks * (tricks - call)
        if call == KABBOUT:
            return -self.kabbout_fail
        return -10 * (call - tricks) if self.shortfall else -10 * call
