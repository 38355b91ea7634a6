"""The expert: what the seat cannot see is drawn and judged by how all have played, the best choices are
played out, few cards are solved.
"""

import math
from collections.abc import Sequence
from contextlib import nullcontext

from triumvir.bots.budget import Budget, Watch
from triumvir.bots.climbing import calls
from triumvir.bots.climbing.choice import WON, Choice, choices, skill_of
from triumvir.bots.climbing.eye import Eye, eye_of, family
from triumvir.bots.climbing.habits import Habits
from triumvir.bots.climbing.pace import Pace
from triumvir.bots.climbing.playouts import Playouts
from triumvir.bots.climbing.reasons import reason
from triumvir.bots.gap import Gap, Pairs
from triumvir.bots.thought import Option, Reason, Thought
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.games.game import Action, Rules
from triumvir.solve.solver import Solver, lent
from triumvir.views.sample import Worlds
from triumvir.views.view import View

WORLDS = 200
"""How many worlds a choice is tried in, if nothing else is said."""
CALLED = 100
"""The same for a call."""
MOST = 10
"""How many choices are compared."""
BATCH = 10
"""Worlds drawn at a time, fewer where time is short; the clock is looked at between."""
FEW = 16
"""With so many cards left in all hands or fewer, worlds are solved too."""
NODES = 20_000
"""The most that one position may take to be solved."""
TRUST = 0.6
"""How much of an estimate comes from solving, with all hands open, the rest from playing on."""
SURE = 2.0
"""A choice goes when it is so many standard errors below the best."""
LEAVE = 1.0
"""The first choice is left for one that is so many standard errors above it."""
LEAST = 40
"""Worlds before a race may end early."""


def think(view: View, rules: Rules, rng: Rng, budget: Budget) -> Thought:
    """The action with the best mean of points over worlds."""
    play = family(rules)
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
    with lent() if sum(view.hand_sizes) <= FEW else nullcontext() as solver:
        race = Race(view, play, eye, found[:MOST], rng, watch, solver)
        race.run(most, budget.goal == "win")
    return race.thought()


def compare(view: View, rules: Rules, rng: Rng, budget: Budget, pair: tuple[Action, Action]) -> Gap | None:
    """How much more the first of two legal actions brings than the second."""
    play, watch = family(rules), budget.watch()
    if view.phase == "auction":
        return calls.compare(view, rng, budget.worlds or CALLED, watch, pair)
    better, worse = (Choice(action.counts, action.header, 0) for action in pair)
    with lent() if sum(view.hand_sizes) <= FEW else nullcontext() as solver:
        race = Race(view, play, eye_of(view, play), (worse, better), rng, watch, solver)
        return race.gap(budget.worlds or WORLDS)


