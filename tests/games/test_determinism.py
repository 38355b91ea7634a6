"""One seed gives one record, byte for byte: in this process, and wherever else the package runs."""

import re
import subprocess
import sys
from pathlib import Path

from tests.playthroughs import digests
from triumvir.games.registry import games

ROOT = Path(__file__).parents[2]


def test_this_process_comes_to_the_committed_digests() -> None:
    assert digests.FILE.read_text(encoding="utf-8") == digests.text()


def test_every_preset_has_a_digest_for_each_seed() -> None:
    told = {tuple(line.split()[:3]) for line in digests.lines()}
    presets = {(game.name, preset.name) for game in games().values() for preset in game.presets}
    assert told == {(*preset, seed) for preset in presets for seed in digests.SEEDS}


def test_other_seeds_have_other_digests() -> None:
    found = [line.split()[3] for line in digests.lines()]
    assert len(set(found)) == len(found)


def test_every_build_process_and_python_here_comes_to_them_too() -> None:
    """As it is built, and interpreted under two hash seeds; so too by every other Python that is found."""
    command = [sys.executable, str(ROOT / "scripts" / "same-everywhere")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    told = re.search(r"all (\d+) steps passed", done.stdout)
    assert told
    assert int(told[1]) >= 3
