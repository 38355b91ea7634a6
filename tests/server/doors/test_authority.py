"""P16 and P17: every command with every token that is not the one for it, and every kind of origin."""

from contextlib import suppress

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.doors.conftest import Site
from triumvir.server.house import digest
from triumvir.server.protocol import Commands
from triumvir.server.settings import Settings

EVIL = "https://evil.example"
COMMANDS = {kind.__struct_config__.tag: kind for kind in Commands.__args__}
FIELDS = {
    "act": {"action": "bid 3"},
    "fill": {"chair": 2, "bot": "novice"},
    "say": {"text": "hello"},
    "mute": {"chair": 1},
    "change": {"options": {"spring": "x2"}},
    "prefer": {"auto_pass": True},
}
FOR_HOSTS = ("fill", "change", "close")
FOR_ALL = ("say",)
"""A spectator may chat."""
WRONG = ("none", "wrong", "other table", "expired", "cut", "its digest", "empty account")


def frame(tag):
    return {"type": tag, "id": f"x.{tag}"} | FIELDS.get(tag, {})


@pytest.fixture(scope="module")
def people(site):
    """A table with two persons and a bot, another one, and tokens that open nothing at the first."""
    key = {"authorization": "Bearer " + "a" * 43}
    table = site.http.post("/api/tables", json={"game": "dou_dizhu", "name": "Ann"}, headers=key).json()
    other = site.table()
    ann = site.http.post(f"/api/tables/{table['table']}/retake", headers=key).json()
    bob = site.sit(table["table"])
    with site.socket(table["table"], ann["token"]) as ws:
        assert type(ws.ask({"type": "fill", "id": "f", "chair": 2, "bot": "novice"})).__name__ == "Ok"
    return {
        "table": table["table"],
        "ann": ann["token"],
        "bob": bob["token"],
        "wrong": "w" * 43,
        "other table": other["token"],
        "expired": table["token"],
        "cut": ann["token"][:-1],
        "its digest": digest(ann["token"]),
        "empty account": "A" * 43,
    }


def state(site, people):
    facts = site.http.get(f"/api/tables/{people['table']}").json()
    for chair in facts["chairs"]:
        del chair["here"]
    return facts


@pytest.mark.parametrize("tag", COMMANDS)
def test_a_spectator_does_nothing_but_chat(site, people, tag):
    before = state(site, people)
    with site.socket(people["table"], "") as ws:
        answer = ws.ask(frame(tag))
        assert type(answer).__name__ == ("Ok" if tag in FOR_ALL else "No")
    assert state(site, people) == before


@pytest.mark.parametrize("token", [name for name in WRONG if name != "none"])
@pytest.mark.parametrize("tag", COMMANDS)
def test_a_token_that_opens_nothing_does_nothing(site, people, tag, token):
    """The command is on its way before anybody has looked at the token."""
    before = state(site, people)
    with site.socket(people["table"]) as ws:
        ws.send({"type": "hello", "token": people[token]})
        with suppress(ConnectionClosed):
            ws.send(frame(tag))
        assert ws.recv().code == "token/wrong"
        with pytest.raises(ConnectionClosed) as caught:
            ws.recv()
        assert caught.value.rcvd.code == 1008
    assert state(site, people) == before


@pytest.mark.parametrize("tag", FOR_HOSTS)
def test_another_chair_is_not_the_host(site, people, tag):
    before = state(site, people)
    with site.socket(people["table"], people["bob"]) as ws:
        assert ws.ask(frame(tag)).code == "table/host"
    assert state(site, people) == before


