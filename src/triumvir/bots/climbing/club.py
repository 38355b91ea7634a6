"""The club player: a plan for the hand, the cards counted, partners helped, enemies blocked."""

from triumvir.bots.budget import Budget
from triumvir.bots.climbing import calls
from triumvir.bots.climbing.choice import choices, skill_of
from triumvir.bots.climbing.eye import eye_of, family
from triumvir.bots.climbing.reasons import reason
from triumvir.bots.thought import Option, Reason, Thought
from triumvir.cards.rng import Rng
from triumvir.games.game import Rules
from triumvir.views.view import View

WORLDS = 24
"""How many worlds a call is tried in."""


def think(view: View, rules: Rules, rng: Rng, budget: Budget) -> Thought:
    """The play of the highest value one turn ahead; a call by playing some deals out."""
    play = family(rules)
    if view.phase == "auction":
        return calls.think(view, play, rng, budget.worlds or WORLDS, budget.watch())
    if len(view.legal) == 1:
        return Thought(view.legal[0].action, Reason("any/forced"))
    eye = eye_of(view, play)
    found = choices(play, eye, skill_of(eye))
    ranked = sorted(found, key=lambda choice: -choice.value)
    options = tuple(Option(choice.action, choice.value / 1000) for choice in ranked)
    return Thought(ranked[0].action, reason(play, eye, ranked[0]), options)
