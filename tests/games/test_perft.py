"""Counting sequences of actions and whole random deals through the doors that every game has."""

import pytest

from triumvir.cards.rng import Rng
from triumvir.errors import Code, SetupError
from triumvir.games.game import State
from triumvir.games.match import Match
from triumvir.games.perft import divide, leaves
from triumvir.games.registry import games

GAMES = games()


def slow(state: State, depth: int) -> int:
    """The sum by states alone."""
    if depth == 0:
        return 1
    return sum(slow(state.apply(action), depth - 1) for action in state.legal_actions())


def at_play(name: str) -> State:
    """A deal at its first lead."""
    state = Match.start(GAMES[name].rules(), 3).state
    while state.phase != "play":
        state = state.apply(state.legal_actions()[-1])
    return state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("depth", [0, 1, 2])
def test_leaves_are_the_states_counted(name, depth):
    for state in (Match.start(GAMES[name].rules(), 3).state, at_play(name)):
        assert leaves(state, depth) == slow(state, depth)


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_add_up(name):
    state = at_play(name)
    parts = divide(state, 2)
    assert list(parts) == [state.format_action(action) for action in state.legal_actions()]
    assert sum(parts.values()) == leaves(state, 2)


@pytest.mark.parametrize("name", GAMES)
def test_the_kernel_counts_from_a_position_of_play_alone(name):
    assert at_play(name).perft(0) == 1
    with pytest.raises(SetupError) as caught:
        Match.start(GAMES[name].rules(), 3).state.perft(1)
    assert caught.value.code is Code.ACTION_WRONG_PHASE


@pytest.mark.parametrize("name", GAMES)
def test_random_play_is_whole_deals_and_follows_from_the_generator(name):
    play = GAMES[name].rules().play
    words = [*Rng.stream(5, name).words]
    decisions, legal = play.random_play(20, words)
    again = [*Rng.stream(5, name).words]
    assert play.random_play(20, again) == (decisions, legal)
    assert words == again != [*Rng.stream(5, name).words]
    assert legal > decisions >= 20
    if name == "hokm":
        assert decisions == 20 * 30, "every card of every deal is played"
    assert play.random_play(0, words) == (0, 0)
    assert words == again


def test_random_calls_of_an_auction_that_may_be_passed_are_numbers():
    play = GAMES["hokm"].rules(bass="pass_zero").play
    assert play.random_play(5, [1, 2, 3, 4])[0] == 150
