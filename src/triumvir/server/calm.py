"""Calm: nothing holds the event loop for long."""

import asyncio
import gc
import sys
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

EACH = 1.0
"""Seconds between two looks at how much memory is used."""
HOUR = 3600
"""After so many looks garbage is collected anyway."""
ROOM = 500_000
"""So many blocks of memory more than half as many again as after the last collection are worth another one."""
SWITCH = 0.0002
"""Seconds that a thread may keep the interpreter while another one waits: the loop waits for the writer."""


@asynccontextmanager
async def calm() -> AsyncGenerator[None, None]:
    """While a server runs, garbage is collected when memory has grown by half, and once an hour. By itself the
    collector would look through all tables again and again, for a quarter of a second each time, and find
    nothing: tables are values without cycles, and what is said of them is gone when it was sent.
    """
    switch, was = sys.getswitchinterval(), gc.isenabled()
    sys.setswitchinterval(SWITCH)
    gc.disable()
    task = asyncio.create_task(_look())
    try:
        yield
    finally:
        task.cancel()
        if was:
            gc.enable()
        sys.setswitchinterval(switch)


async def _look() -> None:
    looks, used = 0, _collected()
    while True:
        await asyncio.sleep(EACH)
        looks += 1
        if looks % HOUR == 0 or sys.getallocatedblocks() > 1.5 * used + ROOM:
            used = _collected()


def _collected() -> int:
    """Collect garbage; the blocks of memory that are used after it."""
    gc.collect()
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
