"""What a hand is worth before the play: the tricks it can expect."""

from dataclasses import dataclass
from functools import lru_cache

from triumvir.bots.tricks.kernel_worth import worths
from triumvir.cards.cardset import CardSet
from triumvir.tricks.rules import TrickRules

GRAIN = 8
"""Steps of a trick in which expectations are told apart."""
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
    """The tricks, in `GRAIN` steps, that a hand can expect: as declarer with each trump, and as another
    seat; `best` as declarer with the best trump, of equals the first.
    """

    declaring: tuple[int, ...]
    other: int
    best: int
    trump: int


class Appraiser:
    """Appraises whole hands under some rules."""

    def __init__(self, rules: TrickRules) -> None:
        self._layouts = rules.layouts
        self._packs = [layout.mask(rules.deck.cards) for layout in rules.layouts]
        self._weights = [*DECLARING, *OTHER]

    def __call__(self, hand: CardSet) -> Appraisal:
        """What a hand is worth. Another declares with a suit the likelier the more of it he can hold."""
        cards, packs, scale = tuple(hand), self._packs, 256 // GRAIN
        hands = [layout.mask(cards) for layout in self._layouts]
        found = worths(hands, packs, self._weights)
        lacks = [(packs[suit] ^ hands[suit]) >> 8 * suit & 0xFF for suit in range(4)]
        shares = [lack.bit_count() ** 2 for lack in lacks]
        other = sum(share * worth for share, worth in zip(shares, found[4:], strict=True)) // sum(shares)
        declaring = tuple(max(worth // scale, 0) for worth in found[:4])
        best = max(declaring)
        return Appraisal(declaring, max(other // scale, 0), best, declaring.index(best))


@lru_cache(maxsize=16)
def appraiser(rules: TrickRules) -> Appraiser:
    """The appraiser of some rules, kept."""
    return Appraiser(rules)
