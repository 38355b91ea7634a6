"""P5 and P7: commands that come again, and workers that decide at once: each counts once, one wins."""

import asyncio
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from tests.server.figures import tell
from tests.server.store.checks import contents, whole
from tests.server.store.commands import opening, saying
from triumvir.server.store.store import open_store

ROOT = Path(__file__).parents[3]


def raced(url, workers, last, tables=("t0", "t1", "t2", "t3")):
    """What each worker, a process of its own, tells of a race: {worker: {table: (tried, won)}}."""

    async def opened():
        store = await open_store(url, worker="opens")
        for table in tables:
            await store.append(opening(table))
        await store.close()

    asyncio.run(opened())
    racer = [sys.executable, "-m", "tests.server.store.racer", url]
    running = {
        f"w{n}": subprocess.Popen(
            [*racer, f"w{n}", str(last), *tables],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        for n in range(workers)
    }
    for each in running.values():
        assert each.stdout.readline() == "ready\n"
    for each in running.values():
        each.stdin.write("go\n")
        each.stdin.flush()
    told = {}
    for worker, each in running.items():
        lines = [line.split() for line in each.communicate()[0].splitlines()]
        assert each.returncode == 0
        told[worker] = {table: (int(tried), [*map(int, won)]) for table, tried, *won in lines}
    return told


def judged(url, told, last):
    """Exactly one won each seq, and it is the one whose event is there. How often was tried, lost and won."""
    tried = sum(tries for tables in told.values() for tries, _ in tables.values())
    won = 0
    for table, texts in whole(url).items():
        winners = {seq: worker for worker, tables in told.items() for seq in tables[table][1]}
        assert sum(len(tables[table][1]) for tables in told.values()) == len(winners) == last - 1
        assert texts == ["opened", *(winners[seq] for seq in range(2, last + 1))]
        won += len(winners)
    return tried, tried - won, won


def test_of_workers_that_decide_at_once_one_wins(cluster):
    address = cluster.store()
    tried, lost, _ = judged(address, raced(address, 2, 40), 40)
    assert lost > 0
    assert tried > 4 * 39


@pytest.mark.soak
@pytest.mark.parametrize("workers", [2, 4])
def test_of_a_hundred_thousand_races_each_has_one_winner(cluster, capsys, workers):
    address, last = cluster.store(), 25_001
    started = time.monotonic()
    told = raced(address, workers, last)
    took = time.monotonic() - started
    tried, lost, won = judged(address, told, last)
    share = Counter({worker: sum(len(won) for _, won in tables.values()) for worker, tables in told.items()})
    head = ("workers", "races", "tried", "lost or repeated", "won twice", "gaps", "seconds", "won by each")
    tell(capsys, "P7", head, [(workers, won, tried, lost, 0, 0, round(took), [*share.values()])])
    assert won == 100_000


async def repeated(url, commands, rng):
    """Send each command one to five times, on several workers where the database takes them: how often."""
    count = 1 if url.startswith("sqlite") else 2
    stores = [await open_store(url, worker=f"w{n}") for n in range(count)]

    async def player(table):
        done, sent = await stores[0].append(opening(table)), 0
        for n in range(commands):
            command = saying(done.seq, f"c{n}", f"c{n}".encode(), table=table)
            times = rng.randrange(1, 6)
            told = await asyncio.gather(*(rng.choice(stores).append(command) for _ in range(times)))
            assert len({each[:3] for each in told}) == 1
            assert sum(not each.repeated for each in told) == 1
            done, sent = told[0], sent + times
        return sent

    sent = await asyncio.gather(*(player(f"t{n}") for n in range(10)))
    for each in stores:
        await each.close()
    return sum(sent)


def once_each(url, commands):
    """P5: however often a command is sent, it counts once. How often commands were sent."""
    sent = asyncio.run(repeated(url, commands, random.Random(3)))
    assert {*map(tuple, whole(url).values())} == {("opened", *(f"c{n}" for n in range(commands)))}
    assert len(contents(url)["commands"]) == 10 * (commands + 1)
    return sent


def test_a_command_that_is_sent_often_counts_once(database):
    assert once_each(database, 20) > 400


@pytest.mark.soak
def test_a_hundred_thousand_commands_count_once_each(database, capsys):
    sent = once_each(database, 10_000)
    head = ("commands", "sent", "counted twice", "not counted")
    tell(capsys, f"P5, {database.split(':')[0]}", head, [(100_000, sent, 0, 0)])
