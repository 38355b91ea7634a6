"""The kernel's generator and recogniser against the slow reference, for every game and any options."""

from collections import Counter
from itertools import product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.climbing.cases import (
    LARGEST,
    OPTIONS,
    Reference,
    fast_plays,
    fast_readings,
    hands,
    header_of,
    option_sets,
    reading,
    rules_of,
)
from tests.reference import big_three, dou_dizhu
from tests.reference.dou_dizhu import Play
from triumvir.cards.rng import Rng
from triumvir.climbing.kernel import plays
from triumvir.climbing.kernel_many import number_of
from triumvir.climbing.kernel_places import play_at
from triumvir.climbing.kernel_readings import legal, readings
from triumvir.climbing.kernel_turn import beats
from triumvir.climbing.shape import counts_of

GAMES = list(OPTIONS)
games = st.sampled_from(GAMES)


@st.composite
def tables(draw):
    """A game with options."""
    game = draw(games)
    values = draw(option_sets(game))
    return game, rules_of(game, **values), Reference(game, values)


def no_twin(found):
    """The plays as a set, none of them listed twice."""
    assert len(found) == len(set(found))
    return set(found)


@given(st.data(), tables())
def test_leading(data, table):
    game, rules, slow = table
    hand = data.draw(hands(game))
    assert no_twin(fast_plays(rules, hand)) == slow.plays(hand)


@given(st.data(), tables(), st.booleans())
def test_plays_are_counted_and_found_by_their_place(data, table, bombs):
    game, rules, _ = table
    hand, other = (counts_of(data.draw(hands(game)), rules.order) for _ in range(2))
    tops = [0, *(header for _, header in plays(rules.table, other, 0, True))]
    for top in {tops[data.draw(st.integers(0, len(tops) - 1))], 0}:
        found = plays(rules.table, hand, top, bombs)
        assert number_of(rules.table, hand, top, bombs) == len(found)
        places = {*range(min(len(found), 12)), *range(max(0, len(found) - 12), len(found))}
        for at in places | {data.draw(st.integers(0, len(found)))}:
            wanted = found[at] if at < len(found) else (0, 0)
            assert play_at(rules.table, hand, top, bombs, at) == wanted


@given(st.data(), tables(), st.booleans())
def test_following(data, table, bombs):
    game, rules, slow = table
    top = data.draw(st.sampled_from(sorted(slow.plays(data.draw(hands(game))))))
    header = header_of(rules, top.cards, top.reading)
    hand = data.draw(hands(game))
    assert no_twin(fast_plays(rules, hand, header, bombs)) == slow.plays(hand, top.reading, bombs=bombs)


@given(st.data(), tables())
def test_recognising(data, table):
    game, rules, slow = table
    cards = data.draw(hands(game))
    found = fast_readings(rules, cards)
    assert no_twin(found) == slow.readings(cards)
    if found:
        counts = counts_of(cards, rules.order)
        assert reading(rules, rules.reading(counts)) == slow.automatic(slow.readings(cards))
        assert set(rules.combos(counts)) == {rules.combo(header) for header in readings(rules.table, counts)}
    else:
        assert rules.reading(counts_of(cards, rules.order)) == 0


@given(st.data(), tables())
def test_generated_and_recognised_plays_are_the_same(data, table):
    """Every group of cards of a hand: generate lists it exactly as often as it has readings."""
    game, rules, _ = table
    hand = data.draw(hands(game, most=11))
    held = Counter(hand)
    groups = product(*(range(held[rank] + 1) for rank in rules.order))
    recognised = {
        (cards, header)
        for counts in groups
        if any(counts)
        for cards in [sum(count << 4 * place for place, count in enumerate(counts))]
        for header in readings(rules.table, cards)
    }
    assert no_twin(plays(rules.table, counts_of(hand, rules.order), 0, bombs=True)) == recognised


@given(st.data(), tables(), st.booleans())
def test_beating_is_that_of_the_rules(data, table, bombs):
    game, rules, slow = table
    hand = data.draw(hands(game))
    mine = data.draw(st.sampled_from(sorted(slow.plays(hand))))
    top = data.draw(st.sampled_from(sorted(slow.plays(data.draw(hands(game))))))
    ours, theirs = header_of(rules, mine.cards, mine.reading), header_of(rules, top.cards, top.reading)
    assert beats(ours, theirs) == slow.beats(mine.reading, top.reading)
    assert beats(ours, 0)
    assert not beats(ours, ours)
    counts, cards = counts_of(hand, rules.order), counts_of(mine.cards, rules.order)
    allowed = slow.beats(mine.reading, top.reading) and (bombs or mine.kind not in dou_dizhu.BOMBS)
    assert legal(rules.table, counts, cards, ours, theirs, bombs) == allowed
    assert legal(rules.table, counts, cards, ours, 0, bombs=True)
    assert not legal(rules.table, counts - cards, cards, ours, 0, bombs=True) or slow_contains(
        hand, mine.cards
    )


