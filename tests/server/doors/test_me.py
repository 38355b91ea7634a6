"""An account is a key: what is found by it, and by nothing else."""

import secrets

import pytest

from triumvir.remote.door import Door
from triumvir.server.house import digest
from triumvir.server.store.values import Append


def bearer(key):
    return {"authorization": f"Bearer {key}"}


@pytest.fixture
def key():
    return secrets.token_urlsafe(32)


def mine(site, key):
    answer = site.http.get("/api/me", headers=bearer(key))
    assert answer.status_code == 200, answer.text
    return answer.json()


def made(site, key, **plan):
    body = {"game": "dou_dizhu", "name": "Ann", "pace": {"least": 0, "most": 0}} | plan
    answer = site.http.post("/api/tables", json=body, headers=bearer(key))
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_a_key_finds_the_tables_that_go_on_and_nothing_secret(site, key):
    first = made(site, key, title="Evening")
    other = site.table()
    chair = site.sit(other["code"], "Анна", **bearer(key))["chair"]
    told = mine(site, key)
    assert told["name"] == "Анна"
    assert [(place["table"]["code"], place["chair"]) for place in told["tables"]] == [
        (other["code"], chair),
        (first["code"], 0),
    ]
    assert told["tables"][1]["table"]["title"] == "Evening"
    assert {place["turn"] for place in told["tables"]} == {None}
    assert told["records"] == []
    for secret in (first["token"], digest(first["token"]), key, digest(key)):
        assert secret not in str(told)


def test_the_terminal_finds_them_too(site, key):
    table = made(site, key)
    (place,) = Door(f"http://{site.at}", "en").mine(key)
    assert (place.table.code, place.table.game, place.chair) == (table["code"], "dou_dizhu", 0)


def test_a_seat_is_taken_back_from_what_the_key_finds(site, key):
    made(site, key, bots=["novice", "novice"])
    (place,) = mine(site, key)["tables"]
    again = site.http.post(f"/api/tables/{place['table']['table']}/retake", headers=bearer(key)).json()
    with site.socket(again["table"], again["token"]) as ws:
        assert ws.welcome.chair == place["chair"]
        # Sent and not asked: where it is his turn at once, the news of it come before the answer.
        ws.send({"type": "ready", "id": "r"})
        scene = ws.get("news").scene
        while not (scene.deal and scene.deal.may):
            scene = ws.get("news").scene
        (place,) = mine(site, key)["tables"]
        assert (place["turn"], place["table"]["phase"]) == (0, "playing")


@pytest.mark.parametrize("end", ["leave", "close"])
def test_a_table_that_was_left_or_closed_is_not_told(site, key, end):
    table = made(site, key)
    with site.socket(table["table"], table["token"]) as ws:
        assert type(ws.ask({"type": end, "id": "x"})).__name__ == "Ok"
    assert mine(site, key)["tables"] == []


def test_a_key_that_nobody_has_used_is_told_nothing(site, key):
    made(site, secrets.token_urlsafe(32))
    assert mine(site, key) == {"name": "", "tables": [], "records": []}


@pytest.mark.parametrize("headers", [{}, bearer("short"), bearer("k" * 200)])
def test_without_a_key_nothing_is_told(site, headers):
    answer = site.http.get("/api/me", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (401, "token/wrong")


def test_the_token_of_a_chair_and_an_id_said_once_are_no_keys(site):
    once = secrets.token_urlsafe(32)
    table = site.http.post("/api/tables", json={"game": "hokm", "name": "Ann", "once": once}).json()
    for other in (table["token"], once):
        assert mine(site, other)["tables"] == []


def test_keys_are_not_tried_without_end(build):
    site = build()
    tried = [site.http.get("/api/me", headers=bearer(f"{n:043}")).status_code for n in range(40)]
    assert set(tried) == {200, 429}


@pytest.mark.parametrize("by_key", [True, False])
def test_a_request_said_again_has_the_same_chair(site, key, by_key):
    """The answer was lost: the same again is no second table and no second chair, and its token is good."""
    once, headers = secrets.token_urlsafe(24), bearer(key) if by_key else {}
    body = {"game": "dou_dizhu", "name": "Ann", "once": once}
    first, again = (site.http.post("/api/tables", json=body, headers=headers).json() for _ in range(2))
    assert (again["table"], again["code"], again["chair"]) == (first["table"], first["code"], 0)
    with site.socket(first["table"], again["token"]) as ws:
        assert ws.welcome.chair == 0
    sit = {"name": "Bob", "once": secrets.token_urlsafe(24)}
    seats = [site.http.post(f"/api/tables/{first['code']}/seats", json=sit).json() for _ in range(2)]
    assert [seat["chair"] for seat in seats] == [1, 1]
    with site.socket(first["table"], seats[1]["token"]) as ws:
        assert ws.welcome.chair == 1
    with site.socket(first["table"]) as ws:
        ws.send({"type": "hello", "token": seats[0]["token"]})
        assert ws.get("bye").code == "token/wrong"


def test_other_requests_have_other_tables(site, key):
    body = {"game": "dou_dizhu", "name": "Ann", "once": "o" * 32}
    tables = {
        site.http.post("/api/tables", json=body | other, headers=headers).json()["table"]
        for other in ({}, {"once": "p" * 32}, {"once": ""})
        for headers in ({}, bearer(key))
    }
    assert len(tables) == 6


def test_what_was_played_where_spectators_see_nothing_is_opened_by_its_key(site, key):
    """Even after the chair was left."""
    table = made(site, key, late=False)
    house = site.doors.house
    found = site.do(house.table(table["table"]))
    over = Append(found.id, found.seq, "over", record=(0, "the text"), players=((digest(key), 7),))
    site.do(house.store.append(over))
    (played,) = mine(site, key)["records"]
    assert (played["code"], played["number"], played["points"]) == (table["code"], 0, 7)
    path = f"/api/tables/{played['table']}/records/0"
    assert site.http.get(path, headers=bearer(key)).text == "the text"
    assert site.http.get(path, headers=bearer("x" * 43)).status_code == 401
