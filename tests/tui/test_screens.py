"""Every screen looks as it did when somebody last looked at it; `scripts/screens.py` takes them anew."""

import pytest

import screens
from triumvir.locales.arabic import VARIABLE

SHOTS = {shot.name: shot for shot in screens.shots()}


@pytest.mark.parametrize("name", SHOTS)
def test_a_screen_is_as_it_was(name, monkeypatch):
    monkeypatch.setenv(VARIABLE, "logical")
    text, _ = screens.taken(SHOTS[name])
    assert text == (screens.TEXTS / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SHOTS)
def test_nothing_stands_outside_the_screen(name):
    """What a terminal without reordering shows of each line fits into the width."""
    from rich.cells import cell_len

    lines = (screens.TEXTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    width, height = SHOTS[name].size
    assert len(lines) == height
    assert all(cell_len(line) <= width for line in lines)


def test_no_other_screens_are_kept():
    assert {path.stem for path in screens.TEXTS.iterdir()} == {*SHOTS}
    pictures = {name for name, shot in SHOTS.items() if shot.picture}
    assert {path.stem for path in screens.PICTURES.iterdir()} == pictures
