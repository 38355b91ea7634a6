"""Every vector, one test each: the file that came with the rulebook, and our own on what it covers thinly."""

from collections import Counter
from pathlib import Path

import pytest

from triumvir.conform.run import KINDS, check_line
from triumvir.conform.vector import GAMES, parse_vector

HERE = Path(__file__).parent
FILES = {path.name: path.read_text(encoding="utf-8").splitlines() for path in sorted(HERE.glob("*.jsonl"))}
LINES = [line for lines in FILES.values() for line in lines]
VECTORS = [parse_vector(line) for line in LINES]


@pytest.mark.parametrize("line", LINES, ids=[vector.id for vector in VECTORS])
def test_vector(line):
    verdict = check_line(line)
    assert verdict.passed, f"{verdict.id}: expected {verdict.expected}, got {verdict.got} ({verdict.why})"


def test_the_files_are_whole():
    counts = {name: len(lines) for name, lines in FILES.items()}
    assert counts.pop("vectors.jsonl") == 763
    assert counts.pop("more.jsonl") >= 457, "cases are added, not dropped"
    assert counts == {}
    assert [name for name, times in Counter(vector.id for vector in VECTORS).items() if times > 1] == []


def test_all_kinds_and_games_are_covered():
    assert {vector.kind for vector in VECTORS} == set(KINDS)
    assert {vector.game for vector in VECTORS} == set(GAMES.values())
