"""`max_cycles` over whole deals: calls and trumps are turns like any other, and seats may be skipped.

PettingZoo's own test takes a fixed order of agents for granted, so it runs on the play alone
(`test_pettingzoo`). Here the turns are counted beside the environment.
"""

import pytest

from triumvir.adapters.pettingzoo import VARIANTS, Variant
from triumvir.cards.rng import Rng

EACH = pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
LEAST = (1, 2, 3, 5, 9)


def legal(mask, rng: Rng) -> int:
    """An action that is legal, drawn evenly."""
    return rng.choice(mask.nonzero()[0].tolist())


def counted(env, seed: int, rng: Rng) -> list[str]:
    """Who acted in turn."""
    env.reset(seed=seed)
    agents = []
    while not (any(env.terminations.values()) or any(env.truncations.values())):
        agents.append(env.agent_selection)
        env.step(legal(env.observe(env.agent_selection)["action_mask"], rng))
    return agents


@EACH
def test_nobody_gets_a_turn_more(variant: Variant) -> None:
    """Cut before the first turn that is too many for its seat, wherever in the deal that is."""
    cuts = 0
    for seed in range(3):
        whole = counted(variant.env(), seed, Rng.stream(seed))
        for most in LEAST:
            env = variant.env(max_cycles=most)
            agents = counted(env, seed, Rng.stream(seed))
            late = next((at for at in range(len(whole)) if whole[:at].count(whole[at]) == most), len(whole))
            assert agents == whole[:late]
            cut = late < len(whole)
            assert set(env.truncations.values()) == {cut}
            assert set(env.terminations.values()) == {not cut}
            cuts += cut
            if cut:
                assert set(env.rewards.values()) == {0}
    assert cuts > 5


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("big_three_v0", {}),
        ("big_three_4_v0", {}),
        ("dou_dizhu_v0", {}),
        ("dou_dizhu_4_v0", {"auction_mode": "call_rob"}),
        ("hokm_v0", {"call_mode": "ascending"}),
    ],
)
def test_calls_are_turns_too(name: str, options: dict[str, str]) -> None:
    """With a turn each a deal may be cut while calls are made: where a seat speaks again."""
    for seed in range(100):
        env = VARIANTS[name].env(max_cycles=1, options=options)
        agents = counted(env, seed, Rng.stream(seed))
        if all(env.truncations.values()) and env.match.state.phase == "auction":
            assert len(agents) == len(env.possible_agents), "all spoke once"
            return
    raise AssertionError("no auction in which a seat speaks twice")


@EACH
def test_those_cut_short_step_once_more_and_leave(variant: Variant) -> None:
    env = variant.env(max_cycles=1)
    env.reset(seed=1)
    seen = []
    rng = Rng.stream(1)
    for agent in env.agent_iter():
        now, _, termination, truncation, _ = env.last()
        seen.append((agent, truncation))
        assert not termination
        env.step(None if truncation else legal(now["action_mask"], rng))
    assert not env.agents
    assert sorted(agent for agent, cut in seen if cut) == env.possible_agents


@EACH
@pytest.mark.parametrize("most", LEAST)
def test_in_parallel_a_cycle_is_a_turn(variant: Variant, most: int) -> None:
    """Calls included; a deal that is over before is not cut short."""
    rng = Rng.stream(most)
    for seed in range(4):
        env = variant.parallel_env(max_cycles=most)
        seen, _ = env.reset(seed=seed)
        cycles, cut, over = 0, {}, {}
        while env.agents:
            masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
            actions = {agent: legal(mask, rng) if mask.any() else 0 for agent, mask in masks.items()}
            seen, _, over, cut, _ = env.step(actions)
            cycles += 1
        assert (cycles == most and all(cut.values())) or (cycles <= most and all(over.values()))
        assert cycles == most or most > 2


@EACH
def test_a_match_counts_on_over_its_deals(variant: Variant) -> None:
    """Turns are those of the episode, not those of a deal."""
    env = variant.env(deals=3, max_cycles=60)
    agents = counted(env, 2, Rng.stream(2))
    assert max(map(agents.count, env.possible_agents)) <= 60
    short = variant.env(deals=3, max_cycles=8)
    few = counted(short, 2, Rng.stream(2))
    assert few == agents[: len(few)]
    assert all(short.truncations.values())
    assert max(map(few.count, env.possible_agents)) == 8
