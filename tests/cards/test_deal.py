"""Packs, the order in which they are dealt, and all that can be wrong with a deal from outside."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.cards.card import Card, copy_of, rank_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal, DealPlan
from triumvir.cards.deck import DeckSpec
from triumvir.errors import Code, SetupError
from triumvir.seats import Seat

plans = st.builds(
    DealPlan,
    st.integers(1, 5),
    st.lists(st.integers(1, 4), min_size=1, max_size=6).map(tuple),
    st.integers(0, 1),
    st.integers(0, 8),
)
DECK = DeckSpec.parse("3C 3D 3H 3S 4C 4D 4H 4S")
PLAN = DealPlan(3, packets=(1, 1), kitty=2)
PAIRS = DealPlan(4, packets=(2,), sides=(2, 2))
HANDS = ("3C 4C", "3D 4D", "3H 4H")


def hands(*texts):
    """Hands by seat."""
    return tuple(CardSet.parse(text) for text in texts)


def deal(*texts, kitty="3S 4S", **more):
    """A deal of the small pack that is whole unless something is changed."""
    facts = {"dealer": Seat(0), "opener": Seat(1), **more}
    return Deal(hands=hands(*(texts or HANDS)), kitty=tuple(CardSet.parse(kitty)), **facts)


def said(one, plan=PLAN):
    """Code, place and finding of every fault."""
    return [(fault.code, fault.where, fault.got) for fault in one.faults(DECK, plan)]


def test_standard_packs():
    assert len(DeckSpec.standard()) == 52
    assert len(DeckSpec.standard(jokers=True)) == 54
    two = DeckSpec.standard(jokers=True, copies=2)
    assert [*two.cards] == [*range(108)]
    assert sum(rank_of(card) in "br" for card in two.cards) == 4
    assert sum(copy_of(card) for card in DeckSpec.standard(copies=2).cards) == 52
    assert set(two.all) == set(two.cards)


def test_a_listed_pack_stands_in_one_order():
    assert DeckSpec.parse("4C 3C r") == DeckSpec.parse("r 3C 4C")
    assert [*DeckSpec.parse("4C 3C r").cards] == [*CardSet.parse("3C 4C r")]


@given(plans, st.integers(0, 4), st.randoms(use_true_random=False))
def test_where_a_card_goes_and_the_deal_itself_agree(plan, dealer, shuffler):
    dealer %= plan.seats
    pack = [Card(card) for card in range(plan.hand_size * plan.seats + plan.kitty)]
    shuffler.shuffle(pack)
    dealt, kitty = plan.deal(pack, dealer)
    by_seat = {seat: set() for seat in range(plan.seats)}
    left = []
    for position, card in enumerate(pack):
        seat = plan.seat_at(position, dealer)
        (left if seat is None else by_seat[seat].add(card) or []).append(card)
    assert [set(hand) for hand in dealt] == [by_seat[seat] for seat in range(plan.seats)]
    assert kitty == tuple(pack[plan.hand_size * plan.seats :])
    assert all(len(hand) == plan.hand_size for hand in dealt)
    assert left == list(kitty)


def test_packets_and_who_is_served_first():
    plan = DealPlan(3, packets=(3, 2), first=1)
    assert [plan.seat_at(position, dealer=2) for position in range(16)] == [
        *[0, 0, 0, 1, 1, 1, 2, 2, 2],
        *[0, 0, 1, 1, 2, 2, None],
    ]
    plan = DealPlan(4, packets=(1,) * 2)
    assert [plan.seat_at(position, dealer=3) for position in range(9)] == [3, 0, 1, 2, 3, 0, 1, 2, None]


def test_a_whole_deal_has_no_fault():
    assert said(deal()) == []
    deal().check(DECK, PLAN)
    pairs = Deal(Seat(3), Seat(0), hands("3C 4C", "3D 4D", "3H 4H", "3S 4S"), sides=(1, 0, 1, 0))
    assert said(pairs, PAIRS) == []


@pytest.mark.parametrize(
    ("wrong", "code", "where", "got"),
    [
        (deal("3C 4C", "3D 4D"), Code.DEAL_HANDS, "", "2"),
        (deal(*HANDS, "r b"), Code.DEAL_HANDS, "", "4"),
        (deal(dealer=Seat(3)), Code.SEAT_UNKNOWN, "dealer", "3"),
        (deal(opener=Seat(-1)), Code.SEAT_UNKNOWN, "opener", "-1"),
        (deal("3C 4C", "3D 5D", "3H 4H"), Code.CARD_NOT_IN_PACK, "hand 1", "5D"),
        (deal(kitty="3S 4S'"), Code.CARD_NOT_IN_PACK, "kitty", "4S'"),
        (deal("3C 4C", "3C 4D", "3H 4H"), Code.CARD_TWICE, "hand 1", "3C"),
        (deal(kitty="3S 4H"), Code.CARD_TWICE, "kitty", "4H"),
        (deal("3C", "3D 4D", "3H 4H"), Code.DEAL_HAND_SIZE, "hand 0", "1 cards"),
        (deal(kitty="3S"), Code.DEAL_KITTY_SIZE, "kitty", "1 cards"),
        (deal(sides=(0, 1, 1)), Code.DEAL_SIDES, "", "(0, 1, 1)"),
    ],
)
def test_each_fault_by_itself(wrong, code, where, got):
    found = said(wrong)
    assert (code, where, got) in found
    assert len(found) == 1 + (code is Code.DEAL_HANDS and len(wrong.hands) == 4)
    with pytest.raises(SetupError) as caught:
        wrong.check(DECK, PLAN)
    assert caught.value.code is found[0][0]


def test_a_card_twice_in_the_kitty():
    twice = Deal(Seat(0), Seat(0), hands(*HANDS), (Card(4), Card(4)))
    assert said(twice) == [(Code.CARD_TWICE, "kitty", "3C")]
    assert said(Deal(Seat(0), Seat(0), hands(*HANDS), (Card(7), Card(7)))) == [
        (Code.CARD_TWICE, "kitty", "3S")
    ]


@pytest.mark.parametrize(
    "sides", [(), (0, 1), (0, 0, 0, 1), (0, 0, 0, 0), (0, 1, 2, 3), (0, 1, 0, 1, 0), (1, 2, 1, 2)]
)
def test_sides_that_the_plan_does_not_know(sides):
    pairs = Deal(Seat(3), Seat(0), hands("3C 4C", "3D 4D", "3H 4H", "3S 4S"), sides=sides)
    assert [code for code, _, _ in said(pairs, PAIRS)] == [Code.DEAL_SIDES]
    assert pairs.faults(DECK, PAIRS)[0].expected == "2 seats on side 0 and 2 seats on side 1"
    assert deal(sides=(0,)).faults(DECK, PLAN)[0].expected == "no sides, they follow from the calls"


def test_all_faults_at_once():
    wrong = deal("3C 4C 5C", "3C 4D", "3H", "9H", kitty="3C", dealer=Seat(7), opener=Seat(8), sides=(1,))
    expected = [
        (Code.DEAL_HANDS, "", "4"),
        (Code.SEAT_UNKNOWN, "dealer", "7"),
        (Code.SEAT_UNKNOWN, "opener", "8"),
        (Code.CARD_NOT_IN_PACK, "hand 0", "5C"),
        (Code.DEAL_HAND_SIZE, "hand 0", "3 cards"),
        (Code.CARD_TWICE, "hand 1", "3C"),
        (Code.DEAL_HAND_SIZE, "hand 2", "1 cards"),
        (Code.CARD_NOT_IN_PACK, "hand 3", "9H"),
        (Code.DEAL_HAND_SIZE, "hand 3", "1 cards"),
        (Code.CARD_TWICE, "kitty", "3C"),
        (Code.DEAL_KITTY_SIZE, "kitty", "1 cards"),
        (Code.DEAL_SIDES, "", "(1,)"),
    ]
    assert said(wrong) == expected
    with pytest.raises(SetupError) as caught:
        wrong.check(DECK, PLAN)
    assert [(fault.code, fault.where, fault.got) for fault in caught.value.faults] == expected
    assert [fault.expected for fault in caught.value.faults[:5]] == [
        "3 hands",
        "a seat from 0 to 2",
        "a seat from 0 to 2",
        "cards of the pack",
        "2 cards",
    ]
