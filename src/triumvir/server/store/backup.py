"""Backup: a database, which may be in use, as one SQLite file; and a database from such a file.

The file is itself a database that the server can be started on.
"""

import os
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, func, insert, select

from triumvir.server.store.engine import connected, migrate, parsed
from triumvir.server.store.models import metadata, tables

ROWS = 1_000
"""Rows that are held at a time."""


def backup(url: str, path: Path) -> None:
    """Copy one state of a database to a new file. Only its owner may read it, for it holds the seeds of deals
    that are not over. Errors: FileExistsError, and what the system or the database says.
    """
    if path.exists():
        raise FileExistsError(f"{path} is there already")
    part = path.with_name(f"{path.name}.part")
    os.close(os.open(part, os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        with _opened(url, reading=True) as source:
            if source.dialect.name == "sqlite":
                with closing(sqlite3.connect(part)) as target:
                    _driver(source).backup(target)
            else:
                _copied(source, f"sqlite:///{part}")
        part.replace(path)
    finally:
        for each in (part, Path(f"{part}-wal"), Path(f"{part}-shm")):
            each.unlink(missing_ok=True)


def restore(path: Path, url: str) -> None:
    """Put what was copied to a file into a database that holds no table yet. Error: FileExistsError if it
    holds some.
    """
    with _opened(f"sqlite:///{path}", reading=True) as source:
        _copied(source, url)


@contextmanager
def _opened(url: str, *, reading: bool = False) -> Generator[Connection]:
    """A connection in one transaction."""
    engine = connected(parsed(url), reading=reading)
    try:
        if not reading:
            migrate(engine)
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _copied(source: Connection, url: str) -> None:
    """All rows of all tables, in an order that keeps references good."""
    with _opened(url) as target:
        if target.execute(select(func.count()).select_from(tables)).scalar():
            raise FileExistsError("the database holds tables already")
        for table in metadata.sorted_tables:
            for rows in source.execute(select(table)).mappings().partitions(ROWS):
                target.execute(insert(table), [{**row} for row in rows])


def _driver(connection: Connection) -> sqlite3.Connection:
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found
