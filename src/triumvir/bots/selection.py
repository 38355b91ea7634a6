"""Selection: what cards picked from a hand stand for, or why they may not be played."""

from triumvir.bots.climbing import selection as climbing
from triumvir.bots.fault import Fault, Selection
from triumvir.bots.tricks import selection as tricks
from triumvir.cards.cardset import CardSet
from triumvir.climbing.rules import ClimbingRules
from triumvir.errors import Code, SetupError
from triumvir.games.registry import rules_of
from triumvir.tricks.rules import TrickRules
from triumvir.views.view import View

WANTED = {"auction": "a call", "trump": "a trump suit"}
"""What is to be done in a phase without plays."""


def select(view: View, cards: CardSet) -> Selection:
    """What `cards` (none: a pass) stand for in the hand of the viewer: the legal actions, the reading that is
    taken by itself first; or the fault that the state would find. Error: bot/not_to_act for a view without
    rules.

    >>> from triumvir.games.match import Match
    >>> from triumvir.games.registry import find
    >>> from triumvir.views.view import view_of
    >>> match = Match.start(find("dou_dizhu").rules(), 3).apply_text("2 bid 3").apply_text("2 play 66")
    >>> view = view_of(match, match.state.to_act)
    >>> [match.state.format_action(action) for action in select(view, CardSet.parse("9H 9S")).actions]
    ['play 9H 9S']
    >>> select(view, CardSet.parse("9C QH")).fault.code.value
    'play/no_combination'
    """
    if view.chosen is None:
        raise SetupError(Code.BOT_NOT_TO_ACT, got=view.phase, expected="a view with its rules")
    got = f"play {cards}" if cards else "pass"
    if view.to_act is None:
        return Selection((), Fault(Code.DEAL_OVER, got, "no action, the deal is over"))
    if view.to_act != view.viewer:
        seat = (("seat", int(view.to_act)),)
        return Selection((), Fault(Code.TURN_OTHER_SEAT, got, f"an action of seat {view.to_act}", seat))
    if view.phase in WANTED:
        return Selection((), Fault(Code.ACTION_WRONG_PHASE, got, WANTED[view.phase]))
    play = rules_of(view.chosen).play
    if isinstance(play, ClimbingRules):
        return climbing.select(view, play, cards)
    assert isinstance(play, TrickRules), "there are two families"
    return tricks.select(view, play, cards)


def why_illegal(view: View, cards: CardSet) -> Fault | None:
    """Why `cards` of the viewer's hand may not be played now; none if they may. Error: as `select`."""
    return select(view, cards).fault
