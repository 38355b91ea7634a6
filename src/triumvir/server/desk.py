"""Desk: where questions are answered, away from the event loop: what a bot has to think about by whoever
thinks for persons, all else in a thread.
"""

import asyncio

from triumvir.errors import Code, TriumvirError
from triumvir.locales import words
from triumvir.locales.catalog import Catalog
from triumvir.server.asking import THINKS, answer, thought_about
from triumvir.server.bots.advice import Advises
from triumvir.server.bots.process import Failed
from triumvir.server.faults import RefusedError
from triumvir.server.logs import What, note
from triumvir.server.protocol import Answered, Ask, No
from triumvir.server.seen import Answers
from triumvir.server.table import Table

AGAIN = 2.0
"""Seconds after which somebody may ask again whom nobody had time for."""


class Desk:
    """Answers questions about tables."""

    def __init__(self, adviser: Advises) -> None:
        """With who thinks for persons."""
        self._adviser = adviser

    async def answer(self, table: Table, viewer: int | None, ask: Ask, said: Catalog) -> Answered | No:
        """The answer to a viewer's question, or why there is none, in words."""
        try:
            found = await self._found(table, viewer, ask, said)
        except TriumvirError as error:
            told = words.error(said, error.code, error.got, error.expected)
            return No(ask.id, table.seq, error.code, error.got, error.expected, told)
        return Answered(ask.id, table.seq, found)

    async def _found(self, table: Table, viewer: int | None, ask: Ask, said: Catalog) -> Answers:
        """Errors: those of `asking.answer`, think/busy."""
        if ask.what not in THINKS:
            return await asyncio.to_thread(answer, table, viewer, ask, said)
        view, seed = thought_about(table, viewer)
        try:
            advice = await self._adviser.advise(view, seed)
        except Failed as fault:
            note(What.FAILED, table=table.id, kind=str(fault))
            raise RefusedError(Code.THINK_BUSY, got=ask.what, expected="again", retry=AGAIN) from fault
        return await asyncio.to_thread(answer, table, viewer, ask, said, advice)
