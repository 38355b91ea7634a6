"""P19: what people write comes out as text in one line, with nothing in it that a page or terminal obeys."""

import json
import unicodedata

import pytest

from tests.server.doors.conftest import PLAN
from tests.server.doors.payloads import ALL, MIXED


def obeyed(text):
    """Whether a text has something that is not there to be read: controls, directions, what has no width."""
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp") or marks > 2:
            return True
    return False


def texts(data):
    """Every text in what was sent."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for name, value in data.items():
            yield name
            yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)


def test_there_are_five_hundred():
    assert len({*ALL, *MIXED}) == 500


@pytest.mark.parametrize("payload", ALL, ids=range(len(ALL)))
def test_names_and_titles(site, payload):
    answer = site.http.post(
        "/api/tables", json=PLAN | {"name": payload[:40], "title": payload, "listed": True}
    )
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    if answer.status_code != 201:
        assert answer.json()["code"] == "name/empty"
        assert not any(map(obeyed, texts(answer.json())))
        return
    made = answer.json()
    facts = site.http.get(f"/api/tables/{made['table']}").json()
    assert not any(map(obeyed, texts(facts)))
    assert len(facts["chairs"][0]["name"]) <= 24
    assert len(facts["title"]) <= 60
    with site.socket(made["table"], made["token"]) as ws:
        assert not any(map(obeyed, texts(json.loads(ws.raw))))


def test_chat(site):
    talk(site, ALL)


@pytest.mark.soak
def test_chat_of_five_hundred(site):
    talk(site, (*ALL, *MIXED))


def talk(site, payloads):
    """Everything is said, and heard by another one."""
    table = site.table()
    with site.socket(table["table"], table["token"]) as ws, site.socket(table["table"], "") as other:
        said = 0
        for number, payload in enumerate(payloads):
            answer = ws.ask({"type": "say", "id": f"s{number}", "text": payload[:300]})
            if type(answer).__name__ == "Ok":
                said += 1
                hear(other)  # reads along: who reads nothing for long is cut off
            if number < len(ALL):
                refused = ws.ask({"type": "fill", "id": f"f{number}", "chair": 1, "bot": payload[:39] + "?"})
                assert refused.code.startswith("bot/")
                assert not any(map(obeyed, texts(json.loads(ws.raw))))
    assert said > 0.85 * len(payloads)


def hear(listener):
    """Read on to the next thing that is said; nothing on the way is obeyed."""
    while True:
        listener.recv()
        told = json.loads(listener.raw)
        assert not any(map(obeyed, texts(told)))
        if any(event["kind"] == "said" for event in told.get("events", [])):
            return


def test_the_list_of_tables(site):
    page = site.http.get("/api/tables", params={"limit": 100}).json()
    assert not any(map(obeyed, texts(page)))


def test_what_is_refused_does_not_say_it_again(site):
    for payload in ALL:
        answer = site.http.post("/api/tables", json={"game": payload[:40], "name": "Ann"})
        assert not any(map(obeyed, texts(answer.json())))
        answer = site.http.post("/api/tables", json=PLAN | {"options": {payload[:40]: 1}})
        assert not any(map(obeyed, texts(answer.json())))
