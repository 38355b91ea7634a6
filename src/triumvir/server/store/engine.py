"""Engine: connections to the database that keep what they promise, its clock, and its schema."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

PRAGMAS = {
    "journal_mode": "wal",
    "synchronous": 2,
    "foreign_keys": 1,
    "busy_timeout": 5_000,
    "wal_autocheckpoint": 4_000,
}
"""What holds on every connection to SQLite. `synchronous` 2 is FULL: a commit outlives a loss of power. A log
of so many pages is brought into the file by the commit that makes it so long.
"""

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x7472_6975  # the advisory lock of whoever changes the schema of PostgreSQL

TIME = {
    "sqlite": text("SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"),
    "postgresql": text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"),
}


def parsed(url: str) -> URL:
    """A database's address with its driver. Error: ValueError, for what is neither SQLite in a file nor
    PostgreSQL.
    """
    found = make_url(url)
    name = found.get_backend_name()
    if name == "sqlite" and found.database and found.database != ":memory:":
        return found.set(drivername="sqlite")
    if name in {"postgresql", "postgres"}:
        return found.set(drivername="postgresql+psycopg")
    raise ValueError("neither sqlite:///PATH nor postgresql://...")


def connected(url: URL, *, worker: str = "", size: int = 1, reading: bool = False) -> Engine:
    """An engine of at most `size` connections. One for `reading` sees a single state in a transaction and
    writes nothing.
    """
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, size, reading)
    engine = create_engine(
        url,
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,
        paramstyle="format",
        connect_args={"application_name": f"triumvir {worker}"[:63]},
        isolation_level="REPEATABLE READ" if reading else "READ COMMITTED",
        execution_options={"postgresql_readonly": reading},
    )
    event.listen(engine, "connect", _synchronous)
    return engine


def _sqlite(url: URL, size: int, reading: bool) -> Engine:
    engine = create_engine(
        url,
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"isolation_level": None, "check_same_thread": False, "cached_statements": 1024},
    )

    def connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        assert isinstance(connection, sqlite3.Connection)
        pragmas = {**PRAGMAS, "query_only": int(reading)}
        for name in ("busy_timeout", *pragmas):
            connection.execute(f"PRAGMA {name}={pragmas[name]}")
        found = {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in pragmas}
        if found != pragmas:
            raise OSError(f"SQLite keeps {found}, not {pragmas}: is the file on a local disk?")

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    event.listen(engine, "connect", connect)
    event.listen(engine, "begin", begin)
    return engine


def checkpoint(engine: Engine) -> None:
    """Bring what SQLite has logged into the file while others write, so that little is left for a commit to
    wait for.
    """
    if engine.dialect.name == "sqlite":
        with closing(engine.raw_connection()) as connection:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")


def _synchronous(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """A commit is told when it is on disk, whatever the server's settings say."""
    cursor = connection.cursor()
    cursor.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )
    cursor.close()
    connection.commit()


def migrate(engine: Engine) -> None:
    """Bring the schema to this version, in one transaction; one worker at a time."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Clock:
    """The database's clock, by this process's own since it was last measured; or another one, for tests."""

    def __init__(self, other: Callable[[], int] | None = None) -> None:
        self._other, self._ahead = other, 0.0

    def measure(self, connection: Connection) -> None:
        """See what the database's clock says."""
        before = time.monotonic()
        told: int = connection.execute(TIME[connection.dialect.name]).scalar_one()
        self._ahead = told - 500 * (before + time.monotonic())

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._other() if self._other else int(self._ahead + 1000 * time.monotonic())
