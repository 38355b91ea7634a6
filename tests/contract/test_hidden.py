"""What no view of any registered game may show: other hands, the kitty, cleared tricks, what is to come."""

import dataclasses
import re
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import cast

import pytest

from tests.contract.cases import every_case, exact, hands_of, moments, put_down, union
from triumvir.cards.card import Card, rank_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.cards.text import format_card
from triumvir.errors import IllegalActionError
from triumvir.games.game import Rules, State
from triumvir.games.match import Match
from triumvir.seats import Seat
from triumvir.views.view import View, spectator_view, view_of

CARD = re.compile(r"\b[2-9TJQKA][CDHS]'?")


def every_view(source: State | Match, seats: int) -> list[View]:
    """The view of each seat and of a spectator."""
    return [*(view_of(source, seat) for seat in range(seats)), spectator_view(source)]


def cards_in(value: object) -> Iterator[str]:
    """All cards in a view, however deep; texts are searched too, bare numbers are not cards."""
    if isinstance(value, CardSet):
        yield from map(format_card, value)
    elif isinstance(value, str):
        yield from CARD.findall(value)
    elif isinstance(value, tuple):
        for part in cast("tuple[object, ...]", value):
            yield from cards_in(part)
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            if field.name not in ("chosen", "kitty", "match"):
                yield from cards_in(getattr(value, field.name))


def public_cards(state: State) -> CardSet:
    """The cards that everybody sees: on the table, in tricks that stay open, in an open kitty."""
    view = spectator_view(state)
    cards = CardSet.of(card for card in view.kitty if card is not None)
    for laid in (*view.table, *(view.cleared or ())):
        cards |= laid.cards
    for taken in view.taken:
        cards |= CardSet.of(taken.cards)
    return cards


def kitty_known(found: list[Match], viewer: int | None) -> CardSet:
    """The cards of the kitty that a viewer has seen at the last moment: what he took up, or all if shown."""
    state, kitty = found[-1].state, CardSet.of(found[-1].state.deal.kitty)
    if state.phase == "auction" or (state.outcome and state.outcome.thrown_in):
        return CardSet()
    chosen = found[0].rules.chosen
    if "show_kitty" in {option.name for option in chosen.options} and chosen.flag("show_kitty"):
        return kitty
    held = [match.state.hand(Seat(viewer)) for match in found] if viewer is not None else []
    return CardSet.of(card for card in kitty if any(card in hand for hand in held))


@pytest.mark.parametrize("rules", every_case())
def test_a_view_shows_the_own_hand_and_what_is_public(rules: Rules) -> None:
    found = moments(rules)
    gone = CardSet()
    for at, match in enumerate(found):
        if at:
            before = found[at - 1].state
            assert before.to_act is not None
            gone |= put_down(before, match.state, before.to_act)
        if at % 4 and match is not found[-1]:
            continue
        public = public_cards(match.state)
        hands = hands_of(match.state)
        assert public <= gone | kitty_known(found[: at + 1], None), "what was put down or turned up is public"
        for seat, view in enumerate(every_view(match, rules.seats)):
            own = hands[seat] if seat < rules.seats else CardSet()
            assert view.hand == own
            assert view.hand_sizes == tuple(map(len, hands))
            known = set(map(format_card, own | public))
            assert set(cards_in(view)) <= known
            kitty = kitty_known(found[: at + 1], view.viewer)
            seen = tuple(card if card in kitty else None for card in match.state.deal.kitty)
            assert view.kitty == seen


@pytest.mark.parametrize("rules", every_case())
def test_cleared_tricks_are_seen_only_where_the_option_opens_them(rules: Rules) -> None:
    options = {option.name for option in rules.chosen.options}
    found = moments(rules)
    for match in (*found[::6], found[-1]):
        for view in every_view(match, rules.seats):
            if "discards_open" not in options or view.phase == "auction":
                assert view.cleared is None
            elif view.plays:
                assert (view.cleared is not None) == rules.chosen.flag("discards_open")
    last = spectator_view(found[-1])
    played = CardSet()
    for before, after in pairwise(found):
        assert before.state.to_act is not None
        played |= put_down(before.state, after.state, before.state.to_act)
    if last.cleared is not None:
        assert public_cards(found[-1].state) - CardSet.of(found[-1].state.deal.kitty) <= played
        assert CardSet.of(card for laid in (*last.cleared, *last.table) for card in laid.cards) == played


def other_world(deal: Deal, viewer: int | None, kept: CardSet, rng: Rng, known_kitty: CardSet) -> Deal:
    """A deal in which the cards that the viewer can't know have changed places."""
    slots = [
        (seat, card)
        for seat, hand in enumerate(deal.hands)
        for card in hand
        if seat != viewer and card not in kept
    ]
    slots += [(-1, card) for card in deal.kitty if card not in kept and card not in known_kitty]
    moved = dict(zip(slots, rng.shuffled([card for _, card in slots]), strict=True))
    hands = [
        CardSet.of(moved.get((seat, card), card) for card in hand) for seat, hand in enumerate(deal.hands)
    ]
    kitty = tuple(moved.get((-1, card), card) for card in deal.kitty)
    return dataclasses.replace(deal, hands=tuple(hands), kitty=kitty)


