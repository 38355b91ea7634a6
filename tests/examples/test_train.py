"""The agent of the tutorial learns, is measured and drawn."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.learns
ROOT = Path(__file__).parents[2]
FIGURE = r"[-+.\d]+ \(-inf to \+inf\)"  # one board says nothing about the spread
LINE = rf"round {{}}, \d+ s: {FIGURE} above random, {FIGURE} above novice"


def train(folder, *words):
    """The lines that the program prints."""
    command = [sys.executable, "examples/train_a_small_agent.py", "--folder", str(folder), *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=540)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_two_rounds(tmp_path):
    words = ("--rounds", "2", "--deals", "3", "--boards", "1")
    lines = train(tmp_path, *words)
    assert len(lines) == 2
    for number, line in enumerate(lines):
        assert re.fullmatch(LINE.format(number), line)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["learned.svg", "round-0", "round-1"]
    page = (ROOT / "docs" / "tutorial" / "train_a_small_agent.md").read_text(encoding="utf-8")
    assert "examples/train_a_small_agent.py --folder" in page
