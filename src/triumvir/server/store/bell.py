"""Bell: tells who watches a table that it has changed. It carries nothing but the table and its last seq.

A ring may be lost: whoever must not miss one asks `Store.seqs` now and then.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator

import psycopg

Listener = Callable[[str, int], None]

CHANNEL = "triumvir"
QUIET = 0.02
"""Seconds for which rings are gathered before others are told: a note takes a lock of the whole database."""
LONGEST = 7_900
"""Bytes in a note; PostgreSQL takes a few more."""
AGAIN = 1.0
"""Seconds before a connection that was lost is tried again."""

log = logging.getLogger(__name__)


class Bell:
    """The bell of a server that is one process: nobody else is to be told."""

    def ring(self, table: str, seq: int) -> None:
        """Tell other workers that a table is at `seq`: after that is committed."""

    def listen(self, listener: Listener) -> None:
        """Have `listener` told, in the event loop, when another worker rings."""

    async def close(self) -> None:
        """Nothing is told any more."""


class SharedBell(Bell):
    """The bell of several workers: by notes of PostgreSQL, on connections of its own."""

    def __init__(self, address: str) -> None:
        self._address, self._name = address, secrets.token_hex(4)
        self._listeners: list[Listener] = []
        self._rung: dict[str, int] = {}
        self._wake, self._hears = asyncio.Event(), asyncio.Event()
        self._tasks = [asyncio.create_task(self._keep(work)) for work in (self._hear, self._pass_on)]

    async def start(self) -> None:
        """Wait until rings of others are heard."""
        await self._hears.wait()

    def ring(self, table: str, seq: int) -> None:
        """Tell other workers, in a while, of the last ring of each table."""
        self._rung[table] = seq
        self._wake.set()

    def listen(self, listener: Listener) -> None:
        """Have `listener` told, in the event loop, when another worker rings."""
        self._listeners.append(listener)

    async def close(self) -> None:
        """Nothing is told any more."""
        for each in self._tasks:
            each.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self, work: Callable[[psycopg.AsyncConnection], Awaitable[None]]) -> None:
        """Do one half of the work for ever, on a new connection when one is lost."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._address, autocommit=True
                ) as connection:
                    await work(connection)
            except (OSError, psycopg.Error):
                log.exception("the bell lost its connection")
            await asyncio.sleep(AGAIN)

    async def _hear(self, connection: psycopg.AsyncConnection) -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        self._hears.set()
        async for note in connection.notifies():
            name, *rings = note.payload.split()
            for ring in rings if name != self._name else ():
                table, _, seq = ring.rpartition(":")
                for listener in self._listeners:
                    listener(table, int(seq))

    async def _pass_on(self, connection: psycopg.AsyncConnection) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(QUIET)
            self._wake.clear()
            notes = [*self._notes()]
            await connection.execute(
                "SELECT pg_notify(%s, note) FROM unnest(%s::text[]) note", (CHANNEL, notes)
            )

    def _notes(self) -> Iterator[str]:
        """What was rung, in as few notes as it fits in; and it is forgotten."""
        rung, self._rung = self._rung, {}
        note = self._name
        for table, seq in rung.items():
            ring = f" {table}:{seq}"
            if len(note) + len(ring) > LONGEST:
                yield note
                note = self._name
            note += ring
        yield note
