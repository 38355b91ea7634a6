"""What a hand is worth before the play: the tricks it can expect."""

from dataclasses import dataclass
from functools import lru_cache

from triumvir.bots.tricks.kernel_worth import Book, worths
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
        self._first, cards = rules.layouts[0], rules.deck.cards
        turned = [0] * 32 * len(rules.layouts)
        for trump, layout in enumerate(rules.layouts):
            for card in cards:
                turned[32 * trump + self._first.bit(card)] = layout.bit(card)
        packs = [layout.mask(cards) for layout in rules.layouts]
        self._book = Book(turned, packs, [*DECLARING, *OTHER])

    def __call__(self, hand: CardSet) -> Appraisal:
        """What a hand is worth. Another declares with a suit the likelier the more of it he can hold."""
        found, scale = worths(self._book, self._first.mask(hand)), 256 // GRAIN
        declaring = tuple([max(worth // scale, 0) for worth in found[:4]])
        shares = [lack * lack for lack in found[8:]]
        other = sum(share * worth for share, worth in zip(shares, found[4:8], strict=True)) // sum(shares)
        best = max(declaring)
        return Appraisal(declaring, max(other // scale, 0), best, declaring.index(best))


@lru_cache(maxsize=16)
def appraiser(rules: TrickRules) -> Appraiser:
    """The appraiser of some rules, kept."""
    return Appraiser(rules)
