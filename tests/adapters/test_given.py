"""A deal from outside in a batch, and some deals of a batch stepped alone: as the states are."""

import pickle

import numpy as np
import pytest

from tests.adapters.test_batch import Beside
from tests.contract.cases import every_case
from triumvir.adapters.batch import Batch
from triumvir.adapters.dealing import Phase, begin
from triumvir.adapters.observations import observe
from triumvir.cards.rng import Rng
from triumvir.climbing import kernel_begin
from triumvir.errors import Code, SetupError
from triumvir.games.game import Rules
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.views.view import view_of

LONG = 200 if kernel_begin.compiled() else 40


def play_beside(batch: Batch, beside: Beside, steps: int, seed: int) -> None:
    """Random actions in both."""
    rng = np.random.default_rng(seed)
    for turn in range(steps):
        if turn % 4 == 0:
            beside.compare()
        beside.step(batch.drawn(rng))


def match_of(rules: Rules) -> Match:
    """A match whose seats sit in turn where they are fixed sides."""
    for seed in range(20):
        match = Match.start(rules, seed)
        if match.state.deal.sides == rules.play.plan.sides_in_turn:
            return match
    raise AssertionError("no such match")


@pytest.mark.parametrize("phase", ["deal", "play"])
@pytest.mark.parametrize("rules", every_case())
def test_a_deal_from_a_match_is_played_as_its_states_are(rules: Rules, phase: Phase) -> None:
    """The lane it is put in goes on as if it had not been there: the deals after it are its own."""
    deal = match_of(rules).state.deal
    batch = Batch(rules, 3, seed=5, phase=phase)
    batch.reset()
    batch.put(1, deal)
    beside = Beside(batch, 5)
    beside.rngs[1] = Rng.stream(5, "batch", 1)
    begin(rules, beside.rngs[1], phase)
    beside.states[1] = batch.begun(1)
    assert beside.states[1].deal.hands == deal.hands
    assert beside.states[1].deal.kitty == deal.kitty
    assert (beside.states[1].deal.dealer, beside.states[1].deal.opener) == (deal.dealer, deal.opener)
    if phase == "deal":
        assert beside.states[1] == rules.play.start(deal)
        play_beside(batch, beside, LONG, 5)
        return
    for _ in range(12):
        state = beside.states[1]
        assert batch.seats[1] == state.to_act
        seen = observe(view_of(state, state.to_act, recall=True), batch.layout)
        assert batch.observations[1].tolist() == seen.tolist()
        choices = batch.counts - 1
        beside.states[1] = state.apply(state.legal_actions()[-1])
        batch.step(choices)
        if beside.states[1].outcome:
            break


def test_what_was_put_is_forgotten_when_it_is_over() -> None:
    """Thrown in at once: the next deal of the lane is one of its own, and so is its beginning."""
    rules = find("dou_dizhu").rules("text", strong_hand_must_bid3=True)
    batch = Batch(rules, 2, seed=1)
    batch.reset()
    deal = Match.start(rules, "x").state.deal
    batch.put(0, deal)
    twin = pickle.loads(pickle.dumps(batch))
    assert twin.begun(0).deal == deal
    for one in (batch, twin):
        ended = np.zeros(2, bool)
        while not ended[0]:
            _, _, ended, _, _ = one.step([0, 0])
        state = one.begun(0)
        assert state.deal.hands != deal.hands
        assert observe(view_of(state, state.to_act, recall=True), one.layout).tolist() == (
            one.observations[0].tolist()
        )
    batch.put(1, deal)
    batch.reset(seed=1)
    assert batch.begun(1).deal == begin(rules, Rng.stream(1, "batch", 1)).deal


def test_what_is_no_deal_of_these_rules_is_refused() -> None:
    batch = Batch(find("hokm").rules(), 2, seed=1)
    before = batch.reset()[0].copy()
    with pytest.raises(SetupError) as fault:
        batch.put(0, Match.start(find("dou_dizhu").rules(), 1).state.deal)
    assert fault.value.faults
    assert np.array_equal(batch.observations, before)


def test_sides_that_do_not_sit_in_turn_are_refused() -> None:
    rules = find("big_three/4").rules("text", reseat=False)
    deals = [Match.start(rules, seed).state.deal for seed in range(20)]
    other = next(deal for deal in deals if deal.sides != rules.play.plan.sides_in_turn)
    batch = Batch(rules, 1)
    batch.reset()
    with pytest.raises(SetupError) as fault:
        batch.put(0, other)
    assert fault.value.code is Code.DEAL_SIDES


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("name", ["big_three", "dou_dizhu/4", "hokm"])
def test_some_deals_are_stepped_while_the_others_wait(name: str, threads: int) -> None:
    """Stepped in any groups, each deal goes the way it goes alone."""
    rules = find(name).rules("text", **({"strong_hand_must_bid3": True} if name == "big_three" else {}))
    batch = Batch(rules, 9, seed=3, threads=threads)
    whole = Batch(rules, 9, seed=3)
    batch.reset()
    whole.reset()
    rng = np.random.default_rng(1)
    for _ in range(LONG):
        groups = rng.integers(0, 3, 9)
        choices = batch.drawn(rng)
        _, wanted, over, _, _ = whole.step(choices)
        for group in rng.permutation(3):
            at = np.flatnonzero(groups == group)
            before = batch.observations.copy()
            paid, ended = batch.step_some(at, choices[at])
            assert paid.tolist() == wanted[at].tolist()
            assert ended.tolist() == over[at].tolist()
            waiting = groups != group
            assert np.array_equal(batch.observations[waiting], before[waiting])
        assert np.array_equal(batch.observations, whole.observations)
        assert np.array_equal(batch.counts, whole.counts)
        assert batch.legal().words.tolist() == whole.legal().words.tolist()
    at = np.array([2])
    with pytest.raises(ValueError, match="beyond the legal actions"):
        batch.step_some(at, batch.counts[at])


def test_deals_are_broken_off() -> None:
    """The lane goes on with its next deal, or from a seed; the others are not touched."""
    batch = Batch(find("dou_dizhu").rules(), 4, seed=3)
    batch.reset()
    beside = Beside(batch, 3)
    play_beside(batch, beside, 7, 1)
    batch.deal_some(np.array([0, 2, 3]))
    for at in (0, 2, 3):
        beside.states[at] = begin(batch.rules, beside.rngs[at])
    beside.compare()
    batch.deal_some(np.array([1]), seed=8)
    assert batch.begun(1).deal == begin(batch.rules, Rng.stream(8, "batch", 1)).deal
    assert batch.begun(2) == beside.states[2]
