"""kill -9 at random moments of a match: what was told is there, and the match ends as if nothing had been."""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.table.killed import setup_of, stepped
from triumvir.table.local import LocalTable
from triumvir.table.store import Store

ROOT = Path(__file__).parents[2]


def steps_of(match):
    """All that was done in a match, as the script tells it."""
    found = []
    for played in match.past:
        found += [*played.actions, "deal"]
    if match.state.outcome is None:
        return [*found, *match.actions]
    return found[:-1]


def killed_after(home, deals, lines, pause):
    """Run the script, kill it some time after so many lines; what it told, and whether it came to its end."""
    command = [sys.executable, "-m", "tests.table.killed", str(home), str(deals)]
    told = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as running:
        for line in running.stdout:
            told.append(line.strip())
            if len(told) > lines:
                break
        time.sleep(pause)
        running.send_signal(signal.SIGKILL)
        told += [line.strip() for line in running.stdout if line.endswith("\n")]
        running.wait(60)
    return [line for line in told if line != "ready"], "end" in told


def played_whole(deals):
    """The same match, never interrupted."""
    table = LocalTable(setup_of(deals))
    while table.waits_for != "end":
        stepped(table)
    return table.match


def torture(home, deals, kills):
    """Kill and go on so many times, then to the end."""
    rng, store, done = random.Random(7), Store(home), 0
    for count in range(kills):
        told, over = killed_after(home, deals, rng.randrange(12), rng.random() * 0.03)
        assert not over, f"over after {count} kills: take more deals"
        if not [*store.folder.glob("*.toml")]:
            assert not told
            continue
        past = store.read(1)
        assert past.fault is None
        steps = steps_of(past.match)
        assert steps[done : done + len(told)] == told, "what was told is lost"
        assert len(steps) <= done + len(told) + 1, "more than one action was saved and not told"
        done = len(steps)
    killed_after(home, deals, 10**9, 0)
    assert store.read(1).match == played_whole(deals)
    assert not [*store.folder.glob("*.broken")]


def test_a_match_outlives_kills(tmp_path):
    torture(tmp_path, 4, 6)


@pytest.mark.soak
def test_a_match_outlives_fifty_kills(tmp_path):
    torture(tmp_path, 30, 50)
