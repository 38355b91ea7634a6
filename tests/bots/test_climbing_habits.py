"""What moves tell of hands: the steps against all worlds there are, twins, what stays where, plain play."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from math import exp, log, sqrt
from typing import Any

import pytest

from tests.bots.climbing_cases import RULES, play_of, rules_of, walk
from tests.bots.test_climbing_kernels import CLIMBING, late, same, sides_of
from tests.climbing.cases import at_play, does
from tests.twins.loading import load_twins
from triumvir.bots.climbing import habits as room
from triumvir.bots.climbing.habits import PLAIN, PRIOR, WISE, Habits, odds
from triumvir.bots.climbing.kernel_habits import believed
from triumvir.bots.climbing.kernel_rollout import rollouts
from triumvir.bots.climbing.skill import PAIRED, plans_of, powers
from triumvir.cards.rng import Rng
from triumvir.climbing import shape as shapes
from triumvir.climbing.playing import Playing
from triumvir.climbing.state import ClimbingState
from triumvir.views.sample import Worlds
from triumvir.views.view import view_of

HABITS = load_twins("triumvir.bots.climbing.kernel_habits")
ORDER = "3456789TJQKA2br"


def moved(*hands: str, moves: str) -> ClimbingState:
    """Dou Dizhu, seat 0 the landlord to lead, after some moves."""
    state = at_play("dou_dizhu", *hands)
    for text in moves.split():
        state = does(state, "pass" if text == "pass" else f"play {text}")
    return state


def rows_of(state: ClimbingState) -> list[int]:
    """The moves as the kernel takes them."""
    assert isinstance(state.now, Playing)
    return room._moves(state.now, state.rules)


def ended(state: ClimbingState, steps: int, chains: int) -> Counter[tuple[str, str]]:
    """Where chains end that begin at the hands of a state, by the hands of seats 1 and 2; seat 0 looks on."""
    rules, hands = state.rules, [*state.pack()[5:]]
    given = (rules.table, len(rules.order), rows_of(state), 0, odds(), powers(), hands * chains)
    found = believed(*given, [0] * 3 * chains, 3, steps, [3, 5, 7, 9])
    worlds = [found[at : at + 4] for at in range(0, len(found), 4)]
    assert all(world[0] == hands[0] for world in worlds)
    texts = {counts: shapes.ranks_of(counts, rules.order) for world in worlds for counts in world[1:3]}
    return Counter((texts[world[1]], texts[world[2]]) for world in worlds)


def likelihood(hand: str, seat: int, told: Sequence[tuple[int, str, int, str]]) -> float:
    """How likely single cards of a seat are that holds `hand` at the end: (seat, card, whose it was to beat,
    what) by move, "" for a pass and for nothing to beat.
    """
    plain, wise = log(PRIOR), log(1 - PRIOR)
    held = hand + "".join(card for who, card, _, _ in told if who == seat)
    for who, card, owner, top in told:
        if who != seat:
            continue
        asked: list[tuple[str, bool]] = []
        above = [rank for rank in ORDER if top and rank in held and ORDER.index(rank) > ORDER.index(top)]
        if not top:
            asked.append(("low_lead", card == min(held, key=ORDER.index)))
        elif above:
            cheap = held.count(above[0]) == 1 and ORDER.index(above[0]) + 4 < len(ORDER)
            friend = (owner == 0) == (seat == 0)
            asked.append(("partner" if friend else "cheap" if cheap else "dear", card != ""))
            if card and len(above) > 1:
                asked.append(("lowest", card == above[0]))
        for name, yes in asked:
            plain += log(getattr(PLAIN, name) if yes else 1 - getattr(PLAIN, name))
            wise += log(getattr(WISE, name) if yes else 1 - getattr(WISE, name))
        held = held.replace(card, "", 1)
    return exp(plain) + exp(wise)


def test_worlds_come_out_by_how_likely_the_moves_are_in_them() -> None:
    """All ways to part the unseen cards, weighted by an account of its own, against where many chains end."""
    state = moved("39K4Q", "648JA", "T572J", moves="3 6 pass pass 4 T K pass pass")
    told = [(0, "3", 0, ""), (1, "6", 0, "3"), (2, "", 1, "6"), (0, "", 1, "6")]
    told += [(1, "4", 1, ""), (2, "T", 1, "4"), (0, "K", 2, "T"), (1, "", 0, "K"), (2, "", 0, "K")]
    unseen = "8JA572J"
    weights: Counter[tuple[str, str]] = Counter()
    for places in combinations(range(7), 3):
        mine = "".join(sorted((unseen[at] for at in places), key=ORDER.index))
        its = "".join(sorted((unseen[at] for at in range(7) if at not in places), key=ORDER.index))
        weights[mine, its] += likelihood(mine, 1, told) * likelihood(its, 2, told)
    total, chains = sum(weights.values()), 2000
    ends = ended(state, 60, chains)
    assert ends.keys() <= weights.keys()
    expected = {world: chains * weight / total for world, weight in weights.items()}
    off = sum((ends[world] - mean) ** 2 / mean for world, mean in expected.items() if mean >= 5)
    free = sum(mean >= 5 for mean in expected.values()) - 1
    assert free > 15
    assert (off - free) / sqrt(2 * free) < 4.5


def test_who_always_beat_and_passes_hardly_holds_what_beats() -> None:
    """Seat 1 has beaten three plays with the next card, then passed on a ten: it held a jack, as it happens.
    Of all ways to part nine cards 88 % give it a card above the ten.
    """
    state = moved("3579TK", "468J33", "QA2355", moves="3 4 pass 5 6 pass 7 8 pass T pass pass")
    ends = ended(state, 200, 500)
    high = sum(number for (mine, _), number in ends.items() if set(mine) & set("JQA2"))
    assert high < 0.4 * 500


def test_nothing_moves_without_steps() -> None:
    state = moved("3579TK", "468J33", "QA2355", moves="3 4 pass")
    assert ended(state, 0, 3) == Counter({("3368J", "355QA2"): 3})


@pytest.mark.parametrize(("name", "chosen"), RULES[::2])
def test_cards_change_places_between_hidden_hands_alone(name: str, chosen: dict[str, Any]) -> None:
    """Sizes stay, fixed cards stay, the viewer's hand stays; what comes out can be dealt."""
    for match in moments(name, chosen):
        view = view_of(match, match.state.to_act, recall=True)
        worlds, rng = Worlds(view), Rng.stream(5)
        state = worlds.sample(rng)
        assert isinstance(state, ClimbingState)
        seat = view.to_act
        assert seat is not None
        seen = Habits(state, seat, worlds, rng)
        draws = [worlds.draw(rng) for _ in range(5)]
        for draw, guess in zip(draws, seen.guesses(draws), strict=True):
            hands = seen.cards(draw, guess.counts)
            assert [*map(len, hands)] == [*view.hand_sizes]
            assert hands[seat] == view.hand
            assert sum(hand.mask for hand in hands) == sum(hand.mask for hand in draw)
            assert all(
                hand.mask & worlds.fixed.mask == drawn.mask & worlds.fixed.mask
                for hand, drawn in zip(hands, draw, strict=True)
            )
            assert worlds.allows(hands)
            assert worlds.state(hands).legal_actions() == match.state.legal_actions()


