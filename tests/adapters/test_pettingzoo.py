"""PettingZoo's own tests on every environment; deals, rewards and ends as the rules have them."""

import copy
import pickle
from functools import partial
from types import SimpleNamespace

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

from triumvir.adapters.dealing import Phase, begin
from triumvir.adapters.pettingzoo import VARIANTS, Variant, dou_dizhu_v0, hokm_v0
from triumvir.adapters.pettingzoo.episode import Episode
from triumvir.adapters.pettingzoo.quick import Quick
from triumvir.cards.rng import Rng
from triumvir.errors import Code, IllegalActionError, SetupError
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.seats import Seat

EACH = pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
FORGIVEN = {"phase": "play", "illegal": "first"}
"""PettingZoo's test of `max_cycles` takes any action, legal or not, and has agents in a fixed order."""


def play(env, rng, turns=10_000):
    """Random actions; what each agent got in all."""
    got = {}
    while env.agents and turns:
        turns -= 1
        agent = env.agent_selection
        seen, reward, termination, truncation, _ = env.last()
        got[agent] = got.get(agent, 0) + reward
        done = termination or truncation
        env.step(None if done else int(rng.choice(np.flatnonzero(seen["action_mask"]).tolist())))
    return got


@EACH
@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",  # its own are excused from these by name
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
def test_the_tests_of_pettingzoo(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(variant.env(), num_cycles=60)
    seed_test(variant.env, num_cycles=10)
    render_test(variant.env)
    options = (
        {"passes_to_clear_4p": 3} if variant.game == "big_three/4" else {}
    )  # else two passes skip a seat
    cycles = {**FORGIVEN, "options": options}
    max_cycles_test(
        SimpleNamespace(
            env=partial(variant.env, **cycles), parallel_env=partial(variant.parallel_env, **cycles)
        )
    )
    assert "Passed API test" in capsys.readouterr().out


@EACH
def test_a_seed_deals_as_the_rules_do_and_the_end_pays_the_points(variant: Variant) -> None:
    env = variant.env()
    env.reset(seed=5)
    rules = find(variant.game).rules()
    deal = begin(rules, Rng.stream(5, "batch")).deal
    got = play(env, Rng.stream(5))
    match = env.unwrapped.match
    dealt = Match.start(rules, 5, [deal])
    for turn in match.actions:
        dealt = dealt.apply_text(turn)
    assert dealt == match
    outcome = match.state.outcome
    assert outcome
    points = {f"player_{player}": outcome.points[seat] for seat, player in enumerate(match.seating)}
    assert got == points


@EACH
@pytest.mark.parametrize("phase", ["deal", "play"])
def test_kernels_and_states_step_the_same_deals(variant: Variant, phase: Phase) -> None:
    rules = find(variant.game).rules()
    quick = variant.raw_env(phase=phase)
    for seed in ("1", "2"):
        quick.reset(seed=int(seed))
        assert isinstance(quick.episode, Quick)
        one, other = quick.episode, Episode(rules, seed, phase, 1, ())
        rng = Rng.stream(seed)
        while not other.over:
            assert not one.over
            assert one.player == other.player
            assert [*one.numbers] == other.numbers
            for seat in range(rules.seats) if other.turns[0] < 3 else [other.player]:
                assert np.array_equal(one.observe(Seat(seat)), other.observe(Seat(seat)))
                assert np.array_equal(one.mask(Seat(seat)), other.mask(Seat(seat)))
            number = rng.choice(other.numbers)
            assert one.step(number) == other.step(number)
        assert one.over
        assert one.match == other.match
        assert np.array_equal(one.observe(Seat(0)), other.observe(Seat(0)))


def test_rising_calls_are_stepped_in_kernels_too() -> None:
    env = hokm_v0.raw_env(options={"call_mode": "ascending"})
    env.reset(seed=1)
    assert isinstance(env.episode, Quick)
    play(env, Rng.stream(1))
    assert env.match.state.outcome


@EACH
def test_an_environment_travels_and_goes_on_the_same(variant: Variant) -> None:
    env = variant.env()
    env.reset(seed=2)
    play(env, Rng.stream(2), turns=9)
    ends = [play(twin, Rng.stream(3)) for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env)]
    assert ends[0] == ends[1] == ends[2]


