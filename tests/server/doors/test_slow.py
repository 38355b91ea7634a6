"""P15: who says too much, reads nothing, or never finishes what he began is cut; nobody else notices."""

import asyncio
import json
import resource
import socket
import sys
import time
from contextlib import suppress

import pytest
from websockets.asyncio.client import connect

from tests.server.doors.conftest import CLIENT
from triumvir.server import guard, limits, sockets, wire

QUICK, PATIENT = 0.3, 5.0
"""Patience in these tests, in seconds: with nobody but bad clients, and with good ones among them."""


@pytest.fixture
def patience():
    """How long the server waits."""
    return QUICK


@pytest.fixture
def hasty(build, monkeypatch, patience):
    """A server that loses patience soon."""
    monkeypatch.setattr(wire, "PATIENCE", patience)
    monkeypatch.setattr(sockets, "PATIENCE", patience)
    monkeypatch.setattr(guard, "PATIENCE", patience)
    monkeypatch.setattr(wire, "PULSE", patience)
    monkeypatch.setattr(wire, "LINGER", 0.05)
    return build(limits=0)


def tcp(site, text=b""):
    """A connection that has said so much."""
    host, _, port = site.at.partition(":")
    made = socket.create_connection((host, int(port)), timeout=60)
    made.sendall(text)
    return made


def gone(made):
    """Wait until the server has cut a connection; what came before."""
    text = b""
    with made, suppress(ConnectionResetError):
        while more := made.recv(65536):
            text += more
    return text


UPGRADE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: {at}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nX-Triumvir-Client: t\r\n\r\n"
)


