"""Pool: processes in which bots think, for themselves and for persons who want a hint, away from the event
loop and from each other.

A bot is given the view of its seat and the seed of its thought, nothing else of the table. Whatever it does
wrong - it crashes, hangs, answers what is not legal - is `Failed`, and another process takes the place.
"""

import math
import sys
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from triumvir.bots.bot import LEVELS
from triumvir.bots.budget import Budget
from triumvir.bots.hints import Hints
from triumvir.errors import TriumvirError
from triumvir.server.bots.advice import LONGEST, read
from triumvir.server.bots.process import Failed, Found, Place, Task
from triumvir.server.bots.wire import ACT, ADVISE, Seed, pack
from triumvir.views.view import View

WORKER = (sys.executable, "-m", "triumvir.server.bots.worker")
SLOW = LEVELS[-1]
"""The level that thinks as long as it may."""
ADVISER = "club"
"""The level that gives hints."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What thinking may cost: the number of `processes`; `seconds` of a thought beyond what its budget says;
    `patience`, seconds to wait in the line; the same for persons, `advice` and `wait` (with one process they
    have no more `seconds` than bots, which wait for it); `ms`, what a bot that thinks as long as it may is
    given, and the `most` that it may ask for; `memory` of a process in MiB, and how much it gives way to
    others (`nice`).
    """

    processes: int = 2
    seconds: float = 3.0
    patience: float = 3.0
    advice: float = 10.0
    wait: float = 5.0
    ms: int = 1000
    most: int = 3000
    memory: int = 1024
    nice: int = 5

    def bounded(self, bot: str) -> str:
        """The name of a bot with a budget that ends. Errors: bot/budget."""
        level, _, text = bot.partition(":")
        if level != SLOW:
            return bot
        budget = Budget.parse(text)
        return f"{level}:{replace(budget, ms=min(budget.ms or self.ms, self.most))}"


QUICK, LONG, ADVICE = "quick", "long", "advice"
"""The lines: for bots that choose at once, for those that think as long as they may, for persons."""


class Thinker:
    """The processes and the lines before them. Whose line was served longest ago comes first. Long thoughts
    and those for persons leave one process to quick ones, if there are two.
    """

    def __init__(self, limits: Limits | None = None, worker: Sequence[str] = WORKER) -> None:
        """With its limits, and the command that starts a worker."""
        self.limits = limits or Limits()
        self._seconds = {
            QUICK: self.limits.seconds,
            LONG: self.limits.seconds + self.limits.most / 1000,
            ADVICE: self.limits.advice if self.limits.processes > 1 else self.limits.seconds,
        }
        cpu = math.ceil(max(self._seconds.values())) + 1
        self._command = (*worker, str(cpu), str(self.limits.memory), str(self.limits.nice))
        self._places: list[Place] = []
        self._lines: dict[str, deque[Task[Any]]] = {line: deque() for line in self._seconds}

    async def open(self) -> "Thinker":
        """Start the processes; this returns when they can think."""
        self._places = [Place(self._command, self._next) for _ in range(self.limits.processes)]
        for place in self._places:
            await place.ready()
        return self

    async def close(self) -> None:
        """End the processes; what waits fails."""
        places, self._places = self._places, []
        for line in self._lines.values():
            for task in line:
                task.fail("closed")
        for place in places:
            await place.close()

    async def think(self, bot: str, view: View, seed: Seed) -> str:
        """The text of the action that a bot chooses for the seat to act, whose view it is. Error: Failed.

        Cancelled, it is thought about no more.
        """
        if len(view.legal) == 1:
            return view.legal[0].text
        try:
            name = self.limits.bounded(bot)
        except TriumvirError as fault:
            raise Failed(fault.code) from None
        line = LONG if name.startswith(SLOW) else QUICK
        told = pack(ACT, name, view, seed)
        task = Task(told, self._seconds[line], _place, line=line, patience=self.limits.patience)
        try:
            number = await self._done(task)
        finally:
            task.stop()
        if number >= len(view.legal):
            raise Failed("illegal")
        return view.legal[number].text

    async def advise(self, view: View, seed: Seed, bot: str = ADVISER) -> Hints:
        """What the seat to act, whose view it is, can do, and what a bot would. Error: Failed.

        Cancelled, what was begun is finished: people come and go, and a new process costs more.
        """
        task = Task(
            pack(ADVISE, bot, view, seed),
            self._seconds[ADVICE],
            lambda line: read(line, view),
            line=ADVICE,
            patience=self.limits.wait,
            longest=LONGEST,
        )
        return await self._done(task)

    async def _done(self, task: Task[Found]) -> Found:
        """What comes of a task, after those in line before it. Error: Failed."""
        if not self._places:
            raise Failed("closed")
        self._lines[task.line].append(task)
        self._next()
        return await task.answer

    def _next(self) -> None:
        """Hand out what waits to the processes that are free."""
        processes = [place.process for place in self._places if place.process]
        free = [process for process in processes if process.free]
        room = max(len(self._places) - 1, 1) - sum(process.line in (LONG, ADVICE) for process in processes)
        while free and (task := self._pop(slow=room > 0)):
            free.pop().begin(task)
            room -= task.line != QUICK

    def _pop(self, *, slow: bool) -> Task[Any] | None:
        """What somebody still waits for, of the line that was served longest ago; `slow` or quick."""
        for name, line in [*self._lines.items()]:
            while line and (slow or name == QUICK):
                task = line.popleft()
                if not task.answer.done():
                    self._lines[name] = self._lines.pop(name)
                    return task
        return None


def _place(line: bytes) -> int:
    """The place that a line says. Error: ValueError."""
    if not line.isdigit():
        raise ValueError(line)
    return int(line)
