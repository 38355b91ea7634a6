"""Counter: which cards are still out, as far as one seat has seen."""

from collections import Counter

from triumvir.cards.card import Card, rank_of, suit_of
from triumvir.cards.cardset import CardSet, union
from triumvir.games.match import Match
from triumvir.games.registry import rules_of
from triumvir.seats import Seat
from triumvir.views.view import View, view_of


def unseen(match: Match, seat: Seat) -> CardSet:
    """The cards that a seat neither holds nor saw put down; nothing else of the match is looked at."""
    return not_seen(view_of(match, seat, recall=True))


def not_seen(view: View) -> CardSet:
    """The cards that the viewer neither holds nor saw put down, going by a view with recall."""
    assert view.chosen is not None, "a view with its rules"
    laid = [move.cards for move in (*(view.cleared or ()), *view.table)]
    taken = [CardSet.of(trick.cards) for trick in view.taken]
    return rules_of(view.chosen).play.deck.all - union([view.hand, *laid, *taken])


def by_rank(cards: CardSet) -> dict[str, int]:
    """How many cards of each rank, those of none left out."""
    return dict(Counter(map(rank_of, cards)))


def by_suit(cards: CardSet) -> dict[str, tuple[Card, ...]]:
    """The cards of each suit, in the order of the suits; jokers under none."""
    found: dict[str, list[Card]] = {}
    for card in cards:
        found.setdefault(suit_of(card), []).append(card)
    return {suit: tuple(held) for suit, held in sorted(found.items())}
