"""Cards as text: rank and suit ("TH", "7C"), jokers "b" and "r", an apostrophe for the second pack's copy
("TH'").
"""

import re

from triumvir.cards.card import RANKS, SUITS, Card, card, copy_of, rank_of, suit_of
from triumvir.errors import Code, ParseError

_CARD = re.compile(rf"([{RANKS[:13]}])([{SUITS}])('?)|([br])('?)")


def format_card(card: Card) -> str:
    """The text of a card.

    >>> format_card(card("T", "H", copy=1))
    "TH'"
    """
    return rank_of(card) + suit_of(card) + "'" * copy_of(card)


def parse_card(text: str) -> Card:
    """The card that `text` names. Error: card/unknown.

    >>> parse_card("2C"), parse_card("r'")
    (0, 107)
    """
    match = _CARD.fullmatch(text)
    if match is None:
        raise ParseError(Code.CARD_UNKNOWN, got=text, expected="a card such as TH, 7C', b or r")
    rank, suit, prime, joker, joker_prime = match.groups()
    if joker:
        return card(joker, copy=len(joker_prime))
    return card(rank, suit, copy=len(prime))


def split_cards(text: str) -> list[str]:
    """Cut a text of cards into words, one a card; blanks between them may be left out. Error: card/unknown.

    >>> split_cards("TH7C' b")
    ['TH', "7C'", 'b']
    """
    words: list[str] = []
    for chunk in text.split():
        at = 0
        while at < len(chunk):
            match = _CARD.match(chunk, at)
            if match is None:
                raise ParseError(
                    Code.CARD_UNKNOWN, got=chunk[at:], expected="a card such as TH, 7C', b or r", where=text
                )
            words.append(match.group())
            at = match.end()
    return words
