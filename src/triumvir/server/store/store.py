"""Store: what the server keeps, asked and told from an event loop; the work is done in threads.

>>> import asyncio, tempfile
>>> from triumvir.server.store.values import TableRow
>>> async def example(url):
...     store = await open_store(url, worker="w1")
...     row = TableRow("KJQT", "hokm", "", True, "waiting", 1, 3, 2)
...     done = await store.append(Append("t1", 0, "open", (b"opened",), b"ok", row=row))
...     again = await store.append(Append("t1", 0, "open", (b"opened",), b"ok", row=row))
...     await store.close()
...     return done.seq, again.seq, again.repeated
>>> with tempfile.TemporaryDirectory() as folder:
...     asyncio.run(example(f"sqlite:///{folder}/tables.db"))
(1, 1, True)
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from triumvir.server.store import reader, waking
from triumvir.server.store.appending import keep_account
from triumvir.server.store.backup import backup
from triumvir.server.store.bell import Bell, Listener, SharedBell
from triumvir.server.store.engine import Clock, checkpoint, connected, migrate, parsed
from triumvir.server.store.values import (
    Append,
    Claim,
    Done,
    Kept,
    Loaded,
    Page,
    Place,
    Played,
    Row,
    StoreError,
)
from triumvir.server.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

READERS = 4
"""Threads, and connections, that read."""
CHECKPOINT = 100
"""After so many commands SQLite's log is brought into the file at the next beat."""
DEADLINE = 10.0
"""Seconds after which whoever waits for the store is told that it does not answer."""


