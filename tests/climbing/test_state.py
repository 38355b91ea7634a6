"""Whole deals of random actions against the slow machines, and states as values."""

import pickle
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.climbing.cases import (
    OPTIONS,
    Reference,
    at_play,
    does,
    option_sets,
    random_cards,
    reading,
    rules_of,
    suited,
    words,
)
from tests.climbing.tables import SlowTable
from tests.reference.dou_dizhu import BOMBS, Play
from triumvir.auction.auction import Call
from triumvir.auction.rules import Contract
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import PASS
from triumvir.climbing.over import Result
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.shape import ranks_of
from triumvir.climbing.state import ClimbingState
from triumvir.errors import Code, Faults, SetupError
from triumvir.games.registry import find
from triumvir.seats import Outcome, Seat

TURNS = {
    "big_three": {},
    "big_three/4": {"passes_to_clear_4p": (2, 3, 6)},
    "dou_dizhu": {},
    "dou_dizhu/4": {"bomb_cap_by_bid": (False, True), "landlord_side": ("pair", "solo")},
}


def told(result):
    """A strategy of payment that only tells what it was told."""
    told.result = result
    return (0,) * len(result.plays)


@st.composite
def tables(draw):
    """A game with options, a few cards in every hand, own calls, and a leader."""
    game = draw(st.sampled_from(list(OPTIONS)))
    values = draw(option_sets(game))
    turns = {name: draw(st.sampled_from(choices)) for name, choices in TURNS[game].items()}
    turns["pass_is_final"] = draw(st.booleans())
    seats = find(game).rules().seats
    sizes = [draw(st.integers(1, 9)) for _ in range(seats)]
    calls = tuple(draw(st.integers(0, 2)) for _ in range(seats))
    return game, values, turns, sizes, calls, Seat(draw(st.integers(0, seats - 1))), draw(st.integers(0, 999))


def texts(rules, state):
    """The hands as text, by seat."""
    return [ranks_of(rules.counts(state.hand(Seat(seat))), rules.order) for seat in range(rules.seats)]


def listed(rules, state):
    """The legal plays as the reference writes them, and whether a pass is legal."""
    actions = state.legal_actions()
    found = [
        Play(ranks_of(play.counts, rules.order), *reading(rules, play.header))
        for play in actions
        if play != PASS
    ]
    assert len(found) == len(set(found))
    assert PASS not in actions[1:]
    return set(found), actions[0] == PASS


@given(tables())
def test_whole_deals_follow_the_slow_machines(table):
    game, values, turns, sizes, calls, leader, number = table
    rules = replace(rules_of(game, **values, **turns), settle=told)
    slow, rng = Reference(game, values), Rng.stream("deals", number)
    trick = SlowTable(rules.seats, rules.passes_to_clear, turns["pass_is_final"], leader)
    sides = (0, 1, 0, 1) if game == "big_three/4" else ()
    declarer = None if sides else leader
    contract = Contract(declarer, 2, calls)
    deal = Deal(leader, leader, random_cards(rng, game, sizes), (), sides, blanks=number % 3)
    state = ClimbingState.at_play(rules, deal, contract)
    plays, bombs = [0] * rules.seats, [0] * rules.seats
    while state.outcome is None:
        seat, before = state.to_act, texts(rules, state)
        capped = turns.get("bomb_cap_by_bid") and seat != declarer
        may_bomb = not capped or bombs[seat] < max(1, calls[seat])
        assert (seat, state.now.top != 0) == (trick.to_act, trick.top is not None)
        top = trick.top and trick.top.reading
        assert listed(rules, state) == (slow.plays(before[seat], top, bombs=may_bomb), trick.top is not None)
        action = rng.choice(state.legal_actions())
        after = state.apply(action)
        assert texts(rules, state) == before, "the state before is as it was"
        if action == PASS:
            trick.passes_on()
        else:
            play = Play(ranks_of(action.counts, rules.order), *reading(rules, action.header))
            trick.play(play)
            plays[seat] += 1
            bombs[seat] += play.kind in BOMBS
            before[seat] = "".join(sorted_less(before[seat], play.cards))
        assert texts(rules, after) == before
        assert (after.outcome is not None) == ("" in before)
        state = after
    expected = sides or partners(turns, leader, rules.seats)
    result = Result(contract, expected, seat, tuple(plays), tuple(bombs), number % 3)
    assert told.result == result
    assert result.won == tuple(side == expected[seat] for side in expected)
    assert state.outcome == Outcome((0,) * rules.seats, seat)
    assert (state.phase, state.to_act, state.legal_actions()) == ("over", None, [])
    assert texts(rules, state) == before


