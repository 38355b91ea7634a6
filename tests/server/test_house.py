"""The house: commands once and for all, viewers told in order, bots and clocks by themselves, restarts."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from triumvir.bots.bot import make
from triumvir.cards.rng import Rng
from triumvir.errors import TriumvirError
from triumvir.games.registry import games
from triumvir.server import protocol
from triumvir.server.bots.process import Failed
from triumvir.server.events import Pace, Plan
from triumvir.server.house import House, Seated
from triumvir.server.keeping import loaded
from triumvir.server.protocol import News, No, Ok, Outgoing, Welcome, pack
from triumvir.server.store.store import open_store
from triumvir.server.watch import Watch
from triumvir.table.fair import verify_text
from triumvir.views.view import View

GAMES = sorted(games())
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
        self.count = 0
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

    async def do(self, make: Callable[[str], protocol.Commands]) -> Ok | No:
        self.count += 1
        return await self.watch.submit(make(f"{self.seated.chair}-{self.count}"))

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not true():
                self.news.clear()
                await self.news.wait()


async def sitting(folder: Path, game: str, *, bots: tuple[str, ...], fails: int = 0, pace: Pace = FAST):
    """A house with a table of Ann's."""
    store = await open_store(f"sqlite:///{folder}/tables.db", worker="w")
    house = await House(store, Quick(fails)).open()
    seated = await house.create(Plan(game, pace=pace), "Ann", bots, "key a")
    return house, seated


async def shut(house: House) -> None:
    await house.close()
    await house.store.close()


def run(work: Awaitable[None]) -> None:
    asyncio.run(work)


async def play(client: Client, deals: int) -> None:
    """Play whole deals, as a hint says or else the first legal action."""
    table = await client.house.table(client.seated.table)
    while table.deal < deals:
        table = await client.house.table(client.seated.table)
        if table.phase != "playing":
            if not table.chairs[client.seated.chair].ready:
                await client.do(lambda id: protocol.Ready(id=id, salt="ab" * 16))
        elif table.to_act == client.seated.chair:
            found = await client.watch.ask(protocol.Ask(id="h", what="legal"))
            await client.do(lambda id: protocol.Act(id=id, at=table.seq, action=found.answer.choices[0].action))
        await client.until(lambda seq=table.seq: client.scene.seq > seq)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_among_bots_from_the_making_of_a_table_to_its_record(game: str, tmp_path: Path):
    async def work() -> None:
        seats = games()[game].rules().seats
        house, seated = await sitting(tmp_path, game, bots=("novice",) * (seats - 1))
        client = await Client(house, seated).come()
        await play(client, 1)
        table = await house.table(seated.table)
        assert [finding.fault for finding in verify_text_of(table)] == [None]
        told = [event.seq for frame in client.frames if isinstance(frame, News) for event in frame.events]
        assert told == sorted({*told}) and client.frames[-1].scene.seq == table.seq
        stored = await house.store.load(seated.table)
        assert loaded(seated.table, stored) == table
        await shut(house)

    run(work())


def verify_text_of(table):
    from triumvir.record.toml import format_record

    return verify_text(format_record(table.record()))


def test_a_command_said_again_is_answered_the_same_and_done_once(tmp_path: Path):
    async def work() -> None:
        house, seated = await sitting(tmp_path, "dou_dizhu", bots=("novice", "novice"))
        client = await Client(house, seated).come()
        chat = protocol.Say(id="x", text="hello")
        answers = await asyncio.gather(*(client.watch.submit(chat) for _ in range(5)))
        house._kept.clear()
        answers.append(await client.watch.submit(chat))
        assert len({pack(answer) for answer in answers}) == 1 and isinstance(answers[0], Ok)
        table = await house.table(seated.table)
        assert [line.event.text for line in table.chat] == ["hello"]
        await shut(house)

    run(work())


def test_an_action_said_again_after_the_turn_is_answered_as_before(tmp_path: Path):
    async def work() -> None:
        house, seated = await sitting(tmp_path, "hokm", bots=("novice", "novice"))
        client = await Client(house, seated).come()
        await client.do(lambda id: protocol.Ready(id=id))
        await client.until(lambda: client.scene.deal is not None and client.scene.deal.ask is not None)
        found = await client.watch.ask(protocol.Ask(id="h", what="legal"))
        act = protocol.Act(id="once", at=client.scene.seq, action=found.answer.choices[0].action)
        first = await client.watch.submit(act)
        again = await client.watch.submit(act)
        assert isinstance(first, Ok) and again == first
        other = await client.watch.submit(msgspec.structs.replace(act, id="twice"))
        assert isinstance(other, No)
        await shut(house)

    run(work())


