"""Promises to players, each at a reduced size and, with the long runs, at the full one: commands said again
(P5), reconnects (P8), clocks over restarts (P9), every deal ends (P10).
"""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from tests.server.people import Client, Quick, moved_in, shut, sitting
from tests.server.sim import NOBODY, Sim
from tests.server.test_tables import anything
from triumvir.games.registry import games
from triumvir.locales.catalog import catalog
from triumvir.server import events, protocol
from triumvir.server.decide import Presence
from triumvir.server.events import Pace, Plan
from triumvir.server.protocol import News, Ok, Welcome, pack
from triumvir.server.saved import restore, save
from triumvir.server.scene import scene_of
from triumvir.server.table import fold

GAMES = sorted(games())
WORDS = ["act"] * 8 + ["ready", "here", "gone", "away", "back", "say", "surrender", "wait", "late", "down"]


async def repeating(folder: Path, commands: int, rng: random.Random) -> int:
    """Persons chat, each command said one to five times, at once or later; how many times in all."""
    house, seated = await sitting(folder, "dou_dizhu", bots=("", ""))
    ann = await Client(house, seated).come()
    others = [await house.sit(seated.table, name, account=f"key {name}") for name in ("Bob", "Cid")]
    people = [ann, *[await Client(house, other).come() for other in others]]
    sent, times, old = 0, 0, list[tuple[Client, protocol.Say, bytes]]()
    while sent < commands:
        group = [
            (rng.choice(people), protocol.Say(id=f"c{sent + at}", text=f"{sent + at}")) for at in range(20)
        ]
        sent += len(group)
        said = [(who, chat) for who, chat in group for _ in range(rng.randint(1, 5))]
        rng.shuffle(said)
        answers = await asyncio.gather(*(who.watch.submit(chat) for who, chat in said))
        times += len(said)
        first: dict[str, bytes] = {}
        for (_, chat), answer in zip(said, answers, strict=True):
            assert isinstance(answer, Ok)
            assert answer.id == chat.id
            assert first.setdefault(chat.id, pack(answer)) == pack(answer)
        old += [(who, chat, first[chat.id]) for who, chat in group]
        who, chat, was = rng.choice(old)
        assert pack(await who.watch.submit(chat)) == was
        times += 1
    stored = [row for row in await house.store.since(seated.table, 0) if b'"said"' in row.event]
    texts = [msgspec.json.decode(row.event)["text"] for row in stored]
    assert sorted(texts, key=int) == [str(number) for number in range(sent)]
    heard = [event.seq for frame in ann.frames if isinstance(frame, News) for event in frame.events]
    assert heard == sorted({*heard})
    await shut(house)
    return times


def test_a_command_said_again_is_done_once(tmp_path: Path):
    asyncio.run(repeating(tmp_path, 300, random.Random(5)))


@pytest.mark.soak
def test_a_hundred_thousand_commands_said_again_are_done_once(tmp_path: Path, record_property):
    times = asyncio.run(repeating(tmp_path, 34_000, random.Random(5)))
    assert times >= 100_000
    record_property("figure", f"P5  {times:,} commands, 34,000 different ones: each stored once")


def reconnected(game: str, histories: int, rng: random.Random) -> int:
    """Whoever comes again sees what he would have seen without ever leaving: for each viewer, the table as it
    went on and the table read again from a snapshot and what followed show the same, byte for byte.
    """
    said, compared = catalog("en"), 0
    for number in range(histories):
        sim = Sim(Plan(game, pace=Pace(turn=10, least=0, most=0.5)), ("", "novice"), f"{game}/{number}")
        sim.come("Bob", "Cid", "Dan")
        saved, at = save(sim.table), sim.table.seq
        for _ in range(rng.randrange(60)):
            anything(sim, rng.choice(WORDS), rng.randrange(4))
            if sim.table.phase != "playing" and rng.random() < 0.3:
                saved, at = save(sim.table), sim.table.seq
        again = restore(saved, sim.secrets)
        for happened, _ in sim.steps[at:]:
            event = happened.event
            secret = sim.secrets[event.deal] if isinstance(event, events.Committed) else ""
            again = fold(again, happened, secret=secret)
        for viewer in (None, *range(len(again.chairs))):
            seen = Welcome("t", viewer, 0, scene_of(again, viewer, said))
            assert pack(seen) == pack(Welcome("t", viewer, 0, scene_of(sim.table, viewer, said)))
            compared += 1
    return compared


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_again_sees_what_he_would_have_seen(game: str):
    assert reconnected(game, 8, random.Random(8)) > 8


