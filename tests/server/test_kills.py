"""kill -9 at random moments (P3): what was acknowledged is stored, and what is stored can be read."""

import asyncio
import json
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.people import Client, Quick, moved_in, play, shut
from triumvir.server.house import Seated
from triumvir.server.keeping import answered, loaded
from triumvir.server.store.store import open_store

ROOT = Path(__file__).parents[2]
TABLES = 6


def killed(folder: Path, lines: int, seconds: float) -> list[str]:
    """Run the server, kill it so long after so many acknowledgements; those that were seen."""
    command = [sys.executable, "-m", "tests.server.killed", str(folder), str(TABLES)]
    told: list[str] = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as running:
        assert running.stdout
        assert running.stdout.readline() == "ready\n"
        told += [running.stdout.readline() for _ in range(lines)]
        time.sleep(seconds)
        running.send_signal(signal.SIGKILL)
        told += [line for line in running.stdout if line.endswith("\n")]
        running.wait(60)
    return told


async def checked(folder: Path, told: list[str]) -> int:
    """Everything that was told is there; how many events there are."""
    store = await open_store(f"sqlite:///{folder}/tables.db", worker="looks")
    for line in told:
        table, command, seq = line.split()
        done = await store.answered(table, command)
        assert done, f"{line} was acknowledged and is lost"
        assert answered(done.answer).seq == int(seq)
    events = 0
    for table, *_ in json.loads((folder / "seats.json").read_text()):
        rows = await store.since(table, 0)
        assert [row.seq for row in rows] == [*range(1, len(rows) + 1)]
        found = await store.load(table)
        assert found
        assert loaded(table, found).seq == len(rows)
        events += len(rows)
    await store.close()
    return events


def torture(folder: Path, cycles: int, rng: random.Random) -> tuple[int, int]:
    """Kill and look so many times, then play on; acknowledgements and events."""
    acknowledged, events = 0, 0
    for _ in range(cycles):
        told = killed(folder, rng.randrange(60), rng.random() * 0.4)
        acknowledged += len(told)
        now = asyncio.run(checked(folder, told))
        assert now >= events + len(told)
        events = now
    asyncio.run(played_on(folder))
    return acknowledged, events


async def played_on(folder: Path) -> None:
    """After all this a table can be played at."""
    house = await moved_in(folder, Quick())
    seat = Seated(*json.loads((folder / "seats.json").read_text())[0])
    client = await Client(house, seat).come()
    await play(client, (await house.table(seat.table)).deal + 1)
    await shut(house)


def test_what_was_acknowledged_outlives_kills(tmp_path: Path):
    acknowledged, events = torture(tmp_path, 2, random.Random(3))
    assert 0 < acknowledged < events


@pytest.mark.soak
def test_what_was_acknowledged_outlives_two_hundred_kills(tmp_path: Path, record_property):
    acknowledged, events = torture(tmp_path, 200, random.Random(3))
    record_property(
        "figure", f"P3  200 kills: {acknowledged:,} acknowledged commands, 0 lost; {events:,} events"
    )
