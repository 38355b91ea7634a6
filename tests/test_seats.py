"""Seats around the table (rules 0)."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.seats import Outcome, Seat, following, order_from

tables = st.integers(1, 6).flatmap(lambda seats: st.tuples(st.integers(0, seats - 1), st.just(seats)))


@given(tables, st.integers(-9, 9))
def test_following_counts_round_and_back(table, steps):
    seat, seats = table
    there = following(seat, seats, steps)
    assert 0 <= there < seats
    assert (there - seat - steps) % seats == 0
    assert following(there, seats, -steps) == seat


def test_one_step_is_the_default():
    assert [following(seat, 3) for seat in range(3)] == [1, 2, 0]


@given(tables)
def test_the_order_of_play_holds_every_seat_once_each_after_the_one_before(table):
    seat, seats = table
    order = order_from(seat, seats)
    assert order[0] == seat
    assert sorted(order) == list(range(seats))
    assert all(after == following(before, seats) for before, after in zip(order, order[1:], strict=False))


def test_an_outcome_is_a_value():
    outcome = Outcome((2, -1, -1), Seat(0))
    assert outcome == Outcome((2, -1, -1), Seat(0), thrown_in=False)
    assert Outcome((0, 0, 0)).first_out is None
    with pytest.raises(dataclasses.FrozenInstanceError):
        outcome.points = (0, 0, 0)
