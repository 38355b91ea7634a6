"""Whose turn it is: the kernel's word against the machine of rules 0.2, every short history."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.climbing.tables import SlowTable
from triumvir.climbing.kernel_turn import after_pass, after_play, beats

TABLES = [
    (3, 2, False),
    (3, 2, True),
    (4, 3, False),
    (4, 2, False),
    (4, 6, False),
    (4, 2, True),
    (4, 3, True),
    (4, 6, True),
    (5, 4, False),
    (5, 4, True),
]
"""Seats, passes that clear, whether a pass is final."""


def parts(turn):
    """The word taken apart: header, owner, to act, passes, seats out."""
    out = {seat for seat in range(16) if turn >> 44 + seat & 1}
    return turn & 0xFFFF_FFFF, turn >> 32 & 15, turn >> 36 & 15, turn >> 40 & 15, out


def agree(turn, slow):
    """The word says what the slow machine says; seats out matter only where passes are final."""
    header, owner, to_act, passes, out = parts(turn)
    assert (header or None, to_act) == (slow.top, slow.to_act)
    assert owner == slow.owner, "also once the trick is cleared: it is the seat that leads"
    assert passes == slow.passes
    assert out == slow.out


@pytest.mark.parametrize(("seats", "clear", "final"), TABLES)
@pytest.mark.parametrize("leader", [0, 2])
def test_every_history_of_ten_actions(seats, clear, final, leader):
    for history in product((True, False), repeat=9):
        turn, slow = leader << 36, SlowTable(seats, clear, final, leader)
        for number, plays in enumerate((True, *history), 1):
            if plays or slow.top is None:
                slow.play(number << 8)
                turn = after_play(turn, number << 8, seats)
            else:
                slow.passes_on()
                turn = after_pass(turn, seats, clear, final)
            agree(turn, slow)


headers = st.builds(
    lambda *parts: parts[0] << 24 | parts[1] << 16 | parts[2] << 8 | parts[3],
    st.integers(0, 3),
    st.integers(1, 4),
    st.integers(1, 3),
    st.integers(0, 4),
)


@given(headers, headers, headers)
def test_beating_is_an_order_within_a_kind_and_length(one, two, three):
    assert not beats(one, one)
    assert not (beats(one, two) and beats(two, one))
    assert not (beats(one, two) and beats(two, three)) or beats(one, three)
    same = one >> 8 == two >> 8
    assert beats(one, two) == (one >> 24 > two >> 24 or (same and one & 255 > two & 255))
    assert beats(one, 0)


@given(headers)
def test_a_turn_keeps_the_whole_header(header):
    turn = after_play(1 << 36, header, 3)
    assert parts(turn) == (header, 1, 2, 0, set())
    assert parts(after_pass(turn, 3, 2, False)) == (header, 1, 0, 1, set())
    assert parts(after_pass(turn, 3, 2, True)) == (header, 1, 0, 1, {2})


def test_examples_of_the_text():
    """B passes and plays later in the same trick (rules 3.12), unless passes are final (rules 0.2)."""
    turn = after_play(0, 1 << 16 | 1, 3)
    turn = after_pass(turn, 3, 2, False)
    turn = after_play(turn, 1 << 16 | 2, 3)
    turn = after_pass(turn, 3, 2, False)
    assert parts(turn)[2] == 1
    turn = after_play(0, 1 << 16 | 1, 3)
    turn = after_pass(turn, 3, 2, True)
    turn = after_play(turn, 1 << 16 | 2, 3)
    assert parts(after_pass(turn, 3, 2, True)) == (0, 2, 2, 0, set())
