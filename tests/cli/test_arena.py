"""arena: the command, its files, its interrupt."""

import os
import re
import signal
import subprocess
import sys
import time
from xml.etree import ElementTree as ET

import pytest

from tests.arena import stubs
from triumvir.arena.result import read
from triumvir.bots.bot import make
from triumvir.cli import arena as command

PLAYED = ("arena", "hokm", "random", "random", "--seed", "7")


def steady(out):
    """What must not change: everything but the milliseconds."""
    return re.sub(r"(?m)^(. \S+(?: +-?[\d.]+){3} +\d+) .*$", r"\1", out)


def test_tables(invoke):
    lines = invoke(*PLAYED, "--deals", "3").stdout.splitlines()
    assert lines[:3] == ["game     hokm", "rules    2e27c7f5f0de", "seed     7"]
    assert "played   3 boards, 18 plays, duplicate" in lines
    heads = next(line for line in lines if line.startswith("bot       role"))
    assert re.split(" {2,}", heads) == ["bot", "role", "seats", "points a deal", "won", "call made"]
    rows = [line.split()[:4] for line in lines if line.startswith(("A random  ", "B random  "))]
    assert [row[2:] for row in rows[:3]] == [["all", "27"], ["declarer", "9"], ["defender", "18"]]
    (duel,) = (line for line in lines if line.startswith("A random : B random"))
    assert duel.split()[5:7] == ["3", "0.500"]
    assert duel.endswith("+0.00 (+0.00 to +0.00)")


def test_games_with_sides_have_no_calls_to_make(invoke):
    out = invoke("arena", "big_three/4", "random", "random", "--seed", "7", "--deals", "1").stdout
    assert "call made" not in out
    assert "declarer" not in out
    assert "played   1 board, 2 plays, duplicate" in out


def test_three_bots(invoke):
    out = invoke("arena", "hokm", "random", "random", "random", "--deals", "2").stdout
    assert [line[:19] for line in out.splitlines() if " : " in line] == [
        "A random : B random",
        "A random : C random",
        "B random : C random",
    ]


def test_options_change_the_rules(invoke):
    words = ("--deals", "6", "--no-duplicate", "--preset", "online", "-o", "spring=none")
    out = invoke("arena", "dou_dizhu", "random", "random", "--seed", "7", *words).stdout
    assert "played   6 boards, 6 plays, not duplicate" in out
    assert f"rules    {stubs.contest('dou_dizhu', preset='online', spring='none').chosen.hash}" in out


def test_jobs_give_the_same_tables(invoke):
    alone, spread = (invoke(*PLAYED, "--deals", "8", "--jobs", str(jobs)).stdout for jobs in (1, 2))
    assert steady(alone) == steady(spread)


def test_without_times_the_same_contest_is_the_same_file(invoke, tmp_path):
    one, other = tmp_path / "one", tmp_path / "other"
    words = (*PLAYED, "--no-times", "--out")
    assert "ms an act" not in invoke(*words, str(one), "--deals", "3").stdout
    invoke(*words, str(other), "--deals", "1")
    with other.open("a") as file:  # as if the last board had come first
        file.write(one.read_text().splitlines(keepends=True)[3])
    invoke(*words, str(other), "--deals", "3", "--resume")
    assert one.read_bytes() == other.read_bytes()


def test_a_file_is_shown_again(invoke, tmp_path):
    path, picture, again = tmp_path / "f.jsonl", tmp_path / "a.svg", tmp_path / "b.svg"
    out = invoke(*PLAYED, "--deals", "3", "--out", str(path), "--plot", str(picture)).stdout
    assert invoke("arena", "--show", str(path), "--plot", str(again)).stdout == out
    assert ET.fromstring(picture.read_bytes()).tag.endswith("svg")
    assert picture.read_bytes() == again.read_bytes()


def test_more_boards_are_added_to_a_file(invoke, tmp_path):
    path = tmp_path / "f.jsonl"
    whole = invoke(*PLAYED, "--deals", "5").stdout
    invoke(*PLAYED, "--deals", "2", "--out", str(path))
    data = path.read_bytes()
    path.write_bytes(data[:-40])
    resumed = ("arena", "hokm", "random", "random", "--out", str(path), "--resume", "--deals")
    assert steady(invoke(*resumed, "5", "--jobs", "2").stdout) == steady(whole)
    assert [board.number for board in read(path).boards] == [0, 1, 2, 3, 4]
    assert steady(invoke(*resumed, "2").stdout) == steady(whole)


