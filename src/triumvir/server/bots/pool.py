"""Pool: processes in which bots think, away from the event loop and from each other.

A bot is given the view of its seat and the seed of its thought, nothing else of the table. Whatever it does
wrong - it crashes, hangs, answers what is not legal - is `Failed`, and another process takes the place.
"""

import sys
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace

from triumvir.bots.bot import LEVELS
from triumvir.bots.budget import Budget
from triumvir.errors import TriumvirError
from triumvir.server.bots.process import Failed, Place, Thought
from triumvir.server.bots.wire import Seed, pack
from triumvir.views.view import View

WORKER = (sys.executable, "-m", "triumvir.server.bots.worker")
SLOW = LEVELS[-1]
"""The level that thinks as long as it may."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What thinking may cost: the number of `processes`; `seconds` of a thought beyond what its budget says;
    `patience`, seconds to wait in the line; `ms`, what a bot that thinks as long as it may is given, and the
    `most` that it may ask for; `memory` of a process in MiB, and how much it gives way to others (`nice`).
    """

    processes: int = 2
    seconds: float = 3.0
    patience: float = 3.0
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


class Thinker:
    """The processes and the line before them. Slow thoughts leave one process to the quick ones, if there
    are two; thoughts of a kind come in turn.
    """

    def __init__(self, limits: Limits | None = None, worker: Sequence[str] = WORKER) -> None:
        """With its limits, and the command that starts a worker."""
        self.limits = limits or Limits()
        cpu = round(self.limits.seconds + self.limits.most / 1000) + 1
        self._command = (*worker, str(cpu), str(self.limits.memory), str(self.limits.nice))
        self._places: list[Place] = []
        self._quick: deque[Thought] = deque()
        self._slow: deque[Thought] = deque()

    async def open(self) -> "Thinker":
        """Start the processes; this returns when they can think."""
        self._places = [Place(self._command, self._next) for _ in range(self.limits.processes)]
        for place in self._places:
            await place.ready()
        return self

    async def close(self) -> None:
        """End the processes; what waits fails."""
        places, self._places = self._places, []
        for thought in (*self._quick, *self._slow):
            thought.fail("closed")
        for place in places:
            await place.close()

    async def think(self, bot: str, view: View, seed: Seed) -> str:
        """The text of the action that a bot chooses for the seat to act, whose view it is. Error: Failed.

        Cancelled, it is thought about no more.
        """
        if len(view.legal) == 1:
            return view.legal[0].text
        if not self._places:
            raise Failed("closed")
        try:
            name = self.limits.bounded(bot)
        except TriumvirError as fault:
            raise Failed(fault.code) from None
        slow = name.startswith(SLOW)
        seconds = self.limits.seconds + (self.limits.most / 1000 if slow else 0)
        thought = Thought(pack(name, view, seed), seconds, slow=slow, patience=self.limits.patience)
        (self._slow if slow else self._quick).append(thought)
        self._next()
        try:
            number = await thought.answer
        finally:
            if thought.process:
                thought.process.kill("cancelled")
            thought.drop()
        if number >= len(view.legal):
            raise Failed("illegal")
        return view.legal[number].text

    def _next(self) -> None:
        """Hand out what waits to the processes that are free."""
        processes = [place.process for place in self._places if place.process]
        free = [process for process in processes if process.free]
        while free and (thought := self._pop(self._quick)):
            free.pop().begin(thought)
        room = max(len(self._places) - 1, 1) - sum(process.slow for process in processes)
        while free and room > 0 and (thought := self._pop(self._slow)):
            free.pop().begin(thought)
            room -= 1

    @staticmethod
    def _pop(line: deque[Thought]) -> Thought | None:
        """The first of a line that somebody still waits for."""
        while line:
            thought = line.popleft()
            if not thought.answer.done():
                return thought
        return None
