"""OpenSpiel's own tests and its IS-MCTS on every game; worlds drawn for a player; parameters."""

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

from triumvir.adapters.openspiel import CLASSES
from triumvir.errors import Code, SetupError
from triumvir.games.registry import find

EACH = pytest.mark.parametrize("name", CLASSES)


def drawn(game, seed):
    """A state after all that chance does."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def states(game, seed, every):
    """A random deal from the first call on: each so many states one."""
    rng = random.Random(seed)
    state = drawn(game, seed)
    turn = 0
    while not state.is_terminal():
        if turn % every == 0:
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
        turn += 1


@EACH
def test_the_tests_of_openspiel(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name, {"phase": "play"}))


@EACH
def test_ismcts_of_openspiel_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    numbers = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    bot = ismcts.ISMCTSBot(
        game, evaluator, uct_c=4.0, max_simulations=4, max_world_samples=2, random_state=numbers
    )
    state = drawn(game, 1)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@EACH
def test_a_world_is_the_same_to_whom_it_is_drawn_for(name: str) -> None:
    game = pyspiel.load_game(name)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = 0
    for state in states(game, 3, every=12):
        for player in range(game.num_players()):
            world = state.resample_from_infostate(player, sampler)
            assert world.current_player() == state.current_player()
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            other = (player + 1) % game.num_players()
            others += world.information_state_string(other) != state.information_state_string(other)
        again = game.new_initial_state()
        for action in world.history():
            assert action in again.legal_actions()
            again.apply_action(action)
        assert str(again) == str(world) == str(world.clone()) == str(pickle.loads(pickle.dumps(world)))
        assert world.history() == world.clone().history()
    assert others > game.num_players()


def test_worlds_are_drawn_evenly() -> None:
    state = drawn(pyspiel.load_game("triumvir_hokm"), 1)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    hands = [str(state.resample_from_infostate(0, sampler)).split(" | ")[1].split(" / ") for _ in range(400)]
    unseen = [card for card in ("AC", "AD", "AH", "AS") if card not in hands[0][0]]
    assert unseen
    for card in unseen:
        assert 140 < sum(card in hand[1] for hand in hands) < 260


@EACH
def test_points_are_paid_within_the_bounds_that_are_told(name: str) -> None:
    game = pyspiel.load_game(name)
    state = [*states(game, 5, every=1)][-1]
    assert state.is_terminal()
    assert state.returns() == [*map(float, state.now.points)]
    assert any(state.returns())
    assert max(map(abs, state.returns())) <= game.max_utility() == -game.min_utility()


def test_parameters_choose_the_rules() -> None:
    game = pyspiel.load_game("triumvir_dou_dizhu(preset=classic,spring=x3,phase=play)")
    assert game.tree.chance.rules.chosen == find("dou_dizhu").rules("classic", spring="x3").chosen
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert drawn(game, 1).now.match.state.phase == "play"
    with pytest.raises(SetupError) as fault:
        pyspiel.load_game("triumvir_hokm", {"target": "many"})
    assert fault.value.code == Code.OPTION_VALUE


def test_chance_deals_all_there_is_to_deal() -> None:
    game = pyspiel.load_game("triumvir_big_three_4")
    state = game.new_initial_state()
    assert len(state.legal_actions()) > 1, "who are partners, and who deals"
    while state.is_chance_node():
        assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(state.legal_actions()[-1])
    deal = state.now.match.state.deal
    assert sorted(card for hand in deal.hands for card in hand) == [*game.tree.chance.rules.play.deck.cards]


def test_a_deal_thrown_in_ends_at_nothing() -> None:
    state = drawn(pyspiel.load_game("triumvir_dou_dizhu"), 2)
    for _ in range(3):
        assert state.action_to_string(state.legal_actions()[0]) == "pass"
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0, 0, 0]
