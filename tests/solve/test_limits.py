"""Limits are kept, nothing is claimed that was not found out, and what was stays true."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.solve.reference import Climbing, Tricks
from triumvir.auction.rules import Contract
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal, DealPlan
from triumvir.cards.rng import Rng
from triumvir.climbing.over import Result
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.errors import Code, SetupError
from triumvir.games.registry import find
from triumvir.seats import Seat
from triumvir.solve.kernel_names import mix
from triumvir.solve.kernel_sides import Memory, reaches
from triumvir.solve.machine import win
from triumvir.solve.plan import plan_of
from triumvir.solve.solution import FINE, SLICE, Budget, Goal
from triumvir.solve.solver import Solver, State, solve
from triumvir.tricks.rules import TrickRules
from triumvir.tricks.state import TrickState


def climbing_rules(preset: str = "text") -> ClimbingRules:
    """Dou Dizhu for three."""
    rules = find("dou_dizhu").rules(preset).play
    assert isinstance(rules, ClimbingRules)
    return rules


def climbing(cards: int = 6) -> ClimbingState:
    """A landlord to lead, every hand with `cards` cards."""
    rules = climbing_rules()
    pack = Rng.stream("limits").shuffled(rules.deck.cards)
    hands = tuple(CardSet.of(pack[seat::3][:cards]) for seat in range(3))
    return ClimbingState.at_play(rules, Deal(Seat(0), Seat(0), hands), Contract(Seat(0), 1, (1, 0, 0)))


def tricks(cards: int = 6) -> TrickState:
    """A declarer to lead."""
    rules = find("hokm").rules().play
    assert isinstance(rules, TrickRules)
    pack = Rng.stream("limits").shuffled(rules.deck.cards)
    hands = tuple(CardSet.of(pack[seat * cards : (seat + 1) * cards]) for seat in range(3))
    return TrickState.at_play(rules, Deal(Seat(0), Seat(0), hands), Contract(Seat(0), 4, (4, 2, 2)), "S")


CASES: list[tuple[Callable[[], State], Goal]] = [
    (climbing, "win"),
    (climbing, "points"),
    (tricks, "tricks"),
    (tricks, "points"),
]


@pytest.mark.parametrize(("make", "goal"), CASES)
def test_a_limit_of_nodes_is_kept_and_said(make: Callable[[], State], goal: Goal) -> None:
    value = Solver().value(make(), goal)
    for nodes in (0, 1, 7, 60):
        short = Solver().solve(make(), goal, nodes=nodes)
        assert not short.solved
        assert short.nodes <= nodes
        assert short.line == ()
        assert short.best is None
        assert short.value is None
        assert None in [worth.value for worth in short.actions]
        assert Solver().value(make(), goal, nodes=nodes) in ((None, value) if nodes else (None,))


@pytest.mark.parametrize(("make", "goal"), CASES)
def test_what_was_found_out_before_the_limit_is_true(make: Callable[[], State], goal: Goal) -> None:
    state, solver = make(), Solver()
    full = Solver().solve(state, goal)
    assert full.solved
    nodes, found = 16, solver.solve(state, goal, nodes=16)
    while not found.solved:
        for short, long in zip(found.actions, full.actions, strict=True):
            assert short.value in (None, long.value)
        nodes *= 2
        found = solver.solve(state, goal, nodes=nodes)  # with the memory of all searches that were cut off
    assert found.actions == full.actions


@pytest.mark.parametrize(("make", "goal"), CASES)
def test_a_line_ends_where_the_search_ends(make: Callable[[], State], goal: Goal) -> None:
    state, solver = make(), Solver()
    full = solver.solve(state, goal)
    most = [full.nodes - 1 - less for less in (*range(8), full.nodes // 8, full.nodes // 4)]
    short = [Solver().solve(state, goal, nodes=nodes) for nodes in most]
    solved = [solution for solution in short if solution.solved]
    assert all(solution.actions == full.actions for solution in solved)
    assert all(full.line[: len(solution.line)] == solution.line for solution in solved)


@pytest.mark.parametrize(("make", "goal"), CASES)
def test_somebody_may_stop_it(make: Callable[[], State], goal: Goal) -> None:
    assert not solve(make(), goal, stop=lambda: True).solved
    calls: list[int] = []

    def third() -> bool:
        calls.append(1)
        return len(calls) > 2

    solve(make(), goal, stop=third)
    assert len(calls) >= 3


def test_an_exception_on_the_way_harms_nothing() -> None:
    solver, state = Solver(), climbing(6)
    asked: list[int] = []

    def interrupt() -> bool:
        asked.append(1)
        if len(asked) > 3:
            raise KeyboardInterrupt
        return False

    with pytest.raises(KeyboardInterrupt):
        solver.solve(state, "win", stop=interrupt)
    assert solver.solve(state, "win").actions == Solver().solve(state, "win").actions


def test_time_is_up_by_the_clock_that_is_given() -> None:
    now = [0.0]
    budget = Budget(seconds=2.0, clock=lambda: now[0])
    assert budget.search(lambda most: (-1, most) if budget.spent < 3 * FINE else (1, 5)) == 1
    assert budget.spent == 3 * FINE + 5
    now[0] = 2.5
    assert budget.over
    now[0] = 0.0
    assert budget.over  # it stays so
    assert budget.search(lambda most: (1, 1)) is None
    assert solve(climbing(5), "win", seconds=0.0).nodes == 0


def test_without_a_clock_it_looks_up_less_often() -> None:
    budget = Budget(nodes=10 * SLICE)
    assert budget.search(lambda most: (-1, most) if budget.spent < 3 * SLICE else (1, 5)) == 1
    assert budget.spent == 3 * SLICE + 5


def test_a_search_without_an_answer_is_not_asked_again() -> None:
    budget = Budget()
    assert budget.search(lambda most: (-2, 1)) is None
    assert budget.spent == 1


def test_more_plays_than_fit_is_no_answer() -> None:
    """Eight of everything cannot be dealt, but a kernel must not write beyond its memory."""
    rules = find("dou_dizhu").rules("douzero", kicker_equal_max=3).play
    assert isinstance(rules, ClimbingRules)
    hand = sum((8 if rank < 13 else 2) << 4 * rank for rank in range(15))
    position = [3, 2, 0, 0, 0xFFF, hand, hand, hand]
    plan = [*plan_of(rules.shapes, rules.order)]
    answer, _ = reaches(rules.table, plan, position, 1, win((0, 1, 1)).words, 0, Memory(), 1000)
    assert answer == -2


def test_only_states_in_play_are_solved() -> None:
    dou, hokm = find("dou_dizhu").rules().play, find("hokm").rules().play
    for rules in (dou, hokm):
        pack = rules.deck.cards
        hands, kitty = rules.plan.deal(pack, 0)
        state = rules.start(Deal(Seat(0), Seat(0), hands, kitty))
        assert isinstance(state, ClimbingState | TrickState)
        goals: list[Goal] = ["points", "win" if isinstance(state, ClimbingState) else "tricks"]
        for goal in goals:
            with pytest.raises(SetupError) as caught:
                solve(state, goal)
            assert caught.value.code is Code.ACTION_WRONG_PHASE


def test_an_ended_deal_is_not_solved() -> None:
    state = tricks(1)
    while state.outcome is None:
        state = state.apply(state.legal_actions()[0])
    goals: tuple[Goal, Goal] = ("tricks", "points")
    for goal in goals:
        with pytest.raises(SetupError):
            Solver().value(state, goal)


def test_goals_belong_to_families() -> None:
    with pytest.raises(SetupError) as caught:
        solve(climbing(3), "tricks")
    assert caught.value.code is Code.OPTION_VALUE
    with pytest.raises(SetupError) as caught:
        solve(tricks(), "win")
    assert caught.value.code is Code.OPTION_VALUE


def test_names_of_different_words_differ() -> None:
    assert len({mix(word) for word in range(1000)}) == 1000
    assert mix(0) == 0


def test_references_agree_with_settled_deals() -> None:
    """The references and states pay the same at the end of a deal."""
    state = climbing(2)
    truth = Climbing(state, "points")
    while state.outcome is None:
        state = state.apply(state.legal_actions()[-1])
    assert truth.gain(state) == state.outcome.points[0]
    card = tricks(2)
    known = Tricks(card)
    assert known.forced(card, 0) <= 2


def test_a_goal_beyond_the_kernel_is_not_solved() -> None:
    rules = find("dou_dizhu/4").rules().play
    assert isinstance(rules, ClimbingRules)
    ranked = sorted(rules.deck.cards, key=lambda card: rules.places[card])
    hands = tuple(CardSet.of(ranked[25 * seat : 25 * seat + 25]) for seat in range(4))
    deal = Deal(Seat(0), Seat(0), hands)
    state = ClimbingState.at_play(replace(rules, settle=wild), deal, Contract(Seat(0), 1, (1, 0, 0, 0)))
    solution = Solver().solve(state, "points", nodes=100)
    assert not solution.solved
    assert solution.nodes == 0


def wild(result: Result) -> tuple[int, ...]:
    """Payments that no two sequences of plays have in common."""
    numbers = (result.first_out, *result.plays, *result.bombs)
    gain = mix(sum(number << 6 * place for place, number in enumerate(numbers))) % 5
    return (gain, 0, 0, 0)


def test_five_hands_are_too_many() -> None:
    rules = replace(climbing_rules(), plan=DealPlan(5, packets=(1,) * 10, kitty=4))
    hands, kitty = rules.plan.deal(rules.deck.cards, 0)
    contract = Contract(Seat(0), 1, (1, 0, 0, 0, 0))
    state = ClimbingState.at_play(rules, Deal(Seat(0), Seat(0), hands, kitty), contract)
    with pytest.raises(SetupError) as caught:
        solve(state, "win")
    assert caught.value.code is Code.DEAL_HANDS
