"""Bots of climbing games: legal, the same again, blind to hidden cards, and right where anybody would be."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.bots.climbing_cases import GAMES, RULES, drawn_rules, rules_of, table_view, walk
from tests.climbing.cases import at_play, does
from triumvir.bots.bot import make
from triumvir.bots.climbing import strength
from triumvir.cards.rng import Rng
from triumvir.games.game import Rules
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.views.sample import Worlds
from triumvir.views.view import view_of

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "reasons.md"
CODES = set(re.findall(r"^\| `([a-z_/]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
BOTS = ("random", "novice", "club:worlds=1", "expert:worlds=1")


@pytest.fixture(autouse=True)
def small_scale(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hands are compared with few others: interpreted, many take seconds."""
    monkeypatch.setattr(strength, "SAMPLE", 12)
    strength._scale.cache_clear()
    yield
    strength._scale.cache_clear()


def check(match: Match, rng: Rng, bots: tuple[str, ...] = BOTS) -> None:
    """Each bot does what is legal, for a reason that is known."""
    legal = match.state.legal_actions()
    view = view_of(match, match.state.to_act, recall=bool(rng.below(2)))
    for bot in bots:
        thought = make(bot).think(view, rng)
        assert thought.action in legal
        assert thought.reason.code in CODES
        assert {option.action for option in thought.options} <= set(legal)


@pytest.mark.parametrize(("name", "chosen"), RULES)
def test_every_choice_is_legal_and_has_a_known_reason(name: str, chosen: dict[str, str | int | bool]) -> None:
    rng = Rng.stream("climbing bots", name, str(chosen))
    for match in walk(rules_of(name, chosen), rng, 14):
        check(match, rng)


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_is_legal_under_any_options(name: str) -> None:
    rng = Rng.stream("climbing bots", "any", name)
    for _ in range(3):
        for match in walk(drawn_rules(name, rng), rng, 16):
            check(match, rng)


def auctions() -> Iterator[tuple[str, Rules]]:
    """Every way of calling in every game, hands that must call among them."""
    for name in GAMES:
        options = {option.name: option for option in find(name).options}
        yield name, rules_of(name, {})
        for mode in options["auction_mode"].choices:
            yield name, rules_of(name, {"auction_mode": mode, "strong_hand_must_bid3": True})


def test_calls_are_legal_in_every_auction() -> None:
    rng = Rng.stream("climbing bots", "auctions")
    for _, rules in auctions():
        match = Match.start(rules, rng.below(1 << 30))
        while match.state.phase == "auction":
            check(match, rng, ("novice", "club:worlds=1"))
            match = match.apply(rng.choice(match.state.legal_actions()))


def moments(name: str, seed: str, step: int) -> Iterator[Match]:
    """Moments of a deal between beginners."""
    match, number = Match.start(rules_of(name, {}), seed), 0
    rng = Rng.stream(seed, "moments")
    while match.state.outcome is None:
        if number % step == 0:
            yield match
        number += 1
        match = match.apply(make("novice").act(view_of(match, match.state.to_act, recall=True), rng))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_thought(name: str) -> None:
    for match in moments(name, "again", 10):
        view = view_of(match, match.state.to_act, recall=True)
        for bot in BOTS:
            first, second = (make(bot).think(view, Rng.stream("again", "bot")) for _ in range(2))
            assert first == second


@pytest.mark.parametrize("recall", [True, False])
@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_change_nothing(name: str, *, recall: bool) -> None:
    rng, changed = Rng.stream("climbing bots", "hidden", name), 0
    for match in moments(name, f"hidden {recall}", 7):
        seat = match.state.to_act
        view = view_of(match, seat, recall=recall)
        other = Worlds(view).sample(rng)
        blind = view_of(replace(match, state=other), seat, recall=recall)
        assert blind == view
        changed += any(other.hand(each) != match.state.hand(each) for each in range(match.rules.seats))
        for bot in BOTS:
            thoughts = [make(bot).think(each, Rng.stream("hidden", "bot")) for each in (view, blind)]
            assert thoughts[0] == thoughts[1]
    assert changed > 2


def test_more_worlds_are_looked_at_where_asked() -> None:
    for match in moments("big_three", "worlds", 5):
        if match.state.phase == "auction" or len(match.state.legal_actions()) == 1:
            continue
        view = view_of(match, match.state.to_act, recall=True)
        for worlds in (1, 7):
            thought = make(f"expert:worlds={worlds}").think(view, Rng.stream("worlds"))
            assert thought.worlds <= worlds
            assert not thought.options or thought.options[0].action == thought.action


def done(bot: str, name: str, hands: str, *before: str) -> str:
    """What a bot does in a position that is set up and gone on from, as text."""
    state = does(at_play(name, *hands.split()), *before)
    action = make(bot).act(table_view(state, name), Rng.stream("table"))
    assert action in state.legal_actions()
    return state.format_action(action)


PLAYERS = pytest.mark.parametrize("bot", ["club", "expert:worlds=40,goal=win"])


@PLAYERS
@pytest.mark.parametrize(
    ("name", "hands", "before", "right"),
    [
        ("dou_dizhu", "34567 8999 TTJJ", (), "play 34567"),
        ("dou_dizhu", "br 8999 TTJJ", (), "play br"),
        ("dou_dizhu", "444456 8999 TTJJ", (), "play 444456"),
        ("dou_dizhu", "9A 34 55K", ("play 9", "pass", "play K"), "play A"),
        ("dou_dizhu", "9AAAA 34 55K", ("play 9", "pass", "play K"), "play AAAA"),
        ("big_three", "4K 56 55Q", ("play 4", "pass", "play Q"), "play K"),
        ("big_three/4", "777 88 99 TT", (), "play 777"),
        ("dou_dizhu/4", "bbrr 88 99 TT", (), "play bbrr"),
        ("dou_dizhu/4", "33344 88 99 TT", (), "play 33344"),
    ],
)
def test_it_goes_out_when_it_can(
    bot: str, name: str, hands: str, before: tuple[str, ...], right: str
) -> None:
    assert done(bot, name, hands, *before) == right


@PLAYERS
def test_it_lets_a_partner_with_one_card_have_the_trick(bot: str) -> None:
    assert done(bot, "dou_dizhu", "366778899 5r 44445579J", "play 3", "play r") == "pass"
    four = "45555789J 99TTJJ 6r 99TTQQ"
    assert done(bot, "dou_dizhu/4", four, "play 4", "pass", "play r", "pass") == "pass"


@PLAYERS
def test_it_blocks_an_enemy_with_one_card(bot: str) -> None:
    """The landlord, next to act, has one card: only the highest single may stop it."""
    won = ("play K", "pass", "play A", "pass", "pass")
    assert done(bot, "dou_dizhu", "9K 67TJ 58A2", *won) == "play 2"
    led = ("play K", "play A", "pass", "pass", "play 4")
    assert done(bot, "dou_dizhu", "9K 4AJJ 562", *led) == "play 2"


@PLAYERS
def test_it_feeds_a_partner_with_one_card(bot: str) -> None:
    moves = ("play 4", "pass", "play A", "pass", "play 2", "pass", "pass")
    assert done(bot, "dou_dizhu", "4556677TTQQ 377992 8A", *moves) == "play 3"


@PLAYERS
def test_it_keeps_a_bomb_whole(bot: str) -> None:
    said = done(bot, "dou_dizhu", "4556688899TJQ 57777JJQQ 9TTKK", "play 4")
    assert said not in ("play 7", "play 7777")
