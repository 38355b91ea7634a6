"""Broken records: the longest valid beginning and exactly one fault, whatever was done to the text."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.strategies import GAMES, matches, played
from triumvir.errors import Code, TriumvirError
from triumvir.record.fault import RecordFault
from triumvir.record.position import format_position, parse_position
from triumvir.record.record import Record
from triumvir.record.replay import match_of, replay_text
from triumvir.record.toml import format_record, parse_record

FORMS = ({}, {"explicit": True, "players": ["Ünal"] * 4, "note": {"ü": "é"}})


def record_of(name, steps, form):
    """A record of some steps and the actions in it."""
    match = played(GAMES[name].rules(), "broken", steps)
    form = {**form, "players": form.get("players", ())[: match.rules.seats]}
    record = Record.of(match, **form)
    return record, [action for deal in record.deals for action in deal.actions]


def actions_of(match):
    """All actions of a match."""
    running = () if match.state.outcome else match.actions
    return [*(action for past in match.past for action in past.actions), *running]


@pytest.mark.parametrize(
    ("name", "steps", "form", "stride"),
    [
        *((name, 14, FORMS[0], 1) for name in sorted(GAMES)),
        ("dou_dizhu/4", 12, FORMS[1], 1),
        ("hokm", 40, FORMS[1], 7),
        ("big_three", 130, FORMS[0], 11),
    ],
)
def test_cut_at_every_byte(name, steps, form, stride):
    """Every byte of short records, and here and there in those of several deals."""
    record, actions = record_of(name, steps, form)
    source = format_record(record).encode()
    for cut in range(0, len(source), stride):
        found = replay_text(source[:cut])
        whole = len(re.findall(rb'^  "[0-3] [^"]*"', source[:cut], re.MULTILINE))
        if cut == len(source) - 1:
            assert found.fault is None, "only the last end of line is gone"
        else:
            assert 1 <= found.fault.line <= source[:cut].count(b"\n") + 1
        assert found.actions == whole
        assert (actions_of(found.match) if found.match else []) == actions[:whole]
        if found.match and found.fault:
            position = parse_position(found.fault.position)
            assert str(position) == format_position(found.match.rules, found.match.state)


@given(st.sampled_from(sorted(GAMES)), st.sampled_from(FORMS), st.data())
def test_bytes_changed_lost_or_added(name, form, data):
    record, _ = record_of(name, 40, form)
    source = bytearray(format_record(record).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at, size = data.draw(st.integers(0, len(source))), data.draw(st.sampled_from((0, 1, 1, 1, 5, 100)))
        source[at : at + size] = data.draw(
            st.binary(max_size=3) | st.text('"0123 play\n#[]=', max_size=4).map(str.encode)
        )
    whole(bytes(source), record)


def whole(source, record):
    """Reading never fails in another way, and what has no fault is the record itself."""
    found = replay_text(source)
    if found.fault is None:
        assert parse_record(source) == record
        return
    assert isinstance(found.fault, RecordFault)
    assert found.fault.code in Code
    assert 1 <= found.fault.line <= source.count(b"\n") + 1
    assert str(found.fault).startswith(found.fault.code)
    if found.fault.code in (Code.RECORD_ACTION, Code.RECORD_RESULT, Code.RECORD_VIEW):
        parse_or_checksum(source)
    else:
        with pytest.raises(TriumvirError):
            parse_record(source)


def parse_or_checksum(source):
    """A text that replays badly may still be a record, but never one with a checksum that is right."""
    with pytest.raises(RecordFault):
        match_of(parse_record(source))


@given(matches(longest=40), st.data())
def test_lines_lost_doubled_or_swapped(match, data):
    record = Record.of(match, explicit=data.draw(st.booleans()))
    lines = format_record(record).splitlines()
    at, other = (data.draw(st.integers(0, len(lines) - 1)) for _ in "12")
    how = data.draw(st.sampled_from(("lose", "double", "swap")))
    if how == "lose":
        del lines[at]
    elif how == "double":
        lines.insert(other, lines[at])
    else:
        lines[at], lines[other] = lines[other], lines[at]
    source = "\n".join(lines).encode()
    found = replay_text(source)
    if found.fault is None:
        assert match_of(parse_record(source)).state == match.state
    else:
        assert found.fault.line <= len(lines)


TOML = st.recursive(
    st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=4)
    | st.sampled_from(["hokm", "7", "0 bid 2", "?"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["actions", "dealer", "hands", "spring", "x"]), inner, max_size=3)
    ),
    max_leaves=10,
)
KEYS = ("triumvir", "checksum", "game", "hash", "seed", "players", "seat", "rules", "deals", "note", "other")


def written(value):
    """TOML of a random value, whether a record may hold it or not."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + "".join(f"\\u{ord(char):04x}" if ord(char) < 1 << 16 else "?" for char in value) + '"'
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {written(inner)}" for key, inner in value.items()) + "}"
    return str(value)


@given(st.dictionaries(st.sampled_from(KEYS), TOML))
def test_any_values_under_the_keys_of_a_record(data):
    data = {"triumvir": 1, "game": "hokm", "deals": [{"actions": []}], **data}
    text = "\n".join(f"{key} = {written(value)}" for key, value in data.items())
    found = replay_text(text)
    if found.fault is None:
        assert found.match is not None
    elif found.fault.code is not Code.RECORD_ACTION:
        with pytest.raises(RecordFault) as caught:
            match_of(parse_record(text))
        assert caught.value.code == found.fault.code


@given(st.text() | st.binary())
def test_any_text(source):
    found = replay_text(source)
    assert (found.match, found.actions) == (None, 0)
    assert found.fault.code in (Code.RECORD_TOML, Code.RECORD_MISSING, Code.RECORD_FIELD)
