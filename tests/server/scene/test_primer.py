"""The rules as a page shows them: what is pictured is so by the rules in force."""

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from triumvir.bots.tricks.examples import TRUMP
from triumvir.cards.card import rank_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.text import parse_card
from triumvir.climbing.kernel_turn import beats
from triumvir.climbing.rules import ClimbingRules
from triumvir.games.registry import find, games
from triumvir.locales.catalog import LANGUAGES
from triumvir.seats import Seat
from triumvir.server.books import Primer
from triumvir.server.primer import primer

CLIMBING = [name for name in games() if isinstance(find(name).rules().play, ClimbingRules)]


def told(name, language="en", **options):
    """The rules of a game, as they come over the wire."""
    found = primer(find(name).rules(**options).chosen, "text", language)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Primer) == found
    return found


def reading(play, cards):
    """How the cards of a text are read, which have to be of the pack."""
    found = CardSet.parse(cards)
    assert len(found) == len(cards.split())
    return play.reading(play.counts(found))


@pytest.mark.parametrize("name", CLIMBING)
def test_every_kind_is_pictured_and_beats_what_it_is_said_to_beat(name):
    play = find(name).rules().play
    found = told(name)
    assert [each.kind for each in found.kinds] == [*dict.fromkeys(shape.kind for shape in play.shapes)]
    for each in found.kinds:
        header = reading(play, each.cards)
        assert play.combo(header).kind == each.kind
        assert each.words
        if each.over:
            assert beats(header, reading(play, each.over))
            assert play.combo(reading(play, each.over)).kind == each.kind
            assert not CardSet.parse(each.cards) & CardSet.parse(each.over)


@pytest.mark.parametrize("name", CLIMBING)
def test_of_the_chain_each_beats_the_one_before(name):
    play = find(name).rules().play
    headers = [reading(play, each.cards) for each in told(name).chain]
    assert len(headers) > 2
    assert all(beats(after, before) for before, after in pairwise(headers))
    strong = [shape for shape in play.shapes if shape.precedence]
    assert (headers[-1] >> 24 > 0) == bool(strong)


@pytest.mark.parametrize("name", CLIMBING)
def test_exercises_are_solved_by_their_answers(name):
    play = find(name).rules().play
    for each in told(name).lesson:
        hand = Counter(map(rank_of, CardSet.parse(each.hand)))
        top = reading(play, each.table[0]) if each.table else 0
        assert "".join(sorted(map(rank_of, CardSet.parse(each.show)))) in each.answers
        assert CardSet.parse(each.show) <= CardSet.parse(each.hand)
        assert not any(CardSet.parse(cards) & CardSet.parse(each.hand) for cards in each.table)
        for ranks in each.answers:
            assert Counter(ranks) <= hand
            assert beats(play.reading(sum(1 << 4 * play.order.index(rank) for rank in ranks)), top)


def test_a_game_of_tricks_is_pictured_by_its_suits():
    found, play = told("hokm"), find("hokm").rules().play
    pack = set(play.deck.cards)
    assert all(set(map(parse_card, each.cards.split())) <= pack for each in found.kinds)
    first, *_ = led, *cards = [parse_card(each.cards) for each in found.chain]
    for before, after in pairwise([first, *cards]):
        last = [led, before, after] if before != led else [led, after, parse_card("8D")]
        assert play.winner(TRUMP, Seat(0), last) == Seat(2 if before != led else 1)
    for each in found.lesson:
        table = [parse_card(card) for card in each.table]
        legal = play.follow(TRUMP, table, CardSet.parse(each.hand))
        answers = {parse_card(card) for card in each.answers}
        assert answers <= set(legal)
        if each.task == "win":
            takes = {card for card in legal if play.winner(TRUMP, Seat(0), [*table, card]) == Seat(2)}
            assert answers == takes


def test_options_are_told_and_change_the_pictures():
    plain, other = told("dou_dizhu"), told("dou_dizhu", quad_sets=False)
    gone = {each.kind for each in plain.kinds} - {each.kind for each in other.kinds}
    assert gone == {"quad_two_singles", "quad_two_pairs"}
    assert (plain.difference, plain.game.options) == ("", ())
    assert [option.name for option in other.game.options] == ["quad_sets"]
    assert other.difference


@pytest.mark.parametrize("name", games())
def test_they_are_told_in_each_language(name):
    sections = [str(told(name, language).sections) for language in LANGUAGES]
    assert len(set(sections)) == len(LANGUAGES)
