"""Pages that repeat what the code says, say it right."""

import contextlib
import re
import shlex
import sys
from pathlib import Path

import pytest

import options_page
from triumvir.cli.app import run
from triumvir.errors import Code
from triumvir.games.registry import games

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"


def test_the_options_page_is_current() -> None:
    assert (REFERENCE / "options.md").read_text() == options_page.page()


def test_every_option_stands_in_the_rulebook() -> None:
    rulebook = (REFERENCE.parent / "rules" / "shared.md").read_text()
    section = rulebook[rulebook.index("## 7. Options") : rulebook.index("### 7.1")]
    written = set(re.findall(r"`(\w+)(?: =|`)", section))
    offered = {option.name for game in games().values() for option in game.options}
    assert offered == written


def test_every_code_stands_on_the_errors_page_in_order() -> None:
    page = (REFERENCE / "errors.md").read_text()
    assert re.findall(r"^\| `(\w+/\w+)` \|", page, re.MULTILINE) == [str(code) for code in Code]


FILES = re.compile(r"^`([\w.]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def run_line(line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """What a command line prints, faults last."""
    monkeypatch.setattr(sys, "argv", shlex.split(line))
    with contextlib.suppress(SystemExit):
        run()
    printed = capsys.readouterr()
    return printed.out + printed.err


def test_the_examples_of_the_command_line_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (REFERENCE / "cli.md").read_text()
    for name, text in FILES.findall(page):
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    examples = [part for block in CONSOLE.findall(page) for part in f"\n{block}".split("\n$ ")[1:]]
    assert len(examples) > 5
    for example in examples:
        line, _, output = example.rstrip("\n").partition("\n")
        assert run_line(line, monkeypatch, capsys) == f"{output}\n", line


def test_every_link_between_pages_leads_somewhere() -> None:
    root = REFERENCE.parents[1]
    pages = [root / "README.md", root / "CONTRIBUTING.md", *(root / "docs").rglob("*.md")]
    links = [
        (page, link)
        for page in pages
        for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text())
        if "://" not in link
    ]
    assert len(links) > 30
    assert [(page, link) for page, link in links if not (page.parent / link).exists()] == []
