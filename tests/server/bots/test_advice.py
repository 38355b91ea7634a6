"""Hints thought in processes of their own: the same as here, not in the way of bots, and no client waits for
ever.
"""

import asyncio
import os

import msgspec
import pytest

from tests.server.bots.tables import free, lead, ran, texts, with_bad
from tests.server.people import FAST, Client
from triumvir.bots.hints import hints
from triumvir.cards.rng import Rng
from triumvir.games.registry import games
from triumvir.server import protocol
from triumvir.server.bots import advice
from triumvir.server.bots.pool import Failed, Limits, Thinker
from triumvir.server.events import Plan
from triumvir.server.house import House
from triumvir.server.protocol import Answered, Ask, No
from triumvir.server.store.store import open_store

PATIENT = {"seconds": 600, "patience": 600, "advice": 600, "wait": 600}
HINTS = Ask(id="h", what="hints")


def moments(game):
    """A moment of each phase, and one with few cards left, none with hundreds of plays."""
    found = {view.phase: view for view in free(game)}
    follows = [view for view in free(game) if view.table]
    return [*found.values(), *follows[:1]]


@pytest.mark.parametrize("game", games())
def test_hints_are_those_that_are_thought_here(game):
    async def both(thinker):
        for view in moments(game):
            found = await thinker.advise(view, ("s", 1))
            here = hints(view, Rng.stream("s", 1))
            assert (found.choice.action, found.choice.reason) == (here.choice.action, here.choice.reason)
            assert [(each.action, each.cost, each.reason) for each in found.plays] == [
                (each.action, each.cost, each.reason) for each in here.plays
            ]

    ran(both, thinker=(Limits(**PATIENT),))


def test_another_process_thinks():
    async def told(thinker):
        return await thinker.advise(free("hokm")[0], ("s",), bot="told")

    ((_, process),) = ran(told, thinker=with_bad(processes=1, **PATIENT)).choice.reason.details
    assert process != os.getpid()


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("dies", "crash"),
        ("exits", "crash"),
        ("closes", "crash"),
        ("garbage", "garbage"),
        ("twice", "garbage"),
        ("mad", "AttributeError"),
        ("raises", "ZeroDivisionError"),
        ("unknown", "SetupError"),
    ],
)
def test_what_goes_wrong_is_told_and_the_next_one_is_advised(bot, why):
    async def faults(thinker):
        with pytest.raises(Failed) as failed:
            await thinker.advise(free("hokm")[0], ("s",), bot=bot)
        assert str(failed.value) == why
        return await thinker.advise(free("hokm")[0], ("s",))

    assert ran(faults, thinker=with_bad(processes=1, **PATIENT)).choice


def test_beside_a_hint_that_hangs_bots_think_on():
    """One process is left to them; hints that wait for the other too long are told so."""

    async def both(thinker):
        hangs = [asyncio.create_task(thinker.advise(lead(), ("s",), bot="sleeps")) for _ in range(3)]
        await asyncio.sleep(0)
        found = await asyncio.gather(*(thinker.think("novice", lead(), ("s", n)) for n in range(9)))
        assert {*found} <= {*texts(lead())}
        others = await asyncio.gather(*hangs[1:], return_exceptions=True)
        assert [str(fault) for fault in others] == ["busy", "busy"]
        assert not hangs[0].done()
        hangs[0].cancel()
        await asyncio.gather(hangs[0], return_exceptions=True)

    ran(both, thinker=with_bad(processes=2, **{**PATIENT, "wait": 0.05}))


def test_where_there_is_one_process_hints_have_no_more_time_than_bots():
    async def hangs(thinker):
        with pytest.raises(Failed, match="deadline"):
            await thinker.advise(lead(), ("s",), bot="sleeps")

    ran(hangs, thinker=with_bad(processes=1, seconds=0.2, patience=600, advice=600))


def test_bots_and_persons_come_in_turn():
    """However many come first: with one process they take turns, none waits for all of the others."""
    view, order = free("hokm")[0], []

    async def one(name, thought):
        await thought
        order.append(name)

    async def all_of(thinker):
        persons = [one("hint", thinker.advise(view, ("s", n), bot="told")) for n in range(5)]
        bots = [one("bot", thinker.think("novice", view, ("s", n))) for n in range(5)]
        await asyncio.gather(*persons, *bots)

    ran(all_of, thinker=with_bad(processes=1, **PATIENT))
    assert order == ["hint", "bot"] * 5


