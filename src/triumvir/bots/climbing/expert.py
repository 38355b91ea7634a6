"""The expert: what the seat cannot see is drawn, the best choices are played out, and few cards are solved."""

from collections.abc import Sequence

from triumvir.bots.budget import Budget, Watch
from triumvir.bots.climbing import calls
from triumvir.bots.climbing.choice import WON, Choice, choices, skill_of
from triumvir.bots.climbing.eye import Eye, eye_of
from triumvir.bots.climbing.playouts import Playouts
from triumvir.bots.climbing.reasons import reason
from triumvir.bots.thought import Option, Reason, Thought
from triumvir.cards.rng import Rng
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.games.game import Rules
from triumvir.views.sample import Worlds
from triumvir.views.view import View

WORLDS = 200
"""How many worlds a choice is tried in, if nothing else is said."""
CALLED = 100
"""The same for a call."""
MOST = 10
"""How many choices are compared."""
BATCH = 10
"""Worlds drawn at a time; the clock is looked at between."""
CUTS = (0.1, 0.25, 0.5, 1.0)
"""After which shares of the budget the worse half goes."""


def think(view: View, rules: Rules, rng: Rng, budget: Budget) -> Thought:
    """The action with the best mean of points over worlds."""
    play = rules.play
    assert isinstance(play, ClimbingRules), "the family was asked for"
    watch = budget.watch()
    if view.phase == "auction":
        return calls.think(view, play, rng, budget.worlds or CALLED, watch)
    if len(view.legal) == 1:
        return Thought(view.legal[0].action, Reason("any/forced"))
    eye = eye_of(view, play)
    found = sorted(choices(play, eye, skill_of(eye), wide=True), key=lambda choice: -choice.value)
    if found[0].value >= WON or len(found) == 1:
        return Thought(found[0].action, reason(play, eye, found[0]))
    most = budget.worlds or (WORLDS if budget.ms is None else 1_000_000)
    race = Race(view, play, eye, found[:MOST], rng)
    race.run(most, budget.ms, watch)
    return race.thought()


class Race:
    """Choices compared over the same worlds; the worse half is dropped again and again."""

    def __init__(self, view: View, play: ClimbingRules, eye: Eye, found: Sequence[Choice], rng: Rng) -> None:
        self._play, self._eye, self._rng = play, eye, rng
        self._found = found
        self._worlds = Worlds(view)
        self._sums = [0.0] * len(found)
        self._tried = [0] * len(found)
        self._alive = list(range(len(found)))
        self.done = 0

    def run(self, most: int, ms: int | None, watch: Watch) -> None:
        """Go on until so many worlds were drawn or the time is up."""
        cuts = [*CUTS]
        batch = 0.0
        while self.done < most and len(self._alive) > 1:
            left = watch.left
            if left is not None and left < 2 * batch + 0.002:
                break
            self._batch(min(BATCH, most - self.done))
            share = self.done / most
            if ms is not None and left is not None:
                now = watch.left or 0.0
                batch = max(batch, left - now)
                share = max(share, 1 - now * 1000 / ms)
            while cuts and share >= cuts[0]:
                cuts.pop(0)
                self._cut()

    def _batch(self, number: int) -> None:
        """Play the choices that are left in some more worlds."""
        states = [self._worlds.sample(self._rng) for _ in range(number)]
        assert all(isinstance(state, ClimbingState) for state in states), "the family stays"
        playouts = Playouts(states[0])
        hands = [state.pack()[5:] for state in states]
        moves = [(self._found[at].counts, self._found[at].header) for at in self._alive]
        paid = playouts.run(hands, moves)
        seat, width = self._eye.seat, len(self._alive)
        for place, points in enumerate(paid):
            self._sums[self._alive[place % width]] += points[seat]
        for at in self._alive:
            self._tried[at] += number
        self.done += number

    def _mean(self, at: int) -> float:
        return self._sums[at] / max(self._tried[at], 1)

    def _cut(self) -> None:
        """Drop the worse half."""
        ranked = sorted(self._alive, key=lambda at: (-self._mean(at), at))
        self._alive = sorted(ranked[: max(1, (len(ranked) + 1) // 2)])

    def thought(self) -> Thought:
        """The best of what is left."""
        order = sorted(range(len(self._found)), key=lambda at: (-self._tried[at], -self._mean(at), at))
        best = self._found[order[0]]
        options = tuple(
            Option(self._found[at].action, self._mean(at), self._tried[at]) for at in order if self._tried[at]
        )
        return Thought(best.action, reason(self._play, self._eye, best), options, self.done)
