"""solve: values, the best line, and what was not solved, in words."""

import pytest

from triumvir.cards.rng import Rng
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.record.position import format_position
from triumvir.seats import Seat
from triumvir.views.view import view_of

TWO_TURNS = "dou_dizhu - play 1 6H/7S9CJD/3S JSTC6C 2 0 - 0 bid3 0:3:3/0/0 0:6C 13/10/9 0/0/0"


def dealt(name, *texts):
    """The position after some actions of a match."""
    match = Match.start(find(name).rules(), 3)
    for text in texts:
        match = match.apply_text(text)
    return format_position(match.rules, match.state)


def test_each_action_has_its_value_and_the_best_line_goes_to_the_end(invoke):
    out = invoke("solve", TWO_TURNS, "--goal", "win").stdout.splitlines()
    assert out[0] == "seat 1 to act, goal: win"
    assert [line.split()[-1] for line in out[2:6]] == ["0", "1", "1", "1"]
    assert out[6].startswith("best: 1 play 7, ")
    assert out[6].endswith("1 play J")
    assert out[7].startswith("solved, ")


def test_points_are_the_goal_of_climbing_games_unless_said(invoke):
    out = invoke("solve", *TWO_TURNS.split()).stdout.splitlines()
    assert out[0] == "seat 1 to act, goal: points"
    assert out[2].split() == ["pass", "-3", "+6", "-3", "-3"]
    assert out[3].split() == ["play", "7", "single", "7", "3", "-6", "+3", "+3"]


def test_tricks_of_hokm_and_points_by_seat(invoke):
    """Two tricks before the end: tricks are in all, points are everybody's."""
    match = Match.start(find("hokm").rules(), 3)
    for text in ("1 bid 2", "2 bid 2", "0 bid 5", "0 trump H"):
        match = match.apply_text(text)
    rng = Rng.stream(3)
    while sum(len(match.state.hand(Seat(seat))) for seat in range(3)) > 6:
        match = match.apply(rng.choice(match.state.legal_actions()))
    line, seat = format_position(match.rules, match.state), match.state.to_act
    out = invoke("solve", line).stdout.splitlines()
    assert out[0] == f"seat {seat} to act, goal: tricks"
    taken = view_of(match, None).tricks[seat]
    assert {int(row.split()[-1]) - taken for row in out[2:4]} <= {0, 1, 2}
    paid = invoke("solve", line, "-g", "points").stdout.splitlines()
    assert paid[1].split()[-2:] == ["by", "seat"]
    value, *by_seat = paid[2].split()[2:]
    assert int(by_seat[seat]) == int(value)


def test_what_was_not_solved_is_said_so(invoke):
    line = dealt("dou_dizhu", "2 bid 3")
    told = invoke("solve", line, "--nodes", "5000")
    assert told.exit_code == 1
    found = told.stdout.splitlines()
    assert found[-1].startswith("not solved, ")
    assert any("not solved" in row for row in found[2:-1])


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ((TWO_TURNS, "--goal", "glory"), "option/value"),
        ((TWO_TURNS, "--goal", "tricks"), "option/value"),
        ((dealt("dou_dizhu"),), "action/wrong_phase"),
    ],
)
def test_what_can_not_be_solved_is_refused(refused, words, code):
    assert refused("solve", *words).startswith(f"error {code}")