def sorted_less(hand, cards):
    """The hand without some cards."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return left


def partners(turns, declarer, seats):
    """Sides where the declarer makes them (rules 3, 4.3)."""
    opposite = (declarer + 2) % 4 if seats == 4 and turns["landlord_side"] == "pair" else declarer
    return tuple(int(seat not in (declarer, opposite)) for seat in range(seats))


def test_the_deal_is_over_the_moment_a_hand_is_empty():
    state = does(at_play("dou_dizhu", "3", "2", "br"), "play 3")
    assert (state.outcome.first_out, state.phase) == (0, "over")


def test_the_kitty_goes_to_who_won_the_calls():
    rules = rules_of("dou_dizhu")
    deal = Deal(Seat(1), Seat(2), suited("dou_dizhu", "3", "4", "5"), tuple(suited("dou_dizhu", "6rb")[0]))
    state = does(ClimbingState.start(rules, deal), "bid 1", "pass", "bid 2")
    assert (state.phase, state.to_act, str(state.hand(Seat(1)))) == ("auction", 2, "4C")
    state = does(state, "pass", "pass")
    assert (state.phase, state.to_act) == ("play", 1)
    assert [len(state.hand(Seat(seat))) for seat in range(3)] == [1, 4, 1]
    assert str(state.hand(Seat(1))) == "4C 6C b r"
    assert state.now.terms.contract == Contract(Seat(1), 2, (0, 2, 1))
    assert state.now.terms.sides == (1, 0, 1)


def test_a_kitty_may_be_split_with_the_partner():
    kitty = tuple(suited("dou_dizhu/4", "89TJQKA2")[0])
    deal = Deal(Seat(0), Seat(1), suited("dou_dizhu/4", "3", "4", "5", "6"), kitty)
    shares = {"bidder": [1, 9, 1, 1], "split": [1, 5, 1, 5]}
    for way, sizes in shares.items():
        state = does(ClimbingState.start(rules_of("dou_dizhu/4", kitty_to=way), deal), "bid 3")
        assert [len(state.hand(Seat(seat))) for seat in range(4)] == sizes
    assert state.hand(Seat(1)) == CardSet.parse("4C 2C 8C 9C TC")
    assert state.hand(Seat(3)) == CardSet.parse("6C JC QC KC AC")
    assert state.now.terms.sides == (1, 0, 1, 0)
    alone = ClimbingState.start(rules_of("dou_dizhu/4", kitty_to="split", landlord_side="solo"), deal)
    assert len(does(alone, "bid 3").hand(Seat(1))) == 9


def test_nobody_bids():
    rules = rules_of("dou_dizhu")
    deal = Deal(Seat(0), Seat(0), suited("dou_dizhu", "3", "4", "5"), tuple(suited("dou_dizhu", "6rb")[0]))
    state = does(ClimbingState.start(rules, deal), "pass", "pass", "pass")
    assert state.outcome == Outcome((0, 0, 0), thrown_in=True)
    assert (state.phase, state.to_act, state.legal_actions()) == ("over", None, [])
    assert [str(state.hand(Seat(seat))) for seat in range(3)] == ["3C", "4C", "5C"]


def test_no_calls_where_there_is_no_auction():
    deal = Deal(Seat(0), Seat(2), suited("dou_dizhu", "3", "4", "5"), tuple(suited("dou_dizhu", "6rb")[0]))
    state = ClimbingState.start(rules_of("dou_dizhu", auction_mode="none"), deal)
    assert (state.phase, state.to_act, len(state.hand(Seat(2)))) == ("play", 2, 4)


def test_a_strong_hand_has_one_call():
    strong = suited("dou_dizhu", "3br", "4", "2222")
    state = ClimbingState.start(
        rules_of("dou_dizhu", strong_hand_must_bid3=True), Deal(Seat(0), Seat(1), strong)
    )
    assert state.legal_actions() == [Call(0), Call(1), Call(2), Call(3)]
    state = state.apply(Call(0))
    assert state.legal_actions() == [Call(3)]
    assert ClimbingState.start(rules_of("dou_dizhu"), Deal(Seat(0), Seat(2), strong)).legal_actions()[
        0
    ] == Call(0)


def test_a_phase_tells_its_trick_and_no_outcome():
    deal = Deal(Seat(0), Seat(0), suited("dou_dizhu", "345", "45", "56"))
    state = ClimbingState.start(rules_of("dou_dizhu"), deal)
    assert (state.phase, state.outcome, state.to_act) == ("auction", None, 0)
    state = does(state, "bid 3", "play 3", "pass", "pass", "play 4", "pass")
    assert (state.phase, state.outcome) == ("play", None)
    assert [(seat, state.format_action(play)) for seat, play in state.now.trick] == [
        (0, "play 4"),
        (1, "pass"),
    ]


def test_legal_actions_come_in_a_fixed_order():
    state = does(at_play("dou_dizhu", "455", "6799996", "38"), "play 4")
    assert words(state) == ["pass", "play 6", "play 7", "play 9", "play 9999"]
    assert words(does(state, "pass", "play 8")) == ["pass"]


def test_states_are_values():
    state = at_play("dou_dizhu", "3456789", "TTTT", "br")
    action = state.legal_actions()[-1]
    assert state.apply(action) == state.apply(action) != state
    assert hash(state.apply(action)) == hash(state.apply(action))
    again = pickle.loads(pickle.dumps(state.deal))
    assert again == state.deal


def test_rules_are_values():
    rules, again = find("dou_dizhu").rules().play, find("dou_dizhu").rules().play
    assert rules is not again
    assert (rules, hash(rules)) == (again, hash(again))
    assert "table" not in repr(rules)
    assert "places" not in repr(rules)
    assert Result(Contract(None, 1, ()), (), Seat(0), (), ()).blanks == 0


def test_what_a_game_leaves_unsaid():
    full = find("dou_dizhu").rules().play
    bare = ClimbingRules(
        full.deck, full.plan, full.order, full.shapes, full.auction, full.leader, full.settle
    )
    assert (bare.declarer_side, bare.kitty_shares, bare.passes_to_clear) == ((0,), (), 2)
    assert not any((bare.pass_is_final, bare.show_kitty, bare.discards_open, bare.bomb_cap))
    assert bare.strong is None


@pytest.mark.parametrize("texts", [(), ("play 4",), ("play 4", "pass", "pass"), ("play 45678",)])
def test_a_state_is_resumed_from_its_fields(texts):
    state = does(at_play("dou_dizhu", "45678", "6999", "3br", calls=(3, 0, 0), stake=3), *texts)
    hands = tuple(state.hand(Seat(seat)) for seat in range(3))

    def resumed(deal, phase, faults):
        return state.rules.resume(deal, phase, state.to_act, state.position(), faults)

    deal, faults = replace(state.deal, hands=hands), Faults()
    again = resumed(deal, state.phase, faults)
    assert (again.deal, again.phase, again.position()) == (deal, state.phase, state.position())
    assert again.legal_actions() == state.legal_actions()
    assert resumed(None, state.phase, faults) is None, "the fields are only read"
    assert not faults
    assert resumed(deal, "trump", faults) is None
    assert [fault.where for fault in faults] == ["phase"]


def test_the_kernels_view_of_a_position():
    state = does(
        at_play("big_three/4", "45", "6", "7", "8", pass_is_final=True, passes_to_clear_4p=6), "play 4"
    )
    assert state.pack()[:3] == (4, 6, 1)
    assert state.pack()[3] == state.now.turn
    assert state.pack()[4] == 0xFFFF
    assert [ranks_of(counts, state.rules.order) for counts in state.pack()[5:]] == ["5", "6", "7", "8"]
    state = at_play("dou_dizhu/4", "3", "4", "5", "6", calls=(3, 2, 1, 0), bomb_cap_by_bid=True)
    assert state.pack()[:5] == (4, 3, 0, 0, 0x112F)
    second = at_play("dou_dizhu/4", "3", "4", "5", "6", leader=1, calls=(2, 3, 1, 0), bomb_cap_by_bid=True)
    assert second.pack()[4] == 0x11F2
    for other in (does(state, "play 3"), ClimbingState.start(state.rules, state.deal)):
        with pytest.raises(SetupError) as caught:
            other.pack()
        assert (caught.value.code, caught.value.got) == (Code.ACTION_WRONG_PHASE, other.phase)
