"""Climbing positions are worth what trying everything says, under every preset and option."""

from dataclasses import replace
from itertools import islice

import pytest

from tests.solve.reference import CLIMBING, COMPILED, Climbing, climbing_states, some_rules
from triumvir.cards.kernel_counts import at_least
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import Play
from triumvir.climbing.playing import Playing
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.shape import Attachment, ShapeSpec
from triumvir.climbing.state import ClimbingState
from triumvir.games.dou_dizhu.shapes import NATURAL, ORDER, RUN_RANKS
from triumvir.games.registry import find
from triumvir.solve.kernel_sides import Memory, reaches
from triumvir.solve.machine import win
from triumvir.solve.plan import plan_of
from triumvir.solve.solution import Goal
from triumvir.solve.solver import Solver

ROUNDS = 80 if COMPILED else 40
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


@pytest.mark.parametrize("goal", GOALS)
def test_when_bombs_are_counted(goal: Goal) -> None:
    rules = find("dou_dizhu/4").rules(bomb_cap_by_bid=True, landlord_side="solo").play
    assert isinstance(rules, ClimbingRules)
    solver = Solver()
    bombs = islice((s for s in climbing_states(rules, 10, Rng.stream("caps")) if fours(s)), ROUNDS // 4)
    for state in bombs:
        check(solver, state, goal)


def fours(state: ClimbingState) -> bool:
    """Whether a seat that has only so many bombs holds one."""
    now = state.now
    assert isinstance(now, Playing)
    return any(at_least(hand, 4) and now.bombs >> 4 * seat & 15 != 15 for seat, hand in enumerate(now.counts))


STRANGE = (
    (ShapeSpec("single", 1, ORDER), ShapeSpec("any", 1, ORDER[:8], 1, 3), ShapeSpec("pair", 2, ORDER[5:])),
    (
        ShapeSpec("single", 1, ORDER),
        ShapeSpec("pair", 2, NATURAL, attach=Attachment(1, ORDER, per_rank=3, repeat=3, trio_beside=False)),
        ShapeSpec("run", 1, ORDER[:6], 3, 5, low="A2"),
    ),
    (
        ShapeSpec("single", 1, ORDER),
        ShapeSpec("pair", 2, NATURAL, attach=Attachment(1, RUN_RANKS, per_rank=2, run=True)),
        ShapeSpec("run", 2, NATURAL, 2, 4, attach=Attachment(1, ORDER, once="45", one_of="68J")),
    ),
)
BOMBS = (
    ShapeSpec("jokers", exact="br", precedence=1),
    ShapeSpec("threes", exact="333", precedence=2),
    ShapeSpec("trio", 3, NATURAL, precedence=3),
)


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("shapes", STRANGE)
def test_games_that_nobody_plays(shapes: tuple[ShapeSpec, ...], goal: Goal) -> None:
    known = find("dou_dizhu").rules("classic").play
    assert isinstance(known, ClimbingRules)
    rules, solver = replace(known, shapes=(*shapes, *BOMBS)), Solver()
    for state in islice(climbing_states(rules, 8, Rng.stream("strange")), ROUNDS // 2):
        check(solver, state, goal)


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
