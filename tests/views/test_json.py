"""JSON there and back, and everything that is refused on the way."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import histories
from triumvir.cards.rng import Rng
from triumvir.errors import Code, ParseError, SetupError, TriumvirError
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.record.position import Position
from triumvir.record.record import Record
from triumvir.views.after import after_deal
from triumvir.views.json import Thing, dumps, from_plain, loads, to_plain
from triumvir.views.view import spectator_view, view_of


def played(game: str, actions: int, **options: object) -> Match:
    """A match after some random actions."""
    match = Match.start(find(game).rules("text", **options), 5)
    rng = Rng.stream(5, "actions")
    for _ in range(actions):
        if match.state.outcome is None:
            match = match.apply(rng.choice(match.state.legal_actions()))
    return match


def things(match: Match) -> list[Thing]:
    """All that can be said of a match in JSON, positions left out."""
    found: list[Thing] = [
        *(view_of(match, seat) for seat in range(match.rules.seats)),
        spectator_view(match),
        view_of(match.state, 0),
        Record.of(match),
        Record.of(match, explicit=True, players=["a"] * match.rules.seats, note={"of": "a test"}),
        Record.of(match, seat=view_of(match, 1).viewer),
    ]
    found += [after_deal(match, number) for number in range(len(match.past))]
    return found


@given(histories(most=60))
def test_there_and_back(found: list[Match]) -> None:
    for thing in things(found[-1]):
        text = dumps(thing)
        assert loads(text) == thing
        assert loads(text.encode()) == thing
        assert dumps(loads(text)) == text
        assert from_plain(json.loads(text)) == thing


@pytest.mark.parametrize("game", ["big_three/4", "dou_dizhu/4", "hokm"])
@pytest.mark.parametrize("actions", [0, 6, 20, 1000])
def test_positions_there_and_back(game: str, actions: int) -> None:
    match = played(game, actions)
    position = Position(match.rules, match.state)
    text = dumps(position)
    assert json.loads(text) == {"triumvir": 1, "kind": "position", "position": str(position)}
    back = loads(text)
    assert isinstance(back, Position)
    assert str(back) == str(position)
    assert back.state.legal_actions() == match.state.legal_actions()


def test_what_a_view_looks_like() -> None:
    match = played("dou_dizhu", 0)
    opener = match.state.deal.opener
    match = match.apply_text(f"{opener} bid 3")
    match = match.apply(match.state.legal_actions()[0])
    seat = match.state.to_act
    assert seat is not None
    plain = to_plain(view_of(match, seat))
    assert plain["kind"] == "view"
    assert plain["calls"] == [{"seat": opener, "call": 3, "text": "bid 3"}]
    assert plain["hand"] == str(match.state.deal.hands[seat])
    assert plain["kitty"] == [None, None, None]
    assert plain["legal"][0] == "pass"
    assert plain["chosen"]["hash"] == match.rules.chosen.hash
    assert plain["chosen"]["options"]["straight_max"] == 12
    (laid,) = plain["table"]
    assert laid["seat"] == plain["owner"] == opener
    assert plain["to_beat"] == {"kind": "single", "key": laid["text"].removeprefix("play "), "length": 1}
    assert laid["cards"][0] == plain["to_beat"]["key"]
    drawer, card = plain["match"]["drawn"][-1]
    assert drawer == opener
    assert card[0] == plain["match"]["exposed"][0]


def sample() -> dict[str, Any]:
    """The object of a view in mid-game."""
    return to_plain(view_of(played("hokm", 9), 0))


BROKEN: list[tuple[str, object, Code]] = [
    ("phase", 5, Code.JSON_FIELD),
    ("dealer", "0", Code.JSON_FIELD),
    ("dealer", True, Code.JSON_FIELD),
    ("dealer", 0.0, Code.JSON_FIELD),
    ("dealer", None, Code.JSON_FIELD),
    ("hand", ["7C"], Code.JSON_FIELD),
    ("hand", "1X", Code.CARD_UNKNOWN),
    ("hand", "7C 7C", Code.CARD_TWICE),
    ("hand_sizes", 3, Code.JSON_FIELD),
    ("hand_sizes", {"0": 1}, Code.JSON_FIELD),
    ("hand_sizes", [1, "1"], Code.JSON_FIELD),
    ("kitty", ["??"], Code.CARD_UNKNOWN),
    ("kitty", [7], Code.JSON_FIELD),
    ("legal", [7], Code.JSON_FIELD),
    ("taken", [{"leader": 0, "cards": []}], Code.JSON_FIELD),
    ("taken", [{"leader": 0, "cards": [], "winner": 1, "more": 1}], Code.JSON_FIELD),
    ("match", 1, Code.JSON_FIELD),
    ("outcome", {"points": [], "first_out": None, "thrown_in": 0}, Code.JSON_FIELD),
    ("chosen", {"game": "hokm"}, Code.JSON_FIELD),
    ("chosen", {"game": "hokm", "options": {}, "hash": "0"}, Code.JSON_FIELD),
    ("chosen", {"game": "chess", "options": {}, "hash": "0"}, Code.GAME_UNKNOWN),
    ("chosen", {"game": "hokm", "options": {"bombs": 1}, "hash": "0"}, Code.OPTION_UNKNOWN),
    ("chosen", {"game": "hokm", "options": {"bass": 1}, "hash": "0"}, Code.OPTION_VALUE),
    ("chosen", "hokm", Code.JSON_FIELD),
    ("seed", 7, Code.JSON_FIELD),
    ("kind", "state", Code.JSON_TEXT),
    ("kind", ["view"], Code.JSON_TEXT),
    ("triumvir", 2, Code.JSON_TEXT),
]


@pytest.mark.parametrize(("name", "value", "code"), BROKEN)
def test_a_wrong_field_is_named(name: str, value: object, code: Code) -> None:
    with pytest.raises(TriumvirError) as refused:
        from_plain({**sample(), name: value})
    assert refused.value.code == code
    if code == Code.JSON_FIELD:
        assert name in f"{refused.value.where} {refused.value.got}"


@pytest.mark.parametrize("name", [name for name in sample() if name not in ("triumvir", "kind")])
def test_a_missing_field_is_named(name: str) -> None:
    plain = sample()
    del plain[name]
    with pytest.raises(ParseError) as refused:
        from_plain(plain)
    assert (refused.value.code, refused.value.expected) == (Code.JSON_FIELD, name)


def test_a_draw_is_a_pair() -> None:
    plain = sample()
    plain["match"]["drawn"] = [[0, "7C", 1]]
    with pytest.raises(ParseError) as refused:
        from_plain(plain)
    assert (refused.value.where, refused.value.expected) == ("view.match.drawn[0]", "an array of 2")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        '"view"',
        "{}",
        '{"triumvir": NaN}',
        '{"kind":"view","kind":"view"}',
        "[" * 10**5,
        b"\xff",
    ],
)
def test_what_is_no_such_object(text: str | bytes) -> None:
    with pytest.raises(ParseError) as refused:
        loads(text)
    assert refused.value.code == Code.JSON_TEXT


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, Code.JSON_FIELD),
        ({"position": 5}, Code.JSON_FIELD),
        ({"position": "hokm", "more": 1}, Code.JSON_FIELD),
        ({"position": "hokm"}, Code.POSITION_FIELDS),
    ],
)
def test_a_wrong_position(fields: dict[str, object], code: Code) -> None:
    with pytest.raises(ParseError) as refused:
        from_plain({"triumvir": 1, "kind": "position", **fields})
    assert refused.value.code == code


def test_options_of_a_record_are_texts_numbers_or_flags() -> None:
    plain = to_plain(Record.of(played("hokm", 3, bass="pass_zero", must_trump=True, target=300)))
    assert plain["options"] == {"bass": "pass_zero", "must_trump": True, "target": 300}
    wrongs: list[object] = [{"target": 1.5}, {"target": None}, []]
    for wrong in wrongs:
        with pytest.raises(ParseError) as refused:
            from_plain({**plain, "options": wrong})
        assert refused.value.code == Code.JSON_FIELD


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda part: st.lists(part) | st.dictionaries(st.text(), part),
    )
)
def test_anything_else_is_refused_with_a_code(plain: object) -> None:
    with pytest.raises(ParseError):
        from_plain(plain)


@given(
    st.sampled_from(sorted(sample())),
    st.none() | st.integers() | st.text() | st.lists(st.integers()) | st.floats(),
)
def test_no_field_takes_anything(name: str, value: object) -> None:
    """A field changed at random is refused with a coded error, or the change can be seen."""
    plain = {**sample(), name: value}
    try:
        thing = from_plain(plain)
    except (ParseError, SetupError):
        return
    assert to_plain(thing) == plain
