"""A table in a terminal that is not there, with somebody at its keys."""

import asyncio
from collections.abc import Awaitable, Callable

from textual import events
from textual.pilot import Pilot

from triumvir.locales.catalog import catalog
from triumvir.table.local import LocalTable
from triumvir.table.settings import Settings
from triumvir.table.setup import Setup
from triumvir.tui.app import TableApp
from triumvir.tui.screen import TableScreen

STILL = Settings(pace="instant", motion=False)
Play = Callable[[Pilot, TableScreen], Awaitable[None]]


def sit(game: str, *, seed: str = "7", practice: bool = False, **options) -> LocalTable:
    """A table with beginners at the other seats."""
    setup = Setup(game=game, seed=seed, bots=("novice",), practice=practice, options=tuple(options.items()))
    return LocalTable(setup)


def act(
    table: LocalTable,
    play: Play,
    *,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    settings: Settings = STILL,
    keep: Callable[[Settings], object] = lambda settings: None,
) -> TableApp:
    """Somebody plays at the table."""
    app = TableApp(table, catalog(language), settings, keep)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(pilot, app.table)
            await play(pilot, app.table)

    asyncio.run(run())
    return app


async def settled(pilot: Pilot, screen: TableScreen) -> None:
    """Until bots and hints are done."""
    waits = 0
    while screen.beside.busy or screen.table.waits_for == "bot":
        waits += 1
        assert waits < 30000, "a bot never acted"
        await asyncio.sleep(0.002)
    over = screen.table.waits_for != "you"
    if waits or over:
        await pilot.pause(0.02 if over else None)


async def press(pilot: Pilot, screen: TableScreen, *keys: str) -> None:
    """Press keys one by one, each when all is done that the one before began."""
    for key in keys:
        await pilot.press(key)
        await settled(pilot, screen)


def shown(app: TableApp) -> str:
    """What stands on the screen."""
    lines = app.screen._compositor.render_strips()
    return "\n".join(line.text.rstrip() for line in lines)


def landlord(**given):
    """A table at which the person bids 3 and leads."""
    return sit("dou_dizhu", **given)


def lead(what):
    """Somebody who becomes landlord, then does `what`."""

    async def play(pilot, screen):
        await press(pilot, screen, "3", "enter")
        assert screen.table.view.declarer == screen.table.seat
        await what(pilot, screen)

    return play


async def at_once(pilot: Pilot, screen: TableScreen, *keys: str) -> None:
    """Press keys faster than the program takes them, as a terminal that was held up hands them over."""
    for key in keys:
        pilot.app.post_message(events.Key(key, None))
    for _ in range(3):
        await pilot.pause(0.01)
    await settled(pilot, screen)


async def until(wanted: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(5000):
        if wanted():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("it never came")
