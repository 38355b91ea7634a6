"""Ray: a cluster gives the boards and the deals of one machine, whatever becomes of its workers."""

import json
import subprocess
import sys

import pytest

from tests.arena.stubs import RANDOM, played
from tests.cli.on_cluster import ARENA, SIMULATE

pytestmark = pytest.mark.ray


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """What was done on a cluster; one for all of them, since it takes seconds to start."""
    path = tmp_path_factory.mktemp("cluster")
    command = [sys.executable, "-m", "tests.cli.on_cluster", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=540)
    assert done.returncode == 0, done.stderr
    return path


@pytest.fixture(scope="module")
def told(folder):
    """What the program says of it."""
    return json.loads((folder / "told.json").read_text())


def test_killed_workers_cost_nothing_but_time(folder, told):
    assert len(list(folder.glob("killed-*"))) == 2
    here = [board.untimed.plain() for board in played(6, "dou_dizhu", RANDOM, RANDOM)]
    assert told["killed"] == json.loads(json.dumps(here))


def test_the_same_files(invoke, folder, told, tmp_path):
    assert told["commands"] == [0, 0, 0, 0]
    file, deals = tmp_path / "arena", tmp_path / "deals"
    invoke(*ARENA, "--deals", "6", "--out", str(file))
    assert (folder / "arena").read_bytes() == (folder / "resumed").read_bytes() == file.read_bytes()
    invoke(*SIMULATE, "--out", str(deals))
    here, there = (
        {each.name: each.read_bytes() for each in path.iterdir()} for path in (deals, folder / "deals")
    )
    assert len(here) == 5
    assert here == there


def test_faults_and_ends(told):
    assert told["raised"][0].startswith("board ")
    assert told["another version"] == "arena/other"
    assert told["closed"] == [3]
