"""Reviews: the mistakes of deals, looked for in processes of their own, one at a time."""

import asyncio
import sys
from subprocess import DEVNULL, PIPE

import msgspec

from triumvir.errors import Code
from triumvir.server.bots.reviewer import Asked
from triumvir.server.faults import RefusedError
from triumvir.server.mistakes import finished

COMMAND = (sys.executable, "-m", "triumvir.server.bots.reviewer")
SECONDS = 4.0
"""For how long the solver looks."""
PATIENCE = 60.0
"""Seconds after which a process is given up."""
LINE = 8
"""So many may wait for their turn."""


class Reviews:
    """Who looks for mistakes, and the line before him."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def find(self, text: str, deal: int, language: str) -> bytes:
        """The review of a deal of a record, as JSON. Errors: server/full, deal/running."""
        if self._waiting >= LINE:
            raise RefusedError(Code.SERVER_FULL, got="a review", expected="again", retry=SECONDS)
        await asyncio.to_thread(finished, text, deal)
        self._waiting += 1
        try:
            async with self._turn:
                return await self._found(msgspec.json.encode(Asked(text, deal, language, SECONDS)))
        finally:
            self._waiting -= 1

    async def _found(self, asked: bytes) -> bytes:
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        try:
            async with asyncio.timeout(PATIENCE):
                found, _ = await process.communicate(asked)
        except TimeoutError:
            found = b""
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if not found:
            raise RefusedError(Code.SERVER_FULL, got="a review", expected="again", retry=SECONDS)
        return found