def worlds(found: list[Match], viewer: int | None, rng: Rng) -> Iterator[list[State]]:
    """States of other deals in which, to a viewer's eyes, the same happened up to the last of the moments."""
    deal = found[0].state.deal
    states = [match.state for match in found]
    kept = CardSet()
    actions: list[str] = []
    for before, after, action in zip(states, states[1:], found[-1].actions, strict=False):
        assert before.to_act is not None
        kept |= put_down(before, after, before.to_act)
        actions.append(exact(before, before.parse_action(action.partition(" ")[2]), after))
    known = kitty_known(found, viewer)
    for _ in range(12):
        other = other_world(deal, viewer, kept, rng, known)
        state = found[0].rules.play.start(other)
        passed = [state]
        try:
            for action in actions:
                state = state.apply(state.parse_action(action))
                passed.append(state)
        except IllegalActionError:
            continue
        if [state.to_act for state in passed] == [state.to_act for state in states] and other != deal:
            yield passed


@pytest.mark.parametrize("rules", every_case())
def test_what_a_viewer_cannot_know_changes_nothing_in_his_view(rules: Rules) -> None:
    """Twin worlds: other cards in other hands and the kitty, the same events; views are equal throughout."""
    rng = Rng.stream("worlds", "shuffle")
    whole = moments(rules)
    twins = 0
    for at in (1, len(whole) // 3, 2 * len(whole) // 3):
        found = whole[: at + 1]
        for viewer in (*range(rules.seats), None):
            for passed in islice(worlds(found, viewer, rng), 1):
                twins += 1
                for match, state in [*zip(found, passed, strict=True)][-1:0:-3]:
                    assert view_of(match.state, viewer) == view_of(state, viewer)
    assert twins > 4


@pytest.mark.parametrize("rules", every_case())
def test_cleared_cards_change_nothing_in_a_view(rules: Rules) -> None:
    """Two cards of a rank change places, one of them cleared away: only who holds the other can tell."""
    tried = hidden = 0
    deals = (moments(rules), moments(rules, 0))
    for found, at in [
        (deal, at) for deal in deals for at in range(len(deal) // 3, len(deal) - 1, len(deal) // 4)
    ]:
        state = found[at].state
        gone = cleared_away(found, at)
        hidden += len(gone)
        for one, two, holder in swaps(state, gone):
            twin = swapped(found[: at + 1], {one: two, two: one})
            if twin is None:
                continue
            tried += 1
            assert hands_of(twin) != hands_of(state)
            for viewer in (*range(rules.seats), None):
                assert (view_of(twin, viewer) == view_of(state, viewer)) == (viewer != holder)
    assert tried or hidden < 12


def cleared_away(found: list[Match], at: int) -> CardSet:
    """The cards that were put down up to a moment and may not be looked at there."""
    states = [match.state for match in found[: at + 1]]
    gone = [
        put_down(before, after, before.to_act)
        for before, after in pairwise(states)
        if before.to_act is not None
    ]
    return union(gone) - public_cards(states[-1])


def swaps(state: State, gone: CardSet) -> Iterator[tuple[Card, Card, int]]:
    """For each seat a card that another was dealt and put down, and one of its rank that this seat holds."""
    for seat, dealt in enumerate(state.deal.hands):
        held = state.hand(Seat(seat)) & dealt
        theirs = CardSet.of(card for hand in state.deal.hands if hand != dealt for card in hand & gone)
        pairs = [(one, two) for one in theirs for two in held if rank_of(one) == rank_of(two)]
        yield from ((one, two, seat) for one, two in pairs[:1])


def swapped(found: list[Match], swap: dict[Card, Card]) -> State | None:
    """The last state had the two cards been dealt the other way round; none if the turn told of it."""
    deal, match = found[0].state.deal, found[-1]
    hands = [CardSet.of(swap.get(card, card) for card in hand) for hand in deal.hands]
    state = match.rules.play.start(dataclasses.replace(deal, hands=tuple(hands)))
    for (before, after), action in zip(pairwise(found), match.actions, strict=True):
        if state.to_act != before.state.to_act:
            return None
        told = exact(before.state, before.state.parse_action(action.partition(" ")[2]), after.state)
        verb, _, rest = told.partition(" ")
        body, equals, reading = rest.partition(" =")
        if verb == "play":
            cards = CardSet.of(swap.get(card, card) for card in CardSet.parse(body))
            told = f"play {cards}{equals}{reading}"
        state = state.apply(state.parse_action(told))
    return state


@pytest.mark.parametrize("rules", every_case())
def test_only_the_seat_to_act_is_offered_actions(rules: Rules) -> None:
    for match in moments(rules)[::5]:
        for view in every_view(match, rules.seats):
            mine = view.viewer is not None and view.viewer == match.state.to_act
            legal = list(match.state.legal_actions()) if mine else []
            assert [choice.action for choice in view.legal] == legal
            assert [choice.text for choice in view.legal] == [match.state.format_action(a) for a in legal]
