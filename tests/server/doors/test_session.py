"""Whole sessions with every log on: no card, no seed, no token, no name is in a line."""

import io
import json
import logging
import re

import pytest

from triumvir.server import logs

ACTS = 60


@pytest.fixture
def written():
    """All that is logged, at the loudest."""
    stream, root = io.StringIO(), logging.getLogger()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Lines())
    own = logging.getLogger(logs.NAME)
    levels = root.level, own.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    own.setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(handler)
    root.setLevel(levels[0])
    own.setLevel(levels[1])


def choice(scene):
    """The first thing that may be done now, as commands say it."""
    may = (scene.get("deal") or {}).get("may") or {}
    calls = [each["action"] for each in may.get("calls") or []]
    plays = [each if each.startswith(("play", "pass")) else f"play {each}" for each in may.get("plays") or []]
    return next(iter(calls + plays), "")


def strings(data):
    """Every text in some data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for value in data.values() if isinstance(data, dict) else data:
            yield from strings(value)


@pytest.mark.parametrize("game", ["dou_dizhu", "big_three", "hokm"])
def test_logs_hold_nothing_that_is_hidden(build, written, game):
    site = build(limits=0, log="debug")
    key = "k" * 43
    table = site.table(game=game, name="Annabel", bots=["novice", "novice"], title="Secret society")
    seen = []
    with site.socket(table["table"], table["token"]) as ws:
        ws.send({"type": "ready", "id": "r", "salt": "abcdef0123456789"})
        acts = 0
        while acts < ACTS:
            ws.recv()
            raw = json.loads(ws.raw)
            seen.extend(strings(raw))
            phase = raw.get("scene", {}).get("phase")
            if acts and phase in ("between", "over"):
                break
            if phase == "playing" and (action := choice(raw["scene"])):
                acts += 1
                ws.send({"type": "act", "id": f"a{acts}", "at": raw["scene"]["seq"], "action": action})
        ws.ask({"type": "act", "id": "x", "action": "play 3H 3S"})
        ws.ask({"type": "say", "id": "s", "text": "I hold the red joker"})
        ws.send('{"type":"act","action":"play 4H"')
        ws.get("no")
    site.http.post(f"/api/tables/{table['table']}/retake", headers={"authorization": f"Bearer {key}"})
    site.http.get("/api/tables/4H")
    lines = written.getvalue()
    told = [json.loads(line) for line in lines.splitlines()]
    assert sum(line["what"] == "command" for line in told) >= 3
    for secret in (table["token"], key, "Annabel", "Secret society", "red joker", "abcdef0123456789"):
        assert secret not in lines
    assert not re.search(r"[0-9a-f]{64}", lines)
    assert not re.search(r"\bplay (?!/)\S|\b[2-9TJQKA][CDHS]\b", lines)
    values = {
        value for line in told for name, value in line.items() if name != "trace" and isinstance(value, str)
    }
    cards = {text for text in seen if re.fullmatch(r"[2-9TJQKA][CDHS]'?|[br]'?", text)}
    assert not cards & values
