"""How a hand is held, and which cards are still out."""

from dataclasses import replace

import pytest

from tests.table.tables import NAMES, seated, step
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.cards.text import format_card
from triumvir.table import counter
from triumvir.table.order import WAYS, held


def at_play(name, seed="3"):
    """A table where the cards are being played."""
    table, rng = seated(name, seed=seed), Rng.stream(seed)
    while table.view.phase != "play":
        step(table, rng)
    return table


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("way", WAYS)
def test_every_way_holds_the_whole_hand(name, way):
    for table in (seated(name), at_play(name)):
        heaps = held(table.view, way)
        cards = [card for heap in heaps for card in heap]
        assert len(cards) == len(table.view.hand)
        assert CardSet.of(cards) == table.view.hand


def test_by_rank_the_strongest_is_first():
    (heap,) = held(seated("dou_dizhu", seed="7").view, "rank")
    ranks = "".join(format_card(card)[0] for card in heap)
    assert ranks == "".join(sorted(ranks, key="rb2AKQJT9876543".index))


def test_by_suit_trumps_come_first_in_their_order():
    table = at_play("hokm")
    (heap,) = held(table.view, "suit")
    suits = [format_card(card)[1] for card in heap]
    if table.view.trump in suits:
        assert suits[0] == table.view.trump
    assert (
        len([suit for at, suit in enumerate(suits) if suit not in suits[:at]])
        == sum(suits[at] != suits[at - 1] for at in range(len(suits)) if at) + 1
    )
    trumps = "".join(format_card(card)[0] for card in heap if format_card(card)[1] == table.view.trump)
    assert trumps == "".join(sorted(trumps, key="J9ATKQ87".index))


@pytest.mark.parametrize("name", NAMES)
def test_the_counter_counts_what_others_hold(name):
    table, rng = at_play(name), Rng.stream("counted")
    for _ in range(40):
        if table.waits_for in ("deal", "end"):
            break
        out = counter.unseen(table.match, table.seat)
        others = [table.match.state.hand(seat) for seat in range(len(table.view.hand_sizes))]
        others[table.seat] = CardSet()
        assert all(hand <= out for hand in others)
        assert sum(counter.by_rank(out).values()) == len(out)
        assert sum(map(len, counter.by_suit(out).values())) == len(out)
        step(table, rng)


def test_the_counter_knows_no_more_than_the_seat():
    table, rng = at_play("dou_dizhu"), Rng.stream("shuffled")
    for _ in range(20):
        state, seat = table.match.state, table.seat
        if table.waits_for == "deal":
            break
        hands = [state.hand(each) for each in range(3)]
        one, two = [each for each in range(3) if each != seat]
        hands[one], hands[two] = swapped(hands[one], hands[two])
        other = replace(table.match, state=state.redealt(tuple(hands)))
        assert counter.unseen(other, seat) == counter.unseen(table.match, seat)
        step(table, rng)


def swapped(one, two):
    """Two hands that have changed a card."""
    a, b = CardSet.of([next(iter(one))]), CardSet.of([next(iter(two))])
    return (one - a) | b, (two - b) | a
