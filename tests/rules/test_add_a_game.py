"""The recipe runs: the files on the page make a game that is found, dealt and played to the end."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from triumvir import games as room
from triumvir.cards.rng import Rng
from triumvir.games.match import Match
from triumvir.games.registry import find

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "add_a_game.md"
FILE = re.compile(r"^`games/ladder/(\w+\.py)`:\n\n```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The folder of the page beside the other games."""
    folder = tmp_path / "ladder"
    folder.mkdir()
    for name, text in FILE.findall(PAGE.read_text()):
        (folder / name).write_text(text)
    monkeypatch.setattr(room, "__path__", [*room.__path__, str(tmp_path)])
    yield
    for name in [name for name in sys.modules if name.startswith("triumvir.games.ladder")]:
        del sys.modules[name]


@pytest.mark.usefixtures("ladder")
def test_the_recipe_makes_a_game() -> None:
    rng = Rng.stream(1, "recipe")
    match = Match.start(find("ladder").rules(stake=2, match_deals=3), seed=1)
    assert [len(hand) for hand in match.state.deal.hands] == [8, 8, 8]
    while not match.winners:
        if match.state.outcome:
            assert sorted(match.state.outcome.points) == [-2, -2, 4]
            match = match.deal_next()
        match = match.apply(rng.choice(match.state.legal_actions()))
    assert match.deals == 3
    assert sum(match.totals) == 0