@EACH
def test_play_alone_begins_at_the_first_lead(variant: Variant) -> None:
    env = variant.raw_env(phase="play")
    env.reset(seed=4)
    assert env.match.state.phase == "play"
    again = variant.raw_env(phase="play")
    again.reset(seed=4)
    assert again.match == env.match


def test_several_deals_are_one_match() -> None:
    env = dou_dizhu_v0.env(deals=3)
    env.reset(seed=1)
    got = play(env, Rng.stream(1))
    match = env.unwrapped.match
    assert len(match.past) == 3
    assert [got[agent] for agent in env.possible_agents] == [*match.totals]
    assert "totals" in env.unwrapped.layout.fields


def test_an_episode_ends_when_the_match_is_won() -> None:
    env = hokm_v0.env(deals=50, options={"target": 1})
    env.reset(seed=3)
    play(env, Rng.stream(3))
    assert env.unwrapped.match.winners
    assert len(env.unwrapped.match.past) < 50


def test_without_a_seed_every_episode_is_another() -> None:
    env = hokm_v0.raw_env()
    env.reset(seed=6)
    first = env.match.state.deal
    env.reset()
    second = env.match.state.deal
    env.reset(seed=6)
    env.reset()
    assert first != second == env.match.state.deal
    other = hokm_v0.raw_env()
    other.reset()
    assert other.match.state.deal not in (first, second)


def test_deals_may_come_from_outside() -> None:
    deal = Match.start(find("hokm").rules(), "elsewhere").state.deal
    env = hokm_v0.raw_env()
    env.reset(seed=6, options={"dealt": [deal]})
    assert env.match.state.deal == deal


def test_an_illegal_action_ends_the_episode_or_is_refused_or_forgiven(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def after(env):
        env.reset(seed=1)
        wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
        agent = env.agent_selection
        env.step(wrong)
        return agent

    env = dou_dizhu_v0.env(illegal_reward=-9)
    agent = after(env)
    assert env.rewards == {**dict.fromkeys(env.agents, 0), agent: -9}
    assert all(env.terminations.values())
    with pytest.raises(IllegalActionError):
        after(dou_dizhu_v0.raw_env())
    forgiving = dou_dizhu_v0.env(illegal="first")
    after(forgiving)
    assert forgiving.match.actions[0].endswith("pass")


def test_rules_are_chosen_as_everywhere() -> None:
    env = dou_dizhu_v0.raw_env(preset="classic", options={"spring": "x3"})
    assert env.rules.chosen == find("dou_dizhu").rules("classic", spring="x3").chosen
    with pytest.raises(SetupError) as fault:
        dou_dizhu_v0.env(options={"springs": "x3"})
    assert fault.value.code == Code.OPTION_UNKNOWN


def test_the_picture_shows_what_was_done() -> None:
    env = hokm_v0.env(render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    play(env, Rng.stream(1), turns=6)
    after = env.render()
    assert before.shape == after.shape == (800, 1200, 3)
    assert (before != after).any(axis=2).mean() > 0.01
    env.unwrapped.render_mode = "ansi"
    assert env.render().startswith("hokm, deal 1: play, stake")


def test_pettingzoo_makes_them_by_name() -> None:
    made = pettingzoo.make("aec", "triumvir/big_three_4_v0", phase="play")
    made.reset(seed=1)
    assert len(made.agents) == 4
    assert str(made.unwrapped) == "big_three_4_v0"


def test_who_sees_all_sees_what_each_sees() -> None:
    env = dou_dizhu_v0.env()
    env.reset(seed=8)
    parts = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), np.concatenate(parts))
