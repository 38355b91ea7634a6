"""A program that plays on a cluster of Ray of several nodes and kills some of them: on_nodes FOLDER.

Each node is a raylet of its own with workers of its own, as on machines of their own.
"""

import json
import os
import signal
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path

import ray
from ray.cluster_utils import Cluster as Nodes
from typer.testing import CliRunner

from tests.arena.stubs import Scripted, contest
from tests.cli.on_cluster import ARENA
from triumvir.arena.cluster import Cluster
from triumvir.arena.run import boards
from triumvir.cli.app import app

SIMULATE = ("simulate", "hokm", "club", "--seed", "7", "--deals", "24", "--part", "2")
BOARDS = 8


@dataclass(frozen=True)
class Fells(Scripted):
    """Plays at random; notes on which node. The first node on which it acts is killed."""

    name: str = "random"
    folder: str = ""

    def act(self, view, rng):
        """Random; or the end of the node, whose raylet is the parent of every worker."""
        node = ray.get_runtime_context().get_node_id()
        Path(self.folder, f"node-{node}").touch()
        try:
            Path(self.folder, "felled").touch(exist_ok=False)
        except FileExistsError:
            return rng.choice(view.legal).action
        os.kill(os.getppid(), signal.SIGKILL)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


def felled(folder, address):
    """Boards during which a node was killed."""
    bots = (Fells(folder=str(folder)), Fells(folder=str(folder)))
    found = boards(contest("dou_dizhu", *bots), range(BOARDS), backend=Cluster(address))
    return [board.untimed.plain() for board in sorted(found, key=lambda board: board.number)]


def removed(nodes, node, folder):
    """Take a node away as soon as a file of deals is there; how many there were."""
    while not (there := [*folder.glob("*.npz")]):
        time.sleep(0.01)
    nodes.remove_node(node, allow_graceful=False)
    return len(there)


def commands(folder, nodes):
    """The exit codes of commands that are given the address; meanwhile a node is taken away."""
    more = ("--backend", "ray", "--address", nodes.address)
    node = started(nodes)
    arena = CliRunner().invoke(app, (*ARENA, "--deals", "6", "--out", str(folder / "arena"), *more))
    found = []
    axe = threading.Thread(target=lambda: found.append(removed(nodes, node, folder / "deals")), daemon=True)
    axe.start()
    deals = CliRunner().invoke(app, (*SIMULATE, "--out", str(folder / "deals"), *more))
    axe.join(60)
    return [arena.exit_code, deals.exit_code, *found]


def started(nodes, cpus=1):
    """One more node. Ray gives up after half a minute; a busy machine needs more: so twice more."""
    for _ in range(2):
        try:
            return nodes.add_node(num_cpus=cpus, include_dashboard=False)
        except Exception as fault:
            sys.stderr.write(f"{fault}\n")
    return nodes.add_node(num_cpus=cpus, include_dashboard=False)


def main(folder):
    """All of it, told in a file: a head on which nothing is played, and two nodes on which all is."""
    nodes = Nodes()
    try:
        for cpus in (0, 1, 1):
            started(nodes, cpus)
        told = {"felled": felled(folder, nodes.address), "commands": commands(folder, nodes)}
    finally:
        nodes.shutdown()
    (folder / "told.json").write_text(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
