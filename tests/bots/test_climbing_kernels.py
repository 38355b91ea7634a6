"""The kernels that weigh plays and play deals out: twins, ends that are ends, and what playouts pay."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from tests.bots.climbing_cases import RULES, plan_words, play_of, rules_of, walk
from tests.climbing.cases import at_play, does
from tests.twins.loading import load_twins
from triumvir.bots.climbing.choice import choices, skill_of
from triumvir.bots.climbing.eye import eye_of
from triumvir.bots.climbing.kernel_rollout import rollouts
from triumvir.bots.climbing.playouts import Playouts, play_out
from triumvir.bots.climbing.skill import ALONE, PAIRED, plans_of
from triumvir.cards.kernel_counts import size
from triumvir.cards.rng import Rng
from triumvir.climbing import shape as shapes
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.shape import counts_of
from triumvir.climbing.state import ClimbingState
from triumvir.games.match import Match
from triumvir.views.view import view_of

PLAN = load_twins("triumvir.bots.climbing.kernel_plan")
WEIGH = load_twins("triumvir.bots.climbing.kernel_weigh")
ROLLOUT = load_twins("triumvir.bots.climbing.kernel_rollout")
CLIMBING = load_twins("triumvir.climbing.kernel")


def twins(play: ClimbingRules) -> list[tuple[Any, Any]]:
    """The shapes of a game and what plans need, in the memory of each twin."""
    table, made = shapes.table_words(play.shapes, play.order), plan_words(play)
    return [(tables.Table(table), plans.Plans(*made)) for tables, plans in zip(CLIMBING, PLAN, strict=True)]


def same(kernels: Sequence[Any], name: str, memory: list[tuple[Any, Any]], *arguments: Any) -> Any:
    """The answer of both twins; lists among the arguments end alike too."""
    asked = [[list(part) if isinstance(part, list) else part for part in arguments] for _ in kernels]
    pure, compiled = (
        getattr(kernel, name)(*known, *given)
        for kernel, known, given in zip(kernels, memory, asked, strict=True)
    )
    assert pure == compiled
    assert asked[0] == asked[1]
    return pure


def late(name: str, chosen: dict[str, str | int | bool], most: int) -> list[Match]:
    """Some moments of play with so many cards left or fewer."""
    rules, rng = rules_of(name, chosen), Rng.stream("late", name, str(chosen))
    found = (
        match
        for _ in range(20)
        for match in walk(rules, rng, 3)
        if match.state.phase == "play" and sum(map(size, match.state.pack()[5:])) <= most
    )
    return [*islice(found, 3)]


def sides_of(state: ClimbingState) -> int:
    """The seats of side 1, a bit each."""
    return sum(side << seat for seat, side in enumerate(state.now.terms.sides))


@pytest.mark.parametrize(("name", "chosen"), RULES[::2])
def test_interpreted_and_compiled_weigh_and_play_out_alike(
    name: str, chosen: dict[str, str | int | bool]
) -> None:
    play = play_of(name, chosen)
    memory = twins(play)
    matches = late(name, chosen, 30)
    assert matches
    for match in matches:
        state = match.state
        assert isinstance(state, ClimbingState)
        head, hands = [*state.pack()[:5]], [*state.pack()[5:]]
        seat, seats = head[3] >> 36 & 15, len(hands)
        sizes = [*map(size, hands)]
        mine = sides_of(state) >> seat & 1
        friends = sum(1 << other for other in range(seats) if sides_of(state) >> other & 1 == mine)
        eye = [hands[seat], sum(hands) - hands[seat], head[3], int(head[4] >> 4 * seat & 15 > 0)]
        eye += [sum(sizes) - sizes[seat], seat, seats, friends, *sizes]
        for wide in (False, True):
            found = same(WEIGH, "weighed", memory, PAIRED.words(), eye, wide)
        moves = [number for counts, header, _ in found[:2] for number in (counts, header)]
        skills = [*ALONE.words(), *PAIRED.words() * (seats - 1)]
        given = (skills, head, sides_of(state), hands, moves)
        same(ROLLOUT, "rollouts", memory, *given, 0, [0], [1, 2, 3, 4])
        same(ROLLOUT, "rollouts", memory, *given, 900, [0x2313], [1, 2, 3, 4])


def ends(state: ClimbingState, moves: list[int], noise: int = 0, worlds: int = 1) -> list[int]:
    """How playouts of moves end."""
    pack, play = [*state.pack()], state.rules
    skills = PAIRED.words() * play.seats
    words = [5, 6, 7, 8]
    hands, ways = pack[5:] * worlds, [0] * worlds
    return rollouts(
        play.table, plans_of(play), skills, pack[:5], sides_of(state), hands, moves, noise, ways, words
    )


def test_a_playout_tells_who_went_out_and_counts_plays_and_bombs() -> None:
    state = at_play("dou_dizhu", "33339", "445566", "778899T")
    bomb, single = (state.parse_action(text) for text in ("play 3333", "play 9"))
    out = ends(state, [bomb.counts, bomb.header])
    assert [end & 15 for end in out] == [0]
    assert out[0] >> 4 & 15 == 2
    assert out[0] >> 20 & 15 == 1
    assert ends(does(state, "play 3333"), [0, 0])[0] & 15 == 0
    assert ends(state, [single.counts, single.header], worlds=2) == 2 * ends(
        state, [single.counts, single.header]
    )


def test_a_move_that_goes_out_ends_the_playout() -> None:
    state = at_play("dou_dizhu", "3", "4", "5")
    assert ends(state, [counts_of("3", state.rules.order), 1 << 16 | 1 << 8]) == [1 << 4]


def test_spent_bombs_are_not_played_in_playouts() -> None:
    """The plan of the seat to lead is a bomb alone that it may not play: it goes another way."""
    state = at_play("dou_dizhu/4", "9999", "TTTT", "JJJJ", "QQQQ")
    head, hands = [*state.pack()[:5]], [*state.pack()[5:]]
    head[4] = 0
    play = state.rules
    skills = PAIRED.words() * 4
    found = rollouts(play.table, plans_of(play), skills, head, 0b1010, hands, [0, 0], 0, [0], [1, 2, 3, 4])
    assert found[0] >> 20 == 0
    assert 0 <= found[0] & 15 < 4


def continued(state: ClimbingState, match: Match) -> tuple[int, ...]:
    """The points when each seat does what is worth most to it, by what its view shows: the slow truth."""
    while state.outcome is None:
        view = view_of(replace(match, state=state), state.to_act, recall=True)
        eye = eye_of(view, state.rules)
        found = choices(state.rules, eye, skill_of(eye))
        state = state.apply(max(found, key=lambda choice: choice.value).action)
    return state.outcome.points


@pytest.mark.parametrize(("name", "chosen"), RULES)
def test_playouts_pay_what_the_same_play_pays(name: str, chosen: dict[str, str | int | bool]) -> None:
    for match in late(name, chosen, 36):
        state = match.state
        assert isinstance(state, ClimbingState)
        playouts, hands = Playouts(state), state.pack()[5:]
        actions = state.legal_actions()[:8]
        paid = playouts.run([hands] * 2, [(action.counts, action.header) for action in actions])
        wanted = [continued(state.apply(action), match) for action in actions]
        assert paid == wanted * 2
        if not state.now.top:
            assert play_out(state) == continued(state, match)
