"""A batch is the states stepped side by side: the same deals, actions, observations and payments."""

import copy
import multiprocessing
import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import psutil
import pytest

from tests.contract.cases import every_case
from triumvir.adapters.batch import Batch
from triumvir.adapters.dealing import Phase, begin
from triumvir.adapters.observations import observe
from triumvir.cards.kernel_rng import drawn
from triumvir.cards.rng import Rng
from triumvir.climbing import kernel_begin
from triumvir.games.game import Rules
from triumvir.games.registry import find, games
from triumvir.views.view import view_of

STEPS = 230 if kernel_begin.compiled() else 60
"""Interpreted kernels are followed for less than a deal of two packs."""


class Beside:
    """The states that a batch must be like."""

    def __init__(self, batch: Batch, seed: int) -> None:
        self.batch = batch
        self.rngs = [Rng.stream(seed, "batch", at) for at in range(batch.num_envs)]
        self.states = [begin(batch.rules, rng, batch.phase) for rng in self.rngs]
        self.ended = 0

    def compare(self) -> None:
        """Who acts, what is legal, what is seen."""
        batch = self.batch
        legal = batch.legal()
        numbers = legal.numbers
        for at, state in enumerate(self.states):
            assert batch.seats[at] == state.to_act
            known = batch.numbering.numbers(state.legal_actions())
            assert numbers[legal.offsets[at] : legal.offsets[at + 1]].tolist() == known.tolist()
            seen = observe(view_of(state, state.to_act, recall=True), batch.layout)
            assert batch.observations[at].tolist() == seen.tolist()

    def step(self, choices: np.ndarray) -> None:
        """The same actions in both."""
        _, rewards, ended, cut, _ = self.batch.step(choices)
        assert not cut.any()
        for at, state in enumerate(self.states):
            after = state.apply(state.legal_actions()[choices[at]])
            assert ended[at] == (after.outcome is not None)
            assert tuple(rewards[at]) == (after.outcome.points if after.outcome else (0,) * rewards.shape[1])
            if after.outcome is not None:
                self.ended += 1
                blanks = after.deal.blanks + 1 if after.outcome.thrown_in else 0
                after = begin(self.batch.rules, self.rngs[at], self.batch.phase, blanks)
            self.states[at] = after


@pytest.mark.parametrize("phase", ["deal", "play"])
@pytest.mark.parametrize("rules", every_case())
def test_a_batch_is_the_states_side_by_side(rules: Rules, phase: Phase) -> None:
    batch = Batch(rules, 2, seed=5, phase=phase, history=3 if phase == "play" else 15)
    batch.reset()
    beside = Beside(batch, 5)
    rng = np.random.default_rng(5)
    for turn in range(STEPS):
        if turn % 3 == 0 or turn < 12:
            beside.compare()
        beside.step(batch.drawn(rng))
    assert beside.ended or STEPS < 200


def every_value() -> Iterator[Any]:
    """Every value that an option takes, the ends where it is a range; all others as the text says."""
    for game in games().values():
        for option in game.options:
            ends = [f"{option.prefix}{end}" for end in option.within or ()]
            for text in (*option.choices, *ends):
                value = option.read(text)
                if value != option.default:
                    name = f"{game.name}-{option.name}-{value}"
                    yield pytest.param(game.rules("text", **{option.name: value}), id=name)


