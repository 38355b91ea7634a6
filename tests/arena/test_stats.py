"""Figures against numbers worked out by hand."""

import math

import pytest

from tests.arena.stubs import LAST, RANDOM, played
from triumvir.arena.board import Board, Play
from triumvir.arena.estimate import Z, mean, share, wilson
from triumvir.arena.ratings import Rating, ratings, teams
from triumvir.arena.stats import differences, running, summary
from triumvir.arena.times import Times
from triumvir.seats import Seat

NO_TIME = (Times(), Times())


def board(number, *plays):
    return Board(number, 0, plays, NO_TIME)


def landlord(seated, points, at=0):
    return Play(seated, points, Seat(at), tuple(int(seat != at) for seat in range(3)))


BOARDS = (
    board(0, landlord((0, 1, 1), (4, -2, -2)), landlord((1, 0, 0), (-2, 1, 1))),
    board(1, landlord((0, 1, 1), (-6, 3, 3)), landlord((1, 0, 0), (2, -1, -1))),
    board(2, landlord((0, 1, 1), (2, -1, -1)), Play((1, 0, 0), (0, 0, 0), thrown_in=True)),
)


def ends(estimate):
    return estimate.value, estimate.low, estimate.high


def test_the_mean_of_boards():
    value, low, high = ends(mean([(2, 1), (4, 1), (9, 1)]))
    assert value == 5
    assert high - value == pytest.approx(1.959964 * math.sqrt(26 / 6))  # (9 + 1 + 16) / 2 / 3
    assert value - low == pytest.approx(high - value)


def test_a_mean_of_boards_of_several_seats():
    """4 of 2 seats and 2 of 1 seat: the mean is 2, and nothing is left to vary; 5 of 2 and 1 of 1 vary."""
    assert ends(mean([(4, 2), (2, 1)])) == (2, 2, 2)
    value, low, _ = ends(mean([(5, 2), (1, 1)]))
    assert value == 2
    assert value - low == pytest.approx(Z * math.sqrt((1 + 1) / 9 * 2))


def test_one_board_says_nothing_about_the_spread():
    assert ends(mean([(3, 2), (0, 0)])) == (1.5, -math.inf, math.inf)
    assert mean([]) is None
    assert mean([(0, 0)]) is None
    assert share([(0, 0)]) is None


def test_wilson():
    """The textbook's 8 of 10, and what no observation at all says."""
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0, 0.1611), abs=1e-4)
    assert wilson(0.3, 0) == (0, 1)


def test_a_share_of_independent_boards_is_wilsons():
    """With one trial a board the effective number is that of the boards less one."""
    value, low, high = ends(share([(1, 1)] * 8 + [(0, 1)] * 2))
    assert value == pytest.approx(0.8)
    assert (low, high) == pytest.approx(wilson(0.8, 9))


def test_seats_of_one_board_that_win_together_are_one_trial():
    """Seats that always agree say no more than one, and seats that cancel out no more than their number."""
    alike = ends(share([(3, 3)] * 8 + [(0, 3)] * 2))
    assert alike == pytest.approx(ends(share([(1, 1)] * 8 + [(0, 1)] * 2)))
    assert ends(share([(2, 4)] * 5)) == pytest.approx((0.5, *wilson(0.5, 5)))
    cancelling = [(2, 4)] * 50 + [(3, 4), (1, 4)]
    assert ends(share(cancelling)) == pytest.approx((0.5, *wilson(0.5, 208)))


def test_all_won():
    assert ends(share([(3, 3)] * 10)) == pytest.approx((1, *wilson(1, 10)))


def test_points_by_bot_and_role():
    found = summary(BOARDS, 2)
    assert (found.boards, found.plays, found.thrown_in) == (3, 6, 1)
    rows = {(each.bot, each.role): each for each in found.standings}
    assert rows.keys() == {(bot, role) for bot in (0, 1) for role in ("", "declarer", "defender")}
    one = rows[0, ""]
    # 4 + 1 + 1, -6 - 1 - 1 and 2 + 0 + 0, each of three seats
    assert (one.seats, one.points.value, one.made) == (9, 0, None)
    assert one.points.high == pytest.approx(Z * math.sqrt((36 + 64 + 4) / 81 * 3 / 2))
    # wins: 3 of 3, 0 of 3, 1 of 1; the thrown-in deal is no play
    assert one.won.value == pytest.approx(4 / 7)
    assert rows[0, "declarer"].won.value == pytest.approx(2 / 3)
    assert rows[0, "declarer"].points.value == 0
    assert rows[1, "declarer"].points.value == 0
    assert rows[1, "defender"].points.value == pytest.approx((-4 + 6 - 2) / 6)
    assert rows[1, "defender"].won.value == pytest.approx(2 / 6)
    assert rows[0, "declarer"].seats == 3


