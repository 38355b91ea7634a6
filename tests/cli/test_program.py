"""The command line as a program: pipes, terminals, exit codes, and a missing extra."""

import importlib
import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import triumvir.cli

ESCAPE = "\x1b"
WRONG = {"id": "x", "game": "hokm3", "kind": "pack", "given": {}, "expect": {"size": 32}, "why": "thirty"}


@pytest.mark.parametrize(
    "words",
    [
        ["deal", "dou_dizhu"],
        ["rules", "dou_dizhu", "--preset", "online"],
        ["doctor"],
        ["perft", "hokm", "-d", "2", "--divide"],
        ["bench", "hokm", "--seconds", "0.01"],
        ["--help"],
        ["conform", "--help"],
    ],
)
def test_a_pipe_gets_plain_text(program, words):
    done = program(*words)
    assert done.returncode == 0, done.stderr
    assert ESCAPE not in done.stdout + done.stderr
    assert not done.stderr


def test_long_lines_are_not_broken_in_a_pipe(program):
    lines = program("deal", "dou_dizhu/4", "--seed", "1").stdout.splitlines()
    assert max(map(len, lines)) > 250
    assert lines[-1].startswith("position  dou_dizhu/4 - auction ")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["conform", "-"], 0),
        (["deal"], 2),
        (["deal", "whist"], 2),
        (["shuffle"], 2),
        (["perft", "hokm", "--depth", "many"], 2),
        ([], 2),
    ],
)
def test_exit_codes(program, words, code):
    done = program(*words)
    assert done.returncode == code
    assert "Traceback" not in done.stderr


def test_a_failing_vector_is_exit_code_1(program):
    done = program("conform", "-", text=json.dumps(WRONG))
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "0 passed, 1 failed"
    assert not done.stderr


def test_a_reader_that_goes_away_is_no_news(tmp_path):
    path = tmp_path / "many.jsonl"
    path.write_text(f"{json.dumps(WRONG)}\n" * 5000)
    command = [sys.executable, "-m", "triumvir", "conform", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout
        assert running.stderr
        assert running.stdout.readline().startswith("FAILED x")
        running.stdout.close()
        assert running.wait(60) != 0
        assert running.stderr.read() == ""


def on_a_terminal(*words, columns="80"):
    """What a command writes to a terminal, and its exit code."""
    main, side = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": columns, "LINES": "40"}
    env.pop("NO_COLOR", None)
    command = [sys.executable, "-m", "triumvir", *words]
    with subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=env) as running:
        os.close(side)
        shown = b""
        while True:
            try:
                shown += os.read(main, 65536)
            except OSError:  # the other side is closed
                break
            if not shown:
                break
        code = running.wait(60)
    os.close(main)
    return shown.decode(), code


def test_a_terminal_gets_colours_and_a_bar(vectors):
    shown, code = on_a_terminal("conform", str(vectors))
    assert code == 0
    assert ESCAPE in shown
    assert "763/763" in shown
    assert "763 passed, 0 failed" in shown


def test_a_terminal_gets_tables_that_fit(vectors):
    shown, code = on_a_terminal("rules", "dou_dizhu", "--preset", "online", "--diff")
    assert code == 0
    assert ESCAPE in shown
    assert "calling and robbing" in shown


def test_without_typer_the_program_says_what_to_install(monkeypatch, capsys):
    for name in ("typer", "rich"):
        monkeypatch.setitem(sys.modules, name, None)
    for name in [name for name in sys.modules if name.startswith("triumvir.cli.")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(SystemExit) as left:
        triumvir.cli.main()
    assert left.value.code == 2
    out, err = capsys.readouterr()
    assert not out
    assert err == 'error: the command line needs typer; get it with: pip install "triumvir[cli]"\n'


def test_another_missing_module_is_a_real_fault(monkeypatch):
    def missing(name):
        raise ModuleNotFoundError(f"No module named {name}", name="triumvir.nowhere")

    monkeypatch.setattr(triumvir.cli, "import_module", missing)
    with pytest.raises(ModuleNotFoundError):
        triumvir.cli.main()


def test_the_entry_points_are_one(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["triumvir", "rules", "hokm", "--diff"])
    with pytest.raises(SystemExit) as left:
        triumvir.cli.main()
    assert not left.value.code
    assert "nothing differs" in capsys.readouterr().out
    script = Path(sys.executable).with_name("triumvir")
    done = subprocess.run([script, "rules", "hokm", "--diff"], capture_output=True, text=True, check=True)
    assert "nothing differs" in done.stdout
    assert importlib.import_module("triumvir.__main__").main is triumvir.cli.main
