"""Opinion: what an expert would do in the place of somebody, knowing what he knew. It may be wrong."""

from dataclasses import dataclass, replace

from triumvir.bots.budget import Budget
from triumvir.bots.climbing import expert as climbing
from triumvir.bots.gap import Gap
from triumvir.bots.thought import Thought
from triumvir.bots.tricks import expert as tricks
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import Play
from triumvir.climbing.rules import ClimbingRules
from triumvir.errors import Code, IllegalActionError, SetupError
from triumvir.games.game import Action
from triumvir.games.registry import rules_of
from triumvir.views.view import View

SURE = 2.5
"""So many standard errors above nothing is a difference clear."""
LEAST = 0.5
"""Points a deal below which a difference is not worth a word."""
WORLDS = 20
"""In fewer worlds nothing is clear."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the expert would do, with its reason, and how much more that brings by his estimate."""

    choice: Thought
    gap: Gap


def opinion(view: View, action: Action, seed: tuple[str | int, ...], budget: Budget) -> Opinion | None:
    """What an expert would do instead of an action of the seat to act, whose view it is; none where he would
    do the same, or where what it brings more is not clear. Errors: bot/not_to_act, bot/illegal.

    He chooses in half of the budget. What his choice brings more than the action is found in the other half,
    in other worlds: among many choices, the best is in part the luckiest.

    >>> from triumvir.games.match import Match
    >>> from triumvir.games.registry import find
    >>> from triumvir.views.view import view_of
    >>> match = Match.start(find("dou_dizhu").rules(), 3).apply_text("2 bid 3")
    >>> view = view_of(match, match.state.to_act, recall=True)
    >>> found = opinion(view, match.state.parse_action("play 5"), (1,), Budget(worlds=80))
    >>> match.state.format_action(found.choice.action), found.gap.mean > 0.5
    ('play AA', True)
    """
    if not view.legal or view.chosen is None:
        raise SetupError(Code.BOT_NOT_TO_ACT, got=view.phase, expected="the view of the seat to act")
    done = next((choice.action for choice in view.legal if _same(choice.action, action)), None)
    if done is None:
        raise IllegalActionError(Code.BOT_ILLEGAL, got=str(action), expected="a legal action of the view")
    rules = rules_of(view.chosen)
    family = climbing if isinstance(rules.play, ClimbingRules) else tricks
    half = replace(budget, ms=_half(budget.ms), worlds=_half(budget.worlds))
    choice = family.think(view, rules, Rng.stream(*seed, "choice"), half)
    if _same(choice.action, done):
        return None
    gap = family.compare(view, rules, Rng.stream(*seed, "gap"), half, (choice.action, done))
    return Opinion(choice, gap) if gap and clear(gap) else None


def clear(gap: Gap) -> bool:
    """Whether a difference is no chance, and worth a word."""
    return gap.worlds >= WORLDS and gap.mean >= LEAST and gap.mean >= SURE * gap.error


def _half(amount: int | None) -> int | None:
    return None if amount is None else max(amount // 2, 1)


def _same(one: Action, other: Action) -> bool:
    """Whether two actions are one, whichever suits go."""
    if isinstance(one, Play) and isinstance(other, Play):
        return one[:2] == other[:2]
    return bool(one == other)