def moments(name: str, chosen: dict[str, Any]) -> Iterator[Any]:
    """Some moments of play with moves behind them."""
    rules, rng = rules_of(name, chosen), Rng.stream("habits", name, str(chosen))
    found = 0
    while found < 4:
        for match in walk(rules, rng, 5):
            if match.state.phase == "play" and found < 4:
                found += 1
                yield match


@pytest.mark.parametrize(("name", "chosen"), RULES[::3])
def test_interpreted_and_compiled_believe_alike(name: str, chosen: dict[str, Any]) -> None:
    play = play_of(name, chosen)
    memory = [(tables.Table(shapes.table_words(play.shapes, play.order)),) for tables in CLIMBING]
    for match in late(name, chosen, 40):
        state = match.state
        assert isinstance(state, ClimbingState)
        hands = [*state.pack()[5:]]
        seat, seats = int(state.to_act or 0), len(hands)
        given = (len(play.order), rows_of(state), seat, odds(), powers(), hands * 3, [0] * 3 * seats, seats)
        same(HABITS, "believed", memory, *given, 25, [1, 2, 3, 4])


def ends_with(state: ClimbingState, text: str, manners: int) -> int:
    """Who goes out in a playout of a move with such manners."""
    pack, play, move = [*state.pack()], state.rules, state.parse_action(text)
    given = (play.table, plans_of(play), PAIRED.words() * play.seats, pack[:5], sides_of(state), pack[5:])
    found = rollouts(*given, [move.counts, move.header], 0, [manners], [5, 6, 7, 8])
    return found[0] & 15


def leads(seat: int, *hands: str) -> ClimbingState:
    """Dou Dizhu, seat 0 the landlord, some seat to lead."""
    state = at_play("dou_dizhu", *hands)
    assert isinstance(state.now, Playing)
    return replace(state, now=replace(state.now, turn=seat << 36))


def test_who_plays_plainly_beats_with_the_lowest() -> None:
    """Seat 0 keeps a king: a club player holds the four up with the ace and leads its pair, a plain one plays
    a five.
    """
    state = leads(0, "4K", "55A", "333")
    assert ends_with(state, "play 4", 0) == 1
    assert ends_with(state, "play 4", 0x010) == 0


def test_who_plays_plainly_leads_its_lowest() -> None:
    """Seat 2 takes the lead with its two. Its aces first, and seat 0 never gets its five away."""
    state = leads(1, "5", "K3", "24AA")
    assert ends_with(state, "play K", 0) == 2
    assert ends_with(state, "play K", 0x300) == 0


def test_partners_are_beaten_by_those_who_do() -> None:
    """Seat 0 has a six left. Seat 2 holds its partner's four up with its own six, unless it beats partners as
    plainly as enemies.
    """
    state = leads(1, "6", "47", "556")
    assert ends_with(state, "play 4", 0x100) == 1
    assert ends_with(state, "play 4", 0x300) == 0


def test_a_plain_player_goes_out_when_it_can() -> None:
    assert ends_with(leads(0, "3456", "7777", "89T"), "play 3", 0x010) == 1
