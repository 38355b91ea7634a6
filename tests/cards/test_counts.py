"""Rank counts on words against plain lists, for counts up to eight."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.cards.kernel_counts import at_least, contains, index, size

hands = st.lists(st.integers(0, 8), min_size=15, max_size=15)
EDGES = [[n] * 15 for n in range(9)] + [[n % 9 for n in range(k, 15 + k)] for k in range(9)]


def word(counts):
    """Counts by rank as one word."""
    return sum(count << 4 * rank for rank, count in enumerate(counts))


def check_one(counts):
    """Everything that is asked of one hand."""
    for n in range(1, 9):
        assert at_least(word(counts), n) == word([int(count >= n) for count in counts])
    assert size(word(counts)) == sum(counts)


@given(hands)
def test_at_least_and_size(counts):
    check_one(counts)


@pytest.mark.parametrize("counts", EDGES)
def test_at_least_and_size_at_the_edges(counts):
    check_one(counts)


@given(hands, hands)
def test_contains(hand, cards):
    expected = all(mine >= theirs for mine, theirs in zip(hand, cards, strict=True))
    assert contains(word(hand), word(cards)) == expected


@given(hands, st.data())
def test_contains_what_was_taken_from_it(hand, data):
    cards = [data.draw(st.integers(0, count)) for count in hand]
    assert contains(word(hand), word(cards))
    rank = data.draw(st.integers(0, 14))
    more = [*cards]
    more[rank] = hand[rank] + 1
    assert not contains(word(hand), word(more))
    assert word(hand) - word(cards) == word([mine - theirs for mine, theirs in zip(hand, cards, strict=True)])


@pytest.mark.parametrize("rank", range(15))
def test_index_is_the_place_of_a_lone_one(rank):
    assert index(1 << 4 * rank) == rank
