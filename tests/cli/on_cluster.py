"""A program that does all its work on one cluster of Ray, for the tests to look at: on_cluster FOLDER.

It is a process of its own because Ray leaves some behind when it ends.
"""

import json
import os
import signal
import sys
from dataclasses import dataclass
from pathlib import Path

import ray
from typer.testing import CliRunner

from tests.arena.stubs import RANDOM, Fails, Scripted, contest
from triumvir.arena import cluster
from triumvir.arena.cluster import Cluster
from triumvir.arena.run import boards
from triumvir.cli.app import app
from triumvir.errors import SetupError

RAY = Cluster(jobs=2)
ARENA = ("arena", "hokm", "random", "random", "--seed", "7", "--no-times")
SIMULATE = ("simulate", "dou_dizhu", "random", "--seed", "7", "--deals", "5", "--part", "2")


@dataclass(frozen=True)
class Dies(Scripted):
    """Plays at random; the process in which it acts first is killed, once."""

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


def killed(folder):
    """Boards on which two workers were killed."""
    bots = (Dies(mark=str(folder / f"killed-{number}")) for number in range(2))
    found = sorted(boards(contest("dou_dizhu", *bots), range(6), backend=RAY), key=lambda board: board.number)
    return [board.untimed.plain() for board in found]


def raised():
    """What a bot raised, and what was noted with it."""
    try:
        list(boards(contest("hokm", Fails(), RANDOM), range(2), backend=RAY))
    except ZeroDivisionError as fault:
        return fault.__notes__
    raise AssertionError


def another_version():
    """How a cluster with another version is refused."""
    version, cluster.version = cluster.version, lambda package: "0.0.1"
    try:
        list(boards(contest("hokm", RANDOM, RANDOM), range(1), backend=RAY))
    except SetupError as fault:
        return fault.code
    finally:
        cluster.version = version
    raise AssertionError


def closed():
    """What is played after a contest that was stopped."""
    running = boards(contest("dou_dizhu", RANDOM, RANDOM), range(10**9), backend=RAY)
    assert next(running).number < 8
    running.close()
    return [board.number for board in boards(contest("hokm", RANDOM, RANDOM), [3], backend=RAY)]


def commands(folder):
    """The exit codes of commands that write to the folder."""
    words = [
        (*ARENA, "--deals", "6", "--out", str(folder / "arena"), "--backend", "ray"),
        (*ARENA, "--deals", "2", "--out", str(folder / "resumed")),
        (*ARENA, "--deals", "6", "--out", str(folder / "resumed"), "--resume", "--backend", "ray"),
        (*SIMULATE, "--out", str(folder / "deals"), "--backend", "ray"),
    ]
    return [CliRunner().invoke(app, each).exit_code for each in words]


def main(folder):
    """All of it, told in a file."""
    with RAY._connected(ray):
        told = {
            "killed": killed(folder),
            "raised": raised(),
            "another version": another_version(),
            "closed": closed(),
            "commands": commands(folder),
        }
    assert not ray.is_initialized()
    (folder / "told.json").write_text(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
