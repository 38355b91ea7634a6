"""Records that somebody brings: what is read in them, as far as they go."""

import json
from pathlib import Path

import msgspec
import pytest

from tests.server.scene.proofs import FILE, played, proofs
from triumvir.cards.cardset import CardSet
from triumvir.games.registry import games
from triumvir.locales.catalog import LANGUAGES, catalog
from triumvir.record.toml import format_record
from triumvir.server.asking import answer
from triumvir.server.books import Book
from triumvir.server.protocol import Ask
from triumvir.server.review import read_book

EN = catalog("en")


def text_of(name):
    """The record of two deals at a table."""
    return format_record(played(name).table.record())


def book(text, deal=-1, viewer=-1, said=EN):
    """What is read in a text, as it comes over the wire."""
    found = read_book(text, deal, viewer, said)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Book) == found
    return found


@pytest.mark.parametrize("name", games())
def test_a_record_tells_what_the_table_tells(name):
    sim = played(name)
    found = book(format_record(sim.table.record()), 0, viewer=0)
    assert found.deal == answer(sim.table, 0, Ask(id="q", what="after", deal=0), EN)
    assert (found.wrong, found.unfair) == (None, ())
    assert found.game.game == name
    assert found.names[0] == "Ann"
    assert [points is None for points in found.deals] == [deal.thrown_in for deal in sim.table.record().deals]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_the_language(language):
    found = book(text_of("hokm"), said=catalog(language))
    assert found.deal.settled.words
    assert (found.deal.moves[0].words in str(book(text_of("hokm")).deal.moves)) == (language == "en")


def test_what_follows_a_move_is_told_with_it():
    deal = book(text_of("dou_dizhu"), 0).deal
    kinds = [then.kind for move in deal.moves for then in move.then]
    assert kinds[:2] == ["declared", "kitty"]
    assert kinds[-1] == "settled"
    taken = [move for move in deal.moves if "kitty" in [then.kind for then in move.then]]
    assert [move.kind for move in taken] == ["call"]
    gained = CardSet.parse(deal.held[deal.moves[-1].seat]) - CardSet.parse(deal.hands[deal.moves[-1].seat])
    assert gained in (CardSet(), CardSet.parse(deal.kitty))


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("\nactions = [\n", '\nactions = [\n  "2 play AAAA",\n', "record/action"),
        ("triumvir = 1", "triumvir = 2", "record/version"),
        ("hands = [", "hands = [[", "record/toml"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old, new, code):
    text = text_of("dou_dizhu")
    broken = text.replace(old, new, 1)
    found = book(broken)
    lines = broken.splitlines()
    assert (found.wrong.code, found.wrong.line > 0) == (code, True)
    assert found.wrong.expected
    assert found.wrong.words
    assert found.wrong.line <= len(lines)


def test_a_break_in_the_second_deal_leaves_the_first():
    text = text_of("big_three")
    first, second = text.split("[[deals]]")[1:]
    broken = text.replace(second, second.replace('actions = [\n  "', 'actions = [\n  "9', 1))
    found = book(broken, 0)
    assert found.wrong
    assert len(found.deals) == 1
    assert found.deal.number == 0
    assert first in broken


@pytest.mark.parametrize("text", ["", "what?", "\x00", "triumvir = 1\n"])
def test_what_is_no_record_is_said_to_be_none(text):
    found = book(text)
    assert found.game is None
    assert found.wrong.code.startswith("record/")


def test_a_seed_that_was_not_promised_is_found():
    text = text_of("hokm")
    at = text.index('seed = "') + 8
    other = "1" if text[at] == "0" else "0"
    found = book(text[:at] + other + text[at + 1 :])
    assert "fair/commitment" in [each.code for each in found.unfair]


def test_the_deals_that_the_page_checks_are_real():
    kept = json.loads(Path(FILE).read_text(encoding="utf-8"))
    assert kept == proofs(), "run python -m tests.server.scene.proofs"
