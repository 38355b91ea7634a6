"""While a server runs garbage is looked for among what is new, and afterwards as before."""

import asyncio
import gc
import sys
import weakref
from contextlib import nullcontext

import pytest

from triumvir.server import calm


class Knot:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


async def looks(count: int) -> None:
    """Let garbage be looked for at least so many times."""
    for _ in range(count * 10):
        await asyncio.sleep(0)


async def gone(knot: weakref.ref[Knot]) -> None:
    """Wait until it is no more."""
    async with asyncio.timeout(60):
        while knot():
            await asyncio.sleep(0)


@pytest.mark.parametrize("raised", [False, True])
def test_new_garbage_goes_soon_what_was_kept_once_within_the_hour_and_all_is_as_before(monkeypatch, raised):
    monkeypatch.setattr(calm, "EACH", 0)
    switch, was = sys.getswitchinterval(), gc.isenabled()

    async def work() -> None:
        async with calm.calm():
            assert not gc.isenabled()
            assert sys.getswitchinterval() < switch
            kept = Knot()
            await gone(weakref.ref(Knot()))
            old = weakref.ref(kept)
            del kept
            await looks(5)
            assert old(), "what was looked at is not looked at again"
            monkeypatch.setattr(calm, "HOUR", 3)
            await gone(old)
            if raised:
                raise KeyError

    with pytest.raises(KeyError) if raised else nullcontext():
        asyncio.run(work())
    assert (gc.isenabled(), gc.get_freeze_count()) == (was, 0)
    assert abs(sys.getswitchinterval() - switch) < 1e-9


def test_one_of_those_who_have_time_goes_on_in_each_round():
    """Who does not wait in the queue is never behind more than one of them."""
    went: list[str] = []

    async def bot(queue: calm.Queue, name: str) -> None:
        await queue.turn()
        went.append(name)

    async def person() -> None:
        for _ in range(6):
            went.append("person")
            await asyncio.sleep(0)

    async def work() -> None:
        queue = calm.Queue()
        bots = [asyncio.create_task(bot(queue, f"bot{n}")) for n in range(4)]
        await asyncio.gather(*bots, person())

    asyncio.run(work())
    assert [name for name in went if name != "person"] == ["bot0", "bot1", "bot2", "bot3"]
    crowds = "".join("p" if name == "person" else "b" for name in went).split("p")
    assert max(map(len, crowds)) == 1


def test_who_gives_up_is_not_waited_for():
    async def work() -> None:
        queue = calm.Queue()
        _, second, third = (asyncio.create_task(queue.turn()) for _ in range(3))
        await asyncio.sleep(0)
        second.cancel()
        async with asyncio.timeout(60):
            await third
            await queue.turn()
        assert second.cancelled()

    asyncio.run(work())
