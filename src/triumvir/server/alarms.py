"""Alarms: what happens at tables by itself, when its time has come. Turns of bots are such a thing."""

import asyncio
from hashlib import sha256
from typing import Protocol

from triumvir.server.bots.manners import default_action
from triumvir.server.bots.process import Failed
from triumvir.server.calm import Queue
from triumvir.server.decide import Acts, Anything, Down, Presence, Runs, Who
from triumvir.server.due import due, only_action
from triumvir.server.logs import What, note
from triumvir.server.protocol import Reply
from triumvir.server.store.store import Store
from triumvir.server.store.values import Claim, Due
from triumvir.server.table import Table
from triumvir.views.view import View, view_of

LATE = 2_000
"""Milliseconds after which a worker does what another one should have done."""
BEAT = 1.0
"""Seconds between two beats of a worker."""
CLAIMS = 64
NICE = 5_000
"""Milliseconds that everybody is given on top of those that the server was down."""


class Thinks(Protocol):
    """Who thinks for bots, away from the event loop."""

    async def think(self, bot: str, view: View, seed: tuple[str | int, ...]) -> str:
        """The text of the action chosen. Error: Failed."""
        ...


class Does(Protocol):
    """What alarms need of the house."""

    async def table(self, table_id: str) -> Table:
        """A table as it is."""
        ...

    async def submit(self, table_id: str, who: Who, command: Anything, name: str) -> Reply:
        """Do a command."""
        ...

    def clock(self) -> int:
        """The time, in milliseconds since 1970."""
        ...

    @property
    def queue(self) -> Queue:
        """Where one waits who has time."""
        ...


class Alarms:
    """The alarms of one worker. It knows those of the tables it changed last itself; what other workers left
    undone it finds in the store.
    """

    def __init__(self, house: Does, store: Store, thinker: Thinks) -> None:
        self._house, self._store, self._thinker = house, store, thinker
        self._timers: dict[str, tuple[Due, asyncio.TimerHandle]] = {}
        self._tasks: dict[str, tuple[Due, asyncio.Task[None]]] = {}
        self._beats: asyncio.Task[None] | None = None
        self._closed = False
        self.lag = 0.0

    @property
    def alive(self) -> bool:
        """Whether it goes on by itself."""
        return self._beats is not None and not self._beats.done()

    async def open(self) -> None:
        """Make good the time that the server was down, then go on by itself."""
        await self.look(0)
        await asyncio.gather(*self._running(), return_exceptions=True)
        self._beats = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Do nothing more by itself."""
        self._closed = True
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        if self._beats:
            self._beats.cancel()
        for task in (running := self._running()):
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def set(self, table: Table) -> None:
        """Set the alarm of a table that has changed. A bot thinks at once, and acts when it is time."""
        found = None if self._closed else due(table)
        timer, task = self._timers.get(table.id), self._tasks.get(table.id)
        if timer and timer[0] == found:
            return
        if timer:
            timer[1].cancel()
            del self._timers[table.id]
        if found is None or (task and task[0] == found):
            return
        seconds = 0.0 if found.kind == "bot" else max(found.at - self._house.clock(), 0) / 1000
        rings = asyncio.get_running_loop().call_later(seconds, self._ring, table.id, found)
        self._timers[table.id] = (found, rings)

    def _running(self) -> list[asyncio.Task[None]]:
        """What is being done."""
        return [task for _, task in self._tasks.values()]

    def _ring(self, table_id: str, found: Due) -> None:
        self._timers.pop(table_id, None)
        self._start(table_id, found, 1)

    def _start(self, table_id: str, found: Due, tries: int, late: int = 0) -> None:
        """Do what is due, after what is being done at the table."""
        if running := self._tasks.get(table_id):
            running[1].add_done_callback(lambda _: self._start(table_id, found, tries, late))
            return
        task = asyncio.create_task(self._does(table_id, found, tries, late))
        self._tasks[table_id] = (found, task)
        task.add_done_callback(lambda _: self._tasks.pop(table_id, None))

    async def _go_on(self) -> None:
        """Beat, and look for what others left undone."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.look(LATE)
            except Exception as fault:
                note(What.FAULT, kind="beat", fault=fault)

    async def look(self, patience: int) -> None:
        """Beat, and do what came due `patience` milliseconds ago and nobody did."""
        await self._store.beat(self._store.worker)
        while claims := await self._store.claim(self._store.worker, CLAIMS, patience):
            for claim in claims:
                self._claimed(claim)
            await asyncio.sleep(0)

    def _claimed(self, claim: Claim) -> None:
        self._start(claim.table, Due(claim.kind, claim.at, claim.seq), claim.tries, claim.late)

    async def _does(self, table_id: str, found: Due, tries: int, late: int) -> None:
        """Do what is due, if it still is. `lag` is how late the last thing was, in seconds."""
        self.lag = max(self._house.clock() - found.at, 0) / 1000
        try:
            if late:
                name = f"down:{found.seq}:{found.at}"
                await self._house.submit(table_id, Who(None), Down(late + NICE), name)
                return
            await self._house.queue.turn()
            table = await self._house.table(table_id)
            if due(table) != found:
                self.set(table)
            elif found.kind == "look":
                await self._look(table)
            else:
                await self._act(table, found, await self._command(table, found.kind, tries))
        except Exception as fault:
            note(What.FAULT, table=table_id, kind=found.kind, fault=fault)

    async def _act(self, table: Table, found: Due, command: Anything) -> None:
        """Do a command when it is time, if it still is due then."""
        await asyncio.sleep(max(found.at - self._house.clock(), 0) / 1000)
        await self._house.queue.turn()
        if due(await self._house.table(table.id)) != found:
            return
        turn = table.turn
        name = f"{found.kind}:{turn.deal}:{turn.actions}:{found.at if isinstance(command, Runs) else ''}"
        await self._house.submit(table.id, Who(None), command, name)

    async def _look(self, table: Table) -> None:
        """A person whose worker has died is not here. The store has some worker look again in ten seconds."""
        at = table.to_act
        worker = "" if at is None else table.chairs[at].worker
        if worker and not await self._store.alive(worker):
            gone = Presence(here=False, worker=worker)
            await self._house.submit(table.id, Who(at), gone, f"gone:{at}:{worker}:{table.seq}")

    async def _command(self, table: Table, kind: str, tries: int) -> Anything:
        """What is to be done."""
        if kind == "bot":
            text, by = await self._thought(table, tries)
            return Acts(table.turn, text, by)
        if kind == "auto":
            return Acts(table.turn, only_action(table), "auto")
        return Runs(kind)

    async def _thought(self, table: Table, tries: int) -> tuple[str, str]:
        """What the bot that plays for the seat to act does: from its own view, with recall, and from numbers
        that tell nothing of the deal. Where it fails twice, the default action.
        """
        at = table.to_act
        assert table.match, "a deal runs"
        assert at is not None, "somebody is to act"
        chair = table.chairs[at]
        view = view_of(table.match, table.seat_of(at), recall=True)
        seed = sha256(f"{table.secret} bot {table.turn}".encode()).hexdigest()
        for _ in range(max(3 - tries, 0)):
            try:
                text = await self._thinker.think(chair.bot or table.plan.stand_in, view, (seed,))
            except Failed as fault:
                note(What.FAILED, table=table.id, kind=str(fault))
            else:
                return text, "bot" if chair.bot else "away"
        return default_action(view), "default"
