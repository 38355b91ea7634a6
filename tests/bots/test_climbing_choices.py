"""What climbing bots see and may choose: eyes are the state's, choices are legal, and none is missing."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.bots.climbing_cases import GAMES, RULES, drawn_rules, rules_of, walk
from triumvir.bots.climbing.choice import Choice, choices, skill_of
from triumvir.bots.climbing.eye import Eye, eye_of
from triumvir.bots.climbing.skill import ALONE, PAIRED
from triumvir.cards.kernel_counts import size
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import PASS, Play
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.games.game import Rules
from triumvir.seats import Seat
from triumvir.views.view import View, view_of


def eyes(
    rules: Rules, rng: Rng, step: int = 1, *, recall: bool = True
) -> Iterator[tuple[ClimbingState, View, Eye]]:
    """Moments of play, with what the seat to act sees of them."""
    for match in walk(rules, rng, step):
        state = match.state
        if state.phase == "play":
            assert isinstance(state, ClimbingState)
            assert isinstance(rules.play, ClimbingRules)
            view = view_of(match, state.to_act, recall=recall)
            yield state, view, eye_of(view, rules.play)


def check_eye(state: ClimbingState, eye: Eye) -> None:
    """What the eye of one that forgets nothing must be."""
    seats, _, _, turn, bombs, *hands = state.pack()
    seat = turn >> 36 & 15
    assert (eye.seat, eye.hand, eye.sizes) == (seat, hands[seat], tuple(map(size, hands)))
    assert eye.unseen == sum(hands) - hands[seat]
    assert eye.hidden == sum(eye.sizes) - eye.sizes[seat]
    assert eye.bombs == (bombs >> 4 * seat & 15 > 0)
    owner = turn >> 32 & 15
    assert eye.turn == (turn if eye.top else turn & ~(15 << 32))
    sides = state.now.terms.sides
    assert [eye.is_friend(other) for other in range(seats)] == [side == sides[seat] for side in sides]
    assert eye.has_partner == (sides.count(sides[seat]) > 1)
    assert eye.fewest == min(size for size, side in zip(eye.sizes, sides, strict=True) if side != sides[seat])
    assert not eye.top or eye.owner == owner
    assert eye.words() == [
        *(eye.hand, eye.unseen, eye.turn, int(eye.bombs), eye.hidden, seat, seats, eye.side),
        *eye.sizes,
    ]


@pytest.mark.parametrize(("name", "chosen"), RULES)
def test_an_eye_sees_what_is_there(name: str, chosen: dict[str, str | int | bool]) -> None:
    for state, _, eye in eyes(rules_of(name, chosen), Rng.stream("eyes", name, str(chosen))):
        check_eye(state, eye)


@pytest.mark.parametrize("name", GAMES)
def test_without_recall_the_discards_are_unseen_too(name: str) -> None:
    rules = rules_of(name, {})
    for state, view, eye in eyes(rules, Rng.stream("eyes", "none", name), 5, recall=False):
        assert isinstance(rules.play, ClimbingRules)
        shown = sum(rules.play.counts(laid.cards) for laid in view.table)
        assert eye.unseen == rules.play.counts(rules.play.deck.cards) - eye.hand - shown
        assert eye.hidden == size(eye.unseen) >= sum(view.hand_sizes) - len(view.hand)
        assert state.pack()[3] & ~(15 << 32) == eye.turn & ~(15 << 32)


def test_an_eye_that_forgets() -> None:
    rules = rules_of("dou_dizhu", {})
    _, _, eye = next(eyes(rules, Rng.stream("forget")))
    blank = eye.forgetting(0x321)
    assert (blank.unseen, blank.hidden) == (0x321, 6)
    assert replace(blank, unseen=eye.unseen, hidden=eye.hidden) == eye


def check_choices(state: ClimbingState, eye: Eye, found: list[Choice], *, wide: bool) -> None:
    """All are legal; where all are wanted, each legal action is there once, whatever is attached."""
    legal = state.legal_actions()
    assert found
    assert {choice.action for choice in found} <= set(legal)
    if wide or eye.top:
        assert len({choice.header for choice in found}) == len(found)
        plays = {action.header for action in legal if isinstance(action, Play)}
        assert {choice.header for choice in found} == plays
    if eye.top:
        assert found[0].action == PASS


@pytest.mark.parametrize(("name", "chosen"), RULES)
def test_choices_stand_for_all_that_is_legal(name: str, chosen: dict[str, str | int | bool]) -> None:
    rules = rules_of(name, chosen)
    assert isinstance(rules.play, ClimbingRules)
    for state, _, eye in eyes(rules, Rng.stream("choices", name, str(chosen)), 4):
        for wide in (False, True):
            check_choices(state, eye, choices(rules.play, eye, skill_of(eye), wide=wide), wide=wide)


@pytest.mark.parametrize("name", GAMES)
def test_choices_under_any_options(name: str) -> None:
    rng = Rng.stream("choices", "any", name)
    for _ in range(4):
        rules = drawn_rules(name, rng)
        assert isinstance(rules.play, ClimbingRules)
        for state, _, eye in eyes(rules, rng, 7):
            check_eye(state, eye)
            check_choices(state, eye, choices(rules.play, eye, PAIRED, wide=True), wide=True)


def test_a_seat_has_the_skill_of_its_company() -> None:
    for state, _, eye in eyes(rules_of("dou_dizhu", {}), Rng.stream("company"), 5):
        alone = state.now.terms.contract.declarer == Seat(eye.seat)
        assert skill_of(eye) == (ALONE if alone else PAIRED)
