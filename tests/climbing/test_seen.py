"""What a seat may know (rules 0, 7.1): hands stay private, kitty and cleared tricks go by the options."""

from itertools import product

import pytest

from tests.climbing.cases import at_play, does, rules_of, suited
from triumvir.auction.rules import Contract
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.climbing.state import ClimbingState
from triumvir.seats import Outcome, Seat

COMMON = {"phase", "dealer", "opener", "to_act", "sides", "blanks", "hand_sizes"}
CALLING = COMMON | {"calls", "kitty"}
PLAYING = CALLING | {"contract", "to_beat", "owner", "table", "plays", "bombs", "bombs_left"}
KITTY = tuple(suited("dou_dizhu", "6br")[0])
VIEWERS = (None, Seat(0), Seat(1), Seat(2))


def calling(**options):
    """The start of a small deal; seat 1 opens."""
    deal = Deal(Seat(2), Seat(1), suited("dou_dizhu", "34", "45", "78"), KITTY, blanks=2)
    return ClimbingState.start(rules_of("dou_dizhu", **options), deal)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_while_the_seats_call_the_kitty_is_hidden_whatever_the_option(viewer):
    for show in (False, True):
        seen = calling(show_kitty=show).apply(calling().parse_action("bid 2")).seen_by(viewer)
        assert seen.keys() == CALLING | ({"hand"} if viewer is not None else set())
        assert seen["kitty"] == (None, None, None)
        assert seen["calls"] == ((1, 2, "bid 2"),)
        assert (seen["phase"], seen["dealer"], seen["opener"], seen["to_act"]) == ("auction", 2, 1, 2)
        assert (seen["hand_sizes"], seen["sides"], seen["blanks"]) == ((2, 2, 2), (), 2)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_seat_sees_its_own_hand_and_no_other(viewer):
    state = does(calling(), "bid 3")
    seen = state.seen_by(viewer)
    if viewer is None:
        assert "hand" not in seen
    else:
        assert seen["hand"] == state.hand(viewer)


@pytest.mark.parametrize(("show", "viewer"), list(product((False, True), VIEWERS)))
def test_the_kitty_is_seen_by_its_taker_or_by_all(show, viewer):
    seen = does(calling(show_kitty=show), "bid 3").seen_by(viewer)
    assert seen.keys() == PLAYING | ({"hand"} if viewer is not None else set())
    assert seen["kitty"] == (KITTY if show or viewer == 1 else (None,) * 3)


def test_a_split_kitty_is_seen_half_by_each():
    kitty = tuple(suited("dou_dizhu/4", "89TJQKA2")[0])
    deal = Deal(Seat(0), Seat(1), suited("dou_dizhu/4", "3", "4", "5", "6"), kitty)
    state = does(ClimbingState.start(rules_of("dou_dizhu/4", kitty_to="split"), deal), "bid 3")
    hidden = (None,) * 4
    for viewer, expected in (
        (1, kitty[:4] + hidden),
        (3, hidden + kitty[4:]),
        (0, hidden * 2),
        (None, hidden * 2),
    ):
        assert state.seen_by(viewer)["kitty"] == expected


def test_the_table_shows_the_trick_with_the_cards_put_down():
    state = does(
        at_play("dou_dizhu", "3349", "44466", "555577"), "play 33", "play 4S 4H", "play 77", "pass", "pass"
    )
    assert state.to_act == 2
    assert state.seen_by(Seat(0))["table"] == ()
    table = does(state, "play 555").seen_by(None)["table"]
    assert table == ((2, "play 555", CardSet.parse("5C 5D 5H")),)


