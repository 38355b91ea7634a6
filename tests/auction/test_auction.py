"""Auction as a value: forced calls, refusals, and the notation."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.auction.auction import Auction, Call, spoken
from triumvir.auction.call_rob import CallRob
from triumvir.auction.fixed import Fixed
from triumvir.auction.free_once import FreeOnce
from triumvir.auction.rising import Rising
from triumvir.auction.rules import CALL, PASS, ROB, own_highest
from triumvir.errors import Code, IllegalActionError, ParseError
from triumvir.seats import Seat

BIDS = Rising(3, (1, 2, 3))
KINDS = [
    BIDS,
    Rising(4, (1, 2, 3), rounds=1, opener_must_bid=True),
    Rising(3, (3, 4, 5), decline=2, all_pass="contracts"),
    CallRob(3),
    CallRob(4, all_pass="opener"),
    FreeOnce(3, (2, 3, 4), may_pass=True),
    Fixed(4, 2, declarer=True),
]


def test_a_strong_seat_makes_the_top_call_at_each_of_its_turns():
    strong = frozenset({Seat(1)})
    auction = Auction(BIDS, Seat(0), strong=strong)
    assert auction.legal == (0, 1, 2, 3)
    auction = auction.apply(1)
    assert auction.legal == (3,)
    assert auction.apply(3).result.declarer == 1
    assert Auction(Rising(3, (1, 2, 3), opener_must_bid=True), Seat(1), strong=strong).legal == (3,)
    assert Auction(BIDS, Seat(2), (0, 0), strong).legal == (3,), "also as the last of a blank round"
    assert Auction(BIDS, Seat(2), (0, 0, 3), strong).legal == (), "but not once the auction is closed"


def test_a_strong_seat_calls_but_is_free_to_rob():
    strong = frozenset({Seat(0), Seat(1)})
    auction = Auction(CallRob(3), Seat(0), strong=strong)
    assert auction.legal == (CALL,)
    auction = auction.apply(CALL)
    assert auction.legal == (PASS, ROB)
    assert auction.apply(ROB).apply(PASS).legal == (PASS, ROB), "the last word is free too"


def test_a_strong_seat_names_the_top_number_where_calls_are_free():
    auction = Auction(FreeOnce(3, (2, 3, 4), may_pass=True), Seat(0), strong=frozenset({Seat(0)}))
    assert auction.legal == (4,)
    assert auction.apply(4).legal == (0, 2, 3, 4)


def test_an_illegal_call_names_the_legal_ones_and_harms_nothing():
    auction = Auction(BIDS, Seat(0)).apply(1)
    with pytest.raises(IllegalActionError) as caught:
        auction.apply(1)
    assert caught.value.code is Code.CALL_ILLEGAL
    assert caught.value.got == "bid 1"
    assert caught.value.expected == "pass, bid 2, bid 3"
    assert auction.apply(2).calls == (1, 2)


@pytest.mark.parametrize(
    ("rules", "calls", "call", "got"),
    [
        (BIDS, (3,), 0, "pass"),
        (BIDS, (0, 0, 0), 1, "bid 1"),
        (Fixed(3, 1, declarer=True), (), 1, "bid 1"),
        (CallRob(3), (CALL, PASS, PASS), ROB, "rob"),
        (CallRob(3), (PASS, CALL, PASS), 3, "bid 3"),
    ],
)
def test_nothing_may_be_said_after_the_close(rules, calls, call, got):
    with pytest.raises(IllegalActionError) as caught:
        Auction(rules, Seat(0), calls).apply(call)
    assert caught.value.got == got
    assert caught.value.expected == "no call, the auction is closed"


@pytest.mark.parametrize("rules", KINDS)
@given(data=st.data())
def test_legal_depends_on_rules_and_calls_only(rules, data):
    """Any legal line: another opener has the same legal calls, and the same result with the seats turned."""
    here, there = Auction(rules, Seat(0)), Auction(rules, Seat(1))
    while here.to_act is not None:
        assert here.legal == there.legal
        assert here.legal == tuple(sorted(set(here.legal))), "declining first, then rising"
        assert (here.to_act + 1) % rules.seats == there.to_act
        call = data.draw(st.sampled_from(here.legal))
        here, there = here.apply(call), there.apply(call)
    mine, yours = here.result, there.result
    assert (mine.stake, mine.thrown_in) == (yours.stake, yours.thrown_in)
    assert mine.calls[-1:] + mine.calls[:-1] == yours.calls
    assert mine.declarer == yours.declarer is None or (mine.declarer + 1) % rules.seats == yours.declarer
    assert (mine.declarer is None) == mine.thrown_in or isinstance(rules, Fixed)


@pytest.mark.parametrize("rules", KINDS)
@given(call=st.integers(0, 2))
def test_words_read_back(rules, call):
    assert rules.read(rules.word(call)) == call


def test_words():
    assert [BIDS.word(call) for call in (0, 1, 10)] == ["pass", "bid 1", "bid 10"]
    assert [CallRob(3).word(call) for call in (0, 1, 2)] == ["pass", "call", "rob"]


@pytest.mark.parametrize(
    "text", ["", "bid", "bid 0", "bid 01", "bid 100", "bid -1", "bid 1 ", "Pass", "rob", "call", "bid ٣"]
)
def test_no_bid(text):
    for rules in (BIDS, FreeOnce(3, (2,)), Fixed(3, 1, declarer=True)):
        with pytest.raises(ParseError) as caught:
            rules.read(text)
        assert (caught.value.code, caught.value.got) == (Code.CALL_UNKNOWN, text)
        assert caught.value.expected == "pass or bid N"


@pytest.mark.parametrize("text", ["", "bid 1", "robs", "CALL"])
def test_no_call_of_calling_and_robbing(text):
    with pytest.raises(ParseError) as caught:
        CallRob(3).read(text)
    assert (caught.value.code, caught.value.got) == (Code.CALL_UNKNOWN, text)
    assert caught.value.expected == "pass, call or rob"


def test_calls_with_their_seats_and_words():
    assert spoken(Rising(4, (1, 2, 3)), Seat(3), (1, 0, 2)) == (
        (3, 1, "bid 1"),
        (0, 0, "pass"),
        (1, 2, "bid 2"),
    )
    assert spoken(CallRob(3), Seat(1), (CALL, PASS, ROB, ROB))[-1] == (1, ROB, "rob")
    assert spoken(Fixed(4, 2, declarer=True), Seat(0), ()) == ()


def test_values_compare_and_hash():
    assert Auction(BIDS, Seat(0)).apply(1) == Auction(Rising(3, (1, 2, 3)), Seat(0), (1,))
    assert {Call(1), Call(1), Call(PASS)} == {Call(0), Call(1)}
    assert hash(Auction(BIDS, Seat(0))) == hash(Auction(BIDS, Seat(0)))


def test_own_highest_keeps_a_better_earlier_call():
    assert own_highest(3, Seat(2), (2, 3, 0, 0, 4), silent=0) == (4, 0, 2)
    assert own_highest(3, Seat(0), (10,), silent=2) == (10, 2, 2)


def test_an_auction_that_only_fixes_a_stake_declares_nobody() -> None:
    """Rules 2.6: the four-handed pairs bid for the stake alone."""
    declaring, fixing = Rising(4, (1, 2, 3)), Rising(4, (1, 2, 3), declares=False)
    for calls in ((1, 0, 0, 0), (0, 2, 3), (1, 2, 0, 3)):
        declared, fixed = declaring.result(Seat(1), calls), fixing.result(Seat(1), calls)
        assert declared is not None
        assert declared.declarer is not None
        assert fixed == replace(declared, declarer=None)
