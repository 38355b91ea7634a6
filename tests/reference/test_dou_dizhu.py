"""The reference against itself: taking cards apart and putting plays together must agree."""

import random
from collections import Counter
from itertools import product

import pytest

from tests.reference import big_three
from tests.reference.dou_dizhu import (
    DEFAULT,
    RANKS,
    Options,
    Reading,
    automatic,
    beats,
    ordered,
    pack,
    readings,
    slow_plays,
)

LOOSE = {
    "straight_max": (12, 5),
    "kickers_distinct": (True, False),
    "kicker_equal_max": (4, 3, 2),
    "kicker_trio_beside_run": (True, False),
    "kicker_not_trio_rank": (True, False),
    "kickers_both_jokers": (False, True),
    "wing_pairs_distinct": (True, False),
    "quad_sets": (True, False),
    "quad_attach_limit": ("one_each", "no_joker_pair", "none"),
    "quad_single_kickers_distinct": (True, False),
    "quad_pair_kickers_distinct": (True, False),
    "joker_pair_as_kicker": (True, False),
    "wing_pairs_consecutive": (False, True),
    "low_two_runs": (False, True),
}


def parts(hand: str) -> set[str]:
    """Every group of cards in the hand but the empty one."""
    held = Counter(hand)
    takes = product(*(range(held[rank] + 1) for rank in RANKS))
    return {"".join(rank * take for rank, take in zip(RANKS, counts, strict=True)) for counts in takes} - {""}


@pytest.mark.parametrize("packs", [1, 2])
@pytest.mark.parametrize("seed", range(12))
def test_apart_and_together_agree(packs: int, seed: int) -> None:
    draw = random.Random(f"reference {packs} {seed}")
    options = Options.of({name: draw.choice(values) for name, values in LOOSE.items()})
    few = [*draw.sample(RANKS[:13], 4), "b", "r"]
    hand = ordered("".join(draw.sample([card for card in pack(packs) if card in few], 12)))
    expected = {(cards, *reading) for cards in parts(hand) for reading in readings(cards, options, packs)}
    assert slow_plays(hand, None, options, packs) == expected


def test_a_quad_beside_trios_has_every_reading() -> None:
    loose = Options.of({"kickers_distinct": False})
    found = readings("333444555666", loose)
    assert found == {
        Reading("trio_seq", "6", 4),
        Reading("trio_seq_singles", "5", 3),
        Reading("trio_seq_singles", "6", 3),
    }
    assert automatic(found) == Reading("trio_seq", "6", 4)
    assert automatic(found, Reading("trio_seq_singles", "4", 3)) == Reading("trio_seq_singles", "6", 3)
    assert automatic(found, Reading("trio_seq_singles", "6", 3)) is None


def test_plays_of_a_pack() -> None:
    kinds = Counter(play.kind for play in slow_plays(pack(), None, DEFAULT) if len(play.cards) <= 20)
    assert kinds == {
        "single": 15,
        "pair": 13,
        "trio": 13,
        "trio_single": 182,
        "trio_pair": 156,
        "straight": 36,
        "pair_seq": 52,
        "trio_seq": 45,
        "trio_seq_singles": 7161,
        "trio_seq_pairs": 2939,
        "bomb": 13,
        "rocket": 1,
        "quad_two_singles": 1170,
        "quad_two_pairs": 726,
    }
    assert sum(len(play.cards) <= 20 for play in big_three.slow_plays(big_three.pack())) == 171


def test_following_is_leading_and_beating() -> None:
    hand = "333344455566789TJQK2br"
    for top in [Reading("single", "9", 1), Reading("bomb", "2", 4), Reading("trio_seq_singles", "4", 2)]:
        assert slow_plays(hand, top) == {play for play in slow_plays(hand) if beats(play.reading, top)}


def test_big_three_parts() -> None:
    hand = "44445556667A23"
    held = Counter(hand)
    takes = product(*(range(held[rank] + 1) for rank in big_three.ORDERS["3_high"]))
    order = big_three.ORDERS["3_high"]
    groups = {"".join(rank * take for rank, take in zip(order, counts, strict=True)) for counts in takes} - {
        ""
    }
    expected = {(cards, *reading) for cards in groups for reading in big_three.readings(cards)}
    assert big_three.slow_plays(hand) == expected