def test_what_is_public_in_play():
    state = does(at_play("dou_dizhu", "33899", "444466K", "55577", stake=2), "play 33", "play 66")
    seen = state.seen_by(None)
    assert seen["table"] == (
        (Seat(0), "play 33", CardSet.parse("3C 3D")),
        (Seat(1), "play 66", CardSet.parse("6C 6D")),
    )
    assert (seen["to_beat"], seen["owner"], seen["to_act"]) == (("pair", "6", 1), 1, 2)
    assert (seen["plays"], seen["bombs"], seen["bombs_left"]) == ((1, 1, 0), (0, 0, 0), (None, None, None))
    assert (seen["contract"], seen["sides"]) == (Contract(Seat(0), 2, (0, 0, 0)), (0, 1, 1))
    assert "cleared" not in seen
    seen = does(state, "pass", "pass").seen_by(None)
    assert (seen["to_beat"], seen["owner"], seen["table"]) == (None, None, ())
    seen = does(state, "play 77", "pass", "play 4444").seen_by(None)
    assert (seen["plays"], seen["bombs"], seen["owner"]) == ((1, 2, 1), (0, 1, 0), 1)
    assert seen["table"][3] == (Seat(0), "pass", CardSet())
    assert seen["bombs_left"] == (None, None, None)


def test_cleared_tricks_lie_open_by_option_only():
    for opened in (False, True):
        state = at_play("dou_dizhu", "33899", "444466K", "55577", discards_open=opened)
        state = does(state, "play 8", "pass", "pass", "play 33")
        seen = state.seen_by(Seat(1))
        assert seen["table"] == ((0, "play 33", CardSet.parse("3C 3D")),)
        passes = ((1, "pass", CardSet()), (2, "pass", CardSet()))
        cleared = ((0, "play 8", CardSet.parse("8C")), *passes)
        assert seen.get("cleared") == (cleared if opened else None)


def test_plays_on_the_table_are_named_by_ranks_even_if_cards_were_named():
    state = does(at_play("dou_dizhu", "3334", "5", "6"), "play 3D")
    assert state.seen_by(None)["table"] == ((0, "play 3", CardSet.parse("3D")),)


def test_a_reading_that_was_named_is_told():
    state = at_play("dou_dizhu", "33334444K", "5", "6", quad_pair_kickers_distinct=False)
    state = does(state, "play 33334444 =quad_two_pairs:3")
    assert state.seen_by(None)["table"][0][1] == "play 33334444 =quad_two_pairs:3"
    assert state.seen_by(None)["to_beat"] == ("quad_two_pairs", "3", 1)


def test_bombs_left_are_told_where_they_are_counted():
    state = at_play("dou_dizhu/4", "34", "4444", "5", "6", calls=(3, 2, 1, 0), bomb_cap_by_bid=True)
    assert state.seen_by(None)["bombs_left"] == (None, 2, 1, 1)
    state = does(state, "play 3", "play 4444")
    assert state.seen_by(None)["bombs_left"] == (None, 1, 1, 1)
    free = does(at_play("dou_dizhu", "44445", "6", "7"), "play 4444")
    assert free.seen_by(None)["bombs_left"] == (None, None, None)


def test_after_the_end_no_more_is_seen_than_before():
    state = does(at_play("dou_dizhu", "34", "45", "78"), "play 3", "play 4", "pass", "pass")
    over = does(state, "play 5")
    for viewer in VIEWERS:
        seen = over.seen_by(viewer)
        assert seen.keys() == PLAYING | {"outcome"} | ({"hand"} if viewer is not None else set())
        assert (seen["phase"], seen["to_act"], seen["hand_sizes"]) == ("over", None, (1, 0, 2))
        assert seen["outcome"] == over.outcome
    thrown = does(calling(), "pass", "pass", "pass")
    seen = thrown.seen_by(Seat(0))
    assert seen.keys() == CALLING | {"outcome", "hand"}
    assert seen["kitty"] == (None, None, None)
    assert [word for _, _, word in seen["calls"]] == ["pass"] * 3
    assert seen["outcome"] == Outcome((0, 0, 0), thrown_in=True)
    assert seen["hand"] == CardSet.parse("3C 4C")
