"""Whole matches told in every language: every event has its line, every payment its words."""

import pytest

from tests.table.tables import NAMES, seated, step
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.locales.catalog import LANGUAGES, catalog
from triumvir.table import counter
from triumvir.table.order import WAYS
from triumvir.table.settle import settlement, sheet_of
from triumvir.table.words import Words, capital


def worded(language, match, player):
    """The words of a match for one of its players."""
    return Words(catalog(language), match.rules, player, match.seating)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_whole_match_is_told(language, name):
    table, rng, told = seated(name, seed="5", bots=("random",)), Rng.stream("told"), 0
    words = worded(language, table.match, 0)
    lines = []
    while True:
        words.seating = table.match.seating
        for event in table.events(told):
            line = words.event(event, table.view)
            assert bool(line) is (event.kind != "settled")
            lines.append(line)
        told = len(table.events())
        if table.waits_for == "you":
            lines += [words.prompt(table.view), words.hand(table.view, rng.choice(WAYS))]
        else:
            assert not words.prompt(table.view)
        if table.match.state.outcome is not None and (paid := settlement(table.view)):
            hands = [table.match.state.hand(seat) for seat in range(len(table.match.seating))]
            explained = words.settlement(paid, table.view)
            assert len(explained) == 1 + 2 * (name != "hokm") + len(paid.lines)
            lines += explained + words.left(hands)
        if table.waits_for == "end":
            break
        lines.append(words.counter(counter.unseen(table.match, table.seat)))
        step(table, rng)
    lines += words.score(sheet_of(table.match))
    assert not [line for line in lines if "{" in line or "\n" in line]
    assert catalog(language).say("event-undo") not in lines
    if language != "en":
        assert not {line for line in lines if any(word in line for word in ("trick", "pass", "Deal"))}


def test_lines_read_as_they_should():
    table, rng = seated("dou_dizhu", seed="5"), Rng.stream("read")
    words = worded("en", table.match, 0)
    first = words.event(table.events()[0], table.view)
    assert first.startswith("Deal 1. Dealer: ")
    assert words.score(sheet_of(table.match)) == ["No deal has been played yet.", "The match has 2 deals."]
    while table.waits_for not in ("deal", "end"):
        step(table, rng)
    said = [words.event(event, table.view) for event in table.events()]
    assert any(line.endswith(" cards left") or "1 card left" in line for line in said)
    assert words.counter(CardSet()) == "No card is out."
    assert words.counter(CardSet.parse("2C 2H b 3D")) == "Still out, 4 cards: b 22 3"


def test_the_person_has_the_same_name_wherever_he_sits():
    table = seated("big_three/4", seed="2", player=2)
    words = worded("en", table.match, 2)
    names = [words.name(seat) for seat in range(4)]
    assert names[table.seat] == "you"
    assert sorted(names) == ["bot 1", "bot 2", "bot 3", "you"]
    assert capital("бот 1") == "Бот 1"
    assert words.listed([]) == ""
    assert words.listed(["a"]) == "a"
    assert words.listed(["a", "b", "c"]) == "a, b, c"


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "The match is won by bot 2.", "The match is won by bot 2, you."),
        ("uk", "Переможець партії: бот 2.", "Партію виграли: бот 2, ви."),
    ],
)
def test_one_may_win_a_match_or_several(language, one, several):
    words = worded(language, seated("hokm").match, 0)
    assert words._won([2]) == one
    assert words._won([2, 0]) == several
