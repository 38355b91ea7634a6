"""Interpreted and compiled solvers give the same answers for the same number of nodes."""

from typing import Any

import pytest

from tests.solve.reference import CLIMBING, TRICKS, climbing_states, some_rules, trick_states
from tests.twins.loading import load_twins
from triumvir.cards.rng import Rng
from triumvir.climbing import shape as shapes
from triumvir.climbing.playing import Playing
from triumvir.climbing.rules import ClimbingRules
from triumvir.games.registry import find
from triumvir.solve.machine import Machine, Payments, win
from triumvir.solve.plan import plan_of
from triumvir.tricks.rules import TrickRules

TABLES = load_twins("triumvir.climbing.kernel")
SIDES = load_twins("triumvir.solve.kernel_sides")
TRICK = load_twins("triumvir.solve.kernel_tricks")
SHARES = load_twins("triumvir.solve.kernel_shares")
NAMES = load_twins("triumvir.solve.kernel_names")


def tables(rules: ClimbingRules) -> list[Any]:
    """The shape table in the memory of each twin."""
    words = [len(rules.shapes)]
    words += (word for shape in rules.shapes for word in shapes._row(shape, rules.order))
    return [twin.Table(words) for twin in TABLES]


def test_names_are_mixed_alike() -> None:
    rng = Rng.stream("twins")
    for _ in range(500):
        word = rng.below(1 << 32) << 32 | rng.below(1 << 32)
        assert NAMES.pure.mix(word) == NAMES.compiled.mix(word)


@pytest.mark.parametrize("name", CLIMBING)
def test_sides(name: str) -> None:
    rng = Rng.stream("twins", name)
    memories = [twin.Memory() for twin in SIDES]
    for _ in range(6):
        rules = some_rules(find(name), rng)
        assert isinstance(rules, ClimbingRules)
        plan, twins = [*plan_of(rules.shapes, rules.order)], tables(rules)
        states = climbing_states(rules, 10, rng)
        for state in (next(states) for _ in range(3)):
            assert isinstance(state.now, Playing)
            sides = state.now.terms.sides
            payments = Payments(rules, 0, state.now)
            goals: list[Machine | None] = [win(sides), *map(payments.machine, payments.outcomes)]
            mask = sum(1 << seat for seat, side in enumerate(sides) if side == 0)
            for goal in goals:
                assert goal is not None
                asked = (plan, [*state.pack()], mask, goal.words, goal.start)
                for most in (20, 2_000):
                    answers = [
                        twin.reaches(table, *asked, memory, most)
                        for twin, table, memory in zip(SIDES, twins, memories, strict=True)
                    ]
                    assert answers[0] == answers[1]


@pytest.mark.parametrize("name", TRICKS)
def test_tricks(name: str) -> None:
    rng = Rng.stream("twins", name)
    memories, shared = ([twin.Tricks() for twin in TRICK] for _ in range(2))
    for _ in range(8):
        rules = some_rules(find(name), rng)
        assert isinstance(rules, TrickRules)
        states = trick_states(rules, 15, rng)
        for state in (next(states) for _ in range(3)):
            *hands, word = state.pack()
            for seat in range(3):
                for need in range(6):
                    for most in (5, 1_000):
                        answers = [
                            twin.takes(hands, word, seat, need, memory, most)
                            for twin, memory in zip(TRICK, memories, strict=True)
                        ]
                        assert answers[0] == answers[1]
            points = [rng.below(50) for _ in range(4 * 16 * 6)]
            for most in (5, 2_000):
                answers = [
                    twin.shares(hands, word & 0x7FF_FFFF, points, memory, most)
                    for twin, memory in zip(SHARES, shared, strict=True)
                ]
                assert answers[0] == answers[1]
