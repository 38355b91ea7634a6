"""Vectors that fail, can't be read, or can't be asked end in a verdict, never in an exception."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conform.test_vectors import LINES, VECTORS
from triumvir.cards.card import Card
from triumvir.cards.deck import DeckSpec
from triumvir.conform.layout import Told, hands_of, one_by_one
from triumvir.conform.run import KINDS, check, check_line, check_lines
from triumvir.conform.vector import GAMES, parse_vector
from triumvir.errors import Code, ParseError, TriumvirError

START = {"hands": ["3", "4", "5"], "leader": 0, "landlord": 0}
RANDOM = {"opener_ceremony": "random"}
SHORT = {game: name for name, game in GAMES.items()}


def line(kind, game="dou_dizhu", expect=None, **told):
    vector = {"id": "x-1", "game": SHORT[game], "kind": kind, "given": told, "expect": expect or {"any": 1}}
    return json.dumps({**vector, "why": "because"})


def fault(text):
    verdict = check_line(text)
    assert not verdict.passed
    assert verdict.fault is not None, f"asked all the same: {verdict.got}"
    return verdict.fault


def answered(text):
    verdict = check_line(text)
    assert verdict.fault is None, str(verdict.fault)
    return verdict


def test_a_wrong_expectation_fails_with_all_that_helps():
    verdict = answered(line("classify", cards="3335", expect={"kind": "trio_pair", "key": "3", "len": 1}))
    assert not verdict.passed
    assert verdict.id == "x-1"
    assert verdict.expected == '{"kind": "trio_pair", "key": "3", "len": 1}'
    assert verdict.got == '{"kind": "trio_single", "key": "3", "len": 1}'
    assert verdict.why == "because"


def test_an_expected_field_that_no_answer_has_fails_and_shows_the_whole_answer():
    verdict = answered(line("beats", prev="3", play="4", expect={"beats": True, "wins": True}))
    assert not verdict.passed
    assert verdict.got == '{"beats": true}'


@pytest.mark.parametrize(
    ("kind", "told", "expect", "passed"),
    [
        ("beats", {"prev": "3", "play": "4"}, {"beats": 1}, False),  # 1 is not true
        ("legal_count", {"hand": "3", "to_beat": None}, {"count": True}, False),
        ("legal_set", {"hand": "34", "to_beat": None}, {"plays": ["4", "3"]}, True),  # in any order
        ("legal_set", {"hand": "34", "to_beat": None}, {"plays": ["4", "3", "3"]}, False),
        ("legal_set", {"hand": "34", "to_beat": None}, {"plays": "34"}, False),
        ("legal_set", {"hand": "33344", "to_beat": "22"}, {"plays": []}, True),
        (
            "legal_set",
            {"hand": "55544", "to_beat": "33344"},
            {"plays": ["55544"]},
            True,
        ),  # ranks in any order
        ("auction", {"opener": 0, "calls": []}, {"legal": [1, 2, 3, "pass"]}, False),  # declining word first
        ("view", {"what": "hand_sizes", "when": "play"}, {"seats": [2, 1, 0]}, True),
        (
            "script",
            {"hands": ["45", "6", "7"], "leader": 0, "landlord": 0, "actions": ["4"]},
            {"to_beat": 4},
            False,
        ),
    ],
)
def test_what_counts_as_the_same(kind, told, expect, passed):
    assert answered(line(kind, expect=expect, **told)).passed is passed


def test_blank_lines_are_no_vectors():
    verdicts = list(check_lines(["", line("seating", expect={"next_sits": "right"}), "  \n", "{"]))
    assert [(verdict.id, verdict.passed) for verdict in verdicts] == [("x-1", True), ("line 4", False)]


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        "3",
        "null",
        "[" * 100_000,
        "{}",
        '{"id": 1}',
        '{"id": "a", "game": "whist", "kind": "beats", "given": {}, "expect": {"beats": true}}',
        '{"id": "a", "game": "hokm3", "kind": 3, "given": {}, "expect": {"beats": true}}',
        '{"id": "a", "game": "hokm3", "kind": "pack", "given": [], "expect": {"size": 30}}',
        '{"id": "a", "game": "hokm3", "kind": "pack", "expect": {"size": 30}}',
        '{"id": "a", "game": "hokm3", "kind": "pack", "given": {}, "expect": {}}',
        '{"id": "a", "game": "hokm3", "kind": "pack", "given": {}, "expect": {"size": 30}, "why": 3}',
        '{"id": "a", "game": "hokm3", "kind": "pack", "given": {}, "expect": {"size": 30}, "tricky": 1}',
    ],
)
def test_a_line_that_is_no_vector_is_a_failure_with_its_code(text):
    assert fault(text).code is Code.VECTOR_LINE


def test_a_broken_line_is_named_by_its_id_or_its_number():
    assert check_line('{"id": "bt3-cls-001", "game": 3}').id == "bt3-cls-001"
    assert check_line("nonsense", 17).id == "line 17"
    assert check_line("[1]", 18).id == "line 18"
    assert check_line('{"id": 7}', 19).id == "line 19"


def test_a_long_broken_line_is_cut_in_the_message():
    assert len(check_line("x" * 5000).why) < 100


@pytest.mark.parametrize(
    "text",
    [
        line("whist"),
        line("calls", dealer=0, calls=[]),  # a kind of Hokm
        line("classify", "hokm", cards="3"),  # a kind of the climbing games
    ],
)
def test_a_kind_that_the_game_has_not(text):
    assert fault(text).code is Code.VECTOR_KIND


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"quad_set": False}, Code.OPTION_UNKNOWN),
        ({"quad_sets": "maybe"}, Code.OPTION_VALUE),
        ({"quad_sets": None}, Code.OPTION_VALUE),
        ({"self": 1}, Code.OPTION_UNKNOWN),
        ({"preset": "online"}, Code.OPTION_UNKNOWN),
        ("loose", Code.VECTOR_LINE),
    ],
)
def test_options_are_checked(options, code):
    assert fault(line("classify", cards="3", options=options)).code is code


@pytest.mark.parametrize(
    ("kind", "game", "told"),
    [
        ("classify", "dou_dizhu", {}),
        ("classify", "dou_dizhu", {"cards": 3}),
        ("beats", "dou_dizhu", {"prev": "", "play": "3"}),
        ("beats", "dou_dizhu", {"prev": "34", "play": "3"}),
        ("beats", "dou_dizhu", {"prev": "33", "prev_as": ["trio", "3"], "play": "44"}),
        ("beats", "dou_dizhu", {"prev": "33", "prev_as": ["pair"], "play": "44"}),
        ("beats", "dou_dizhu", {"prev": "33", "prev_as": ["pair", 3], "play": "44"}),
        ("legal_set", "dou_dizhu", {"hand": "33333", "to_beat": None}),
        ("legal_set", "big_three", {"hand": "br", "to_beat": None}),
        ("legal_set", "dou_dizhu/4", {"hand": "3", "bombs_left": -1, "options": {"bomb_cap_by_bid": True}}),
        ("legal_count", "dou_dizhu", {"hand": "3", "to_beat": 7}),
        ("auction", "dou_dizhu", {"opener": 3, "calls": []}),
        ("auction", "dou_dizhu", {"opener": True, "calls": []}),
        ("auction", "dou_dizhu", {"opener": 0, "calls": [True]}),
        ("auction", "dou_dizhu", {"opener": 0, "calls": 1}),
        ("auction", "dou_dizhu", {"opener": 0, "calls": [], "hands": ["3"]}),
        ("ceremony", "big_three", {"draws": ["3", "4"]}),
        ("ceremony", "big_three", {"draws": ["3", "3", "4"], "redraws": [["5", "6", "7"]]}),
        ("ceremony", "big_three", {"draws": ["3", "3", "4"], "redraws": ["56"]}),
        ("ceremony", "big_three", {"draws": ["3", "b", "4"]}),
        ("ceremony", "dou_dizhu", {"draws": ["3", "5", "4"]}),  # the first dealer is a matter of chance
        ("ceremony", "dou_dizhu", {"dealer": 0, "exposed": "3", "draws": [], "options": RANDOM}),
        ("opener", "dou_dizhu", {"dealer": 0}),
        ("opener", "dou_dizhu", {"dealer": 0, "marker": 53, "options": {"opener_ceremony": "marker"}}),
        ("deal_map", "dou_dizhu", {"dealer": 0, "positions": [54]}),
        ("settlement", "dou_dizhu", {"stake": 1, "first_out": 0}),
        ("settlement", "dou_dizhu", {"landlord": 0, "stake": 1, "first_out": 0, "bombs": 2,
                                     "options": {"bomb_doubling": "winners"}}),
        ("settlement", "big_three/4", {"teams": [[0, 1], [2]], "stake": 1, "first_out": 0}),
        ("settlement", "big_three/4", {"teams": [0, 1], "stake": 1, "first_out": 0}),
        ("settlement", "hokm", {"calls": [1, 2], "tricks": [3, 3, 4]}),
        ("settlement", "hokm", {"calls": [1, 2, "ten"], "tricks": [3, 3, 4]}),
        ("settlement", "hokm", {"calls": [1, 2, 3], "tricks": [3, 3, 11]}),
        ("script", "dou_dizhu", {**START, "actions": [], "bids": [0, 4, 0]}),
        ("script", "dou_dizhu", {**START, "actions": [], "bids": [0, 3]}),
        ("match", "hokm", {"scores": [1, 2]}),
        ("view", "dou_dizhu", {"what": "mind", "when": "play"}),
        ("view", "dou_dizhu", {"what": "hand", "when": "now", "seat": 0}),
        ("view", "dou_dizhu", {"what": "hand", "when": "play"}),
        ("view", "dou_dizhu", {"what": "kitty", "when": "auction", "options": {"auction_mode": "none"}}),
        ("follow", "hokm", {"trump": "C", "led": "AH", "played": ["KH"], "hand": ["QH"]}),
        ("follow", "hokm", {"trump": "C", "led": "AH", "played": ["AH", "KH", "QH"], "hand": ["TH"]}),
    ],
)  # fmt: skip
def test_a_situation_that_can_not_be_is_a_failure(kind, game, told):
    assert fault(line(kind, game, **told)).code is Code.VECTOR_LINE


@pytest.mark.parametrize(
    ("kind", "told", "code"),
    [
        ("trick_winner", {"trump": "C", "leader": 0, "cards": ["AH", "KH", "XX"]}, Code.CARD_UNKNOWN),
        ("trick_winner", {"trump": "C", "leader": 0, "cards": ["AH", "KH", "7D"]}, Code.CARD_NOT_IN_PACK),
        ("trick_winner", {"trump": "CD", "leader": 0, "cards": ["AH", "KH", "QD"]}, Code.SUIT_UNKNOWN),
        (
            "ceremony",
            {"draws": ["9S", "8X", "7C"], "options": {"first_dealer": "low_card"}},
            Code.CARD_UNKNOWN,
        ),
    ],
)
def test_cards_and_suits_are_checked(kind, told, code):
    assert fault(line(kind, "hokm", **told)).code is code


def test_draws_may_name_whole_cards():
    told = {"draws": ["9S", "7C", "8D"], "options": {"first_dealer": "low_card"}}
    assert answered(line("ceremony", "hokm", expect={"dealer": 1}, **told)).passed


def test_words_serve_as_bids():
    told = {
        "hands": ["36", "44445555", "6", "7"],
        "leader": 0,
        "landlord": 0,
        "bids": ["rob", "call", "pass", 0],
        "actions": ["3", "4444", "pass", "pass", "pass", "5555"],
        "options": {"auction_mode": "call_rob", "bomb_cap_by_bid": True},
    }
    assert answered(line("script", "dou_dizhu/4", expect={"illegal_at": 5}, **told)).passed


def test_a_number_of_deals_may_be_told():
    options = {"match_deals": 3}
    over = {"over": True, "winner": [0, 2]}
    assert answered(line("match", scores=[5, -10, 5], deals=3, options=options, expect=over)).passed
    assert answered(
        line("match", scores=[5, -10, 5], deals=2, options=options, expect={"over": False})
    ).passed


def test_the_card_led_is_the_whole_trick_so_far_where_nothing_else_is_told():
    told = {"trump": "C", "led": "AH", "hand": ["TH", "7C"]}
    assert answered(line("follow", "hokm", expect={"legal": ["TH"]}, **told)).passed
    assert answered(line("follow", "hokm", expect={"legal": ["7C", "TH"]}, **{**told, "led": None})).passed


def test_hands_share_cards_only_where_the_pack_has_no_more():
    deck = DeckSpec.standard()
    first, second, third = hands_of(deck, ("33", "3", "3"))
    assert not first & second
    assert not second & third
    *_, last = hands_of(deck, ("3333", "3"))
    assert len(last) == 1
    with pytest.raises(ParseError, match="vector/line"):
        hands_of(deck, ("33333",))


def test_hearts_come_first_and_no_others_while_there_is_a_choice():
    deck = DeckSpec.standard()
    hands = hands_of(deck, ("44", "4", "5"), hearts=("4", "", "56"))
    assert [str(hand) for hand in hands] == ["4C 4H", "4D", "5H 6H"]


def test_what_was_told_comes_off_the_top_once():
    deck = DeckSpec.standard()
    top = one_by_one(deck, ["K", "3", "K"])
    told = Told(top)
    first, second = told.shuffled(deck.cards), told.shuffled(deck.cards)
    assert first[:3] == top
    assert sorted(first) == sorted(second) == list(deck.cards)
    assert second[:3] != top
    assert Told(top).shuffled(deck.cards) == first


def test_chance_that_was_not_told_may_not_be_asked():
    silent = Told()
    for asked in (lambda: silent.shuffled([1]), lambda: silent.below(1), lambda: silent.choice([1, 2])):
        with pytest.raises(ParseError, match="chance"):
            asked()
    assert silent.choice([Card(7)]) == 7


scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 12),
    st.integers(),
    st.floats(),
    st.sampled_from(
        ["", "3", "33344", "br", "pass", "call", "AH", "7D", "H", "hand", "play", "auction", "bass"]
    ),
    st.text(max_size=4),
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=3), inner, max_size=2)
    ),
    max_leaves=8,
)
FIELDS = sorted({name for vector in VECTORS for name in vector.given} | {"deals"})


@given(
    kind=st.sampled_from(sorted(KINDS)),
    game=st.sampled_from(sorted(SHORT)),
    told=st.dictionaries(st.sampled_from(FIELDS), values, max_size=6),
)
def test_nothing_that_json_can_say_breaks_the_runner(kind, game, told):
    verdict = check(parse_vector(line(kind, game, **told)))
    assert verdict.fault is None or isinstance(verdict.fault, TriumvirError)


@given(st.text())
def test_no_line_breaks_the_runner(text):
    assert not check_line(text).passed


@given(st.data())
def test_a_spoilt_vector_never_breaks_the_runner(data):
    """True vectors with one field replaced, dropped or taken from another."""
    vector = json.loads(data.draw(st.sampled_from(LINES)))
    told = vector["given"]
    if told:
        name = data.draw(st.sampled_from(sorted(told)))
        told[name] = data.draw(st.one_of(values, st.sampled_from(list(told.values()))))
    check_line(json.dumps(vector))
