"""Who calls first, and when a match is over (rules 5.7, 5.18)."""

from collections.abc import Sequence
from dataclasses import dataclass

from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.games.opening import FirstWord
from triumvir.seats import Seat, following


@dataclass(frozen=True, slots=True)
class NextOpens:
    """The seat on the dealer's right calls first (rules 5.7)."""

    seats: int

    def __call__(self, rng: Rng, dealer: Seat, hands: Sequence[CardSet]) -> FirstWord:
        """Nothing is drawn for it."""
        return FirstWord(following(dealer, self.seats))


@dataclass(frozen=True, slots=True)
class HighestAtTarget:
    """Once somebody has `target` points or more, the highest total wins; while it is shared, play on (rules
    5.18).

    >>> HighestAtTarget(500)((510, 530, 0), deals=9), HighestAtTarget(500)((510, 510, 0), deals=9)
    ((1,), ())
    """

    target: int

    def __call__(self, totals: Sequence[int], deals: int) -> tuple[int, ...]:
        """The player who won; none while the match goes on."""
        top = max(totals)
        best = tuple(player for player, total in enumerate(totals) if total == top)
        return best if top >= self.target and len(best) == 1 else ()
