"""Staging: a server in this process, with tables that are as the gallery wants them.

Seeds are numbered, not random: a table is tried with one after the other until it comes to what is wanted,
and comes to the same again the next time.
"""

import asyncio
import itertools
import threading
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from triumvir.bots.bot import make
from triumvir.cards.rng import Rng
from triumvir.record.toml import format_record
from triumvir.server import protocol
from triumvir.server.app import farewell, make_app
from triumvir.server.events import Pace, Plan
from triumvir.server.house import House, Seated, digest
from triumvir.server.metrics import Metrics
from triumvir.server.page import read_page
from triumvir.server.protocol import Ask, Commands, No, Outgoing
from triumvir.server.run import listen
from triumvir.server.seen import Scene
from triumvir.server.settings import Settings
from triumvir.server.store.store import open_store
from triumvir.server.watch import Watch
from triumvir.server.wire import Serving, config_of
from triumvir.views.view import View, view_of

STILL = Pace(grace=3600, absence=3600, ready=3600, least=0, most=0)
"""Bots act at once, and people have all the time there is."""
TRIES = 80
"""So many seeds are tried for a table."""
PATIENCE = 60.0
"""Seconds within which a table has to move on."""


def my_turn(scene: Scene) -> bool:
    """Whether whoever has the first chair is to act."""
    return bool(scene.deal and scene.me and scene.deal.to_act == scene.me.seat and scene.phase == "playing")


def following(scene: Scene) -> bool:
    """Whether he is to beat or follow what lies on the table."""
    laid = scene.deal.table if scene.deal else ()
    return my_turn(scene) and any(each.cards for each in laid) and stage(scene) == "play"


def leading(scene: Scene) -> bool:
    """Whether he may play what he likes."""
    return my_turn(scene) and stage(scene) == "play" and not following(scene)


def stage(scene: Scene) -> str:
    """Where the deal stands, if one runs."""
    return scene.deal.stage if scene.deal and scene.phase == "playing" else ""


def settled(scene: Scene) -> bool:
    """Whether a deal is over and was paid."""
    return scene.phase in ("between", "over") and bool(scene.deal and scene.deal.settled)


def held(scene: Scene) -> int:
    """How many cards the first chair holds."""
    return scene.deal.seats[scene.me.seat].cards if scene.deal and scene.me else 0


Until = Callable[[Scene], bool]


@dataclass(frozen=True)
class Wanted:
    """A table, and how far it is to be played: who sits there besides the first chair (`people`, by their
    names), what bots on the others, and whether the first chair bids `high`, or what a bot would.

    He holds at least so many cards (`least`) while it is played.
    `away`: the first of the people lets a bot play. `says`: what he says. `starts` is false where nobody is
    ready yet. `account` is the key of whoever has the first chair.
    """

    game: str
    until: Until | None = None
    people: tuple[str, ...] = ()
    bots: tuple[str, ...] = ("novice", "novice", "novice")
    options: dict[str, Any] = field(default_factory=dict)
    high: bool = False
    away: bool = False
    says: tuple[str, ...] = ()
    least: int = 0
    free: int = 0
    listed: bool = False
    title: str = ""
    account: str = ""
    name: str = "Ann"


@dataclass(frozen=True)
class Place:
    """A table that stands: its code, its id, the token of its first chair, and what is seen from there."""

    code: str
    table: str
    token: str
    scene: Scene

    @property
    def seat(self) -> dict[str, object]:
        """As a browser keeps it."""
        return {"table": self.table, "code": self.code, "chair": 0, "token": self.token}


class Person:
    """Somebody with a chair, who plays as a bot would."""

    def __init__(self, house: House, seated: Seated) -> None:
        self.house, self.seated, self.ids = house, seated, itertools.count()
        self.scene: Scene | None = None
        self.watch: Watch | None = None

    async def come(self, moved: asyncio.Event) -> "Person":
        """Sit down; the event is set whenever there is something new."""

        def hear(frame: Outgoing) -> None:
            self.scene = getattr(frame, "scene", self.scene)
            moved.set()

        self.watch = await self.house.watch(self.seated.table, self.seated.chair, "en", hear)
        return self

    @property
    def name(self) -> str:
        """The id of a new command."""
        return f"{self.seated.chair}-{next(self.ids)}"

    async def do(self, command: Commands) -> None:
        """A command, which has to be accepted."""
        assert self.watch, "he has come"
        reply = await self.watch.submit(command)
        if isinstance(reply, No):
            raise TypeError(f"{type(command).__name__}: {reply.code}, {reply.got}")

    async def act(self, high: bool) -> None:
        """Do what a bot would do here; or call the most that can be called."""
        table = await self.house.table(self.seated.table)
        assert table.match, "a deal runs"
        assert self.watch, "he has come"
        view = view_of(table.match, table.seat_of(self.seated.chair), recall=True)
        action = thought("novice", view, (str(table.seq),))
        if high and self.scene and stage(self.scene) == "auction":
            found = await self.watch.ask(Ask(id="high", what="legal"))
            choices: Sequence[Any] = getattr(getattr(found, "answer", None), "choices", ())
            action = choices[-1].action if choices else action
        await self.do(protocol.Act(self.name, table.seq, action))


