"""The fold over deals: totals, seats, dealers, blank rounds, ends, and deals given from outside."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.fakes import DECK, fake_rules
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.errors import Code, IllegalActionError, ParseError, SetupError
from triumvir.games.match import Match, Played, next_dealer
from triumvir.games.opening import FirstWord, Opening
from triumvir.games.shared import DealsOrTarget
from triumvir.seats import Outcome, Seat

PAYMENTS = ("out 2 -1 -1", "out -1 -1 2", "out 0 0 0")


def played(match, *texts):
    """The match after some actions of whoever is to act; "next" deals."""
    for text in texts:
        match = match.deal_next() if text == "next" else match.apply_text(f"{match.state.to_act} {text}")
    return match


def given_deal(
    dealer=0, opener=1, blanks=0, sides=(), hands=("3C 3D", "3H 3S", "4C 4D"), kitty="4H 4S 5C 5D 5H 5S"
):
    """A whole deal of the fake pack."""
    cards = tuple(CardSet.parse(hand) for hand in hands)
    return Deal(Seat(dealer), Seat(opener), cards, tuple(CardSet.parse(kitty)), sides, blanks)


def refused(error, code, act):
    """Whether something is refused with a code."""
    with pytest.raises(error) as caught:
        act()
    assert caught.value.code is code
    return caught.value


def test_the_first_deal_follows_from_rules_and_seed():
    match = Match.start(fake_rules(), 7)
    assert match == Match.start(fake_rules(opening=match.rules.opening, game=match.rules.game), "7")
    assert (match.seed, match.seating, match.totals, match.actions, match.past) == (
        "7",
        (0, 1, 2),
        (0, 0, 0),
        (),
        (),
    )
    assert (match.opening.dealer, match.word.opener) == (1, 2)
    deal = match.state.deal
    hands, kitty = match.rules.play.plan.deal(Rng.stream("7", "pack", 0).shuffled(DECK.cards), 1)
    assert deal == Deal(Seat(1), Seat(2), hands, kitty, (), 0)


def test_streams_are_one_for_each_deal_and_use():
    asked = []

    def opening(rng):
        asked.append(("opening", rng.words))
        return Opening(Seat(0))

    def opener(rng, dealer, hands):
        asked.append(("opener", rng.words))
        return FirstWord(Seat(0))

    match = Match.start(fake_rules(opening=opening, opener=opener, redraw=True), "s")
    match = played(match, "out 1 0 0", "next", "blank", "next")
    assert asked == [
        (name, Rng.stream("s", name, number).words)
        for name, number in [("opening", 0), ("opener", 0), ("opening", 1), ("opener", 1), ("opener", 2)]
    ]
    packs = [past.deal.hands for past in match.past] + [match.state.deal.hands]
    plan = match.rules.play.plan
    assert packs == [plan.deal(Rng.stream("s", "pack", n).shuffled(DECK.cards), 0)[0] for n in range(3)]


def test_actions_and_totals_are_kept():
    match = played(Match.start(fake_rules(), 1), "wait", "wait", "out 2 -1 -1")
    assert match.actions == ("2 wait", "0 wait", "1 out 2 -1 -1")
    assert match.totals == (2, -1, -1)
    outcome = Outcome((2, -1, -1), Seat(1))
    assert match.past == (Played(match.state.deal, match.actions, outcome, (0, 1, 2)),)
    match = played(match, "next")
    assert (match.actions, match.deals, len(match.past)) == ((), 1, 1)
    match = played(match, "out 1 1 -2")
    assert (match.totals, match.deals) == ((3, 0, -3), 2)
    assert match.past[1].actions == ("0 out 1 1 -2",)


def test_applying_a_value_is_applying_its_text():
    match = Match.start(fake_rules(), 1)
    assert match.apply(("wait",)) == match.apply_text("2 wait")
    assert match.actions == ()


@pytest.mark.parametrize("way", ["winner", "rotate", "same"])
@given(st.integers(0, 3), st.integers(0, 3), st.integers(3, 4))
def test_who_deals_next(way, dealer, first_out, seats):
    dealer, first_out = Seat(dealer % seats), Seat(first_out % seats)
    expected = {"winner": first_out, "rotate": (dealer + 1) % seats, "same": dealer}
    assert next_dealer(way, dealer, first_out, seats) == expected[way]
    without = {"winner": (dealer + 1) % seats, "rotate": (dealer + 1) % seats, "same": dealer}
    assert next_dealer(way, dealer, None, seats) == without[way]


@pytest.mark.parametrize(("way", "dealer"), [("winner", 0), ("rotate", 2), ("same", 1)])
def test_the_next_deal_is_dealt_by_that_seat(way, dealer):
    match = played(Match.start(fake_rules(next_dealer=way), 1), "wait", "out 2 -1 -1", "next")
    assert (match.opening, match.state.deal.dealer) == (Opening(Seat(dealer)), dealer)
    assert match.word == FirstWord(Seat((dealer + 1) % 3))


@pytest.mark.parametrize("way", ["winner", "rotate", "same"])
def test_a_deal_that_is_thrown_in_is_dealt_again_by_the_same_dealer(way):
    match = played(Match.start(fake_rules(next_dealer=way), 1), "wait", "blank")
    assert (match.deals, match.totals, len(match.past), match.winners) == (0, (0, 0, 0), 1, ())
    first = match.state.deal
    match = played(match, "next")
    again = match.state.deal
    assert (again.dealer, again.blanks) == (first.dealer, 1)
    assert again.hands != first.hands


def test_blank_rounds_are_counted_until_a_deal_is_paid():
    match = Match.start(fake_rules(), 1)
    blanks = [match.state.deal.blanks]
    for text in ("blank", "blank", "out 0 0 0", "blank", "out 0 0 0", "out 0 0 0"):
        match = played(match, text, "next")
        blanks.append(match.state.deal.blanks)
    assert blanks == [0, 1, 2, 0, 1, 0, 0]


def test_a_match_ends_after_so_many_paid_deals():
    match = Match.start(fake_rules(ends=DealsOrTarget(2, None)), 1)
    match = played(match, "out 2 -1 -1", "next", "blank", "next")
    assert match.winners == ()
    match = played(match, "out -1 -1 2")
    assert match.winners == (0, 2)
    error = refused(IllegalActionError, Code.MATCH_OVER, match.deal_next)
    assert (error.got, error.expected) == ("the next deal", "no deal, the match is over")


def test_nobody_wins_while_a_deal_runs():
    match = played(Match.start(fake_rules(ends=lambda totals, deals: (0,)), 1), "wait")
    assert match.winners == ()
    assert played(match, "blank").winners == ()
    assert played(match, "out 0 0 0").winners == (0,)
    error = refused(IllegalActionError, Code.DEAL_RUNNING, match.deal_next)
    assert (error.got, error.expected) == ("the next deal", "the end of the running deal")


@given(
    st.lists(st.tuples(*[st.integers(-5, 5)] * 3), min_size=1, max_size=6),
    st.integers(1, 4),
    st.integers(1, 9),
)
def test_ends_by_deals_or_by_target(points, deals, target):
    totals = [0, 0, 0]
    for number, paid in enumerate(points, 1):
        totals = [total + more for total, more in zip(totals, paid, strict=True)]
        best = tuple(player for player in range(3) if totals[player] == max(totals))
        assert DealsOrTarget(deals, None)(totals, number) == (best if number >= deals else ())
        reached = any(total >= target for total in totals)
        assert DealsOrTarget(deals, target)(totals, number) == (best if reached else ())


def test_players_move_and_their_totals_with_them():
    moves = iter([(2, 0, 3, 1), (1, 0, 2, 3)])

    def opening(rng):
        return Opening(Seat(0), (0, 1, 0, 1), tuple(map(Seat, next(moves))))

    match = Match.start(fake_rules(4, opening=opening, redraw=True), 1)
    assert match.seating == (2, 0, 3, 1)
    match = played(match, "out 10 20 30 40")
    assert match.totals == (20, 40, 10, 30)
    assert match.past[0].seating == (2, 0, 3, 1)
    match = played(match, "next")
    assert match.seating == (0, 2, 3, 1)
    match = played(match, "out 1 2 3 4")
    assert match.totals == (21, 44, 12, 33)


def test_a_blank_round_moves_nobody_even_where_partners_are_drawn_anew():
    moves = iter([(2, 0, 3, 1)])

    def opening(rng):
        return Opening(Seat(3), (1, 0, 1, 0), tuple(map(Seat, next(moves))))

    match = played(Match.start(fake_rules(4, opening=opening, redraw=True), 1), "blank", "next")
    assert match.seating == (2, 0, 3, 1)
    assert match.opening == Opening(Seat(3), (1, 0, 1, 0))


def test_sides_stay_where_partners_are_drawn_once():
    opening = Opening(Seat(2), (0, 0, 1, 1), (Seat(1), Seat(0), Seat(2), Seat(3)), (((Seat(0), 3),),))
    match = Match.start(fake_rules(4, opening=lambda rng: opening), 1)
    assert match.opening == opening
    match = played(match, "out 1 1 -1 -1", "next")
    assert (match.opening, match.state.deal.sides) == (Opening(Seat(3), (0, 0, 1, 1)), (0, 0, 1, 1))
    assert match.seating == (1, 0, 2, 3)


WRONG_TEXT = [
    ("", ParseError, Code.SEAT_UNKNOWN),
    ("x wait", ParseError, Code.SEAT_UNKNOWN),
    ("3 wait", ParseError, Code.SEAT_UNKNOWN),
    ("-1 wait", ParseError, Code.SEAT_UNKNOWN),
    ("02 wait", ParseError, Code.SEAT_UNKNOWN),
    ("0 wait", IllegalActionError, Code.TURN_OTHER_SEAT),
    ("2 dance", ParseError, Code.ACTION_UNKNOWN),
]


@pytest.mark.parametrize(("text", "error", "code"), WRONG_TEXT)
def test_texts_that_are_no_action_of_the_seat_to_act(text, error, code):
    match = Match.start(fake_rules(), 1)
    caught = refused(error, code, lambda: match.apply_text(text))
    assert text.endswith(caught.got)
    expected = {
        Code.SEAT_UNKNOWN: "a seat from 0 to 2 and its action",
        Code.TURN_OTHER_SEAT: "an action of seat 2",
    }
    assert caught.expected == expected.get(code, caught.expected)
    assert match.apply_text("2 wait").state.to_act == 0


def test_no_action_after_the_end_of_a_deal():
    match = played(Match.start(fake_rules(), 1), "out 1 1 1")
    error = refused(IllegalActionError, Code.DEAL_OVER, lambda: match.apply_text("2 wait"))
    assert (error.got, error.expected) == ("2 wait", "no action, the deal is over")
    refused(IllegalActionError, Code.DEAL_OVER, lambda: match.apply(("wait",)))


def test_given_deals_are_used_before_the_seed_is_asked():
    deals = (given_deal(dealer=2, opener=0, blanks=3), given_deal(dealer=0, opener=2, blanks=9))
    match = Match.start(fake_rules(next_dealer="same"), 5, deals)
    assert (match.state.deal, match.state.to_act, match.dealt) == (deals[0], 0, deals)
    assert (match.opening, match.word) == (Opening(Seat(2)), FirstWord(Seat(0)))
    match = played(match, "out 1 0 0", "next")
    assert match.state.deal == replace(deals[1], blanks=0)
    assert (match.opening, match.word) == (Opening(Seat(0)), FirstWord(Seat(2)))
    match = played(match, "blank", "next")
    seeded = match.rules.play.plan.deal(Rng.stream(5, "pack", 2).shuffled(DECK.cards), 0)
    assert (match.state.deal.hands, match.state.deal.dealer, match.state.deal.blanks) == (seeded[0], 0, 1)


def test_a_given_deal_after_a_blank_round_knows_of_it():
    deals = (given_deal(blanks=1), given_deal(), given_deal())
    match = played(Match.start(fake_rules(), 5, deals), "blank", "next")
    assert match.state.deal.blanks == 2
    assert played(match, "blank", "next").state.deal.blanks == 3


def test_given_deals_seat_nobody_anew():
    def opening(rng):
        return Opening(Seat(0), (0, 1, 0, 1), (Seat(1), Seat(0), Seat(2), Seat(3)), (((Seat(0), 3),),))

    four = ("3C 3D", "3H 3S", "4C 4D", "4H 4S")
    deals = [given_deal(3, 3, 0, (1, 0, 0, 1), four, "5C 5D 5H 5S")] * 2
    match = Match.start(fake_rules(4, opening=opening, redraw=True), 5, deals)
    assert (match.seating, match.opening) == ((0, 1, 2, 3), Opening(Seat(3), (1, 0, 0, 1)))
    match = played(match, "out 1 1 1 1", "next")
    assert (match.seating, match.opening) == ((0, 1, 2, 3), Opening(Seat(3), (1, 0, 0, 1)))
    match = played(match, "out 1 1 1 1", "next")
    assert match.seating == (1, 0, 2, 3)


@pytest.mark.parametrize("number", [0, 1])
def test_a_given_deal_that_is_none_of_the_game_is_refused(number):
    wrong = given_deal(dealer=5, hands=("3C 3D", "3H 3S", "4C"))
    deals = [given_deal(), given_deal()]
    deals[number] = wrong
    with pytest.raises(SetupError) as caught:
        played(Match.start(fake_rules(), 5, deals), "out 0 0 0", "next")
    assert [fault.code for fault in caught.value.faults] == [Code.SEAT_UNKNOWN, Code.DEAL_HAND_SIZE]


def test_which_side_the_next_seat_sits_on():
    assert fake_rules(direction="cw").next_sits == "left"
    assert fake_rules(direction="ccw").next_sits == "right"
