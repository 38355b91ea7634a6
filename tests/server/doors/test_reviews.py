"""Reviews by HTTP: a process of its own finds the mistakes of a deal and says so on the way; so many at once,
no more; whoever hangs up ends it.
"""

import asyncio
import sys
from contextlib import aclosing, asynccontextmanager

import msgspec
import pytest

from tests.server.sim import Sim
from tests.server.test_mistakes import played
from triumvir.record.toml import format_record
from triumvir.server import reviews
from triumvir.server.books import Review
from triumvir.server.bots.process import running
from triumvir.server.events import Pace, Plan
from triumvir.server.faults import RefusedError

STALLS = """
import sys, time, msgspec
from triumvir.server.mistakes import begun
print("ready", flush=True)
told = msgspec.json.decode(sys.stdin.buffer.read(int.from_bytes(sys.stdin.buffer.read(4), "big")))
print("+" + msgspec.json.encode(begun(told["text"], 0)).decode(), flush=True)
time.sleep(600)
"""
HANGS = (sys.executable, "-c", STALLS)
"""A process that says one thing and no more."""


def text_of(game="hokm", name="asked"):
    """The record of one deal."""
    return format_record(played(game, name).record())


def lines(text):
    """The reviews of an answer."""
    return [msgspec.json.decode(line, type=Review) for line in text.splitlines()]


async def all_of(found):
    return [each async for each in found]


@pytest.fixture
def brief(monkeypatch):
    """Little time to think."""
    monkeypatch.setattr(reviews, "EXACT", 0.5)
    monkeypatch.setattr(reviews, "MORE", 0.5)


def test_the_mistakes_of_a_deal_are_told_line_by_line(site, brief):
    text = text_of("big_three")
    answer = site.http.post("/api/reviews?deal=0&language=ar", content=text.encode(), timeout=90)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    first, *found = lines(answer.text)
    assert (first.stage, first.since, first.unit) == ("solved", first.moves, "points")
    assert found[0].stage == "solved"
    assert found[-1].stage == "over"
    assert all(mark.loss > 0 and mark.better for mark in found[-1].marks)


def test_a_text_without_a_deal_that_is_over_is_refused(site):
    answer = site.http.post("/api/reviews", content=b"nothing", timeout=90)
    assert (answer.status_code, answer.json()["code"]) == (409, "deal/running")


def test_the_record_of_a_long_match_may_be_brought(site, brief):
    """Longer than a frame, as a match of a few deals is."""
    sim = Sim(Plan("dou_dizhu", options={"match_deals": 30}, pace=Pace(least=0, most=0)), ("random",) * 2)
    sim.come()
    for _ in range(12):
        sim.play_deal("random")
    text = format_record(sim.table.record()).encode()
    assert len(text) > 8192
    answer = site.http.post("/api/reviews?deal=11", content=text, timeout=90)
    assert answer.status_code == 200, answer.text
    assert lines(answer.text)[-1].stage == "over"


def test_one_is_looked_at_the_others_wait_and_who_comes_then_is_sent_away(monkeypatch):
    monkeypatch.setattr(reviews, "COMMAND", HANGS)
    monkeypatch.setattr(reviews, "LINE", 2)
    text = text_of()

    async def work():
        house = reviews.Reviews()
        first, second = house.find(text, 0, "en"), house.find(text, 0, "en")
        assert (await anext(first)).stage == "solved"
        await anext(first)
        assert (await anext(second)).stage == "waits"
        waits = asyncio.create_task(anext(second))
        await asyncio.sleep(0)
        with pytest.raises(RefusedError, match="think/busy"):
            await anext(house.find(text, 0, "en"))
        assert not waits.done()
        await first.aclose()
        assert (await waits).stage == "waits", "its process has said its one thing"
        await second.aclose()
        assert house._there == 0

    asyncio.run(work())


def test_when_nobody_wants_it_any_more_the_process_is_ended(monkeypatch):
    monkeypatch.setattr(reviews, "COMMAND", HANGS)
    made = []

    @asynccontextmanager
    async def noted(*given):
        async with running(*given) as process:
            made.append(process)
            yield process

    monkeypatch.setattr(reviews, "running", noted)

    async def work():
        async with aclosing(reviews.Reviews().find(text_of(), 0, "en")) as found:
            await anext(found)
            await anext(found)
            assert not made[0].over.done()
        assert made[0].over.done()

    asyncio.run(work())


def test_who_hangs_up_ends_the_work(site, monkeypatch):
    """In the middle of an answer; what he asked for is not in anybody's way."""
    monkeypatch.setattr(reviews, "COMMAND", HANGS)
    content = text_of().encode()
    with site.http.stream("POST", "/api/reviews", content=content, timeout=90) as answer:
        came = answer.iter_lines()
        assert [msgspec.json.decode(next(came), type=Review).stage for _ in range(2)] == ["solved", "waits"]
        assert site.doors.reviews._there == 1

    async def left():
        async with asyncio.timeout(60):
            while site.doors.reviews._there:
                await asyncio.sleep(0.01)

    asyncio.run_coroutine_threadsafe(left(), site.loop).result(90)


@pytest.mark.parametrize(
    "command",
    [
        ("sleep", "60"),
        ("/nowhere/python",),
        (sys.executable, "-c", ""),
        (sys.executable, "-c", "print('ready', flush=True); print('nonsense', flush=True)"),
        (sys.executable, "-c", "print('ready', flush=True); print('+[]', flush=True)"),
        HANGS,
    ],
)
def test_a_process_that_fails_or_never_ends_is_given_up_and_what_it_found_is_kept(monkeypatch, command):
    monkeypatch.setattr(reviews, "COMMAND", command)
    monkeypatch.setattr(reviews, "PATIENCE", 3.0 if command == HANGS else 0.5)
    house = reviews.Reviews()
    *_, last = asyncio.run(all_of(house.find(text_of(), 0, "en")))
    assert last.stage == "broken"
    assert last.moves == last.since
    assert house._there == 0
