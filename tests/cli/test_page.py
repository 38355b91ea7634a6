"""The reference page shows what the commands print, and leaves none out."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from triumvir.cli.app import app

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reference" / "cli.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```console\n\$ triumvir (.*?)\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = [command.callback.__name__ for command in app.registered_commands if command.callback]


@pytest.mark.parametrize(("command", "shown"), BLOCKS, ids=[command.split()[0] for command, _ in BLOCKS])
def test_the_page_shows_what_is_printed(invoke, monkeypatch, command, shown):
    monkeypatch.chdir(ROOT)
    out = invoke(*shlex.split(command)).stdout
    assert doctest.OutputChecker().check_output(shown, out, doctest.ELLIPSIS), out


def test_the_first_match_is_played_as_its_page_tells(invoke):
    """Lines with > are typed, the others are what is said; the middle of the deal is left out."""
    page = (ROOT / "docs" / "tutorial" / "first_match.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"^\$ triumvir (play .*)$", page, re.MULTILINE)
    blocks = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    typed = re.findall("^> (.*)$", "".join(blocks), re.MULTILINE)
    typed += re.findall(
        r"`([^` ]+)`", next(line for line in page.splitlines() if line.startswith("Go on by"))
    )
    said = [re.sub("^> .*\n", "", block, flags=re.MULTILINE) for block in blocks]
    shown = "".join((*said[:-1], "...\n", said[-1]))
    out = invoke(*shlex.split(command), text="\n".join(typed) + "\n").stdout
    assert doctest.OutputChecker().check_output(shown, out, doctest.ELLIPSIS), out


def test_every_command_has_its_part():
    parts = re.findall(r"^## (\w+)", PAGE, re.MULTILINE)
    assert sorted(parts) == sorted(COMMANDS)
    assert len(BLOCKS) > 3


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_is_on_the_page(invoke, command):
    names = set(re.findall(r"--[a-z]+", invoke(command, "--help").stdout)) - {"--help"}
    assert {name for name in names if name not in PAGE} == set()