def test_an_interrupt_keeps_what_there_is(invoke, tmp_path, monkeypatch):
    path = tmp_path / "f.jsonl"
    whole = invoke(*PLAYED, "--deals", "6").stdout
    monkeypatch.setattr(command, "make", lambda name: stubs.Interrupts())
    stopped = invoke(*PLAYED, "--deals", "6", "--out", str(path))
    assert stopped.exit_code == 130
    kept = len(read(path).boards)
    assert 0 < kept < 6
    assert stopped.stdout.splitlines()[-2:] == [
        f"stopped after {kept} board{'s' if kept > 1 else ''} of 6",
        "the same command with --resume goes on",
    ]
    monkeypatch.setattr(command, "make", make)
    again = invoke(*PLAYED, "--deals", "6", "--out", str(path), "--resume")
    assert again.exit_code == 0
    assert steady(again.stdout) == steady(whole)


def test_ctrl_c_on_many_processes(tmp_path):
    path = tmp_path / "f.jsonl"
    words = ["arena", "hokm", "random", "random", "--deals", "1000000", "--jobs", "2", "--out", str(path)]
    with subprocess.Popen(
        [sys.executable, "-m", "triumvir", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # as on a terminal: the interrupt goes to the whole group
    ) as running:
        try:
            while not path.exists() or path.read_bytes().count(b"\n") < 4:
                assert running.poll() is None
                time.sleep(0.05)
            os.killpg(running.pid, signal.SIGINT)
            out, err = running.communicate(timeout=60)
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 130
    assert not err
    kept = len(read(path).boards)
    assert f"stopped after {kept} boards of 1000000" in out
    assert path.read_bytes().endswith(b"\n")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("hokm", "random"), "arena/bots"),
        (("hokm", "random", "random", "random", "random"), "arena/bots"),
        (("hokm", "random", "shark"), "bot/unknown"),
        (("hokm", "random", "random:cups=3"), "bot/budget"),
        (("whist", "random", "random"), "game/unknown"),
        (("--show", "no.such.file"), "file/unreadable"),
    ],
)
def test_what_is_refused(refused, words, code):
    assert refused("arena", *words).startswith(f"error {code}: ")


def test_files_that_are_refused(invoke, refused, tmp_path):
    path = tmp_path / "f.jsonl"
    invoke(*PLAYED, "--deals", "1", "--out", str(path))
    data = path.read_bytes()
    assert refused(*PLAYED, "--out", str(path)).startswith("error arena/exists: ")
    other = refused(*PLAYED[:-1], "8", "--out", str(path), "--resume")
    assert other == f"error arena/other: got 'seed 8' in {path}, expected seed 7\n"
    assert path.read_bytes() == data
    path.write_text("no results\n")
    assert refused("arena", "--show", str(path)).startswith("error arena/file: ")


def test_a_picture_that_can_not_be_written(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(sys, "argv", ["triumvir", *PLAYED, "--deals", "1", "--plot", str(tmp_path)])
    assert command_line() == 2
    assert capsys.readouterr().err.startswith("error file/unreadable: ")


def command_line():
    """The program, in this process."""
    from triumvir.cli.app import run

    return run()


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--show", "x", "hokm"),
        ("hokm", "random", "random", "--resume"),
        ("--deals", "0", "hokm"),
        ("hokm", "random", "random", "--address", "auto"),
        ("hokm", "random", "random", "--backend", "slurm"),
    ],
)
def test_words_that_do_not_go_together(invoke, words):
    assert invoke("arena", *words).exit_code == 2


def test_without_the_extra_there_are_no_ratings_and_no_picture(invoke, refused, monkeypatch):
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    out = invoke(*PLAYED, "--deals", "1").stdout
    assert "no ratings: openskill is not installed" in out
    assert "ms an act" in out
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert refused(*PLAYED, "--plot", "x.svg").startswith("error extra/missing: got 'matplotlib'")
