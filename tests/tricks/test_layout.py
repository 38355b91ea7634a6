"""Layouts: which bit stands for which card, with packs of thirty and thirty-two cards, whatever is trump."""

from dataclasses import fields

import pytest

from tests.tricks.tables import ORDERS, four_hands, three_hands
from triumvir.cards.card import SUITS, Card, card, rank_of, suit_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.tricks.layout import NOWHERE, Layout
from triumvir.tricks.rules import TrickRules

RULES = [three_hands(), three_hands("clubs_always"), four_hands()]


def layouts() -> list[Layout]:
    """Of every rules and trump suit."""
    return [layout for rules in RULES for layout in rules.layouts]


@pytest.mark.parametrize("layout", layouts())
def test_a_byte_is_a_suit_and_its_bits_go_by_strength(layout: Layout) -> None:
    for one in layout.deck.cards:
        bit = layout.bit(one)
        assert (SUITS[bit // 8], layout.orders[bit // 8][bit % 8]) == (suit_of(one), rank_of(one))
        assert layout.plays[bit].card == one
    assert layout.bits == {one: layout.bit(one) for one in layout.deck.cards}
    assert len(layout.plays) == NOWHERE


@pytest.mark.parametrize("layout", layouts())
def test_masks_and_cards_are_the_same_hands(layout: Layout) -> None:
    rng = Rng.stream("layouts")
    for size in (0, 1, 10, len(layout.deck.cards)):
        cards = rng.shuffled(layout.deck.cards)[:size]
        hand, mask = CardSet.of(cards), sum(1 << layout.bit(one) for one in cards)
        assert layout.mask(hand) == layout.mask(cards) == layout.mask(iter(cards)) == mask
        assert layout.cards(mask) == hand
        plays = [play.card for play in layout.actions(mask)]
        assert plays == sorted(cards, key=layout.bit)


def test_cards_out_of_the_pack_have_no_bit() -> None:
    (layout, *_) = three_hands().layouts
    for text in (card("7", "D"), card("7", "H"), card("2", "C"), card("r"), card("A", "S", copy=1)):
        assert layout.bit(text) == NOWHERE
    everything = CardSet.of(Card(number) for number in range(2 * 54))
    assert layout.mask(everything) == layout.mask(layout.deck.all)


def test_only_pack_and_orders_make_a_layout() -> None:
    """What follows from them is not compared: a table of 1,024 hands would be."""
    assert [field.name for field in fields(Layout) if field.compare] == ["deck", "orders"]
    one, other = (three_hands(orders).layouts for orders in ORDERS)
    assert one[0] == other[0], "clubs are trump, or always are"
    assert one[1] != other[1]
    assert [field.name for field in fields(TrickRules) if not field.compare] == ["layouts"]
