"""A game in a new folder is found and held to the contract, and nothing else is edited for it."""

import os
import re
import subprocess
import sys
from pathlib import Path

from triumvir.games.registry import games

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def test_a_game_in_a_new_folder_is_found_and_passes_the_contract(tmp_path: Path) -> None:
    assert "tiny" not in games()
    (tmp_path / "tiny").mkdir()
    (tmp_path / "tiny" / "__init__.py").write_text((HERE / "tiny.py").read_text())
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(HERE), "-k", "tiny"]
    env = {**os.environ, "TRIUMVIR_EXTRA_GAMES": str(tmp_path)}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed
    assert int(passed[1]) > 80
