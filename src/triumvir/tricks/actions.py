"""What a seat does in a trick-taking deal, besides calling: name trumps, play a card."""

from dataclasses import dataclass

from triumvir.auction.auction import Call
from triumvir.cards.card import Card


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The declarer makes `suit`, one of "CDHS", trumps."""

    suit: str


@dataclass(frozen=True, slots=True)
class PlayCard:
    """The seat to act plays a card to the trick."""

    card: Card


Action = Call | NameTrump | PlayCard
