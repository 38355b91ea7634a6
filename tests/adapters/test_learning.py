"""A public library learns on the environments as it is; environments and states go to other processes."""

import multiprocessing
from pathlib import Path

import numpy as np
import pyspiel
import pytest

from triumvir.adapters.actions import Numbering
from triumvir.adapters.openspiel import CLASSES
from triumvir.adapters.pettingzoo import VARIANTS, big_three_v0, dou_dizhu_v0

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_vowpal_wabbit_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    import learn_with_vowpal_wabbit as example

    learner = example.Learner(Numbering.of(big_three_v0.raw_env().rules))
    env = big_three_v0.env(phase="play")
    env.reset(seed=1)
    seen = env.last()[0]
    legal = np.flatnonzero(seen["action_mask"]).tolist()
    asked = learner.example(example.features(seen["observation"][:224].tolist()), legal)
    before = learner.bandit.predict(asked)
    example.play(learner, range(4), None)
    after = learner.bandit.predict(asked)
    assert len(before) == len(after) == len(legal)
    assert before != after
    assert sum(after) == pytest.approx(1, abs=1e-3)


def finished(env) -> str:
    """An environment played to the end by first legal actions: what was done."""
    while env.agents:
        seen, _, termination, truncation, _ = env.last()
        env.step(None if termination or truncation else int(seen["action_mask"].argmax()))
    return str(env.unwrapped.match.actions)


def ended(state: pyspiel.State) -> str:
    """The same of a state."""
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    return str(state)


@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
@pytest.mark.parametrize("way", ["fork", "spawn"])
def test_they_go_to_other_processes(way: str) -> None:
    env = dou_dizhu_v0.env()
    env.reset(seed=4)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    state = pyspiel.load_game("triumvir_dou_dizhu").new_initial_state()
    state.apply_action(1)
    with multiprocessing.get_context(way).Pool(1) as pool:
        there = pool.apply(finished, (env,)), pool.apply(ended, (state,))
    assert there == (finished(env), ended(state))


def test_every_game_has_its_names() -> None:
    assert [name.removesuffix("_v0") for name in VARIANTS] == [
        name.removeprefix("triumvir_") for name in CLASSES
    ]
