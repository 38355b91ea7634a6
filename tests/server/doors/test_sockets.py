"""A table over its socket: hello, commands, what is refused, and how it ends."""

import asyncio
import threading

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from triumvir.server import sockets
from triumvir.server.protocol import Incoming


@pytest.fixture
def seat(site):
    """A seat at a table of one's own."""
    return site.table(bots=["novice", "novice"])


def ended(ws):
    """The good-bye, and the code that the socket was closed with."""
    bye = ws.get("bye")
    with pytest.raises(ConnectionClosed) as caught:
        ws.recv()
    return bye, caught.value.rcvd.code


def test_hello_is_answered_by_all_there_is_to_see(site, seat):
    with site.socket(seat["table"], seat["token"]) as ws:
        assert (ws.welcome.table, ws.welcome.chair) == (seat["table"], 0)
        assert ws.welcome.scene.phase == "waiting"
        assert ws.get("news").scene.people[0].here


def test_without_a_token_one_looks_on(site, seat):
    with site.socket(seat["table"], "") as ws:
        assert ws.welcome.chair is None


def test_a_spectator_speaks_under_the_name_he_says(site, seat):
    with site.socket(seat["table"], seat["token"]) as ann, site.socket(seat["table"]) as ws:
        ws.send({"type": "hello", "name": " Q\u202e  Bert "})
        ws.ask({"type": "say", "id": "s", "text": "hello"})
        (heard,) = (event for event in iter_until_said(ann) if event.kind == "said")
        assert (heard.chair, heard.name, heard.text) == (None, "Q Bert", "hello")


def iter_until_said(ws):
    """What is told until somebody says something."""
    kind = ""
    while kind != "said":
        for event in ws.get("news").events:
            kind = event.kind
            yield event


def test_who_asks_is_heard_before_he_is_answered(site, seat, monkeypatch):
    """Questions are answered one after the other; meanwhile the socket lives, and commands are done."""
    let, began, ask = threading.Event(), [], site.doors.house.ask

    async def slow(table, viewer, question, said):
        began.append(question.id)
        await asyncio.to_thread(let.wait)
        return await ask(table, viewer, question, said)

    monkeypatch.setattr(site.doors.house, "ask", slow)
    with site.socket(seat["table"], seat["token"]) as ws:
        for name in ("q1", "q2"):
            ws.send({"type": "ask", "id": name, "what": "rules"})
        assert type(ws.ask({"type": "ping", "id": "p"})).__name__ == "Pong"
        assert type(ws.ask({"type": "say", "id": "s", "text": "hello"})).__name__ == "Ok"
        assert began == ["q1"]
        let.set()
        assert [ws.get("answered").id, ws.get("answered").id] == ["q1", "q2"]
    with site.socket(seat["table"], seat["token"]) as ws:
        let.clear()
        ws.send({"type": "ask", "id": "q3", "what": "rules"})
    let.set()
    assert site.http.get("/readyz").status_code == 200


def test_a_question_that_breaks_something_is_the_end_of_the_socket(site, seat, monkeypatch):
    async def broken(*given):
        raise RuntimeError("secret")

    monkeypatch.setattr(site.doors.house, "ask", broken)
    with site.socket(seat["table"], seat["token"]) as ws:
        ws.send({"type": "ask", "id": "q", "what": "rules"})
        bye, code = ended(ws)
        assert (bye.code, code) == ("server/fault", 1011)


def test_a_token_may_come_in_the_header(site, seat):
    with site.socket(seat["table"], "", authorization=f"Bearer {seat['token']}") as ws:
        assert ws.welcome.chair == 0


def test_bytes_are_answered_by_bytes_and_text_by_text(site, seat):
    with site.socket(seat["table"]) as ws:
        ws.send(b'{"type":"hello"}')
        assert isinstance(ws.ws.recv(timeout=60), bytes)
    with site.socket(seat["table"]) as ws:
        ws.send('{"type":"hello"}')
        assert isinstance(ws.ws.recv(timeout=60), str)


