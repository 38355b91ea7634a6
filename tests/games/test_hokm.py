"""The obligatory Hokm: pack, deal, options, points, match (rules 5 and 7)."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.auction.rules import Contract
from triumvir.cards.card import rank_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.errors import Code, SetupError
from triumvir.games.hokm.names import CALLS, SUITS
from triumvir.games.hokm.rules import OPTIONS
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.seats import Seat

HOKM = find("hokm")
RULES = HOKM.rules()

SWEEP = Deal(
    Seat(2),
    Seat(0),
    tuple(
        CardSet.parse(hand)
        for hand in (
            "JS 9S AS TS KS QS 8S 7S AH TH",
            "KH QH JH 9H 8H AC TC KC QC JC",
            "9C 8C 7C AD TD KD QD JD 9D 8D",
        )
    ),
)
"""Seat 0 takes all ten tricks with spades as trumps."""


def points(calls, tricks, **options):
    """What a deal scores."""
    return HOKM.rules(**options).play.settle(Contract(None, 0, tuple(calls)), tuple(tricks))


def calls_of(match, *calls):
    """The match after some calls, each by the seat whose turn it is."""
    for call in calls:
        match = match.apply_text(f"{match.state.to_act} {call}")
    return match


def play_out(match):
    """The match after the rest of the deal, the last legal action being chosen each time."""
    while match.state.to_act is not None:
        match = match.apply(match.state.legal_actions()[-1])
    return match


def test_the_pack_has_thirty_cards():
    """5.2: ace to eight in every suit, and the two black sevens."""
    cards = str(RULES.play.deck.all).split()
    assert len(cards) == 30
    assert Counter(card[1] for card in cards) == {"C": 8, "D": 7, "H": 7, "S": 8}
    assert {card for card in cards if card[0] == "7"} == {"7C", "7S"}
    assert {card[0] for card in cards} == set("789TJQKA")


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_packets_of_three_and_two_from_the_dealers_right(dealer):
    """5.6."""
    order = [(dealer + step) % 3 for step in (1, 2, 3)]
    expected = [seat for packet in (3, 2, 3, 2) for seat in order for _ in range(packet)]
    assert [RULES.play.plan.seat_at(place, dealer) for place in range(30)] == expected


def test_defaults():
    assert (RULES.seats, RULES.next_dealer, RULES.redraw, RULES.direction) == (3, "rotate", False, "ccw")
    assert RULES.chosen.diff() == {}
    assert {option.name: option.default for option in OPTIONS} == {
        "direction": "ccw",
        "first_dealer": "random",
        "next_dealer": "rotate",
        "trump_order": "suit_chosen",
        "bass": "two",
        "call_mode": "free_once",
        "tie_caller": "earliest",
        "must_trump": False,
        "must_overtrump": False,
        "fail_penalty": "call",
        "overtricks": 0,
        "kabbout_fail": 100,
        "target": 500,
    }


def test_display_options_reach_the_rules():
    rules = HOKM.rules(direction="cw", next_dealer="same")
    assert (rules.direction, rules.next_dealer) == ("cw", "same")


@pytest.mark.parametrize(
    ("name", "value"),
    [("bass", "one"), ("overtricks", 2), ("target", 0), ("must_trump", 1), ("kabbout_fail", 11)],
)
def test_values_that_are_not_offered(name, value):
    with pytest.raises(SetupError) as caught:
        HOKM.rules(**{name: value})
    assert caught.value.code is Code.OPTION_VALUE


@pytest.mark.parametrize(
    ("options", "trump", "cards", "winner"),
    [
        ({}, "C", "AC JC 9C", 1),
        ({}, "S", "AC JC 9C", 0),
        ({}, "S", "AS JS 9S", 1),
        ({"trump_order": "clubs_always"}, "S", "9C AC JC", 2),
        ({"trump_order": "clubs_always"}, "C", "AC JC 9C", 1),
        ({"trump_order": "clubs_always"}, "S", "JS AS 9S", 1),
        ({"trump_order": "clubs_always"}, "D", "8H TH AC", 1),
    ],
)
def test_card_orders(options, trump, cards, winner):
    """5.3; 7.1 `trump_order`."""
    order = [next(iter(CardSet.parse(card))) for card in cards.split()]
    assert HOKM.rules(**options).play.winner(trump, Seat(0), order) == winner


def test_duties():
    """5.12; 7.1 `must_trump`, `must_overtrump`."""
    for trumping, over in product((False, True), repeat=2):
        play = HOKM.rules(must_trump=trumping, must_overtrump=over).play
        assert (play.must_follow, play.must_trump, play.must_overtrump) == (True, trumping, over)


@pytest.mark.parametrize(
    ("options", "calls", "contract"),
    [
        ({}, ["bid 4", "bid 4", "bid 3"], Contract(Seat(1), 4, (3, 4, 4))),
        ({}, ["bid 2", "bid 2", "bid 2"], Contract(Seat(1), 2, (2, 2, 2))),
        ({}, ["bid 10", "bid 9", "bid 2"], Contract(Seat(1), 10, (2, 10, 9))),
        ({"tie_caller": "latest"}, ["bid 5", "bid 5", "bid 5"], Contract(Seat(0), 5, (5, 5, 5))),
        ({"bass": "pass_zero"}, ["pass", "bid 2", "pass"], Contract(Seat(2), 2, (0, 0, 2))),
        ({"call_mode": "ascending"}, ["bid 2", "bid 2", "bid 2"], Contract(Seat(1), 2, (2, 2, 2))),
        (
            {"call_mode": "ascending", "tie_caller": "latest"},
            ["bid 2", "bid 2", "bid 2"],
            Contract(Seat(0), 2, (2, 2, 2)),
        ),
        ({"call_mode": "ascending"}, ["bid 3", "bid 4", "bid 2", "bid 2"], Contract(Seat(2), 4, (2, 3, 4))),
        ({"call_mode": "ascending"}, ["bid 10"], Contract(Seat(1), 10, (2, 10, 2))),
        (
            {"call_mode": "ascending", "bass": "pass_zero"},
            ["bid 2", "pass", "bid 3", "pass", "pass"],
            Contract(Seat(0), 3, (3, 2, 0)),
        ),
    ],
)
def test_calls_and_who_names_trumps(options, calls, contract):
    """5.7-5.9, 5.A; dealer is seat 0."""
    deal = Deal(Seat(0), Seat(1), SWEEP.hands)
    match = calls_of(Match.start(HOKM.rules(**options), 1, [deal]), *calls)
    assert match.state.phase == "trump"
    assert match.state.now.contract == contract
    assert match.state.to_act == contract.declarer
    assert match.apply_text(f"{contract.declarer} trump D").state.to_act == contract.declarer


def test_ascending_numbers_begin_behind_the_declining_word():
    deal = Deal(Seat(0), Seat(1), SWEEP.hands)
    for options, legal in [
        ({}, ["bid 2", *(f"bid {number}" for number in range(4, 11))]),
        ({"bass": "pass_zero"}, ["pass", *(f"bid {number}" for number in range(4, 11))]),
    ]:
        match = calls_of(Match.start(HOKM.rules(call_mode="ascending", **options), 1, [deal]), "bid 3")
        assert [match.state.format_action(action) for action in match.state.legal_actions()] == legal


@pytest.mark.parametrize("call", range(2, 11))
@pytest.mark.parametrize("tricks", range(11))
def test_points_of_every_call_and_number_of_tricks(call, tricks):
    """5.15-5.17 and the options, case by case."""
    rest = (10 - tricks, 0)
    made, sweep = tricks >= call, call == 10
    (base, *_), (short, *_) = (
        points((call, 2, 2), (tricks, *rest)),
        points((call, 2, 2), (tricks, *rest), fail_penalty="shortfall"),
    )
    (over, *_) = points((call, 2, 2), (tricks, *rest), overtricks=1)
    if made:
        assert base == short == (200 if sweep else 10 * call)
        assert over == base + tricks - call
    elif sweep:
        assert base == short == over == -100
        for loss in (10, 100, 200):
            assert points((call, 2, 2), (tricks, *rest), kabbout_fail=loss)[0] == -loss
    else:
        assert base == over == -10 * call
        assert short == -10 * (call - tricks)


def test_points_of_a_pass():
    """5.B: contract 0 scores 0 whatever is taken, extra tricks too."""
    for tricks in range(11):
        assert points((0, 2, 2), (tricks, 10 - tricks, 0), bass="pass_zero", overtricks=1)[0] == 0


@given(st.lists(st.integers(2, 10), min_size=3, max_size=3), st.permutations([0, 3, 7]))
def test_everybody_is_measured_by_himself(calls, tricks):
    """A seat's points depend on its own call and tricks only, so turning the table turns the points."""
    found = points(calls, tricks)
    assert points(calls[1:] + calls[:1], tricks[1:] + tricks[:1]) == found[1:] + found[:1]
    for seat in range(3):
        others = [calls[seat] if at == seat else 2 for at in range(3)]
        assert points(others, tricks)[seat] == found[seat]


