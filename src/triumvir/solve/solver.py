"""Solver: the exact worth of states with open hands, within nodes or seconds."""

import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import cached_property
from typing import TypeGuard

from triumvir.climbing.playing import Playing as ClimbingPlay
from triumvir.climbing.state import ClimbingState
from triumvir.errors import Code, SetupError
from triumvir.seats import Seat
from triumvir.solve.forces import Forcing, Sharing
from triumvir.solve.forces import Node as TrickNode
from triumvir.solve.ground import A, Ground, N, best_line, mark_of
from triumvir.solve.kernel_sides import Memory
from triumvir.solve.kernel_tricks import Tricks
from triumvir.solve.machine import Payments, win
from triumvir.solve.sides import Node, Paying, Winning
from triumvir.solve.solution import Budget, Goal, Solution, Worth
from triumvir.tricks.layout import Layout
from triumvir.tricks.phases import Playing as TrickPlay
from triumvir.tricks.state import TrickState

State = ClimbingState | TrickState
FEW_SLOTS = 16_384
MOST_SEATS = 4


class Solver:
    """Solves states one after the other; what was found out about one helps with the next.

    Not to be used by two threads at once. A search that ends early, by its limits, by `stop` or by an
    exception, leaves nothing wrong behind: only what is proven is kept.
    """

    @cached_property
    def _sides(self) -> Memory:
        return Memory()

    @cached_property
    def _tricks(self) -> Tricks:
        return Tricks()

    def solve(
        self,
        state: State,
        goal: Goal | None = None,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Callable[[], bool] = bool,
    ) -> Solution:
        """The value of every legal action of a state in play, and a line of best actions.

        Goals: "win" and "points" in climbing games (points unless said otherwise), "tricks" and "points" in
        trick-taking ones (tricks): the tricks that the seat to act can force against all others, or the
        points when each seat plays for its own, ties going to the action that comes first. Without limits
        the search goes on until it is done; `stop` is asked every few thousand nodes. Errors:
        action/wrong_phase, solve/goal, solve/seats.
        """
        budget = Budget(nodes, seconds, time.monotonic, stop)
        self._begin()
        if isinstance(state, TrickState) and goal == "points":
            return _shared(*self._sharing(state, budget), budget)
        if isinstance(state, ClimbingState):
            return _marked(goal or "points", *self._climbing(state, goal or "points", budget), budget)
        return _marked("tricks", *self._forcing(state, goal or "tricks", None, budget), budget)

    def value(
        self,
        state: State,
        goal: Goal | None = None,
        *,
        seat: Seat | None = None,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Callable[[], bool] = bool,
    ) -> int | None:
        """What a state is worth to `seat`, the one to act if not named, without a look at each action.

        None if that was not found out within the limits; all else as in `solve`.
        """
        budget = Budget(nodes, seconds, time.monotonic, stop)
        self._begin()
        asked = _to_act(state) if seat is None else seat
        if isinstance(state, TrickState) and goal == "points":
            sharing, root = self._sharing(state, budget)
            points = sharing.points(root)
            return None if points is None else points[asked]
        if isinstance(state, ClimbingState):
            return _value(*self._climbing(state, goal or "points", budget), asked)
        return _value(*self._forcing(state, goal or "tricks", asked, budget), asked)

    def forget(self) -> None:
        """Know as little of climbing games as a new one."""
        self._sides.forget()

    def _begin(self) -> None:
        """A new state: back to few slots, which are quicker; what they hold stays good."""
        self._sides.slots, self._sides.noted = FEW_SLOTS, 0

    def _climbing(self, state: ClimbingState, goal: Goal, budget: Budget) -> tuple[Winning | Paying, Node]:
        now = state.now
        if not isinstance(now, ClimbingPlay):
            raise _wrong_phase(state)
        rules, sides = state.rules, now.terms.sides
        if rules.seats > MOST_SEATS:
            raise SetupError(Code.DEAL_HANDS, got=f"{rules.seats} hands", expected=f"{MOST_SEATS} at most")
        if goal == "win":
            return Winning(rules, win(sides), sides, self._sides, budget), Node(state.pack())
        if goal == "points":
            payments = Payments(rules, state.deal.blanks, now)
            return Paying(rules, payments, self._sides, budget), Node(state.pack())
        raise _no_goal(goal, "win | points")

    def _forcing(
        self, state: TrickState, goal: Goal, seat: Seat | None, budget: Budget
    ) -> tuple[Forcing, TrickNode]:
        if goal != "tricks":
            raise _no_goal(goal, "tricks | points")
        layout, root = _laid_out(state)
        asked = Seat(root.seat) if seat is None else seat
        return Forcing(layout, root, asked, self._tricks, budget), root

    def _sharing(self, state: TrickState, budget: Budget) -> tuple[Sharing, TrickNode]:
        layout, root = _laid_out(state)
        now = state.now
        assert isinstance(now, TrickPlay), "it was laid out"
        return Sharing(state.rules, layout, now.contract, root, self._tricks, budget), root


