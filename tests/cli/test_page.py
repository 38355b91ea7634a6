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


def test_every_command_has_its_part():
    parts = re.findall(r"^## (\w+)", PAGE, re.MULTILINE)
    assert sorted(parts) == sorted(COMMANDS)
    assert len(BLOCKS) > 3


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_is_on_the_page(invoke, command):
    names = set(re.findall(r"--[a-z]+", invoke(command, "--help").stdout)) - {"--help"}
    assert {name for name in names if name not in PAGE} == set()
