"""Arabic on the full screen: the same cells whatever is sent, lines broken before they are ordered."""

import pytest
from rich.cells import cell_len
from rich.style import Style

from tests.tui.acting import act, press, shown, sit
from triumvir.locales.arabic import VARIABLE, arranged
from triumvir.locales.catalog import catalog
from triumvir.tui.canvas import Canvas, wrapped
from triumvir.tui.faces import Faces
from triumvir.tui.page import Page, draw
from triumvir.tui.palette import DARK
from triumvir.tui.sight import island

WORD = catalog("ar").say("tui-close")
SENTENCE = catalog("ar").say("rules-beat")


@pytest.mark.parametrize("mode", ["logical", "bare", "shape", "visual"])
def test_a_text_takes_as_many_cells_as_it_was_given(monkeypatch, mode):
    monkeypatch.setenv(VARIABLE, mode)
    for text in (WORD, "لا إلاهَ", "Pass", "不出"):
        assert cell_len(island(text)) == cell_len(text)
    assert island("Pass") == "Pass"
    assert (island(WORD) == f"\u2067{WORD}\u2069") == (mode == "logical")


def test_the_canvas_writes_in_order_of_sight(monkeypatch):
    monkeypatch.setenv(VARIABLE, "visual")
    canvas = Canvas(20, 1, Style.null())
    assert canvas.put(2, 0, WORD, Style.null()) == 2 + cell_len(WORD)
    assert canvas.text().strip() == arranged(WORD, "visual")


def test_a_page_is_broken_before_it_is_ordered_and_ends_at_the_right(monkeypatch):
    monkeypatch.setenv(VARIABLE, "visual")
    page = Page(leftward=True)
    page.say(SENTENCE)
    lines = draw(page, Faces(DARK), 30).text().split("\n")
    assert [line.strip() for line in lines] == [arranged(line, "visual") for line in wrapped(SENTENCE, 30)]
    assert all(cell_len(line) == 30 for line in lines)


def test_the_table_speaks_arabic_in_order_of_sight(monkeypatch):
    monkeypatch.setenv(VARIABLE, "visual")

    async def play(pilot, screen):
        await press(pilot, screen, "f3")
        told = shown(pilot.app)
        assert arranged(catalog("ar").say("rules-title-aim"), "visual") in told
        assert catalog("ar").say("rules-title-aim") not in told

    act(sit("hokm"), play, language="ar")
