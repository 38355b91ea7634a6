"""The novice: a plan for the hand, but what was played is forgotten, partners are, and care is."""

from dataclasses import replace

from triumvir.bots.budget import Budget
from triumvir.bots.climbing.choice import choices
from triumvir.bots.climbing.eye import eye_of, family
from triumvir.bots.climbing.skill import PAIRED
from triumvir.bots.climbing.strength import strength_of
from triumvir.bots.thought import Reason, Thought
from triumvir.cards.rng import Rng
from triumvir.games.game import Rules
from triumvir.views.view import View

NOVICE = replace(PAIRED, lead=(1600,) * 8, partner=200, hope=0, feed=0, tempo=600, bombs=0)
"""He likes to have the lead, whoever has it, and does not count."""
CARELESS = 1200
"""How far off his mark he may be, in thousandths of a turn."""


def think(view: View, rules: Rules, rng: Rng, budget: Budget) -> Thought:
    """A play that looks good at a glance; calls by the look of the hand."""
    play = family(rules)
    if len(view.legal) == 1:
        return Thought(view.legal[0].action, Reason("any/forced"))
    if view.phase == "auction":
        good = strength_of(play, play.counts(view.hand)) + rng.below(1000) > 500
        return Thought(
            view.legal[1 + rng.below(len(view.legal) - 1) if good else 0].action, Reason("call/likes")
        )
    eye = eye_of(view, play)
    eye = eye.forgetting(play.counted(play.deck.all.mask) - eye.hand)
    found = choices(play, eye, NOVICE)
    best = max(found, key=lambda choice: choice.value + rng.below(CARELESS))
    return Thought(best.action, Reason("play/looks_good" if best.counts else "pass/looks_good"))