def slow_contains(hand, cards):
    """Whether the hand holds these cards twice over."""
    return Counter(cards + cards) <= Counter(hand)


@given(st.data(), tables())
def test_the_automatic_reading_beats_the_table_where_one_can(data, table):
    game, rules, slow = table
    cards = data.draw(hands(game))
    top = data.draw(st.sampled_from(sorted(slow.plays(data.draw(hands(game))))))
    found = slow.readings(cards)
    header = rules.reading(counts_of(cards, rules.order), header_of(rules, top.cards, top.reading))
    expected = slow.automatic(found, top.reading) or slow.automatic(found)
    assert (reading(rules, header) if header else None) == expected


PACK_COUNTS = {
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


def test_all_plays_of_a_pack():
    """The figures of rules 3.B and 1.B, and each play once."""
    found = fast_plays(rules_of("dou_dizhu"), dou_dizhu.pack())
    assert Counter(play.kind for play in found) == PACK_COUNTS
    assert len(no_twin(found)) == 12522
    wings = Counter(play.length for play in found if play.kind == "trio_seq_singles")
    assert wings == {2: 847, 3: 2100, 4: 2646, 5: 1568}
    wings = Counter(play.length for play in found if play.kind == "trio_seq_pairs")
    assert wings == {2: 605, 3: 1200, 4: 1134}
    assert len(no_twin(fast_plays(rules_of("big_three"), big_three.pack()))) == 171
    loose = fast_plays(rules_of("dou_dizhu", quad_attach_limit="no_joker_pair"), dou_dizhu.pack())
    assert sum(play.kind == "quad_two_pairs" for play in loose) == 858


TWO_PACK_COUNTS = {
    "single": 15,
    "pair": 15,
    "trio": 13,
    "trio_pair": 13 * 14,
    "straight": 36,
    "pair_seq": 55,
    "trio_seq": 65,
    "trio_seq_pairs": sum((13 - n) * (comb(13 - n, n) + 2 * comb(13 - n, n - 1)) for n in range(2, 7)),
    "bomb": 65,
    "rocket": 1,
}
"""By hand from 4.A: n trios in a row carry n pairs of other ranks, at most one of them of jokers."""


def test_all_plays_of_other_packs():
    found = fast_plays(rules_of("dou_dizhu/4"), dou_dizhu.pack(2))
    assert Counter(play.kind for play in found) == TWO_PACK_COUNTS
    assert len(no_twin(found)) == 7951
    found = no_twin(fast_plays(rules_of("big_three/4"), big_three.pack()))
    assert found == Reference("big_three/4", {}).plays(big_three.pack())
    assert len(found) == 137


WHOLE = [
    ("dou_dizhu", "333444555666777888999TJQKA2br", {}),
    ("dou_dizhu", "333444555666TTTJQKKAAA222br", {}),
    ("dou_dizhu", "3333444455556667br", {"kickers_distinct": False, "kicker_not_trio_rank": False}),
    ("dou_dizhu", "4445556667778883332br", {"kickers_distinct": False, "kicker_trio_beside_run": False}),
    ("dou_dizhu", "3334444555566667222", {"kickers_distinct": False, "kicker_equal_max": 2}),
    (
        "dou_dizhu",
        "444455556667772222br",
        {"quad_attach_limit": "none", "quad_single_kickers_distinct": False},
    ),
    ("dou_dizhu", "33334444555566", {"quad_pair_kickers_distinct": False, "wing_pairs_distinct": False}),
    ("dou_dizhu/4", "333444555666777888999TTTJJJQQQKKKAAA222bbrr", {}),
    ("dou_dizhu/4", "333444555666777888999TTTJJJQQQKKKAAA222bbrr", {"low_two_runs": True}),
    ("dou_dizhu/4", "333444555666777888999TTTJJJQQQKKKAAA222bbrr", {"joker_pair_as_kicker": False}),
    ("dou_dizhu/4", "333444555666777888AAA222bbrr", {"kickers_both_jokers": True, "low_two_runs": True}),
    ("dou_dizhu/4", "333444555666777888AAA222", {"wing_pairs_consecutive": True, "low_two_runs": True}),
    ("dou_dizhu/4", "333444555566667777222", {"wing_pairs_consecutive": True}),
    ("dou_dizhu/4", "3334445555555566666666bbrr", {"wing_pairs_distinct": False}),
    ("dou_dizhu/4", "34567" * 8, {"straight_max": 5}),
    ("big_three", "456789TJQKA23" * 4, {"rank_order": "list_plus_3"}),
]
"""Hands that no deal gives: every kind at every length."""


@pytest.mark.parametrize(("game", "hand", "values"), WHOLE)
def test_all_plays_of_large_hands(game, hand, values):
    rules, slow = rules_of(game, **values), Reference(game, values)
    found = no_twin(fast_plays(rules, hand))
    assert {play for play in found if len(play.cards) <= LARGEST[game]} == slow.plays(hand)
    top = max(found, key=lambda play: (play.kind == "trio_seq", play.length == 3, "579".find(play.key)))
    header = header_of(rules, top.cards, top.reading)
    assert no_twin(fast_plays(rules, hand, header)) == {
        play for play in found if slow.beats(play.reading, top.reading)
    }


def ordered_kinds(rules, hand):
    """The kinds of a hand's plays in the order in which they are listed."""
    return list(dict.fromkeys(play.kind for play in fast_plays(rules, hand)))


def test_plays_are_listed_in_the_order_of_the_shapes():
    rules = rules_of("dou_dizhu")
    assert ordered_kinds(rules, "33334444555666777788889br2") == [shape.kind for shape in rules.shapes]
    found = plays(rules.table, counts_of("33344456789", rules.order), 0, bombs=True)
    assert found == sorted(found, key=lambda play: (play[1] >> 16 & 255, play[1] >> 8 & 255, play[1] & 255))


def test_answers_are_listed_in_the_order_of_the_shapes():
    """The row of the play to beat has its own place, before the bombs or behind them."""
    rules = rules_of("dou_dizhu")
    hand = "3444455556666br"
    for cards, wanted, kinds in (
        ("3", ("single", "3", 1), ["single", "bomb", "rocket"]),
        ("333345", ("quad_two_singles", "3", 1), ["bomb", "rocket", "quad_two_singles"]),
        ("3333", ("bomb", "3", 4), ["bomb", "rocket"]),
    ):
        top = header_of(rules, cards, wanted)
        found = fast_plays(rules, hand, top)
        assert list(dict.fromkeys(play.kind for play in found)) == kinds


def test_readings_of_an_ambiguous_play():
    rules = rules_of("dou_dizhu", kickers_distinct=False)
    cards = counts_of("333444555666", rules.order)
    assert {reading(rules, header) for header in readings(rules.table, cards)} == {
        ("trio_seq", "6", 4),
        ("trio_seq_singles", "5", 3),
        ("trio_seq_singles", "6", 3),
    }
    assert reading(rules, rules.reading(cards)) == ("trio_seq", "6", 4)
    low = header_of(rules, "333444555789", ("trio_seq_singles", "5", 3))
    assert reading(rules, rules.reading(cards, low)) == ("trio_seq_singles", "6", 3)
    two_quads = rules_of("dou_dizhu", quad_pair_kickers_distinct=False)
    assert reading(two_quads, two_quads.reading(counts_of("33334444", rules.order))).key == "4"


def test_single_cards_are_no_pairs_beside_eight_alike():
    rules = rules_of("dou_dizhu/4", wing_pairs_distinct=False)
    strict = rules_of("dou_dizhu/4")
    run = "777888999TTTJJJ"
    assert [combo.kind for combo in rules.combos(counts_of(f"{'4' * 8}55{run}", rules.order))] == [
        "trio_seq_pairs"
    ]
    for tables in (rules, strict):
        assert not tables.combos(counts_of(f"3{'4' * 8}5{run}", rules.order))


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_quarter_of_a_million_random_hands(game):
    """Hands as they are dealt, not as they are drawn above: generate equals recognise, play by play."""
    rules = rules_of(game)
    rng = Rng.stream("soak", game)
    for _ in range(250_000):
        size = 1 + rng.below(20)
        hand = rules.counts(rng.shuffled(rules.deck.cards)[:size])
        found = plays(rules.table, hand, 0, bombs=True)
        assert len(found) == len(set(found))
        for counts, header in found:
            assert header in readings(rules.table, counts)


def test_the_reference_names_plays_as_we_do():
    assert Play("34567", "straight", "7", 5) in fast_plays(rules_of("dou_dizhu"), "34567")
