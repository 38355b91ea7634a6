"""While a server runs garbage is collected when memory grows, and afterwards as before."""

import asyncio
import gc
import sys
import weakref

import pytest

from triumvir.server import calm


class Knot:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize(("name", "value"), [("GROWN", 0), ("HOUR", 3)])
def test_garbage_is_collected_when_memory_grows_or_it_is_time_and_all_is_as_before(monkeypatch, name, value):
    monkeypatch.setattr(calm, "EACH", 0)
    switch, was = sys.getswitchinterval(), gc.isenabled()

    async def work() -> None:
        async with calm.calm():
            assert not gc.isenabled()
            assert sys.getswitchinterval() < switch
            await asyncio.sleep(0)
            gone = weakref.ref(Knot())
            for _ in range(50):
                await asyncio.sleep(0)
            assert gone(), "nothing grew"
            monkeypatch.setattr(calm, name, value)
            async with asyncio.timeout(60):
                while gone():
                    await asyncio.sleep(0)

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
