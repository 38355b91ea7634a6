"""P4: every connection keeps its promises. The schema: what the steps make is what the models say."""

import asyncio
import time
from contextlib import ExitStack

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from setuptools import find_packages
from sqlalchemy import text

from triumvir.server.store import engine as engines
from triumvir.server.store.engine import Clock, connected, migrate, parsed
from triumvir.server.store.models import metadata
from triumvir.server.store.store import CHECKPOINT, READERS, open_store
from triumvir.server.store.values import Append, TableRow


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request, tmp_path):
    """The address of a database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/empty.db"
    return request.getfixturevalue("cluster").database()


def answers(engine, count, question):
    """What each of so many connections answers."""
    with ExitStack() as stack:
        held = [stack.enter_context(engine.connect()) for _ in range(count)]
        found = [each.exec_driver_sql(question).scalar() for each in held]
    engine.dispose()
    return {*found}


@pytest.mark.parametrize(
    ("pragma", "value"),
    [
        ("journal_mode", "wal"),
        ("synchronous", 2),
        ("foreign_keys", 1),
        ("busy_timeout", 5000),
        ("wal_autocheckpoint", 4000),
    ],
)
def test_every_connection_to_sqlite_keeps_its_promises(tmp_path, pragma, value):
    url = parsed(f"sqlite:///{tmp_path}/tables.db")
    for size, reading in ((1, False), (READERS, True)):
        engine = connected(url, size=size, reading=reading)
        if not reading:
            migrate(engine)
        assert answers(engine, size, f"PRAGMA {pragma}") == {value}


def test_who_reads_cannot_write(empty):
    writing, engine = connected(parsed(empty)), connected(parsed(empty), reading=True)
    migrate(writing)
    writing.dispose()
    with engine.connect() as connection, pytest.raises(Exception, match=r"readonly|read-only"):
        connection.exec_driver_sql("DELETE FROM events")
    engine.dispose()


def test_a_database_that_does_not_keep_a_promise_is_refused(tmp_path, monkeypatch):
    monkeypatch.setitem(engines.PRAGMAS, "page_size", 12_345)
    with pytest.raises(OSError, match="page_size"):
        connected(parsed(f"sqlite:///{tmp_path}/tables.db")).connect()


def test_postgresql_tells_of_a_commit_when_it_is_on_disk(cluster):
    address = cluster.database()
    name = parsed(address).database
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    assert answers(connected(parsed(address), size=3), 3, "SHOW synchronous_commit") == {"on"}
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = remote_apply")
    assert answers(connected(parsed(address)), 1, "SHOW synchronous_commit") == {"remote_apply"}


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://here/db"])
def test_other_databases_are_refused(url):
    with pytest.raises(ValueError, match="sqlite:///PATH"):
        parsed(url)


def test_the_steps_make_what_the_models_say(empty):
    engine = connected(parsed(empty))
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_workers_that_begin_at_once_make_one_schema(cluster):
    address = cluster.database()

    async def begun():
        stores = await asyncio.gather(*(open_store(address, worker=f"w{n}") for n in range(4)))
        for each in stores:
            await each.close()

    asyncio.run(begun())


def test_a_wheel_carries_the_steps():
    assert "triumvir.server.store.migrations.versions" in find_packages("src")


def test_the_clock_is_the_databases(empty):
    clock, engine = Clock(), connected(parsed(empty))
    with engine.connect() as connection:
        clock.measure(connection)
        before = connection.execute(text(str(engines.TIME[engine.dialect.name]))).scalar_one()
        told = clock.now()
        after = connection.execute(engines.TIME[engine.dialect.name]).scalar_one()
    engine.dispose()
    assert before - 1000 <= told <= after + 1000
    assert abs(told - time.time() * 1000) < 3_600_000


def test_what_was_logged_is_brought_into_the_file_at_a_beat(tmp_path):
    path = tmp_path / "tables.db"
    row = TableRow("KJQT", "hokm", "", True, "waiting", 1, 3, 2)

    async def grown() -> int:
        store = await open_store(f"sqlite:///{path}", worker="w")
        new = path.stat().st_size
        for seq in range(CHECKPOINT):
            await store.append(Append("t", seq, f"c{seq}", (b"said" * 100,), b"ok", row=row))
        await store.beat("w")
        size = path.stat().st_size
        await store.close()
        return size - new

    assert asyncio.run(grown()) > 400 * CHECKPOINT
