"""Perft and playouts in the kernel against the states, and against a generator drawn by hand."""

from itertools import product
from math import perm

import pytest

from tests.climbing.cases import at_play, random_cards, rules_of
from tests.climbing.shapes import rows_with
from triumvir.auction.rules import Contract
from triumvir.cards.deal import Deal
from triumvir.cards.kernel_rng import drawn, permutation
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import PASS
from triumvir.climbing.kernel_play import perft, playout, random_deals
from triumvir.climbing.shape import ShapeSpec, compile_table, counts_of
from triumvir.climbing.state import ClimbingState
from triumvir.seats import Seat

POSITIONS = [
    ("dou_dizhu", {}, (8, 6, 6), 4),
    ("dou_dizhu", {"pass_is_final": True, "kickers_distinct": False}, (6, 6, 6), 4),
    ("dou_dizhu/4", {"bomb_cap_by_bid": True}, (9, 5, 5, 5), 3),
    ("dou_dizhu/4", {"landlord_side": "solo", "pass_is_final": True, "low_two_runs": True}, (6, 4, 4, 4), 4),
    ("big_three", {}, (6, 5, 5), 4),
    ("big_three/4", {"passes_to_clear_4p": 6}, (4, 4, 4, 4), 5),
    ("big_three/4", {"pass_is_final": True}, (4, 4, 4, 4), 5),
]


def position(game, options, sizes, number):
    """A random position of play with few cards, the leader and the calls varied."""
    rng = Rng.stream("positions", game, number)
    hands = random_cards(rng, game, sizes)
    seats = len(sizes)
    leader = Seat(rng.below(seats))
    sides = (0, 1, 0, 1) if game == "big_three/4" else ()
    declarer = None if sides else leader
    contract = Contract(declarer, 1, tuple(rng.below(3) for _ in range(seats)))
    return ClimbingState.at_play(rules_of(game, **options), Deal(leader, leader, hands, (), sides), contract)


def leaves(state, depth):
    """The slow truth: every action applied one by one."""
    if depth == 0:
        return 1
    return sum(leaves(state.apply(action), depth - 1) for action in state.legal_actions())


def ask(state, depth):
    """The kernel's count."""
    return perft(state.rules.table, list(state.pack()), depth)


@pytest.mark.parametrize(("game", "options", "sizes", "most"), POSITIONS)
def test_perft_counts_what_the_states_count(game, options, sizes, most):
    for number, depth in product(range(2), range(1, most)):
        state = position(game, options, sizes, number)
        assert ask(state, depth) == leaves(state, depth) == state.perft(depth)
    assert state.perft(0) == 1


def test_perft_goes_on_past_the_end_of_nothing():
    """Deals that end earlier count none; a deal that ends with the last action counts."""
    state = at_play("dou_dizhu", "34", "5", "6")
    assert [ask(state, depth) for depth in range(1, 6)] == [leaves(state, depth) for depth in range(1, 6)]
    assert ask(at_play("dou_dizhu", "3", "5", "6"), 1) == 1
    assert ask(at_play("dou_dizhu", "3", "5", "6"), 2) == 0


def test_bombs_run_out_in_perft_as_they_do_in_play():
    state = at_play("dou_dizhu/4", "35", "44448888", "6666", "7777", calls=(3, 1, 2, 0), bomb_cap_by_bid=True)
    assert [ask(state, depth) for depth in range(1, 7)] == [leaves(state, depth) for depth in range(1, 7)]


@pytest.mark.parametrize(("game", "options", "sizes", "most"), POSITIONS)
def test_a_playout_is_a_walk_through_the_states(game, options, sizes, most):
    for number in range(12):
        state = position(game, options, sizes, number)
        fast, slow = [number + 1, 2, 3, 4], [number + 1, 2, 3, 4]
        told = playout(state.rules.table, list(state.pack()), fast)
        decisions = offered = 0
        while state.outcome is None:
            actions = [action for action in state.legal_actions() if action != PASS]
            free = len(state.legal_actions())
            decisions, offered = decisions + 1, offered + free
            pick = drawn(slow, free)
            state = state.apply(actions[pick] if pick < len(actions) else PASS)
        assert told == (state.outcome.first_out, decisions, offered)
        assert fast == slow


