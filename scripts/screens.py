#!/usr/bin/env python3
"""Screens of the full-screen table: as text for the tests to compare, some as pictures for the documentation.

python scripts/screens.py [NAME ...]
"""

import asyncio
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from html import escape, unescape

from rich.cells import cell_len
from textual.pilot import Pilot

from steps import ROOT
from triumvir.games.options import Value
from triumvir.locales.arabic import VARIABLE
from triumvir.locales.catalog import LANGUAGES, catalog
from triumvir.table.local import LocalTable
from triumvir.table.settings import Settings
from triumvir.table.setup import Setup
from triumvir.tui.app import TableApp
from triumvir.tui.screen import Opening

TEXTS = ROOT / "tests" / "tui" / "snapshots"
PICTURES = ROOT / "docs" / "screens"
LARGE = (120, 40)
CELL = 12.2
"""The width of a cell in pictures."""
TEXT = re.compile(
    r'<text(?P<look>[^>]*?) x="(?P<x>[\d.]+)" y="(?P<y>[\d.]+)" textLength="[\d.]+"(?P<clip>[^>]*)>'
    r"(?P<told>[^<]*)</text>"
)
WORD = re.compile("\u2067(?:[^\u2066\u2068\u2069]|[\u2066\u2068][^\u2069]*\u2069)*\u2069|[^\u00a0 ]+")
"""A word, or all of a text that runs from right to left."""
OVER = 500
"""More actions than a deal has."""


@dataclass(frozen=True)
class Shot:
    """A screen: whose table, in which language and size, and the keys that lead to it. `played`: so many
    actions were made before, at random; `notice`: a message that is said first.
    """

    name: str
    game: str = "dou_dizhu"
    keys: str = ""
    language: str = "en"
    size: tuple[int, int] = (80, 24)
    seed: str = "7"
    counter: bool = False
    practice: bool = False
    picture: bool = False
    played: int = 0
    look: str = "dark"
    letters: str = "own"
    notice: str = ""
    options: tuple[tuple[str, Value], ...] = ()


def shots() -> Iterator[Shot]:
    """All of them."""
    yield Shot("auction", picture=True)
    yield Shot("auction-hint", keys="h", language="uk")
    yield Shot("lead", keys="3 enter", size=LARGE, picture=True)
    yield Shot("named", keys="3 enter k k", counter=True)
    yield Shot("reason", keys="3 enter 9 8 enter", picture=True)
    yield Shot("contrast", keys="3 enter k k", look="contrast", picture=True)
    yield Shot("small", size=(60, 20))
    yield Shot("latin", keys="3 enter k k", language="uk", letters="latin")
    for language in LANGUAGES:
        yield Shot(f"menu-{language}", keys="m", practice=True, language=language)
        yield Shot(f"rules-{language}", keys="f3", language=language)
        yield Shot(f"score-{language}", played=OVER, keys="enter f2", language=language, size=LARGE)
        yield Shot(f"notice-{language}", notice="line-slow", language=language)
        yield Shot(f"match-over-{language}", played=OVER, options=(("match_deals", 1),), language=language)
        story = Shot(f"story-{language}", keys="3 enter 5 enter l", look="light", language=language)
        yield replace(story, picture=language == "en")
        yield Shot(f"hint-{language}", keys="3 enter h h", language=language, picture=True)
        yield Shot(f"answer-{language}", keys="3 enter 5 enter", language=language, size=LARGE, counter=True)
        yield Shot(f"keys-{language}", keys="question_mark", language=language)
        yield Shot(f"settings-{language}", keys="o down", language=language)
        yield Shot(f"calls-{language}", "hokm", keys="right", language=language)
        yield Shot(f"trump-{language}", "hokm", keys="9 enter right", seed="3", language=language)
        yield Shot(f"settlement-{language}", played=OVER, language=language, picture=True)
    yield Shot("trick", "hokm", played=9, counter=True, picture=True)
    yield Shot("trick-large", "hokm", played=9, counter=True, size=LARGE, language="ar", picture=True)
    yield Shot("diggers", "big_three", played=12, language="zh", picture=True)
    yield Shot("many", "dou_dizhu/4", keys="3 enter h", seed="1")
    yield Shot("many-large", "dou_dizhu/4", keys="3 enter h", seed="1", size=LARGE)
    yield Shot("pairs", "big_three/4", played=16, size=LARGE)
    yield Shot("two-packs", "dou_dizhu/4", played=9, seed="12", picture=True)
    yield Shot("two-packs-large", "dou_dizhu/4", played=9, seed="12", size=LARGE, picture=True)


def taken(shot: Shot) -> tuple[str, str]:
    """What stands on the screen, as text and as a picture; Arabic as for a reader that joins and reorders."""
    os.environ[VARIABLE] = "logical"
    setup = Setup(
        game=shot.game, seed=shot.seed, bots=("random",), practice=shot.practice, options=shot.options
    )
    settings = Settings(
        pace="instant", motion=False, counter=shot.counter, look=shot.look, letters=shot.letters
    )
    said = catalog(shot.language, latin=settings.latin)
    table = LocalTable(setup)
    for _ in range(shot.played):
        if table.waits_for in ("you", "bot"):
            (table.stand_in if table.waits_for == "you" else table.bot_acts)()
    opening = Opening([said.say(shot.notice)] if shot.notice else ())
    app = TableApp(table, said, settings, lambda _: None, opening)

    async def run() -> tuple[str, str]:
        async with app.run_test(size=shot.size) as pilot:
            await _settled(pilot, app)
            await pilot.pause(0.05 if shot.played == OVER else None)
            for key in shot.keys.split():
                await pilot.press(key)
                await _settled(pilot, app)
            return text_of(app), spaced(app.export_screenshot(title="triumvir")) if shot.picture else ""

    return asyncio.run(run())


def spaced(picture: str) -> str:
    """A picture whose texts are set word by word: not every reader keeps the width of blanks. Those that run
    from right to left stay whole.
    """

    def words(text: re.Match[str]) -> str:
        x, y, told = float(text["x"]), text["y"], unescape(text["told"])
        return "".join(
            f'<text{text["look"]} x="{x + CELL * cell_len(told[: word.start()]):.1f}" y="{y}"'
            f' textLength="{CELL * cell_len(word[0]):.1f}"{text["clip"]}>{escape(word[0])}</text>'
            for word in WORD.finditer(told)
        )

    return TEXT.sub(words, picture)


def text_of(app: TableApp) -> str:
    """What stands on the screen now."""
    width, height = app.size
    lines = app.screen._compositor.render_strips()  # noqa: SLF001 - the only way to the lines as they are shown
    return "".join(f"{line.text.rstrip()}\n" for line in lines[:height] if width)


async def _settled(pilot: Pilot[Settings], app: TableApp) -> None:
    """Until bots and hints are done."""
    await pilot.pause()
    while app.table.beside.busy or app.table.table.waits_for == "bot":
        await asyncio.sleep(0.005)
    await pilot.pause()


if __name__ == "__main__":
    TEXTS.mkdir(parents=True, exist_ok=True)
    PICTURES.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:]
    for each in shots():
        if not wanted or each.name in wanted:
            text, picture = taken(each)
            (TEXTS / f"{each.name}.txt").write_text(text, encoding="utf-8")
            if each.picture:
                (PICTURES / f"{each.name}.svg").write_text(picture, encoding="utf-8")
            print(each.name)
