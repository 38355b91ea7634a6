"""What the store is asked: tables, lists, records, accounts."""

import asyncio

import pytest

from tests.server.store.commands import opening, row_of, saying
from triumvir.server.store.values import Kept, Loaded, Page, Place, Played, Row

pytestmark = pytest.mark.anyio


async def test_a_table_is_loaded_from_its_snapshot_and_what_came_after(store, clock):
    assert await store.load("t") is None
    await store.append(opening(secret=(0, "00")))
    assert await store.load("t") == Loaded(None, [Row(1, clock.at, b"opened")], {0: "00"})
    await store.append(saying(1, "a", b"a", b"b", secret=(1, "11"), snapshot=b"at 3"))
    assert await store.load("t") == Loaded((b"at 3", 3), [], {0: "00", 1: "11"})
    await store.append(saying(3, "c", b"c", secret=(2, "22")))
    await store.append(opening("u", secret=(0, "other")))
    assert await store.load("t") == Loaded((b"at 3", 3), [Row(4, clock.at, b"c")], {1: "11", 2: "22"})
    await store.append(saying(4, "d", b"d", snapshot=b"at 5"))
    assert (await store.load("t")).snapshot == (b"at 5", 5)
    assert len(await store.since("t", 0)) == 5


async def test_lists_show_listed_tables_the_last_changed_first_page_by_page(store, clock):
    for n in range(7):
        await store.append(opening(f"t{n}"))
        clock.at += n % 2
    await store.append(opening("hidden", row=row_of("hidden", listed=False)))
    shown = [row_of(f"t{n}", updated=1_000_000 + n // 2) for n in range(7)][::-1]
    page, rows = await store.listing(limit=3), []
    while page.more:
        assert len(page.rows) == 3
        rows += page.rows
        page = await store.listing(page.more, limit=3)
    assert [*rows, *page.rows] == shown
    assert await store.listing(limit=7) == Page(shown, None)


async def test_lists_show_a_table_as_it_was_last_described(store, clock):
    await store.append(opening())
    clock.at += 5
    await store.append(saying(1, "a", b"a", row=row_of(phase="play", persons=3)))
    clock.at += 5
    await store.append(saying(2, "b", b"b"))
    (row,) = (await store.listing()).rows
    assert row == row_of(phase="play", persons=3, updated=clock.at - 5)
    assert row.listed is True
    await store.append(saying(3, "c", row=row_of(listed=False)))
    assert await store.listing() == Page([], None)
    assert await store.find("code-t") == "t"


async def test_matches_that_are_over_are_kept(store, clock):
    await store.append(opening())
    await store.append(saying(1, "a", b"a", record=(0, "first")))
    clock.at += 5
    await store.append(saying(2, "b", b"b", record=(1, "second")))
    assert await store.records("t") == [Kept(0, clock.at - 5, "first"), Kept(1, clock.at, "second")]
    assert await store.records("u") == []


async def test_an_account_has_the_name_it_was_given_last(store):
    assert await store.account("digest") is None
    await store.set_account("digest", "Ada")
    await store.set_account("other", "سارة")
    await store.set_account("digest", "Ада")
    assert await store.account("digest") == "Ада"
    assert await store.account("other") == "سارة"


async def test_an_account_has_chairs_until_it_leaves_them_the_last_one_that_changed_first(store, clock):
    for table in "tuv":
        await store.append(opening(table, places=(("ada", 0), ("bob", 1))))
        clock.at += 5
    await store.append(saying(1, "a", b"a", table="t", places=(("ada", 2), ("bob", None), ("cid", 1))))
    assert await store.places("ada") == [Place("t", 2), Place("v", 0), Place("u", 0)]
    assert await store.places("bob", limit=1) == [Place("v", 1)]
    assert await store.places("cid") == [Place("t", 1)]
    assert await store.places("dee") == []


async def test_who_leaves_and_comes_in_one_group_is_where_he_was_last(store):
    await store.append(opening())
    commands = [("a", 0), ("b", None), ("c", 2), ("d", None), ("e", 1)]
    appends = [
        saying(n, command, b"", places=(("ada", chair),)) for n, (command, chair) in enumerate(commands, 1)
    ]
    await asyncio.gather(*map(store.append, appends))
    assert await store.places("ada") == [Place("t", 1)]
    await store.append(saying(6, "f", b"", places=(("ada", None),)))
    assert await store.places("ada") == []


async def test_who_was_there_at_the_end_of_a_match_has_played_it(store, clock):
    await store.append(opening())
    await store.append(saying(1, "a", b"a", record=(0, "first"), players=(("ada", 30), ("bob", -10))))
    clock.at += 5
    await store.append(saying(2, "b", b"b", record=(1, "second"), players=(("ada", -5),)))
    first = Played("t", "code-t", "hokm", "Ours", 0, clock.at - 5, 30)
    assert await store.played("ada") == [first._replace(number=1, at=clock.at, points=-5), first]
    assert await store.played("ada", limit=1) == [first._replace(number=1, at=clock.at, points=-5)]
    assert await store.played("bob") == [first._replace(points=-10)]
    assert [await store.took_part("bob", "t", number) for number in (0, 1)] == [True, False]
