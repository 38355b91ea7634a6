"""Bot: a player that sees a view. The levels, by name."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from triumvir.bots import uniform
from triumvir.bots.budget import Budget
from triumvir.bots.climbing import club as climbing_club
from triumvir.bots.climbing import expert as climbing_expert
from triumvir.bots.climbing import novice as climbing_novice
from triumvir.bots.thought import Thought
from triumvir.bots.tricks import club as tricks_club
from triumvir.bots.tricks import expert as tricks_expert
from triumvir.bots.tricks import novice as tricks_novice
from triumvir.cards.rng import Rng
from triumvir.climbing.rules import ClimbingRules
from triumvir.errors import Code, SetupError
from triumvir.games.game import Action, Rules
from triumvir.games.registry import rules_of
from triumvir.views.view import View


class Bot(Protocol):
    """A player. It keeps nothing between two calls: the view with recall tells all that the seat has seen."""

    @property
    def name(self) -> str:
        """What makes it again: `make(bot.name)`."""
        ...

    def act(self, view: View, rng: Rng) -> Action:
        """One of the actions of `view.legal`; the same for the same view, seed and budget, unless the budget
        is in milliseconds. Error: bot/not_to_act.
        """
        ...

    def think(self, view: View, rng: Rng) -> Thought:
        """The same with its reason."""
        ...


Brain = Callable[[View, Rules, Rng, Budget], Thought]
"""How one level plays one family. The view has a legal action."""


BRAINS: dict[str, tuple[Brain, Brain]] = {
    "random": (uniform.think, uniform.think),
    "novice": (climbing_novice.think, tricks_novice.think),
    "club": (climbing_club.think, tricks_club.think),
    "expert": (climbing_expert.think, tricks_expert.think),
}
"""The levels from weakest to strongest: how each plays climbing games and trick-taking games."""
LEVELS = tuple(BRAINS)
"""The names of the levels, weakest first."""


@dataclass(frozen=True, slots=True)
class LevelBot:
    """A bot of a level, thinking within a budget."""

    level: str
    budget: Budget

    @property
    def name(self) -> str:
        """The level, and its budget behind a colon if one was given."""
        return f"{self.level}:{self.budget}" if str(self.budget) else self.level

    def act(self, view: View, rng: Rng) -> Action:
        """The action chosen. Error: bot/not_to_act."""
        return self.think(view, rng).action

    def think(self, view: View, rng: Rng) -> Thought:
        """The action chosen with its reason. Error: bot/not_to_act."""
        if not view.legal or view.chosen is None:
            raise SetupError(
                Code.BOT_NOT_TO_ACT, got=view.phase, expected="the view of the seat to act, with its rules"
            )
        rules = rules_of(view.chosen)
        climbing, tricks = BRAINS[self.level]
        brain = climbing if isinstance(rules.play, ClimbingRules) else tricks
        return brain(view, rules, rng, self.budget)


def make(name: str) -> Bot:
    """The bot of that name: a level, and a budget behind a colon. Errors: bot/unknown, bot/budget.

    >>> make("random").name
    'random'
    """
    level, _, budget = name.partition(":")
    if level not in LEVELS:
        raise SetupError(Code.BOT_UNKNOWN, got=level, expected=" | ".join(LEVELS))
    return LevelBot(level, Budget.parse(budget))
