"""Legal follows and trick winners against the slow reference."""

from itertools import permutations, product

from hypothesis import given
from hypothesis import strategies as st

from tests.tricks import reference
from tests.tricks.tables import (
    DUTIES,
    ORDERS,
    SUITS,
    THIRTY,
    duties,
    four_hands,
    orders,
    three_hands,
    trumps,
    words,
)
from triumvir.cards.cardset import CardSet
from triumvir.cards.text import parse_card

RULES = {
    (name, *flags): three_hands(name, **dict(zip(DUTIES, flags, strict=True)))
    for name in ORDERS
    for flags in product((False, True), repeat=3)
}


def rules_for(orders, duties):
    return RULES[(orders, *(duties[name] for name in DUTIES))]


@given(orders, duties, trumps, st.permutations(THIRTY), st.integers(0, 2), st.integers(1, 10))
def test_legal_follows_are_those_of_the_text(orders, duties, trump, cards, played, size):
    table, hand = cards[:played], cards[played : played + size]
    found = rules_for(orders, duties).follow(
        trump, [parse_card(card) for card in table], CardSet.parse(" ".join(hand))
    )
    assert words(found) == reference.legal(hand, table, trump, ORDERS[orders][2], **duties)
    assert found, "a seat with cards always has a play"


@given(orders, trumps, st.permutations(THIRTY), st.integers(0, 2))
def test_the_winner_is_that_of_the_text(orders, trump, cards, leader):
    trick = [parse_card(card) for card in cards[:3]]
    found = RULES[(orders, True, False, False)].winner(trump, leader, trick)
    assert found == reference.winner(cards[:3], leader, trump, ORDERS[orders][2])


@given(trumps, st.permutations(THIRTY), st.integers(0, 3))
def test_the_winner_of_four(trump, cards, leader):
    found = four_hands().winner(trump, leader, [parse_card(card) for card in cards[:4]])
    assert found == reference.winner(cards[:4], leader, trump, reference.suit_chosen)


@given(orders, trumps, st.permutations(THIRTY), st.data())
def test_the_winner_does_not_hang_on_who_leads_nor_on_the_order_of_the_followers(orders, trump, cards, data):
    """The winning card is a matter of the card led and the set of the others."""
    rules = RULES[(orders, True, False, False)]
    trick = cards[:3]
    won = {
        follow[(rules.winner(trump, leader, [parse_card(card) for card in follow]) - leader) % 3]
        for leader in range(3)
        for follow in [[trick[0], *rest] for rest in permutations(trick[1:])]
    }
    assert len(won) == 1
    # a card that loses is as good as any other loser: swapping it for a lower one of its suit changes nothing
    other = data.draw(st.sampled_from(cards[3:]))
    loser = data.draw(st.sampled_from(sorted(set(trick) - won)))
    order = ORDERS[orders][2]
    if other[1] == loser[1] and reference.higher(loser, other, trump, order):
        lower = [other if card == loser else card for card in trick]
        at = rules.winner(trump, 0, [parse_card(card) for card in lower])
        assert lower[at] in won


def test_every_pair_of_cards_and_trump():
    """All 4 x 30 x 29 trumps, leads and answers."""
    for name in ORDERS:
        rules = RULES[(name, True, False, False)]
        for trump, lead, answer in product(SUITS, THIRTY, THIRTY):
            if lead != answer:
                third = next(card for card in THIRTY if card not in (lead, answer))
                trick = [lead, answer, third]
                found = rules.winner(trump, 0, [parse_card(card) for card in trick])
                assert found == reference.winner(trick, 0, trump, ORDERS[name][2])


def test_every_small_hand_under_every_duty():
    """All hands of up to three cards out of two suits, after all tables of one card or two of them."""
    pack = ["7C", "9C", "JC", "8H", "TH", "AH"]
    hands = [
        [card for card, held in zip(pack, mask, strict=True) if held]
        for mask in product((0, 1), repeat=6)
        if 1 <= sum(mask) <= 3
    ]
    tables = [[card] for card in pack] + [list(pair) for pair in permutations(pack, 2)]
    for (name, *flags), rules in RULES.items():
        bound = dict(zip(DUTIES, flags, strict=True))
        for trump, table, hand in product("CHS", tables, hands):
            if set(table) & set(hand):
                continue
            found = rules.follow(trump, [parse_card(card) for card in table], CardSet.parse("".join(hand)))
            assert words(found) == reference.legal(hand, table, trump, ORDERS[name][2], **bound)