class Store:
    """The store of one worker. `open_store` makes one. Whatever it is asked may end in a StoreError."""

    def __init__(
        self, writing: Engine, reading: Engine, clock: Clock, bell: Bell, worker: str, deadline: float
    ) -> None:
        self.worker, self._bell = worker, bell
        self._clock, self._reading = clock, reading
        self._writer = Writer(writing, clock.now, deadline=deadline)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._logged = 0
        self.timed: Callable[[float], object] = lambda _: None
        """Called with how long each append took, in seconds."""

    async def append(self, append: Append) -> Done:
        """Store a decided command; it is durable when this returns. A command that came before is answered as
        it was then, and nothing is stored. Errors: Behind, Taken, StoreError.
        """
        began = time.perf_counter()
        self._logged += 1
        try:
            return await self._writer.append(append)
        finally:
            self.timed(time.perf_counter() - began)

    async def load(self, table: str) -> Loaded | None:
        """All that a table is folded from, or none."""
        return await self._read(reader.load, table)

    async def since(self, table: str, seq: int) -> list[Row]:
        """The events of a table after number `seq`."""
        return await self._read(reader.since, table, seq)

    async def answered(self, table: str, command: str) -> Done | None:
        """What came of a command, or none if it never came."""
        return await self._read(reader.answered, table, command)

    async def seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables: whoever watches some sees what he was not told of."""
        return await self._read(reader.seqs, tables)

    async def find(self, code: str) -> str | None:
        """The table with a short code."""
        return await self._read(reader.find, code)

    async def listing(self, after: tuple[int, str] | None = None, *, limit: int = 50) -> Page:
        """Listed tables, the one that changed last first; `after` is what the page before said is next."""
        return await self._read(reader.listing, after, limit)

    async def records(self, table: str) -> list[Kept]:
        """The matches of a table that are over."""
        return await self._read(reader.kept, table)

    async def places(self, account: str, *, limit: int = 50) -> list[Place]:
        """Where an account has a chair, at the table first where something happened last."""
        return await self._read(reader.placed, account, limit)

    async def played(self, account: str, *, limit: int = 50) -> list[Played]:
        """The matches that an account played, the last one first."""
        return await self._read(reader.has_played, account, limit)

    async def took_part(self, account: str, table: str, number: int) -> bool:
        """Whether an account played a match that is over."""
        return await self._read(reader.took_part, account, table, number)

    async def account(self, account: str) -> str | None:
        """The name of an account, by the digest of its key."""
        return await self._read(reader.account, account)

    async def set_account(self, account: str, name: str) -> None:
        """Give an account, which may be new, a name."""
        await self._write(keep_account, account, name)

    async def claim(self, worker: str, limit: int, patience: int = 0) -> list[Claim]:
        """Due rows whose time came `patience` milliseconds ago and that nobody holds, the oldest first; for
        ten seconds they are the worker's.
        """
        return await self._write(waking.claim, worker, limit, patience)

    async def next_due(self) -> int | None:
        """When there is something to claim, as far as is known now; none if nothing is due."""
        return await self._read(waking.next_due)

    async def beat(self, worker: str) -> int:
        """A worker lives; to be said each second. If no worker said so for three seconds, one is told for how
        many milliseconds, all others 0; and all that is due may be claimed at once, with `late` set.
        """
        gap = await self._write(waking.beat, worker)
        await self._read(self._clock.measure)
        if self._logged >= CHECKPOINT:
            self._logged = 0
            await asyncio.get_running_loop().run_in_executor(self._readers, checkpoint, self._reading)
        return gap

    async def alive(self, worker: str) -> bool:
        """Whether a worker lives, as far as is known: it said so in the last ten seconds."""
        return await self._write(waking.alive, worker)

    def listen(self, heard: Listener) -> None:
        """Have `heard` told of a table and its seq when another worker stored something there."""
        self._bell.listen(heard)

    def ring(self, table: str, seq: int) -> None:
        """Tell the other workers of something that is stored."""
        self._bell.ring(table, seq)

    def clock(self) -> int:
        """The database's clock, in milliseconds since 1970, as it was measured at the last beat."""
        return self._clock.now()

    async def backup(self, path: Path) -> None:
        """Copy the store as it is now to a new file, while it goes on. Error: FileExistsError."""
        url = self._reading.url.render_as_string(hide_password=False)
        await asyncio.to_thread(backup, url, path)

    async def close(self) -> None:
        """Write what waits to be written, and close all connections."""
        await self._writer.close()
        await self._bell.close()
        self._readers.shutdown()
        self._reading.dispose()

    async def _write(
        self, work: Callable[Concatenate[Connection, int, P], T], *args: P.args, **kw: P.kwargs
    ) -> T:
        return await self._writer.run(lambda connection: work(connection, self._clock.now(), *args, **kw))

    async def _read(self, ask: Callable[Concatenate[Connection, P], T], *args: P.args, **kw: P.kwargs) -> T:
        def asked() -> T:
            with self._reading.connect() as connection, connection.begin():
                return ask(connection, *args, **kw)

        def answered() -> T:
            try:
                return asked()
            except DBAPIError as fault:
                if not fault.connection_invalidated:
                    raise
                return asked()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, answered)
        except SQLAlchemyError as fault:
            raise StoreError(f"nothing was read: {type(fault).__name__}") from fault


async def open_store(
    url: str, *, worker: str, clock: Callable[[], int] | None = None, deadline: float = DEADLINE
) -> Store:
    """The store at sqlite:///PATH or postgresql://..., its schema brought up to this version.

    `worker` is the process's own name; `clock` stands in for the database's, in tests. Error: ValueError, for
    another address.
    """
    here = Clock(clock)
    writing, reading = await asyncio.to_thread(_opened, parsed(url), worker, here)
    bell = Bell()
    if writing.dialect.name == "postgresql":
        bell = SharedBell(writing.url.set(drivername="postgresql").render_as_string(hide_password=False))
        await bell.start()
    return Store(writing, reading, here, bell, worker, deadline)


def _opened(url: URL, worker: str, clock: Clock) -> tuple[Engine, Engine]:
    """Engines to write and to read, after the schema and the clock were seen to."""
    writing = connected(url, worker=worker)
    migrate(writing)
    with writing.connect() as connection:
        clock.measure(connection)
    return writing, connected(url, worker=worker, size=READERS, reading=True)
