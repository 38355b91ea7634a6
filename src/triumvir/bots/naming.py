"""Naming: what actions and moves are, going by a view alone, whatever the family of the game."""

from functools import lru_cache

from triumvir.bots.climbing.eye import turn_of
from triumvir.cards.cardset import CardSet
from triumvir.climbing import text as climbing
from triumvir.climbing.actions import Play, put_down, rank_masks
from triumvir.climbing.rules import ClimbingRules
from triumvir.games.game import Action
from triumvir.games.options import RuleSet
from triumvir.games.registry import rules_of
from triumvir.tricks import text as tricks
from triumvir.tricks.actions import PlayCard
from triumvir.tricks.rules import TrickRules
from triumvir.views.view import Combination, Laid, View

TOP = 0xFFFF_FFFF


def action_text(view: View, action: Action) -> str:
    """The text of an action of the seat to act, as the state would say it.

    >>> from triumvir.games.match import Match
    >>> from triumvir.games.registry import find
    >>> from triumvir.views.view import view_of
    >>> match = Match.start(find("dou_dizhu").rules(), 3).apply_text("2 bid 3")
    >>> action = match.state.parse_action("play 66")
    >>> action_text(view_of(match, 2), action), combination(view_of(match, 2), action)
    ('play 66', Combination(kind='pair', key='6', length=1))
    """
    play = _rules(view)
    if isinstance(play, TrickRules):
        return tricks.format_action(play.auction, action)
    top = turn_of(view, play, view.to_act) & TOP if view.to_act is not None else 0
    return climbing.format_action(play, action, top)


def combination(view: View, action: Action) -> Combination | None:
    """What a play is; none for what is no play, and in a trick-taking game."""
    play = _rules(view)
    if not isinstance(action, Play) or not action.header or isinstance(play, TrickRules):
        return None
    combo = play.combo(action.header)
    return Combination(combo.kind, combo.key, combo.length)


def action_cards(view: View, action: Action) -> CardSet:
    """The cards of the viewer's hand that a play puts down; none for what is no play."""
    play = _rules(view)
    if isinstance(action, PlayCard):
        return CardSet.of([action.card])
    if isinstance(play, ClimbingRules) and isinstance(action, Play):
        return CardSet(view.hand.mask & ~put_down(play, view.hand.mask, action))
    return CardSet()


def laid_as(view: View, laid: Laid) -> Combination | None:
    """What a move on the table was; none for a pass, and in a trick-taking game."""
    assert view.chosen is not None, "a view with its rules"
    return _read(view.chosen, laid.text) if laid.cards else None


@lru_cache(maxsize=4096)
def _read(chosen: RuleSet, text: str) -> Combination | None:
    """What the text of a move, as that of a lead, says."""
    play = rules_of(chosen).play
    if not isinstance(play, ClimbingRules):
        return None
    combo = play.combo(climbing.parse_play(play, text.removeprefix("play "), 0).header)
    return Combination(combo.kind, combo.key, combo.length)


def playable(view: View) -> CardSet:
    """The cards of the viewer's hand that are in a legal play."""
    play = _rules(view)
    if isinstance(play, TrickRules):
        cards = (choice.action.card for choice in view.legal if isinstance(choice.action, PlayCard))
        return CardSet.of(cards)
    counts = 0
    for choice in view.legal:
        counts |= choice.action.counts if isinstance(choice.action, Play) else 0
    ranks = enumerate(rank_masks(play.order))
    mask = sum(cards for place, cards in ranks if counts >> 4 * place & 15)
    return view.hand & CardSet(mask)


def _rules(view: View) -> ClimbingRules | TrickRules:
    """The rules of one deal of the viewer's game."""
    assert view.chosen is not None, "a view with its rules"
    play = rules_of(view.chosen).play
    assert isinstance(play, ClimbingRules | TrickRules), "there are two families"
    return play