def test_boards_compared():
    """A has 2 a seat on the first board, B -2; then -8/3 and 8/3; then 2/3 and -2/3."""
    assert differences(BOARDS, 0, 1) == pytest.approx([4, -16 / 3, 4 / 3])
    (duel,) = summary(BOARDS, 2).duels
    assert duel.difference.value == pytest.approx(0)
    assert ends(duel.better) == pytest.approx((2 / 3, *wilson(2 / 3, 3)))
    even = (*BOARDS, board(3, landlord((0, 1, 1), (0, 0, 0))))
    assert summary(even, 2).duels[0].better.value == pytest.approx(2.5 / 4)


def test_bots_that_never_met_are_not_compared():
    apart = [board(0, landlord((0, 0, 0), (2, -1, -1))), board(1, landlord((1, 1, 1), (2, -1, -1)))]
    assert summary(apart, 2).duels == ()
    assert summary([], 2).standings == ()


def test_calls_made_where_everybody_plays_for_himself():
    plays = [
        Play((0, 1, 1), (40, -20, 30), Seat(0)),
        Play((0, 1, 1), (-50, 20, 30), Seat(0)),
        Play((0, 1, 1), (60, 60, 0), Seat(1)),
    ]
    found = summary([board(number, play) for number, play in enumerate(plays)], 2)
    rows = {(each.bot, each.role): each for each in found.standings}
    assert rows[0, "declarer"].made.value == pytest.approx(1 / 2)
    assert rows[1, "declarer"].made.value == 1
    assert rows[1, ""].made.value == pytest.approx(4 / 6)
    assert rows[0, ""].won.value == pytest.approx((1 + 0 + 0.5) / 3)
    assert rows[1, ""].won.value == pytest.approx((0 + 0 + 0 + 1 + 0.5 + 0) / 6)


def test_the_running_mean_ends_where_the_mean_is():
    values = [3.0, -1.0, 4.0, 1.0, -5.0]
    curve = running(values)
    assert [each.boards for each in curve] == [2, 3, 4, 5]
    for each in curve:
        assert ends(each) == pytest.approx(ends(mean([(value, 1) for value in values[: each.boards]])))
    assert running([1.0]) == []


def test_times_add_up():
    one, other = Times(), Times()
    for took in (10, 20, 5_000, 0):
        one.add(took)
        other.add(took * 2)
    one.merge(other)
    assert (one.acts, one.total, one.mean) == (8, 3 * 5_030, 3 * 5_030 / 8)
    assert one.quantile(0.99) == pytest.approx(10_000, rel=0.03)
    assert one.quantile(0.5) == pytest.approx(20, rel=0.03)
    assert Times.parse(one.plain()) == one
    assert (Times().mean, Times().quantile(0.99)) == (0, 0)


def test_ratings_follow_from_the_boards():
    found = played(2, "big_three", LAST, RANDOM)
    first, second = ratings(found, 2)
    assert first != second
    assert (first, second) == ratings(list(found), 2)
    assert ratings([], 2) == (Rating(25.0, 25 / 3),) * 2
    assert Rating(25.0, 5.0).ordinal == 10


def test_the_stronger_side_rises():
    won = [board(number, Play((0, 1, 0, 1), (1, -1, 1, -1), None, (0, 1, 0, 1))) for number in range(5)]
    first, second = ratings(won, 2)
    assert first.mu > 25 > second.mu
    assert first.sigma < 25 / 3
    single = [board(number, Play((0, 1, 1), (60, 20, -20))) for number in range(5)]
    first, second = ratings(single, 2)
    assert first.mu > 25 > second.mu


def test_teams_are_sides():
    assert teams(Play((0, 1, 2, 0), (1, 1, -1, -1), None, (1, 1, 0, 0))) == ((2, 3), (0, 1))
