"""How far a long run has come: a bar on a terminal, plain lines elsewhere."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Call what is given with the number of steps just done. Says all on standard error."""
    if sys.stderr.isatty():
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns) as bar:
            task = bar.add_task(what, total=total)
            yield lambda steps: bar.advance(task, steps)
        return
    done = 0

    def tick(steps: int) -> None:
        nonlocal done
        before, done = done, done + steps
        if done * 10 // total > before * 10 // total:
            print(f"{what}: {done:,} of {total:,}", file=sys.stderr, flush=True)

    yield tick