def test_a_bot_that_fails_is_asked_again_and_then_does_the_least(tmp_path: Path):
    async def work() -> None:
        house, seated = await sitting(tmp_path, "dou_dizhu", bots=("novice", "novice"), fails=6)
        client = await Client(house, seated).come()
        await play(client, 1)
        table = await house.table(seated.table)
        rows = await house.store.load(seated.table)
        assert table.deal >= 1 and rows
        await shut(house)

    run(work())


def test_two_persons_and_a_spectator_see_the_same_events_and_no_hand_of_others(tmp_path: Path):
    async def work() -> None:
        house, seated = await sitting(tmp_path, "dou_dizhu", bots=("", "novice"))
        ann = await Client(house, seated).come()
        bob = await Client(house, await house.sit(seated.table, "Bob", account="key b")).come()
        seen: list[Outgoing] = []
        await house.watch(seated.table, None, "en", seen.append)
        for client in (ann, bob):
            await client.do(lambda id: protocol.Ready(id=id, salt="cd" * 16))
        await ann.until(lambda: ann.scene.deal is not None)
        mine = {*ann.scene.deal.hand.rank.split()}
        assert mine and not mine & {*bob.scene.deal.hand.rank.split()}
        assert seen[-1].scene.deal.hand is None or not seen[-1].scene.deal.hand.rank
        await shut(house)

    run(work())


def test_a_new_token_for_a_chair_ends_the_old_one(tmp_path: Path):
    async def work() -> None:
        house, seated = await sitting(tmp_path, "dou_dizhu", bots=("", ""))
        old = await Client(house, seated).come()
        fresh = await house.sit(seated.table, "Ann", account="key a")
        assert fresh.chair == 0 and fresh.token != seated.token
        assert isinstance(old.frames[-1], protocol.Bye) and old.frames[-1].code == "token/wrong"
        assert await house.authenticate(seated.table, seated.token) is None
        refused = await old.watch.submit(protocol.Say(id="late", text="still here?"))
        assert isinstance(refused, No) and refused.code == "token/wrong"
        await shut(house)

    run(work())


def test_after_a_restart_the_deal_goes_on_and_the_time_is_made_good(tmp_path: Path):
    async def work() -> None:
        pace = Pace(turn=30, least=0, most=0)
        house, seated = await sitting(tmp_path, "dou_dizhu", bots=("novice", "novice"), pace=pace)
        ann = await Client(house, seated).come()
        await ann.do(lambda id: protocol.Ready(id=id, salt="cd" * 16))
        await ann.until(lambda: ann.scene.turn is not None and ann.scene.turn.chair == 0)
        before = await house.table(seated.table)
        await house.close()
        await house.store.close()
        later = before.at + 3_600_000
        store = await open_store(f"sqlite:///{tmp_path}/tables.db", worker="w", clock=lambda: later)
        house = await House(store, Quick()).open()
        table = await house.table(seated.table)
        assert table.to_act == 0 and not table.chairs[0].away and not table.chairs[0].here
        ann = await Client(house, seated).come()
        table = await house.table(seated.table)
        assert table.match.actions == before.match.actions
        assert table.turn_ends >= later + 30_000 - (before.at - before.since)
        await shut(house)

    run(work())


def test_a_table_that_is_not_there_is_a_coded_error(tmp_path: Path):
    async def work() -> None:
        house, _ = await sitting(tmp_path, "dou_dizhu", bots=("", ""))
        for ask in (house.find("NOPES"), house.table("nope"), house.authenticate("nope", "t")):
            with pytest.raises(TriumvirError, match="table/unknown"):
                await ask
        await shut(house)

    run(work())


def test_short_codes_find_tables_however_they_are_typed(tmp_path: Path):
    async def work() -> None:
        house, seated = await sitting(tmp_path, "dou_dizhu", bots=("", ""))
        assert await house.find(f" {seated.code.lower()} ") == seated.table
        await shut(house)

    run(work())
