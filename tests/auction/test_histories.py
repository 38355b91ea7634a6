"""Every auction, listed completely and compared call by call with the slow reference."""

from functools import partial
from math import comb

import pytest

from tests.auction import reference
from triumvir.auction.auction import Auction
from triumvir.auction.call_rob import CallRob
from triumvir.auction.fixed import Fixed
from triumvir.auction.free_once import FreeOnce
from triumvir.auction.rising import Rising
from triumvir.auction.rules import CALL, ROB
from triumvir.seats import Seat

LEVELS = (1, 2, 3)
NUMBERS = tuple(range(2, 11))


def running(seats, **how):
    return partial(reference.running, seats, top=3, **how)


CASES = {
    # name: rules, oracle, number of histories
    "free opener, 3": (Rising(3, LEVELS), running(3, free_opener=True), 40),
    "opener must bid, 3": (Rising(3, LEVELS, opener_must_bid=True), running(3, free_opener=False), 13),
    "free opener, 4": (Rising(4, LEVELS), running(4, free_opener=True), 85),
    "opener must bid, 4": (Rising(4, LEVELS, opener_must_bid=True), running(4, free_opener=False), 21),
    "opener forced, 3": (
        Rising(3, LEVELS, all_pass="opener"),
        running(3, free_opener=True, forced_opener=True),
        40,
    ),
    "single round, 3": (Rising(3, LEVELS, rounds=1), running(3, free_opener=True, one_each=True), 20),
    "single round, 4": (Rising(4, LEVELS, rounds=1), running(4, free_opener=True, one_each=True), 35),
    "single round, must bid, 3": (
        Rising(3, LEVELS, rounds=1, opener_must_bid=True),
        running(3, free_opener=False, one_each=True),
        10,
    ),
    "single round, must bid, 4": (
        Rising(4, LEVELS, rounds=1, opener_must_bid=True),
        running(4, free_opener=False, one_each=True),
        15,
    ),
    "single round, opener forced, 4": (
        Rising(4, LEVELS, rounds=1, all_pass="opener"),
        running(4, free_opener=True, one_each=True, forced_opener=True),
        35,
    ),
    "call and rob, 3": (CallRob(3), partial(reference.call_rob, 3), 12),
    "call and rob, 4": (CallRob(4), partial(reference.call_rob, 4), 27),
    "call and rob, opener forced, 3": (
        CallRob(3, all_pass="opener"),
        partial(reference.call_rob, 3, forced_opener=True),
        12,
    ),
    "call and rob, opener forced, 4": (
        CallRob(4, all_pass="opener"),
        partial(reference.call_rob, 4, forced_opener=True),
        27,
    ),
    "once": (FreeOnce(3, NUMBERS), partial(reference.once, passing=False, latest=False), 729),
    "once, latest": (
        FreeOnce(3, NUMBERS, ties="latest"),
        partial(reference.once, passing=False, latest=True),
        729,
    ),
    "once, with pass": (
        FreeOnce(3, NUMBERS, may_pass=True),
        partial(reference.once, passing=True, latest=False),
        1000,
    ),
    "once, with pass, latest": (
        FreeOnce(3, NUMBERS, may_pass=True, ties="latest"),
        partial(reference.once, passing=True, latest=True),
        1000,
    ),
    "ascending": (
        Rising(3, NUMBERS[1:], decline=2, all_pass="contracts"),
        partial(reference.ascending, passing=False, latest=False),
        9841,
    ),
    "ascending, latest": (
        Rising(3, NUMBERS[1:5], decline=2, all_pass="contracts", ties="latest"),
        partial(reference.ascending, passing=False, latest=True, top=6),
        121,
    ),
    "ascending, with pass": (
        Rising(3, NUMBERS),
        partial(reference.ascending, passing=True, latest=False),
        29524,
    ),
}


def walk(auction, oracle):
    """The number of histories from here on; each node agrees with the oracle."""
    told = oracle(auction.opener, auction.calls)
    assert auction.to_act == told.next
    assert list(auction.legal) == told.legal
    if told.next is not None:
        assert auction.result is None
        return sum(walk(auction.apply(call), oracle) for call in auction.legal)
    contract = auction.result
    assert (contract.declarer, contract.stake, contract.calls, contract.thrown_in) == (
        told.declarer,
        told.stake,
        told.own,
        told.thrown_in,
    )
    return 1


@pytest.mark.parametrize("name", CASES)
def test_every_history_follows_the_text(name):
    rules, oracle, histories = CASES[name]
    assert walk(Auction(rules, Seat(0)), oracle) == histories


@pytest.mark.parametrize("name", [name for name in CASES if not name.startswith("ascending")])
def test_other_openers_only_turn_the_table(name):
    rules, oracle, histories = CASES[name]
    for opener in range(1, rules.seats):
        assert walk(Auction(rules, Seat(opener)), oracle) == histories


def test_counts_by_arithmetic():
    """The counts again, without walking.

    Rising: behind every call except the last possible one stand 0..seats-1 declines, so each further level
    multiplies the lines by the number of seats. One round: say which seats speak and which numbers; nobody
    speaks behind a 3. Robbing: a caller with b seats behind it has one line without a rob, and two for each
    with one.
    """
    for seats, levels, name in [(3, 3, "free opener, 3"), (4, 3, "free opener, 4"), (3, 8, "ascending")]:
        assert CASES[name][2] == sum(seats**level for level in range(levels + 1))
    for seats in (3, 4):
        below_three = [sum(comb(spoken, k) * comb(2, k) for k in range(3)) for spoken in range(seats + 1)]
        assert CASES[f"single round, {seats}"][2] == sum(below_three)
        must_bid = CASES[f"single round, must bid, {seats}"][2]
        assert must_bid == sum(below_three) - sum(below_three[:-1])  # those that an opening pass begins
        assert CASES[f"call and rob, {seats}"][2] == 1 + sum(
            2 * (2**behind - 1) + 1 for behind in range(seats)
        )


def test_fixed_is_closed_from_the_start():
    for declarer in (True, False):
        auction = Auction(Fixed(4, 2, declarer), Seat(3))
        assert auction.to_act is None
        assert auction.legal == ()
        assert auction.result.declarer == (3 if declarer else None)
        assert (auction.result.stake, auction.result.calls, auction.result.thrown_in) == (
            2,
            (0, 0, 0, 0),
            False,
        )


def test_stakes_of_call_and_rob_go_up_to_2_to_the_seats():
    for seats in (3, 4):
        auction = Auction(CallRob(seats), Seat(0), (CALL, *[ROB] * seats))
        assert auction.result.stake == 2**seats
        assert auction.result.declarer == 0
