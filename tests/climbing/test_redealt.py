"""The same moment with other hands: what was said, put down and counted stays."""

from dataclasses import replace
from itertools import pairwise

import pytest

from tests.contract.cases import every_case, exact, hands_of, moments, union
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.cards.text import parse_card
from triumvir.climbing.playing import Playing
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.errors import Code, SetupError
from triumvir.games.game import Rules
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.seats import Seat
from triumvir.views.view import view_of

CASES = [case for case in every_case() if isinstance(case.values[0].play, ClimbingRules)]


def states(rules: Rules) -> list[ClimbingState]:
    """Every state of a deal."""
    found = [match.state for match in moments(rules)]
    return [state for state in found if isinstance(state, ClimbingState)]


def mixed(state: ClimbingState, keep: int, rng: Rng) -> tuple[CardSet, ...]:
    """Other hands, that of `keep` untouched."""
    hands = [*hands_of(state)]
    rest = rng.shuffled([*union(hand for seat, hand in enumerate(hands) if seat != keep)])
    for seat, hand in enumerate(hands):
        if seat != keep:
            hands[seat] = CardSet.of(rest[: len(hand)])
            rest = rest[len(hand) :]
    return tuple(hands)


def played(state: ClimbingState, action: object, after: ClimbingState) -> ClimbingState:
    """The state after an action that names its cards."""
    return state.apply(state.parse_action(exact(state, action, after)))


@pytest.mark.parametrize("rules", CASES)
def test_the_same_hands_are_the_same_moment(rules: Rules) -> None:
    for state in states(rules)[:-1:3]:
        again = state.redealt(hands_of(state))
        assert again.deal == state.deal
        assert again.legal_actions() == state.legal_actions()
        for viewer in (*range(rules.seats), None):
            for recall in (True, False):
                assert view_of(again, viewer, recall=recall) == view_of(state, viewer, recall=recall)
        assert again.redealt(hands_of(state)) == again
        assert hands_of(again) == hands_of(state)


@pytest.mark.parametrize("rules", CASES)
def test_other_hands_leave_what_was_seen(rules: Rules) -> None:
    """All but the hands; what was put down by rank is the same cards, whatever lower ones are held now."""
    rng = Rng.stream("redealt")
    for state in states(rules)[:-1:3]:
        keep = rng.below(rules.seats)
        hands = mixed(state, keep, rng)
        other = state.redealt(hands)
        assert hands_of(other) == hands
        assert sum(map(len, other.deal.hands)) + len(other.deal.kitty) == len(rules.play.deck)
        assert (other.phase, other.to_act) == (state.phase, state.to_act)
        mine, seen = view_of(other, keep, recall=True), view_of(state, keep, recall=True)
        assert replace(mine, kitty=(), legal=()) == replace(seen, kitty=(), legal=())
        if isinstance(state.now, Playing) and isinstance(other.now, Playing):
            assert other.now.counts == tuple(map(state.rules.counts, hands))
            assert (other.now.turn, other.now.bombs) == (state.now.turn, state.now.bombs)


@pytest.mark.parametrize("rules", CASES)
def test_both_end_alike_when_played_alike(rules: Rules) -> None:
    """From any moment the same cards end in the same payment: plays, bombs and calls were kept."""
    found = states(rules)
    for at in range(0, len(found) - 1, 5):
        other = found[at].redealt(hands_of(found[at]))
        actions = [action.partition(" ")[2] for action in moments(rules)[-1].actions[at:]]
        for (before, after), action in zip(pairwise(found[at:]), actions, strict=True):
            other = played(other, before.parse_action(action), after)
            assert hands_of(other) == hands_of(after)
        assert other.outcome == found[-1].outcome


def test_strong_hands_follow_from_the_hands() -> None:
    rules = find("dou_dizhu").rules("text", strong_hand_must_bid3=True, opener_ceremony="dealer")
    state = Match.start(rules, 7).state
    seat = state.to_act
    assert seat is not None
    jokers = CardSet.parse("b r")
    rest = [*(rules.play.deck.all - jokers)]
    plain = tuple(CardSet.of(rest[at:51:3]) for at in range(3))
    strong = list(plain)
    strong[seat] = jokers | CardSet.of([*plain[seat]][:15])
    kitty = (*jokers, rest[51])
    weak = state.redealt(plain, kitty)
    assert weak.deal.kitty == kitty
    assert len(weak.legal_actions()) == 4
    assert [action.level for action in weak.redealt(tuple(strong)).legal_actions()] == [3]
    rest_of_all = plain[seat] - strong[seat] | CardSet.of([rest[51]])
    assert CardSet.of(weak.redealt(tuple(strong)).deal.kitty) == rest_of_all


