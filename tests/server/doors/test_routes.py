"""What can be asked by HTTP."""

import msgspec
import pytest

from tests.server.scene.proofs import played
from triumvir.games.registry import games
from triumvir.locales.catalog import LANGUAGES
from triumvir.record.toml import format_record, parse_record
from triumvir.server.books import Book, Primer
from triumvir.server.guard import BOOK
from triumvir.server.wire import FRAME
from triumvir.table.fair import verify


@pytest.fixture
def made(site):
    return site.table()


def test_a_table_is_made_and_found_by_id_and_code(site, made):
    assert made["chair"] == 0
    assert made["join"] == f"http://{site.at}/t/{made['code']}"
    by_id = site.http.get(f"/api/tables/{made['table']}").json()
    assert by_id == site.http.get(f"/api/tables/{made['code'].lower()}").json()
    assert [chair["name"] for chair in by_id["chairs"]] == ["Ann", "", ""]
    assert made["token"] not in str(by_id)


def test_a_link_says_how_to_come_to_the_table(site, made):
    answer = site.http.get(f"/t/{made['code']}")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f"triumvir join http://{site.at}/t/{made['code']}" in answer.text


def test_a_link_has_the_name_of_the_server(build):
    site = build(url="https://cards.example/")
    assert site.table()["join"].startswith("https://cards.example/t/")
    assert "max-age" in site.http.get("/healthz").headers["strict-transport-security"]