@pytest.mark.parametrize(
    ("game", "seats", "kitty"), [("dou_dizhu", 3, 3), ("dou_dizhu/4", 4, 8), ("big_three/4", 4, 0)]
)
def test_random_deals_are_playouts_of_shuffled_packs(game, seats, kitty):
    rules = rules_of(game, bomb_cap_by_bid=True) if game == "dou_dizhu/4" else rules_of(game)
    places = [rules.places[card] for card in rules.deck.cards]
    bombs = 0x111F if seats == 4 else 0xFFF
    start = [seats, rules.passes_to_clear, 0, 7 << 40, bombs, *[0] * seats]
    fast, slow = [9, 8, 7, 6], [9, 8, 7, 6]
    told = random_deals(rules.table, start, places, kitty, 5, fast)
    won = decisions = offered = 0
    pack = places
    for _ in range(5):
        pack = [pack[at] for at in permutation(slow, len(pack))]
        hands = [0] * seats
        for at, place in enumerate(pack):
            seat = at % seats if at < len(pack) - kitty else 0
            hands[seat] += 1 << 4 * place
        first_out, made, free = playout(rules.table, [*start[:3], 0, bombs, *hands], slow)
        won, decisions, offered = won + (first_out == 0), decisions + made, offered + free
    assert told == (won, decisions, offered)
    assert fast == slow
    assert start[5:] == [0] * seats
    again = [9, 8, 7, 6]
    assert rules.random_play(5, again) == (decisions, offered)
    assert again == slow


FIFTEEN = "3456789TJQKA2br"
"""An order of ranks, and one card of each as a hand."""


@pytest.mark.parametrize(("seat", "limit"), list(product(range(4), (1, 2, 3, 15))))
def test_every_seat_has_its_own_count_of_bombs(seat, limit):
    """Four bombs in one hand, nothing but passes from the others: each lead has one bomb less to choose."""
    table = compile_table([ShapeSpec("bomb", 4, FIFTEEN, precedence=1)], FIFTEEN)
    hands = [1 << 32] * 4
    hands[seat] = counts_of("3333444455556666A", FIFTEEN)
    bombs = 0xFFFF ^ (15 ^ limit) << 4 * seat
    start = [4, 3, 0, seat << 36, bombs, *hands]
    found = [perft(table, start, 4 * led + 1) for led in range(5)]
    assert found == [perm(4, led + 1) if led < limit else 0 for led in range(5)]


def crowded(amount):
    """A table in which that hand has so many answers to the row that nobody plays, all with precedence."""
    return compile_table([ShapeSpec("spare", exact="3"), *rows_with(amount, FIFTEEN, precedence=1)], FIFTEEN)


def test_as_many_plays_as_there_is_room_for():
    hand, low = counts_of(FIFTEEN, FIFTEEN), 1
    start = [3, 2, 0, 1 << 36 | 1 << 16 | 1 << 8, 0xFFF, low, hand, low]
    whole_hand = 2
    assert perft(crowded(32_767), start, 2) == 32_767 - whole_hand + 1
    with pytest.raises(OverflowError, match="32,767"):
        perft(crowded(32_768), start, 2)
    _, _, offered = playout(crowded(8_191), start, [1, 2, 3, 4])
    assert offered > 8_191
    with pytest.raises(OverflowError, match="8,191"):
        playout(crowded(8_192), start, [1, 2, 3, 4])


def test_hands_with_too_many_plays_raise():
    """Nothing is miscounted in silence where a list of plays has no room."""
    loose = {"kickers_distinct": False, "kicker_not_trio_rank": False, "kickers_both_jokers": True}
    rules = rules_of("dou_dizhu", **loose)
    pack = rules.counts(rules.deck.cards)
    start = [3, 2, 0, 0, 0xFFF, pack, 1, 1]
    assert perft(rules.table, start, 1) > 32_767
    for depth in (2, 3):
        with pytest.raises(OverflowError, match="32,767"):
            perft(rules.table, start, depth)
    behind_a_pass = 1 << 40 | 2 << 36 | 1 << 16 | 1 << 8 | 14
    behind_plays = 2 << 36
    for turn, depth in ((behind_a_pass, 3), (behind_plays, 6)):
        with pytest.raises(OverflowError, match="32,767"):
            perft(rules.table, [3, 2, 0, turn, 0xFFF, pack, 1, 2], depth)
    with pytest.raises(OverflowError, match="8,191"):
        playout(rules.table, start, [1, 2, 3, 4])
    places = [rules.places[card] for card in rules.deck.cards]
    with pytest.raises(OverflowError, match="8,191"):
        random_deals(rules.table, [3, 2, 0, 0, 0xFFF, 0, 0, 0], places, 51, 2, [1, 2, 3, 4])
