"""Commands run in this process by Typer's runner, and as a program of their own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from triumvir.cli.app import app, run

Invoke = Callable[..., Result]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the environment of the tests speaks, commands speak English."""
    monkeypatch.setenv("TRIUMVIR_LANG", "en")


@pytest.fixture
def invoke() -> Invoke:
    """A command that must end without a fault of the rules."""

    def invoked(*words: str, text: str | None = None) -> Result:
        result = CliRunner().invoke(app, words, input=text)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return invoked


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """A command that ends with exit code 2; what it says on standard error."""

    def told(*words: str) -> str:
        monkeypatch.setattr(sys, "argv", ["triumvir", *words])
        assert run() == 2
        out, err = capsys.readouterr()
        assert not out
        return err

    return told


@pytest.fixture
def program() -> Callable[..., "subprocess.CompletedProcess[str]"]:
    """The command line as a process, its output piped; colours are asked for, and must not come."""

    def ran(
        *words: str, text: str = "", env: dict[str, str] | None = None
    ) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "triumvir", *words],
            input=text,
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "FORCE_COLOR": "1", "COLUMNS": "80", **(env or {})},
            timeout=120,
        )

    return ran


@pytest.fixture
def vectors() -> Path:
    """The rulebook's vectors."""
    return Path(__file__).parents[1] / "conform" / "vectors.jsonl"


@pytest.fixture(autouse=True)
def kept(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of their own for the matches and choices of each test."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("TRIUMVIR_HOME", str(folder))
    return folder