class Race:
    """Choices compared over the same worlds with the first of them, which the club player would take.

    What is surely worse than the best is dropped. The first is left only for one better beyond chance.
    """

    def __init__(
        self,
        view: View,
        play: ClimbingRules,
        eye: Eye,
        found: Sequence[Choice],
        rng: Rng,
        watch: Watch,
        solver: Solver | None,
    ) -> None:
        self._play, self._eye, self._found, self._rng, self._pace = play, eye, found, rng, Pace(watch)
        self._worlds = Worlds(view)
        first = self._worlds.sample(rng)
        assert isinstance(first, ClimbingState), "the family stays"
        self._playouts = Playouts(first)
        self._habits = Habits(first, eye.seat, self._worlds, rng)
        self._solver = solver
        self._known: dict[tuple[tuple[int, ...], int], int | None] = {}
        self._alive = list(range(len(found)))
        self._gains = [Gain() for _ in found]
        self._pairs = Pairs()
        self.done = 0

    def gap(self, most: int) -> Gap | None:
        """How much more the last choice brings than the first, from so many worlds at most."""
        while number := self._pace.steps(min(BATCH, most - self.done)):
            if not self._batch(number, win=False):
                break
        return self._pairs.gap()

    def run(self, most: int, win: bool) -> None:
        """Go on until so many worlds were drawn, one choice is left, or the time is up."""
        while len(self._alive) > 1 and (number := self._pace.steps(min(BATCH, most - self.done))):
            if not self._batch(number, win):
                break
            self._drop()

    def _batch(self, number: int, win: bool) -> bool:
        """Play the choices that are left in some more worlds. Not true if the time was up on the way: one
        world that not all were played in tells nothing.
        """
        draws = [self._worlds.draw(self._rng) for _ in range(number)]
        guesses = self._habits.guesses(draws)
        moves = [(self._found[at].counts, self._found[at].header) for at in self._alive]
        worlds, manners = [guess.counts for guess in guesses], [guess.manners for guess in guesses]
        ends: list[tuple[int, ...]] = []
        parts = self._pace.parts()
        for part in [moves] if number > 1 else [[move] for move in moves]:
            if not parts.steps(1):
                return False
            ends += self._playouts.run(worlds, part, manners)
        paid = iter(ends)
        for draw, world in zip(draws, worlds, strict=True):
            worths = [self._worth(draw, world, at, next(paid)[self._eye.seat], win) for at in self._alive]
            for at, worth in zip(self._alive, worths, strict=True):
                self._gains[at].add(worth, damped(worth) - damped(worths[0]))
            self._pairs.add(worths[-1] - worths[0])
        self.done += number
        return True

    def _worth(
        self, draw: tuple[CardSet, ...], world: tuple[int, ...], at: int, points: int, win: bool
    ) -> float:
        """What a choice is worth in a world where playing on gave `points`; few cards are solved too. The
        world is that of a draw with cards in other places.
        """
        played = _sign(points) if win else points
        if not self._solver or self._pace.left == 0:
            return played
        if (world, at) not in self._known:
            hands = self._habits.cards(draw, world)
            after = self._worlds.state(hands).apply(self._found[at].action)
            assert isinstance(after, ClimbingState), "the family stays"
            won = self._solver.value(after, "win", seat=self._eye.seat, nodes=NODES, seconds=self._pace.left)
            self._known[world, at] = won
        won = self._known[world, at]
        if won is None:
            return played
        return TRUST * abs(played) * (2 * won - 1) + (1 - TRUST) * played

    def _drop(self) -> None:
        """Leave out what is clearly worse than the best; the first too, once one rival is left and better."""
        best = max(self._gains[at].mean for at in self._alive)
        gains = self._gains
        self._alive = [at for at in self._alive if not at or gains[at].mean + SURE * gains[at].error >= best]
        if len(self._alive) == 2 and self.done >= LEAST:
            rival = gains[self._alive[1]]
            if rival.mean > SURE * rival.error:
                self._alive = self._alive[1:]

    def thought(self) -> Thought:
        """The best of what was compared."""
        gains = self._gains
        chosen = max(self._alive, key=lambda at: gains[at].mean - LEAVE * gains[at].error if at else 0.0)
        order = sorted(range(len(self._found)), key=lambda at: (at != chosen, -gains[at].worth))
        options = tuple(Option(self._found[at].action, gains[at].worth, gains[at].number) for at in order)
        best = self._found[chosen]
        return Thought(best.action, reason(self._play, self._eye, best), options, self.done)


class Gain:
    """How a choice did, and how much better than the first in the same worlds, damped."""

    def __init__(self) -> None:
        self.number = 0
        self._worths = self._sum = self._squares = 0.0

    def add(self, worth: float, gain: float) -> None:
        """One more world."""
        self.number += 1
        self._worths += worth
        self._sum += gain
        self._squares += gain * gain

    @property
    def worth(self) -> float:
        """The mean of what the choice brought."""
        return self._worths / max(self.number, 1)

    @property
    def mean(self) -> float:
        """The mean gain over the first choice."""
        return self._sum / max(self.number, 1)

    @property
    def error(self) -> float:
        """The standard error of that mean, not below what few worlds can tell."""
        if self.number < 2:
            return math.inf
        spread = self._squares / self.number - self.mean**2
        return math.sqrt(max(spread, 0.02) / self.number)


def damped(points: float) -> float:
    """The root of points, with their sign: what choices are compared by. A few worlds in which bombs double
    again and again would else drown all the others.

    >>> damped(-16.0), damped(1.0)
    (-4.0, 1.0)
    """
    return math.copysign(math.sqrt(abs(points)), points)


def _sign(points: int) -> int:
    """Won, lost, or neither."""
    return (points > 0) - (points < 0)
