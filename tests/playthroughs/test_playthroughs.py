"""The committed playthroughs are what is played today."""

from pathlib import Path

import pytest

from tests.playthroughs.golden import FOLDER, files, playthrough
from triumvir.games.game import Rules


@pytest.mark.parametrize(("path", "rules"), files().items(), ids=[path.stem for path in files()])
def test_a_playthrough_is_as_it_was(path: Path, rules: Rules) -> None:
    assert path.read_text(encoding="utf-8") == playthrough(rules)


def test_every_file_is_of_a_preset() -> None:
    assert {*FOLDER.glob("*.txt")} - {FOLDER / "digests.txt"} == {*files()}
