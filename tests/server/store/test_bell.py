"""The bell: heard by all other workers, once for each while, and lost connections are made anew."""

import asyncio

import psycopg
import pytest

from triumvir.server.store import bell as bells
from triumvir.server.store.store import open_store

pytestmark = pytest.mark.anyio


class Ear:
    """Hears rings, and can be waited for."""

    def __init__(self, store):
        self.rings, self._news = [], asyncio.Event()
        store.listen(self)

    def __call__(self, table, seq):
        self.rings.append((table, seq))
        self._news.set()

    async def until(self, *ring):
        async with asyncio.timeout(60):
            while ring not in self.rings:
                await self._news.wait()
                self._news.clear()


@pytest.fixture
async def workers(cluster):
    address = cluster.store()
    opened = [await open_store(address, worker=f"w{n}") for n in range(2)]
    yield opened
    for each in opened:
        await each.close()


async def test_workers_hear_each_other_and_not_themselves(workers):
    one, two = workers
    here, there = Ear(one), Ear(two)
    for seq in range(1, 200):
        one.ring("t", seq)
    one.ring("u", 7)
    await there.until("u", 7)
    assert there.rings == [("t", 199), ("u", 7)]
    two.ring("back", 1)
    await here.until("back", 1)
    assert here.rings == [("back", 1)]


async def test_more_tables_than_one_note_holds_are_rung(workers):
    one, two = workers
    there = Ear(two)
    rings = [(f"table-with-a-long-name-{n}", n) for n in range(1000)]
    for each in rings:
        one.ring(*each)
    await there.until(*rings[-1])
    assert there.rings == rings


async def test_connections_that_are_lost_are_made_anew(workers, monkeypatch, caplog):
    monkeypatch.setattr(bells, "AGAIN", 0.01)
    one, two = workers
    there = Ear(two)
    address = one._bell._address
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    seq = 0
    async with asyncio.timeout(60):
        while not there.rings:
            seq += 1
            one.ring("t", seq)
            await asyncio.sleep(0.01)
    assert there.rings[0][0] == "t"
    assert "lost its connection" in caplog.text


async def test_in_one_process_nobody_else_is_told(tmp_path):
    store = await open_store(f"sqlite:///{tmp_path}/tables.db", worker="w")
    ear = Ear(store)
    store.ring("t", 1)
    await store.close()
    assert ear.rings == []
