"""Calm: nothing holds the event loop for long."""

import asyncio
import gc
import sys
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

EACH = 0.2
"""Seconds between two looks at how much memory is used."""
HOUR = 18_000
"""After so many looks all there is is looked through."""
GROWN = 1.5
"""So many times the memory that was used after the last collection are worth another one."""
SWITCH = 0.0002
"""Seconds that a thread may keep the interpreter while another one waits: the loop waits for the writer."""


@asynccontextmanager
async def calm() -> AsyncGenerator[None, None]:
    """While a server runs, garbage is looked for when memory has grown by half, and then among what is new
    alone; once an hour, everywhere. By itself the collector would look through all tables again and again,
    for half a second each time, and find nothing: tables are values without cycles.
    """
    switch, was = sys.getswitchinterval(), gc.isenabled()
    sys.setswitchinterval(SWITCH)
    gc.disable()
    task = asyncio.create_task(_look())
    try:
        yield
    finally:
        task.cancel()
        gc.unfreeze()
        if was:
            gc.enable()
        sys.setswitchinterval(switch)


async def _look() -> None:
    looks, used = 0, _collected()
    while True:
        await asyncio.sleep(EACH)
        looks += 1
        if looks % HOUR == 0:
            gc.unfreeze()
            used = 0
        if sys.getallocatedblocks() > GROWN * used:
            used = _collected()


def _collected() -> int:
    """Collect garbage, and look no more at what is left; the blocks of memory that are used after it."""
    gc.collect()
    gc.freeze()
    return sys.getallocatedblocks()


class Queue:
    """Whoever has time waits here before he takes some of the event loop's: one goes on in each round. Bots
    do, so that a person's command never waits for a crowd of them.
    """

    def __init__(self) -> None:
        """Nobody waits."""
        self._waiting = deque[asyncio.Future[None]]()
        self._busy = False

    async def turn(self) -> None:
        """Wait for a round of one's own."""
        loop = asyncio.get_running_loop()
        if self._busy:
            self._waiting.append(mine := loop.create_future())
            await mine
        else:
            self._busy = True
            loop.call_soon(self._next)

    def _next(self) -> None:
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                asyncio.get_running_loop().call_soon(self._next)
                return
        self._busy = False
