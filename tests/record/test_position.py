"""Positions: written and read both ways, whatever the game, the options and the moment."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.strategies import GAMES, matches, moments, rules, same_end, shape
from triumvir.auction.rules import Contract
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.climbing.state import ClimbingState
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.record.position import Position, format_position, parse_position
from triumvir.seats import Seat
from triumvir.tricks.state import TrickState


@given(matches())
def test_round_trip_of_any_moment(match):
    line = format_position(match.rules, match.state)
    again = parse_position(line)
    assert str(again) == line
    assert again.rules == match.rules
    assert shape(again.state) == shape(match.state)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_moment_of_a_match(name):
    phases = set()
    for match in moments(GAMES[name].rules(), "every moment", 160):
        line = format_position(match.rules, match.state)
        assert str(parse_position(line)) == line
        phases.add(match.state.phase)
    assert phases >= {"auction", "play", "over"}


@given(matches(longest=60), st.integers(0, 99))
def test_the_same_future(match, seed):
    again = parse_position(format_position(match.rules, match.state)).state
    same_end(match.state, again, str(seed))


@given(matches(of=rules("dou_dizhu/4")))
def test_read_twice_is_equal(match):
    line = format_position(match.rules, match.state)
    assert parse_position(line) == parse_position(line)
    assert hash(parse_position(line).state) == hash(parse_position(line).state)


def moment(game, *actions, **options):
    """The line after some actions, the seat to act being the one that does them."""
    match = Match.start(find(game).rules(**options), 7)
    for action in actions:
        match = match.apply_text(f"{match.state.to_act} {action}")
    return format_position(match.rules, match.state)


def test_a_line_field_by_field():
    line = moment("big_three", "bid 1", "pass")
    game, options, phase, seat, hands, kitty, dealer, opener, sides, blanks, *auction = line.split(" ")
    assert (game, options, phase) == ("big_three", "-", "auction")
    assert [len(hand) for hand in hands.split("/")] == [32, 32, 32]
    assert len(kitty) == 8
    assert int(seat) == (int(opener) + 2) % 3
    assert (dealer, sides, blanks) == (opener, "-", "0")
    assert auction == ["bid1,pass", "-", "-", "-", "-"]
    line = moment("hokm", "bid 4", "bid 2", "bid 3", "trump H")
    opener = int(line.split(" ")[7])
    own = "/".join("423"[(seat - opener) % 3] for seat in range(3))
    assert line.split(" ")[10:] == ["bid4,bid2,bid3", f"{opener}:4:{own}", "H", "-", "0/0/0"]


def test_options_stand_in_the_order_of_the_game():
    line = moment("dou_dizhu", spring="x2", show_kitty=True, auction_mode="call_rob")
    words = line.split()
    assert words[1] == "auction_mode=call_rob,show_kitty=true,spring=x2"
    words[1] = "spring=x2,show_kitty=true,match_deals=10,auction_mode=call_rob"
    assert str(parse_position(" ".join(words))) == line


def test_blanks_and_the_order_of_cards_do_not_matter_in_what_is_read():
    line = moment("hokm", "bid 4")
    words = line.split()
    hands = words[4].split("/")
    hands[0] = "".join(reversed([hands[0][at : at + 2] for at in range(0, 20, 2)]))
    words[4] = "/".join(hands)
    assert str(parse_position("  \t".join(words) + "\n")) == line


def test_hands_that_nobody_wrote_down():
    """A position set up by hand: ranks alone in the moves, no kitty, no calls, other sizes."""
    line = "dou_dizhu - play 1 4C4D/9C9D9H9S/5H6H7H8HTHbr - 0 0 - 0 - 0:2:2/0/0 0:77 3/2/2 1/0/0"
    position = parse_position(line)
    assert str(position) == line.replace("0:77", "0:7C7D")
    said = [position.state.format_action(action) for action in position.state.legal_actions()]
    assert said == ["pass", "play 99", "play 9999"]
    over = position.state.apply(position.state.parse_action("play 9999"))
    assert over.outcome.points == (-16, 8, 8), "stake 2, two bombs"
    assert over.outcome.first_out == 1


def test_the_leader_is_the_seat_to_act_where_no_move_is_listed():
    state = parse_position("big_three - play 1 4C/9C/5H - 0 0 - 0 - 0:3:3/0/0 - 0/0/0 0/0/0").state
    assert (state.to_act, state.seen_by(None)["owner"]) == (1, None)
    assert state.apply(state.parse_action("play 9")).outcome.points == (-6, 3, 3)


def test_bombs_left_follow_from_calls_and_bombs_played():
    line = (
        "dou_dizhu/4 bomb_cap_by_bid=true play 0 3C3D3H3S/4C4D4H4S/5C5D5H5S/6C6D6H6S - 1 1 - 0 - "
        "1:3:0/3/2/1 - {plays} {bombs}"
    )
    free = parse_position(line.format(plays="1/1/1/1", bombs="0/1/1/1")).state
    assert free.seen_by(None)["bombs_left"] == (1, None, 1, 0)
    assert "play 3333" in [free.format_action(action) for action in free.legal_actions()]
    spent = parse_position(line.format(plays="1/1/1/1", bombs="1/1/1/1")).state
    assert "play 3333" not in [spent.format_action(action) for action in spent.legal_actions()]


def test_spring_follows_from_the_plays_made():
    line = "dou_dizhu spring=x2 play 0 3C/4C4D/5C5D - 0 0 - 0 - 0:1:1/0/0 - 5/{}/0 0/0/0"
    points = [
        state.apply(state.parse_action("play 3")).outcome.points[0]
        for state in (parse_position(line.format(plays)).state for plays in (0, 1))
    ]
    assert points == [4, 2]


def test_blank_rounds_count():
    head = "dou_dizhu/4 blank_round_doubles=true play 0 3C/4C4D/5C5D/6C6D"
    line = f"{head} - 0 0 - 3 - 0:1:1/0/0/0 - 0/0/0/0 0/0/0/0"
    state = parse_position(line).state
    assert state.apply(state.parse_action("play 3")).outcome.points == (8, -8, 8, -8)


def test_a_pass_that_is_final_keeps_a_seat_out():
    head = "big_three/4 pass_is_final=true play 0 9C9D/9H9S/TCTD/JCJD"
    line = f"{head} - 0 0 0/1/0/1 0 - -:1:1/0/0/0 {{}} 1/0/1/0 0/0/0/0"
    state = parse_position(line.format("0:7C,1:pass,2:8C,3:pass")).state
    assert state.to_act == 0
    after = state.apply(state.parse_action("play 9"))
    assert after.to_act == 2, "1 and 3 are out"


def test_cleared_tricks_are_listed_where_they_lie_open():
    match = Match.start(find("big_three").rules(discards_open=True, auction_mode="single_round"), 3)
    while match.state.phase == "auction":
        match = match.apply(match.state.legal_actions()[-1])
    for _ in range(7):
        match = match.apply(match.state.legal_actions()[0])
    line = format_position(match.rules, match.state)
    assert line.count(":") == 2 + 7
    assert parse_position(line).state.seen_by(None)["cleared"] == match.state.seen_by(None)["cleared"] != ()


def test_a_reading_that_is_not_the_automatic_one_is_named():
    rules = find("dou_dizhu").rules(kickers_distinct=False, quad_attach_limit="none")
    cards = "3C3D3H4C4D4H5C5D5H6C6D6H"
    hands = tuple(CardSet.parse(hand) for hand in (cards + "7C", "8C8D", "9C9D"))
    state = ClimbingState.at_play(rules.play, Deal(Seat(0), Seat(0), hands), Contract(Seat(0), 1, (1, 0, 0)))
    for reading, text in (("=trio_seq_singles:5", "=trio_seq_singles:5"), ("=trio_seq:6", "")):
        after = state.apply(state.parse_action(f"play 333444555666 {reading}"))
        line = format_position(rules, after)
        assert line.split()[-3] == f"0:{cards}{text}"
        assert shape(parse_position(line).state) == shape(after)


def test_a_lone_joker():
    line = "dou_dizhu/4 - play 1 3C/4Cb/rr'/5C - 0 0 - 0 - 0:1:1/0/0/0 0:{} 1/0/0/0 0/0/0/0"
    for joker in ("b'", "2H'"):
        assert str(parse_position(line.format(joker))) == line.format(joker)
    mine = line.replace("4Cb", "4Cb'").format("b")
    assert str(parse_position(mine)) == mine


def test_tricks_counted_but_not_listed():
    line = "hokm - play 0 AH/TH/9H - 0 1 - 0 - 0:5:5/2/2 H - 4/3/2"
    state = parse_position(line).state
    assert state.seen_by(None)["past"] == ()
    for action in ("play AH", "play TH", "play 9H"):
        state = state.apply(state.parse_action(action))
    assert state.outcome.points == (-50, 20, 20), "the nine took the last trick"
    over = format_position(find("hokm").rules(), state)
    assert over == "hokm - over - -/-/- - 0 1 - 0 - 0:5:5/2/2 H 0:AH,1:TH,2:9H 4/3/3"
    assert shape(parse_position(over).state) == shape(state)


def test_trick_states_set_up():
    rules = find("hokm").rules()
    hands = tuple(CardSet.parse(hand) for hand in ("AH 8C", "TH 9C", "9H TC"))
    state = TrickState.at_play(
        rules.play, Deal(Seat(0), Seat(1), hands), Contract(Seat(2), 5, (2, 3, 5)), "C"
    )
    line = format_position(rules, state)
    assert line == "hokm - play 2 8CAH/9CTH/9HTC - 0 1 - 0 - 2:5:2/3/5 C - 0/0/0"
    assert shape(parse_position(line).state) == shape(state)


def test_a_position_is_a_value():
    match = Match.start(find("hokm").rules(), 1)
    assert str(Position(match.rules, match.state)) == format_position(match.rules, match.state)


def test_the_kitty_keeps_its_order():
    rules = find("dou_dizhu/4").rules(kitty_to="split", show_kitty=True)
    match = Match.start(rules, 5)
    assert match.state.deal.kitty != tuple(sorted(match.state.deal.kitty))
    line = format_position(rules, match.state)
    assert parse_position(line).state.deal.kitty == match.state.deal.kitty
