"""Arabic on the full screen: the same cells whatever is sent, lines broken before they are ordered."""

import pytest
from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from tests.tui.acting import act, press, shown, sit
from triumvir.locales.arabic import VARIABLE, arranged
from triumvir.locales.catalog import catalog
from triumvir.tui.canvas import Canvas
from triumvir.tui.sight import island, sighted

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


@pytest.mark.parametrize("mode", ["logical", "bare"])
def test_a_page_stays_where_the_terminal_orders(monkeypatch, mode):
    monkeypatch.setenv(VARIABLE, mode)
    page = Text(f"{SENTENCE}\n")
    assert sighted(page, 30) is page


def test_a_page_is_broken_and_ordered(monkeypatch):
    monkeypatch.setenv(VARIABLE, "visual")
    page = Text("")
    page.append(f"{WORD}\n", "bold")
    page.append(f"{SENTENCE}\n\nPass\n")
    found = sighted(page, 30)
    lines = found.plain.split("\n")
    assert lines[0] == arranged(WORD, "visual").rjust(30)
    assert "\n".join(line.strip() for line in lines[1:-3]) == arranged(SENTENCE, "visual", 30)
    assert lines[-3:] == ["", "Pass", ""]
    assert all(len(line) <= 30 for line in lines)
    assert [str(span.style) for span in found.spans if span.style] == ["bold"]


def test_a_line_in_several_styles_keeps_their_order(monkeypatch):
    monkeypatch.setenv(VARIABLE, "visual")
    page = Text.assemble(f"{WORD}: ", ("7♥", "red"), " ", ("8♠", "blue"))
    found = sighted(page, 30)
    assert found.plain.endswith("7♥ 8♠")
    assert [str(span.style) for span in found.spans if span.style] == ["red", "blue"]


def test_the_table_speaks_arabic_in_order_of_sight(monkeypatch):
    monkeypatch.setenv(VARIABLE, "visual")

    async def play(pilot, screen):
        await press(pilot, screen, "f3")
        told = shown(pilot.app)
        assert arranged(catalog("ar").say("rules-title-aim"), "visual") in told
        assert catalog("ar").say("rules-title-aim") not in told

    act(sit("hokm"), play, language="ar")
