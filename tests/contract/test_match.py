"""What holds of the matches of every registered game, deal by deal."""

import copy
import pickle
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.contract.cases import (
    every_case,
    every_game,
    hands_of,
    kitty_of,
    lowest_numbers,
    moments,
    played_out,
    put_down,
    union,
)
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.errors import Code, IllegalActionError, SetupError
from triumvir.games.game import Game, Rules
from triumvir.games.match import Match
from triumvir.seats import Seat, following
from triumvir.views.view import spectator_view


@pytest.mark.parametrize("rules", every_case())
def test_one_seed_is_one_match(rules: Rules) -> None:
    first, again = moments(rules), moments.__wrapped__(rules)
    assert first == again
    assert repr(first[-1]) == repr(again[-1])
    assert [hash(match) for match in first] == [hash(match) for match in again]
    assert Match.start(rules, 5) == Match.start(rules, "5")
    assert Match.start(rules, "one").state != Match.start(rules, "other").state


@pytest.mark.parametrize("rules", every_case())
def test_every_moment_differs_from_every_other(rules: Rules) -> None:
    found = moments(rules)
    assert len({match.state for match in found}) == len(found)
    assert len({hash(match.state) for match in found}) == len(found)


@pytest.mark.parametrize("rules", every_case())
def test_cards_are_conserved(rules: Rules) -> None:
    """Hands, kitty and what was put down are the pack at every moment, no card in two places."""
    gone = CardSet()
    found = moments(rules)
    deal = found[0].state.deal
    assert union([*deal.hands, kitty_of(found[0].state)]) == rules.play.deck.all
    for before, after in pairwise(found):
        assert before.state.to_act is not None
        gone = union([gone, put_down(before.state, after.state, before.state.to_act)])
        held = union([gone, *hands_of(after.state)])
        missing = rules.play.deck.all - held
        assert missing in (CardSet(), kitty_of(after.state))
        assert not missing or after.state.phase == "auction"
        assert after.state.deal == deal


@pytest.mark.parametrize("rules", every_case())
def test_only_the_seat_to_act_loses_cards(rules: Rules) -> None:
    found = moments(rules)
    for before, after in pairwise(found):
        for seat in range(rules.seats):
            lost = put_down(before.state, after.state, Seat(seat))
            assert not lost or seat == before.state.to_act


@pytest.mark.parametrize("rules", every_case())
def test_the_turn_goes_round(rules: Rules) -> None:
    """A seat is left out only after it passed, or while its own play lies on top."""
    found = moments(rules)
    for before, after in pairwise(found):
        seat, then = before.state.to_act, after.state.to_act
        view = spectator_view(after)
        if then is None or seat is None or after.state.phase != before.state.phase:
            continue
        if view.phase == "play" and not view.table:
            owner = view.taken[-1].winner if view.taken else spectator_view(before).owner
            assert then == owner
            continue
        said = [(call.seat, call.text) for call in view.calls] if view.phase == "auction" else []
        said += [(laid.seat, laid.text) for laid in view.table]
        assert said[-1][0] == seat
        step = following(seat, rules.seats)
        while step != then:
            assert (step, "pass") in said or step == view.owner
            step = following(step, rules.seats)
            assert step != seat


@pytest.mark.parametrize("rules", every_case())
def test_a_deal_ends(rules: Rules) -> None:
    """Within a bound: a call can rise so often, and every round of passes is led by a card."""
    for seed in range(3):
        found = moments(rules, seed)
        assert len(found) <= 2 * rules.seats * (len(rules.play.deck) + 12)
        last = found[-1].state
        assert last.phase == "over"
        assert last.to_act is None
        assert not last.legal_actions()
        assert last.outcome is not None
        assert len(last.outcome.points) == rules.seats
        with pytest.raises(IllegalActionError) as refused:
            last.apply(found[0].state.legal_actions()[0])
        assert refused.value.code == Code.DEAL_OVER
        with pytest.raises(IllegalActionError) as refused:
            found[-1].apply_text("0 pass")
        assert refused.value.code == Code.DEAL_OVER


@pytest.mark.parametrize("rules", every_case())
def test_a_deal_is_not_followed_before_it_is_over(rules: Rules) -> None:
    with pytest.raises(IllegalActionError) as refused:
        Match.start(rules, 0).deal_next()
    assert refused.value.code == Code.DEAL_RUNNING


@pytest.mark.parametrize("rules", every_case())
def test_undo_is_replay(rules: Rules) -> None:
    """The same seed and the actions up to a moment, as text, give that moment again."""
    found = moments(rules)
    replayed = found[0]
    for at, action in enumerate(found[-1].actions):
        assert replayed == found[at]
        assert replayed.actions == found[-1].actions[:at]
        replayed = replayed.apply_text(action)
    assert replayed == found[-1]


@pytest.mark.parametrize("rules", every_case())
def test_deals_given_from_outside_play_like_those_of_the_seed(rules: Rules) -> None:
    last = moments(rules)[-1]
    given = Match.start(rules, "another seed", [played.deal for played in last.past])
    for number, played in enumerate(last.past):
        given = given.deal_next() if number else given
        for action in played.actions:
            given = given.apply_text(action)
        assert given.past[-1].outcome == played.outcome
    assert given.state == last.state


