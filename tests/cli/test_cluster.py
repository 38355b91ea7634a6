"""Ray: a cluster gives the boards of one machine, whatever becomes of its workers."""

import os
import signal
from dataclasses import dataclass
from pathlib import Path

import pytest
import ray

from tests.arena.stubs import RANDOM, Fails, Scripted, contest, played, told
from triumvir.arena import cluster
from triumvir.arena.cluster import Cluster
from triumvir.arena.run import boards
from triumvir.errors import Code, SetupError

pytestmark = pytest.mark.ray
RAY = Cluster(jobs=2)


@pytest.fixture(scope="module", autouse=True)
def machine():
    """One cluster for all of them: it takes seconds to start."""
    with RAY._connected(ray):
        yield
    assert not ray.is_initialized()


@dataclass(frozen=True)
class Dies(Scripted):
    """Plays at random; the process that acts first is killed, once."""

    name: str = "random"
    mark: str = ""

    def act(self, view, rng):
        """Random, or the end."""
        try:
            Path(self.mark).touch(exist_ok=False)
        except FileExistsError:
            return rng.choice(view.legal).action
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


def test_killed_workers_cost_nothing_but_time(tmp_path):
    marks = [tmp_path / "one", tmp_path / "other"]
    game = contest("dou_dizhu", *(Dies(mark=str(mark)) for mark in marks))
    found = sorted(boards(game, range(6), backend=RAY), key=lambda board: board.number)
    assert all(mark.exists() for mark in marks)
    assert told(found) == told(played(6, "dou_dizhu", RANDOM, RANDOM))


def test_the_same_file(invoke, tmp_path):
    files = [tmp_path / name for name in ("ray", "one", "two", "resumed")]
    words = ("arena", "hokm", "random", "random", "--seed", "7", "--no-times", "--deals")
    ways = [("--backend", "ray"), (), ("--jobs", "2")]
    tables = [
        invoke(*words, "6", "--out", str(file), *way).stdout for file, way in zip(files, ways, strict=False)
    ]
    assert len(set(tables)) == 1
    invoke(*words, "2", "--out", str(files[3]))
    invoke(*words, "6", "--out", str(files[3]), "--resume", "--backend", "ray")
    assert len({file.read_bytes() for file in files}) == 1


def test_what_a_bot_raises_is_raised():
    with pytest.raises(ZeroDivisionError) as caught:
        list(boards(contest("hokm", Fails(), RANDOM), range(2), backend=RAY))
    assert caught.value.__notes__[0].startswith("board ")


def test_another_version_is_refused(monkeypatch):
    monkeypatch.setattr(cluster, "version", lambda package: "0.0.1")
    with pytest.raises(SetupError) as caught:
        list(boards(contest("hokm", RANDOM, RANDOM), range(1), backend=RAY))
    assert (caught.value.code, caught.value.expected) == (Code.ARENA_OTHER, "0.0.1")


def test_closing_ends_what_runs():
    running = boards(contest("dou_dizhu", RANDOM, RANDOM), range(10**9), backend=RAY)
    assert next(running).number < 8
    running.close()
    assert [board.number for board in boards(contest("hokm", RANDOM, RANDOM), [3], backend=RAY)] == [3]
