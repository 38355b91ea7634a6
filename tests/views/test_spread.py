"""Spreads: every way is counted, and drawn as often as the others."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.cards.rng import Rng
from triumvir.views.spread import Spread, below, choices, weighed


def all_ways(sizes: tuple[int, ...], cards: list[tuple[int, int]]) -> set[tuple[int, ...]]:
    """Every way, card by card."""
    found: set[tuple[int, ...]] = set()
    for chosen in product(range(len(sizes)), repeat=len(cards)):
        masks = [0] * len(sizes)
        for place, (bit, _) in zip(chosen, cards, strict=True):
            masks[place] |= bit
        allowed = all(places >> place & 1 for place, (_, places) in zip(chosen, cards, strict=True))
        if allowed and [mask.bit_count() for mask in masks] == [*sizes]:
            found.add(tuple(masks))
    return found


@given(st.lists(st.integers(0, 3), min_size=1, max_size=4), st.data())
def test_ways_are_counted(sizes: list[int], data: st.DataObject) -> None:
    number = min(sum(sizes), 6)
    places = st.integers(0, 2 ** len(sizes) - 1)
    cards = [(1 << at, data.draw(places)) for at in range(number)]
    ways = all_ways(tuple(sizes), cards)
    spread = Spread(sizes, cards)
    assert spread.ways == len(ways)
    if ways:
        assert {tuple(spread.draw(Rng.stream(seed))) for seed in range(5)} <= ways


@pytest.mark.parametrize(
    ("sizes", "places"),
    [
        ((2, 2, 1), [7] * 5),
        ((2, 2, 1), [7, 7, 7, 1, 3]),
        ((2, 0, 2, 1), [13, 13, 15, 4, 5]),
        ((1, 2, 2), [7, 6, 6, 3, 5]),
        ((3, 1, 1), [1, 3, 5, 7, 7]),
    ],
)
def test_all_ways_are_equally_likely(sizes: tuple[int, ...], places: list[int]) -> None:
    cards = [(1 << at, allowed) for at, allowed in enumerate(places)]
    ways = all_ways(sizes, cards)
    spread, rng = Spread(sizes, cards), Rng.stream("spread", str(sizes))
    drawn = Counter(tuple(spread.draw(rng)) for _ in range(1_000 * len(ways)))
    assert drawn.keys() == ways
    assert all(850 < count < 1_150 for count in drawn.values())


def test_numbers_are_drawn_however_large() -> None:
    rng = Rng.stream("large")
    most = 3 * 10**40
    drawn = [below(rng, most) for _ in range(3_000)]
    assert all(0 <= number < most for number in drawn)
    assert all(900 < sum(number * 3 // most == third for number in drawn) < 1_100 for third in range(3))
    assert Counter(weighed(rng, [10**40, 0, 3 * 10**40]) for _ in range(4_000))[0] in range(900, 1_100)
    assert {weighed(rng, [0, 5, 0]) for _ in range(9)} == {1}
    assert (choices(5, 2), choices(5, 6), choices(5, -1)) == (10, 0, 0)


def test_a_split_that_leaves_no_way_on_is_none() -> None:
    """Two of three cards could take what the third needs: a group has splits without a way."""
    sizes, cards = (1, 1, 1), [(1, 0b011), (2, 0b101), (4, 0b110)]
    spread, rng = Spread(sizes, cards), Rng.stream("crossed")
    ways = all_ways(sizes, cards)
    assert spread.ways == len(ways) == 2
    assert {tuple(spread.draw(rng)) for _ in range(40)} == ways
