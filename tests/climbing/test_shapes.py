"""Shape tables nobody plays: the kernel and the words of ShapeSpec agree on them all."""

from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.climbing.shapes import ORDER, Slow, rows_with, slow_beats, slow_plays, specs
from triumvir.climbing.combo import Combo, automatic, combo_of
from triumvir.climbing.kernel import Table, plays
from triumvir.climbing.kernel_many import number_of
from triumvir.climbing.kernel_readings import legal, readings
from triumvir.climbing.kernel_turn import beats
from triumvir.climbing.shape import Attachment, ShapeSpec, compile_table, counts_of, ranks_of

shape_lists = st.lists(specs(), min_size=1, max_size=4)
hands = st.lists(st.sampled_from([0, 0, 1, 1, 2, 3, 4, 5, 8]), min_size=8, max_size=8).filter(any)


def text(counts):
    """Counts by rank as a hand."""
    return "".join(rank * count for rank, count in zip(ORDER, counts, strict=True))[:13]


def fast_plays(shapes, hand, top=0, *, bombs=True):
    """The kernel's plays as the oracle writes them."""
    found = plays(compile_table(shapes, ORDER), counts_of(hand, ORDER), top, bombs)
    assert len(found) == len(set(found))
    return {slow(shapes, counts, header) for counts, header in found}


def slow(shapes, counts, header):
    """A play of the kernel as the oracle writes it."""
    number = header >> 16 & 255
    key = 0 if shapes[number - 1].exact else header & 255
    return Slow(ranks_of(counts, ORDER), number, header >> 8 & 255, key, header >> 24)


@given(shape_lists, hands)
def test_leading(shapes, counts):
    hand = text(counts)
    mine = slow_plays(shapes, hand)
    assert fast_plays(shapes, hand) == mine
    assert fast_plays(shapes, hand, bombs=False) == {play for play in mine if not play.precedence}


@given(shape_lists, hands, hands, st.booleans(), st.data())
def test_following(shapes, counts, others, bombs, data):
    tops = slow_plays(shapes, text(others))
    assume(tops)
    top = data.draw(st.sampled_from(sorted(tops)))
    mine = slow_plays(shapes, text(counts))
    expected = {play for play in mine if slow_beats(shapes, play, top) and (bombs or not play.precedence)}
    assert fast_plays(shapes, text(counts), top.header, bombs=bombs) == expected
    for play in mine:
        assert beats(play.header, top.header) == slow_beats(shapes, play, top)


@given(shape_lists, hands, hands)
def test_recognising(shapes, counts, others):
    table, hand = compile_table(shapes, ORDER), text(others)
    for play in sorted(slow_plays(shapes, text(counts)))[:40]:
        cards = counts_of(play.cards, ORDER)
        expected = {other for other in slow_plays(shapes, play.cards) if other.cards == play.cards}
        assert {slow(shapes, cards, header) for header in readings(table, cards)} == expected
        assert legal(table, cards, cards, play.header, 0, bombs=True)
        held = Counter(play.cards) <= Counter(hand)
        assert legal(table, counts_of(hand, ORDER), cards, play.header, 0, bombs=True) == held
        assert legal(table, cards, cards, play.header, 0, bombs=False) == (not play.precedence)


@given(shape_lists, hands)
def test_any_cards_have_the_readings_of_the_oracle(shapes, counts):
    hand = text(counts)
    expected = {play for play in slow_plays(shapes, hand) if play.cards == hand}
    found = readings(compile_table(shapes, ORDER), counts_of(hand, ORDER))
    assert len(found) == len(expected)
    assert {slow(shapes, counts_of(hand, ORDER), header) for header in found} == expected


