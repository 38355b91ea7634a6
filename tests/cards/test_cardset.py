"""CardSet against Python's own sets."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet

cards = st.sets(st.integers(0, 107))


@given(cards)
def test_a_set_is_its_cards_in_ascending_order(one):
    hand = CardSet.of(one)
    assert list(hand) == sorted(one)
    assert len(hand) == len(one)
    assert bool(hand) == bool(one)
    assert hand == CardSet(sum(1 << card for card in one))
    assert [card for card in range(-3, 120) if card in hand] == sorted(one)


@given(st.lists(st.integers(0, 107)))
def test_a_card_given_twice_counts_once(some):
    assert CardSet.of(some) == CardSet.of(set(some))


@given(cards, cards)
def test_the_algebra_is_that_of_sets(one, other):
    left, right = CardSet.of(one), CardSet.of(other)
    assert set(left | right) == one | other
    assert set(left & right) == one & other
    assert set(left - right) == one - other
    assert (left <= right) == (one <= other)
    assert (left == right) == (one == other)
    assert left & right <= left <= left | right
    assert hash(left) == hash(CardSet.of(one))


@given(cards)
def test_text_and_repr_lead_back(one):
    hand = CardSet.of(one)
    assert CardSet.parse(str(hand)) == hand
    assert CardSet.parse(str(hand).replace(" ", "")) == hand
    assert eval(repr(hand)) == hand


def test_examples():
    assert CardSet() == CardSet(0) == CardSet.parse("") == CardSet.of([])
    assert str(CardSet.parse("b 7C TH' TH")) == "7C TH b TH'"
    assert repr(CardSet.parse("7C")) == "CardSet.parse('7C')"
    assert Card(-1) not in CardSet.parse("2C")
    assert "2C" not in CardSet.parse("2C")
    with pytest.raises(dataclasses.FrozenInstanceError):
        CardSet().mask = 1