_idle: list[Solver] = []
"""Solvers that nobody uses and that know nothing."""


@contextmanager
def lent() -> Generator[Solver, None, None]:
    """A solver for climbing games that knows nothing, to be given back: the memory of a new one takes
    milliseconds to clear, which a bot may not have.
    """
    try:
        solver = _idle.pop()
    except IndexError:
        solver = Solver()
    yield solver
    solver.forget()
    _idle.append(solver)


def solvable(state: object) -> TypeGuard[State]:
    """Whether a state, of whatever game, is one that `solve` takes: a deal in play."""
    return isinstance(state, ClimbingState | TrickState) and isinstance(state.now, ClimbingPlay | TrickPlay)


def solve(
    state: State,
    goal: Goal | None = None,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    stop: Callable[[], bool] = bool,
) -> Solution:
    """`Solver.solve` with a memory of its own. Many states are solved quicker by one `Solver`."""
    return Solver().solve(state, goal, nodes=nodes, seconds=seconds, stop=stop)


def _wrong_phase(state: State) -> SetupError:
    return SetupError(Code.ACTION_WRONG_PHASE, got=state.phase, expected="a deal in play")


def _no_goal(goal: Goal, expected: str) -> SetupError:
    return SetupError(Code.OPTION_VALUE, got=goal, expected=expected, where="goal")


def _to_act(state: State) -> Seat:
    if state.to_act is None:
        raise _wrong_phase(state)
    return state.to_act


def _laid_out(state: TrickState) -> tuple[Layout, TrickNode]:
    if not isinstance(state.now, TrickPlay):
        raise _wrong_phase(state)
    return state.rules.layouts[state.now.trump], TrickNode(state.now.hands, state.now.word)


def _value(ground: Ground[N, A], root: N, seat: Seat) -> int | None:
    mark = mark_of(ground, root)
    return None if mark is None else ground.worth(seat, mark)[0]


def _marked(goal: Goal, ground: Ground[N, A], root: N, budget: Budget) -> Solution:
    """The solution where positions have marks."""
    seat = ground.seat_of(root)
    nexts = [(action, ground.after(root, action)) for action in ground.moves(root)]
    marks = [mark_of(ground, node) for _, node in nexts]
    actions = tuple(
        Worth(action, None) if mark is None else Worth(action, *ground.worth(seat, mark))
        for (action, _), mark in zip(nexts, marks, strict=True)
    )
    known = [mark for mark in marks if mark is not None]
    if len(known) < len(marks):
        return Solution(goal, actions, (), budget.spent, solved=False)
    best = known.index(max(known) if ground.wants_more(root) else min(known))
    line = (nexts[best][0], *best_line(ground, nexts[best][1], known[best]))
    return Solution(goal, actions, line, budget.spent, solved=True)


def _shared(sharing: Sharing, root: TrickNode, budget: Budget) -> Solution:
    """The solution where each seat plays for its own points."""
    nexts = [(action, sharing.after(root, action)) for action in sharing.moves(root)]
    paid = [sharing.points(node) for _, node in nexts]
    actions = tuple(
        Worth(action, None if points is None else points[root.seat], points)
        for (action, _), points in zip(nexts, paid, strict=True)
    )
    solved = None not in paid
    return Solution("points", actions, tuple(sharing.line(root)) if solved else (), budget.spent, solved)
