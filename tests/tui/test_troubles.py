"""What goes wrong at the full-screen table, and what is pressed too fast: it says so, and goes on."""

import asyncio
from dataclasses import replace

import pytest

from tests.tui.acting import STILL, act, at_once, landlord, lead, press, settled, shown, sit, until
from triumvir.errors import Code, SetupError
from triumvir.locales.catalog import catalog
from triumvir.tui.app import TableApp, run
from triumvir.tui.keys import meant
from triumvir.tui.sheet import Sheet

BROKEN = SetupError(Code.SAVED_FAILED, got="no room is left on the disk", expected="a file to write")
TOLD = "no room is left on the disk"


def fail(match):
    """No match is saved any more."""
    raise BROKEN


def played_out(**given):
    """A table at which a deal is over."""
    table = landlord(**given)
    while table.waits_for != "deal":
        (table.stand_in if table.waits_for == "you" else table.bot_acts)()
    return table


def test_keys_pressed_too_fast_end_a_settlement_once():
    table = played_out()

    async def play(pilot, screen):
        await until(lambda: pilot.app.screen is not screen)
        await at_once(pilot, screen, "enter", "enter", "enter")
        assert pilot.app.screen is screen
        assert table.waits_for == "you"
        assert "deal 2" in shown(pilot.app)

    act(table, play)


@pytest.mark.parametrize("keys", ["m enter enter enter", "m escape escape escape", "f2 enter escape enter"])
def test_keys_pressed_too_fast_end_a_page_once(keys):
    async def play(pilot, screen):
        await press(pilot, screen, keys.split()[0])
        await at_once(pilot, screen, *keys.split()[1:])
        assert pilot.app.is_running
        while pilot.app.screen is not screen:
            await press(pilot, screen, "escape")
        assert "deal 1" in shown(pilot.app)

    act(landlord(), play)


def test_a_move_that_cannot_be_saved_is_not_made():
    table = landlord()

    async def what(pilot, screen):
        table._keep, before = fail, table.match
        await press(pilot, screen, "3", "enter")
        assert table.match is before
        assert TOLD in shown(pilot.app)
        table._keep = None
        await press(pilot, screen, "enter")
        assert pilot.app.screen is screen
        assert table.match is before
        await press(pilot, screen, "enter")
        assert table.match is not before

    act(table, lead(what))


def test_a_move_that_cannot_be_taken_back_stays():
    table = landlord(practice=True)

    async def what(pilot, screen):
        await press(pilot, screen, "3", "enter")
        table._keep, before = fail, table.match
        await press(pilot, screen, "u")
        assert table.match is before
        assert TOLD in shown(pilot.app)
        table._keep = None
        await press(pilot, screen, "enter", "u")
        assert "Taken back." in shown(pilot.app)

    act(table, lead(what))


def test_a_deal_that_cannot_be_saved_is_not_dealt():
    table = played_out()

    async def play(pilot, screen):
        await until(lambda: pilot.app.screen is not screen)
        table._keep = fail
        await pilot.press("enter")
        await until(lambda: TOLD in shown(pilot.app))
        assert table.waits_for == "deal"
        table._keep = None
        await pilot.press("enter")
        await until(lambda: "Next deal" in shown(pilot.app))
        await press(pilot, screen, "enter")
        assert table.waits_for == "you"

    act(table, play)


def test_a_bot_whose_move_cannot_be_saved_tries_again():
    table = landlord()

    async def what(pilot, screen):
        def fail_for_bots(match):
            if len(match.actions) > len(before.actions) + 1:
                raise BROKEN

        before, table._keep = table.match, fail_for_bots
        await pilot.press("3", "enter")
        await until(lambda: pilot.app.screen is not screen)
        assert TOLD in shown(pilot.app)
        assert table.waits_for == "bot"
        table._keep = None
        await press(pilot, screen, "enter")
        assert table.waits_for == "you"

    act(table, lead(what))


def started(monkeypatch, play, *given, **named):
    """A table that was begun as the command line begins one, with somebody at it."""
    apps = []

    def without_terminal(app):
        apps.append(app)
        return play(app)

    monkeypatch.setattr(TableApp, "run", without_terminal)
    run(landlord(), catalog("en"), STILL, *given, **named)
    return apps[0]


