"""The expert: what the seat cannot see is drawn, the best choices are played out, and few cards are solved."""

from collections.abc import Sequence

from triumvir.bots.budget import Budget, Watch
from triumvir.bots.climbing import calls
from triumvir.bots.climbing.choice import WON, Choice, choices, skill_of
from triumvir.bots.climbing.eye import Eye, eye_of
from triumvir.bots.climbing.playouts import Playouts
from triumvir.bots.climbing.reasons import reason
from triumvir.bots.climbing.skill import SIMPLE
from triumvir.bots.thought import Option, Reason, Thought
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.games.game import Rules
from triumvir.solve.solver import Solver
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
FEW = 16
"""With so many cards left in all hands or fewer, worlds are solved too."""
NODES = 20_000
"""The most that one position may take to be solved."""
TRUST = 0.6
"""How much of an estimate comes from solving, with all hands open, the rest from playing on."""
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
    race = Race(view, play, eye, found[:MOST], rng, budget.goal)
    race.run(most, budget.ms, watch)
    return race.thought()


class Race:
    """Choices compared over the same worlds; the worse half is dropped again and again."""

    def __init__(self, view: View, play: ClimbingRules, eye: Eye, found: Sequence[Choice], rng: Rng, goal: str) -> None:
        self._goal = goal
        self._play, self._eye, self._rng = play, eye, rng
        self._found = found
        self._worlds = Worlds(view)
        first = self._worlds.sample(rng)
        assert isinstance(first, ClimbingState), "the family stays"
        import os
        self._playouts = Playouts(first)
        self._simple = Playouts(first, view.to_act, SIMPLE)
        self._mix = int(os.environ.get("MIX", "0"))
        self._solver = Solver() if sum(view.hand_sizes) <= FEW else None
        self._sums = [0.0] * len(found)
        self._tried = [0] * len(found)
        self._alive = list(range(len(found)))
        self._known: dict[tuple[tuple[int, ...], int], int | None] = {}
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
        draws = [self._worlds.draw(self._rng) for _ in range(number)]
        hands = [[self._play.counted(hand.mask) for hand in hands] for hands in draws]
        moves = [(self._found[at].counts, self._found[at].header) for at in self._alive]
        cut = len(hands) * self._mix // 10
        paid = self._playouts.run(hands[cut:], moves)
        if cut:
            paid = self._simple.run(hands[:cut], moves) + paid
        seat, width = self._eye.seat, len(self._alive)
        for place, points in enumerate(paid):
            at = self._alive[place % width]
            worth = self._utility(points[seat])
            if self._solver:
                worth += TRUST * (self._utility(self._solved(draws[place // width], at, points[seat])) - worth)
            self._sums[at] += worth
        for at in self._alive:
            self._tried[at] += number
        self.done += number

    def _utility(self, points: int) -> float:
        """What so many points are worth to it."""
        return float((points > 0) - (points < 0)) if self._goal == "win" else float(points)

    def _solved(self, hands: tuple[CardSet, ...], at: int, points: int) -> int:
        """What comes of a choice under best play with open hands, as far as it is won or lost, at the stakes
        of a deal that ended with `points`; those where it is not solved.
        """
        assert self._solver, "few cards are left"
        counts = tuple(self._play.counted(hand.mask) for hand in hands)
        if (counts, at) not in self._known:
            after = self._worlds.state(hands).apply(self._found[at].action)
            assert isinstance(after, ClimbingState), "the family stays"
            won = self._solver.value(after, "win", seat=self._eye.seat, nodes=NODES)
            self._known[counts, at] = won
        won = self._known[counts, at]
        return points if won is None else abs(points) * (2 * won - 1)

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
