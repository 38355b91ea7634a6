"""Hands are drawn as often as deals stand for them: chi-square against all deals there are."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any

import pytest

from tests.views.small import fitting, line, rules_with
from triumvir.cards.rng import Rng
from triumvir.games.game import Rules
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.record import position
from triumvir.views import known
from triumvir.views.sample import Worlds
from triumvir.views.view import view_of

DRAWS = 4_000


def chi_square(drawn: Counter[Any], weights: Counter[Any]) -> tuple[float, int]:
    """The sum of squares, and its mean."""
    total, number = sum(weights.values()), sum(drawn.values())
    expected = {what: weight * number / total for what, weight in weights.items()}
    assert min(expected.values()) > 1, "too few draws to tell"
    free = len(weights) - 1
    return sum((drawn[what] - mean) ** 2 / mean for what, mean in expected.items()), free


def alike(found: Sequence[tuple[float, int]]) -> bool:
    """Whether no sum of squares, nor all together, lies far above the mean, in standard deviations."""
    whole = sum(square for square, _ in found), sum(free for _, free in found)
    return all((square - free) / sqrt(2 * free or 1) < 4.5 for square, free in [*found, whole])


def calling(match: Match) -> bool:
    """Two seats have spoken."""
    return match.state.phase == "auction" and len(match.actions) == 2


def playing(plays: int) -> Callable[[Match], bool]:
    """A moment of play after so many plays, with another trick cleared before it."""

    def wanted(match: Match) -> bool:
        seen = view_of(match.state, None, recall=True)
        return match.state.phase == "play" and sum(seen.plays) == plays and bool(seen.cleared)

    return wanted


def lead(match: Match) -> bool:
    """Before the first lead."""
    return match.state.phase == "play" and not any(view_of(match.state, None).plays)


def cards_left(number: int) -> Callable[[Match], bool]:
    """A moment with so many cards in the largest hand and a trick on the table."""

    def wanted(match: Match) -> bool:
        sizes = view_of(match.state, None).hand_sizes
        return match.state.phase == "play" and max(sizes) == number and len(set(sizes)) > 1

    return wanted


SMALL: dict[str, tuple[Rules, Callable[[Match], bool]]] = {
    "calls": (rules_with(), calling),
    "hearts, calls": (rules_with("hearts"), calling),
    "marked, calls": (rules_with("marker"), calling),
    "strong, calls": (rules_with(strong=True), calling),
    "hidden kitty": (rules_with(), playing(2)),
    "shown kitty": (rules_with(show_kitty=True), playing(2)),
    "split kitty": (rules_with(shares=(1, 1)), playing(2)),
    "kitty left over": (rules_with(shares=(1,)), playing(2)),
    "strong": (rules_with(strong=True), playing(2)),
    "strong, shown kitty": (rules_with(strong=True, show_kitty=True), playing(2)),
    "marked": (rules_with("marker", strong=True), playing(2)),
    "hearts": (rules_with("hearts"), playing(2)),
    "hearts, at the lead": (rules_with("hearts", strong=True, show_kitty=True), lead),
    "hearts lead": (rules_with("hearts", hearts_lead=True, shares=(1, 1)), playing(2)),
    "dealer speaks, hearts lead": (rules_with(hearts_lead=True), playing(2)),
}
HOKM = {
    "plain": {},
    "must trump": {"must_trump": True},
    "must overtrump": {"must_overtrump": True},
    "both": {"must_trump": True, "must_overtrump": True},
}


def views(match: Match) -> Iterator[tuple[int | None, bool]]:
    """Who looks, and whether he recalls."""
    for viewer in range(match.rules.seats):
        yield viewer, True
        yield viewer, False


@pytest.mark.parametrize("name", SMALL)
def test_small_deals_are_drawn_as_often_as_they_fit(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, wanted = SMALL[name]
    monkeypatch.setattr(known, "rules_of", lambda chosen: rules)
    monkeypatch.setattr(position, "rules_of", lambda game, values: rules)
    played = line(rules, name, wanted)
    match, found = played.match, list[tuple[float, int]]()
    for viewer, recall in views(match):
        view = view_of(match, viewer, recall=recall)
        weights = fitting(played, view, recall=recall)
        hands = tuple(match.state.hand(seat) for seat in range(3))
        assert hands in weights
        worlds, rng = Worlds(view), Rng.stream(name, str(viewer), int(recall))
        drawn = Counter(worlds.draw(rng) for _ in range(max(DRAWS, 10 * len(weights))))
        assert drawn.keys() <= weights.keys()
        found.append(chi_square(drawn, weights))
    assert alike(found)


@pytest.mark.parametrize("name", HOKM)
def test_what_was_not_played_shows_what_is_not_held(name: str) -> None:
    rules = find("hokm").rules("text", **HOKM[name])
    found = list[tuple[float, int]]()
    for seed in range(4):
        played = line(rules, (name, seed), cards_left(4))
        match = played.match
        for viewer in range(3):
            view = view_of(match, viewer)
            weights = fitting(played, view, recall=False)
            worlds, rng = Worlds(view), Rng.stream(name, seed, viewer)
            drawn = Counter(worlds.draw(rng) for _ in range(2_000))
            assert drawn.keys() <= weights.keys()
            found.append(chi_square(drawn, weights))
    assert alike(found)