def test_what_is_to_be_known_is_said_before_the_first_deal_and_in_the_menu(monkeypatch):
    def play(app):
        async def seated():
            async with app.run_test(size=(80, 24)) as pilot:
                await pilot.pause()
                assert "This match is not saved: no folder" in shown(app)
                await press(pilot, app.table, "enter", "m")
                assert "This match is not saved: it ends when you leave." in shown(app)
                assert "--resume" not in shown(app)

        asyncio.run(seated())

    started(monkeypatch, play, ["This match is not saved: no folder"], saved=False)


def test_a_crash_ends_with_an_exit_code(monkeypatch):
    def crash(app):
        app._return_code = 1

    with pytest.raises(SystemExit) as ended:
        started(monkeypatch, crash)
    assert ended.value.code == 1


def test_time_waits_for_a_hint_that_is_thought_about_and_keys_say_so():
    async def what(pilot, screen):
        screen._left, screen.beside.busy = 1, True
        before = len(screen.table.match.actions)
        screen._tick()
        assert screen._left == 1
        await pilot.press("3", "enter")
        assert screen.desk.prompt() == ("Thinking about a hint…", "wait")
        screen.desk.said = None
        await pilot.press("u")
        assert screen.desk.prompt() == ("Thinking about a hint…", "wait")
        screen.beside.busy = False
        screen._tick()
        await settled(pilot, screen)
        assert len(screen.table.match.actions) > before

    act(landlord(), lead(what), settings=replace(STILL, timer=30))


def test_a_hint_is_not_asked_for_the_next_deal():
    table = played_out()

    async def play(pilot, screen):
        await until(lambda: pilot.app.screen is not screen)
        await press(pilot, screen, "escape", "h", "enter")
        await until(lambda: pilot.app.screen is not screen)
        await press(pilot, screen, "enter")
        await settled(pilot, screen)
        assert table.waits_for == "you"
        assert screen.desk.prompt()[1] != "hint"

    act(table, play)


def test_a_hint_asked_too_early_is_announced():
    async def play(pilot, screen):
        await pilot.press("3", "enter", "3", "enter")
        assert screen.table.waits_for == "bot"
        screen.do("hint")
        assert screen.desk.prompt() == ("The hint comes with your turn.", "wait")

    act(landlord(), play, settings=replace(STILL, pace="slow"))


def test_on_cards_in_another_alphabet_f_keys_sort_and_tell():
    letters = {"К": "K", "Д": "Q"}
    assert (meant("к", "к", letters), meant("д", "д", letters)) == ("rank K", "rank Q")
    assert (meant("f5", None, letters), meant("f4", None, letters)) == ("sort", "story")


def test_passing_that_is_switched_off_meanwhile_is_left_to_the_person():
    table = sit("dou_dizhu", seed="2")

    async def play(pilot, screen):
        table.auto_pass = False
        while not screen.desk.only_pass:
            await press(pilot, screen, "h", "enter")
        screen.settings = replace(screen.settings, auto_pass=True, pace="slow")
        table.auto_pass = True
        screen._next()
        assert screen.beside.busy
        screen._set(replace(screen.settings, auto_pass=False))
        screen.beside.hurry()
        await until(lambda: not screen.beside.busy)
        assert table.waits_for == "you"
        assert pilot.app.screen is screen
        assert screen.desk.only_pass
        assert screen.desk.prompt()[1] == "turn"

    act(table, play)


def test_seconds_are_said_in_the_language():
    async def play(pilot, screen):
        assert "30\N{NO-BREAK SPACE}с" in shown(pilot.app)
        assert not isinstance(pilot.app.screen, Sheet)

    act(landlord(), play, language="uk", settings=replace(STILL, timer=30))


@pytest.mark.parametrize("size", [(60, 24), (80, 20)])
def test_a_window_that_is_too_small_says_so(size):
    async def play(pilot, screen):
        assert "80×24 needed" in shown(pilot.app)
        await pilot.resize_terminal(80, 24)
        await until(lambda: "80×24" not in shown(pilot.app))
        assert "deal 1" in shown(pilot.app)

    act(landlord(), play, size=size)
