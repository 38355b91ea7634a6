"""Logs hold ids, codes and numbers: there is no way to put a card, a seed or a token in."""

import io
import json
import logging
import os
import secrets

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.errors import Code, IllegalActionError
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.server import logs
from triumvir.server.logs import What, note


@pytest.fixture
def lines():
    """What was logged since, as objects."""
    stream = io.StringIO()
    handlers, level = logging.root.handlers[:], logging.root.level
    own = logging.getLogger(logs.NAME).level
    logs.to(stream)
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)
    logging.getLogger(logs.NAME).setLevel(own)


def test_a_line_is_an_object_of_ids_codes_and_numbers(lines):
    note(What.COMMAND, table="k3x9", kind="act", code="play/not_held", chair=0, ms=3.14159)
    (line,) = lines()
    assert line.pop("at") > 0
    assert line == {
        "level": "info",
        "process": os.getpid(),
        "what": "command",
        "table": "k3x9",
        "kind": "act",
        "code": "play/not_held",
        "chair": 0,
        "ms": 3.1,
    }


@given(st.text() | st.builds(secrets.token_urlsafe) | st.builds(secrets.token_hex))
def test_texts_tokens_and_seeds_find_no_place(text):
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Lines())
    logger = logging.getLogger(logs.NAME)
    logger.addHandler(handler)
    logger.setLevel("INFO")
    try:
        note(What.COMMAND, table=text, kind=text, code=text)
    finally:
        logger.removeHandler(handler)
    line = json.loads(stream.getvalue())
    assert set(line) <= {"at", "level", "process", "what", "table", "kind", "code"}
    assert line.get("code", Code.JSON_TEXT) in set(Code)
    told = [line[name] for name in ("table", "kind") if name in line]
    assert all(len(each) <= 32 and each == each.lower() for each in told)


@pytest.mark.parametrize("card", ["3H", "b", "play 3H 3S", "TH", "3H 4H", "S", "777"])
def test_no_card_passes_for_a_code(lines, card):
    note(What.COMMAND, code=card)
    assert "code" not in lines()[0]


def test_of_a_fault_only_the_place_is_told(lines):
    match = Match.start(find("dou_dizhu").rules(), 3).apply_text("2 bid 3")
    with pytest.raises(IllegalActionError) as caught:
        match.apply_text("2 play 3333")
    note(What.FAULT, level=logging.ERROR, fault=caught.value)
    (line,) = lines()
    assert line["fault"] == "IllegalActionError"
    assert line["trace"][0].startswith("test_logs.py:")
    assert "3333" in str(caught.value)
    assert "3333" not in json.dumps(line)


def test_of_other_libraries_only_the_place_is_told(lines):
    logging.getLogger("uvicorn.error").error("a frame: %s", "play 3H")
    logging.getLogger("somebody").warning("token=abc")
    logging.getLogger("somebody").info("quiet")
    told = lines()
    assert [line["logger"] for line in told] == ["uvicorn.error", "somebody"]
    assert all(set(line) == {"at", "level", "process", "what", "logger", "place"} for line in told)


def test_the_level_is_kept(lines):
    note(What.REQUEST, level=logging.DEBUG)
    assert lines() == []