def test_who_goes_before_the_hint_is_there_costs_no_process():
    async def twice(thinker):
        first = asyncio.create_task(thinker.advise(free("hokm")[0], ("s",)))
        process = thinker._places[0].process
        await asyncio.sleep(0)
        assert not process.free
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        await thinker.advise(free("hokm")[0], ("s",))
        assert thinker._places[0].process is process

    ran(twice, thinker=(Limits(processes=1, **PATIENT),))


@pytest.mark.parametrize(
    "line", [b"", b"7", b"[]", b"[[0]]", b'[[999,"c",[]],[]]', b'[[-1,"c",[]],[]]', b"[" * 5000]
)
def test_what_is_no_advice(line):
    with pytest.raises(ValueError):  # noqa: PT011 - it has no words
        advice.read(line, free("hokm")[0])


class Slow:
    """Thinks for persons when it is told to, or not at all."""

    def __init__(self):
        self.now = self.most = 0
        self.go = asyncio.Event()

    async def advise(self, view, seed):
        """One more at the same time."""
        self.now += 1
        self.most = max(self.most, self.now)
        await self.go.wait()
        self.now -= 1
        return await advice.Here().advise(view, seed)


class First:
    """Plays the first thing."""

    async def think(self, bot, view, seed):
        return view.legal[0].text


async def at_turn(folder, adviser):
    """A person whose turn it is, in a house with an adviser."""
    store = await open_store(f"sqlite:///{folder}/tables.db", worker="w")
    house = await House(store, First(), adviser).open()
    seated = await house.create(Plan("hokm", pace=FAST), "Ann", ("novice", "novice"), "key a")
    client = await Client(house, seated).come()
    await client.do(protocol.Ready)
    await client.until(lambda: client.scene.deal is not None and client.scene.deal.may is not None)
    return house, client


async def left(house):
    await house.close()
    await house.store.close()


def test_a_person_whose_hint_fails_is_told_so_in_words_and_asks_again(tmp_path):
    """The worker is killed while it thinks; the client hears of it, and the next hint is thought."""

    async def work():
        thinker = await Thinker(*with_bad(processes=1, **PATIENT)).open()
        house, client = await at_turn(tmp_path, thinker)
        advise = thinker.advise
        thinker.advise = lambda view, seed: advise(view, seed, bot="sleeps")
        asked = asyncio.create_task(client.watch.ask(HINTS))
        while thinker._places[0].process.free:
            await asyncio.sleep(0)
        thinker._places[0].process.kill("crash")
        refused = await asked
        assert isinstance(refused, No)
        assert (refused.id, refused.code) == ("h", "think/busy")
        assert refused.words == client.watch.said.say("error-think-busy")
        thinker.advise = advise
        found = await client.watch.ask(HINTS)
        assert isinstance(found, Answered)
        legal = await client.watch.ask(Ask(id="l", what="legal"))
        assert found.answer.choice.action in {choice.action for choice in legal.answer.choices}
        await left(house)
        await thinker.close()

    asyncio.run(work())


def test_the_answer_is_that_of_a_house_that_thinks_itself(tmp_path):
    async def work():
        thinker = await Thinker(Limits(processes=1, **PATIENT)).open()
        house, client = await at_turn(tmp_path, thinker)
        there = await client.watch.ask(HINTS)
        house._desk = House(house.store, First())._desk
        assert msgspec.json.encode(await client.watch.ask(HINTS)) == msgspec.json.encode(there)
        await left(house)
        await thinker.close()

    asyncio.run(work())


def test_one_hint_at_a_time_is_thought_for_a_viewer_and_keeps_no_other_question_waiting(tmp_path):
    async def work():
        slow = Slow()
        house, client = await at_turn(tmp_path, slow)
        asked = [asyncio.create_task(client.watch.ask(HINTS)) for _ in range(4)]
        assert isinstance(await client.watch.ask(Ask(id="s", what="select", cards="AS")), Answered)
        assert slow.now == 1
        assert not any(each.done() for each in asked)
        slow.go.set()
        assert all(isinstance(each, Answered) for each in await asyncio.gather(*asked))
        assert slow.most == 1
        await left(house)

    asyncio.run(work())


def test_the_one_question_that_needs_no_process_is_refused_at_once(tmp_path):
    """Whose turn it is not has no hint, and nobody is asked to think."""

    async def work():
        slow = Slow()
        house, client = await at_turn(tmp_path, slow)
        frames = []
        watch = await house.watch(client.seated.table, None, "en", frames.append)
        refused = await watch.ask(HINTS)
        assert (refused.code, slow.most) == ("turn/other_seat", 0)
        await left(house)

    asyncio.run(work())
