"""The trick kernel: words, perft, playouts and whole random deals, each against the states above it."""

from dataclasses import replace
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tricks.tables import SUITS, duties, four_hands, orders, random_deal, three_hands, trumps
from triumvir.auction.rules import Contract
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.seats import Seat, following, order_from
from triumvir.tricks import kernel
from triumvir.tricks.kernel_play import perft, playout
from triumvir.tricks.state import TrickState


def leaves(state, depth):
    """Perft by the public states."""
    if depth == 0:
        return 1
    return sum(leaves(state.apply(action), depth - 1) for action in state.legal_actions())


@given(st.integers(2, 4), st.integers(0, 3), st.integers(0, 4), st.integers(0, 7))
def test_a_fresh_word(seats, leader, trump, flags):
    word = kernel.first_word(seats, leader % seats, trump, flags)
    assert kernel.to_act(word) == kernel.leader(word) == leader % seats
    assert kernel.on_table(word) == 0
    assert [kernel.taken(word, seat) for seat in range(seats)] == [0] * seats
    assert kernel.legal(word, 0xFFFF_FFFF) == 0xFFFF_FFFF, "any card may be led"


@given(st.integers(2, 4), st.permutations(range(32)), st.integers(0, 4))
def test_a_word_counts_turns_and_tricks(seats, cards, trump):
    word = kernel.first_word(seats, 0, trump, 1)
    turn = 0
    for number, card in enumerate(cards[: 32 // seats * seats]):
        table = [kernel.card_at(word, at) for at in range(kernel.on_table(word))]
        assert kernel.on_table(word) == turn
        assert kernel.to_act(word) == (kernel.leader(word) + turn) % seats
        word = kernel.after_play(word, card)
        turn = (turn + 1) % seats
        if turn:
            assert [kernel.card_at(word, at) for at in range(turn)] == [*table, card]
        assert sum(kernel.taken(word, seat) for seat in range(seats)) == (number + 1) // seats
    assert kernel.first_word(seats, 0, trump, 1) >> 19 == (word >> 19) & 0xFF, "seats, trump and duties stay"


def test_without_trumps_nothing_beats_the_suit_led():
    word = kernel.first_word(3, 0, 4, 0b111)
    for card in (8, 31, 7):  # a weak diamond, the best spade, the best club
        word = kernel.after_play(word, card)
    assert kernel.to_act(word) == 0


def test_perft_of_three_single_suits():
    """Each seat holds one suit: the order of its own cards is free, whatever the others do."""
    hands = [0b111, 0b111 << 8, 0b111 << 16]
    word = kernel.first_word(3, 0, 4, 1)
    assert perft(hands, word, 0) == 1
    assert [perft(hands, word, depth) for depth in (1, 2, 3, 4)] == [3, 9, 27, 54]
    assert perft(hands, word, 9) == factorial(3) ** 3
    assert perft(hands, word, 10) == 0, "no sequence is longer than the deal"


@given(trumps, st.integers(0, 9), st.integers(0, 2), duties, orders)
def test_perft_agrees_with_the_states(trump, seed, leader, duties, orders):
    rules = three_hands(orders, **duties)
    cards = Rng.stream(seed, "few").shuffled(rules.deck.cards)
    deal = Deal(Seat(2), Seat(0), tuple(CardSet.of(cards[at : at + 2]) for at in (0, 2, 4)))
    state = TrickState.at_play(rules, deal, Contract(Seat(leader), 5, (5, 5, 5)), trump)
    *held, word = state.pack()
    for depth in range(8):
        assert perft(held, word, depth) == leaves(state, depth)


class Player:
    """Plays at random through the states with the numbers that the kernel draws, and keeps its tallies."""

    def __init__(self, rng):
        self.rng = rng
        self.plays = self.choices = self.mix = 0

    def play_out(self, state):
        while state.phase == "play":
            actions = state.legal_actions()
            action = actions[self.rng.below(len(actions))] if len(actions) > 1 else actions[0]
            bit = state.rules.layouts[state.now.trump].bit(action.card)
            self.plays += 1
            self.choices += len(actions)
            self.mix = (self.mix << 5 & 0xFFF_FFFF_FFFF_FFFF | self.mix >> 55) ^ bit
            state = state.apply(action)
        return state


@pytest.mark.parametrize(
    "rules", [three_hands(), three_hands("clubs_always", must_trump=True), four_hands(must_overtrump=True)]
)
@pytest.mark.parametrize("trump", SUITS)
def test_a_playout_is_a_walk_through_the_states(rules, trump):
    deal = random_deal(rules, f"playout {trump}")
    state = TrickState.at_play(rules, deal, Contract(Seat(1), 5, (5,) * rules.seats), trump)
    rng = Rng.stream("playout", trump)
    words = list(rng.words)
    *hands, word = state.pack()
    last, *tallies = playout(hands, word, words)
    player = Player(rng)
    end = player.play_out(state)
    assert end.now.played.word == last
    assert tallies == [player.plays, player.choices, player.mix]
    assert tuple(words) == rng.words, "both used the same random numbers"


@pytest.mark.parametrize(
    ("rules", "low", "high"),
    [
        (three_hands(), 2, 10),
        (three_hands("clubs_always", must_trump=True, must_overtrump=True), 2, 10),
        (four_hands(), 1, 3),
    ],
)
def test_random_deals_are_deals_by_the_rules(rules, low, high):
    """The kernel's shortcut against dealing, calling and playing with the values of the model."""
    rng = Rng.stream("random deals", low)
    words = list(rng.words)
    told = rules.random_deals(7, low, high, words)
    player, pack, made = Player(rng), list(rules.deck.cards), 0
    for number in range(7):
        dealer = Seat(number % rules.seats)
        pack = rng.shuffled(pack)
        hands, kitty = rules.plan.deal(pack, dealer)
        assert not kitty
        calls = [0] * rules.seats
        for seat in order_from(following(dealer, rules.seats), rules.seats):
            calls[seat] = low + rng.below(high - low + 1)
        declarer = next(
            seat
            for seat in order_from(following(dealer, rules.seats), rules.seats)
            if calls[seat] == max(calls)
        )
        trump = SUITS[rng.below(4)]
        state = TrickState.at_play(
            rules, Deal(dealer, declarer, hands), Contract(declarer, max(calls), tuple(calls)), trump
        )
        taken = player.play_out(state).now.played.tricks
        made += sum(tricks >= call for tricks, call in zip(taken, calls, strict=True))
    assert told == (made, player.plays, player.choices, player.mix)
    assert tuple(words) == rng.words
    assert player.plays == 7 * len(rules.deck)


@pytest.mark.parametrize(("rules", "low", "high"), [(three_hands(), 2, 10), (four_hands(), 1, 3)])
def test_random_play_takes_every_call_that_opens(rules, low, high):
    words, again = [1, 2, 3, 4], [1, 2, 3, 4]
    _, plays, choices, _ = rules.random_deals(5, low, high, words)
    assert rules.random_play(5, again) == (plays, choices)
    assert again == words


def test_a_kitty_stays_out_of_random_deals():
    rules = three_hands()
    short = replace(rules, plan=replace(rules.plan, packets=(3, 2, 3), kitty=6))
    assert short.random_deals(5, 2, 8, [1, 2, 3, 4])[1] == 5 * 24
