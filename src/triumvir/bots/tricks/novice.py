"""A beginner at trick-taking games: calls by top cards, forgets what was played, always wants the trick."""

from triumvir.auction.auction import Call
from triumvir.bots.budget import Budget
from triumvir.bots.thought import Reason, Thought
from triumvir.bots.tricks.club import trump_reason
from triumvir.bots.tricks.kernel_policy import Stakes, weigh
from triumvir.bots.tricks.sight import Sight, family, weighing
from triumvir.bots.tricks.tactics import action_of, reason_of
from triumvir.cards.card import SUITS, rank_of, suit_of
from triumvir.cards.rng import Rng
from triumvir.games.game import Rules
from triumvir.tricks.actions import NameTrump
from triumvir.tricks.rules import TrickRules
from triumvir.views.view import View

WEIGHTS = (20, 20, 20, 20, 40, 30, 10, 0, 40, 30, 10, 0, 100, 0, 100, 0, 0, 0, 0, 0, 0, 0, 128, 0)
"""How a beginner weighs cards (`kernel_policy`): a trump is as good as another, a trick is a trick."""
REMEMBERS = 2
"""Tricks that a beginner remembers."""
SLIPS = 12
"""One card in so many is a slip."""


def think(view: View, rules: Rules, rng: Rng, budget: Budget) -> Thought:
    """What a beginner does."""
    play = family(rules)
    if view.phase == "auction":
        return _call(view, play)
    if view.phase == "trump":
        suit = max(SUITS, key=lambda each: sum(suit_of(card) == each for card in view.hand))
        return Thought(NameTrump(suit), trump_reason(view, suit))
    if rng.below(SLIPS) == 0:
        return Thought(rng.choice(view.legal).action, Reason("any/slip"))
    sight = Sight(view, play)
    stakes = Stakes([*range(32)] * play.seats, weighing(WEIGHTS, play))
    scored = weigh(stakes, sight.hand, _forgetful(sight), sight.word, 0)
    bit = max(scored, key=lambda each: each[1])[0]
    return Thought(action_of(sight, bit), reason_of(sight, stakes, bit))


def _forgetful(sight: Sight) -> int:
    """The cards that a beginner thinks the others hold: what went in early tricks is forgotten."""
    early = [card for trick in sight.view.taken[:-REMEMBERS] for card in trick.cards]
    return sight.unseen | sight.layout.mask(early)


def _call(view: View, rules: TrickRules) -> Thought:
    """A trick for each of the two top cards of a suit, and one for a long suit."""
    tops = {suit: order[-2:] for suit, order in zip(SUITS, rules.plain, strict=True)}
    lengths = [sum(suit_of(card) == suit for card in view.hand) for suit in SUITS]
    count = sum(rank_of(card) in tops[suit_of(card)] for card in view.hand) + max(max(lengths) - 3, 0)
    levels = [choice.action.level for choice in view.legal]
    level = max((level for level in levels if level <= count), default=levels[0])
    return Thought(Call(level), Reason("call/counts_tops", (("tops", count),)))
