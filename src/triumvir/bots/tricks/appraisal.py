"""What a hand is worth before the play: tricks it can expect, and the points of a call."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import erf, sqrt

from triumvir.auction.rules import Contract
from triumvir.bots.tricks.kernel_worth import worths
from triumvir.bots.tricks.sight import own_points
from triumvir.cards.cardset import CardSet
from triumvir.seats import Seat, following
from triumvir.tricks.rules import TrickRules

GRAIN = 16
"""Steps of a trick in which expectations are told apart."""
SPREAD = 1.0
"""How far the tricks taken lie from those expected, as a standard deviation."""
HOLDS = (0.36, 0.165)
"""The calls above which one other seat does not go, in parts of all tricks: mean and deviation."""
DECLARING = (
    *(349, 264, 246, 234, 191, -67, 111, 163, 122, -126, 52),
    *(54, -142, -35, 8, -142, -47, -18, 46, 50, 128),
)
OTHER = (
    *(365, 271, 190, 164, 144, 106, -41, 158, 118, -258, 69),
    *(46, -249, -47, 12, -248, -55, 0, -49, 62, 64),
)
"""The weights of `kernel_worth`, fitted to deals that the policy played."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """The tricks, in `GRAIN` steps, that a hand can expect: as declarer with each trump, and as another seat."""

    declaring: tuple[int, ...]
    other: int

    @property
    def best(self) -> int:
        """As declarer with the best trump."""
        return max(self.declaring)

    @property
    def trump(self) -> int:
        """The best trump; of equals the first."""
        return self.declaring.index(self.best)


@lru_cache(maxsize=16)
def _packs(rules: TrickRules) -> list[int]:
    return [layout.mask(rules.deck.cards) for layout in rules.layouts]


def appraise(rules: TrickRules, hand: CardSet) -> Appraisal:
    """What a whole hand is worth. Another declares with a suit the likelier the more of it he can hold."""
    cards = tuple(hand)
    hands = [layout.mask(cards) for layout in rules.layouts]
    packs = _packs(rules)
    found = worths(hands, packs, [*DECLARING, *OTHER])
    scale = 256 // GRAIN
    lacks = [(packs[suit] ^ hands[suit]) >> 8 * suit & 0xFF for suit in range(4)]
    shares = [lack.bit_count() ** 2 for lack in lacks]
    other = sum(share * worth for share, worth in zip(shares, found[4:], strict=True)) // sum(shares)
    return Appraisal(tuple(worth // scale for worth in found[:4]), max(other // scale, 0))


@lru_cache(maxsize=4096)
def _likely(expected: int, tricks: int) -> tuple[float, ...]:
    """How likely each number of tricks is."""
    edges = [_below((mine - 0.5 - expected / GRAIN) / SPREAD) for mine in range(1, tricks + 1)]
    return tuple(high - low for low, high in zip([0.0, *edges], [*edges, 1.0], strict=True))


def _below(deviations: float) -> float:
    """The normal distribution."""
    return (1 + erf(deviations / sqrt(2))) / 2


def expected_points(points: Sequence[int], expected: int) -> float:
    """The mean of points by tricks."""
    likely = _likely(expected, len(points) - 1)
    return sum(share * point for share, point in zip(likely, points, strict=True))


@lru_cache(maxsize=4096)
def closed(rules: TrickRules, opener: Seat, calls: tuple[int, ...]) -> tuple[Contract, int]:
    """The contract if all later calls are declining ones, and how many seats are to speak still."""
    later = 0
    while (contract := rules.auction.result(opener, calls)) is None:
        calls = (*calls, rules.auction.legal(opener, calls, forced=False)[0])
        later += 1
    return contract, min(later, rules.seats - 1)


@lru_cache(maxsize=65536)
def call_value(
    rules: TrickRules, opener: Seat, calls: tuple[int, ...], seat: Seat, best: int, other: int
) -> float:
    """The points that `seat` can expect after these calls, the last of them its own."""
    contract, later = closed(rules, opener, calls)
    if contract.thrown_in:
        return 0.0
    points = own_points(rules, contract)[seat]
    mean, deviation = HOLDS
    tricks = rules.plan.hand_size
    holds = _below((contract.stake - mean * tricks) / (deviation * tricks)) ** later
    holds = holds if contract.declarer == seat else 0.0
    return holds * expected_points(points, best) + (1 - holds) * expected_points(points, other)


@lru_cache(maxsize=65536)
def best_call(rules: TrickRules, opener: Seat, calls: tuple[int, ...], best: int, other: int) -> int:
    """The call after `calls` that promises the most points; of equals the lowest."""
    seat = following(opener, rules.seats, len(calls))
    legal = rules.auction.legal(opener, calls, forced=False)
    return max(legal, key=lambda call: call_value(rules, opener, (*calls, call), seat, best, other))
