"""Bots of climbing games whose time runs out: they look at the clock, and still do what is sensible."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.bots.climbing_cases import GAMES, play_of, rules_of
from triumvir.auction.auction import Call
from triumvir.bots.budget import Watch
from triumvir.bots.climbing import calls, expert, strength
from triumvir.bots.climbing.choice import Choice, choices, skill_of
from triumvir.bots.climbing.eye import eye_of
from triumvir.bots.climbing.pace import SPARE
from triumvir.bots.climbing.playouts import Playouts, play_out
from triumvir.cards.rng import Rng
from triumvir.games.match import Match
from triumvir.solve.solver import Solver, lent
from triumvir.views.sample import sample
from triumvir.views.view import View, view_of


@dataclass
class Ticks:
    """A stopwatch that goes on by a hundredth of a second with each playout."""

    until: float
    played: int = field(default=0)

    @property
    def left(self) -> float:
        """Seconds left."""
        return max(self.until - self.played / 100, 0.0)


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ticks]:
    """The stopwatch; hands are compared with few others."""
    watch, inner = Ticks(0.0), Playouts._ends

    def counted(self: Playouts, worlds: Any, moves: Any, manners: Any = ()) -> list[int]:
        watch.played += len(worlds) * len(moves)
        return inner(self, worlds, moves, manners)

    monkeypatch.setattr(Playouts, "_ends", counted)
    monkeypatch.setattr(strength, "SAMPLE", 12)
    strength._scale.cache_clear()
    yield watch
    strength._scale.cache_clear()


def opening(name: str, seed: int = 1) -> View:
    """The view of who calls first."""
    match = Match.start(rules_of(name, {}), seed)
    return view_of(match, match.state.to_act)


def race(watch: Any) -> tuple[expert.Race, list[Choice]]:
    """A race of the choices at a first lead."""
    match = Match.start(rules_of("dou_dizhu", {"auction_mode": "none"}), 5)
    view, play = (
        view_of(match, match.state.to_act, recall=True),
        play_of("dou_dizhu", {"auction_mode": "none"}),
    )
    eye = eye_of(view, play)
    found = sorted(choices(play, eye, skill_of(eye), wide=True), key=lambda choice: -choice.value)[:5]
    return expert.Race(view, play, eye, found, Rng.stream("race"), watch, None), found


@pytest.mark.parametrize("name", GAMES)
def test_a_call_without_time_for_a_world_goes_by_the_look_of_the_hand(name: str, ticks: Ticks) -> None:
    view, play = opening(name), play_of(name)
    thought = calls.think(view, play, Rng.stream("late"), 100, ticks)
    assert thought.reason.code == "call/likes"
    assert thought.action in [choice.action for choice in view.legal]
    assert ticks.played == thought.worlds == 0


def test_a_world_in_which_not_all_was_tried_counts_nothing(ticks: Ticks) -> None:
    view, play = opening("big_three"), play_of("big_three")
    ticks.until = SPARE + 0.005
    assert calls.think(view, play, Rng.stream("one"), 100, ticks).worlds == 0
    assert ticks.played == 1
    contest, found = race(ticks)
    ticks.played, ticks.until = 0, SPARE + 0.035
    contest.run(100, False)
    assert ticks.played == 3
    assert contest.thought().worlds == 0
    assert contest.thought().action == found[0].action, "what the club player would do"


def test_worlds_are_tried_as_long_as_twice_the_slowest_fits(ticks: Ticks) -> None:
    contest, found = race(ticks)
    ticks.until = SPARE + 0.05 * len(found)
    contest.run(100, False)
    assert contest.thought().worlds > 0
    assert 0.02 * len(found) > ticks.left > 0


def test_a_part_that_does_not_fit_is_not_begun(ticks: Ticks) -> None:
    contest, _ = race(ticks)
    ticks.until = SPARE + 0.029
    contest.run(100, False)
    assert ticks.played == 2


@pytest.mark.parametrize("name", GAMES)
def test_calls_that_lead_to_the_same_play_pay_as_if_each_were_played_out(name: str) -> None:
    view = opening(name, 3)
    state = sample(view, Rng.stream("same"))
    world = calls._World(state)
    for choice in view.legal:
        alone = calls._World(state)
        assert world.points(choice.action) == alone.points(choice.action)
    assert len(world._ends) <= len(view.legal)


def test_without_a_limit_the_clock_changes_nothing() -> None:
    view, play = opening("big_three"), play_of("big_three")
    first, second = (calls.think(view, play, Rng.stream("free"), 3, Watch()) for _ in range(2))
    assert first == second
    assert first.worlds == 3
    assert isinstance(first.action, Call)


def test_a_lent_solver_knows_nothing() -> None:
    match = Match.start(rules_of("dou_dizhu", {"auction_mode": "none"}), 5)
    state, rng = match.state, Rng.stream("lent")
    while sum(len(state.hand(seat)) for seat in range(3)) > 16:
        state = state.apply(rng.choice(state.legal_actions()))
    new = [Solver().solve(state, "win", nodes=nodes) for nodes in (16, 64, 256, 20_000)]
    known: list[Solver] = []
    for wanted in (new[3], *new):
        with lent() as solver:
            known.append(solver)
            most = (16, 64, 256, 20_000)[new.index(wanted)]
            assert solver.solve(state, "win", nodes=most) == wanted
    assert len({id(solver) for solver in known}) == 1
    assert play_out(match.state) == play_out(match.state, {})
