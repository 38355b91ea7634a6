"""The bell: heard by all workers, once for each while, and lost connections are made anew."""

import asyncio

import psycopg
import pytest

from triumvir.server.store import bell as bells
from triumvir.server.store.store import open_store

pytestmark = pytest.mark.anyio


class Ear:
    """Hears rings, and can be waited for."""

    def __init__(self, bell):
        self.rings, self._news = [], asyncio.Event()
        self.stop = bell.listen(self)

    def __call__(self, table, seq):
        self.rings.append((table, seq))
        self._news.set()

    async def until(self, *ring):
        async with asyncio.timeout(20):
            while ring not in self.rings:
                await self._news.wait()
                self._news.clear()


async def test_whoever_listens_is_told(store):
    ear, other = Ear(store.bell), Ear(store.bell)
    store.bell.ring("t", 1)
    await ear.until("t", 1)
    other.stop()
    store.bell.ring("t", 2)
    await ear.until("t", 2)
    assert ear.rings == [("t", 1), ("t", 2)]
    assert other.rings == [("t", 1)]


@pytest.fixture
async def workers(cluster):
    address = cluster.store()
    opened = [await open_store(address, worker=f"w{n}") for n in range(2)]
    yield opened
    for each in opened:
        await each.close()


async def test_workers_hear_each_other_and_not_themselves_twice(workers):
    one, two = workers
    here, there = Ear(one.bell), Ear(two.bell)
    for seq in range(1, 200):
        one.bell.ring("t", seq)
    one.bell.ring("u", 7)
    await there.until("u", 7)
    assert there.rings == [("t", 199), ("u", 7)]
    two.bell.ring("back", 1)
    await here.until("back", 1)
    assert here.rings == [*(("t", seq) for seq in range(1, 200)), ("u", 7), ("back", 1)]


async def test_more_tables_than_one_note_holds_are_rung(workers):
    one, two = workers
    there = Ear(two.bell)
    rings = [(f"table-with-a-long-name-{n}", n) for n in range(1000)]
    for each in rings:
        one.bell.ring(*each)
    await there.until(*rings[-1])
    assert there.rings == rings


async def test_connections_that_are_lost_are_made_anew(workers, monkeypatch, caplog):
    monkeypatch.setattr(bells, "AGAIN", 0.01)
    one, two = workers
    there = Ear(two.bell)
    address = one.bell._address
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    seq = 0
    async with asyncio.timeout(20):
        while not there.rings:
            seq += 1
            one.bell.ring("t", seq)
            await asyncio.sleep(0.01)
    assert there.rings[0][0] == "t"
    assert "lost its connection" in caplog.text
