"""The door of a server, by HTTP: what is asked, and what comes of any answer."""

import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tests.remote.fake import WAIT, free_port
from triumvir.remote.door import Address, Door, DoorError, Seated, address
from triumvir.server.events import Plan

SEAT = {"table": "t1", "code": "ABCDE", "chair": 1, "token": "secret", "join": "http://x/t/ABCDE"}


class Answers(BaseHTTPRequestHandler):
    """Notes what is asked and answers as the test says."""

    def do_GET(self):
        self.answer()

    def do_POST(self):
        self.answer()

    def answer(self):
        size = int(self.headers.get("Content-Length") or 0)
        self.server.came.append((self.command, self.path, self.headers, self.rfile.read(size)))
        status, text = self.server.answer
        self.send_response(status)
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *args):
        """Say nothing."""


@pytest.fixture
def server():
    http = HTTPServer(("127.0.0.1", 0), Answers)
    http.came, http.answer = [], (201, json.dumps(SEAT))
    thread = threading.Thread(target=http.serve_forever, daemon=True)
    thread.start()
    yield http
    http.shutdown()
    http.server_close()
    thread.join(WAIT)


@pytest.fixture
def door(server):
    return Door(f"http://127.0.0.1:{server.server_port}", "uk")


def test_a_table_is_made(server, door):
    seated = door.make(Plan("hokm", options={"target": 30}), "Ann", ["club", ""], "k" * 40)
    assert seated == Seated("t1", "ABCDE", 1, "secret", "http://x/t/ABCDE")
    ((method, path, headers, body),) = server.came
    assert (method, path) == ("POST", "/api/tables")
    assert headers["Authorization"] == "Bearer " + "k" * 40
    assert headers["Accept-Language"] == "uk"
    assert headers["X-Triumvir-Client"]
    told = json.loads(body)
    assert (told["game"], told["name"], told["bots"]) == ("hokm", "Ann", ["club", ""])
    assert told["options"] == {"target": 30}


def test_a_seat_is_taken_and_a_table_found(server, door):
    assert door.sit("ABCDE", "Bob", "k" * 40).token == "secret"
    assert door.find("ABCDE") == "t1"
    asked = [(method, path) for method, path, _, _ in server.came]
    assert asked == [("POST", "/api/tables/ABCDE/seats"), ("GET", "/api/tables/ABCDE")]
    assert json.loads(server.came[0][3]) == {"name": "Bob", "program": False}
    assert server.came[1][2]["Authorization"] is None
    assert door.socket("t1") == f"ws://127.0.0.1:{server.server_port}/ws/t1"
    assert Door("https://x", "en").socket("t1") == "wss://x/ws/t1"


@pytest.mark.parametrize(
    ("status", "text", "words", "code"),
    [
        (
            409,
            '{"code": "table/full", "words": "No chair is free.", "got": "", "expected": ""}',
            "No chair is free.",
            "table/full",
        ),
        (500, "{}", "HTTP 500", ""),
        (502, "<html>", "HTTP 502", ""),
        (200, "<html>", "HTTP 200", ""),
        (200, '{"table": 7}', "HTTP 200", ""),
    ],
)
def test_a_refusal_is_told_in_the_words_of_the_server(server, door, status, text, words, code):
    server.answer = (status, text)
    with pytest.raises(DoorError) as fault:
        door.sit("ABCDE", "Bob", "")
    assert (fault.value.words, fault.value.code) == (words, code)


def test_nobody_answers():
    with pytest.raises(DoorError) as fault:
        Door(f"http://127.0.0.1:{free_port()}", "en").find("ABCDE")
    assert fault.value.words == ""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("http://localhost:8765/t/ABCDE", Address("http://localhost:8765", "ABCDE")),
        ("http://localhost:8765/abcde/", Address("http://localhost:8765", "ABCDE")),
        ("localhost:8765", Address("http://localhost:8765")),
        ("https://cards.example/t/KRMWZ?x=1", Address("https://cards.example", "KRMWZ")),
        ("http://[::1]:80/ABCDE", Address("http://[::1]:80", "ABCDE")),
        ("ABCDE:x", None),
        ("ftp://x/ABCDE", None),
        ("http://", None),
        ("http://x:99999/ABCDE", None),
        ("http://x/..%2f", None),
        ("", None),
    ],
)
def test_addresses_as_they_are_typed(text, found):
    assert address(text) == found
