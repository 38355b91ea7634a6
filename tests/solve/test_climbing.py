"""Climbing positions are worth what trying everything says, under every preset and option."""

from itertools import islice

import pytest

from tests.solve.reference import CLIMBING, COMPILED, Climbing, climbing_states, some_rules
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import Play
from triumvir.climbing.playing import Playing
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.games.registry import find
from triumvir.solve.kernel_sides import Memory, reaches
from triumvir.solve.machine import win
from triumvir.solve.plan import plan_of
from triumvir.solve.solution import Goal
from triumvir.solve.solver import Solver

ROUNDS = 80 if COMPILED else 28
GOALS: tuple[Goal, Goal] = ("win", "points")


def check(solver: Solver, state: ClimbingState, goal: Goal) -> None:
    """Every action, and the line, come to what the reference says."""
    truth = Climbing(state, goal)
    solution = solver.solve(state, goal)
    now, seat = state.now, state.to_act
    assert isinstance(now, Playing)
    assert seat is not None
    own = now.terms.sides[seat] == 0
    assert solution.solved
    assert [worth.action for worth in solution.actions] == state.legal_actions()
    for worth in solution.actions:
        assert isinstance(worth.action, Play)
        gain = truth.gain(state.apply(worth.action))
        if goal == "win":
            assert worth.value == (gain if own else 1 - gain)
        else:
            assert worth.points is not None
            assert worth.value == worth.points[seat]
            assert sum(p for p, s in zip(worth.points, now.terms.sides, strict=True) if s == 0) == gain
    assert solver.value(state, goal) == solution.value
    end = state
    for action in solution.line:
        assert truth.gain(end) == truth.gain(state)
        assert isinstance(action, Play)
        end = end.apply(action)
    assert end.outcome is not None
    assert truth.gain(end) == truth.gain(state)


def rounds(name: str, goal: Goal, positions: int, most: int, seed: str) -> None:
    rng, solver = Rng.stream(seed, name, goal), Solver()
    for _ in range(0, positions, 4):
        rules = some_rules(find(name), rng)
        assert isinstance(rules, ClimbingRules)
        states = climbing_states(rules, most, rng)
        for _ in range(4):
            check(solver, next(states), goal)


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("name", CLIMBING)
def test_as_brute_force_says(name: str, goal: Goal) -> None:
    rounds(name, goal, ROUNDS, 8, "solve")


@pytest.mark.soak
@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("name", CLIMBING)
def test_as_brute_force_says_of_many(name: str, goal: Goal) -> None:
    rounds(name, goal, 2_500, 10, "soak")


def test_a_memory_that_grows_forgets_nothing_wrong() -> None:
    rng, solver = Rng.stream("grow"), Solver()
    rules = find("dou_dizhu").rules().play
    assert isinstance(rules, ClimbingRules)
    for state in islice(climbing_states(rules, 9, rng), 12):
        few = Memory()
        few.slots = 2
        table, plan = rules.table, [*plan_of(rules.shapes, rules.order)]
        assert isinstance(state.now, Playing)
        sides = state.now.terms.sides
        mask, goal = sum(1 << seat for seat in range(3) if sides[seat] == 0), win(sides)
        answer, _ = reaches(table, plan, [*state.pack()], mask, goal.words, goal.start, few, 1_000_000)
        assert answer == Climbing(state, "win").gain(state)
        assert few.slots & (few.slots - 1) == 0
        check(solver, state, "win")
