"""Reviews: the mistakes of deals, looked for in processes of their own, one at a time."""

import asyncio
import sys
from collections.abc import AsyncGenerator
from contextlib import aclosing

import msgspec
from msgspec.structs import replace
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from triumvir.errors import Code
from triumvir.server.books import Review
from triumvir.server.bots.process import Failed, Task, running
from triumvir.server.bots.reviewer import Asked
from triumvir.server.faults import RefusedError
from triumvir.server.logs import What, note
from triumvir.server.mistakes import begun

COMMAND = (sys.executable, "-m", "triumvir.server.bots.reviewer", "1024", "5")
EXACT, MORE = 4.0, 12.0
"""For how many seconds the solver looks, and then the expert."""
PATIENCE = 60.0
"""Seconds after which a process is given up."""
LINE = 8
"""So many may be there, those that wait for their turn and the one whose turn it is."""
LONGEST = 1 << 18
"""So many bytes has no review."""
KIND = "application/x-ndjson"


class Reviews:
    """Who looks for mistakes, and the line before him."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._turn = asyncio.Semaphore(1)
        self._there = 0

    async def find(self, text: str, deal: int, language: str) -> AsyncGenerator[Review, None]:
        """The review of a deal of a record, again and again as it grows; the last one is over or broken.
        Whoever closes this stops the work. Errors, before the first: think/busy, deal/running.
        """
        if self._there >= LINE:
            raise RefusedError(Code.THINK_BUSY, got="a review", expected="again", retry=EXACT + MORE)
        self._there += 1
        try:
            review = await asyncio.to_thread(begun, text, deal)
            if not self._turn.locked():
                review = replace(review, stage="solved")
            yield review
            asked = Asked(text, deal, language, EXACT, MORE)
            async with self._turn, aclosing(_found(asked)) as found:
                try:
                    async for review in found:
                        yield review
                except (Failed, OSError) as fault:
                    note(What.FAILED, kind=str(fault))
                    yield replace(review, stage="broken")
        finally:
            self._there -= 1


async def _found(asked: Asked) -> AsyncGenerator[Review, None]:
    """What a new process finds. Errors: Failed, OSError where it can't be started."""
    said: asyncio.Queue[Review | None] = asyncio.Queue()
    async with running(COMMAND, lambda: None) as process:
        async with asyncio.timeout(PATIENCE):
            if not await process.started:
                raise Failed("crash")
        task = Task(
            msgspec.json.encode(asked),
            PATIENCE,
            _read,
            longest=LONGEST,
            hears=lambda line: said.put_nowait(_read(line)),
        )
        task.answer.add_done_callback(lambda _: said.put_nowait(None))
        process.begin(task)
        try:
            while review := await said.get():
                yield review
            yield task.answer.result()
        finally:
            task.answer.cancel()


def _read(line: bytes) -> Review:
    """A review. Error: ValueError for what is none."""
    try:
        return msgspec.json.decode(line, type=Review)
    except msgspec.DecodeError as fault:
        raise ValueError(line[:80]) from fault


class Lines(StreamingResponse):
    """Reviews as they come, each a line of JSON. It ends, and what makes them too, when nobody reads on."""

    media_type = KIND

    def __init__(self, found: AsyncGenerator[Review, None], first: Review) -> None:
        """With the first one, which was found already."""
        self._found, self._first = found, first
        super().__init__(self._lines(), headers={"x-accel-buffering": "no"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, and leave nothing behind."""
        async with aclosing(self._found):
            await super().__call__(scope, receive, send)

    async def _lines(self) -> AsyncGenerator[bytes, None]:
        yield msgspec.json.encode(self._first) + b"\n"
        async for review in self._found:
            yield msgspec.json.encode(review) + b"\n"
