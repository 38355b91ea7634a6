"""Reviewer: a process that looks for the mistakes of one deal, and ends. Its task is JSON; it says the review
again and again as it grows, on the way to its answer, which is the whole.
"""

import sys
import time
from typing import BinaryIO

import msgspec

from triumvir.games.registry import games
from triumvir.locales.catalog import catalog
from triumvir.server.bots.worker import FAULT, PART, READY, allow, alone, say
from triumvir.server.mistakes import reviews

BEAT = 0.2
"""Seconds between two things that are said on the way, or more."""
SPARE = 15
"""Seconds of processor time beyond those that the task says."""


class Asked(msgspec.Struct, frozen=True):
    """Of which deal of a record, in which language; how many seconds for the solver, how many for the
    expert.
    """

    text: str
    deal: int
    language: str
    exact: float
    more: float


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Answer one task."""
    games()
    say(answers, READY)
    asked = msgspec.json.decode(tasks.read(int.from_bytes(tasks.read(4), "big")), type=Asked)
    allow("CPU", round(time.process_time() + asked.exact + asked.more) + SPARE)
    try:
        said, due = catalog(asked.language), 0.0
        for found in reviews(asked.text, asked.deal, said, asked.exact, asked.more):
            if found.stage == "over":
                say(answers, msgspec.json.encode(found))
            elif time.monotonic() >= due:
                say(answers, PART + msgspec.json.encode(found))
                due = time.monotonic() + BEAT
    except Exception as fault:  # whatever stands in a record, it is told
        say(answers, FAULT + type(fault).__name__.encode())


def main(memory: int, nice: int) -> None:
    """Serve standard input and output. Memory is in MiB."""
    serve(*alone(memory, nice))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
