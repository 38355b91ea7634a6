"""Bots in processes of their own: they think the same there, and what goes wrong harms no table (P23)."""

import asyncio
import signal
import subprocess
import sys
from collections import Counter

import pytest

from tests.server.bots import bad
from tests.server.bots.tables import BAD, acted, free, lead, ran, texts, with_bad
from triumvir.bots.bot import make
from triumvir.cards.rng import Rng
from triumvir.games.match import Match
from triumvir.games.registry import find, games
from triumvir.server.bots.pool import WORKER, Failed, Limits, Thinker
from triumvir.server.bots.wire import ACT, pack
from triumvir.server.bots.worker import READY


def test_bots_think_there_as_they_think_here():
    moments = [
        (level, view) for name in games() for level in ("random", "novice") for view in free(name)[::9]
    ]
    moments += [("club", free(name)[len(free(name)) // 2]) for name in games()]

    async def thoughts(thinker):
        return await asyncio.gather(*(thinker.think(level, view, ("s", 1)) for level, view in moments))

    def here(level, view):
        action = make(level).act(view, Rng.stream("s", 1))
        return next(choice.text for choice in view.legal if choice.action == action)

    patient = (Limits(seconds=600, patience=600),)
    assert ran(thoughts, thinker=patient) == [here(level, view) for level, view in moments]


def test_an_expert_answers_within_a_budget_of_time():
    limits = Limits(processes=1, ms=30, most=50, seconds=600)
    assert limits.bounded("expert") == "expert:ms=30"
    assert limits.bounded("expert:ms=900,worlds=7") == "expert:ms=50,worlds=7"
    assert limits.bounded("club:worlds=7") == "club:worlds=7"

    async def thought(thinker):
        return await thinker.think("expert:ms=999999", lead(), ("s",))

    assert ran(thought, thinker=(limits,)) in texts(lead())


def test_the_only_action_needs_no_thought():
    view = next(view for view in free("dou_dizhu") if len(view.legal) > 1)

    async def closed():
        with pytest.raises(Failed, match="closed"):
            await Thinker().think("novice", view, ("s",))

    asyncio.run(closed())


@pytest.mark.parametrize("bot", ["expert:ms=never", "expert:hours=3"])
def test_a_budget_that_is_none(bot):
    async def thought(thinker):
        with pytest.raises(Failed, match="bot/budget"):
            await thinker.think(bot, lead(), ("s",))

    ran(thought, thinker=(Limits(processes=1),))


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (["exits", "leaves", "dies", "closes"], "crash"),
        (["garbage", "long", "twice"], "garbage"),
        (["nothing", "mad"], "illegal"),
        (["raises"], "ZeroDivisionError"),
        (["memory"], "MemoryError"),
        (["deep"], "RecursionError"),
        (["unknown", "nobody"], "SetupError"),
    ],
)
def test_what_goes_wrong_is_told_by_its_name(names, why):
    """And the next thought is thought, by the same process or by another in its place."""

    async def faults(thinker):
        for name in names:
            with pytest.raises(Failed) as failed:
                await thinker.think(name, lead(), ("s",))
            assert str(failed.value) == why
        return await thinker.think("novice", lead(), ("s",))

    assert ran(faults, thinker=with_bad(processes=1, seconds=600, patience=600)) in texts(lead())


def test_a_bot_that_hangs_is_ended():
    async def faults(thinker):
        for name in bad.LATE:
            with pytest.raises(Failed, match="deadline"):
                await thinker.think(name, lead(), ("s",))

    ran(faults, thinker=with_bad(processes=1, seconds=0.2, patience=600))


def test_what_a_bot_prints_is_no_answer():
    async def thought(thinker):
        return await thinker.think("noisy", lead(), ("s",))

    assert ran(thought, thinker=with_bad(processes=1)) == lead().legal[-1].text


def test_who_waits_too_long_is_told_so():
    async def thoughts(thinker):
        endless = asyncio.create_task(thinker.think("sleeps", lead(), ("s",)))
        await asyncio.sleep(0)
        with pytest.raises(Failed, match="busy"):
            await thinker.think("novice", lead(), ("s",))
        endless.cancel()
        with pytest.raises(asyncio.CancelledError):
            await endless

    ran(thoughts, thinker=with_bad(processes=1, seconds=600, patience=0.05))


def test_a_thought_that_is_not_wanted_any_more_gives_its_process_up():
    async def thoughts(thinker):
        endless = asyncio.create_task(thinker.think("sleeps", lead(), ("s",)))
        waiting = asyncio.create_task(thinker.think("sleeps", lead(), ("s",)))
        honest = asyncio.create_task(thinker.think("novice", lead(), ("s",)))
        await asyncio.sleep(0)
        endless.cancel()
        waiting.cancel()
        return await honest

    assert ran(thoughts, thinker=with_bad(processes=1, seconds=600, patience=600)) in texts(lead())


def test_slow_thoughts_leave_a_process_to_quick_ones():
    """Two experts who would think for an hour wait for the same process; the novices have the other."""
    limits = Limits(processes=2, ms=3_600_000, most=3_600_000, seconds=600, patience=600)

    async def thoughts(thinker):
        experts = [asyncio.create_task(thinker.think("expert", lead(), ("s", each))) for each in range(2)]
        await asyncio.sleep(0)
        quick = await asyncio.gather(*(thinker.think("novice", lead(), ("s", each)) for each in range(9)))
        assert not any(expert.done() for expert in experts)
        for expert in experts:
            expert.cancel()
        await asyncio.gather(*experts, return_exceptions=True)
        return quick

    assert set(ran(thoughts, thinker=(limits,))) <= {*texts(lead())}


def test_when_all_is_closed_what_waits_fails():
    async def thoughts():
        thinker = await Thinker(*with_bad(processes=1, seconds=600, patience=600)).open()
        waiting = [asyncio.create_task(thinker.think("sleeps", lead(), ("s",))) for _ in range(3)]
        await asyncio.sleep(0)
        await thinker.close()
        assert [str(fault) for fault in await asyncio.gather(*waiting, return_exceptions=True)] == [
            "closed"
        ] * 3

    asyncio.run(thoughts())


def test_a_worker_thinks_until_its_input_ends():
    """So none is left behind, however the server ends. What comes out is numbers."""
    told = [pack(ACT, "random", view, ("s",)) for view in free("hokm")[:5]]
    tasks = b"".join(len(each).to_bytes(4, "big") + each for each in told)
    found = subprocess.run([*WORKER, "60", "1024", "0"], input=tasks, capture_output=True, check=True)
    assert found.stderr == b""
    ready, *answers = found.stdout.splitlines()
    assert ready == READY
    for text, view in zip(answers, free("hokm")[:5], strict=True):
        assert int(text) < len(view.legal)


def test_a_thought_has_so_much_of_the_processor_and_no_more():
    """Even where nobody is there to end it."""
    told = pack(ACT, "spins", lead(), ("s",))
    found = subprocess.run(
        [*BAD, "1", "1024", "0"], input=len(told).to_bytes(4, "big") + told, capture_output=True, check=False
    )
    assert found.stdout == READY + b"\n"
    assert found.returncode == -signal.SIGXCPU


def test_a_worker_that_does_not_even_start():
    """Opening does not wait for it, thoughts are not waited for long."""

    async def thought(thinker):
        with pytest.raises(Failed, match="busy"):
            await thinker.think("novice", lead(), ("s",))

    for command in (("/nowhere/python",), (sys.executable, "-c", "")):
        ran(thought, thinker=(Limits(processes=1, patience=0.05), command))


def test_tables_go_on_whatever_bots_do():
    """Every fault in the middle of deals of all games: the default action is played, all deals end (P23)."""
    faults, _ = asyncio.run(troubled(100, fatal=7))
    assert faults.total() >= 100
    assert {"crash", "garbage", "illegal", "ZeroDivisionError", "MemoryError", "RecursionError"} <= {*faults}


@pytest.mark.soak
def test_ten_thousand_faults(capsys):
    """P23 in full; what went wrong, how often."""
    faults, names = asyncio.run(troubled(10_000, fatal=500))
    assert faults.total() >= 10_000
    with capsys.disabled():
        for why, times in faults.most_common():
            sys.stdout.write(f"\n  {why:<20}{times:>7}")
        sys.stdout.write(f"\n  {'all':<20}{faults.total():>7}  ({len(names)} ended their process)\n")


async def troubled(number, fatal):
    """So many faults at tables of all games, at most `fatal` of them fatal to a process: counted by name."""
    thinker = await Thinker(*with_bad(seconds=600, patience=600)).open()
    names, faults, rng = [], Counter(), Rng.stream("troubled")
    harmless = [*bad.HARMLESS]
    while faults.total() < number:
        for game in games():
            match = Match.start(find(game).rules(), faults.total())
            while match.state.to_act is not None:
                bot = "random"
                if len(match.state.legal_actions()) > 1 and rng.below(3) == 0:
                    bot = rng.choice(harmless)
                    if len(names) < fatal and rng.below(3) == 0:
                        bot = [*bad.FATAL][len(names) % len(bad.FATAL)]
                        names.append(bot)
                match, why = await acted(thinker, match, bot, ("t", faults.total()))
                assert bool(why) == (bot != "random"), (bot, why)
                faults[why] += bool(why)
            assert match.past
    await thinker.close()
    return +faults, names
