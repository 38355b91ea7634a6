"""Ray over several nodes, of which some die in the middle: the results are those of one machine."""

import json
import os
import subprocess
import sys

import pytest

from tests.arena.stubs import RANDOM, played
from tests.cli.on_cluster import ARENA
from tests.cli.on_nodes import BOARDS, SIMULATE

pytestmark = pytest.mark.ray


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """What was done on those nodes; one for all of them, since they take long to start."""
    path = tmp_path_factory.mktemp("nodes")
    command = [sys.executable, "-m", "tests.cli.on_nodes", str(path)]
    env = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=540, env=env)
    assert done.returncode == 0, done.stderr
    return path


@pytest.fixture(scope="module")
def told(folder):
    """What the program says of it."""
    return json.loads((folder / "told.json").read_text())


def test_a_node_that_dies_costs_nothing_but_time(folder, told):
    assert (folder / "felled").exists()
    assert len([*folder.glob("node-*")]) == 2, "what one began the other did"
    here = [board.untimed.plain() for board in played(BOARDS, "dou_dizhu", RANDOM, RANDOM)]
    assert told["felled"] == json.loads(json.dumps(here))


def test_commands_take_the_address_of_a_cluster(invoke, folder, told, tmp_path):
    """The same bytes, though a node was taken away while deals were played."""
    arena, deals, files = told["commands"]
    assert (arena, deals) == (0, 0)
    invoke(*ARENA, "--deals", "6", "--out", str(tmp_path / "arena"))
    assert (folder / "arena").read_bytes() == (tmp_path / "arena").read_bytes()
    invoke(*SIMULATE, "--out", str(tmp_path / "deals"))
    here, there = (
        {each.name: each.read_bytes() for each in path.iterdir()}
        for path in (tmp_path / "deals", folder / "deals")
    )
    assert here == there
    assert files, "it was taken away when some deals were there"
