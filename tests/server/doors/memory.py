"""A store in memory with the face of the real one, and what stands in for bots: quick, and it can be told to fail."""

import time
from collections.abc import Callable, Sequence

from triumvir.server.store.values import (
    Append,
    Behind,
    Claim,
    Done,
    Kept,
    Loaded,
    Page,
    Row,
    StoreError,
    TableRow,
    Taken,
)
from triumvir.views.view import View


class Memory:
    """All of a store that a house uses."""

    def __init__(self) -> None:
        self.worker = "memory"
        self.events: dict[str, list[Row]] = {}
        self.commands: dict[tuple[str, str], Done] = {}
        self.secrets: dict[str, dict[int, str]] = {}
        self.rows: dict[str, TableRow] = {}
        self.kept: dict[str, list[Kept]] = {}
        self.broken = False

    def clock(self) -> int:
        return int(time.time() * 1000)

    async def append(self, append: Append) -> Done:
        if self.broken:
            raise StoreError("broken")
        if done := self.commands.get((append.table, append.command)):
            return done._replace(repeated=True)
        rows = self.events.get(append.table, [])
        if len(rows) != append.after:
            raise Behind(len(rows))
        if append.row:
            others = [row for table, row in self.rows.items() if table != append.table]
            if any(row.code == append.row.code for row in others):
                raise Taken(append.row.code)
            self.rows[append.table] = append.row
        now = self.clock()
        fresh = [Row(append.after + n, now, event) for n, event in enumerate(append.events, start=1)]
        self.events[append.table] = rows + fresh
        if append.secret:
            self.secrets.setdefault(append.table, {}).update([append.secret])
        if append.record:
            self.kept.setdefault(append.table, []).append(Kept(append.record[0], now, append.record[1]))
        done = Done(append.after + len(fresh), now, append.answer)
        self.commands[append.table, append.command] = done
        return done

    async def load(self, table: str) -> Loaded | None:
        if table not in self.events:
            return None
        return Loaded(None, self.events[table], self.secrets.get(table, {}))

    async def answered(self, table: str, command: str) -> Done | None:
        return self.commands.get((table, command))

    async def find(self, code: str) -> str | None:
        if self.broken:
            raise StoreError("broken")
        return next((table for table, row in self.rows.items() if row.code == code), None)

    async def listing(self, after: tuple[int, str] | None = None, *, limit: int = 50) -> Page:
        rows = sorted((row for row in self.rows.values() if row.listed), key=lambda row: row.code)
        rows = [row for row in rows if not after or row.code > after[1]]
        return Page(rows[:limit], (0, rows[limit - 1].code) if len(rows) > limit else None)

    async def records(self, table: str) -> list[Kept]:
        return self.kept.get(table, [])

    async def claim(self, worker: str, limit: int, late: int = 0) -> list[Claim]:
        return []

    async def beat(self, worker: str) -> int:
        return 0

    def listen(self, hear: Callable[[str, int], None]) -> None:
        """Nobody else writes."""

    def ring(self, table: str, seq: int) -> None:
        """Nobody else listens."""

    async def close(self) -> None:
        """Nothing is kept."""


class First:
    """Thinks nothing: the first legal action."""

    async def think(self, bot: str, view: View, seed: Sequence[object]) -> str:
        return view.legal[0].text
