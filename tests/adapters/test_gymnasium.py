"""Gymnasium's own checks; what one seat sees, is paid and may do is what PettingZoo's environment says."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from triumvir.adapters.actions import Numbering
from triumvir.adapters.gymnasium import IDS, SeatEnv, SeatVectorEnv
from triumvir.adapters.pettingzoo import VARIANTS
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.seats import Seat

EACH = pytest.mark.parametrize("name", IDS)
MODES = pytest.mark.parametrize("mode", AutoresetMode, ids=lambda mode: mode.value)


def lowest(seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """The legal action of the lowest number."""
    return masks.argmax(axis=1)


def highest(seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """The legal action of the highest number."""
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


@EACH
@pytest.mark.filterwarnings("ignore:.*No render modes was declared")
def test_the_check_of_gymnasium(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


@EACH
@pytest.mark.parametrize("way", [None, "sync"])
def test_gymnasium_makes_them_by_name(name: str, way: str | None) -> None:
    envs = gymnasium.make_vec(name, num_envs=3, vectorization_mode=way)
    seen, infos = envs.reset(seed=1)
    for _ in range(5):
        assert envs.observation_space.contains(seen)
        actions = infos["action_mask"].argmax(axis=1)
        assert envs.action_space.contains(actions)
        seen, rewards, over, cut, infos = envs.step(actions)
        assert rewards.shape == over.shape == cut.shape == (3,)
    assert isinstance(envs.metadata["autoreset_mode"], AutoresetMode)
    assert envs.single_observation_space.contains(seen[0])
    assert envs.spec.id == name
    assert envs.unwrapped.num_envs == 3
    assert isinstance(envs, SeatVectorEnv) == (way is None)


def told_by_pettingzoo(game: str, seed: int, seat: int) -> tuple[list[Any], float]:
    """What a seat saw at each of its turns, with its masks, and its points; all play the lowest action."""
    env = VARIANTS[f"{game.replace('/', '_')}_v0"].env()
    env.reset(seed=seed)
    turns = []
    while not any(env.terminations.values()):
        seen = env.observe(env.agent_selection)
        if env.agent_selection == f"player_{seat}":
            turns.append((seen["observation"].tolist(), seen["action_mask"].tolist()))
        env.step(int(seen["action_mask"].argmax()))
    return turns, env.rewards[f"player_{seat}"]


@EACH
def test_a_seat_sees_and_gets_what_it_does_in_pettingzoo(name: str) -> None:
    seat = 2
    env = gymnasium.make(name, seat=seat, others=lowest).unwrapped
    for seed in (3, 4):
        turns, points = told_by_pettingzoo(IDS[name], seed, seat)
        seen, infos = env.reset(seed=seed)
        over, reward = False, 0.0
        for wanted, mask in turns:
            assert not over
            assert seen.tolist() == wanted
            assert infos["action_mask"].tolist() == mask == env.action_masks().tolist()
            assert infos["seat"] == seat
            seen, reward, over, cut, infos = env.step(int(infos["action_mask"].argmax()))
            assert not cut
        assert over
        assert reward == points == infos["points"][seat]
        assert env.deals.batch.layout.part(seen, "phase").tolist() == [0, 0, 0, 1]
        with pytest.raises(ResetNeeded):
            env.step(0)


def walked(envs: SeatVectorEnv, steps: int) -> list[tuple[int, list[float]]]:
    """The results of every deal by its place; who learns takes the lowest action."""
    _, infos = envs.reset(seed=6)
    found: list[tuple[int, list[float]]] = []
    for _ in range(steps):
        before = infos["action_mask"]
        _, rewards, over, _, infos = envs.step(before.argmax(axis=1))
        assert (rewards[~over] == 0).all()
        found += [(at, [rewards[at], *infos["points"][at]]) for at in np.flatnonzero(over).tolist()]
        if over.any() and envs.autoreset is AutoresetMode.DISABLED:
            with pytest.raises(ResetNeeded):
                envs.step(before.argmax(axis=1))
            _, infos = envs.reset(options={"reset_mask": over})
    return found


@MODES
def test_ways_to_reset_change_no_deal(mode: AutoresetMode) -> None:
    """The same deals in the same order, with steps between them or without."""
    found = walked(SeatVectorEnv("hokm", 3, others=highest, autoreset=mode, phase="play"), 44)
    wanted = walked(SeatVectorEnv("hokm", 3, others=highest, phase="play"), 40)
    assert len(found) >= 9
    for at in range(3):
        mine, others = ([points for one, points in told if one == at] for told in (found, wanted))
        shorter = min(len(mine), len(others))
        assert shorter >= 3
        assert mine[:shorter] == others[:shorter]


def test_the_step_after_the_end_only_deals() -> None:
    envs = SeatVectorEnv("hokm", 2, phase="play", autoreset="NextStep")
    seen, infos = envs.reset(seed=1)
    over = np.zeros(2, bool)
    while not over.any():
        seen, rewards, over, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
    part = envs.batch.layout.part
    assert part(seen, "phase")[over].tolist() == [[0, 0, 0, 1]] * int(over.sum())
    assert infos["action_mask"][over].all()
    assert "final_obs" not in infos
    seen, rewards, again, _, infos = envs.step(np.zeros(2, int))
    assert not rewards[over].any()
    assert not again[over].any()
    assert part(seen, "phase")[over][:, 2].all()


def test_wrappers_of_gymnasium_know_what_ended() -> None:
    for mode in ("SameStep", "NextStep"):
        envs = RecordEpisodeStatistics(
            gymnasium.make_vec("triumvir/Hokm-v0", 4, phase="play", autoreset=mode)
        )
        _, infos = envs.reset(seed=2)
        told = 0
        while told < 8:
            _, _, over, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
            if over.any():
                told += int(over.sum())
                assert infos["_episode"].tolist() == over.tolist()
                for at in np.flatnonzero(over):
                    assert infos["episode"]["r"][at] == infos["points"][at][0]
                    assert infos["episode"]["l"][at] == 10
                if mode == "SameStep":
                    last = infos["final_obs"][over][0]
                    assert envs.unwrapped.batch.layout.part(last, "phase").tolist() == [0, 0, 0, 1]
    lists = DictInfoToList(gymnasium.make_vec("triumvir/Hokm-v0", 2))
    _, told = lists.reset(seed=1)
    assert [one["seat"] for one in told] == [0, 0]


def test_who_acts_for_all_is_told_whose_turn_it_is() -> None:
    """Self-play: the turns of `Batch`, and in the end the reward of the seat that acted last."""
    envs = SeatVectorEnv("dou_dizhu", 2, seat=None, phase="play", masks=False)
    seen, infos = envs.reset(seed=5)
    seats, over = set(), np.zeros(2, bool)
    assert "action_mask" not in infos
    while not over.any():
        assert np.array_equal(seen, envs.batch.observations)
        before = infos["seat"]
        seats |= {*before.tolist()}
        seen, rewards, over, _, infos = envs.step(highest(seen, envs.action_masks()))
    assert seats == {0, 1, 2}
    at = int(np.flatnonzero(over)[0])
    assert rewards[at] == infos["points"][at][before[at]] > 0, "the last card is the winner's"


def test_an_illegal_action_ends_the_deal_or_is_forgiven() -> None:
    strict = SeatVectorEnv("dou_dizhu", 3, illegal_reward=-5)
    _, infos = strict.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = strict.batch.numbering.size - 1
    assert not infos["action_mask"][1, actions[1]]
    first = strict.batch.begun(1)
    _, rewards, over, _, infos = strict.step(actions)
    assert (rewards.tolist(), over.tolist()) == ([0, -5, 0], [False, True, False])
    assert not infos["points"].any()
    assert strict.batch.begun(1) != first
    kind = SeatVectorEnv("dou_dizhu", 3, illegal="first", others=lowest)
    twin = SeatVectorEnv("dou_dizhu", 3, others=lowest)
    twin.reset(seed=1)
    kind.reset(seed=1)
    wanted = twin.step(twin.action_masks().argmax(axis=1))
    found = kind.step(np.full(3, -1))
    for mine, other in zip(found[:3], wanted[:3], strict=True):
        assert np.array_equal(mine, other)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="a seat from 0 to 2, not 3"):
        SeatVectorEnv("hokm", 2, seat=3)
    with pytest.raises(ValueError, match="Sometimes"):
        SeatVectorEnv("hokm", 2, autoreset="Sometimes")
    envs = SeatVectorEnv("hokm", 2, others=lambda seen, masks: np.full(len(seen), -1))
    with pytest.raises(ResetNeeded):
        envs.step(np.zeros(2, int))
    with pytest.raises(ValueError, match="the policy of the others"):
        envs.reset(seed=1)  # in one of the two seat 0 does not speak first
    for mask in (np.ones(3, bool), np.ones(2)):
        with pytest.raises(ValueError, match="reset_mask of 2 booleans"):
            envs.reset(options={"reset_mask": mask})


def test_some_deals_are_reset_and_the_others_go_on() -> None:
    envs = SeatVectorEnv("hokm", 3)
    envs.reset(seed=1)
    seen = envs.step(envs.action_masks().argmax(axis=1))[0]
    after, _ = envs.reset(seed=9, options={"reset_mask": np.array([False, True, False])})
    assert np.array_equal(seen[[0, 2]], after[[0, 2]])
    other = SeatVectorEnv("hokm", 3)
    other.reset(seed=9)
    assert other.batch.begun(1).deal == envs.batch.begun(1).deal != envs.batch.begun(0).deal
    given = Match.start(find("hokm").rules(), "elsewhere").state.deal
    envs.reset(options={"dealt": [given]})
    assert envs.batch.begun(0).deal == given


def test_without_a_seed_deals_go_on_and_with_one_they_come_again() -> None:
    envs = SeatVectorEnv("dou_dizhu", 2)
    trace = []
    for seed in (4, None, 4, None):
        seen, _ = envs.reset(seed=seed)
        for _ in range(6):
            seen = envs.step(envs.action_masks().argmax(axis=1))[0]
        trace.append(seen.tolist())
    assert trace[0] == trace[2] != trace[1] == trace[3]
    for travelled in (copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))):
        steps = [one.step(one.action_masks().argmax(axis=1))[0] for one in (travelled, copy.deepcopy(envs))]
        assert np.array_equal(*steps)
    other = SeatVectorEnv("dou_dizhu", 2)
    assert other.reset()[0].tolist() != other.reset()[0].tolist()


def test_a_deal_that_is_over_before_the_first_turn_is_passed_over() -> None:
    """Seat 1 calls three and plays twenty cards at once: seat 0 was never asked, and is paid nothing."""
    rules = find("dou_dizhu").rules()
    mine = CardSet.parse("3S 3H 3D 4S 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H 7D 8S 9S")
    kitty = tuple(CardSet.parse("TS JS QS"))
    rest = [*(rules.play.deck.all - mine - CardSet.of(kitty))]
    deal = Deal(Seat(1), Seat(1), (CardSet.of(rest[:17]), mine, CardSet.of(rest[17:])), kitty)
    assert rules.play.start(deal)
    cards = Numbering.of(rules).features[:, -1].astype(int)

    def longest(seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        return highest(seen, masks * (cards == (masks * cards).max(axis=1)[:, None]))

    env = SeatEnv("dou_dizhu", seat=0, others=longest)
    env.reset(seed=1)
    seen, infos = env.reset(options={"dealt": [deal]})
    assert "points" not in infos
    assert env.deals.batch.begun(0).deal != deal
    assert infos["seat"] == 0
    assert np.array_equal(seen, env.deals.batch.observations[0])
