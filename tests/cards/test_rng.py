"""The generator: known numbers, no bias, streams that do not touch, records that replay for ever."""

from collections import Counter
from hashlib import sha256
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.cards.kernel_rng import drawn, permutation
from triumvir.cards.rng import Rng

ALL = (1 << 64) - 1
words = st.lists(st.integers(0, ALL), min_size=4, max_size=4).filter(any)


def slow_next(state):
    """The generator as its authors write it, on a list of four words."""
    turned = state[1] * 5 & ALL
    result = (turned << 7 | turned >> 57) & ALL
    shifted = state[1] << 17 & ALL
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = (state[3] << 45 | state[3] >> 19) & ALL
    return result * 9 & ALL


def slow_below(state, n):
    """Below n without bias, the slow way: throw away the numbers of an incomplete last round."""
    while True:
        number = slow_next(state) >> 32
        if number * n & 0xFFFF_FFFF >= (1 << 32) % n:
            return number * n >> 32


def test_the_slow_generator_gives_the_published_numbers():
    state = [1, 2, 3, 4]
    assert [slow_next(state) for _ in range(4)] == [11520, 0, 1509978240, 1215971899390074240]


@given(words, st.lists(st.integers(1, (1 << 32) - 1), min_size=1, max_size=20))
def test_numbers_below_n_are_those_of_the_slow_generator(state, limits):
    fast, slow = [*state], [*state]
    for n in limits:
        number = drawn(fast, n)
        assert number == slow_below(slow, n)
        assert 0 <= number < n
        assert fast == slow


@given(words, st.integers(0, 256))
def test_a_shuffle_is_that_of_fisher_and_yates(state, size):
    fast, slow = [*state], [*state]
    items = list(range(size))
    for i in reversed(range(1, size)):
        j = slow_below(slow, i + 1)
        items[i], items[j] = items[j], items[i]
    assert permutation(fast, size) == items
    assert sorted(items) == list(range(size))
    assert fast == slow


def test_rejection_really_happens():
    """A limit just above half of 2^32 refuses nearly every second word."""
    n, tries = (1 << 31) + 1, 400
    fast, slow = [1, 2, 3, 4], [1, 2, 3, 4]
    used = 0
    for _ in range(tries):
        drawn(fast, n)
    while slow != fast:
        slow_next(slow)
        used += 1
    assert 1.8 * tries < used < 2.2 * tries


@pytest.mark.parametrize("n", [2, 3, 5, 54, 1000])
def test_numbers_are_even_by_chi_square(n):
    rng = Rng.stream("chi", n)
    per_cell = 200 if n < 1000 else 30
    seen = Counter(rng.below(n) for _ in range(per_cell * n))
    chi = sum((seen[number] - per_cell) ** 2 / per_cell for number in range(n))
    assert abs(chi - (n - 1)) < 4 * sqrt(2 * (n - 1)) + 4


def test_shuffles_are_even_by_chi_square():
    rng = Rng.stream("orders")
    seen = Counter("".join(rng.shuffled("ABCD")) for _ in range(24 * 200))
    assert len(seen) == 24
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 23 + 4 * sqrt(46)


def test_numbers_are_frozen_for_ever():
    """A change here makes every record ever written replay to something else."""
    digest = sha256(b"triumvir\x1f2026\x1fpack\x1f0").digest()
    rng = Rng.stream(2026, "pack", 0)
    assert b"".join(word.to_bytes(8, "big") for word in rng.words) == digest
    assert [rng.below(54) for _ in range(12)] == [7, 11, 24, 16, 28, 23, 39, 9, 53, 8, 44, 3]
    assert "".join(Rng.stream("frozen").shuffled("ABCDEFGHIJ")) == "GDFJABICEH"


@given(st.one_of(st.text(), st.integers()), st.lists(st.one_of(st.text(max_size=3), st.integers(0, 9))))
def test_a_stream_follows_from_its_names_alone(seed, names):
    one, other = Rng.stream(seed, *names), Rng.stream(str(seed), *map(str, names))
    assert one.words == other.words
    before = one.words
    assert [one.below(99) for _ in range(3)] == [other.below(99) for _ in range(3)]
    assert one.words == other.words != before


def test_streams_with_other_names_are_other_streams():
    streams = [
        Rng.stream(seed, *names).words
        for seed in ("a", "b", 1, 11)
        for names in ((), ("pack",), ("pack", 0), ("pack", 1), ("pack", 10), ("opener", 0), (1,), (1, 1))
    ]
    assert len(set(streams)) == len(streams)


def test_a_consumer_does_not_shift_another():
    first = Rng.stream(5, "bot", 1)
    alone = [Rng.stream(5, "bot", 2).below(1000) for _ in range(1)]
    first.shuffled(range(50))
    assert [Rng.stream(5, "bot", 2).below(1000)] == alone


def test_choices_and_shuffles_use_the_numbers():
    assert {Rng.stream(seed).choice("xyz") for seed in range(40)} == {*"xyz"}
    assert Rng((1, 2, 3, 4)).choice("abcdef") == "abcdef"[drawn([1, 2, 3, 4], 6)]
    assert Rng((1, 2, 3, 4)).shuffled("abc") == ["abc"[i] for i in permutation([1, 2, 3, 4], 3)]
    assert Rng([1, 2, 3, 4]).shuffled("") == []
    given_words = [1, 2, 3, 4]
    Rng(given_words).below(9)
    assert given_words == [1, 2, 3, 4]


def test_more_items_than_the_kernel_has_room_for():
    assert len(Rng((1, 2, 3, 4)).shuffled(range(256))) == 256
    with pytest.raises(OverflowError, match="256"):
        Rng((1, 2, 3, 4)).shuffled(range(257))