@pytest.mark.soak
def test_ten_thousand_histories_of_who_comes_again(record_property):
    found = sum(reconnected(game, 2_000, random.Random(8)) for game in GAMES)
    record_property("figure", f"P8  10,000 histories, {found:,} views: equal to never having left")


def turn_of(client: Client) -> int | None:
    """Whose turn it is, as a client sees it."""
    return client.scene.turn.chair if client.scene.turn else None


async def his_turn(client: Client) -> None:
    """Wait until a client is to act: a deal that ends before, or is thrown in, is followed by the next."""
    while turn_of(client) != 0 or client.scene.people[0].away:
        scene = client.scene
        if scene.phase != "playing":
            await client.do(protocol.Ready)
        await client.until(lambda seq=scene.seq: client.scene.seq > seq)


async def restarting(folder: Path, cycles: int, rng: random.Random) -> int:
    """The server goes down and comes back, mostly after the time of a turn was long up; nobody's time was."""
    now = [1_700_000_000_000]
    pace = Pace(turn=20, grace=0, absence=30, least=0, most=0)
    house = await moved_in(folder, Quick(), lambda: now[0])
    seated = await house.create(Plan("dou_dizhu", pace=pace), "Ann", ("novice", "novice"), "key")
    checked = 0
    for _ in range(cycles):
        ann = await Client(house, seated).come()
        await his_turn(ann)
        before = await house.table(seated.table)
        now[0] += rng.randrange(15_000)
        spent = now[0] - before.since
        await house.store.beat("w")
        await shut(house)
        down = rng.choice((4_000, 60_000, 86_400_000))
        now[0] += down
        house = await moved_in(folder, Quick(), lambda: now[0])
        ann = await Client(house, seated).come()
        table = await house.table(seated.table)
        assert (table.to_act, table.chairs[0].itself) == (0, False), "his time was not up"
        left = table.turn_ends - now[0]
        assert 20_000 - spent <= left <= 25_000 - spent
        for _ in range(left // 2_000 + 1):
            now[0] += 2_000
            await house.store.beat("w")
        await house.alarms.look(0)
        await ann.until(lambda ann=ann: ann.scene.people[0].away and turn_of(ann) != 0)
        rows = [row for row in await house.store.since(seated.table, before.seq) if b'"time"' in row.event]
        assert len(rows) == 1, "time is up once"
        checked += 1
        await ann.do(protocol.Away, away=False)
    await shut(house)
    return checked


def test_time_that_the_server_is_down_is_nobodys(tmp_path: Path):
    assert asyncio.run(restarting(tmp_path, 4, random.Random(9))) == 4


@pytest.mark.soak
def test_two_hundred_restarts_take_nobodys_time(tmp_path: Path, record_property):
    found = asyncio.run(restarting(tmp_path, 200, random.Random(9)))
    record_property("figure", f"P9  {found} restarts in the middle of a turn: no time lost, none up twice")


def left_alone(game: str, deals: int, rng: random.Random) -> int:
    """Deals that everybody leaves at some moment: each ends by itself."""
    for number in range(deals):
        turn = rng.choice((0, 10, 60))
        sim = Sim(Plan(game, pace=Pace(turn=turn)), rng.choice(((), ("", "novice"))), f"{game}/{number}")
        sim.come("Bob", "Cid", "Dan")
        sim.ready()
        for _ in range(rng.randrange(30)):
            if sim.table.phase == "playing":
                sim.act_any("novice")
        for at in sim.table.people:
            sim.do(at, Presence(here=False))
        if rng.random() < 0.2:
            sim.now += 100_000
            sim.tried(NOBODY, protocol.Say(id="no", text="anybody?"))
        while sim.table.phase == "playing":
            assert sim.wait(), "something happens by itself"
        assert not sim.table.present
    return deals


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_that_everybody_leaves_ends(game: str):
    assert left_alone(game, 4, random.Random(10)) == 4


@pytest.mark.soak
def test_ten_thousand_deals_that_everybody_leaves_end(record_property):
    found = sum(left_alone(game, 2_000, random.Random(10)) for game in GAMES)
    record_property("figure", f"P10 {found:,} deals that everybody left: all ended")
