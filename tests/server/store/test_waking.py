"""What is due: claimed by one, again after ten seconds, and at once after a time in which no worker lived."""

import asyncio
from dataclasses import replace

import pytest

from tests.server.store.commands import opening, saying
from triumvir.server.store.store import open_store
from triumvir.server.store.values import Claim, Due
from triumvir.server.store.waking import ALIVE, LEASE

pytestmark = pytest.mark.anyio


async def claims(store, worker="w", limit=64):
    return await store.claim(worker, limit)


async def test_what_is_due_is_claimed_when_its_time_has_come(store, clock):
    assert await store.next_due() is None
    await store.append(opening("t", due=Due("turn", clock.at + 50, 1)))
    await store.append(opening("u", due=Due("bot", clock.at + 10, 1)))
    await store.append(opening("v"))
    assert await store.next_due() == clock.at + 10
    assert await claims(store) == []
    clock.at += 50
    bot, turn = await claims(store)
    assert bot == Claim("u", "bot", clock.at - 40, 1, tries=1, late=0)
    assert (turn.table, turn.kind) == ("t", "turn")
    assert await store.next_due() == clock.at + LEASE


async def test_a_claim_is_one_workers_until_its_lease_ends(store, clock):
    await store.append(opening(due=Due("bot", clock.at, 1)))
    assert [each.tries for each in await claims(store)] == [1]
    clock.at += LEASE - 1
    assert await claims(store, "other") == []
    clock.at += 1
    assert [each.tries for each in await claims(store, "other")] == [2]
    assert await claims(store) == []


async def test_not_more_are_claimed_than_are_wanted(store, clock):
    for n in range(5):
        await store.append(opening(f"t{n}", due=Due("bot", clock.at - n, 1)))
    assert [each.table for each in await claims(store, limit=2)] == ["t4", "t3"]
    assert [each.table for each in await claims(store)] == ["t2", "t1", "t0"]


async def test_who_is_patient_leaves_others_their_time(store, clock):
    await store.append(opening(due=Due("bot", clock.at, 1)))
    clock.at += 1999
    assert await store.claim("patient", 64, 2000) == []
    clock.at += 1
    assert len(await store.claim("patient", 64, 2000)) == 1


async def test_a_command_sets_what_is_due_or_takes_it_away(store, clock):
    await store.append(opening(due=Due("bot", clock.at, 1)))
    await claims(store)
    await store.append(saying(1, "b", b"b", due=Due("turn", clock.at, 2)))
    assert [(each.kind, each.tries) for each in await claims(store)] == [("turn", 1)]
    await store.append(saying(2, "c", b"c"))
    assert await store.next_due() is None


async def test_whoever_holds_a_claim_keeps_it_where_the_same_is_due(store, clock):
    due = Due("bot", clock.at, 1)
    await store.append(opening(due=due))
    await claims(store)
    await store.append(saying(1, "chat", b"hello", due=due))
    assert await claims(store, "other") == []
    await store.append(saying(2, "moved", b"m", due=replace(due, seq=3)))
    assert len(await claims(store, "other")) == 1


async def test_workers_that_claim_at_once_share_what_is_due(database, store, clock):
    for n in range(20):
        await store.append(opening(f"t{n}", due=Due("bot", clock.at, 1)))
    other = await open_store(database, worker="other", clock=clock)
    shares = await asyncio.gather(*(claims(each, limit=3) for _ in range(4) for each in (store, other)))
    await other.close()
    tables = [each.table for share in shares for each in share]
    assert len(tables) == len({*tables})
    assert len(tables) + len(await claims(store)) == 20


async def test_the_first_beat_and_beats_in_time_tell_no_gap(store, clock):
    assert await store.beat("w") == 0
    clock.at += ALIVE
    assert await store.beat("other") == 0
    clock.at += ALIVE
    assert await store.beat("w") == 0
    clock.at -= 10_000
    assert await store.beat("w") == 0


async def test_one_worker_is_told_how_long_none_lived(database, store, clock):
    await store.beat("w")
    clock.at += 60_000
    others = [await open_store(database, worker=f"w{n}", clock=clock) for n in range(3)]
    gaps = await asyncio.gather(*(each.beat(each.worker) for each in (store, *others)))
    for each in others:
        await each.close()
    assert sorted(gaps) == [0, 0, 0, 60_000]


async def test_after_an_outage_all_that_is_due_comes_at_once_and_says_so(store, clock):
    await store.beat("w")
    due = Due("turn", clock.at + 90_000, 1)
    await store.append(opening(due=due))
    await store.append(opening("u", due=Due("bot", clock.at, 1)))
    await claims(store)
    clock.at += 60_000
    await store.beat("w")
    found = {each.table: each for each in await claims(store)}
    assert found == {
        "t": Claim("t", "turn", due.at, 1, tries=1, late=60_000),
        "u": Claim("u", "bot", clock.at - 60_000, 1, tries=2, late=60_000),
    }
    await store.append(saying(1, "chat", b"hello", due=due))
    clock.at += LEASE
    assert {each.table: each.late for each in await claims(store)} == {"t": 60_000, "u": 60_000}
    await store.append(saying(2, "later", b"delayed", due=replace(due, at=due.at + 60_000)))
    assert await store.next_due() == clock.at + LEASE
    clock.at = due.at + 60_000
    assert {each.table: each.late for each in await claims(store)} == {"t": 0, "u": 60_000}