def test_another_chair_does_not_act_for_the_one_to_act(site):
    table = site.table(bots=["", "novice"])
    bob = site.sit(table["table"])
    with site.socket(table["table"], table["token"]) as ann, site.socket(table["table"], bob["token"]) as ben:
        ann.ask({"type": "ready", "id": "a"})
        ben.ask({"type": "ready", "id": "b"})
        tried = [ws.ask({"type": "act", "id": "x", "action": "bid 3"}) for ws in (ann, ben)]
        done = [answer for answer in tried if type(answer).__name__ == "Ok"]
        assert len(done) < 2
        refused = {answer.code for answer in tried if answer not in done}
        assert refused <= {"turn/other_seat", "action/wrong_phase"}


@pytest.mark.parametrize("token", WRONG)
@pytest.mark.parametrize(("method", "path"), [("POST", "retake"), ("GET", "records/now")])
def test_by_http_too(site, people, method, path, token):
    headers = {} if token == "none" else {"authorization": f"Bearer {people[token]}"}
    before = state(site, people)
    answer = site.http.request(method, f"/api/tables/{people['table']}/{path}", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (401, "token/wrong")
    assert token == "none" or people[token] not in answer.text
    assert state(site, people) == before


def test_the_token_of_a_chair_is_no_key_of_an_account(site, people):
    headers = {"authorization": f"Bearer {people['ann']}"}
    assert site.http.post(f"/api/tables/{people['table']}/retake", headers=headers).status_code == 401


ORIGINS = {
    "own": ({"origin": "http://{at}"}, True),
    "none": ({}, False),
    "foreign": ({"origin": EVIL}, False),
    "null": ({"origin": "null"}, False),
    "other port": ({"origin": "http://127.0.0.1:1"}, False),
    "bearer": ({"authorization": "Bearer " + "b" * 43}, True),
    "client": ({"x-triumvir-client": "me"}, True),
    "foreign with client": ({"origin": EVIL, "x-triumvir-client": "me"}, False),
    "foreign with bearer": ({"origin": EVIL, "authorization": "Bearer " + "b" * 43}, False),
    "listed": ({"origin": "https://cards.example"}, True),
    "basic": ({"authorization": "Basic YTpi"}, False),
}


@pytest.fixture(scope="module")
def listed(tmp_path_factory):
    """A server with a page somewhere else."""
    data = str(tmp_path_factory.mktemp("listed"))
    site = Site(Settings(limits=0, data=data, origins=("https://cards.example",)))
    yield site
    site.stop()


@pytest.mark.parametrize("name", ORIGINS)
def test_who_may_open_a_socket(listed, name):
    headers, good = ORIGINS[name]
    headers = {key: value.format(at=listed.at) for key, value in headers.items()}
    table = listed.table()
    socket = listed.bare(table["table"], headers)
    if good:
        with socket as ws:
            ws.send({"type": "hello", "token": table["token"]})
            assert ws.get("welcome").chair == 0
    else:
        with pytest.raises(InvalidStatus) as caught, socket:
            pass
        assert caught.value.response.status_code == 403
        assert msgspec.json.decode(caught.value.response.body)["code"] == "origin/foreign"


@pytest.mark.parametrize("name", ORIGINS)
@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/tables/KKKKK/seats", "/api/tables/KKKKK/retake", "/nowhere"]
)
def test_who_may_change_something(listed, name, path):
    headers, good = ORIGINS[name]
    headers = {key: value.format(at=listed.at) for key, value in headers.items()}
    del listed.http.headers["x-triumvir-client"]
    try:
        answer = listed.http.post(path, json={"game": "hokm", "name": "Ann"}, headers=headers)
    finally:
        listed.http.headers["x-triumvir-client"] = "tests"
    assert (answer.status_code == 403) is not good
    assert ("access-control-allow-origin" in answer.headers) is False


def test_reading_needs_no_origin(listed):
    assert listed.http.get("/api/games", headers={"origin": EVIL}).status_code == 200


def test_no_page_elsewhere_may_ask_first(listed):
    answer = listed.http.options(
        "/api/tables", headers={"origin": EVIL, "access-control-request-method": "POST"}
    )
    assert answer.status_code == 405
    assert "access-control-allow-origin" not in answer.headers