@pytest.mark.parametrize(
    ("frame", "code", "closed"),
    [
        ('{"type":"ping"}', "hello/first", 1008),
        ('{"type":"hello","token":"' + 43 * "x" + '"}', "token/wrong", 1008),
        ("{", "json/text", 1008),
        ('{"type":"hello","language":7}', "json/field", 1008),
    ],
)
def test_who_does_not_say_hello_as_one_does_is_sent_away(site, seat, frame, code, closed):
    with site.socket(seat["table"]) as ws:
        ws.send(frame)
        bye, close = ended(ws)
    assert (bye.code, bye.retry, close) == (code, 0, closed)
    assert bye.words


def test_who_says_nothing_is_sent_away(site, seat, monkeypatch):
    monkeypatch.setattr(sockets, "PATIENCE", 0.05)
    with site.socket(seat["table"]) as ws:
        bye, _ = ended(ws)
    assert bye.code == "limit/time"


def test_a_table_that_is_not_there(site):
    with site.socket("0" * 32) as ws:
        ws.send('{"type":"hello"}')
        bye, _ = ended(ws)
    assert bye.code == "table/unknown"


def test_a_command_is_answered_under_its_id_and_done_once(site, seat):
    with site.socket(seat["table"], seat["token"]) as ws:
        first = ws.ask({"type": "ready", "id": "r1"})
        assert (type(first).__name__, first.id) == ("Ok", "r1")
        again = ws.ask({"type": "ready", "id": "r1"})
        assert again == first
        refused = ws.ask({"type": "fill", "id": "f1", "chair": 1, "bot": "cheat"})
        assert (type(refused).__name__, refused.id) == ("No", "f1")
        assert refused.words


def test_what_one_spectator_says_is_not_taken_for_what_another_said(site, seat):
    with site.socket(seat["table"], "") as one, site.socket(seat["table"], "") as other:
        first = one.ask({"type": "say", "id": "1", "text": "hello"})
        second = other.ask({"type": "say", "id": "1", "text": "good evening"})
        assert second.seq > first.seq


def test_what_one_person_did_is_not_taken_for_what_the_next_on_his_chair_does(site):
    seat = site.table(game="hokm")
    bob = site.sit(seat["table"])
    with site.socket(seat["table"], bob["token"]) as ws:
        first = ws.ask({"type": "say", "id": "1", "text": "hello"})
        ws.ask({"type": "leave", "id": "2"})
    cid = site.sit(seat["table"], "Cid")
    assert cid["chair"] == bob["chair"]
    with site.socket(seat["table"], cid["token"]) as ws:
        assert ws.ask({"type": "say", "id": "1", "text": "good evening"}).seq > first.seq


def test_a_ping_is_answered_by_the_time(site, seat):
    with site.socket(seat["table"], "") as ws:
        pong = ws.ask({"type": "ping", "id": "p"})
        assert pong.now >= ws.welcome.now


def test_a_question_that_is_none(site, seat):
    with site.socket(seat["table"], seat["token"]) as ws:
        assert ws.ask({"type": "ask", "id": "q", "what": "the_seed"}).code


def test_hello_is_said_once(site, seat):
    with site.socket(seat["table"], seat["token"]) as ws:
        ws.send({"type": "hello", "token": seat["token"]})
        assert ws.get("no").code == "hello/first"


def test_what_is_refused_is_said_in_the_language_of_the_hello(site, seat):
    with site.socket(seat["table"]) as ws:
        ws.send({"type": "hello", "token": seat["token"], "language": "uk"})
        ws.get("welcome")
        assert "Бот" in ws.ask({"type": "fill", "id": "f", "chair": 1, "bot": "cheat"}).words


@pytest.mark.parametrize("kind", [str, bytes])
def test_a_frame_that_is_too_large_closes_the_socket(site, seat, kind):
    with site.socket(seat["table"], seat["token"]) as ws:
        ws.send(" " * 8192 if kind is str else b" " * 8192)
        assert ws.get("no").code == "json/text"
        ws.send(" " * 8193 if kind is str else b" " * 8193)
        with pytest.raises(ConnectionClosed) as caught:
            ws.get("nothing")
    assert caught.value.rcvd.code == 1009


