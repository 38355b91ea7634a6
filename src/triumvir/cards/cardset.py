"""CardSet: the friendly face of a mask of cards."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from operator import getitem

from triumvir.cards.card import Card
from triumvir.cards.text import format_card, parse_card, split_cards
from triumvir.errors import Code, ParseError


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set of cards; bit i of `mask` stands for the card with id i. Cards of two packs are distinct.

    >>> hand = CardSet.parse("TH 7C b")
    >>> len(hand), str(hand)
    (3, '7C TH b')
    >>> str(hand - CardSet.parse("b"))
    '7C TH'
    """

    mask: int = 0

    @staticmethod
    def of(cards: Iterable[Card]) -> "CardSet":
        """The set of `cards`; a card given twice counts once."""
        mask = 0
        for card in cards:
            mask |= 1 << card
        return CardSet(mask)

    @staticmethod
    def parse(text: str) -> "CardSet":
        """Read cards, with or without blanks between them. Errors: card/unknown, card/twice."""
        mask = 0
        for word in split_cards(text):
            bit = 1 << parse_card(word)
            if mask & bit:
                raise ParseError(Code.CARD_TWICE, got=word, expected="each card once", where=text)
            mask |= bit
        return CardSet(mask)

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            low = mask & -mask
            mask ^= low
            yield Card(low.bit_length() - 1)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and card >= 0 and bool(self.mask >> card & 1)

    def __or__(self, other: "CardSet") -> "CardSet":
        return CardSet(self.mask | other.mask)

    def __and__(self, other: "CardSet") -> "CardSet":
        return CardSet(self.mask & other.mask)

    def __sub__(self, other: "CardSet") -> "CardSet":
        return CardSet(self.mask & ~other.mask)

    def __le__(self, other: "CardSet") -> bool:
        return not self.mask & ~other.mask

    def __str__(self) -> str:
        return " ".join(format_card(card) for card in self)

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"


BYTES = 14
"""The bytes that hold a mask of cards of two packs."""


def by_byte(numbers: Mapping[int, int]) -> tuple[tuple[int, ...], ...]:
    """For any cards of each byte of a mask the sum of their `numbers`, 0 where a card has none: a table for
    `summed`.
    """
    rows: list[tuple[int, ...]] = []
    for byte in range(BYTES):
        row = [0]
        for card in range(8 * byte, 8 * byte + 8):
            row += [lower + numbers.get(card, 0) for lower in row]
        rows.append(tuple(row))
    return tuple(rows)


def summed(table: tuple[tuple[int, ...], ...], mask: int) -> int:
    """The sum of the numbers of all cards in a mask: one look for eight cards.

    >>> summed(by_byte({card: 1 for card in CardSet.parse("7C 2H 2S")}), CardSet.parse("7C 2H b").mask)
    2
    """
    return sum(map(getitem, table, mask.to_bytes(BYTES, "little")))


def union(sets: Iterable[CardSet]) -> CardSet:
    """All cards of some sets.

    >>> union([CardSet.parse("7C b"), CardSet.parse("7C 2H")])
    CardSet.parse('2H 7C b')
    """
    mask = 0
    for cards in sets:
        mask |= cards.mask
    return CardSet(mask)
