"""Calm: nothing holds the event loop for long."""

import asyncio
import gc
import sys
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from itertools import count

EACH = 0.4
"""Seconds between two looks for garbage."""
HOUR = 9_000
"""After so many looks all there is is looked through."""
SWITCH = 0.0002
"""Seconds that a thread may keep the interpreter while another one waits: the loop waits for the writer."""


@asynccontextmanager
async def calm() -> AsyncGenerator[None, None]:
    """While a server runs, garbage is looked for often, and each time among what is new alone, which takes
    some milliseconds; once an hour, everywhere. By itself the collector would look through all tables again
    and again, for half a second each time, and find nothing: tables are values without cycles. To wait until
    memory has grown is no cheaper: tables replace each other, and what is new piles up while nothing grows.
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
    for looks in count():
        if looks % HOUR == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        await asyncio.sleep(EACH)


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