def test_a_request_that_never_ends_is_cut(hasty):
    for text in (b"", b"GET / HTT", b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: 1\r\n"):
        assert gone(tcp(hasty, text)) == b""


def test_a_second_request_that_never_ends_is_cut(hasty):
    made = tcp(hasty, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    text = b""
    while not text.endswith(b"}"):
        text += made.recv(65536)
    assert text.startswith(b"HTTP/1.1 200")
    made.sendall(b"GET /healthz HT")
    assert gone(made) == b""


def test_a_body_that_never_comes_is_refused(hasty):
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Triumvir-Client: t\r\nContent-Length: 10\r\n\r\n{"
    assert b"limit/time" in gone(tcp(hasty, head))


def test_a_body_that_is_too_large_is_refused(site):
    large = {"game": "hokm", "name": "Ann", "title": "x" * 9000}
    assert site.http.post("/api/tables", json=large).json()["code"] == "limit/size"

    def parts():
        yield from (b" " * 1000 for _ in range(20))

    answer = site.http.post("/api/tables", content=parts())
    assert (answer.status_code, answer.json()["code"]) == (413, "limit/size")


def test_a_socket_that_says_nothing_or_does_not_pong_is_cut(hasty):
    table = hasty.table()["table"]
    silent = gone(tcp(hasty, UPGRADE.format(table=table, at=hasty.at).encode()))
    assert b"limit/time" in silent or b"\x88" in silent


def test_a_frame_that_is_begun_and_not_finished_is_cut(hasty):
    made = tcp(hasty, UPGRADE.format(table=hasty.table()["table"], at=hasty.at).encode() + b"\x81\xfe\x10")
    assert b"101" in gone(made)


class Quiet:
    """A socket that takes nothing: whoever sends waits."""

    def __init__(self, table):
        self.path_params, self.headers = {"table": table}, {}
        self.first = [json.dumps({"type": "hello"})]
        self.sent, self.closed = [], False

    async def receive(self):
        if self.first:
            return {"type": "websocket.receive", "text": self.first.pop()}
        return await asyncio.get_running_loop().create_future()

    async def send_text(self, text):
        self.sent.append(text)
        await asyncio.get_running_loop().create_future()

    async def close(self, code):
        self.closed = True


def test_who_reads_nothing_is_dropped_with_all_that_waits_for_him(build, monkeypatch):
    site = build(limits=0)
    monkeypatch.setattr(sockets, "PATIENCE", QUICK)
    table = site.table()
    visit = sockets.Visit(site.doors, Quiet(table["table"]), "here")
    loop = site.server.servers[0].get_loop()
    running = asyncio.run_coroutine_threadsafe(visit.run(), loop)
    with site.socket(table["table"], table["token"]) as ws:
        for number in range(2 * sockets.WAITING):
            assert type(ws.ask({"type": "say", "id": f"s{number}", "text": "hello"})).__name__ == "Ok"
        running.result(10)
    assert visit._outbox.qsize() <= sockets.WAITING + 1
    assert site.doors.metrics.text().count(b'code="limit/slow"')


async def bad(site, table, kind):
    """One of the clients that nobody wants; returns when the server has cut it."""
    host, _, port = site.at.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    upgrade = UPGRADE.format(table=table, at=site.at).encode()
    with suppress(ConnectionError):
        if kind == "crawl":
            for letter in upgrade:
                writer.write(bytes([letter]))
                await writer.drain()
                await asyncio.sleep(0.1)
        elif kind == "half":
            writer.write(upgrade[:40])
        else:
            size = b"\xfe\x20\x01"
            writer.write(upgrade + b"\x81" + size + bytes(4) + bytes(0x2001))
        await reader.read()
    writer.close()


async def good(site, table, commands):
    """One of the clients that everybody wants: every command is answered."""
    async with connect(f"ws://{site.at}/ws/{table['table']}", additional_headers=CLIENT) as ws:
        await ws.send(json.dumps({"type": "hello", "token": table["token"]}))
        longest = 0.0
        for number in range(commands):
            began = time.perf_counter()
            await ws.send(json.dumps({"type": "away", "id": f"a{number}", "away": number % 2 == 0}))
            while json.loads(await ws.recv()).get("id") != f"a{number}":
                pass
            longest = max(longest, time.perf_counter() - began)
        return longest


async def crowd(site, count, commands):
    """So many bad and so many good clients at once; the longest waits of the good ones."""
    tables = [site.table() for _ in range(min(count, 50))]
    kinds = ("crawl", "half", "large")
    async with asyncio.TaskGroup() as group:
        for number in range(count):
            group.create_task(bad(site, tables[0]["table"], kinds[number % 3]))
        tasks = [
            group.create_task(good(site, tables[number % len(tables)], commands)) for number in range(count)
        ]
    return [task.result() for task in tasks]


@pytest.mark.parametrize("patience", [PATIENT])
def test_bad_clients_harm_no_good_ones(hasty):
    assert len(asyncio.run(crowd(hasty, 20, 5))) == 20
    assert hasty.http.get("/healthz").status_code == 200
    assert not hasty.doors.visits


@pytest.mark.soak
def test_five_hundred_bad_and_five_hundred_good(build, capsys):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 8192)), hard))
    site = build(limits=0)
    waits = sorted(asyncio.run(crowd(site, 500, 10)))
    with capsys.disabled():
        middle, most = waits[len(waits) // 2], waits[-1]
        told = (
            f"P15: 500 bad and 500 good sockets, longest wait of each: half {middle:.3f} s, all {most:.3f} s"
        )
        sys.stdout.write(f"\n{told}\n")
    assert len(waits) == 500


def test_limits_are_told_and_kept(build):
    site = build()
    table = site.table()
    with site.socket(table["table"], table["token"]) as ws:
        said = [ws.ask({"type": "say", "id": f"s{number}", "text": "hi"}) for number in range(5)]
        codes = [getattr(answer, "code", "ok") for answer in said]
        assert codes[0] == "ok"
        assert codes[1:] == ["limit/rate"] * 4
        assert "1.0 s" in said[1].expected or "0." in said[1].expected
        pongs = [ws.ask({"type": "ping", "id": f"p{number}"}) for number in range(60)]
        assert {getattr(answer, "code", "ok") for answer in pongs} == {"ok", "limit/rate"}
    made = [site.http.post("/api/tables", json={"game": "hokm", "name": "Ann"}) for _ in range(12)]
    assert [answer.status_code for answer in made] == [201] * 9 + [429] * 3
    assert made[-1].json()["code"] == "limit/rate"
    assert int(made[-1].headers["retry-after"]) >= 5


def test_who_guesses_is_let_in_no_more(build):
    site = build()
    table = site.table()["table"]
    codes = [site.http.get(f"/api/tables/{'ABCDEFGHJKMNPQRSTUVW'[n]}AAAA").status_code for n in range(20)]
    assert set(codes) == {404}
    assert site.http.get(f"/api/tables/{table}").status_code == 429


def test_too_many_sockets_from_one_address(build, monkeypatch):
    monkeypatch.setattr("triumvir.server.limits.SOCKETS", 2)
    site = build()
    table = site.table()["table"]
    with site.socket(table, ""), site.socket(table, ""), pytest.raises(Exception, match="429"):
        site.socket(table)
    with site.socket(table, ""):
        pass


def test_a_handshake_too_many_may_come_again(build, monkeypatch):
    monkeypatch.setitem(limits.RATES, "handshake", {"all": (limits.Rate(1, 0.1),)})
    site = build()
    table = site.table()["table"]
    assert not site.doors.limits.wait("handshake")
    with pytest.raises(Exception, match="503") as caught:
        site.socket(table)
    assert int(caught.value.response.headers["retry-after"]) >= 1
