"""What the store is asked: tables, lists, records, accounts."""

import pytest

from tests.server.store.commands import opening, row_of, saying
from triumvir.server.store.values import Kept, Loaded, Page, Row

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
