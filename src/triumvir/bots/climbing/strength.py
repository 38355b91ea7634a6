"""How strong a hand is at a glance, and what one calls on it."""

from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache

from triumvir.bots.climbing.plan import plan_of, worth_of
from triumvir.cards.rng import Rng
from triumvir.climbing.rules import ClimbingRules

SAMPLE = 400
GOOD, GREAT = 650, 800
"""From where on one calls, and calls as high as one can."""


def strength_of(play: ClimbingRules, hand: int) -> int:
    """How many in a thousand hands as dealt are weaker than these counts."""
    known = _scale(play)
    return 1000 * bisect(known, _value(play, hand)) // len(known)


def glance(strength: int, legal: Sequence[int]) -> int:
    """What one calls on a hand of such strength, of the legal calls: the declining one first, then rising."""
    if strength >= GREAT:
        return legal[-1]
    return legal[min(1, len(legal) - 1)] if strength >= GOOD else legal[0]


def _value(play: ClimbingRules, hand: int) -> int:
    """What the plan of a hand is worth, in thousandths of a turn."""
    return worth_of(play, plan_of(play, hand))


@lru_cache(maxsize=32)
def _scale(play: ClimbingRules) -> tuple[int, ...]:
    """The values of random hands, rising."""
    rng = Rng.stream("strength", SAMPLE)
    size = (len(play.deck) - play.plan.kitty) // play.seats
    hands = (rng.shuffled(play.deck.cards)[:size] for _ in range(SAMPLE))
    return tuple(sorted(_value(play, play.counts(hand)) for hand in hands))