def test_a_whole_deal():
    match = calls_of(Match.start(RULES, 1, [SWEEP]), "bid 10", "bid 2", "bid 3", "trump S")
    match = play_out(match)
    assert match.state.outcome.points == (200, -20, -30)
    assert match.totals == (200, -20, -30)
    assert match.past[-1].outcome == match.state.outcome
    assert len(match.past[-1].actions) == 34


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((500, 480, -30), (0,)),
        ((490, 495, 499), ()),
        ((510, 530, 0), (1,)),
        ((520, 520, 560), (2,)),
        ((560, 520, 560), ()),
        ((-500, 100, 200), ()),
    ],
)
def test_the_end_of_a_match(totals, winners):
    """5.18."""
    assert RULES.ends(totals, 9) == winners


def test_another_target():
    assert HOKM.rules(target=300).ends((310, 200, 300), 2) == (0,)
    assert HOKM.rules(target=300).ends((310, 200, 310), 2) == ()


@pytest.mark.parametrize(("way", "dealers"), [("rotate", [2, 0, 1, 2]), ("same", [2, 2, 2, 2])])
def test_the_next_dealer(way, dealers):
    """5.19."""
    match = Match.start(HOKM.rules(next_dealer=way), "next", [SWEEP])
    seen = [match.state.deal.dealer]
    for _ in range(3):
        match = play_out(calls_of(match, "bid 2", "bid 2", "bid 2")).deal_next()
        seen.append(match.state.deal.dealer)
        assert match.state.deal.opener == (seen[-1] + 1) % 3
    assert seen == dealers


