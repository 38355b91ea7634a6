"""Trick-taking positions are worth what trying everything says, under every option."""

from dataclasses import replace

import pytest

from tests.solve.reference import COMPILED, TRICKS, Tricks, some_rules, trick_states
from triumvir.auction.free_once import FreeOnce
from triumvir.auction.rules import Contract
from triumvir.cards.deal import Deal, DealPlan
from triumvir.cards.deck import DeckSpec
from triumvir.cards.rng import Rng
from triumvir.games.registry import find
from triumvir.seats import Seat
from triumvir.solve.solution import Action
from triumvir.solve.solver import Solver
from triumvir.tricks.actions import PlayCard
from triumvir.tricks.phases import Over
from triumvir.tricks.rules import TrickRules
from triumvir.tricks.state import TrickState

ROUNDS = 120 if COMPILED else 24


def check(solver: Solver, state: TrickState) -> None:
    """What the seat to act can force, what every other can, and what comes of each for itself."""
    truth, seat = Tricks(state), state.to_act
    assert seat is not None
    settle, contract = state.rules.settle, truth.contract
    forced, shared = solver.solve(state), solver.solve(state, "points")
    assert forced.solved
    assert shared.solved
    for solution in (forced, shared):
        assert [worth.action for worth in solution.actions] == list(state.legal_actions())
    for worth, share in zip(forced.actions, shared.actions, strict=True):
        assert isinstance(worth.action, PlayCard)
        after = state.apply(worth.action)
        if after.outcome is None:
            assert worth.value == truth.forced(after, seat)
            assert share.points == settle(contract, truth.shared(after))
        else:
            assert share.points == after.outcome.points
    for other in range(state.rules.seats):
        assert solver.value(state, seat=Seat(other)) == truth.forced(state, other)
    points = settle(contract, truth.shared(state))
    assert solver.value(state, "points") == points[seat] == shared.value
    assert (tricks := forced.value) == truth.forced(state, seat)
    last = end(state, shared.line)
    assert last.outcome is not None
    assert last.outcome.points == points
    over = end(state, forced.line).now
    assert isinstance(over, Over)
    assert over.played is not None
    assert over.played.tricks[seat] == tricks


def end(state: TrickState, line: tuple[Action, ...]) -> TrickState:
    """The state after a line."""
    for action in line:
        assert isinstance(action, PlayCard)
        state = state.apply(action)
    return state


def rounds(name: str, positions: int, seed: str) -> None:
    rng, solver = Rng.stream(seed, name), Solver()
    for _ in range(0, positions, 4):
        rules = some_rules(find(name), rng)
        assert isinstance(rules, TrickRules)
        states = trick_states(rules, 12, rng)
        for _ in range(4):
            check(solver, next(states))


@pytest.mark.parametrize("name", TRICKS)
def test_as_brute_force_says(name: str) -> None:
    rounds(name, ROUNDS, "solve")


@pytest.mark.parametrize("seats", [2, 4])
def test_other_numbers_of_seats(seats: int) -> None:
    rng, solver = Rng.stream("seats", str(seats)), Solver()
    for must_follow in (True, False):
        states = trick_states(replace(game_of(seats), must_follow=must_follow), 3 * seats, rng)
        for _ in range(12):
            check(solver, next(states))


def test_more_tricks_than_can_be_shared_out_are_not_solved() -> None:
    rules = game_of(2)
    hands, _ = rules.plan.deal(rules.deck.cards, 0)
    state = TrickState.at_play(rules, Deal(Seat(0), Seat(0), hands), Contract(Seat(0), 1, (1, 1)), "C")
    assert not Solver().solve(state, "points").solved
    assert Solver().value(state, "points") is None


def game_of(seats: int) -> TrickRules:
    """Thirty-two cards; a trick pays its seat as many points as it bid, and one to the next seat."""
    deck = DeckSpec.parse(" ".join(rank + suit for rank in "789TJQKA" for suit in "CDHS"))
    plan = DealPlan(seats, packets=(1,) * (32 // seats))
    order = "789TJQKA"
    orders = (order, order, order, order)
    return TrickRules(deck, plan, FreeOnce(seats, (1, 2, 3)), orders, orders, bids_and_one)


def bids_and_one(contract: Contract, taken: tuple[int, ...]) -> tuple[int, ...]:
    """The points."""
    return tuple(contract.calls[seat] * tricks + taken[seat - 1] for seat, tricks in enumerate(taken))


@pytest.mark.soak
@pytest.mark.parametrize("name", TRICKS)
def test_as_brute_force_says_of_many(name: str) -> None:
    rounds(name, 10_000, "soak")