UNITS = [
    (Attachment(1, ORDER), "44456", ""),
    (Attachment(1, ORDER), "4445", "4445"),
    (Attachment(1, "5"), "4446", ""),
    (Attachment(1, ORDER), "4444", ""),
    (Attachment(1, ORDER, apart=False), "4444", "4444"),
    (Attachment(2, ORDER), "44455", "44455"),
    (Attachment(2, ORDER), "44456", ""),
    (Attachment(2, ORDER, per_rank=2, repeat=2), "4445555", "4445555"),
    (Attachment(2, ORDER, per_rank=2), "4445555", ""),
    (Attachment(1, ORDER, per_rank=2), "44455", ""),
    (Attachment(1, ORDER, per_rank=2, repeat=2), "44455", "44455"),
    (Attachment(1, ORDER, per_rank=2, repeat=2, once="5"), "44455", ""),
    (Attachment(1, ORDER, per_rank=2, repeat=2, once="5"), "44466", "44466"),
    (Attachment(1, ORDER, per_rank=2, one_of="56"), "44456", ""),
    (Attachment(1, ORDER, per_rank=2, one_of="56"), "44457", "44457"),
    (Attachment(1, ORDER, per_rank=2, one_of="56"), "44478", "44478"),
    (Attachment(1, ORDER, per_rank=2, repeat=2, one_of="56"), "44466", ""),
    (Attachment(1, ORDER, per_rank=3, repeat=3, trio_beside=False), "444555", ""),
    (Attachment(1, ORDER, per_rank=3, repeat=3, trio_beside=False), "555444", ""),
    (Attachment(1, ORDER, per_rank=3, repeat=3, trio_beside=False), "444666", "444666"),
    (Attachment(1, ORDER, per_rank=3, repeat=3, trio_beside=False), "444556", "444556"),
    (Attachment(1, ORDER, per_rank=3, repeat=3), "444555", "444555"),
    (Attachment(1, ORDER, per_rank=4, repeat=4, trio_beside=False), "4445555", ""),
    (Attachment(1, ORDER, per_rank=4, repeat=4, trio_beside=False), "4446666", "4446666"),
    (Attachment(1, ORDER, per_rank=3, run=True), "444567", "444567"),
    (Attachment(1, ORDER, per_rank=3, run=True), "444568", ""),
    (Attachment(1, ORDER, per_rank=3, run=True), "444556", ""),
    (Attachment(2, ORDER, per_rank=2, run=True), "4446677", "4446677"),
    (Attachment(2, ORDER, per_rank=2, run=True), "4446666", ""),
    (Attachment(1, "5678", per_rank=2, run=True), "44489", ""),
]
"""A trio with units, and the play that it makes with all its cards, if any."""


@pytest.mark.parametrize(("unit", "hand", "play"), UNITS)
def test_units_beside_a_trio(unit, hand, play):
    shapes = [ShapeSpec("winged", 3, ORDER, attach=unit)]
    whole = {found.cards for found in fast_plays(shapes, hand) if len(found.cards) == len(hand)}
    assert whole == ({"".join(sorted(play, key=ORDER.index))} if play else set())
    assert bool(readings(compile_table(shapes, ORDER), counts_of(hand, ORDER))) == bool(play)
    assert fast_plays(shapes, hand) == slow_plays(shapes, hand)


@given(st.lists(st.sampled_from("3456789TJQKA2br"), max_size=20))
def test_counts_and_ranks_lead_to_each_other(cards):
    order = "3456789TJQKA2br"
    held = Counter(cards)
    assume(max(held.values(), default=0) <= 8)
    counts = counts_of(cards, order)
    assert [counts >> 4 * place & 15 for place in range(15)] == [held[rank] for rank in order]
    assert ranks_of(counts, order) == "".join(sorted(cards, key=order.index))


def test_the_line_of_a_shape_that_may_begin_low():
    assert ShapeSpec("run", 1, ORDER, 3, 5, "TJ").line(ORDER) == "TJ456789TJ"
    assert ShapeSpec("run", 1, ORDER, 3, 5).line(ORDER) == ORDER


def test_a_run_that_begins_low_never_goes_over_the_top():
    shapes = [ShapeSpec("run", 1, "456789TJ", 3, 4, "TJ")]
    found = {play.cards for play in fast_plays(shapes, "4569TJ")}
    assert found == {"4TJ", "45J", "456", "9TJ", "45TJ", "456J"}


COMBOS = [
    (ShapeSpec("pair", 2, ORDER), 1 << 8 | 3, Combo("pair", "7", 1)),
    (ShapeSpec("bomb", 5, ORDER, precedence=2, size_is_length=True), 1 << 8 | 3, Combo("bomb", "7", 5)),
    (ShapeSpec("run", 1, ORDER, 3, 5), 4 << 8 | 7, Combo("run", "J", 4)),
    (ShapeSpec("run", 1, ORDER, 3, 5, "TJ"), 4 << 8 | 3, Combo("run", "5", 4)),
    (ShapeSpec("rocket", exact="4T49"), 1 << 8, Combo("rocket", "T", 1)),
]


@pytest.mark.parametrize(("shape", "header", "combo"), COMBOS)
def test_headers_in_words(shape, header, combo):
    assert combo_of([ShapeSpec("other", 1, "4"), shape], ORDER, header | 2 << 16) == combo