def test_a_deal_that_is_thrown_in_is_dealt_again_by_the_same_dealer():
    """0; 5.B."""
    match = Match.start(HOKM.rules(bass="pass_zero"), "blank", [SWEEP])
    for blanks in (1, 2):
        match = calls_of(match, "pass", "pass", "pass")
        assert match.state.outcome.thrown_in
        assert (match.totals, match.winners) == ((0, 0, 0), ())
        match = match.deal_next()
        assert (match.state.deal.dealer, match.state.deal.opener, match.state.deal.blanks) == (2, 0, blanks)
        assert match.state.deal.hands != SWEEP.hands
    assert match.deals == 0


def test_a_random_seat_deals_first():
    """5.5."""
    dealers = Counter(RULES.opening(Rng.stream(seed)).dealer for seed in range(300))
    assert set(dealers) == {0, 1, 2}
    assert min(dealers.values()) > 60
    assert RULES.opening(Rng.stream(1)).draws == ()


@given(st.integers(0, 10_000))
def test_the_lowest_card_deals(seed):
    """7.1 `low_card`: seats in order draw; who ties for lowest draws again."""
    opening = HOKM.rules(first_dealer="low_card").opening(Rng.stream(seed))
    drawing = [0, 1, 2]
    seen = []
    for draws in opening.draws:
        assert [seat for seat, _ in draws] == drawing
        seen += [card for _, card in draws]
        lowest = max("ATKQJ987".index(rank_of(card)) for _, card in draws)
        drawing = [seat for seat, card in draws if "ATKQJ987".index(rank_of(card)) == lowest]
    assert drawing == [opening.dealer]
    assert len(seen) == len(set(seen)), "cards drawn stay out of the pack"


def test_names():
    assert (CALLS[2], CALLS[5], CALLS[10]) == ("bass", "bid-5", "kabbout")
    assert set(CALLS) == {0, *range(2, 11)}
    assert set(SUITS) == set("CDHS")


def test_a_match_follows_from_its_seed():
    def finish(seed):
        match = Match.start(HOKM.rules(target=40), seed)
        while not match.winners:
            match = play_out(calls_of(match, "bid 2", "bid 2", "bid 2"))
            if not match.winners:
                match = match.deal_next()
        return match

    assert finish("one") == finish("one")
    assert finish("one").past != finish("two").past
    assert max(finish("one").totals) >= 40
