"""Cluster: the backend that has Ray do the work, with the results of any other one."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

from triumvir.arena.backend import AHEAD
from triumvir.arena.extra import load
from triumvir.arena.versions import version
from triumvir.errors import Code, SetupError

Item = TypeVar("Item")
Done = TypeVar("Done")
RETRIES = 20
"""A piece whose worker or machine is lost is begun again so often; one that kills them all ends the run."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """A cluster of Ray: the one that this process is connected to already, that at `address` or of the
    variable RAY_ADDRESS, or else one of this machine with `jobs` processors that ends with the work.

    Every machine needs the same version of triumvir, and of the bots.
    """

    address: str | None = None
    jobs: int = 1

    def run(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done, None, None]:
        """As any backend. Errors: extra/missing; arena/other, another version of triumvir there; whatever
        Ray raises where there is no cluster, or where it loses too many workers.
        """
        ray = load("ray", "ray")
        with self._connected(ray):
            yield from _spread(ray, work, iter(items))

    @contextmanager
    def _connected(self, ray: Any) -> Generator[None, None, None]:
        if ray.is_initialized():
            yield
            return
        address = self.address or os.environ.get("RAY_ADDRESS")
        quiet = {"log_to_driver": False, "logging_level": "error"}
        if address:
            ray.init(address=address, **quiet)
        else:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
            _started(ray, num_cpus=self.jobs, include_dashboard=False, **quiet)
        try:
            yield
        finally:
            ray.shutdown()


def _started(ray: Any, **options: Any) -> None:
    """A cluster of this machine. Ray gives up after half a minute; a busy machine needs more: once more."""
    for last in (False, False, True):
        try:
            ray.init(address="local", **options)
        except Exception:
            ray.shutdown()
            if last:
                raise
        else:
            return


def _spread(ray: Any, work: Callable[[Item], Done], items: Iterator[Item]) -> Generator[Done, None, None]:
    task = ray.remote(max_retries=RETRIES)(_done)
    shared, here = ray.put(work), version("triumvir")
    running: list[Any] = []
    try:
        while True:
            cores = int(ray.cluster_resources().get("CPU", 1))  # a cluster may grow meanwhile
            running += [
                task.remote(shared, item) for item in islice(items, max(AHEAD * cores - len(running), 0))
            ]
            if not running:
                return
            (first, *_), running = ray.wait(running)
            there, done = _got(ray, first)
            if there != here:
                raise SetupError(
                    Code.ARENA_OTHER, got=f"triumvir {there}", expected=here, where="the cluster"
                )
            yield done
    finally:
        for each in running:
            ray.cancel(each, force=True)


def _got(ray: Any, reference: Any) -> Any:
    """What came of a piece; what the piece raised is raised as it was."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as fault:
        raise fault.cause from None


def _done(work: Callable[[Any], Any], item: Any) -> tuple[str, Any]:
    """In a worker: what comes of a piece, and what made it."""
    return version("triumvir"), work(item)
