"""Watch: somebody looks at a table, with a chair or without."""

import asyncio
from collections.abc import Callable
from secrets import token_hex
from typing import Protocol

import msgspec

from triumvir.errors import Code
from triumvir.locales import words
from triumvir.locales.catalog import Catalog, catalog
from triumvir.server.asking import THINKS
from triumvir.server.decide import Step, Who
from triumvir.server.protocol import Answered, Ask, Bye, Commands, News, No, Outgoing, Reply, Welcome
from triumvir.server.scene import scene_of
from triumvir.server.seen import Told
from triumvir.server.table import Table
from triumvir.server.telling import chat, told

Send = Callable[[Outgoing], None]
"""Takes a frame at once; it may not wait."""


class Serves(Protocol):
    """What a watch needs of the house."""

    async def submit(self, table_id: str, who: Who, command: Commands, name: str) -> Reply:
        """Do a command."""
        ...

    async def ask(self, table_id: str, viewer: int | None, ask: Ask, said: Catalog) -> Answered | No:
        """Answer a question."""
        ...

    def unwatch(self, watch: "Watch") -> None:
        """Forget a watch."""
        ...

    def clock(self) -> int:
        """The time, in milliseconds since 1970."""
        ...


class Watch:
    """One viewer of one table. It is told of every event, in order and without a gap, until it is closed; a
    chair's token that is no longer good closes it. Ids of commands are the sender's own: of whoever has the
    same token, or of one socket of a spectator.
    """

    def __init__(
        self, house: Serves, table_id: str, chair: int | None, digest: str, language: str, send: Send
    ) -> None:
        self.table_id, self.chair, self.digest = table_id, chair, digest
        self.said = catalog(language)
        self.open = True
        self._house, self._send = house, send
        self._sender = digest[:16] or token_hex(8)
        self._asking, self._thinking = asyncio.Lock(), asyncio.Lock()

    def welcome(self, table: Table) -> None:
        """Show the table as it is."""
        scene = scene_of(table, self.chair, self.said)
        heard = chat(table, self.chair, self.said)
        self._send(Welcome(self.table_id, self.chair, self._house.clock(), scene, heard))

    def tell(self, before: Table, steps: tuple[Step, ...]) -> None:
        """Tell what happened, or that there is nothing more to be told to this viewer."""
        after = steps[-1].after
        if self.chair is not None and after.chairs[self.chair].token != self.digest:
            self.end(Bye("token/wrong", self.said.say("error-token-wrong")))
            return
        news: list[Told] = []
        for happened, now in steps:
            if event := told(before, happened, now, self.chair, self.said):
                news.append(event)
            before = now
        self._send(News(tuple(news), scene_of(after, self.chair, self.said)))

    def named(self, command_id: str) -> str:
        """The name at the table of a command of this viewer."""
        return f"{self._sender}:{command_id}"

    async def submit(self, command: Commands, name: str = "") -> Reply:
        """Do a command of this viewer; as a spectator he is called `name`."""
        if not self.open:
            return self._worded(No(command.id, 0, Code.TOKEN_WRONG, expected="a socket that is open"))
        named = self.named(command.id)
        reply = await self._house.submit(self.table_id, Who(self.chair, name), command, named)
        return self._worded(reply) if isinstance(reply, No) else reply

    async def ask(self, ask: Ask) -> Answered | No:
        """Answer a question of this viewer, after those that were asked before; what a bot thinks about keeps
        no other question waiting.
        """
        async with self._thinking if ask.what in THINKS else self._asking:
            return await self._house.ask(self.table_id, self.chair, ask, self.said)

    def _worded(self, no: No) -> No:
        """A refusal with its words in the viewer's language."""
        return msgspec.structs.replace(no, words=words.error(self.said, no.code, no.got, no.expected))

    def end(self, bye: Bye) -> None:
        """Say good-bye, and be told no more."""
        if self.open:
            self._send(bye)
            self.close()

    def yields(self) -> None:
        """Say good-bye to a chair that is open elsewhere."""
        self.end(Bye(Code.SEAT_ELSEWHERE, self.said.say("error-seat-elsewhere")))

    def close(self) -> None:
        """Be told no more."""
        if self.open:
            self.open = False
            self._house.unwatch(self)