def test_the_kitty_stays_with_its_takers() -> None:
    rules = find("dou_dizhu/4").rules("text", kitty_to="split", opener_ceremony="dealer")
    match = Match.start(rules, 7)
    declarer = Seat(match.state.deal.opener)
    partner = Seat((declarer + 2) % 4)
    state = match.apply_text(f"{declarer} bid 3").state
    hands, kitty = [*hands_of(state)], state.deal.kitty
    gone, other = kitty[0], next(card for card in hands[partner] if card not in kitty)
    hands[declarer] = hands[declarer] - CardSet.of([gone]) | CardSet.of([other])
    hands[partner] = hands[partner] - CardSet.of([other]) | CardSet.of([gone])
    after = state.redealt(tuple(hands))
    assert after.deal.kitty[1:] == kitty[1:]
    assert after.deal.kitty[0] == next(card for card in hands[declarer] if card not in kitty)
    for seat, hand in enumerate(after.deal.hands):
        taken = {declarer: after.deal.kitty[:4], partner: after.deal.kitty[4:]}.get(Seat(seat), ())
        assert hand == hands[seat] - CardSet.of(taken)
    assert state.redealt(tuple(hands), kitty[::-1]).deal.kitty == kitty[::-1]


def test_nothing_is_dealt_again_when_all_is_over() -> None:
    over = states(find("big_three").rules())[-1]
    with pytest.raises(SetupError) as refused:
        over.redealt(hands_of(over))
    assert refused.value.code == Code.ACTION_WRONG_PHASE


def small_kitty(**options: object) -> ClimbingState:
    """Seat 1 took 6 b r and is to lead; he holds a 2C, the lowest card there is."""
    rules = find("dou_dizhu").rules("text", **options).play
    assert isinstance(rules, ClimbingRules)
    hands = tuple(map(CardSet.parse, ("3C 4C 5C", "2C 4D 5D", "7C 8C 9C")))
    kitty = tuple(CardSet.parse("6C b r"))
    state = ClimbingState.start(rules, Deal(Seat(2), Seat(1), hands, kitty, blanks=2))
    return state.apply(state.parse_action("bid 3"))


def test_the_lowest_other_cards_take_the_place_of_kitty_cards_given_away() -> None:
    state = small_kitty()
    for now, kitty, dealt in (
        ("2C 4D 5D 6C b r", "6C b r", "2C 4D 5D"),
        ("2C 4D 5D 9C b r", "2C b r", "4D 5D 9C"),
        ("4D 5D 6C 7C 9C r", "6C 4D r", "5D 7C 9C"),
        ("2C 3C 4D 5D 9C r", "2C 3C r", "4D 5D 9C"),
        ("3C 4D 5D 7C 8C 9C", "3C 4D 5D", "7C 8C 9C"),
    ):
        mine = CardSet.parse(now)
        rest = [*(union(hands_of(state)) - mine)]
        after = state.redealt((CardSet.of(rest[:3]), mine, CardSet.of(rest[3:])))
        assert after.deal.kitty == tuple(map(parse_card, kitty.split()))
        assert after.deal.hands == (CardSet.of(rest[:3]), CardSet.parse(dealt), CardSet.of(rest[3:]))
        assert (after.deal.dealer, after.deal.opener, after.deal.blanks) == (2, 1, 2)
        assert hands_of(after)[1] == mine


def test_a_kitty_card_put_down_before_a_position_stays() -> None:
    """Where play was set up in its middle the taker need not hold it at the first lead that is known."""
    state = small_kitty()
    for text in ("play 6", "pass", "pass"):
        state = state.apply(state.parse_action(text))
    assert isinstance(state.now, Playing)
    held = hands_of(state)
    now = Playing(replace(state.now.terms, held=held), state.now.counts, state.now.turn, state.now.bombs)
    later = ClimbingState(state.rules, replace(state.deal, hands=held), now)
    mine = CardSet.parse("2C 3C 4D 5D r")
    hands = CardSet.parse("4C 5C 7C"), mine, CardSet.parse("8C 9C b")
    after = later.redealt(hands)
    assert after.deal.kitty == tuple(map(parse_card, ("6C", "2C", "r")))
    assert after.deal.hands == (hands[0], CardSet.parse("3C 4D 5D"), hands[2])
    assert hands_of(after) == hands


def test_moves_are_followed_once_and_from_where_they_were() -> None:
    """Cards are followed when somebody asks; that is no part of a state."""
    state = small_kitty()
    followed = small_kitty()
    for text in ("play 2", "pass", "pass", "play 6", "play 7", "pass"):
        hands_of(followed)
        state, followed = (each.apply(each.parse_action(text)) for each in (state, followed))
    assert isinstance(state.now, Playing)
    assert isinstance(followed.now, Playing)
    assert state.now.trace is None
    assert followed.now.trace is not None
    assert (state, hash(state), repr(state)) == (followed, hash(followed), repr(followed))
    trace = state.now.followed(state.rules)
    assert trace == followed.now.followed(state.rules)
    assert state.now.followed(state.rules) is trace is state.now.trace
