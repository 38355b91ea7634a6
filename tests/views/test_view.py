"""Views: the fields that a seat gets, field by field, and what it takes to get at the rest."""

import dataclasses
import pickle
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given

from tests.strategies import histories
from triumvir.cards.cardset import CardSet
from triumvir.errors import Code, IllegalActionError, SetupError
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.seats import Seat
from triumvir.views.after import after_deal
from triumvir.views.view import Choice, Combination, Laid, Said, View, spectator_view, view_of


def match_of(game: str, *actions: str, seed: int = 7, **options: object) -> Match:
    """A match after some actions of its first deal."""
    match = Match.start(find(game).rules("text", **options), seed)
    for action in actions:
        match = match.apply_text(f"{match.state.to_act} {action}")
    return match


def first(match: Match, number: int = 1) -> Match:
    """The match after so many first legal actions that are no pass where there is a choice."""
    for _ in range(number):
        match = match.apply(match.state.legal_actions()[-1])
    return match


def test_before_the_first_call() -> None:
    match = match_of("dou_dizhu")
    view = view_of(match, 1)
    deal = match.state.deal
    assert (view.viewer, view.phase, view.to_act) == (1, "auction", deal.opener)
    assert (view.dealer, view.opener) == (deal.dealer, deal.opener)
    assert (view.game, view.chosen) == ("dou_dizhu", match.rules.chosen)
    assert view.hand == deal.hands[1]
    assert view.hand_sizes == (17, 17, 17)
    assert view.kitty == (None, None, None)
    assert (view.declarer, view.stake, view.contracts) == (None, 0, ())
    assert (view.calls, view.table, view.cleared, view.plays) == ((), (), None, ())
    assert view.match
    assert view.match.exposed == match.word.exposed
    assert view.match.drawn == match.word.draws != ()
    assert (view.match.deals, view.match.paid, view.match.totals) == (0, 0, (0, 0, 0))


def test_calls_know_who_made_them() -> None:
    match = match_of("dou_dizhu", "pass", "call", "rob", auction_mode="call_rob", opener_ceremony="dealer")
    opener = match.state.deal.opener
    seats = [Seat((opener + turn) % 3) for turn in range(3)]
    assert view_of(match, 0).calls == (
        Said(seats[0], 0, "pass"),
        Said(seats[1], 1, "call"),
        Said(seats[2], 2, "rob"),
    )
    assert match.state.to_act == seats[1]
    assert view_of(match.apply_text(f"{seats[1]} rob"), 0).calls[3] == Said(seats[1], 2, "rob")


def test_the_table_shows_the_very_cards() -> None:
    match = match_of("big_three", "bid 3")
    leader = match.state.to_act
    assert leader is not None
    low = next(iter(match.state.hand(leader)))
    match = match.apply(match.state.legal_actions()[0])
    view = spectator_view(match)
    (laid,) = view.table
    assert laid.seat == leader == view.owner
    assert len(laid.cards) == 1
    assert laid.cards <= match.state.deal.hands[leader] | CardSet.of(match.state.deal.kitty)
    assert view.to_beat == Combination("single", laid.text.removeprefix("play "), 1)
    assert sum(view.plays) == 1
    assert view.hand == CardSet()
    assert low in match.state.deal.hands[leader] or low in match.state.deal.kitty
    passed = match.apply_text(f"{match.state.to_act} pass")
    assert match.state.to_act is not None
    assert spectator_view(passed).table == (laid, Laid(match.state.to_act, "pass", CardSet()))


def test_the_contract_is_public_and_the_kitty_is_its_taker_s() -> None:
    match = match_of("dou_dizhu", "bid 3")
    declarer = match.state.deal.opener
    for seat in (0, 1, 2, None):
        view = view_of(match, seat)
        assert (view.declarer, view.stake) == (declarer, 3)
        assert view.contracts == tuple(3 if at == declarer else 0 for at in range(3))
        assert view.sides == tuple(int(at != declarer) for at in range(3))
        assert view.kitty == (match.state.deal.kitty if seat == declarer else (None,) * 3)
        assert view.bombs_left == (None, None, None)
    shown = match_of("dou_dizhu", "bid 3", show_kitty=True)
    assert spectator_view(shown).kitty == shown.state.deal.kitty


def test_a_split_kitty_is_seen_half_by_half() -> None:
    match = match_of("dou_dizhu/4", "bid 3", kitty_to="split")
    declarer, kitty = match.state.deal.opener, match.state.deal.kitty
    partner = (declarer + 2) % 4
    for seat in range(4):
        seen = tuple(
            card if taker == seat else None
            for card, taker in zip(kitty, [declarer] * 4 + [partner] * 4, strict=True)
        )
        assert view_of(match, seat).kitty == seen


def test_sides_drawn_for_are_known_during_the_calls() -> None:
    match = match_of("big_three/4")
    assert match.opening.draws
    view = view_of(match, 2)
    assert view.sides == (0, 1, 0, 1)
    assert view.match
    assert view.match.draws == match.opening.draws


def test_thrown_in_deals_before_are_known() -> None:
    match = match_of("dou_dizhu/4", "pass", "pass", "pass", "pass", blank_round_doubles=True)
    over = view_of(match, 1)
    assert over.outcome
    assert over.outcome.thrown_in
    assert (over.kitty, over.hand) == ((None,) * 8, match.state.deal.hands[1])
    assert over.match
    assert (over.match.deals, over.match.paid) == (0, 0)
    view = view_of(match.deal_next(), 1)
    assert view.blanks == 1
    assert view.match
    assert (view.match.deals, view.match.paid) == (1, 0)


