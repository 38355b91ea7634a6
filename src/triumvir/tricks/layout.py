"""Layout: which bit of a kernel's hand stands for which card while one suit is trump."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain

from triumvir.cards.card import SUITS, Card, card
from triumvir.cards.cardset import CardSet, by_byte, summed
from triumvir.cards.deck import DeckSpec
from triumvir.tricks.actions import PlayCard

NOWHERE = 32
"""The bit of a card that is not in the pack: no hand holds it."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The cards of a pack as bits: a byte a suit, in each byte the stronger card higher.

    `orders` gives the eight ranks of each suit, weakest first, as they stand while the suit is or is not
    trump.

    >>> layout = Layout(DeckSpec.parse("7C JC AC 8D AD"), ("78QKTA9J", "789JQKTA", "789JQKTA", "789JQKTA"))
    >>> hex(layout.mask(CardSet.parse("JC 7C AD"))), str(layout.cards(0x8020))
    ('0x8081', 'AC AD')
    """

    deck: DeckSpec
    orders: tuple[str, ...]
    bits: dict[Card, int] = field(init=False, compare=False, repr=False)
    plays: tuple[PlayCard, ...] = field(init=False, compare=False, repr=False)
    _by_byte: tuple[tuple[tuple[PlayCard, ...], ...], ...] = field(init=False, compare=False, repr=False)
    _bits: tuple[tuple[int, ...], ...] = field(init=False, compare=False, repr=False)
    _cards: tuple[tuple[int, ...], ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        suits = [
            [PlayCard(card(rank, suit)) for rank in ranks]
            for suit, ranks in zip(SUITS, self.orders, strict=True)
        ]
        plays = tuple(chain.from_iterable(suits))
        pack = frozenset(self.deck.cards)
        bits = {play.card: bit for bit, play in enumerate(plays) if play.card in pack}
        object.__setattr__(self, "bits", bits)
        object.__setattr__(self, "plays", plays)
        object.__setattr__(self, "_by_byte", tuple(map(_subsets, suits)))
        object.__setattr__(self, "_bits", by_byte({card: 1 << bit for card, bit in bits.items()}))
        object.__setattr__(
            self, "_cards", by_byte({bit: 1 << play.card for bit, play in enumerate(plays)})[: len(suits)]
        )

    def bit(self, card: Card) -> int:
        """The number of a card's bit; `NOWHERE` for one that is not in the pack."""
        return self.bits.get(card, NOWHERE)

    def mask(self, cards: Iterable[Card]) -> int:
        """The bits of `cards`, all of the pack."""
        held = cards if isinstance(cards, CardSet) else CardSet.of(cards)
        return summed(self._bits, held.mask)

    def actions(self, mask: int) -> tuple[PlayCard, ...]:
        """A play for each bit: by suit C D H S, in each suit from the weakest card up."""
        clubs, diamonds, hearts, spades = self._by_byte
        return clubs[mask & 255] + diamonds[mask >> 8 & 255] + hearts[mask >> 16 & 255] + spades[mask >> 24]

    def cards(self, mask: int) -> CardSet:
        """The cards of a mask."""
        clubs, diamonds, hearts, spades = self._cards
        return CardSet(
            clubs[mask & 255] + diamonds[mask >> 8 & 255] + hearts[mask >> 16 & 255] + spades[mask >> 24]
        )


def _subsets(plays: Sequence[PlayCard]) -> tuple[tuple[PlayCard, ...], ...]:
    """The plays of every byte of a suit, in the order of the bits."""
    found: list[tuple[PlayCard, ...]] = [()]
    for play in plays:
        found += [(*lower, play) for lower in found]
    return tuple(found)