def test_frames_that_can_not_be_read_are_answered_and_counted(site, seat):
    with site.socket(seat["table"], seat["token"]) as ws:
        answer = ws.ask({"type": "act", "id": "a1", "action": 7})
        assert (answer.code, answer.id) == ("json/field", "a1")
        for _ in range(sockets.FAULTS - 1):
            ws.send("{")
            assert ws.get("no").code == "json/text"
        ws.send("{")
        bye, _ = ended(ws)
    assert bye.code == "limit/faults"


def test_who_takes_his_seat_again_puts_an_end_to_the_old_socket(site):
    key = {"authorization": "Bearer " + "k" * 43}
    seat = site.http.post("/api/tables", json={"game": "hokm", "name": "Ann"}, headers=key).json()
    with site.socket(seat["table"], seat["token"]) as old:
        new = site.http.post(f"/api/tables/{seat['table']}/retake", headers=key).json()
        assert (new["chair"], new["table"]) == (0, seat["table"])
        assert new["token"] != seat["token"]
        bye, _ = ended(old)
        assert bye.code == "token/wrong"
    with site.socket(seat["table"]) as ws:
        ws.send({"type": "hello", "token": seat["token"]})
        assert ended(ws)[0].code == "token/wrong"
    with site.socket(seat["table"], new["token"]) as ws:
        assert ws.welcome.chair == 0


def test_a_mistake_of_the_server_ends_the_socket_and_nothing_else(site, seat, monkeypatch):
    async def broken(*given):
        raise RuntimeError("play 3H")

    with site.socket(seat["table"], seat["token"]) as ws, monkeypatch.context() as patched:
        patched.setattr(site.doors.house, "submit", broken)
        ws.send({"type": "away", "id": "a"})
        bye, close = ended(ws)
    assert (bye.code, close) == ("server/fault", 1011)
    assert bye.retry > 0
    assert "3H" not in bye.words
    with site.socket(seat["table"], seat["token"]) as ws:
        assert type(ws.ask({"type": "away", "id": "b"})).__name__ == "Ok"


def test_a_server_that_stops_says_good_bye_and_when_to_come_again(build):
    site = build(limits=0)
    seat = site.table()
    with site.socket(seat["table"], seat["token"]) as ws, site.socket(seat["table"], "") as other:
        site.server.should_exit = True
        for each in (ws, other):
            bye, close = ended(each)
            assert (bye.code, close) == ("server/closing", 1012)
            assert bye.retry >= 1
            assert bye.words
    site.thread.join(30)
    assert not site.doors.visits


def test_what_was_begun_is_answered_before_the_good_bye(build, monkeypatch):
    site = build(limits=0)
    seat = site.table()
    submit = site.doors.house.submit

    async def slow(*given):
        site.server.should_exit = True
        while not site.doors.closing:
            await sockets.asyncio.sleep(0)
        return await submit(*given)

    with site.socket(seat["table"], seat["token"]) as ws:
        ws.get("news")
        monkeypatch.setattr(site.doors.house, "submit", slow)
        ws.send({"type": "away", "id": "last"})
        assert ws.get("ok").id == "last"
        assert ws.get("bye").code == "server/closing"


def test_while_it_stops_nobody_comes_in(site, seat):
    site.doors.closing = True
    try:
        with pytest.raises(InvalidStatus) as caught:
            site.socket(seat["table"])
        assert caught.value.response.status_code == 503
        assert caught.value.response.headers["retry-after"] == "1"
        assert msgspec.json.decode(caught.value.response.body)["code"] == "server/closing"
        assert site.http.get("/api/games").status_code == 503
        assert site.http.get("/readyz").json()["failing"] == ["closing"]
        assert site.http.get("/healthz").status_code == 200
    finally:
        site.doors.closing = False


def test_every_kind_of_frame_is_answered(site, seat):
    with site.socket(seat["table"], seat["token"]) as ws:
        for number, kind in enumerate(Incoming.__args__):
            tag = kind.__struct_config__.tag
            if tag not in ("hello", "close", "leave"):
                frame = {"type": tag, "id": f"c{number}"} | ({"what": "score"} if tag == "ask" else {})
                assert ws.ask(frame).id == f"c{number}"
