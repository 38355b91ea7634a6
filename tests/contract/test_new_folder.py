"""A game in a new folder is found and held to the contract, and nothing else is edited for it."""

import os
import re
import subprocess
import sys
from pathlib import Path

from triumvir.games.registry import games

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
RECIPE = ROOT / "docs" / "howto" / "add_a_game.md"
FILE = re.compile(r"`games/(\S+\.py)`:\n\n```python\n(.*?)```", re.DOTALL)


def new_folders(place: Path) -> None:
    """Two games: tiny.py from beside this file, and the one that the recipe for new games builds."""
    files = {"tiny/__init__.py": (HERE / "tiny.py").read_text(encoding="utf-8")}
    files |= dict(FILE.findall(RECIPE.read_text(encoding="utf-8")))
    for name, text in files.items():
        (place / name).parent.mkdir(exist_ok=True)
        (place / name).write_text(text, encoding="utf-8")


def test_games_in_new_folders_are_found_and_pass_the_contract(tmp_path: Path) -> None:
    new_folders(tmp_path)
    names = [folder.name for folder in tmp_path.iterdir()]
    assert len(names) == 2
    assert not {*names} & games().keys()
    chosen = " or ".join(names)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(HERE), "-k", chosen]
    env = {**os.environ, "TRIUMVIR_EXTRA_GAMES": str(tmp_path), "HYPOTHESIS_PROFILE": "coverage"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed
    assert int(passed[1]) > 60
