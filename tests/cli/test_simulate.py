"""simulate, trajectories: the commands, their files, their interrupt."""

import sys

import pytest

from tests.arena import stubs
from triumvir.bots.bot import make
from triumvir.cli import simulate as command
from triumvir.trajectories.file import read

PLAYED = ("simulate", "hokm", "random", "--seed", "7")


def files(path):
    """The bytes of all files by name."""
    return {each.name: each.read_bytes() for each in path.iterdir()}


def test_deals_become_rows_and_records_the_same_rows(invoke, tmp_path):
    out, file = tmp_path / "out", tmp_path / "rows.npz"
    lines = invoke(*PLAYED, "--deals", "2", "--out", str(out)).stdout.splitlines()
    assert lines == ["game    hokm", "rules   2e27c7f5f0de", "seed    7", f"folder  {out}", "2 deals"]
    lines = invoke("trajectories", str(out / "records.txt"), "--out", str(file)).stdout.splitlines()
    rows, meta = read(file)
    assert lines == [
        "rules      2e27c7f5f0de",
        "deals      2",
        f"decisions  {len(rows)}",
        f"file       {file}",
    ]
    assert meta.game == "hokm"
    assert file.read_bytes() == (out / "deals-00000000-00000001.npz").read_bytes()


def test_an_interrupt_keeps_what_there_is(invoke, tmp_path, monkeypatch):
    whole, path = tmp_path / "whole", tmp_path / "stopped"
    invoke(*PLAYED, "--deals", "6", "--format", "records", "--out", str(whole))
    monkeypatch.setattr(command, "make", lambda name: stubs.Interrupts(after=60))
    words = (*PLAYED[:-2], "--deals", "6", "--format", "records", "--out", str(path))
    stopped = invoke(*words, "--seed", "7")
    assert stopped.exit_code == 130
    assert stopped.stdout.splitlines()[-1] == "the same command with --resume goes on"
    assert (path / "records.txt").read_bytes().count(b"seed = ") in range(1, 6)
    monkeypatch.setattr(command, "make", make)
    assert invoke(*words, "--resume").exit_code == 0
    assert files(path) == files(whole)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("hokm", *["random"] * 4), "arena/bots"),
        (("whist", "random"), "game/unknown"),
        (("hokm", "shark"), "bot/unknown"),
    ],
)
def test_what_is_refused(refused, tmp_path, words, code):
    assert refused("simulate", *words, "--out", str(tmp_path / "x")).startswith(f"error {code}: ")


def test_files_that_are_refused(refused, invoke, tmp_path):
    out, broken = tmp_path / "out", tmp_path / "broken"
    invoke(*PLAYED, "--deals", "1", "--format", "records", "--out", str(out))
    text = (out / "records.txt").read_text()
    assert refused(*PLAYED, "--out", str(out)).startswith("error arena/exists: ")
    broken.write_text(text + text.replace('seed = "7/0"', 'seed = "7/1"'))
    said = refused("trajectories", str(broken), "--out", str(tmp_path / "x.npz"))
    assert f"{broken}, record 2" in said
    missing = refused("trajectories", str(tmp_path / "no"), "--out", str(tmp_path / "x.npz"))
    assert missing.startswith("error file/unreadable: ")


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "hokm", "random"),
        ("simulate", "hokm", "random", "--out", "x", "--format", "csv"),
        ("trajectories", "x", "--out", "x.csv"),
    ],
)
def test_words_that_do_not_go_together(invoke, words):
    assert invoke(*words).exit_code == 2


def test_without_the_extra(refused, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    said = refused(*PLAYED, "--format", "parquet", "--out", str(tmp_path / "x"))
    assert said.startswith("error extra/missing: got 'pyarrow'")
    assert "triumvir[trajectories]" in said
