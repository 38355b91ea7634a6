"""Worker: a process that thinks, one thought after the other, for whoever started it.

It reads packed views (`wire`), each behind its length in four bytes, and answers each with a line: the place
of the action among the legal ones, or "!" and the name of what went wrong. The end of its input ends it.
"""

import contextlib
import gc
import math
import os
import sys
import time
from typing import BinaryIO

from triumvir.bots.bot import make
from triumvir.cards.rng import Rng
from triumvir.games.registry import games
from triumvir.server.bots.wire import unpack

READY = b"ready\n"
"""Said once, when everything is imported."""


def answer(told: bytes) -> str:
    """The place of the action that a bot chooses, or what went wrong: never a word about cards."""
    try:
        bot, view, seed = unpack(told)
        action = make(bot).act(view, Rng.stream(*seed))
        actions = [choice.action for choice in view.legal]
        return str(actions.index(action)) if action in actions else "!illegal"
    except Exception as fault:  # whatever a bot does wrong, others think on
        return f"!{type(fault).__name__}"


def serve(tasks: BinaryIO, answers: BinaryIO, cpu: int) -> None:
    """Think until there are no more tasks, for `cpu` seconds of processor time a thought at most."""
    games()
    gc.freeze()
    answers.write(READY)
    answers.flush()
    while len(head := tasks.read(4)) == 4:
        told = tasks.read(int.from_bytes(head, "big"))
        allow("CPU", math.ceil(time.process_time()) + cpu)
        answers.write(f"{answer(told)}\n".encode())
        answers.flush()


def main(cpu: int, memory: int, nice: int) -> None:
    """Serve standard input and output; nothing that a bot prints gets there. Memory is in MiB."""
    allow("AS", memory << 20)
    allow("CORE", 0)
    if hasattr(os, "nice"):
        os.nice(nice)
    answers = os.fdopen(os.dup(1), "wb")
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(silence, stream)
    serve(sys.stdin.buffer, answers, cpu)


def allow(what: str, amount: int) -> None:
    """Let this process have so much and no more, where the system can see to that."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - Unix alone has it

        limit = getattr(resource, f"RLIMIT_{what}")
        resource.setrlimit(limit, (amount, resource.getrlimit(limit)[1]))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
