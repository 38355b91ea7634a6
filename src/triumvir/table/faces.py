"""Faces: cards as short texts, the way they are written on a line and typed."""

from collections.abc import Iterable
from itertools import groupby

from triumvir.cards.card import Card, rank_of, suit_of
from triumvir.locales.catalog import Catalog

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
"""The signs of the suits."""


def rank(said: Catalog, letter: str) -> str:
    """A rank as it is written on a card.

    >>> from triumvir.locales.catalog import catalog
    >>> rank(catalog("en"), "T"), rank(catalog("uk"), "Q")
    ('10', 'Д')
    """
    if letter in "JQKA":
        return said.say(f"face-{letter}")
    return "10" if letter == "T" else letter


def face(said: Catalog, card: Card) -> str:
    """A card with its suit.

    >>> from triumvir.cards.text import parse_card
    >>> from triumvir.locales.catalog import catalog
    >>> face(catalog("en"), parse_card("TH")), face(catalog("en"), parse_card("r'"))
    ('10♥', 'r')
    """
    return rank(said, rank_of(card)) + SIGNS.get(suit_of(card), "")


def ranks(said: Catalog, cards: Iterable[Card]) -> str:
    """Cards whose suits do not matter: by rank, equal ranks together, in the order given.

    >>> from triumvir.cards.cardset import CardSet
    >>> from triumvir.locales.catalog import catalog
    >>> ranks(catalog("en"), CardSet.parse("3C 3H TD b"))
    '33 10 b'
    """
    return letters(said, map(rank_of, cards))


def letters(said: Catalog, ranks: Iterable[str]) -> str:
    """Ranks in the order given, equal ones together; tens need a blank between them.

    >>> from triumvir.locales.catalog import catalog
    >>> letters(catalog("en"), "333TT")
    '333 10 10'
    """
    shown = ((rank(said, letter), len([*alike])) for letter, alike in groupby(ranks))
    return " ".join((" " if len(text) > 1 else "").join([text] * count) for text, count in shown)


def order(said: Catalog, ranks: Iterable[str]) -> str:
    r"""Ranks as they follow each other in a sentence: from the right where its language runs so.

    >>> from triumvir.locales.catalog import catalog
    >>> order(catalog("en"), "JTK"), ascii(order(catalog("ar"), "JT"))
    ('J 10 K', "'\\u200f\\u2068J\\u2069 \\u206810\\u2069'")
    """
    shown = [rank(said, letter) for letter in ranks]
    if said.direction == "ltr":
        return " ".join(shown)
    return "\u200f" + " ".join(f"\u2068{text}\u2069" for text in shown)


def faces(said: Catalog, cards: Iterable[Card]) -> str:
    """Cards whose suits matter, in the order given.

    >>> from triumvir.cards.cardset import CardSet
    >>> from triumvir.locales.catalog import catalog
    >>> faces(catalog("en"), CardSet.parse("3C TD"))
    '3♣ 10♦'
    """
    return " ".join(face(said, card) for card in cards)
