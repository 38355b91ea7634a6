"""Run: boards one by one, in this process or in several."""

import multiprocessing
import signal
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing.synchronize import Event

from triumvir.arena.board import Board
from triumvir.arena.contest import Contest
from triumvir.arena.play import play_board
from triumvir.bots.bot import Bot
from triumvir.bots.thought import Thought
from triumvir.cards.rng import Rng
from triumvir.games.game import Action
from triumvir.views.view import View

AHEAD = 4
"""Boards handed out ahead for each process."""


def boards(contest: Contest, numbers: Iterable[int], jobs: int = 1) -> Generator[Board, None, None]:
    """The boards of those numbers, each as soon as it is done: with several jobs in any order.

    Closing the iterator, or an exception such as KeyboardInterrupt, ends all processes within one act.
    """
    if jobs > 1:
        yield from _spread(contest, iter(numbers), jobs)
        return
    for number in numbers:
        yield play_board(contest, number)


def _spread(contest: Contest, numbers: Iterator[int], jobs: int) -> Generator[Board, None, None]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(contest, stop))
    try:
        running: set[Future[Board]] = set()
        while True:
            with _deaf():
                more = islice(numbers, AHEAD * jobs - len(running))
                running |= {pool.submit(_board, number) for number in more}
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
    """Processes that begin meanwhile hear no interrupt: those are for the one that collects the boards, which
    hears one that comes now when this is over.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Stopped(Exception):  # noqa: N818 - nothing went wrong, nobody waits for the board any more
    """The board is not wanted any more."""


@dataclass(frozen=True, slots=True)
class Stoppable:
    """A bot that is interrupted between two acts once nobody waits for the board any more."""

    bot: Bot
    stop: Event

    @property
    def name(self) -> str:
        """The bot's own."""
        return self.bot.name

    def act(self, view: View, rng: Rng) -> Action:
        """What the bot does."""
        if self.stop.is_set():
            raise Stopped
        return self.bot.act(view, rng)

    def think(self, view: View, rng: Rng) -> Thought:
        """What the bot thinks."""
        return self.bot.think(view, rng)


_here: list[Contest] = []
"""What this process plays, set when it begins."""


def _begin(contest: Contest, stop: Event) -> None:
    """Make this process ready."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bots = tuple(Stoppable(bot, stop) for bot in contest.bots)
    _here[:] = [Contest(contest.chosen, bots, contest.seed, contest.duplicate)]


def _board(number: int) -> Board:
    return play_board(_here[0], number)
