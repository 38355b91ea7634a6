"""States of a trick-taking deal: phases, refusals, what is seen, packing."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tricks import reference
from tests.tricks.tables import (
    DUTIES,
    ORDERS,
    deal_of,
    duties,
    four_hands,
    orders,
    random_deal,
    three_hands,
    words,
)
from triumvir.auction.auction import Call
from triumvir.auction.fixed import Fixed
from triumvir.auction.free_once import FreeOnce
from triumvir.auction.rules import Contract
from triumvir.cards.cardset import CardSet
from triumvir.cards.text import format_card, parse_card
from triumvir.errors import Code, Faults, IllegalActionError, ParseError, SetupError
from triumvir.seats import Outcome, Seat
from triumvir.tricks.actions import NameTrump, PlayCard
from triumvir.tricks.state import TrickState

RULES = three_hands()


def does(state, *texts):
    """The state after some actions."""
    for text in texts:
        state = state.apply(state.parse_action(text))
    return state


def said(state):
    """The legal actions as text."""
    return [state.format_action(action) for action in state.legal_actions()]


def refused(state, text):
    """The error that an action meets; the state is unharmed."""
    before = said(state)
    with pytest.raises(IllegalActionError) as caught:
        does(state, text)
    assert said(state) == before
    return caught.value


def small(*hands, trump="C", leader=0, rules=RULES):
    """A state in play, `leader` to lead."""
    return TrickState.at_play(rules, deal_of(*hands), Contract(Seat(leader), 5, (5, 2, 2)), trump)


def test_a_deal_from_the_first_call_to_the_points():
    state = RULES.start(deal_of("AH 7C", "TH 8S", "9S AS"))
    assert (state.phase, state.to_act, state.outcome) == ("auction", 0, None)
    assert said(state) == [f"bid {number}" for number in range(2, 11)]
    state = does(state, "bid 3", "bid 5", "bid 2")
    assert (state.phase, state.to_act, state.outcome) == ("trump", 1, None)
    assert said(state) == ["trump C", "trump D", "trump H", "trump S"]
    assert state.hand(Seat(1)) == CardSet.parse("TH 8S")
    state = does(state, "trump C")
    assert (state.phase, state.to_act, state.outcome) == ("play", 1, None)
    state = does(state, "play 8S", "play 9S")
    assert said(state) == ["play 7C", "play AH"], "by suit"
    assert words(state.hand(Seat(2))) == {"AS"}
    state = does(state, "play AH", "play AS", "play 7C")
    assert said(state) == ["play TH"]
    state = does(state, "play TH")
    assert (state.phase, state.to_act, state.outcome) == ("over", None, Outcome((10, 0, 10)))
    assert state.legal_actions() == ()
    assert not state.hand(Seat(0))


def test_cards_come_by_suit_and_strength_under_the_trump_named():
    hand = "7C JC 9C AC 8D AD TH JH QH 7S"
    assert said(small(hand, "8C", "8S")) == [
        f"play {card}" for card in ["7C", "AC", "9C", "JC", "8D", "AD", "JH", "QH", "TH", "7S"]
    ]
    assert said(small(hand, "8C", "8S", trump="H")) == [
        f"play {card}" for card in ["7C", "9C", "JC", "AC", "8D", "AD", "QH", "TH", "JH", "7S"]
    ]


def test_a_round_of_passes_throws_the_deal_in():
    rules = three_hands(auction=FreeOnce(3, (2, 3), may_pass=True))
    state = does(rules.start(deal_of("AH", "TH", "9S")), "pass", "pass", "pass")
    assert (state.phase, state.to_act) == ("over", None)
    assert state.outcome == Outcome((0, 0, 0), thrown_in=True)
    assert state.hand(Seat(1)) == CardSet.parse("TH")
    assert [call for _, call, _ in state.seen_by(None)["calls"]] == [0, 0, 0]
    assert "tricks" not in state.seen_by(None)
    assert refused(state, "pass").code is Code.DEAL_OVER


def test_without_calls_the_opener_names_trumps():
    state = three_hands(auction=Fixed(3, 5, declarer=True)).start(deal_of("AH", "TH", "9S", opener=2))
    assert (state.phase, state.to_act) == ("trump", 2)


def test_a_rising_auction_goes_round_until_it_closes():
    state = four_hands().start(random_deal(four_hands(), 1))
    assert (state.to_act, said(state)) == (1, ["pass", "bid 1", "bid 2", "bid 3"])
    state = does(state, "bid 1", "pass", "bid 2", "pass", "pass")
    assert (state.to_act, said(state)) == (2, ["pass", "bid 3"])
    assert does(state, "pass").to_act == 3


@pytest.mark.parametrize(
    ("text", "code", "expected"),
    [
        ("bid 3", Code.ACTION_WRONG_PHASE, "a card"),
        ("trump H", Code.ACTION_WRONG_PHASE, "a card"),
        ("play 9S", Code.PLAY_NOT_HELD, "JH KH"),
        ("play 2C", Code.PLAY_NOT_HELD, "JH KH"),
        ("play r", Code.PLAY_NOT_HELD, "JH KH"),
        ("play AH'", Code.PLAY_NOT_HELD, "JH KH"),
        ("play 9C", Code.PLAY_MUST_FOLLOW, "JH KH"),
        ("play 8S", Code.PLAY_MUST_FOLLOW, "JH KH"),
    ],
)
def test_refusals_in_play(text, code, expected):
    error = refused(does(small("AH 7C 8C 7S", "KH JH 9C 8S", "9S AS TS QS"), "play AH"), text)
    assert (error.code, error.got, error.expected) == (code, text.removeprefix("play "), expected)


def test_refusals_of_a_void_seat():
    table = ("AH 7C", "8S 9C TC", "KS 8C JC")
    free = does(small(*table), "play AH")
    assert said(free) == ["play TC", "play 9C", "play 8S"]
    must = does(small(*table, rules=three_hands(must_trump=True)), "play AH")
    error = refused(must, "play 8S")
    assert (error.code, error.expected) == (Code.PLAY_MUST_TRUMP, "TC 9C")
    over = does(small(*table, rules=three_hands(must_overtrump=True)), "play AH", "play TC")
    error = refused(over, "play 8C")
    assert (error.code, error.expected) == (Code.PLAY_MUST_OVERTRUMP, "JC KS")
    assert said(over) == ["play JC", "play KS"], "no duty to trump"


def test_refusals_where_nobody_must_follow():
    rules = three_hands(must_follow=False, must_trump=True, must_overtrump=True)
    state = does(small("TC AH", "9D QC JC", "8S 7S", rules=rules), "play TC")
    assert said(state) == ["play JC", "play 9D"]
    assert refused(state, "play QC").code is Code.PLAY_MUST_OVERTRUMP


def test_a_low_trump_where_trumps_were_led_and_can_be_beaten():
    """It follows suit, and its byte is not mistaken for that of another suit."""
    rules = three_hands(must_overtrump=True)
    state = does(small("TS AH", "7S JS 9D", "8S 9S", trump="S", rules=rules), "play TS")
    error = refused(state, "play 7S")
    assert (error.code, error.expected) == (Code.PLAY_MUST_OVERTRUMP, "JS")
    assert refused(state, "play 9D").code is Code.PLAY_MUST_FOLLOW


def test_refusals_before_play():
    calling = RULES.start(deal_of("AH", "TH", "9S"))
    error = refused(calling, "play AH")
    assert (error.code, error.got, error.expected) == (Code.ACTION_WRONG_PHASE, "play AH", "a call")
    assert refused(calling, "bid 11").code is Code.CALL_ILLEGAL
    naming = does(calling, "bid 3", "bid 5", "bid 2")
    error = refused(naming, "bid 6")
    assert (error.code, error.got, error.expected) == (Code.ACTION_WRONG_PHASE, "bid 6", "a trump suit")
    for suit in ("", "CD", "X"):
        with pytest.raises(IllegalActionError) as caught:
            naming.apply(NameTrump(suit))
        assert (caught.value.code, caught.value.got) == (Code.TRUMP_ILLEGAL, suit)


@pytest.mark.parametrize(
    ("text", "code", "got"),
    [
        ("", Code.ACTION_UNKNOWN, ""),
        ("plays AH", Code.ACTION_UNKNOWN, "plays AH"),
        ("bid", Code.CALL_UNKNOWN, "bid"),
        ("rob", Code.CALL_UNKNOWN, "rob"),
        ("trump", Code.SUIT_UNKNOWN, ""),
        ("trump CD", Code.SUIT_UNKNOWN, "CD"),
        ("trump h", Code.SUIT_UNKNOWN, "h"),
        ("play", Code.CARD_UNKNOWN, ""),
        ("play AH 7C", Code.CARD_UNKNOWN, "AH 7C"),
        ("play HA", Code.CARD_UNKNOWN, "HA"),
    ],
)
def test_texts_that_are_no_action(text, code, got):
    with pytest.raises(ParseError) as caught:
        RULES.start(deal_of("AH", "TH", "9S")).parse_action(text)
    assert (caught.value.code, caught.value.got) == (code, got)


def test_actions_are_values():
    state = RULES.start(deal_of("AH", "TH", "9S"))
    assert state.parse_action("bid 4") == Call(4)
    assert state.parse_action("trump S") == NameTrump("S")
    assert state.parse_action("play TH") == PlayCard(parse_card("TH"))
    assert does(state, "bid 3") == does(RULES.start(deal_of("AH", "TH", "9S")), "bid 3")
    assert hash(does(state, "bid 3")) == hash(does(state, "bid 3"))
    assert three_hands() == RULES
    assert three_hands(must_trump=True) != RULES
    assert hash(three_hands()) == hash(RULES)
    assert "layouts" not in repr(RULES)


def test_layouts_are_values():
    layout, again = RULES.layouts[0], three_hands().layouts[0]
    assert layout is not again
    assert (layout, hash(layout)) == (again, hash(again))
    assert layout != RULES.layouts[1]
    assert repr(layout) == f"Layout(deck={layout.deck!r}, orders={layout.orders!r})"


def test_what_is_seen_during_the_calls():
    state = does(RULES.start(deal_of("AH 7C", "TH 8S", "9S AS")), "bid 3")
    assert state.seen_by(Seat(0))["hand"] == CardSet.parse("AH 7C")
    assert state.seen_by(None) == {
        "phase": "auction",
        "dealer": 2,
        "opener": 0,
        "to_act": 1,
        "sides": (),
        "blanks": 0,
        "hand_sizes": (2, 2, 2),
        "calls": ((0, 3, "bid 3"),),
    }


def test_what_is_seen():
    state = does(RULES.start(deal_of("AH 7C", "TH 8S", "9S AS")), "bid 3", "bid 5", "bid 2")
    assert state.seen_by(None) == {
        "phase": "trump",
        "dealer": 2,
        "opener": 0,
        "to_act": 1,
        "sides": (),
        "blanks": 0,
        "hand_sizes": (2, 2, 2),
        "calls": ((0, 3, "bid 3"), (1, 5, "bid 5"), (2, 2, "bid 2")),
        "contract": Contract(Seat(1), 5, (3, 5, 2)),
    }
    state = does(state, "trump C", "play 8S", "play 9S", "play AH", "play AS")
    seen = state.seen_by(Seat(0))
    assert seen["hand"] == CardSet.parse("7C")
    assert seen["hand_sizes"] == (1, 1, 1 - 1)
    assert (seen["trump"], seen["leader"], seen["tricks"]) == ("C", 2, (0, 0, 1))
    assert seen["table"] == ((2, "play AS", CardSet.parse("AS")),)
    (trick,) = seen["past"]
    assert (trick.leader, [format_card(card) for card in trick.cards], trick.winner) == (
        1,
        ["8S", "9S", "AH"],
        2,
    )
    assert set(state.seen_by(None)) == set(seen) - {"hand"}
    over = does(state, "play 7C", "play TH")
    assert over.seen_by(Seat(1))["outcome"] == Outcome((10, 0, 10))
    assert over.seen_by(Seat(1))["tricks"] == (1, 0, 1)


@given(st.integers(0, 50), duties, orders, st.data())
def test_a_seat_sees_the_same_whatever_the_others_hold(seed, duties, orders, data):
    """Swap two cards between the other two hands: nothing that a seat or a spectator sees changes."""
    rules = three_hands(orders, **duties)
    deal = random_deal(rules, seed)
    state = does(rules.start(deal), "bid 5", "bid 2", "bid 2", "trump H")
    mine = data.draw(st.integers(0, 2))
    one, two = (seat for seat in range(3) if seat != mine)
    first, second = (
        data.draw(st.sampled_from(list(deal.hands[one]))),
        data.draw(st.sampled_from(list(deal.hands[two]))),
    )
    swap = {first: second, second: first}
    hands = tuple(CardSet.of(swap.get(card, card) for card in hand) for hand in deal.hands)
    other = does(
        rules.start(type(deal)(deal.dealer, deal.opener, hands)), "bid 5", "bid 2", "bid 2", "trump H"
    )
    assert state.seen_by(Seat(mine)) == other.seen_by(Seat(mine))
    assert state.seen_by(None) == other.seen_by(None)
    assert state.seen_by(Seat(one)) != other.seen_by(Seat(one))


@given(st.integers(0, 50), duties, orders, st.data())
def test_random_deals_keep_to_the_text(seed, duties, orders, data):
    """A whole deal: turn order, legal plays, winners, tricks and cards all agree with the slow reference."""
    rules, order = three_hands(orders, **duties), ORDERS[orders][2]
    deal = random_deal(rules, seed)
    hands = [words(hand) for hand in deal.hands]
    state = does(rules.start(deal), "bid 5", "bid 7", "bid 2")
    trump = data.draw(st.sampled_from("CDHS"))
    state = does(state, f"trump {trump}")
    leader, table, taken = state.to_act, [], [0, 0, 0]
    for number in range(30):
        assert state.to_act == (leader + len(table)) % 3
        hand = hands[state.to_act]
        legal = [text.removeprefix("play ") for text in said(state)]
        assert len(legal) == len(set(legal))
        assert set(legal) == reference.legal(hand, table, trump, order, **duties)
        card = data.draw(st.sampled_from(legal))
        hand.remove(card)
        table.append(card)
        state = does(state, f"play {card}")
        if len(table) == 3:
            leader = reference.winner(table, leader, trump, order)
            taken[leader] += 1
            table = []
        assert [words(state.hand(Seat(seat))) for seat in range(3)] == hands
        assert (state.phase == "over") == (number == 29)
    assert state.outcome == Outcome(tuple(10 * tricks for tricks in taken))
    assert [trick.winner for trick in state.now.played.past].count(0) == taken[0]


@given(st.integers(0, 50), st.integers(0, 29), duties, orders)
def test_packing_keeps_the_position(seed, plays, duties, orders):
    rules = three_hands(orders, **duties)
    state = does(rules.start(random_deal(rules, seed)), "bid 5", "bid 7", "bid 2", "trump S")
    for number in range(plays):
        state = state.apply(state.legal_actions()[-1 - number % 2 :][0])
    back = TrickState.unpack(rules, state.deal, state.now.contract, state.pack())
    assert back.pack() == state.pack()
    assert back.to_act == state.to_act
    assert said(back) == said(state)
    assert back.now.tricks == state.now.tricks
    assert back.now.table(rules) == state.now.table(rules)
    while state.phase == "play":
        state, back = state.apply(state.legal_actions()[0]), back.apply(back.legal_actions()[0])
    assert back.outcome == state.outcome


@pytest.mark.parametrize("texts", [(), ("play AH",), ("play AH", "play TH", "play 9S")])
def test_a_state_is_resumed_from_its_fields(texts):
    state = does(small("AH 7C", "TH 8S", "9S AS"), *texts)
    hands = tuple(state.hand(Seat(seat)) for seat in range(3))

    def resumed(deal, phase, faults):
        return RULES.resume(deal, phase, state.to_act, state.position(), faults)

    deal, faults = replace(state.deal, hands=hands), Faults()
    again = resumed(deal, state.phase, faults)
    assert (again.deal, again.phase, again.position()) == (deal, state.phase, state.position())
    assert said(again) == said(state)
    assert resumed(None, state.phase, faults) is None, "the fields are only read"
    assert not faults
    assert resumed(deal, "trump", faults) is None
    assert [fault.where for fault in faults] == ["phase"]


def test_only_a_deal_in_play_packs():
    with pytest.raises(SetupError) as caught:
        RULES.start(deal_of("AH", "TH", "9S")).pack()
    assert (caught.value.code, caught.value.got) == (Code.ACTION_WRONG_PHASE, "auction")


def test_duties_are_fields():
    assert {name: getattr(RULES, name) for name in DUTIES} == {
        "must_follow": True,
        "must_trump": False,
        "must_overtrump": False,
    }


def test_no_sides_may_come_to_be() -> None:
    rules = three_hands()
    assert rules.sidings(random_deal(rules, 1)) == ()
