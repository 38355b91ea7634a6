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


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return request.getfixturevalue("cluster").database()
