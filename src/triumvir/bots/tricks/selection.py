"""A card selected in the play of a trick-taking game: its play, or the duty that forbids it."""

from triumvir.bots.fault import Fault, Selection
from triumvir.cards.card import suit_of
from triumvir.cards.cardset import CardSet
from triumvir.errors import Code
from triumvir.tricks.actions import PlayCard
from triumvir.tricks.rules import TrickRules
from triumvir.views.view import View


def select(view: View, play: TrickRules, cards: CardSet) -> Selection:
    """What `cards` stand for in the view of the seat to act: one card is a play."""
    if len(cards) != 1:
        return Selection((), Fault(Code.ACTION_UNKNOWN, f"play {cards}".strip(), "one card"))
    (card,) = cards
    played = [each for laid in view.table for each in laid.cards]
    if card in play.follow(view.trump, played, view.hand):
        return Selection((PlayCard(card),))
    error = play.refusal(view.trump, played, view.hand, card)
    if error.code is Code.PLAY_NOT_HELD:
        return Selection((), Fault.of(error, ("cards", str(cards))))
    suit = suit_of(played[0]) if error.code is Code.PLAY_MUST_FOLLOW else view.trump
    return Selection((), Fault.of(error, ("suit", suit)))
