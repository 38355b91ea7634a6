"""The house: commands once and for all, viewers told in order, bots and clocks by themselves, restarts."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path

import msgspec
import pytest

from tests.server.people import FAST, Client, Quick, moved_in, play, shut, sitting
from triumvir.errors import TriumvirError
from triumvir.games.registry import games
from triumvir.record.toml import format_record
from triumvir.server import protocol
from triumvir.server.decide import Presence, Who
from triumvir.server.events import Pace, Plan
from triumvir.server.keeping import loaded
from triumvir.server.protocol import News, No, Ok, Outgoing, pack
from triumvir.server.store.values import StoreError
from triumvir.table.fair import verify_text

GAMES = sorted(games())


def run(work: Coroutine[None, None, None]) -> None:
    asyncio.run(work)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_among_bots_from_the_making_of_a_table_to_its_record(game: str, tmp_path: Path):
    async def work() -> None:
        seats = games()[game].rules().seats
        house, seated = await sitting(tmp_path, game, bots=("novice",) * (seats - 1))
        client = await Client(house, seated).come()
        await play(client, 1)
        table = await house.table(seated.table)
        assert [finding.fault for finding in verify_text(format_record(table.record()))] == [None]
        told = [event.seq for frame in client.frames if isinstance(frame, News) for event in frame.events]
        assert told == sorted({*told})
        assert client.frames[-1].scene.seq == table.seq
        stored = await house.store.load(seated.table)
        assert loaded(seated.table, stored) == table
        await shut(house)

    run(work())


def test_a_command_said_again_is_answered_the_same_and_done_once(tmp_path: Path):
    async def work() -> None:
        house, seated = await sitting(tmp_path, "dou_dizhu", bots=("novice", "novice"))
        client = await Client(house, seated).come()
        chat = protocol.Say(id="x", text="hello")
        answers = await asyncio.gather(*(client.watch.submit(chat) for _ in range(5)))
        house._kept.clear()
        answers.append(await client.watch.submit(chat))
        assert len({pack(answer) for answer in answers}) == 1
        assert isinstance(answers[0], Ok)
        table = await house.table(seated.table)
        assert [line.event.text for line in table.chat] == ["hello"]
        await shut(house)

    run(work())


def test_an_action_said_again_after_the_turn_is_answered_as_before(tmp_path: Path):
    async def work() -> None:
        house, seated = await sitting(tmp_path, "hokm", bots=("novice", "novice"))
        client = await Client(house, seated).come()
        await client.do(protocol.Ready)
        await client.until(lambda: client.scene.deal is not None and client.scene.deal.may is not None)
        found = await client.watch.ask(protocol.Ask(id="h", what="legal"))
        act = protocol.Act(id="once", at=client.scene.seq, action=found.answer.choices[0].action)
        first = await client.watch.submit(act)
        again = await client.watch.submit(act)
        assert isinstance(first, Ok)
        assert again == first
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
        assert table.deal >= 1
        assert rows
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
            await client.do(protocol.Ready, salt="cd" * 16)
        await ann.until(lambda: ann.scene.deal is not None)
        mine = {*ann.scene.deal.hand.rank.split()}
        assert mine
        assert not mine & {*bob.scene.deal.hand.rank.split()}
        assert seen[-1].scene.deal.hand is None or not seen[-1].scene.deal.hand.rank
        await shut(house)

    run(work())


def test_a_new_token_for_a_chair_ends_the_old_one(tmp_path: Path):
    async def work() -> None:
        house, seated = await sitting(tmp_path, "dou_dizhu", bots=("", ""))
        old = await Client(house, seated).come()
        fresh = await house.sit(seated.table, "Ann", account="key a")
        assert fresh.chair == 0
        assert fresh.token != seated.token
        assert isinstance(old.frames[-1], protocol.Bye)
        assert old.frames[-1].code == "token/wrong"
        assert await house.authenticate(seated.table, seated.token) is None
        refused = await old.watch.submit(protocol.Say(id="late", text="still here?"))
        assert isinstance(refused, No)
        assert refused.code == "token/wrong"
        await shut(house)

    run(work())


def test_after_a_restart_the_deal_goes_on_and_the_time_is_made_good(tmp_path: Path):
    async def work() -> None:
        pace = Pace(turn=30, least=0, most=0)
        house, seated = await sitting(tmp_path, "dou_dizhu", bots=("novice", "novice"), pace=pace)
        ann = await Client(house, seated).come()
        await ann.do(protocol.Ready, salt="cd" * 16)
        await ann.until(lambda: ann.scene.turn is not None and ann.scene.turn.chair == 0)
        before = await house.table(seated.table)
        await shut(house)
        later = before.at + 3_600_000
        house = await moved_in(tmp_path, Quick(), lambda: later)
        table = await house.table(seated.table)
        assert table.to_act == 0
        assert not table.chairs[0].away
        assert not table.chairs[0].here
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


def test_a_person_whose_worker_died_is_found_to_be_gone(tmp_path: Path):
    async def work() -> None:
        now = [1_700_000_000_000]
        house = await moved_in(tmp_path, Quick(), lambda: now[0])
        seated = await house.create(Plan("dou_dizhu", pace=FAST), "Ann", ("", ""), "key a")
        others = [await house.sit(seated.table, name, account=name) for name in ("Bob", "Cid")]
        people = [await Client(house, each).come() for each in (seated, *others)]
        for client in people:
            await client.do(protocol.Ready)
        table = await house.table(seated.table)
        at = table.to_act
        dead = Presence(here=True, worker="dead")
        await house.submit(seated.table, Who(at), dead, "elsewhere")
        for _ in range(40):
            now[0] += 2_000
            await house.store.beat("w")
        await house.alarms.look(0)
        witness = people[at - 1]
        await witness.until(lambda: not witness.scene.people[at].here)
        await shut(house)

    run(work())


def test_a_store_that_does_not_answer_costs_nothing(tmp_path: Path, monkeypatch):
    async def work() -> None:
        house, seated = await sitting(tmp_path, "dou_dizhu", bots=("", ""))
        ann = await Client(house, seated).come()
        append, fails = house.store.append, [True]

        async def failing(given):
            done = await append(given)
            if fails and fails.pop():
                raise StoreError
            return done

        monkeypatch.setattr(house.store, "append", failing)
        chat = protocol.Say(id="x", text="hello")
        first = await ann.watch.submit(chat)
        assert isinstance(first, Ok), "it was stored, and nobody knew"
        assert await ann.watch.submit(chat) == first
        table = await house.table(seated.table)
        assert [line.event.text for line in table.chat] == ["hello"]
        assert ann.scene.seq == table.seq
        await shut(house)

    run(work())


def test_a_chair_is_open_in_one_place_the_last_one(tmp_path: Path):
    async def work() -> None:
        house, seated = await sitting(tmp_path, "dou_dizhu", bots=("novice", "novice"))
        first = await Client(house, seated).come()
        second = await Client(house, seated).come()
        assert (first.frames[-1].code, first.watch.open) == ("seat/elsewhere", False)
        assert isinstance(await second.do(protocol.Say, text="hello"), Ok)
        assert (await house.table(seated.table)).chairs[0].here
        await first.come()
        assert second.frames[-1].code == "seat/elsewhere"
        await house.submit(seated.table, Who(0), Presence(here=True, worker="another"), "moved")
        assert not first.watch.open
        assert (await house.table(seated.table)).chairs[0].here
        await shut(house)

    run(work())
