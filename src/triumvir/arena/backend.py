"""Backend: who does the work, one piece after the other, in this process or in several of this machine."""

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing.synchronize import Event
from typing import Any, Protocol, TypeVar

from triumvir.arena.halt import heed

Item = TypeVar("Item")
Done = TypeVar("Done")
AHEAD = 4
"""Pieces handed out ahead for each process."""


class Backend(Protocol):
    """Where work is done. What comes of a piece follows from the piece alone, so a backend changes nothing
    but the time it takes and the order.
    """

    def run(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done, None, None]:
        """What `work` makes of each item, as soon as it is done, in any order. Both must be picklable.

        Closing the generator, or an exception such as KeyboardInterrupt, ends all that runs.
        """
        ...


@dataclass(frozen=True, slots=True)
class Local:
    """One machine: this process, or with several `jobs` so many others, which end within one act."""

    jobs: int = 1

    def run(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done, None, None]:
        """With one job in the order of the items."""
        return _spread(work, iter(items), self.jobs) if self.jobs > 1 else (work(item) for item in items)


def _spread(work: Callable[[Item], Done], items: Iterator[Item], jobs: int) -> Generator[Done, None, None]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(work, stop))
    try:
        running: set[Future[Done]] = set()
        while True:
            with _deaf():
                more = islice(items, AHEAD * jobs - len(running))
                running |= {pool.submit(_do, item) for item in more}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf() -> Generator[None, None, None]:
    """Processes that begin meanwhile hear no interrupt: those are for the one that collects the results,
    which hears one that comes now when this is over.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_here: list[Callable[[Any], Any]] = []
"""What this process does, set when it begins."""


def _begin(work: Callable[[Any], Any], stop: Event) -> None:
    """Make this process ready."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    heed(stop)
    _here[:] = [work]


def _do(item: Any) -> Any:
    return _here[0](item)
