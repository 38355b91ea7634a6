"""The same moment with other hands: what was said, put down and counted stays."""

import pickle
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.contract.cases import every_case, exact, hands_of, moments, union
from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import Play
from triumvir.climbing.playing import Playing
from triumvir.climbing.rules import ClimbingRules, Memo
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


def test_texts_are_kept_up_to_a_number_and_not_sent_along(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = find("big_three").rules().play
    assert isinstance(rules, ClimbingRules)
    low = Play(1, rules.reading(1), 0)
    assert rules.told(low) == rules.told(low._replace(cards=1 << 8)) == "play 4"
    monkeypatch.setattr(Memo, "MOST", 2)
    memo = Memo()
    for number in range(3):
        memo.keep((number, 0), str(number))
    assert memo == {(2, 0): "2"}
    assert pickle.loads(pickle.dumps(memo)) == {}


def test_hands_are_counted_by_mask_as_card_by_card() -> None:
    rng = Rng.stream("masks")
    for rules in {case.values[0].play for case in CASES}:
        for _ in range(9):
            hand = CardSet.of(rng.shuffled([*map(Card, rules.deck.cards)])[: rng.below(34)])
            assert rules.counted(hand.mask) == rules.counts(hand)


def test_who_may_not_be_strong() -> None:
    rules = find("dou_dizhu").rules("text", strong_hand_must_bid3=True).play
    assert rules.doubted(Seat(1), (0, 1, 2, 0)) == {0, 1, 2}
    assert rules.doubted(Seat(1), (0, 3)) == {1}
    assert rules.is_strong(CardSet.parse("b r"))
    assert not rules.is_strong(CardSet.parse("b 2C 2D 2H"))
    rob = find("dou_dizhu").rules("text", strong_hand_must_bid3=True, auction_mode="call_rob").play
    assert rob.doubted(Seat(1), (0, 1, 0, 0)) == {1}
    plain = find("dou_dizhu").rules().play
    assert plain.doubted(Seat(1), (0, 1, 2, 0)) == frozenset()
    assert not plain.is_strong(CardSet.parse("b r"))
    assert plain.lacking("", ()) == (CardSet(),) * 3
