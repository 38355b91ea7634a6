"""Every screen looks as it did when somebody last looked at it; `scripts/screens.py` takes them anew."""

from itertools import cycle

import pytest

import screens
from tests.tui.acting import act, press, sit, until
from triumvir.games.registry import games
from triumvir.locales.arabic import VARIABLE
from triumvir.locales.catalog import LANGUAGES
from triumvir.tui import bar, board, canvas, page, panel
from triumvir.tui.canvas import Canvas
from triumvir.tui.sheet import Sheet

SHOTS = {shot.name: shot for shot in screens.shots()}


@pytest.mark.parametrize("name", SHOTS)
def test_a_screen_is_as_it_was(name, monkeypatch):
    monkeypatch.setenv(VARIABLE, "logical")
    text, _ = screens.taken(SHOTS[name])
    assert text == (screens.TEXTS / f"{name}.txt").read_text(encoding="utf-8")


@pytest.fixture
def lost(monkeypatch):
    """What does not fit: texts that were cut, and characters that were drawn outside."""
    found, cut, place = [], canvas.clipped, Canvas._set

    def clipped(text, width):
        if (told := cut(text, width)) != text:
            found.append((text, told))
        return told

    def put(self, x, y, text, size, style):
        if text.strip() and not (0 <= y < self.height and 0 <= x <= self.width - size):
            found.append((text, x, y))
        place(self, x, y, text, size, style)

    for module in (canvas, bar, board, page, panel):
        monkeypatch.setattr(module, "clipped", clipped)
    monkeypatch.setattr(Canvas, "_set", put)
    return found


ROUND = [*zip(cycle(games()), LANGUAGES * 2, [(80, 24)] * 4 + [(120, 40)] * 4, strict=False)]
"""Every language in every size, and every game on the way."""


@pytest.mark.parametrize(("game", "language", "size"), ROUND, ids=str)
def test_every_page_fits(game, language, size, lost):
    """From the calls to the settlement, with hints and every page on the way."""
    keys = ("question_mark", "f2", "f3", "f4", "o", "m")
    table = sit(game, practice=True)

    async def play(pilot, screen):
        for key in keys:
            await press(pilot, screen, key)
            assert isinstance(pilot.app.screen, Sheet)
            await press(pilot, screen, "escape")
        for _ in range(4):
            await press(pilot, screen, "right", "h", "enter")
        while table.waits_for in ("you", "bot"):
            (table.stand_in if table.waits_for == "you" else table.bot_acts)()
        screen._acted()
        await until(lambda: isinstance(pilot.app.screen, Sheet))
        await pilot.pause()
        assert lost == []

    act(table, play, size=size, language=language)


def test_no_other_screens_are_kept():
    assert {path.stem for path in screens.TEXTS.iterdir()} == {*SHOTS}
    pictures = {name for name, shot in SHOTS.items() if shot.picture}
    assert {path.stem for path in screens.PICTURES.iterdir()} == pictures
