"""A program from outside plays on when the server was killed and has come back."""

import queue
import sys
from pathlib import Path

import httpx

from tests.remote.fake import free_port
from tests.server.doors.conftest import CLIENT
from tests.server.e2e.programs import PATIENT, Person

BOT = [sys.executable, str(Path(__file__).parents[3] / "examples" / "random_bot.py")]
PLAN = {"game": "hokm", "name": "Ann", "bots": ["", "novice"], "pace": {"least": 0, "most": 0}}
ACTS = 5
"""After so many actions of Ann's the server is killed."""


def test_a_program_plays_on_after_the_server_was_killed(programs):
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    server = programs("serve", "--no-page", "--port", str(port), home="server")
    server.until("address")
    seat = httpx.post(f"{address}/api/tables", json=PLAN, headers=CLIENT, timeout=PATIENT).json()
    lent = programs("lend", f"{address}/{seat['code']}", "--", *BOT)
    lent.until("random (bot) plays")
    told = queue.Queue()
    ann = Person(address, seat, told)
    ann.ready()
    for _ in range(1 + ACTS):
        told.get(timeout=PATIENT)
    before = len(ann.events)
    server.kill()
    server.start()
    while ann.scene.phase == "playing":
        told.get(timeout=PATIENT)
    ann.link.close()
    assert ann.lost
    acted = [event.by for event in ann.events[before:] if event.chair == 1 and event.action]
    assert "person" in acted
    assert lent.process.poll() is None
