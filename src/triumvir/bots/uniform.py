"""Any legal action, each as likely as the other."""

from triumvir.bots.budget import Budget
from triumvir.bots.thought import Reason, Thought
from triumvir.cards.rng import Rng
from triumvir.games.game import Rules
from triumvir.views.view import View


def think(view: View, rules: Rules, rng: Rng, budget: Budget) -> Thought:
    """A random action."""
    return Thought(rng.choice(view.legal).action, Reason("any/random"))
