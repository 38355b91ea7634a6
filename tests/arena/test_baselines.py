"""The page of baselines: played once, then only written; every bot against every other one."""

import sys

import pytest
from benchmarks import baselines

from triumvir.games.registry import games


@pytest.fixture
def made(monkeypatch, tmp_path):
    """Call it with options; the page."""
    monkeypatch.setattr(baselines, "BOTS", ("random", "novice"))

    def page(*words):
        path = tmp_path / "page.md"
        command = ["baselines", "--folder", str(tmp_path / "played"), "--page", str(path), *words]
        monkeypatch.setattr(sys, "argv", command)
        baselines.main()
        return path.read_text()

    return page


def test_a_page_is_played_once(made, monkeypatch, tmp_path):
    text = made("--boards", "1")
    for name in games():
        assert f"## {baselines.TITLES[name]}\n" in text
    assert text.count("| random | novice | 1 | all |") == text.count("| novice | random | 1 | all |") == 5
    files = {each.name: each.read_bytes() for each in (tmp_path / "played").iterdir()}
    assert len(files) == 5
    monkeypatch.setattr(baselines, "boards", lambda contest, numbers, jobs: list(numbers))
    assert made("--boards", "0") == text
    assert {each.name: each.read_bytes() for each in (tmp_path / "played").iterdir()} == files
