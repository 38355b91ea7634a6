"""Cards as small ints with names.

A card's id is ``copy * 54 + rank * 4 + suit``: ranks "23456789TJQKA" are 0..12, suits "CDHS" are 0..3; the
jokers are 52 (black) and 53 (red). `copy` tells the packs apart where two are shuffled together, so that
every card on the table is one of a kind.
"""

from typing import NewType

Card = NewType("Card", int)

PACK = 54
RANKS = "23456789TJQKAbr"
SUITS = "CDHS"
BLACK_JOKER = Card(52)
RED_JOKER = Card(53)


def card(rank: str, suit: str = "", copy: int = 0) -> Card:
    """The card of a rank ("2".."A", "b", "r") and suit ("C", "D", "H", "S", none for jokers).

    >>> card("2", "C"), card("A", "S"), card("r"), card("2", "C", copy=1)
    (0, 51, 53, 54)
    """
    base = 52 + "br".index(rank) if rank in "br" else RANKS.index(rank) * 4 + SUITS.index(suit)
    return Card(copy * PACK + base)


def rank_of(card: Card) -> str:
    """The rank, one of "23456789TJQKAbr"."""
    base = card % PACK
    return RANKS[base // 4] if base < 52 else "br"[base - 52]


def suit_of(card: Card) -> str:
    """The suit, one of "CDHS"; jokers have none ("")."""
    base = card % PACK
    return SUITS[base % 4] if base < 52 else ""


def copy_of(card: Card) -> int:
    """Which of the packs shuffled together the card is from, counted from 0."""
    return card // PACK
