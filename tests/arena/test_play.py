"""Boards: what scripted bots make of them, and that nothing but the contest matters."""

import pytest

from tests.arena.stubs import FIRST, LAST, RANDOM, Fails, contest, played, told
from triumvir.arena.board import Play
from triumvir.arena.play import REDEALS, play_board
from triumvir.arena.run import boards
from triumvir.games.registry import games
from triumvir.seats import Seat


@pytest.mark.parametrize("name", games())
def test_the_same_contest_gives_the_same_boards(name):
    assert told(played(2, name, RANDOM, LAST)) == told(played(2, name, RANDOM, LAST))
    assert told(played(2, name, RANDOM, LAST)) != told(played(2, name, RANDOM, LAST, seed="8"))


@pytest.mark.parametrize("name", ["dou_dizhu", "hokm", "big_three/4"])
def test_a_board_is_the_same_whatever_was_played_before(name):
    game = contest(name, RANDOM, LAST)
    assert told([play_board(game, 3)]) == told(played(4, name, RANDOM, LAST))[3:]


@pytest.mark.parametrize("name", games())
def test_bots_swapped_swap_their_results(name):
    one, other = played(2, name, RANDOM, LAST), played(2, name, LAST, RANDOM)
    for board, mirror in zip(one, other, strict=True):
        swapped = {tuple(1 - bot for bot in play.seated): play for play in mirror.plays}
        assert len(board.plays) == len(swapped)
        for play in board.plays:
            assert play.points == swapped[play.seated].points
            assert play.declarer == swapped[play.seated].declarer


@pytest.mark.parametrize("name", games())
def test_a_bot_against_itself_does_the_same_in_all_arrangements(name):
    for board in played(2, name, RANDOM, RANDOM):
        assert len({play.points for play in board.plays}) == 1


@pytest.mark.parametrize("name", games())
def test_plays_tell_sides_and_declarer(name):
    for board in played(2, name, LAST, RANDOM):
        for play in board.plays:
            roles = [play.role(seat) for seat in range(len(play.seated))]
            if name == "big_three/4":
                assert set(roles) == {""}
                assert sorted(play.sides) == [0, 0, 1, 1]
                continue
            assert roles[play.declarer] == "declarer"
            assert roles.count("declarer") == (2 if name == "dou_dizhu/4" else 1)
            assert (play.sides == ()) is (name == "hokm")
            if play.sides:
                assert sum(play.points) == 0
                assert {points > 0 for points, side in zip(play.points, play.sides, strict=True) if side} in (
                    {True},
                    {False},
                )


def test_the_highest_caller_declares():
    """One bot bids all it can, the others pass: it is landlord wherever it sits."""
    for board in played(3, "dou_dizhu", LAST, FIRST):
        for play in board.plays[:3]:
            assert play.seated[play.declarer] == 0
        assert board.redeals == 0


def test_a_deal_that_nobody_wants_is_dealt_again_and_counts_nothing_in_the_end():
    (board,) = played(1, "dou_dizhu", FIRST, FIRST)
    assert board.redeals == REDEALS
    assert all(play.thrown_in and play.points == (0, 0, 0) and play.sides == () for play in board.plays)
    assert {play.role(0) for play in board.plays} == {""}
    assert {play.won for play in board.plays} == {(0.0, 0.0, 0.0)}


def test_a_deal_that_somebody_plays_is_not_dealt_again():
    found = played(40, "dou_dizhu", FIRST, RANDOM)
    mixed = [board for board in found if any(play.thrown_in for play in board.plays)]
    assert mixed
    assert not all(play.thrown_in for board in found for play in board.plays)
    again = played(40, "dou_dizhu", FIRST, RANDOM, duplicate=False)
    assert any(board.redeals for board in again)
    assert not any(play.thrown_in for board in again for play in board.plays)


def test_each_act_is_timed_for_its_bot():
    (board,) = played(1, "hokm", FIRST, RANDOM)
    acts = [times.acts for times in board.times]
    assert sum(acts) == 6 * (3 + 1 + 30)
    assert acts[0] == pytest.approx(acts[1], abs=6)


def test_a_bot_that_fails_says_where():
    for jobs in (1, 2):
        with pytest.raises(ZeroDivisionError) as caught:
            list(boards(contest("hokm", Fails(), RANDOM), range(3), jobs))
        (note,) = caught.value.__notes__
        assert "board " in note
        assert "fails at seat" in note
        assert " hokm - auction " in note


def test_who_won():
    assert Play((0, 1, 1), (-60, 10, -20)).won == (0, 1, 0)
    assert Play((0, 1, 1), (30, 30, 30)).won == (1 / 3, 1 / 3, 1 / 3)
    assert Play((0, 1, 0, 1), (2, -2, 2, -2), Seat(0), (0, 1, 0, 1)).won == (1, 0, 1, 0)
