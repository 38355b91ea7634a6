"""Two workers over PostgreSQL: tables are played through both, one is killed, and every deal ends."""

import json
import os
import queue
import signal
import threading

import httpx
import pytest

from tests.server.doors.conftest import CLIENT
from tests.server.doors.test_serve import started
from tests.server.e2e.programs import PATIENT, Person
from triumvir.table.fair import verify_text

PLAN = {
    "game": "dou_dizhu",
    "name": "Ann",
    "bots": ["", "novice"],
    "pace": {"least": 0, "most": 0},
    "options": {"match_deals": 1, "all_pass": "opener_forced_1"},
}
ACTS = 8
"""After so many actions a worker is killed."""
TABLES = 30
"""So many are made at most, until each worker has a person."""


class Server:
    """`triumvir serve` with two workers, and what it logs."""

    def __init__(self, url):
        self.program, self.address, _ = started("--workers", "2", "--database-url", url)
        self.notes, self._came = [], queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.http = httpx.Client(base_url=self.address, headers=CLIENT, timeout=60)

    def _read(self):
        for line in self.program.stderr:
            self._came.put(json.loads(line))

    def until(self, true):
        """Read the log until something is true."""
        while not true():
            self.notes.append(self._came.get(timeout=PATIENT))

    def processes(self, what, **rest):
        """Which processes have logged something."""
        rest["what"] = what
        return [note["process"] for note in self.notes if rest.items() <= note.items()]

    def post(self, path, body):
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def stop(self):
        """In order; what it ended with."""
        self.program.send_signal(signal.SIGINT)
        return self.program.wait(60)


@pytest.fixture
def server(cluster):
    server = Server(cluster.store())
    yield server
    server.http.close()
    if server.program.poll() is None:
        server.stop()
    for stream in (server.program.stdout, server.program.stderr):
        stream.close()


def test_tables_go_on_when_a_worker_is_killed(server):
    server.until(lambda: len({*server.processes("started")}) == 2)
    told, people, worker = queue.Queue(), [], {}
    while len({*worker.values()}) < 2:
        assert len(people) < 2 * TABLES
        ann = server.post("/api/tables", PLAN)
        for seat in (ann, server.post(f"/api/tables/{ann['code']}/seats", {"name": "Bob"})):
            person = Person(server.address, seat, told)
            where = {"table": seat["table"], "chair": seat["chair"]}
            server.until(lambda where=where: server.processes("connected", **where))
            assert person.came.wait(PATIENT)
            people.append(person)
            worker[person] = server.processes("connected", **where)[-1]
    for person in people:
        person.ready()
    for _ in range(len(people) + ACTS):
        told.get(timeout=PATIENT)
    killed = worker[people[-1]]
    os.kill(killed, signal.SIGKILL)
    while any(person.scene.phase != "over" for person in people):
        told.get(timeout=PATIENT)
    for person in people:
        assert person.lost or worker[person] != killed
        person.link.close()
    server.until(lambda: len({*server.processes("started")}) == 3)
    for code in {person.seat["code"] for person in people}:
        path = f"/api/tables/{code}/records"
        (kept,) = server.http.get(path).json()
        record = server.http.get(f"{path}/{kept['number']}")
        assert [finding.fault for finding in verify_text(record.text)] == [None]
    assert server.stop() == 0
