"""While a server runs the collector looks by the clock, and afterwards as before."""

import asyncio
import gc
import sys
import weakref

from triumvir.server import calm


class Knot:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_is_new_is_looked_through_and_all_is_as_before(monkeypatch):
    monkeypatch.setattr(calm, "EACH", 0)
    switch, was = sys.getswitchinterval(), gc.isenabled()

    async def work() -> bool:
        async with calm.calm():
            assert not gc.isenabled()
            assert sys.getswitchinterval() < switch
            gone = weakref.ref(Knot())
            async with asyncio.timeout(60):
                while gone():
                    await asyncio.sleep(0)
            return gc.get_freeze_count() > 0

    assert asyncio.run(work())
    assert (gc.isenabled(), gc.get_freeze_count()) == (was, 0)
    assert abs(sys.getswitchinterval() - switch) < 1e-9
