"""Positions that cannot be: each is refused with its code, all faults at once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.strategies import matches
from triumvir.errors import Code, ParseError, SetupError, TriumvirError
from triumvir.record.position import format_position, parse_position

PLAY = "dou_dizhu - play 1 4C4D/9C9D9H9S/5H6H7HTHbr - 0 0 - 0 - 0:2:2/0/0 0:7C7D 3/2/2 1/0/0"
TRICKS = "hokm - play 2 8CAH/9CTH/9HTC - 0 1 - 0 bid2,bid3,bid5 0:5:5/2/3 C - 5/2/1"
AUCTION = (
    "hokm - auction 2 7S9C9H9SJSQHQSKCACAD/8C8D8H8STSJCJDQDKSAS/7C9DTCTDTHJHQCKDKHAH - 0 1 - 0 bid4 - - - -"
)
CALLS = (
    "big_three - auction 0 2D2S3C3D3H6D7H8C8H9SJCJDJHQSKHAD/2H3S4C4D5C5D5S6C7S8S9DTHQCQDKSAS/"
    "4H4S5H6S7C7D8D9C9HTCTDTSQHKCACAH 2C6HJSKD 2 2 - 0 bid1 - - - -"
)


def codes(line):
    """The codes and places of all that is wrong with a line."""
    with pytest.raises(TriumvirError) as caught:
        parse_position(line)
    error = caught.value
    return (
        [(fault.code.value, fault.where) for fault in error.faults]
        if isinstance(error, SetupError)
        else error.code
    )


def changed(line, **fields):
    """A line with some fields, named by number as f4, replaced."""
    words = line.split(" ")
    for name, word in fields.items():
        words[int(name[1:])] = word
    return " ".join(words)


@pytest.mark.parametrize("line", [PLAY, TRICKS, AUCTION, CALLS])
def test_the_lines_are_right_as_they_stand(line):
    assert str(parse_position(line)) == line


@pytest.mark.parametrize("text", ["", "hokm", AUCTION + " more", AUCTION[:-2], "hokm - auction"])
def test_number_of_fields(text):
    with pytest.raises(ParseError) as caught:
        parse_position(text)
    assert caught.value.code is Code.POSITION_FIELDS


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"f0": "chess"}, [("game/unknown", "")]),
        ({"f1": "spring"}, [("position/field", "rules")]),
        ({"f1": "bass=two,bass=two"}, [("position/field", "rules")]),
        ({"f1": "color=red,bass=one"}, [("option/unknown", "hokm"), ("option/value", "")]),
        ({"f1": "preset=text"}, [("option/unknown", "hokm")]),
        ({"f2": "sleep"}, [("position/field", "phase")]),
        ({"f2": "play"}, [("position/field", "phase")]),
        ({"f3": "3"}, [("seat/unknown", "to_act")]),
        ({"f3": "1"}, [("turn/other_seat", "to_act")]),
        ({"f3": "-"}, [("turn/other_seat", "to_act")]),
        ({"f4": "7S/8C"}, [("deal/hands", "hands")]),
        ({"f4": "7S/8C/XX"}, [("card/unknown", "hands")]),
        ({"f4": "7S/8C8C/9D"}, [("card/twice", "hands")]),
        ({"f5": "1C"}, [("card/unknown", "kitty")]),
        ({"f5": "7S"}, [("card/twice", "kitty"), ("deal/kitty_size", "kitty")]),
        ({"f6": "9", "f7": "x"}, [("seat/unknown", "dealer"), ("seat/unknown", "opener")]),
        ({"f8": "0/1"}, [("position/field", "sides")]),
        ({"f8": "0/1/1"}, [("deal/sides", "")]),
        ({"f9": "-1"}, [("position/field", "blanks")]),
        ({"f9": "01"}, [("position/field", "blanks")]),
        ({"f10": "bid4,bid11"}, [("call/illegal", "calls")]),
        ({"f10": "bid4,bid11,bid2"}, [("call/illegal", "calls")]),
        ({"f10": "bid4,hello"}, [("call/unknown", "calls")]),
        ({"f10": "bid4,bid2,bid2"}, [("position/field", "contract")]),
        ({"f10": "bid4,bid2,bid2,bid2"}, [("action/wrong_phase", "calls")]),
        ({"f12": "C", "f14": "0/0/0"}, [("position/field", "trump"), ("position/field", "tricks")]),
        ({"f12": "C", "f4": "-/-/-", "f9": "x"}, [("position/field", "blanks"), ("position/field", "trump")]),
    ],
)
def test_faults_before_play(fields, expected):
    assert codes(changed(AUCTION, **fields)) == expected


def test_wrong_hand_sizes_before_play():
    line = AUCTION.replace("7S9C9H", "7S9C")
    assert codes(line) == [("deal/hand_size", "hand 0")]
    line = CALLS.replace("2C6HJSKD", "2C6HJS").replace("2D2S", "2D2SKDJS")
    assert codes(line) == [
        ("deal/hand_size", "hand 0"),
        ("card/twice", "kitty"),
        ("deal/kitty_size", "kitty"),
    ]


def test_cards_that_the_pack_does_not_hold():
    assert codes(AUCTION.replace("7S9C", "7D9C")) == [("card/not_in_pack", "hand 0")]
    assert codes(changed(PLAY, f4="4C/9C/b'")) == [("card/not_in_pack", "hand 2")]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"f10": "pass,bid1"}, [("call/illegal", "calls")]),
        ({"f10": "bid2,pass,bid1"}, [("call/illegal", "calls")]),
        ({"f10": "bid2,bid3"}, [("position/field", "contract")]),
        ({"f10": "bid2,bid3,pass"}, [("action/wrong_phase", "calls")]),
        ({"f12": "0:4H"}, [("position/field", "moves")]),
    ],
)
def test_faults_while_calling(fields, expected):
    assert codes(changed(CALLS, **fields)) == expected


def test_forced_calls():
    strong = changed(CALLS, f1="strong_hand_must_bid3=true", f3="0", f6="0", f7="0", f10="-")
    assert str(parse_position(strong)) == strong, "three threes"
    assert codes(changed(strong, f10="bid1", f3="1")) == [("call/illegal", "calls")]


def test_thrown_in():
    line = changed(CALLS, f0="dou_dizhu", f2="over")
    assert codes(line)[0] == ("deal/hand_size", "hand 0")
    passed = changed(CALLS, f1="opener_must_bid=false", f2="over", f3="-", f10="pass,pass,pass")
    assert parse_position(passed).state.outcome.thrown_in
    assert str(parse_position(passed)) == passed
    assert codes(changed(passed, f10="pass,pass,pass,pass")) == [("deal/over", "calls")]
    assert codes(changed(passed, f2="auction", f3="1")) == [
        ("position/field", "phase"),
        ("turn/other_seat", "to_act"),
    ]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"f2": "over"}, [("position/field", "phase")]),
        ({"f2": "auction"}, [("position/field", "phase")]),
        ({"f3": "2"}, [("turn/other_seat", "to_act")]),
        ({"f4": "4C4D/9C9D9H9S/5H6H4C"}, [("card/twice", "hand 2")]),
        ({"f4": "4C4D/9C9D9H9S/-"}, [("deal/hand_size", "hand 2")]),
        ({"f4": "7C4D/9C9D9H9S/5H"}, [("card/twice", "moves")]),
        ({"f4": "4D/9C9D9H9S/5H", "f12": "0:7C7D,1:8C8D,2:5H5D"}, [("play/does_not_beat", "moves")]),
        ({"f4": "4D/9C9D9H9S/5H", "f12": "0:7C7D,1:9C8D"}, [("play/no_combination", "moves")]),
        ({"f4": "4D/9C9D9H9S/5H", "f12": "0:7777,1:pass,2:7777=bomb:7"}, [("play/does_not_beat", "moves")]),
        ({"f4": "4D/9C9D9H/5H", "f12": "0:55555"}, [("play/no_combination", "moves")]),
        ({"f12": "0:55", "f4": "4C4D/9C9D9H9S/5H5D5S"}, [("card/twice", "moves")]),
        ({"f12": "0:7C7D,2:8C8D"}, [("turn/other_seat", "moves")]),
        ({"f12": "0:pass"}, [("play/must_lead", "moves")]),
        ({"f12": "0:"}, [("action/unknown", "moves")]),
        ({"f12": "7C7D"}, [("seat/unknown", "moves")]),
        ({"f12": "0:7C7D7D"}, [("card/twice", "moves")]),
        ({"f12": "0:7C7D'"}, [("card/not_in_pack", "moves")]),
        ({"f12": "0:XX"}, [("card/unknown", "moves")]),
        ({"f12": "0:7C7D=trio:7"}, [("play/reading", "moves")]),
        ({"f12": "0:7C7D,1:pass,2:pass", "f3": "0"}, [("position/field", "moves")]),
        ({"f13": "3/2"}, [("position/field", "plays")]),
        ({"f13": "0/2/2", "f14": "0/0/0"}, [("position/field", "plays of seat 0")]),
        ({"f13": "99/2/2"}, [("position/field", "plays of seat 0")]),
        ({"f14": "4/0/0"}, [("position/field", "bombs of seat 0")]),
        ({"f14": "3/0/0"}, [("position/field", "bombs of seat 0")]),
        ({"f14": "x/0/0"}, [("position/field", "bombs")]),
        (
            {"f11": "-"},
            [("position/field", "moves"), ("position/field", "plays"), ("position/field", "bombs")],
        ),
        ({"f11": "-:2:2/0/0"}, [("position/field", "contract")]),
        ({"f11": "5:2:2/0/0"}, [("seat/unknown", "contract")]),
        ({"f11": "0:two:2/0/0"}, [("position/field", "contract")]),
        ({"f11": "0:2:2/0"}, [("position/field", "contract")]),
        ({"f10": "bid1"}, [("position/field", "contract")]),
        ({"f10": "bid3"}, [("position/field", "contract")]),
        ({"f10": "bid2,bid1"}, [("call/illegal", "calls")]),
        ({"f5": "4C"}, [("deal/kitty_size", "kitty")]),
        ({"f5": "4C9CTC"}, [("card/twice", "kitty")]),
        ({"f5": "4CTCTC"}, [("card/twice", "kitty")]),
        ({"f5": "4CTCb'"}, [("card/not_in_pack", "kitty")]),
        (
            {"f9": "x", "f14": "y", "f3": "8"},
            [("seat/unknown", "to_act"), ("position/field", "blanks"), ("position/field", "bombs")],
        ),
        ({"f12": "-", "f3": "-"}, [("position/field", "moves")]),
    ],
)
def test_faults_in_play(fields, expected):
    assert codes(changed(PLAY, **fields)) == expected


def test_a_hand_that_was_never_dealt():
    more = "4C4D4H4S5C5D5S6C6D6S7H7SJCJDJHJSQCQDQHQSKC"
    line = changed(PLAY, f4=f"{more}/9C/5H", f13="1/0/0", f14="0/0/0")
    assert codes(line) == [("deal/hand_size", "hand 0")]


def test_more_bombs_than_the_calls_allow():
    line = (
        "dou_dizhu/4 bomb_cap_by_bid=true play 0 3C3D3H3S/4C4D4H4S/5C5D5H5S/6C6D6H6S - 1 1 - 0 - "
        "1:3:0/3/2/1 - 2/2/2/2 2/2/2/2"
    )
    assert codes(line) == [("play/bombs_spent", "bombs of seat 0"), ("play/bombs_spent", "bombs of seat 3")]


def test_a_seat_that_went_out_and_play_went_on():
    line = changed(PLAY, f4="-/9C9D9H9S/5H", f12="0:7C7D,1:8C8D", f3="2", f13="3/3/2")
    assert codes(line) == [("deal/hand_size", "hand 0")]


def test_sides_are_needed_where_partners_are_drawn():
    line = "big_three/4 - play 0 9C/9H/TC/JC - 0 0 - 0 - 0:1:1/0/0/0 - 0/0/0/0 0/0/0/0"
    assert ("deal/sides", "") in codes(line)
    assert parse_position(changed(line, f8="0/1/0/1")).state.to_act == 0


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"f4": "AH8C/TH9C/9H"}, [("deal/hand_size", "hand 2")]),
        ({"f4": "-/-/-"}, [("deal/hand_size", f"hand {seat}") for seat in range(3)]),
        ({"f4": "AH8C/TH9C/9HAH"}, [("card/twice", "hand 2")]),
        ({"f14": "5/2/2"}, [("deal/hand_size", f"hand {seat}") for seat in range(3)]),
        ({"f14": "5/2"}, [("position/field", "tricks")]),
        ({"f12": "X"}, [("suit/unknown", "trump")]),
        ({"f12": "-"}, [("position/field", "tricks")]),
        ({"f13": "0:KH"}, [("deal/hand_size", f"hand {seat}") for seat in range(3)]),
        ({"f4": "AH/9CTH/9HTC", "f13": "0:KH", "f3": "1"}, None),
        ({"f4": "AH/TH9C/9HTC", "f13": "1:KH"}, [("deal/hand_size", f"hand {seat}") for seat in range(3)]),
        ({"f4": "AH/TH/9HTC", "f13": "0:KH,1:9C"}, [("play/must_follow", "moves")]),
        ({"f4": "AH/TH/9H", "f13": "0:KH,1:9C,2:TC"}, [("play/must_follow", "moves")]),
        ({"f4": "AH/TH9C/9H", "f13": "0:KH,2:QH"}, [("turn/other_seat", "moves")]),
        ({"f4": "AH/TH9C/9HTC", "f13": "0:AH"}, [("card/twice", "moves")]),
        ({"f4": "AH/TH9C/9HTC", "f13": "0:7H"}, [("card/not_in_pack", "moves of seat 0")]),
        ({"f4": "AH/TH9C/9HTC", "f13": "0:XH"}, [("card/unknown", "moves")]),
        ({"f4": "AH/TH9C/9HTC", "f13": "4:KH"}, [("seat/unknown", "moves")]),
        (
            {"f4": "AH/TH/TC", "f13": "0:KH,1:9H,2:8H", "f14": "0/2/1", "f3": "0"},
            [("position/field", "tricks")],
        ),
        (
            {"f4": "-/-/-", "f13": "0:KH,1:9H,2:8H", "f14": "6/2/1"},
            [("position/field", "phase"), ("turn/other_seat", "to_act")],
        ),
        (
            {"f2": "over", "f3": "-", "f4": "-/-/-", "f14": "6/2/1"},
            [*(("deal/hand_size", f"hand {seat}") for seat in range(3)), ("position/field", "moves")],
        ),
        ({"f13": "-", "f3": "-"}, [("position/field", "moves")]),
        ({"f11": "-:5:5/2/3"}, [("position/field", "contract"), ("position/field", "contract")]),
        ({"f11": "-"}, [("position/field", "trump"), ("position/field", "tricks")]),
        ({"f11": "0:5"}, [("position/field", "contract")]),
        ({"f5": "KC"}, [("deal/kitty_size", "kitty")]),
    ],
)
def test_faults_in_tricks(fields, expected):
    line = changed(TRICKS, **fields)
    if expected is None:
        assert str(parse_position(line)) == line
    else:
        assert codes(line) == expected


def test_contract_before_trumps_are_named():
    line = changed(AUCTION, f2="trump", f3="1", f10="bid4,bid2,bid2", f11="1:4:2/4/2")
    assert str(parse_position(line)) == line
    assert codes(changed(line, f11="1:5:2/5/2")) == [("position/field", "contract")]
    assert codes(changed(line, f11="-:4:2/4/2")) == [("position/field", "contract")] * 2
    assert str(parse_position(changed(line, f10="-"))) == changed(line, f10="-")


def test_thrown_in_before_tricks():
    line = changed(AUCTION, f1="bass=pass_zero", f2="over", f3="-", f10="pass,pass,pass")
    assert str(parse_position(line)) == line
    assert parse_position(line).state.outcome.thrown_in
    assert codes(changed(line, f4="7S/8C/9C"))[0] == ("deal/hand_size", "hand 0")


@given(matches(), st.data())
def test_a_damaged_line_is_refused_or_stands_for_a_position(match, data):
    line = format_position(match.rules, match.state)
    at = data.draw(st.integers(0, len(line) - 1))
    size = data.draw(st.integers(0, 12))
    put = data.draw(st.text("0123456789TJQKACDHSbr'/:,=- x\u00fc\0", max_size=4))
    try:
        position = parse_position(line[:at] + put + line[at + size :])
    except TriumvirError:
        pass
    else:
        again = format_position(position.rules, position.state)
        assert str(parse_position(again)) == again
        assert bool(position.state.legal_actions()) == (position.state.outcome is None)


@given(st.text())
def test_any_text(text):
    with pytest.raises(TriumvirError):
        parse_position(text)
