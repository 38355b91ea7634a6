"""P3: kill -9 at random moments. What was acknowledged is there, in order, and there is no gap."""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.figures import tell
from tests.server.store.checks import contents, whole

ROOT = Path(__file__).parents[3]


def killed_after(url, seconds):
    """What a process that appends had acknowledged when it was killed, so long after it was ready."""
    command = [sys.executable, "-m", "tests.server.store.appender", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as running:
        assert running.stdout.readline() == "ready\n"
        time.sleep(seconds)  # not until something has happened: at any moment
        running.send_signal(signal.SIGKILL)
        return [line.split()[:-1] for line in running.stdout if line.endswith(".\n")]


def judged(url, told):
    """How many acknowledged commands are there; every table whole."""
    texts = whole(url)
    stored = {(table, command): (seq, at) for table, command, seq, at, _ in contents(url)["commands"]}
    there = 0
    for table, command, last, at, bodies in told:
        events = [] if bodies == "-" else bodies.split(",")
        seq = int(last)
        known = stored.get((table, command)) == (seq, int(at))
        there += known and texts[table][seq - len(events) : seq] == events
    return there


def torture(url, cycles, seed=0):
    """Kill so many times; rows of figures: kills, acknowledged before the last, in all, of these lost."""
    rng, told, rows = random.Random(seed), [], []
    for cycle in range(cycles):
        new = killed_after(url, rng.random() * 0.4)
        told += new
        rows.append((cycle + 1, len(new), len(told), len(told) - judged(url, told)))
        assert rows[-1][-1] == 0, "what was acknowledged is lost"
    return rows


def test_what_was_acknowledged_outlives_kills(database):
    rows = torture(database, 2)
    assert rows[-1][2] > 0


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
def test_what_was_acknowledged_outlives_two_hundred_kills(database, part, capsys):
    rows = torture(database, 50, part)
    head = ("kill -9", "acknowledged", "in all", "lost")
    tell(capsys, f"P3, {database.split(':')[0]}, part {part + 1} of 4", head, rows[9::10])
    assert rows[-1][2] > 1_000
