"""What a solver answers, and how long it may search."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from triumvir.climbing.actions import Action as ClimbingAction
from triumvir.tricks.actions import Action as TrickAction

Action = ClimbingAction | TrickAction
Goal = Literal["win", "points", "tricks"]
GOALS: tuple[Goal, ...] = ("win", "points", "tricks")
SLICE = 4096
"""Nodes after which a search looks at its limits."""
FINE = 512
"""The same where there is a limit to the time, which few milliseconds may be."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What an action leads to under best play. `value` is the acting seat's: 1 or 0 for its side winning, its
    points, or the tricks it takes in all; none if that was not solved. `points` are everybody's, where points
    are the goal.
    """

    action: Action
    value: int | None
    points: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer for a state: every legal action in the state's order, and a line of best actions.

    `solved` says that every action has its value; `line` then runs to the end of the deal unless the search
    ran out of nodes or time on the way. `nodes` are positions searched.
    """

    goal: Goal
    actions: tuple[Worth, ...]
    line: tuple[Action, ...]
    nodes: int
    solved: bool

    @property
    def best(self) -> Worth | None:
        """The first action of the highest value; none if not solved."""
        if not self.solved:
            return None
        return max(self.actions, key=lambda worth: -1 if worth.value is None else worth.value)

    @property
    def value(self) -> int | None:
        """What the state is worth to the seat to act; none if not solved."""
        return self.best.value if self.best else None


class Budget:
    """Nodes and seconds that a search may take, and whether somebody asked it to stop.

    `clock` is asked for the time only if there is a limit to it; searches look here every few thousand nodes,
    or few hundred if there is.
    """

    def __init__(
        self,
        nodes: int | None = None,
        seconds: float | None = None,
        clock: Callable[[], float] = float,
        stop: Callable[[], bool] = bool,
    ) -> None:
        self.spent = 0
        self._nodes = nodes
        self._clock = clock
        self._until = None if seconds is None else clock() + seconds
        self._slice = SLICE if seconds is None else FINE
        self._stop = stop
        self._out = False

    @property
    def over(self) -> bool:
        """Whether the search has to end; once it is so, it stays so."""
        self._out = (
            self._out
            or (self._nodes is not None and self.spent >= self._nodes)
            or self._stop()
            or (self._until is not None and self._clock() >= self._until)
        )
        return self._out

    def search(self, kernel: Callable[[int], tuple[int, int]]) -> int | None:
        """The answer of `kernel`, which is called with more and more nodes until it has one; none if it has
        none (-2) or the budget is spent.

        A search that is taken up again is through with what its memory holds in no time.
        """
        while not self.over:
            most = max(self._slice, self.spent // 8)
            if self._nodes is not None:
                most = min(most, self._nodes - self.spent)
            answer, nodes = kernel(most)
            self.spent += nodes
            if answer >= 0:
                return answer
            if answer < -1:
                break
        return None
