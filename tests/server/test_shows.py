"""Shows: bots play among themselves while somebody looks on, and not a minute longer."""

import asyncio
from pathlib import Path

import pytest

from tests.server.people import FAST, Quick, moved_in, shut
from tests.server.sim import NOBODY, START, Sim
from triumvir.games.registry import games
from triumvir.server import protocol
from triumvir.server.decide import Looks, Presence, Sit
from triumvir.server.due import PAUSE, WATCHED, due
from triumvir.server.events import Acted, Pace, Plan, Watched
from triumvir.server.protocol import News
from triumvir.server.saved import restore, save

HOUR = 3_600_000
GAMES = sorted(games())


def show(**pace: float) -> Sim:
    return Sim(Plan("dou_dizhu", pace=Pace(**pace)), ("novice",) * 3, maker=False)


def test_bots_wait_for_somebody_who_looks_on():
    sim = show()
    assert due(sim.table).kind == "idle"
    sim.do(NOBODY, Looks())
    assert due(sim.table).kind == "ready"
    sim.wait()
    assert sim.table.phase == "playing"
    assert due(sim.table).kind == "bot"


def test_bots_take_their_time_while_somebody_looks_on_and_pause_when_nobody_does():
    sim = show(least=1, most=1)
    sim.do(NOBODY, Looks())
    while sim.now <= START + WATCHED - 1000:
        assert sim.wait()
    assert due(sim.table).kind == "idle"
    acts = [step for step in sim.steps if isinstance(step.happened.event, Acted)]
    assert 40 < len(acts) <= 60
    sim.now += HOUR
    sim.do(NOBODY, Looks())
    assert due(sim.table).kind == "bot"


def test_that_somebody_looks_on_is_noted_now_and_then():
    sim = show()
    for _ in range(60):
        sim.do(NOBODY, Looks())
        sim.now += 1000
    assert sum(isinstance(step.happened.event, Watched) for step in sim.steps) == 3
    person = Sim(Plan("dou_dizhu"), ("novice", "novice"))
    assert not person.do(NOBODY, Looks())


def test_the_next_deal_begins_by_itself_and_what_is_saved_goes_on():
    sim = show(least=0, most=0)
    sim.do(NOBODY, Looks())
    sim.wait()
    while sim.table.phase == "playing":
        assert sim.wait()
    assert due(sim.table).at == sim.table.since + PAUSE
    assert restore(save(sim.table), sim.secrets) == sim.table
    sim.wait()
    assert (sim.table.phase, sim.table.deal) == ("playing", 1)


def test_a_table_that_nobody_looks_at_any_more_is_closed():
    sim = show()
    sim.do(NOBODY, Looks())
    sim.wait()
    sim.now += WATCHED
    sim.do(NOBODY, Looks())
    at = sim.now
    while sim.wait():
        pass
    assert sim.table.phase == "closed"
    assert sim.now >= at + 2 * HOUR


def test_who_sits_down_plays_and_bots_pause_when_he_leaves_for_ever():
    sim = show()
    sim.do(NOBODY, Sit("Ann", "a" * 64))
    sim.do(0, Presence(here=True))
    assert due(sim.table) is None, "he is not ready yet"
    sim.ready()
    assert sim.table.phase == "playing"
    sim.do(0, protocol.Leave(id="x"))
    assert sim.table.bots_only
    assert due(sim.table).kind == "idle"


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_a_show_of_every_game_begin_and_end(game: str, tmp_path: Path):
    async def work() -> None:
        house = await moved_in(tmp_path, Quick())
        table = await house.show(Plan(game, pace=FAST), ["novice", "club"])
        assert [chair.bot for chair in table.chairs][:3] == ["novice", "club", "novice"]
        news, seen = asyncio.Event(), []

        def send(frame: protocol.Outgoing) -> None:
            seen.append(frame)
            if isinstance(frame, News) and frame.scene.deal and frame.scene.deal.settled:
                news.set()

        await house.watch(table.id, None, "en", send)
        async with asyncio.timeout(60):
            await news.wait()
        assert all(frame.scene.deal is None or frame.scene.deal.hand is None for frame in seen)
        await shut(house)

    asyncio.run(work())


def test_a_show_said_once_is_one_table(tmp_path: Path):
    async def work() -> None:
        house = await moved_in(tmp_path, Quick())
        plan = Plan("hokm", pace=FAST)
        made = [await house.show(plan, ["club"], "key", once) for once in ("a" * 32, "a" * 32, "b" * 32)]
        assert made[0].id == made[1].id != made[2].id
        await shut(house)

    asyncio.run(work())
