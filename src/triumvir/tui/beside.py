"""Beside: what takes its time, thinking bots above all, runs in a thread; the screen never waits."""

from collections.abc import Callable
from threading import Event as Flag
from typing import TypeVar

from textual.screen import Screen

from triumvir.errors import TriumvirError

T = TypeVar("T")
Tell = Callable[..., object]
"""How something is called on the screen's own thread."""


class Beside:
    """One piece of work at a time; what it found is told on the screen's own thread."""

    def __init__(self, screen: Screen[None], tell: Tell, failed: Callable[[TriumvirError], None]) -> None:
        """Nothing to do yet. `failed` is told of what went wrong."""
        self._screen, self._tell, self._failed = screen, tell, failed
        self._skip, self._gone = Flag(), False
        self.busy = False

    def start(self, work: Callable[[], T], then: Callable[[T], None], pause: float = 0.0) -> None:
        """Do something after a pause, and tell what came of it; nothing while something else is done."""
        if self.busy:
            return
        self.busy = True
        self._skip.clear()
        self._screen.run_worker(lambda: self._run(work, then, pause), thread=True, group="beside")

    def hurry(self) -> None:
        """End a pause."""
        self._skip.set()

    def leave(self) -> None:
        """Nobody is there any more to be told."""
        self._gone = True
        self._skip.set()

    def _run(self, work: Callable[[], T], then: Callable[[T], None], pause: float) -> None:
        """The work itself, in its thread."""
        if pause:
            self._skip.wait(pause)
        if self._gone:
            return
        try:
            found = work()
        except TriumvirError as error:
            self._report(self._failed, error)
        else:
            self._report(then, found)

    def _report(self, what: Callable[[T], None], found: T) -> None:
        """Tell it where the screen is."""
        if not self._gone:
            self._tell(self._done, what, found)

    def _done(self, what: Callable[[T], None], found: T) -> None:
        """It is told; other work may begin."""
        self.busy = False
        what(found)
