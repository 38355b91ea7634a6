"""A store in either database, with a clock that stands still until a test sets it."""

import pytest

from triumvir.server.store.store import open_store


class StandingClock:
    """Milliseconds that only a test moves."""

    def __init__(self):
        self.at = 1_000_000

    def __call__(self):
        return self.at


@pytest.fixture
def clock():
    return StandingClock()


@pytest.fixture
async def store(database, clock):
    opened = await open_store(database, worker="w", clock=clock)
    yield opened
    await opened.close()
