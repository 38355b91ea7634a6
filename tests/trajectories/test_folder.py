"""Folders: the same bytes whatever the processes, interruptions and sizes; and back into arrays."""

import json
from contextlib import closing

import numpy as np
import pytest

from tests.trajectories.test_rows import simulation
from triumvir.arena.backend import Local
from triumvir.errors import Code, ParseError, SetupError
from triumvir.trajectories.file import Meta, read, written
from triumvir.trajectories.folder import RECORDS, Folder
from triumvir.trajectories.records import rules_in, split, trajectories

DEALS = 7


def play(path, deals=DEALS, jobs=1, part=3, **what):
    """A folder with all its deals, begun or gone on with."""
    folder = Folder.resume(path, simulation("hokm", part=part, **what))
    for _ in folder.run(deals, Local(jobs)):
        pass
    return files(path)


def files(path):
    """The bytes of all files by name."""
    return {each.name: each.read_bytes() for each in path.iterdir()}


def same(rows, other):
    """Equal arrays."""
    return all(np.array_equal(array, other.arrays()[name]) for name, array in rows.arrays().items())


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A folder that was played without a stop."""
    path = tmp_path_factory.mktemp("whole")
    play(path)
    return path


def test_processes_change_nothing(whole, tmp_path):
    assert play(tmp_path / "two", jobs=2) == files(whole)


def test_what_was_stopped_goes_on(whole, tmp_path):
    path = tmp_path / "stopped"
    folder = Folder.begin(path, simulation("hokm", part=3))
    with closing(folder.run(DEALS, Local())) as running:
        numbers = [next(running).number for _ in range(5)]
    assert numbers == [0, 1, 2, 3, 4]
    data = (path / RECORDS).read_bytes()
    (path / RECORDS).write_bytes(data[:-40])  # killed while it wrote
    again = Folder.resume(path, simulation("hokm", part=3))
    assert sorted(again.records) == [0, 1, 2, 3]
    assert [number for number, _ in again.missing(DEALS)] == [3, 4, 5, 6]
    assert play(path) == files(whole)
    (path / "deals-00000003-00000005.npz").unlink()
    assert play(path) == files(whole)
    assert Folder.resume(path, simulation("hokm", part=3)).missing(DEALS) == []


def test_more_deals_are_added(whole, tmp_path):
    path = tmp_path / "more"
    assert "deals-00000003-00000004.npz" in play(path, deals=5)
    assert play(path) == files(whole)


def test_records_are_the_same_rows(whole):
    rows, meta = read(whole)
    sources = [(str(at), text) for at, text in enumerate(split((whole / RECORDS).read_bytes()))]
    assert len(sources) == DEALS
    chosen = rules_in(sources[0])
    assert same(rows, trajectories(sources, chosen, Local()))
    assert meta == Meta.of(chosen)
    start, shape = meta.observation["hand"]
    assert rows.observation[:, start : start + shape[0]].any()


def test_parquet_holds_the_same(whole, tmp_path):
    path = tmp_path / "parquet"
    play(path, form="parquet")
    assert same(read(whole)[0], read(path)[0])
    assert read(whole)[1] == read(path)[1]
    again = written(*read(path), "parquet")
    play(tmp_path / "again", form="parquet", part=100)
    assert again == files(tmp_path / "again")["deals-00000000-00000006.parquet"]


def test_records_alone(whole, tmp_path):
    found = play(tmp_path / "records", form="records")
    assert sorted(found) == [RECORDS, "simulation.json"]
    assert found[RECORDS] == files(whole)[RECORDS]


def test_an_empty_file(tmp_path):
    chosen = simulation("hokm").contest.chosen
    none = trajectories([], chosen, Local())
    for form in ("npz", "parquet"):
        path = tmp_path / f"empty.{form}"
        path.write_bytes(written(none, Meta.of(chosen), form))
        assert same(read(path)[0], none)


def test_folders_that_are_refused(whole, tmp_path):
    with pytest.raises(SetupError) as caught:
        Folder.begin(whole, simulation("hokm", part=3))
    assert caught.value.code == Code.ARENA_EXISTS
    with pytest.raises(SetupError) as caught:
        Folder.resume(whole, simulation("hokm", part=3, seed="8"))
    assert (caught.value.code, caught.value.got, caught.value.expected) == (
        Code.ARENA_OTHER,
        "seed 8",
        "seed 7",
    )
    for text in ("no header", "[]"):
        (tmp_path / "simulation.json").write_text(text)
        with pytest.raises(ParseError) as broken:
            Folder.resume(tmp_path, simulation("hokm"))
        assert broken.value.code == Code.ARENA_FILE
    (tmp_path / "file").touch()
    with pytest.raises(ParseError) as broken:
        Folder.begin(tmp_path / "file", simulation("hokm"))
    assert broken.value.code == Code.FILE_UNREADABLE


def test_files_that_are_refused(whole, tmp_path):
    data = (whole / "deals-00000000-00000002.npz").read_bytes()
    for name, wrong in (("a.npz", data[:-30]), ("b.npz", b"PK"), ("c.parquet", data), ("d.npz", b"")):
        (tmp_path / name).write_bytes(wrong)
        with pytest.raises(ParseError) as caught:
            read(tmp_path / name)
        assert caught.value.code == Code.ARENA_FILE
    for path in (tmp_path / "no.npz", tmp_path.parent / "none"):
        with pytest.raises(ParseError) as caught:
            read(path)
        assert caught.value.code == Code.FILE_UNREADABLE
    both = tmp_path / "both"
    both.mkdir()
    (both / "a.npz").write_bytes(data)
    chosen = simulation("dou_dizhu").contest.chosen
    (both / "b.npz").write_bytes(written(trajectories([], chosen, Local()), Meta.of(chosen), "npz"))
    with pytest.raises(SetupError) as other:
        read(both)
    assert other.value.code == Code.ARENA_OTHER
    meta = json.loads(Meta.of(chosen).text())
    assert (meta["rules"], meta["format"]) == (chosen.hash, 1)
