"""Cards as ids and as text: every card there and back, and what can't be read."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.cards.card import BLACK_JOKER, PACK, RED_JOKER, card, copy_of, rank_of, suit_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.text import format_card, parse_card, split_cards
from triumvir.errors import Code, ParseError

CARDS = range(2 * PACK)
NAMED = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"] + ["b", "r"]
"""Every card of a pack, spelt out in the order of its ids."""
BAD = [
    "",
    "1C",
    "TX",
    "th",
    "10C",
    "C",
    "T",
    "TH''",
    "''",
    "b''",
    "br",
    "bC",
    "TH ",
    " TH",
    "TH7C",
    "♥T",
    "TH\n",
]


def refused(read, text):
    """The error of a text that can't be read."""
    with pytest.raises(ParseError) as caught:
        read(text)
    return caught.value


def test_ids_are_frozen():
    assert [format_card(one) for one in CARDS] == NAMED + [name + "'" for name in NAMED]
    assert (PACK, BLACK_JOKER, RED_JOKER) == (54, 52, 53)


@pytest.mark.parametrize("one", CARDS)
def test_every_card_there_and_back(one):
    assert parse_card(format_card(one)) == one
    assert card(rank_of(one), suit_of(one), copy_of(one)) == one
    assert rank_of(one) + suit_of(one) == NAMED[one % PACK]
    assert copy_of(one) == (one >= PACK)


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_card_is_named(text):
    error = refused(parse_card, text)
    assert error.code is Code.CARD_UNKNOWN
    assert error.got == text
    assert "TH" in error.expected


@given(st.lists(st.tuples(st.sampled_from(["", " ", "  ", "\t"]), st.sampled_from(CARDS))))
def test_blanks_between_cards_may_be_left_out(pairs):
    text = "".join(blank + format_card(one) for blank, one in pairs)
    assert [parse_card(word) for word in split_cards(text)] == [one for _, one in pairs]


@given(st.text(alphabet="23456789TJQKAbrCDHS'x1 ", max_size=12))
def test_any_text_splits_into_cards_or_is_refused_as_a_whole(text):
    if re.fullmatch(r"(([2-9TJQKA][CDHS]|[br])'?| )*", text):
        words = split_cards(text)
        assert "".join(words) == text.replace(" ", "")
        assert all(format_card(parse_card(word)) == word for word in words)
    else:
        error = refused(split_cards, text)
        assert (error.code, error.where) == (Code.CARD_UNKNOWN, text)
        assert error.got in text
        assert refused(CardSet.parse, text).code in (Code.CARD_UNKNOWN, Code.CARD_TWICE)


def test_the_rest_that_cannot_be_read_is_named():
    error = refused(split_cards, "TH7C 8Xb 9C")
    assert (error.got, error.where) == ("8Xb", "TH7C 8Xb 9C")
    assert refused(split_cards, "TH7Cx").got == "x"


def test_a_card_twice_in_a_text_is_refused():
    error = refused(CardSet.parse, "TH 7C TH'TH")
    assert (error.code, error.got, error.where) == (Code.CARD_TWICE, "TH", "TH 7C TH'TH")
    assert len(CardSet.parse("TH TH' r r'")) == 4
