"""People at the tables of a house without sockets, and who thinks for bots in this process."""

import asyncio
import secrets
from collections.abc import Callable
from pathlib import Path

from triumvir.bots.bot import make
from triumvir.cards.rng import Rng
from triumvir.server import protocol
from triumvir.server.bots.process import Failed
from triumvir.server.events import Pace, Plan
from triumvir.server.house import House, Seated
from triumvir.server.protocol import News, No, Ok, Outgoing, Welcome
from triumvir.server.store.store import open_store
from triumvir.server.watch import Watch
from triumvir.views.view import View

FAST = Pace(least=0, most=0, absence=1, ready=0)


class Quick:
    """Thinks in this process; of some thoughts it fails."""

    def __init__(self, fails: int = 0) -> None:
        self.views: list[View] = []
        self.fails = fails

    async def think(self, bot: str, view: View, seed: tuple[str | int, ...]) -> str:
        self.views.append(view)
        if len(self.views) <= self.fails:
            raise Failed("crash")
        action = make("novice").act(view, Rng.stream(*seed))
        return next(choice.text for choice in view.legal if choice.action == action)


class Client:
    """A person at a socket: what he was sent, and what he does."""

    def __init__(self, house: House, seated: Seated) -> None:
        self.house, self.seated = house, seated
        self.frames: list[Outgoing] = []
        self.news = asyncio.Event()
        self.watch: Watch

    async def come(self) -> "Client":
        chair = await self.house.authenticate(self.seated.table, self.seated.token)
        assert chair == self.seated.chair
        self.watch = await self.house.watch(self.seated.table, chair, "en", self._send)
        return self

    def _send(self, frame: Outgoing) -> None:
        self.frames.append(frame)
        self.news.set()

    @property
    def scene(self):
        return next(frame.scene for frame in reversed(self.frames) if isinstance(frame, News | Welcome))

    async def do(self, kind: type[protocol.Commands], **values: object) -> Ok | No:
        return await self.watch.submit(kind(id=f"{self.seated.chair}-{secrets.token_hex(8)}", **values))

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not true():
                self.news.clear()
                await self.news.wait()


async def sitting(folder: Path, game: str, *, bots: tuple[str, ...], fails: int = 0, pace: Pace = FAST):
    """A house with a table of Ann's."""
    house = await moved_in(folder, Quick(fails))
    seated = await house.create(Plan(game, pace=pace), "Ann", bots, "key a")
    return house, seated


async def moved_in(folder: Path, thinker: Quick, clock: Callable[[], int] | None = None) -> House:
    """A house over the store of a folder."""
    store = await open_store(f"sqlite:///{folder}/tables.db", worker="w", clock=clock)
    return await House(store, thinker).open()


async def shut(house: House) -> None:
    """Close it, and its store."""
    await house.close()
    await house.store.close()


async def play(client: Client, deals: int) -> None:
    """Play whole deals, each time the first action that is legal."""
    while (table := await client.house.table(client.seated.table)).deal < deals:
        if table.phase != "playing":
            if not table.chairs[client.seated.chair].ready:
                await client.do(protocol.Ready, salt="ab" * 16)
        elif table.to_act == client.seated.chair:
            found = await client.watch.ask(protocol.Ask(id="h", what="legal"))
            action = found.answer.choices[0].action
            await client.do(protocol.Act, at=table.seq, action=action)
        await client.until(lambda seq=table.seq: client.scene.seq > seq)
