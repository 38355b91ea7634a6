"""Seats around the table (rules 0)."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.errors import Code, ParseError
from triumvir.seats import Outcome, Seat, following, format_by_seat, order_from, parse_by_seat, parse_seat

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


@given(st.text(alphabet="0123456789-+ x", max_size=3), st.integers(1, 12))
def test_a_seat_is_a_plain_number_below_the_seats(text, seats):
    if text in [str(seat) for seat in range(seats)]:
        assert parse_seat(text, seats) == int(text)
    else:
        with pytest.raises(ParseError) as caught:
            parse_seat(text, seats)
        error = caught.value
        assert (error.code, error.got, error.expected) == (
            Code.SEAT_UNKNOWN,
            text,
            f"a seat from 0 to {seats - 1}",
        )


@given(st.lists(st.integers(0, 999_999), min_size=1, max_size=5))
def test_numbers_by_seat_there_and_back(numbers):
    assert parse_by_seat(format_by_seat(numbers), len(numbers)) == tuple(numbers)
    with pytest.raises(ParseError) as caught:
        parse_by_seat(format_by_seat(numbers), len(numbers) + 1)
    assert caught.value.expected == f"{len(numbers) + 1} numbers with / between them"


@pytest.mark.parametrize(
    "text", ["", "1/2", "1/2/", "1/-2/3", "1/02/3", "1/ 2/3", "1/x/3", "1/1000000/3", "1/2/3/4"]
)
def test_texts_that_are_no_numbers_by_seat(text):
    with pytest.raises(ParseError) as caught:
        parse_by_seat(text, 3)
    assert (caught.value.code, caught.value.got) == (Code.POSITION_FIELD, text)