def test_bombs_left_are_counted_where_they_are_capped() -> None:
    match = match_of("dou_dizhu/4", "bid 2", "pass", "pass", "pass", bomb_cap_by_bid=True)
    declarer = match.state.deal.opener
    assert view_of(match, 0).bombs_left == tuple(None if seat == declarer else 1 for seat in range(4))


def test_tricks_are_public() -> None:
    match = first(match_of("hokm", "bid 5", "bid 2", "bid 2", "trump H"), 4)
    view = spectator_view(match)
    assert (view.trump, view.declarer, view.contracts) == (
        "H",
        match.state.deal.opener,
        tuple(5 if seat == match.state.deal.opener else 2 for seat in range(3)),
    )
    (trick,) = view.taken
    assert trick.leader == match.state.deal.opener
    assert len(trick.cards) == 3
    assert sum(view.tricks) == view.tricks[trick.winner] == 1
    (laid,) = view.table
    assert laid.seat == trick.winner == view.leader
    assert len(laid.cards) == 1
    assert (view.owner, view.to_beat, view.cleared, view.plays) == (None, None, None, ())


def test_a_state_alone_tells_no_match() -> None:
    match = match_of("hokm")
    view = view_of(match.state, 0)
    assert (view.game, view.chosen, view.match) == ("", None, None)
    assert dataclasses.replace(view_of(match, 0), chosen=None, match=None) == view


def test_a_view_is_a_value() -> None:
    match = match_of("dou_dizhu", "bid 1")
    assert hash(view_of(match, 0)) == hash(view_of(match, 0))
    assert view_of(match, 0) != view_of(match, 1)
    assert not {field.name for field in dataclasses.fields(View)} & {
        "state",
        "rules",
        "deal",
        "hands",
        "seed",
    }


def test_a_choice_is_a_value_by_its_text() -> None:
    """Worded when it is asked for, and then like one that was read."""
    view = view_of(match_of("hokm"), match_of("hokm").state.to_act)
    first, second = view.legal[:2]
    assert {first, Choice(first.text)} == {Choice(first.text)}
    assert (first == Choice(first.text), first == second, first == first.text) == (True, False, False)
    assert repr(first) == "Choice(text='bid 2')"
    again = pickle.loads(pickle.dumps(first))
    assert (again, again.action) == (first, first.action)


def test_a_seat_that_recalls_knows_what_was_cleared() -> None:
    match = match_of("dou_dizhu", "bid 3")
    while view_of(match, 0, recall=True).cleared in ((), None):
        match = match.apply(match.state.legal_actions()[0])
    for seat in (0, 1, 2, None):
        view, recalled = view_of(match, seat), view_of(match, seat, recall=True)
        assert view.cleared is None
        assert recalled.cleared
        assert dataclasses.replace(recalled, cleared=None) == view
    moves = [f"{laid.seat} {laid.text}" for laid in (*(recalled.cleared or ()), *recalled.table)]
    assert moves == list(match.actions[1:])
    calling = match_of("dou_dizhu")
    assert view_of(calling, 0, recall=True) == view_of(calling, 0)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_no_such_seat(seat: int) -> None:
    with pytest.raises(SetupError) as refused:
        view_of(match_of("hokm"), seat)
    assert refused.value.code == Code.SEAT_UNKNOWN


class Talkative:
    """A state that says one thing more than a view has a field for."""

    def __init__(self, match: Match) -> None:
        self.state = match.state
        self.deal = match.state.deal

    def __getattr__(self, name: str) -> object:
        return getattr(self.state, name)

    def seen_by(self, seat: Seat | None, *, recall: bool = False) -> Mapping[str, object]:
        """All hands."""
        return {**self.state.seen_by(seat, recall=recall), "secret": self.deal.hands}


def test_a_field_that_no_view_shows_is_an_error() -> None:
    talkative: Any = Talkative(match_of("hokm"))
    with pytest.raises(KeyError, match="secret"):
        view_of(talkative, 0)


def test_everything_is_known_after_the_deal() -> None:
    match = match_of("dou_dizhu")
    with pytest.raises(IllegalActionError) as refused:
        after_deal(match)
    assert refused.value.code == Code.DEAL_RUNNING
    deal = match.state.deal
    while match.state.outcome is None:
        with pytest.raises(IllegalActionError):
            after_deal(match)
        match = first(match)
    after = after_deal(match)
    assert (after.hands, after.kitty, after.outcome) == (deal.hands, deal.kitty, match.state.outcome)
    assert (after.dealer, after.opener, after.number) == (deal.dealer, deal.opener, 0)
    assert [f"{laid.seat} {laid.text}" for laid in after.moves] == list(match.actions)
    played = CardSet.of(card for laid in after.moves for card in laid.cards)
    left = CardSet.of(card for seat in range(3) for card in match.state.hand(Seat(seat)))
    assert played | left == match.rules.play.deck.all
    assert sum(len(laid.cards) for laid in after.moves) == len(played)
    later = match.deal_next()
    assert after_deal(later, 0) == after
    for number in (None, 1, -1):
        with pytest.raises(IllegalActionError) as refused:
            after_deal(later, number)
        assert refused.value.code == Code.DEAL_RUNNING


@given(histories())
def test_views_follow_any_history(found: list[Match]) -> None:
    match = found[-1]
    for seat in range(match.rules.seats):
        view = view_of(match, seat)
        assert view.hand == match.state.hand(Seat(seat))
        assert view.match
        assert view.match.totals == match.totals
        assert bool(view.legal) == (match.state.to_act == seat)
    assert spectator_view(match).legal == ()
