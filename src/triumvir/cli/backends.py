"""Backends: the options of commands that play many deals, and who plays them."""

from enum import StrEnum
from typing import Annotated

import typer

from triumvir.arena.backend import Backend, Local
from triumvir.arena.cluster import Cluster

INTERRUPTED = 130
"""What a command exits with that was stopped, and can go on."""


class BackendKind(StrEnum):
    """Where deals are played."""

    LOCAL = "local"
    RAY = "ray"


Jobs = Annotated[
    int, typer.Option("--jobs", "-j", min=1, max=256, help="Processes; of a cluster that is there: all.")
]
BackendName = Annotated[BackendKind, typer.Option("--backend", help="This machine, or a cluster of Ray.")]
Address = Annotated[
    str | None,
    typer.Option(
        "--address",
        metavar="HOST:PORT",
        help="The cluster, with --backend ray; else that of RAY_ADDRESS, or one of this machine.",
        show_default=False,
    ),
]


def chosen_backend(kind: BackendKind, jobs: int, address: str | None) -> Backend:
    """The backend of those options. BadParameter: an address of no cluster."""
    if kind is BackendKind.LOCAL:
        if address:
            raise typer.BadParameter("--address needs --backend ray")
        return Local(jobs)
    return Cluster(address, jobs)
