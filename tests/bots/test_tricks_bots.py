"""Bots of trick-taking games: legal, the same again, blind to hidden cards, within their budgets."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from triumvir.auction.auction import Call
from triumvir.bots.bot import make
from triumvir.bots.thought import Thought
from triumvir.bots.tricks import club
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.games.game import Rules
from triumvir.games.match import Match
from triumvir.games.registry import find, games
from triumvir.seats import Seat
from triumvir.tricks.actions import NameTrump
from triumvir.tricks.rules import TrickRules
from triumvir.views.view import View, view_of

GAMES = [name for name, game in games().items() if isinstance(game.rules().play, TrickRules)]
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "reasons.md"
CODES = set(re.findall(r"^\| `([a-z_/]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
BOTS = ("novice", "club", "expert:worlds=3,nodes=50")


def option_sets(name: str) -> Iterator[Rules]:
    """The rules with each option at each of its values, others drawn."""
    rng, game = Rng.stream("trick bots", "options", name), find(name)
    choices = {option.name: option.choices for option in game.options if option.choices}
    for option, values in choices.items():
        for value in values:
            others = {other: rng.choice(known) for other, known in choices.items() if other != option}
            yield game.rules(**others, **{option: value})


def walk(rules: Rules, rng: Rng) -> Iterator[Match]:
    """A deal of random actions, moment by moment."""
    match = Match.start(rules, rng.below(1 << 30))
    while match.state.outcome is None:
        yield match
        match = match.apply(rng.choice(match.state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_is_legal_and_has_a_known_reason(name: str) -> None:
    rng = Rng.stream("trick bots", "legal", name)
    for rules in option_sets(name):
        for match in walk(rules, rng):
            if match.state.phase == "play" and rng.below(3):
                continue
            recall = bool(rng.below(2))
            view = view_of(match, match.state.to_act, recall=recall)
            for bot in BOTS:
                thought = make(bot).think(view, rng)
                assert thought.action in match.state.legal_actions()
                assert thought.reason.code in CODES


def views(seed: str) -> Iterator[tuple[Match, View]]:
    """Moments of a deal between club players, with the view of the seat to act."""
    match = Match.start(find("hokm").rules(), seed)
    while match.state.outcome is None:
        view = view_of(match, match.state.to_act, recall=True)
        yield match, view
        match = match.apply(make("club").act(view, Rng.stream(seed)))


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_gives_the_same_thought(bot: str) -> None:
    for _, view in views("again"):
        thoughts = [make(bot).think(view, Rng.stream("again", "bot")) for _ in range(2)]
        assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("bot", BOTS)
def test_hidden_cards_change_nothing(bot: str) -> None:
    rng = Rng.stream("trick bots", "hidden")
    changed = 0
    for match, view in views("hidden"):
        state, seat = match.state, match.state.to_act
        assert seat is not None
        hands = [state.hand(Seat(other)) for other in range(3)]
        others = [card for other in range(3) if other != seat for card in hands[other]]
        mixed, sizes = rng.shuffled(others), [len(hand) for hand in hands]
        dealt, at = [], 0
        for other in range(3):
            size = 0 if other == seat else sizes[other]
            dealt.append(hands[other] if other == seat else CardSet.of(mixed[at : at + size]))
            at += size
        again = state.redealt(tuple(dealt))
        changed += [again.hand(Seat(other)) for other in range(3)] != hands
        other_view = view_of(again, seat, recall=True)
        assert (other_view.hand, other_view.taken, other_view.table) == (view.hand, view.taken, view.table)
        blind = view_of(Match(**{**_fields(match), "state": again}), seat, recall=True)
        assert blind == view
        thoughts = [make(bot).think(each, Rng.stream("hidden", "bot")) for each in (view, blind)]
        assert thoughts[0] == thoughts[1]
    assert changed > 15


def _fields(match: Match) -> dict[str, object]:
    return {name: getattr(match, name) for name in Match.__slots__}


def test_an_expert_stops_when_most_of_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    for _, view in views("time"):
        if len(view.legal) > 1:
            clock = count()
            monkeypatch.setattr(
                "triumvir.bots.budget.time.perf_counter", lambda ticks=clock: next(ticks) / 1000
            )
            thought = make("expert:ms=20").think(view, Rng.stream("time"))
            assert 10 <= thought.worlds <= 14, "a look at the clock for each world, 0.7 of the time"


def test_more_worlds_are_looked_at_where_asked() -> None:
    for _, view in views("worlds"):
        if len(view.legal) > 1:
            for worlds in (1, 7):
                thought = make(f"expert:worlds={worlds}").think(view, Rng.stream("worlds"))
                assert thought.worlds == worlds
                assert {option.action for option in thought.options} <= {each.action for each in view.legal}
                assert thought.options[0].action == thought.action


def test_where_no_world_fits_an_expert_plays_as_a_club_player() -> None:
    for _, view in views("none"):
        if view.phase == "play" and len(view.legal) > 1:
            strange = replace(view, hand_sizes=tuple(size + 1 for size in view.hand_sizes))
            club_thought, thought = (
                make(bot).think(strange, Rng.stream("none")) for bot in ("club", "expert")
            )
            assert thought == club_thought


STRONG = "JH 9H AH TH KH AC AD AS TS KS"
WEAK = "7C 8C 8D 9D 8H QH 7S 8S 9S QC"


def opening(hand: str, *, phase_calls: tuple[int, ...] = ()) -> View:
    """The view of the first seat to call, or after calls of the others."""
    rules = find("hokm").rules()
    rest = [card for card in rules.play.deck.cards if card not in CardSet.parse(hand)]
    seat = (1 + len(phase_calls)) % 3
    hands = [CardSet.of(rest[:10]), CardSet.of(rest[10:])]
    hands.insert(seat, CardSet.parse(hand))
    deal = Deal(Seat(0), Seat(1), tuple(hands))
    match = Match.start(rules, "opening", [deal])
    for call in phase_calls:
        match = match.apply(Call(call))
    return view_of(match, seat, recall=True)


def think(bot: str, view: View) -> Thought:
    """What a bot thinks."""
    return make(bot).think(view, Rng.stream("opening"))


@pytest.mark.parametrize("bot", ["club", "expert:worlds=20"])
def test_strong_hands_call_high_and_weak_ones_low(bot: str) -> None:
    strong, weak = think(bot, opening(STRONG)), think(bot, opening(WEAK))
    assert strong.action.level >= 7
    assert weak.action.level <= 3
    assert strong.reason.code == "call/expects_declaring"
    assert dict(strong.reason.details)["suit"] == "H"


def test_a_weak_hand_behind_a_high_call_expects_little() -> None:
    thought = think("club", opening(WEAK, phase_calls=(6,)))
    assert thought.action == Call(2)
    assert thought.reason.code == "call/expects"


@pytest.mark.parametrize("bot", ["novice", "club", "expert:worlds=20"])
def test_the_long_strong_suit_becomes_trump(bot: str) -> None:
    match = Match.start(find("hokm").rules(), "x", [_strong_deal()])
    for call in (8, 2, 2):
        match = match.apply(Call(call))
    thought = think(bot, view_of(match, match.state.to_act, recall=True))
    assert thought.action == NameTrump("H")
    assert thought.reason.code == "trump/longest"


def _strong_deal() -> Deal:
    rest = [card for card in find("hokm").rules().play.deck.cards if card not in CardSet.parse(STRONG)]
    return Deal(Seat(0), Seat(1), (CardSet.of(rest[:10]), CardSet.parse(STRONG), CardSet.of(rest[10:])))


def test_a_declarer_with_the_top_trumps_draws_them() -> None:
    match = Match.start(find("hokm").rules(), "x", [_strong_deal()])
    for call in (8, 2, 2):
        match = match.apply(Call(call))
    match = match.apply(NameTrump("H"))
    for bot in ("club", "expert:worlds=20"):
        thought = think(bot, view_of(match, 1, recall=True))
        assert thought.reason.code in ("lead/draws_trump", "lead/cashes")
        assert match.apply(thought.action).state.to_act == 2


def test_passing_is_free_where_it_is_allowed() -> None:
    rules = find("hokm").rules(bass="pass_zero")
    rest = [card for card in rules.play.deck.cards if card not in CardSet.parse(WEAK)]
    hands = (CardSet.of(rest[:10]), CardSet.parse(WEAK), CardSet.of(rest[10:]))
    match = Match.start(rules, "x", [Deal(Seat(0), Seat(1), hands)])
    assert club.think(view_of(match, 1), rules, Rng.stream("x"), make("club").budget).action == Call(0)
