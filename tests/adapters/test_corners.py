"""What few games come to in a batch, and still must be what the states say."""

from dataclasses import replace

import numpy as np
import pytest

from tests.adapters.test_batch import Beside
from triumvir.adapters.batch import Batch
from triumvir.adapters.dealing import begin
from triumvir.adapters.observations import observe
from triumvir.auction.fixed import Fixed
from triumvir.cards.memory import bind
from triumvir.cards.rng import Rng
from triumvir.climbing import kernel_begin
from triumvir.games.game import Rules
from triumvir.games.registry import find
from triumvir.seats import Seat
from triumvir.views.view import view_of

NAMES = ("big_three/4", "dou_dizhu", "hokm")
FEW = 60 if kernel_begin.compiled() else 12
BLANK = [("hokm", {"bass": "pass_zero"}, 1946), ("hokm", {"bass": "pass_zero"}, 2657), ("dou_dizhu", {}, 215)]
"""Seeds whose first deal is thrown in where calls are drawn: rare, as most calls are none."""


def followed(batch: Batch, steps: int) -> Beside:
    """The batch and its states, some random steps on."""
    batch.reset()
    beside = Beside(batch, 5)
    rng = np.random.default_rng(5)
    for _ in range(steps):
        beside.compare()
        beside.step(batch.drawn(rng))
    return beside


def as_python_says(rules: Rules) -> Rules:
    """The same rules, whose opener kernels cannot find."""
    assert rules.opener_words
    return replace(rules, opener_words=())


@pytest.mark.parametrize("name", NAMES)
def test_no_moves_are_shown_where_none_are_asked_for(name: str) -> None:
    batch = Batch(find(name).rules(), 2, seed=5, history=0, phase="play")
    assert "history" not in batch.layout.fields
    followed(batch, FEW)


@pytest.mark.parametrize("phase", ["deal", "play"])
@pytest.mark.parametrize("name", ["dou_dizhu", "hokm"])
def test_who_opens_may_be_said_from_outside(name: str, phase) -> None:
    rules = find(name).rules()
    batch = Batch(as_python_says(rules), 3, seed=5, phase=phase)
    assert batch.machine.waits
    followed(batch, FEW)
    assert not Batch(rules, 1).machine.waits


@pytest.mark.parametrize(("name", "options", "seed"), BLANK)
def test_drawn_calls_may_throw_a_deal_in(name: str, options: dict[str, str], seed: int) -> None:
    """The next one is dealt, whether kernels find the opener or not."""
    rules = find(name).rules("text", **options)
    wanted = begin(rules, Rng.stream(seed, "batch"), "play")
    assert wanted.deal.blanks
    for chosen in (rules, as_python_says(rules)):
        batch = Batch(chosen, 1, phase="play")
        seen, told = batch.reset([seed])
        assert batch.begun(0) == wanted
        assert batch.layout.part(seen, "blanks").tolist() == [[wanted.deal.blanks]]
        assert told["seats"].tolist() == [wanted.to_act]


def test_a_deal_of_tricks_that_is_thrown_in_pays_nothing() -> None:
    rules = find("hokm").rules("text", bass="pass_zero")
    for chosen in (rules, as_python_says(rules)):
        batch = Batch(chosen, 2, seed=5)
        batch.reset()
        beside = Beside(batch, 5)
        for _ in range(7):
            beside.compare()
            beside.step(np.zeros(2, int))
        assert beside.ended == 4
        assert batch.layout.part(batch.observations, "blanks").tolist() == [[2], [2]]


@pytest.mark.parametrize("phase", ["deal", "play"])
def test_an_auction_in_which_nobody_speaks(phase) -> None:
    """Trumps are named at once, at a stake that is given."""
    rules = find("hokm").rules()
    silent = replace(rules, play=replace(rules.play, auction=Fixed(3, 5, declarer=True)))
    batch = Batch(silent, 2, seed=5, phase=phase)
    seen, _ = batch.reset()
    assert batch.counts.tolist() == ([4, 4] if phase == "deal" else [10, 10])
    states = [begin(silent, Rng.stream(5, "batch", at), phase) for at in range(2)]
    rng = np.random.default_rng(5)
    ended = np.zeros(2, bool)
    while not ended.any():
        for at, state in enumerate(states):
            wanted = observe(view_of(state, state.to_act, recall=True), batch.layout)
            assert seen[at].tolist() == wanted.tolist()
        choices = batch.drawn(rng)
        states = [
            state.apply(state.legal_actions()[place]) for state, place in zip(states, choices, strict=True)
        ]
        seen, paid, ended, _, _ = batch.step(choices)
    assert ended.all()
    assert paid.tolist() == [[*state.outcome.points] for state in states]


@pytest.mark.parametrize("name", ["dou_dizhu", "hokm"])
def test_a_list_without_room_is_counted(name: str) -> None:
    """What finds no room is left out; the first word says how much there would have been."""
    batch = Batch(find(name).rules(), 1, seed=5, phase="play")
    batch.reset()
    whole = batch.legal().words
    assert len(whole) > 2
    short = np.full(2 + 2 * len(whole), 7, np.uint64)
    short[:2] = 2, 4
    batch.machine.listed(batch._chunks[0].bound(short), 0, 1)
    assert short[0] == 2 + 2 * len(whole)
    assert short[2:4].tolist() == whole[0].tolist()
    assert (short[4:] == 7).all()


@pytest.mark.parametrize("name", ["dou_dizhu", "hokm"])
def test_both_ways_to_bind_memory_are_one(name: str) -> None:
    """A kernel that is interpreted takes its memory by its door as well as part by part."""
    one, other = (Batch(find(name).rules(), 2, seed=5) for _ in range(2))
    chunk = one._chunks[0]
    bind(chunk._kernel, [*chunk._parts, chunk._address(chunk._none)], compiled=True)
    for batch in (one, other):
        batch.reset()
        batch.step([0, 0])
    assert np.array_equal(one.deals, other.deals)
    assert np.array_equal(one.observations, other.observations)


def test_a_declarer_among_fixed_sides() -> None:
    """No game has both; sides that are fixed stay as they are."""
    rules = find("big_three/4").rules()
    auction = replace(rules.play.auction, declares=True)
    batch = Batch(replace(rules, play=replace(rules.play, auction=auction)), 2, seed=5, phase="play")
    beside = followed(batch, FEW)
    assert all(view_of(state, Seat(0), recall=True).declarer is not None for state in beside.states)
