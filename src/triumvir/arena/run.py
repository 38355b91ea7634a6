"""Run: boards one by one, wherever they are played."""

from collections.abc import Generator, Iterable
from functools import partial

from triumvir.arena.backend import Backend, Local
from triumvir.arena.board import Board
from triumvir.arena.contest import Contest
from triumvir.arena.play import play_board


def boards(
    contest: Contest, numbers: Iterable[int], jobs: int = 1, backend: Backend | None = None
) -> Generator[Board, None, None]:
    """The boards of those numbers, each as soon as it is done: with several jobs in any order.

    Played by the `backend`, or else on this machine in so many processes. Closing the iterator, or an
    exception such as KeyboardInterrupt, ends all processes within one act.
    """
    return (backend or Local(jobs)).run(partial(play_board, contest), numbers)
