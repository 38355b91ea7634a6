"""The writer (P3b): nobody's fault is another's, whatever happens everyone is answered, and it goes on."""

import asyncio
import sqlite3
import threading
from contextlib import asynccontextmanager
from dataclasses import replace

import psycopg
import pytest

from tests.server.store.commands import opening, row_of, saying
from triumvir.server.store import writer as writers
from triumvir.server.store.store import open_store
from triumvir.server.store.values import Behind, Done, StoreError, Taken

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def held(store):
    """The writer takes nothing until the end of the block: what is asked in it is written together."""
    go, arrived, loop = threading.Event(), asyncio.Event(), asyncio.get_running_loop()

    def hold(connection):
        loop.call_soon_threadsafe(arrived.set)
        assert go.wait(60)

    holding = asyncio.create_task(store._writer.run(hold))
    await arrived.wait()
    yield
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(holding, return_exceptions=True)


@pytest.fixture
def groups(monkeypatch):
    """The sizes of the groups that were written."""
    sizes, whole = [], writers.append_all

    def counted(connection, appends, now):
        sizes.append(len(appends))
        return whole(connection, appends, now)

    monkeypatch.setattr(writers, "append_all", counted)
    return sizes


async def together(store, *appends):
    """What comes of commands that are written as one group."""
    async with held(store):
        asked = [asyncio.create_task(store.append(each)) for each in appends]
    return await asyncio.gather(*asked, return_exceptions=True)


async def test_commands_that_come_at_once_are_one_group_of_at_most_64(store, groups):
    told = await together(store, *(opening(f"t{n}") for n in range(150)))
    assert {each.seq for each in told} == {1}
    assert max(groups) == writers.GROUP
    assert sum(groups) == 150


async def test_in_a_group_each_has_its_own_outcome(store, clock):
    await store.append(opening())
    told = await together(
        store,
        saying(1, "a", b"a"),
        saying(2, "b", b"b1", b"b2"),
        saying(1, "late", b"late"),
        saying(4, "a", b"again"),
        opening("u"),
        opening("v", row=row_of("u")),
        saying(1, "in u", b"u", table="u"),
    )
    assert told[0] == Done(2, clock.at, b"a")
    assert told[1] == Done(4, clock.at, b"b")
    assert isinstance(told[2], Behind)
    assert told[2].seq == 4
    assert told[3] == told[0]._replace(repeated=True)
    assert told[4].seq == 1
    assert isinstance(told[5], Taken)
    assert told[6].seq == 2
    assert [row.event for row in await store.since("t", 0)] == [b"opened", b"a", b"b1", b"b2"]
    assert [row.event for row in await store.since("u", 0)] == [b"opened", b"u"]
    assert await store.load("v") is None


POISON = {
    "answer": {"answer": object()},
    "event": {"events": (b"good", object())},
    "secret": {"secret": (0, "twice")},
    "no row": {"table": "w", "after": 0, "row": None},
}


@pytest.mark.parametrize("kind", POISON)
async def test_a_poisoned_command_harms_no_other_of_its_group(store, kind, caplog):
    await store.append(opening(secret=(0, "once")))
    good = [opening(f"t{n}") for n in range(10)]
    poison = replace(saying(1, "poison", b"p"), **POISON[kind])
    told = await together(store, *good[:5], poison, *good[5:])
    assert isinstance(told.pop(5), StoreError)
    assert [each.seq for each in told] == [1] * 10
    assert "was not written" in caplog.text
    assert "twice" not in caplog.text
    assert await store.answered("t", "poison") is None
    assert len(await store.since("t", 0)) == 1
    assert (await store.append(saying(1, "next", b"n"))).seq == 2


async def test_other_work_that_fails_harms_no_command(store):
    def fails(connection):
        raise RuntimeError

    async with held(store):
        tasks = [asyncio.create_task(store.append(opening())), asyncio.create_task(store._writer.run(fails))]
    done, failed = await asyncio.gather(*tasks, return_exceptions=True)
    assert done.seq == 1
    assert isinstance(failed, StoreError)


async def test_a_writer_that_dies_has_answered_and_lives_again(store, monkeypatch, caplog):
    def dies(connection, appends, now):
        if not appends:
            return []
        monkeypatch.undo()
        raise SystemExit

    monkeypatch.setattr(writers, "append_all", dies)
    told = await together(store, *(opening(f"t{n}") for n in range(5)))
    assert any(isinstance(each, StoreError) for each in told)
    async with held(store):
        assert "starts again" in caplog.text
    for n in range(10):
        assert (await store.append(opening(f"t{n}"))).seq == 1


async def test_whoever_waits_too_long_is_told_and_what_was_not_begun_is_not_done(database):
    slow = await open_store(database, worker="slow", deadline=0.1)
    async with held(slow):
        with pytest.raises(StoreError):
            await slow.append(opening("t"))
        slow._writer._deadline = 60
        given_up = asyncio.create_task(slow.append(opening("u")))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        kept = asyncio.create_task(slow.append(opening("v")))
    assert (await kept).seq == 1
    assert await slow.seqs(["t", "u", "v"]) == {"v": 1}
    await slow.close()


async def test_a_store_that_closes_writes_what_waits_and_then_takes_no_more(database):
    closing = await open_store(database, worker="closing")
    async with held(closing):
        waiting = [asyncio.create_task(closing.append(opening(f"t{n}"))) for n in range(100)]
        await asyncio.sleep(0)
        closed = asyncio.create_task(closing.close())
        await asyncio.sleep(0)
        with pytest.raises(StoreError):
            await closing.append(opening("late"))
    assert {each.seq for each in await asyncio.gather(*waiting)} == {1}
    await closed
    again = await open_store(database, worker="again")
    assert len(await again.seqs([f"t{n}" for n in range(100)])) == 100
    await again.close()


async def test_a_lost_connection_costs_nobody_a_command_or_an_answer(cluster):
    address = cluster.store()
    store = await open_store(address, worker="w")
    await store.append(opening())
    assert await store.seqs(["t"]) == {"t": 1}
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    assert await store.seqs(["t"]) == {"t": 1}
    told = await asyncio.gather(*(store.append(opening(f"t{n}")) for n in range(20)))
    assert {each.seq for each in told} == {1}
    assert len(await store.seqs([f"t{n}" for n in range(20)])) == 20
    await store.close()


async def test_a_database_that_is_gone_is_an_error_of_the_store(tmp_path):
    store = await open_store(f"sqlite:///{tmp_path}/tables.db", worker="w")
    await store.append(opening())
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        for table in ("events", "commands"):
            connection.execute(f"DROP TABLE {table}")
    connection.close()
    with pytest.raises(StoreError):
        await store.since("t", 0)
    with pytest.raises(StoreError):
        await store.append(saying(1, "c", b"c"))
    await store.close()
