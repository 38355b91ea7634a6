"""Plays as text: by ranks, by cards, with readings; there and back, and what can't be read."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.climbing.cases import (
    OPTIONS,
    at_play,
    does,
    hands,
    option_sets,
    random_cards,
    reading,
    rules_of,
    words,
)
from triumvir.auction.auction import Call
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import PASS, Play
from triumvir.climbing.kernel import plays
from triumvir.climbing.kernel_readings import readings
from triumvir.climbing.shape import ShapeSpec, counts_of
from triumvir.climbing.text import format_action, parse_action, parse_play
from triumvir.errors import Code, ParseError

ORDER = "3456789TJQKA2br"


@st.composite
def tables(draw):
    """A game under any options, and a hand."""
    game = draw(st.sampled_from(list(OPTIONS)))
    return rules_of(game, **draw(option_sets(game))), draw(hands(game))


def refused(rules, text, *, calling=False):
    """The error of a text."""
    with pytest.raises(ParseError) as caught:
        parse_action(rules, text, calling=calling)
    return caught.value


@given(tables(), tables().map(lambda table: table[1]))
def test_every_play_there_and_back_leading_and_following(table, other):
    rules, hand = table
    found = plays(rules.table, counts_of(hand, rules.order), 0, bombs=True)
    tops = [0]
    if not set(other) - set(rules.order):
        tops += [
            header for _, header in plays(rules.table, counts_of(other, rules.order), 0, bombs=True)[:30]
        ]
    for counts, header in found[:60]:
        for top in {tops[0], tops[-1]}:
            text = format_action(rules, Play(counts, header), top)
            assert parse_action(rules, text, top) == Play(counts, header)


@given(tables())
def test_a_reading_is_named_only_where_it_is_not_the_automatic_one(table):
    rules, hand = table
    for counts, header in plays(rules.table, counts_of(hand, rules.order), 0, bombs=True)[:200]:
        text = format_action(rules, Play(counts, header))
        assert ("=" in text) == (header != rules.reading(counts))
        if len(readings(rules.table, counts)) == 1:
            assert "=" not in text


@given(st.sampled_from(list(OPTIONS)), st.integers(0, 999))
def test_named_cards_there_and_back(game, number):
    rules, rng = rules_of(game), Rng.stream("cards", game, number)
    cards = random_cards(rng, game, (1 + number % 9,))[0]
    counts = rules.counts(cards)
    play = Play(counts, rules.reading(counts), cards.mask)
    again = parse_play(rules, str(cards))
    lone_joker = len(cards) == 1 and str(cards) in "br"
    assert again == (play._replace(cards=0) if lone_joker else play)
    assert parse_play(rules, str(cards).replace(" ", "")).counts == counts
    assert format_action(rules, play) == f"play {cards}"


def test_ranks_stand_in_the_order_of_the_game():
    assert format_action(rules_of("big_three"), parse_play(rules_of("big_three"), "3K2A")) == "play KA23"
    assert format_action(rules_of("dou_dizhu"), parse_play(rules_of("dou_dizhu"), "rb2A3")) == "play 3A2br"
    assert (
        format_action(rules_of("dou_dizhu/4"), parse_play(rules_of("dou_dizhu/4"), "3" * 8))
        == "play 33333333"
    )


def test_readings_by_name():
    rules = rules_of("dou_dizhu", kickers_distinct=False)
    play = parse_play(rules, "333444555666 =trio_seq_singles:5")
    assert reading(rules, play.header) == ("trio_seq_singles", "5", 3)
    assert format_action(rules, play) == "play 333444555666 =trio_seq_singles:5"
    assert parse_play(rules, "333444555666=trio_seq:6") == parse_play(rules, "333444555666")
    cards = parse_play(rules, "3C3D3H 4C4D4H 5C5D5H 6C6D6H =trio_seq_singles:6")
    assert (cards.counts, len(CardSet(cards.cards))) == (play.counts, 12)
    assert format_action(rules, cards).endswith("6H =trio_seq_singles:6")
    for wrong in ("trio_seq:5", "pair:3", "", "trio_seq_singles", "trio_seq_singles:5 "):
        error = refused(rules, f"play 333444555666 ={wrong}")
        assert (error.code, error.got) == (Code.PLAY_READING, wrong)
        assert set(error.expected.split(", ")) == {"trio_seq:6", "trio_seq_singles:5", "trio_seq_singles:6"}
    assert refused(rules, "play 34 =pair:3").expected == "no reading, the cards are no combination"


def test_the_reading_that_beats_the_table_needs_no_name():
    hands = ("333444555TJQK", "666777888999K", "A")
    state = does(at_play("dou_dizhu", *hands, kickers_distinct=False), "play 333444555TJQ")
    found = [word for word in words(state) if word.startswith("play 666777888999")]
    assert found == ["play 666777888999 =trio_seq_singles:8", "play 666777888999"]
    text = found[1]
    combo = state.rules.combo(does(state, text).now.top)
    assert (combo.kind, combo.key, combo.length) == ("trio_seq_singles", "9", 3)
    assert "=" not in state.format_action(state.parse_action(text))


def test_where_nothing_is_to_beat_no_bomb_is_asked_for():
    """Cards that are a bomb and something else besides: leading, what stands first in the table is read."""
    rules = rules_of("dou_dizhu")
    shapes = (ShapeSpec("four", 4, rules.order), ShapeSpec("bomb", 4, rules.order, precedence=1))
    rules = replace(rules, shapes=shapes)
    counts = counts_of("3333", rules.order)
    four, bomb = readings(rules.table, counts)
    assert rules.reading(counts) == four
    assert rules.reading(counts, four) == bomb
    play = Play(counts, four)
    assert format_action(rules, play) == "play 3333"
    assert parse_action(rules, "play 3333") == parse_play(rules, "3333") == play
    over = does(at_play("dou_dizhu", "3", "4", "5"), "play 3")
    assert replace(over, rules=rules).parse_action("play 3333") == play


def test_cards_that_are_no_combination_are_read_all_the_same():
    assert parse_play(rules_of("dou_dizhu"), "34") == Play(counts_of("34", ORDER), 0)
    assert format_action(rules_of("dou_dizhu"), parse_play(rules_of("dou_dizhu"), "34")) == "play 34"


def test_calls_and_passes():
    rules = rules_of("dou_dizhu")
    assert parse_action(rules, "pass") == PASS
    assert parse_action(rules, "pass", calling=True) == Call(0)
    assert parse_action(rules, "bid 2") == parse_action(rules, "bid 2", calling=True) == Call(2)
    rob = rules_of("dou_dizhu", auction_mode="call_rob")
    assert [parse_action(rob, text, calling=True) for text in ("pass", "call", "rob")] == [
        Call(0),
        Call(1),
        Call(2),
    ]
    assert [format_action(rob, Call(level)) for level in range(3)] == ["pass", "call", "rob"]
    assert [format_action(rules, Call(level)) for level in range(3)] == ["pass", "bid 1", "bid 2"]
    assert format_action(rules, PASS) == "pass"


UNREADABLE = [
    ("", Code.ACTION_UNKNOWN, ""),
    ("hello", Code.ACTION_UNKNOWN, "hello"),
    ("PASS", Code.ACTION_UNKNOWN, "PASS"),
    ("play", Code.ACTION_UNKNOWN, ""),
    ("play ", Code.ACTION_UNKNOWN, ""),
    ("play =pair:3", Code.ACTION_UNKNOWN, "=pair:3"),
    ("bid 0", Code.CALL_UNKNOWN, "bid 0"),
    ("bid", Code.CALL_UNKNOWN, "bid"),
    ("pass now", Code.CALL_UNKNOWN, "pass now"),
    ("rob", Code.CALL_UNKNOWN, "rob"),
    ("play 3X", Code.CARD_UNKNOWN, "3X"),
    ("play 3 3", Code.CARD_UNKNOWN, "3"),
    ("play 3C 3C", Code.CARD_TWICE, "3C"),
    ("play 3C 3C'", Code.CARD_NOT_IN_PACK, "3C'"),
    ("play 333333333", Code.PLAY_NO_COMBINATION, "333333333"),
]


@pytest.mark.parametrize(("text", "code", "got"), UNREADABLE)
def test_what_cannot_be_read(text, code, got):
    error = refused(rules_of("dou_dizhu"), text)
    assert (error.code, error.got) == (code, got)


def test_ranks_that_the_game_does_not_have():
    error = refused(rules_of("big_three"), "play 44b")
    assert (error.code, error.got, error.where) == (Code.RANK_UNKNOWN, "b", "44b")
    assert error.expected == "one of 456789TJQKA23"
    assert refused(rules_of("big_three"), "play 4C r").code is Code.CARD_NOT_IN_PACK


def test_expectations_are_named():
    rules = rules_of("dou_dizhu")
    assert refused(rules, "dance").expected == "a call, play CARDS or pass"
    assert refused(rules, "play").expected == "cards to play"
    assert refused(rules, "play 333333333").expected == "at most 8 cards of a rank"
    error = refused(rules, "play 3C r'")
    assert (error.expected, error.where) == ("cards of the pack", "3C r'")


@given(st.text(alphabet="3456789TJQKA2brCDHS' =:_playbidcs", max_size=14), st.booleans())
def test_any_text_is_an_action_or_one_coded_error(text, calling):
    rules = rules_of("dou_dizhu")
    for line in (text, f"play {text}", f"bid {text}"):
        try:
            action = parse_action(rules, line, calling=calling)
        except ParseError as error:
            codes = {code for _, code, _ in UNREADABLE} | {Code.PLAY_READING, Code.RANK_UNKNOWN}
            known = error.code in codes
            assert known
        else:
            again = parse_action(rules, format_action(rules, action), calling=isinstance(action, Call))
            assert again == action or (action.cards and again.counts == action.counts)