@pytest.mark.parametrize("rules", [*every_value()])
def test_every_value_of_every_option_can_be_batched(rules: Rules) -> None:
    batch = Batch(rules, 2, seed=6)
    batch.reset()
    beside = Beside(batch, 6)
    rng = np.random.default_rng(6)
    for turn in range(STEPS // 3):
        if turn % 5 == 0:
            beside.compare()
        beside.step(batch.drawn(rng))


ASCENDING = [
    {"bass": bass, "tie_caller": ties} for bass in ("two", "pass_zero") for ties in ("earliest", "latest")
]


@pytest.mark.parametrize("options", ASCENDING, ids=str)
def test_rising_calls_are_those_of_the_states(options: dict[str, str]) -> None:
    """Hokm's longest auctions, call by call: the lowest calls most of the time, so that they go round."""
    batch = Batch(find("hokm").rules("text", call_mode="ascending", **options), 8, seed=4)
    batch.reset()
    beside = Beside(batch, 4)
    rng = np.random.default_rng(4)
    spoken = 0
    for _ in range(STEPS):
        beside.compare()
        spoken = max(spoken, int(batch.layout.part(batch.observations, "spoken").max()))
        low = np.minimum(rng.integers(0, 3, 8), batch.counts - 1)
        beside.step(np.where(rng.random(8) < 0.9, low, batch.drawn(rng)))
    assert spoken > 6


def trace(batch: Batch, steps: int) -> list[bytes]:
    """What a batch shows and pays under choices that follow from a number."""
    rng = np.random.default_rng(9)
    found = []
    for _ in range(steps):
        seen, rewards, ended, _, told = batch.step(batch.drawn(rng))
        found.append(b"".join(part.tobytes() for part in (seen, rewards, ended, told["seats"])))
    return found


@pytest.mark.parametrize("name", ["dou_dizhu", "hokm"])
def test_threads_change_nothing(name: str) -> None:
    one, three = (Batch(find(name).rules(), 7, seed=3, threads=threads) for threads in (1, 3))
    for batch in (one, three):
        batch.reset()
    assert trace(one, 40) == trace(three, 40)
    assert one.legal().words.tolist() == three.legal().words.tolist()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
@pytest.mark.parametrize("threads", [1, 2])
def test_a_copy_goes_on_by_itself(copied, threads: int) -> None:
    batch = Batch(find("big_three").rules("wa_keng"), 5, seed=3, threads=threads)
    batch.reset()
    trace(batch, 10)
    other = copied(batch)
    wanted = trace(batch, 30)
    assert trace(other, 30) == wanted
    assert not np.shares_memory(other.observations, batch.observations)


def test_samples_are_draws_of_a_stream_of_their_own() -> None:
    batch = Batch(find("dou_dizhu").rules(), 40, seed=3)
    batch.reset(seed=4)
    words = [*Rng.stream(4, "batch", "sample").words]
    found = []
    for _ in range(30):
        wanted = [drawn(words, int(count)) for count in batch.counts]
        assert batch.sample().tolist() == wanted
        found.append(wanted)
        batch.step(batch.choices)
    other = pickle.loads(pickle.dumps(batch))
    assert other.sample().tolist() == batch.sample().tolist()
    batch.reset()
    assert batch.sample().tolist() == found[0]
    assert not np.shares_memory(other.choices, batch.choices)


def _in_child(batch: Batch, pipe) -> None:
    pipe.send(trace(batch, 20))


@pytest.mark.parametrize("way", ["fork", "spawn"])
@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
def test_a_batch_goes_on_in_another_process(way: str) -> None:
    batch = Batch(find("dou_dizhu").rules(), 4, seed=3, threads=2)
    batch.reset()
    trace(batch, 3)
    context = multiprocessing.get_context(way)
    here, there = context.Pipe()
    child = context.Process(target=_in_child, args=(batch, there))
    child.start()
    found = here.recv()
    child.join()
    assert found == trace(batch, 20)


def test_seeds_may_be_given_one_by_one() -> None:
    batch = Batch(find("dou_dizhu").rules(), 3)
    first, _ = batch.reset(seed=["a", "b", "a"])
    assert first[0].tolist() == first[2].tolist() != first[1].tolist()
    again, _ = batch.reset(seed=["a", "b", "a"])
    assert again is batch.observations
    state = batch.begun(1)
    assert state.deal == begin(batch.rules, Rng.stream("b", "batch")).deal


def test_a_deal_can_be_told_again_from_its_beginning() -> None:
    """`begun` and the choices since give the record of a deal, whichever deal of its row it is."""
    batch = Batch(find("dou_dizhu/4").rules(), 1, seed=8, phase="play")
    batch.reset()
    rng = np.random.default_rng(1)
    for _ in range(3 if kernel_begin.compiled() else 1):
        state, over = batch.begun(0), False
        while not over:
            choices = batch.drawn(rng)
            state = state.apply(state.legal_actions()[choices[0]])
            _, rewards, ended, _, _ = batch.step(choices)
            over = bool(ended[0])
        assert state.outcome.points == tuple(rewards[0])


def test_choices_masks_and_features_name_the_same_actions() -> None:
    batch = Batch(find("dou_dizhu").rules("online"), 6, seed=2)
    batch.reset()
    trace(batch, 12)
    legal = batch.legal()
    mask = legal.mask()
    rows, columns = np.nonzero(mask)
    assert columns.tolist() == legal.numbers.tolist()
    assert rows.tolist() == np.repeat(np.arange(6), batch.counts.astype(int)).tolist()
    assert legal.mask(out=mask) is mask
    assert batch.numbering.numbers_of(legal.features).tolist() == legal.numbers.tolist()
    last = legal.numbers[legal.offsets[1:] - 1]
    assert batch.choices_of(last).tolist() == (batch.counts - 1).tolist()
    with pytest.raises(ValueError, match="not legal"):
        batch.choices_of(np.full(6, batch.numbering.size - 1))


def test_a_choice_that_is_not_there_is_refused_and_nothing_happens() -> None:
    batch = Batch(find("hokm").rules(), 2, seed=2)
    before, _ = batch.reset()
    before = before.copy()
    for wrong in ([0, 9], [-1, 0]):
        with pytest.raises(ValueError, match="beyond the legal actions"):
            batch.step(wrong)
    assert batch.observations.tolist() == before.tolist()
    for given in ({"n": 0}, {"n": 1, "history": 17}, {"n": 1, "threads": 0}):
        with pytest.raises(ValueError, match="up to 16 moves"):
            Batch(batch.rules, **given)


def steps_without_growth(steps: int, allowed: int) -> None:
    """So many decisions in every variant, and what they leave in memory."""
    for name in ("big_three", "big_three/4", "dou_dizhu", "dou_dizhu/4", "hokm"):
        batch = Batch(find(name).rules(), 500, seed=1)
        batch.reset()
        rng = np.random.default_rng(1)
        for _ in range(steps // 1000):
            batch.step(batch.drawn(rng))
        before = psutil.Process().memory_info().rss
        for _ in range(steps // 1000):
            batch.step(batch.drawn(rng))
        assert psutil.Process().memory_info().rss - before < allowed


def test_many_steps_leave_nothing_behind() -> None:
    steps_without_growth(60_000 if kernel_begin.compiled() else 1000, 12 << 20)


@pytest.mark.soak
def test_a_million_steps_leave_nothing_behind() -> None:
    steps_without_growth(2_000_000, 12 << 20)
