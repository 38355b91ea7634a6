"""Groups: the cards of a hand in the order and the heaps in which a player would hold them."""

from collections.abc import Callable

from triumvir.bots.climbing.plan import plan_of
from triumvir.cards.card import SUITS, Card, rank_of, suit_of
from triumvir.cards.cardset import CardSet
from triumvir.climbing.actions import Play, put_down
from triumvir.climbing.rules import ClimbingRules
from triumvir.games.game import Rules
from triumvir.games.registry import rules_of
from triumvir.tricks.rules import TrickRules
from triumvir.views.view import View

JOKERS = "br"


def groups(view: View) -> tuple[CardSet, ...]:
    """The hand of the viewer in the plays that would empty it best, the largest first; in a trick-taking game
    suit by suit, trumps first.
    """
    if view.chosen is None or not view.hand:
        return ()
    play = rules_of(view.chosen).play
    if isinstance(play, TrickRules):
        return tuple(cards for suit in _suits(view) if (cards := _of_suit(view.hand, suit)))
    assert isinstance(play, ClimbingRules), "there are two families"
    left, found = view.hand.mask, list[CardSet]()
    for counts, header in plan_of(play, play.counts(view.hand)):
        rest = put_down(play, left, Play(counts, header))
        found.append(CardSet(left & ~rest))
        left = rest
    return tuple(sorted(found, key=lambda cards: -len(cards)))


def by_rank(view: View) -> tuple[Card, ...]:
    """The hand of the viewer from the strongest rank down; of trumps as they rank once named."""
    strength = _strength(view)
    return tuple(
        sorted(view.hand, key=lambda card: (-strength(card), SUITS.find(suit_of(card) or "C"), card))
    )


def by_suit(view: View) -> tuple[Card, ...]:
    """The hand of the viewer suit by suit, trumps first, the strongest card of each first; jokers lead."""
    place = {suit: at for at, suit in enumerate(_suits(view))}
    strength = _strength(view)
    return tuple(sorted(view.hand, key=lambda card: (place.get(suit_of(card), -1), -strength(card), card)))


def rank_order(rules: Rules) -> str:
    """The ranks of a game, weakest first; of a trick-taking game those of its plain suits."""
    play = rules.play
    if isinstance(play, ClimbingRules):
        return play.order
    assert isinstance(play, TrickRules), "there are two families"
    return play.plain[-1]


def suit_orders(rules: Rules, trump: str) -> dict[str, str]:
    """The ranks of each suit of a trick-taking game, strongest first, once `trump` is named."""
    play = rules.play
    assert isinstance(play, TrickRules), "there are two families"
    return {suit: (play.trump if suit == trump else play.plain)[at][::-1] for at, suit in enumerate(SUITS)}


def _suits(view: View) -> str:
    """The suits from left to right: trumps first, then so that black and red take turns."""
    return view.trump + "SHCD".replace(view.trump or "-", "")


def _of_suit(hand: CardSet, suit: str) -> CardSet:
    return CardSet.of(card for card in hand if suit_of(card) == suit)


def _strength(view: View) -> Callable[[Card], int]:
    """How strong a card is among those of its suit, or of all in a climbing game."""
    assert view.chosen is not None, "a view with its rules"
    play = rules_of(view.chosen).play
    if isinstance(play, ClimbingRules):
        return lambda card: play.order.index(rank_of(card))
    assert isinstance(play, TrickRules), "there are two families"

    def among_suit(card: Card) -> int:
        order = play.trump if suit_of(card) == view.trump else play.plain
        return order[SUITS.index(suit_of(card))].index(rank_of(card))

    return among_suit
