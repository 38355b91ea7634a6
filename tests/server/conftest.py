"""What the server's tests stand on: databases of both kinds, empty and new for each test."""

import pytest

from tests.server.postgres import Cluster


@pytest.fixture
def anyio_backend():
    """Tests that wait do so in asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def cluster():
    """PostgreSQL, without syncing to disk: quick, and not to be killed."""
    running = Cluster()
    yield running
    running.close()


def address(kind, request):
    """A new database, in which nothing is stored."""
    if kind == "sqlite":
        return f"sqlite:///{request.getfixturevalue('tmp_path')}/tables.db"
    return request.getfixturevalue("cluster").store()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request):
    """The address of a database for a store, of either kind."""
    return address(request.param, request)