def test_options_are_kept_and_told(site):
    made = site.table(options={"spring": "x2"}, bots=["novice", "club"], title="Evening")
    facts = site.http.get(f"/api/tables/{made['code']}").json()
    assert facts["options"] in ({"spring": "x2"}, {})
    assert (facts["title"], [chair["bot"] for chair in facts["chairs"]]) == (
        "Evening",
        ["", "novice", "club"],
    )


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "whist"}, 422, "game/unknown"),
        ({"preset": "odd"}, 422, "preset/unknown"),
        ({"options": {"odd": 1}}, 422, "option/unknown"),
        ({"options": {"spring": "x9"}}, 422, "option/value"),
        ({"options": {"spring": "\ud800"}}, 422, "option/value"),
        ({"bots": ["cheat"]}, 422, "bot/unknown"),
        ({"bots": ["novice"] * 5}, 409, "chair/unknown"),
        ({"name": "\u200b"}, 422, "name/empty"),
        ({"name": ""}, 422, "json/field"),
        ({"pace": {"turn": 3}}, 422, "table/pace"),
        ({"pace": {"turn": -3}}, 422, "json/field"),
        ({"seed": "00"}, 422, "json/field"),
    ],
)
def test_what_can_not_be_is_refused_with_a_code(site, change, status, code):
    import json

    plan = {"game": "dou_dizhu", "name": "Ann"} | change
    headers = {"content-type": "application/json"}
    answer = site.http.post("/api/tables", content=json.dumps(plan), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert set(answer.json()) == {"code", "got", "expected", "words"}


def test_what_is_no_json_is_refused(site):
    answer = site.http.post("/api/tables", content="{", headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "json/text")


@pytest.mark.parametrize(
    ("language", "words"), [("uk", "Немає"), ("zh-CN,en", "没有"), ("fr", "There is no")]
)
def test_refusals_are_in_the_language_of_who_asks(site, language, words):
    body = {"game": "whist", "name": "Ann"}
    answer = site.http.post("/api/tables", json=body, headers={"accept-language": language})
    assert words.lower() in answer.json()["words"].lower()


def test_paths_and_methods_that_are_not_there(site):
    assert site.http.get("/api/nothing").json()["code"] == "path/unknown"
    answer = site.http.delete("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (405, "path/method")
    assert site.http.get("/api/tables/QQQQQ").json()["code"] == "table/unknown"
    assert site.http.get("/docs").status_code == 404


def test_listed_tables_come_in_pages(build):
    site = build(limits=0)
    codes = {site.table(listed=True)["code"] for _ in range(5)}
    site.table()
    found, after = [], ""
    while True:
        page = site.http.get("/api/tables", params={"limit": 2, "after": after}).json()
        found += [row["code"] for row in page["tables"]]
        after = page["more"]
        if not after:
            break
    assert len(found) == 5
    assert set(found) == codes


def test_with_the_key_of_an_account_one_sits_once(site, made):
    key = {"authorization": "Bearer " + "q" * 43}
    first = site.sit(made["table"], "Bob", **key)
    again = site.sit(made["code"], "Bob", **key)
    assert first["chair"] == again["chair"]
    assert first["token"] != again["token"]
    assert site.sit(made["table"], "Cid")["chair"] != first["chair"]
    full = site.http.post(f"/api/tables/{made['table']}/seats", json={"name": "Dee"})
    assert (full.status_code, full.json()["code"]) == (409, "table/full")


def test_a_key_that_is_too_short_is_none(site, made):
    answer = site.http.post(
        f"/api/tables/{made['table']}/seats", json={"name": "Bob"}, headers={"authorization": "Bearer short"}
    )
    assert (answer.status_code, answer.json()["code"]) == (401, "token/wrong")
    assert "short" not in answer.text


def test_the_running_match_is_told_as_the_seat_sees_it(site):
    made = site.table(bots=["novice", "novice"])
    path = f"/api/tables/{made['table']}/records"
    headers = {"authorization": f"Bearer {made['token']}"}
    early = site.http.get(f"{path}/now", headers=headers)
    assert (early.status_code, early.json()["code"]) == (409, "table/phase")
    with site.socket(made["table"], made["token"]) as ws:
        ws.ask({"type": "ready", "id": "r"})
        now = site.http.get(f"{path}/now", headers=headers)
    assert now.status_code == 200
    assert now.headers["content-type"] == "application/toml"
    assert "seat = " in now.text
    assert "seed" not in now.text
    assert site.http.get(path).json() == []
    assert site.http.get(f"{path}/0").json()["code"] == "path/unknown"


def test_where_spectators_see_no_hands_records_are_for_the_seated(site):
    made = site.table(bots=["novice", "novice"], late=False)
    path = f"/api/tables/{made['table']}/records/0"
    assert (site.http.get(path).status_code, site.http.get(path).json()["code"]) == (401, "token/wrong")
    seated = site.http.get(path, headers={"authorization": f"Bearer {made['token']}"})
    assert seated.json()["code"] == "path/unknown"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_played_is_told_in_each_language(site, language):
    told = site.http.get("/api/games", params={"language": language}).json()
    assert [game["name"] for game in told["games"]] == list(games())
    assert [bot["name"] for bot in told["bots"]] == ["random", "novice", "club", "expert"]
    for game in told["games"]:
        assert game["words"]
        assert game["presets"][0]["name"] == "text"
        assert all(option["section"] for option in game["options"])
        assert all(choice["words"] for option in game["options"] for choice in option["choices"])


def test_health_and_figures(build, monkeypatch):
    site = build(limits=0, metrics_token="m" * 20)
    assert site.http.get("/healthz").json() == {"status": "ok", "failing": []}
    assert site.http.get("/readyz").json() == {"status": "ok", "failing": []}
    assert site.http.get("/metrics").status_code == 401
    answer = site.http.get("/metrics", headers={"authorization": "Bearer " + "m" * 20})
    assert 'triumvir_requests_total{route="/readyz",status="200"} 1.0' in answer.text

    async def broken(code):
        raise OSError

    monkeypatch.setattr(site.doors.house.store, "find", broken)
    answer = site.http.get("/readyz")
    assert (answer.status_code, answer.json()["failing"]) == (503, ["store"])


def test_what_happens_is_counted(build):
    site = build(limits=0)
    table = site.table(bots=["expert", "expert"])
    with site.socket(table["table"], table["token"]) as ws:
        ws.send({"type": "ready", "id": "r"})
        done = turn = False
        while not (done and turn):
            frame = ws.recv()
            done = done or getattr(frame, "id", "") == "r"
            scene = getattr(frame, "scene", None)
            turn = turn or bool(scene and scene.deal and scene.deal.may)
        text = site.http.get("/metrics").text
    figures = {
        line.rpartition(" ")[0]: float(line.rpartition(" ")[2])
        for line in text.splitlines()
        if line[0] != "#"
    }
    assert figures["triumvir_tables"] == 1
    assert figures["triumvir_sockets"] == 1
    assert figures['triumvir_commands_total{kind="ready",outcome="ok"}'] == 1
    assert figures["triumvir_ack_seconds_count"] == 1
    assert figures["triumvir_store_seconds_count"] >= 3
    assert figures["triumvir_bot_failures_total"] % 2 == 0
    assert figures["triumvir_due_lag_seconds"] >= 0


def test_a_mistake_of_the_server_says_nothing_of_itself(site, made, monkeypatch):
    async def broken(*given):
        raise RuntimeError("secret")

    monkeypatch.setattr(site.doors.house, "table", broken)
    answer = site.http.get(f"/api/tables/{made['table']}")
    assert (answer.status_code, answer.json()["code"]) == (500, "server/fault")
    assert "secret" not in answer.text


def test_a_record_that_one_brings_is_read(site):
    text = format_record(played("hokm").table.record())
    headers = {"content-type": "application/toml"}
    text += "#" * FRAME
    told = site.http.post("/api/records?deal=0&language=uk", content=text, headers=headers)
    assert told.status_code == 200, told.text
    book = msgspec.json.decode(told.content, type=Book)
    assert (book.game.name, book.deal.number, len(book.deals)) == ("Хокм", 0, 2)
    wrong = site.http.post("/api/records", content="what?", headers=headers).json()["wrong"]
    assert (wrong["code"], wrong["line"]) == ("record/toml", 1)
    large = site.http.post("/api/records", content="#" * (BOOK + 1), headers=headers)
    assert (large.status_code, large.json()["code"]) == (413, "limit/size")


def test_of_the_match_that_runs_the_deals_that_are_over_are_told(site):
    made = site.table(bots=["novice", "novice"], options={"match_deals": 2})
    path = f"/api/tables/{made['table']}/records/1"
    with site.socket(made["table"], made["token"]) as ws:
        ws.ask({"type": "ready", "id": "r"})
        assert site.http.get(path).json()["code"] == "path/unknown"
        ws.ask({"type": "surrender", "id": "s"})
        while ws.get("news").scene.phase == "playing":
            pass
        running = site.http.get(path)
    record = parse_record(running.text)
    assert (len(record.deals), bool(record.deals[0].result)) == (1, True)
    assert verify(record)[0].fault is None


def test_rules_are_told_with_options_in_a_language(site):
    query = {"game": "dou_dizhu", "option": ["spring=x2", "quad_sets=false"], "language": "zh"}
    told = site.http.get("/api/rules", params=query)
    assert told.status_code == 200, told.text
    primer = msgspec.json.decode(told.content, type=Primer)
    assert (primer.game.name, len(primer.kinds)) == ("斗地主", 12)
    for wrong, code in (
        ({"game": "whist"}, "game/unknown"),
        ({"game": "hokm", "option": "x"}, "option/unknown"),
    ):
        assert site.http.get("/api/rules", params=wrong).json()["code"] == code
