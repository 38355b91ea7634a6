"""A copy made under load is one state of the store, and a store again."""

import asyncio
import stat

import pytest

from tests.server.store.checks import contents, whole
from tests.server.store.commands import opening, saying
from triumvir.server.store.backup import backup, restore
from triumvir.server.store.store import open_store
from triumvir.server.store.values import Due

pytestmark = pytest.mark.anyio


async def filled(store, clock):
    """Something in every table of the database."""
    for n in range(3):
        rest = {
            "secret": (0, "ab" * 32),
            "snapshot": b"s",
            "due": Due("bot", clock.at, 1),
            "record": (0, "deals"),
            "places": (("digest", 0),),
            "players": (("digest", 3),),
        }
        await store.append(opening(f"t{n}", **rest))
    await store.set_account("digest", "Ada")
    await store.beat("w")


async def test_a_copy_is_the_whole_store_and_its_owners_alone(database, store, clock, tmp_path):
    await filled(store, clock)
    copy = tmp_path / "copy.db"
    await store.backup(copy)
    assert contents(f"sqlite:///{copy}") == contents(database)
    assert all(contents(database).values())
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [each.name for each in tmp_path.glob("copy*")] == ["copy.db"]


async def test_nothing_is_written_over(database, store, clock, tmp_path):
    await filled(store, clock)
    copy = tmp_path / "copy.db"
    await store.backup(copy)
    with pytest.raises(FileExistsError):
        await store.backup(copy)
    with pytest.raises(FileExistsError):
        restore(copy, database)


async def test_a_store_goes_on_from_a_copy_made_under_load(database, store, clock, tmp_path):
    """P27: no table of the copy has a gap, every command has its events, what was told before is there."""
    told = {}

    async def player(table):
        done = await store.append(opening(table))
        while not over.is_set():
            done = await store.append(saying(done.seq, f"c{done.seq}", b"one", b"two", table=table))
            told[table] = done.seq

    over = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for n in range(8):
            group.create_task(player(f"t{n}"))
        while len(told) < 8:
            await asyncio.sleep(0)
        before = dict(told)
        await store.backup(tmp_path / "copy.db")
        over.set()
    copy = f"sqlite:///{tmp_path}/copy.db"
    seqs = {table: len(texts) for table, texts in whole(copy).items()}
    assert all(seqs[table] >= seq for table, seq in before.items())
    commands = contents(copy)["commands"]
    assert {table: max(seq for name, _, seq, *_ in commands if name == table) for table in seqs} == seqs
    again = await open_store(f"sqlite:///{tmp_path}/copy.db", worker="again")
    assert (await again.append(saying(seqs["t0"], "new", b"n", table="t0"))).seq == seqs["t0"] + 1
    await again.close()


async def test_a_copy_can_become_a_database_of_the_other_kind(store, clock, cluster, tmp_path):
    await filled(store, clock)
    copy, address = tmp_path / "copy.db", cluster.database()
    await store.backup(copy)
    restore(copy, address)
    assert contents(address) == contents(f"sqlite:///{copy}")
    backup(address, tmp_path / "back.db")
    assert contents(f"sqlite:///{tmp_path}/back.db") == contents(address)
