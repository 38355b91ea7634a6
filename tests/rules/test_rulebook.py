"""The rulebook cites only tests and vectors that exist, and every sentence of the sources has a row."""

import ast
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
SOURCES = {"big_three": ("B", 43), "dou_dizhu": ("D", 53), "hokm": ("H", 24)}


def tests_in(path: Path) -> set[str]:
    return {node.name for node in ast.parse(path.read_text()).body if isinstance(node, ast.FunctionDef)}


def cited(text: str, pattern: str) -> set[str]:
    return set(re.findall(pattern, text))


@pytest.mark.parametrize("game", SOURCES)
def test_every_sentence_has_its_row(game: str) -> None:
    letter, last = SOURCES[game]
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text()
    rows = re.findall(rf"^\| {letter}(\d+) \|", page, re.MULTILINE)
    assert rows == [str(number) for number in range(1, last + 1)]


@pytest.mark.parametrize("game", SOURCES)
def test_page_and_tests_name_each_other(game: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text()
    written = {
        name for name in tests_in(Path(__file__).parent / f"test_{game}_text.py") if name.startswith("test_")
    }
    assert cited(page, r"`(test_[bdh]\d\w+)`") == written


def test_every_vector_named_exists() -> None:
    vectors = {
        json.loads(line)["id"]
        for path in (ROOT / "tests" / "conform").rglob("*.jsonl")
        for line in path.read_text().splitlines()
    }
    named = set[str]().union(
        *(cited(page.read_text(), r"`((?:bt3|bt4|dd3|dd4|hk3)-[a-z]+-\d+)`") for page in PAGES)
    )
    assert len(named) > 200
    assert named - vectors == set()
