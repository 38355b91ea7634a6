"""Process: one process that thinks, and the place that another takes when it ends."""

import asyncio
import contextlib
import os
import re
import signal
from collections.abc import Callable, Sequence
from subprocess import DEVNULL, PIPE
from typing import cast

from triumvir.server.bots.worker import READY

ANSWER = re.compile(rb"(\d{1,5}|!\w{1,60})\n")
LONGEST = 80
"""So many bytes has no answer."""
PAUSE = 30.0
"""Seconds at most before a process is started in the place of one that did not even start well."""


class Failed(Exception):  # noqa: N818 - a bot's failure, which the table makes good
    """A bot gave no legal action: "crash", "deadline", "busy", "illegal", "garbage", "closed", or the name
    of an error.
    """


class Thought:
    """Something to think about, for so many seconds, and the place for the answer: the number of an action.
    `slow` is what thinks as long as it may.
    """

    def __init__(self, told: bytes, seconds: float, *, slow: bool = False, patience: float = 0) -> None:
        """It waits to be begun, not longer than `patience`."""
        loop = asyncio.get_running_loop()
        self.told, self.slow = told, slow
        self.answer: asyncio.Future[int] = loop.create_future()
        self.process: Process | None = None
        self._seconds = seconds
        self._timer = loop.call_later(patience, self.fail, "busy")

    def begin(self, process: "Process") -> None:
        """It is thought about from now on."""
        self._timer.cancel()
        self.process = process
        self._timer = asyncio.get_running_loop().call_later(self._seconds, process.kill, "deadline")

    def end(self, number: int) -> None:
        """It was thought about."""
        self.drop()
        if not self.answer.done():
            self.answer.set_result(number)

    def fail(self, why: str) -> None:
        """There will be no answer."""
        self.drop()
        if not self.answer.done():
            self.answer.set_exception(Failed(why))

    def drop(self) -> None:
        """Nobody thinks about it any more."""
        self._timer.cancel()
        self.process = None


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
        self._thought: Thought | None = None
        self._transport: asyncio.SubprocessTransport
        self._tasks: asyncio.WriteTransport

    @property
    def free(self) -> bool:
        """Whether it can think about something now."""
        return self.started.done() and not self._thought and not self._gone

    @property
    def slow(self) -> bool:
        """Whether it thinks about something slow."""
        return self._thought is not None and self._thought.slow

    def begin(self, thought: Thought) -> None:
        """Think about it; only where it is free."""
        self._thought = thought
        thought.begin(self)
        self._tasks.write(len(thought.told).to_bytes(4, "big") + thought.told)

    def kill(self, why: str) -> None:
        """End it at once, with whatever it started; what it thinks about fails."""
        if not self.started.done():
            self.started.set_result(False)
        if not self._gone:
            self._gone = True
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._transport.get_pid(), signal.SIGKILL)
        thought, self._thought = self._thought, None
        if thought:
            thought.fail(why)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It runs."""
        self._transport = cast("asyncio.SubprocessTransport", transport)
        self._tasks = cast("asyncio.WriteTransport", self._transport.get_pipe_transport(0))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """It says something: that it is ready, or its answer; one line, when it is its turn."""
        self._said += data
        if len(self._said) < LONGEST and not self._said.endswith(b"\n"):
            return
        said, self._said = self._said, b""
        thought = self._thought
        if not self.started.done() and said == READY:
            self.started.set_result(True)
        elif thought and ANSWER.fullmatch(said):
            self._thought = None
            if said.startswith(b"!"):
                thought.fail(said[1:-1].decode())
            else:
                thought.end(int(said))
        else:
            self.kill("garbage")
            return
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
        transport, process = await asyncio.get_running_loop().subprocess_exec(
            lambda: Process(self._free),
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            start_new_session=True,
        )
        self.process = process
        if self._closed.is_set():
            process.kill("closed")
        started = await process.started
        self._tried.set()
        await process.over
        self.process = None
        transport.close()
        return started