@pytest.mark.parametrize("rules", every_case())
def test_a_state_goes_through_copies_and_pickles(rules: Rules) -> None:
    found = moments(rules)
    for match in found[:: max(1, len(found) // 4)]:
        for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
            assert twin == match
            assert hash(twin) == hash(match)
            assert twin.state.legal_actions() == match.state.legal_actions()


@pytest.mark.parametrize("rules", every_case())
def test_totals_add_up(rules: Rules) -> None:
    """Points of the seats go to the players on them; a match ends when its rules say so, and not before."""
    rng = Rng.stream("totals", "actions")
    match = Match.start(rules, "totals")
    totals = [0] * rules.seats
    for number in range(6):
        assert not match.winners
        assert len(match.past) == number
        match = played_out(match, rng)
        outcome = match.past[-1].outcome
        assert sorted(match.seating) == list(range(rules.seats))
        for seat, points in enumerate(outcome.points):
            totals[match.seating[seat]] += points
        assert list(match.totals) == totals
        assert match.deals == sum(not played.outcome.thrown_in for played in match.past)
        assert match.winners == (() if outcome.thrown_in else rules.ends(totals, match.deals))
        assert all(totals[player] == max(totals) for player in match.winners)
        if match.winners:
            with pytest.raises(IllegalActionError) as refused:
                match.deal_next()
            assert refused.value.code == Code.MATCH_OVER
            break
        match = match.deal_next()


@pytest.mark.parametrize("rules", every_case())
def test_points_add_up_to_nothing_where_the_game_says_so(rules: Rules) -> None:
    sums = {sum(moments(rules, seed)[-1].past[-1].outcome.points) for seed in range(4)}
    assert (sums == {0}) == rules.game.zero_sum


@pytest.mark.parametrize("game", every_game())
def test_a_match_ends(game: Game) -> None:
    rules = game.rules("text", **lowest_numbers(game))
    rng = Rng.stream("ends", "actions")
    match = played_out(Match.start(rules, "ends"), rng)
    while not match.winners:
        match = played_out(match.deal_next(), rng)
        assert len(match.past) < 200
    assert max(match.totals) == match.totals[match.winners[0]]


@pytest.mark.parametrize("rules", every_case())
def test_a_deal_thrown_in_is_dealt_again_by_the_same_dealer(rules: Rules) -> None:
    """Everybody declines: the deal is thrown in and repeated, or it is played; never anything else."""
    match = Match.start(rules, "blank")
    for blanks in range(3):
        first = match.state
        assert first.deal.blanks == blanks
        while match.state.phase == "auction":
            match = match.apply(match.state.legal_actions()[0])
        if match.state.outcome is None:
            break
        assert match.state.outcome.thrown_in
        assert match.state.outcome.points == match.totals == (0,) * rules.seats
        assert hands_of(match.state) == first.deal.hands
        match = match.deal_next()
        assert match.state.deal.dealer == first.deal.dealer
        assert match.state.deal.sides == first.deal.sides
        assert match.state.deal.hands != first.deal.hands
        assert match.deals == 0


def ways_to_pass_the_deal() -> list[object]:
    """Every game with every way that its option offers of finding the next dealer."""
    return [
        pytest.param(game.rules(next_dealer=way), way, id=f"{game.name}-{way}")
        for game in (param.values[0] for param in every_game())
        for option in game.options
        if option.name == "next_dealer"
        for way in option.choices
    ]


@pytest.mark.parametrize(("rules", "way"), ways_to_pass_the_deal())
def test_the_next_dealer_is_whom_the_option_names(rules: Rules, way: str) -> None:
    for seed in range(4):
        match = moments(rules, seed)[-1]
        deal, outcome = match.state.deal, match.past[-1].outcome
        expected = {
            "same": deal.dealer,
            "rotate": (deal.dealer + 1) % rules.seats,
            "winner": outcome.first_out,
        }
        after = match.deal_next()
        assert after.state.deal.dealer == expected[way]
        assert after.state.deal.blanks == 0
        assert after.actions == ()


@pytest.mark.parametrize("rules", every_case())
def test_a_deal_from_outside_is_checked(rules: Rules) -> None:
    deal = Match.start(rules, "outside").state.deal
    assert rules.start(deal) == rules.play.start(deal)
    first, second, *others = deal.hands
    broken = {
        Code.DEAL_HANDS: replace(deal, hands=deal.hands[:-1]),
        Code.CARD_TWICE: replace(deal, hands=(first, first, *others)),
        Code.DEAL_HAND_SIZE: replace(deal, hands=(first - CardSet.of([next(iter(first))]), second, *others)),
        Code.CARD_NOT_IN_PACK: replace(deal, hands=(CardSet(1 << 107 | 1 << 200), second, *others)),
        Code.SEAT_UNKNOWN: replace(deal, opener=Seat(rules.seats)),
        Code.DEAL_KITTY_SIZE: replace(deal, kitty=(*deal.kitty, next(iter(first)))),
        Code.DEAL_SIDES: replace(deal, sides=(0,)),
    }
    for code, wrong in broken.items():
        with pytest.raises(SetupError) as refused:
            rules.start(wrong)
        assert code in [fault.code for fault in refused.value.faults]