def test_the_automatic_reading_prefers_bare_then_long_then_high():
    unit = Attachment(1, ORDER)
    shapes = [ShapeSpec("bare", 1, ORDER, 1, 8), ShapeSpec("winged", 1, ORDER, 1, 8, attach=unit)]

    def header(number, length, key):
        return number << 16 | length << 8 | key

    bare = [header(1, 1, 2), header(1, 1, 1), header(1, 2, 1)]
    winged = [header(2, 3, 3), header(2, 2, 7), header(2, 3, 2)]
    assert automatic(shapes, winged + bare) == bare[2]
    assert automatic(shapes, winged + bare[:2]) == bare[0]
    assert automatic(shapes, winged) == winged[0]
    assert automatic(shapes, winged[::-1]) == winged[0]


def test_a_table_has_room_for_28_shapes():
    shapes = [ShapeSpec("single", 1, ORDER)] * 28
    assert len(plays(compile_table(shapes, ORDER), 1, 0, bombs=True)) == 28
    assert number_of(compile_table(shapes, ORDER), 1, 0, bombs=True) == 28
    runs = [ShapeSpec("run", 1, ORDER, least=1 + at % 9, most=9) for at in range(28)]
    full, hand = compile_table(runs, ORDER), 0x1111_1111_1111
    assert number_of(full, hand, 0, bombs=True) == len(plays(full, hand, 0, bombs=True))
    with pytest.raises(OverflowError, match="28"):
        compile_table([*shapes, shapes[0]], ORDER)
    assert readings(Table([0]), 1) == []
    assert readings(Table([0] * 704), 1) == []
    with pytest.raises(OverflowError, match="28"):
        Table([0] * 705)


def test_a_bomb_on_the_last_row_of_a_full_table():
    """Nothing behind the table is looked at."""
    shapes = [*[ShapeSpec("single", 1, ORDER)] * 27, ShapeSpec("bomb", 4, ORDER, precedence=1)]
    table, hand = compile_table(shapes, ORDER), counts_of("5555", ORDER)
    bomb = (hand, 1 << 24 | 28 << 16 | 1 << 8 | 1)
    assert plays(table, hand, 27 << 16 | 1 << 8, bombs=True) == [(1 << 4, 27 << 16 | 1 << 8 | 1), bomb]
    assert plays(table, hand, 27 << 16 | 1 << 8, bombs=False) == [(1 << 4, 27 << 16 | 1 << 8 | 1)]


def test_a_list_of_plays_may_be_long_but_not_endless():
    """Beyond the small list the large one serves; beyond that an error, not a wrong list."""
    order = "3456789TJQKA2br"
    wide = Attachment(1, order, per_rank=8, repeat=4)
    table = compile_table([ShapeSpec("wide", 1, order, attach=wide)], order)
    hand = sum(4 << 4 * place for place in range(7))
    found = plays(table, hand, 0, bombs=True)
    assert 2047 < len(found) == len(set(found)) == len(slow_wide(7))
    with pytest.raises(OverflowError, match="131,071"):
        plays(table, sum(4 << 4 * place for place in range(11)), 0, bombs=True)


def test_lists_that_are_full_to_the_last_place():
    """2,047 plays fill the small list, 131,071 the large one."""
    order = "3456789TJQKA2br"
    hand = counts_of(order, order)
    for amount in (2047, 2048, 131_071):
        found = plays(compile_table(rows_with(amount, order), order), hand, 0, bombs=True)
        assert len(found) == len(set(found)) == amount
    with pytest.raises(OverflowError, match="131,071"):
        plays(compile_table(rows_with(131_072, order), order), hand, 0, bombs=True)


def test_a_unit_beside_a_single_card():
    """A body of one card is a body: its rank is its own, and the ranks beside it are near."""
    apart = [ShapeSpec("winged", 1, ORDER, attach=Attachment(1, ORDER))]
    alone = [ShapeSpec("winged", 1, ORDER, attach=Attachment(1, ORDER, 3, 3, trio_beside=False))]
    for shapes, hand, amount in ((apart, "44", 0), (apart, "45", 2), (alone, "4555", 0), (alone, "4666", 1)):
        found = readings(compile_table(shapes, ORDER), counts_of(hand, ORDER))
        assert len(found) == len(slow_plays(shapes, hand)) == amount


def slow_wide(ranks):
    """One card and eight others, of ranks held four times."""
    found = set()
    for body in range(ranks):
        rows = [()]
        for rank in range(ranks):
            most = 0 if rank == body else 4
            rows = [(*row, n) for row in rows for n in range(most + 1) if sum(row) + n <= 8]
        found |= {(body, row) for row in rows if sum(row) == 8}
    return found