def thought(bot: str, view: View, seed: tuple[str | int, ...]) -> str:
    """What a bot does in a view."""
    action = make(bot).act(view, Rng.stream(*seed))
    return next(choice.text for choice in view.legal if choice.action == action)


class Thinker:
    """Thinks for bots, in a thread."""

    async def think(self, bot: str, view: View, seed: tuple[str | int, ...]) -> str:
        """What a bot does."""
        return await asyncio.to_thread(thought, bot, view, seed)


class Stage:
    """The server, which runs in a thread until it is closed."""

    def __init__(self, folder: Path) -> None:
        self._seed = ""
        self._ready = threading.Event()
        settings = Settings(port=0, data=str(folder), limits=0, log="error")
        listening = listen(settings)
        settings = settings.at(listening.getsockname()[1])
        self.address = settings.base
        app = make_app(settings, self._furnish, read_page())
        self._serving = Serving(config_of(settings, app), farewell)
        self._thread = threading.Thread(
            target=self._serving.run, kwargs={"sockets": [listening]}, daemon=True
        )
        self._thread.start()
        if not self._ready.wait(PATIENCE):
            raise TimeoutError("the server did not start")

    @asynccontextmanager
    async def _furnish(self, settings: Settings, _: Metrics) -> AsyncGenerator[House, None]:
        store = await open_store(settings.database, worker="stage")
        self._house = await House(store, Thinker(), seeds=lambda: self._seed).open()
        self._loop = asyncio.get_running_loop()
        self._ready.set()
        yield self._house
        await self._house.close()
        await store.close()

    def close(self) -> None:
        """Serve no more."""
        self._serving.should_exit = True
        self._thread.join(PATIENCE)

    def table(self, name: str, wanted: Wanted) -> Place:
        """A table as it is wanted. Errors: LookupError where it never comes to that."""
        return asyncio.run_coroutine_threadsafe(self._table(name, wanted), self._loop).result()

    def record(self, place: Place) -> str:
        """The record of the deals that are over."""

        async def found() -> str:
            return format_record((await self._house.table(place.table)).record())

        return asyncio.run_coroutine_threadsafe(found(), self._loop).result()

    async def _table(self, name: str, wanted: Wanted) -> Place:
        for number in range(TRIES):
            self._seed = sha256(f"{name} {number}".encode()).hexdigest()
            if place := await self._tried(f"{name} {number}", wanted):
                return place
        raise LookupError(f"{name}: not in {TRIES} deals")

    async def _tried(self, once: str, wanted: Wanted) -> Place | None:
        """One table, with the seed that is set."""
        moved = asyncio.Event()
        plan = Plan(wanted.game, options=wanted.options, pace=STILL, listed=wanted.listed, title=wanted.title)
        account = digest(wanted.account or once)
        chairs = 4 if wanted.game.endswith("/4") else 3
        bots = [*[""] * len(wanted.people), *wanted.bots][: chairs - 1 - wanted.free]
        seated = await self._house.create(plan, wanted.name, bots, account, once)
        first = await Person(self._house, seated).come(moved)
        people = [first]
        for at, guest in enumerate(wanted.people, start=1):
            sat = await self._house.sit(seated.table, guest, at, digest(f"{once} {at}"))
            people.append(await Person(self._house, sat).come(moved))
        for text in wanted.says:
            await people[-1].do(protocol.Say(people[-1].name, text=text))
        if wanted.until:
            for each in people:
                await each.do(protocol.Ready(each.name, salt=f"{each.seated.chair:016x}"))
            if wanted.away:
                await people[1].do(protocol.Away(people[1].name))
            if not await self._played(people, wanted, moved):
                return None
        assert first.scene, "he was told"
        assert first.watch, "he has come"
        first.watch.close()
        return Place(seated.code, seated.table, seated.token, first.scene)

    async def _played(self, people: Sequence[Person], wanted: Wanted, moved: asyncio.Event) -> bool:
        """Whether it comes to what is wanted before the deal is over."""
        assert wanted.until, "something is wanted"
        while True:
            scene = people[0].scene
            assert scene, "he was told"
            short = stage(scene) == "play" and held(scene) < wanted.least
            if wanted.until(scene) and not short:
                return True
            if short or scene.phase in ("between", "over"):
                return False
            moved.clear()
            acting = next((each for each in people if each.scene and my_turn(each.scene)), None)
            if acting and not (wanted.away and acting is people[1]):
                await acting.act(wanted.high and acting is people[0])
            else:
                await asyncio.wait_for(moved.wait(), PATIENCE)
