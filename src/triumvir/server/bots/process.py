"""Process: one process that thinks, and the place that another takes when it ends."""

import asyncio
import contextlib
import os
import re
import signal
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from subprocess import DEVNULL, PIPE
from typing import Any, Generic, TypeVar, cast

from triumvir.server.bots.worker import FAULT, PART, READY

NAME = re.compile(rb"!\w{1,60}")
"""How a process says what went wrong."""
LONGEST = 80
"""So many bytes has no answer, but where a task allows for more."""
PAUSE = 30.0
"""Seconds at most before a process is started in the place of one that did not even start well."""


class Failed(Exception):  # noqa: N818 - a bot's failure, which the table makes good
    """A bot gave no legal action: "crash", "deadline", "busy", "illegal", "garbage", "closed", or the name
    of an error.
    """


Found = TypeVar("Found")


class Task(Generic[Found]):
    """Something to think about, and the place for the answer. Waiting it is in a `line`."""

    def __init__(
        self,
        told: bytes,
        seconds: float,
        reads: Callable[[bytes], Found],
        *,
        line: str = "",
        patience: float = 0.0,
        longest: int = LONGEST,
        hears: Callable[[bytes], None] | None = None,
    ) -> None:
        """For so many seconds, waiting to be begun not longer than `patience`.

        `reads` makes the answer of a line of at most `longest` bytes, or raises ValueError; `hears` takes
        what is said on the way.
        """
        loop = asyncio.get_running_loop()
        self.told, self.line, self.longest = told, line, longest
        self.answer: asyncio.Future[Found] = loop.create_future()
        self.process: Process | None = None
        self._reads, self._hears = reads, hears
        self._seconds = seconds
        self._timer = loop.call_later(patience, self.fail, "busy")

    def begin(self, process: "Process") -> None:
        """It is thought about from now on."""
        self._timer.cancel()
        self.process = process
        self._timer = asyncio.get_running_loop().call_later(self._seconds, process.kill, "deadline")

    def hear(self, said: bytes) -> None:
        """Something was said on the way. Error: ValueError where nothing should be."""
        if self._hears is None:
            raise ValueError
        self._hears(said)

    def end(self, said: bytes) -> None:
        """It was thought about. Error: ValueError for what is no answer."""
        found = self._reads(said)
        self.drop()
        if not self.answer.done():
            self.answer.set_result(found)

    def fail(self, why: str) -> None:
        """There will be no answer."""
        self.drop()
        if not self.answer.done():
            self.answer.set_exception(Failed(why))

    def drop(self) -> None:
        """Nobody thinks about it any more."""
        self._timer.cancel()
        self.process = None

    def stop(self) -> None:
        """Nobody waits for the answer any more: whoever thinks about it is ended."""
        if self.process:
            self.process.kill("cancelled")
        self.drop()


class Process(asyncio.SubprocessProtocol):
    """A process from its start to its end. `free` is called when it can think (again)."""

    def __init__(self, free: Callable[[], None]) -> None:
        """Before the start."""
        loop = asyncio.get_running_loop()
        self.started: asyncio.Future[bool] = loop.create_future()
        self.over: asyncio.Future[None] = loop.create_future()
        self._gone = False
        self._free = free
        self._said = b""
        self._task: Task[Any] | None = None
        self._transport: asyncio.SubprocessTransport
        self._tasks: asyncio.WriteTransport

    @property
    def free(self) -> bool:
        """Whether it can think about something now."""
        return self.started.done() and not self._task and not self._gone

    @property
    def line(self) -> str:
        """The line that what it thinks about came from; "" if there is nothing."""
        return self._task.line if self._task else ""

    def begin(self, task: Task[Any]) -> None:
        """Think about it; only where it is free."""
        self._task = task
        task.begin(self)
        self._tasks.write(len(task.told).to_bytes(4, "big") + task.told)

    def kill(self, why: str) -> None:
        """End it at once, with whatever it started; what it thinks about fails."""
        if not self.started.done():
            self.started.set_result(False)
        if not self._gone:
            self._gone = True
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._transport.get_pid(), signal.SIGKILL)
        task, self._task = self._task, None
        if task:
            task.fail(why)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It runs."""
        self._transport = cast("asyncio.SubprocessTransport", transport)
        self._tasks = cast("asyncio.WriteTransport", self._transport.get_pipe_transport(0))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """It says something, in lines: that it is ready, something on the way, or its answer, behind which
        there is nothing.
        """
        self._said += data
        try:
            while b"\n" in self._said:
                line, _, self._said = self._said.partition(b"\n")
                self._heard(line)
        except ValueError:
            self.kill("garbage")
        if len(self._said) > (self._task.longest if self._task else LONGEST):
            self.kill("garbage")

    def _heard(self, line: bytes) -> None:
        """It said a line. Error: ValueError for what it should not have said now."""
        task = self._task
        if not self.started.done() and line == READY:
            self.started.set_result(True)
        elif task is None or len(line) > task.longest:
            raise ValueError
        elif line.startswith(PART):
            task.hear(line[len(PART) :])
            return
        elif self._said:
            raise ValueError
        elif not line.startswith(FAULT):
            task.end(line)
        elif NAME.fullmatch(line):
            task.fail(line[len(FAULT) :].decode())
        else:
            raise ValueError
        self._task = None
        self._free()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """It closed its input or output: of no more use."""
        self.kill("crash")

    def process_exited(self) -> None:
        """It ended."""
        self.kill("crash")
        self.over.set_result(None)


class Place:
    """Keeps one process running, and starts another when it ends."""

    def __init__(self, command: Sequence[str], free: Callable[[], None]) -> None:
        """With the command that starts one; `free` is called when one can think."""
        self.process: Process | None = None
        self._command = command
        self._free = free
        self._tried = asyncio.Event()
        self._closed = asyncio.Event()
        self._task = asyncio.create_task(self._keep())

    async def ready(self) -> None:
        """Wait until the first process can think, or has failed to start."""
        await self._tried.wait()

    async def close(self) -> None:
        """End it for good."""
        self._closed.set()
        if self.process:
            self.process.kill("closed")
        await self._task

    async def _keep(self) -> None:
        pause = 0.0
        while not self._closed.is_set():
            try:
                started = await self._live()
            except OSError:
                started = False
            self._tried.set()
            pause = 0.0 if started else min(2 * pause + 0.5, PAUSE)
            if pause:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._closed.wait(), pause)

    async def _live(self) -> bool:
        """One process from start to end; whether it got so far as to think. Error: OSError."""
        async with running(self._command, self._free) as process:
            self.process = process
            if self._closed.is_set():
                process.kill("closed")
            started = await process.started
            self._tried.set()
            await process.over
            self.process = None
            return started


@asynccontextmanager
async def running(command: Sequence[str], free: Callable[[], None]) -> AsyncGenerator[Process, None]:
    """A process, which has ended in the end; `free` is called when it can think. Error: OSError."""
    transport, process = await asyncio.get_running_loop().subprocess_exec(
        lambda: Process(free),
        *command,
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        process.kill("closed")
        try:
            await process.over
        finally:  # whoever waits may be cancelled again and again
            transport.close()
