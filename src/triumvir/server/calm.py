"""Calm: nothing holds the event loop for long."""

import asyncio
import gc
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

EACH = 1.0
"""Seconds between two looks for garbage."""
WHOLE = 3_600
"""After so many looks all there is is looked through."""
SWITCH = 0.001
"""Seconds that a thread may keep the interpreter while another one waits: the loop waits for the writer."""


@asynccontextmanager
async def calm() -> AsyncGenerator[None, None]:
    """While a server runs, the collector looks each second at what is new, and once an hour at everything. By
    itself it would look through all tables again and again, for a quarter of a second each time, and find
    little: tables are values without cycles.
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
    looks = 0
    while True:
        looks += 1
        if looks % WHOLE == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        await asyncio.sleep(EACH)
