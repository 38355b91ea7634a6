"""Commands: counted once, in order, and answered again as they were."""

import pytest

from tests.server.store.commands import opening, row_of, saying
from triumvir.server.store.values import Behind, Done, Row, StoreError, Taken

pytestmark = pytest.mark.anyio


async def test_events_get_the_numbers_that_follow(store, clock):
    assert await store.append(opening(events=(b"a", b"b"))) == Done(2, clock.at, b"opened")
    clock.at += 7
    assert await store.append(saying(2, "c", b"c")) == Done(3, clock.at, b"c")
    assert await store.append(saying(3, "nothing")) == Done(3, clock.at, b"nothing")
    assert await store.append(saying(3, "d", b"d")) == Done(4, clock.at, b"d")
    told = [
        Row(1, clock.at - 7, b"a"),
        Row(2, clock.at - 7, b"b"),
        Row(3, clock.at, b"c"),
        Row(4, clock.at, b"d"),
    ]
    assert await store.since("t", 0) == told
    assert await store.since("t", 3) == told[3:]
    assert await store.since("other", 0) == []


async def test_a_command_that_comes_again_is_answered_as_it_was(store, clock):
    first = await store.append(opening())
    done = await store.append(saying(1, "c", b"c"))
    clock.at += 100
    await store.append(saying(2, "d", b"d"))
    assert await store.append(opening()) == first._replace(repeated=True)
    for again in (saying(1, "c", b"c"), saying(3, "c", b"other"), saying(99, "c")):
        assert await store.append(again) == done._replace(repeated=True)
    assert await store.answered("t", "c") == done._replace(repeated=True)
    assert await store.answered("t", "never") is None
    assert [row.event for row in await store.since("t", 0)] == [b"opened", b"c", b"d"]


async def test_two_tables_may_have_commands_of_the_same_name(store):
    await store.append(opening("t"))
    await store.append(opening("u"))
    assert (await store.append(saying(1, "c", b"t"))).seq == 2
    assert not (await store.append(saying(1, "c", b"u", table="u"))).repeated
    assert (await store.seqs(["t", "u", "v"])) == {"t": 2, "u": 2}


@pytest.mark.parametrize("after", [0, 2, 7])
async def test_who_decided_on_another_state_is_told_the_last_one(store, after):
    await store.append(opening())
    with pytest.raises(Behind) as told:
        await store.append(saying(after, "c", b"c"))
    assert told.value.seq == 1
    assert len(await store.since("t", 0)) == 1
    assert await store.answered("t", "c") is None


async def test_a_table_begins_with_what_lists_show_of_it(store):
    with pytest.raises(StoreError):
        await store.append(saying(0, "c", b"c"))
    with pytest.raises(Behind):
        await store.append(saying(5, "c", b"c"))
    assert await store.load("t") is None


async def test_a_code_is_one_tables(store):
    await store.append(opening("t"))
    with pytest.raises(Taken) as told:
        await store.append(opening("u", row=row_of("t")))
    assert told.value.code == "code-t"
    assert await store.find("code-t") == "t"
    assert await store.find("code-u") is None
    assert await store.load("u") is None


async def test_times_of_a_table_never_go_back(store, clock):
    await store.append(opening())
    clock.at -= 500
    done = await store.append(saying(1, "c", b"c"))
    assert done.at == clock.at + 500


async def test_events_may_say_when_they_were(store, clock):
    assert (await store.append(opening(at=clock.at - 9))).at == clock.at - 9
    assert (await store.append(saying(1, "c", b"c", at=clock.at + 4))).at == clock.at + 4
    assert [row.at for row in await store.since("t", 0)] == [clock.at - 9, clock.at + 4]
