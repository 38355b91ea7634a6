"""Worker: a process that thinks, one thought after the other, for whoever started it.

It reads packed views (`wire`), each behind its length in four bytes, and answers each with a line: the place
of the action among the legal ones, advice (`advice`), or "!" and the name of what went wrong. The end of its
input ends it.
"""

import contextlib
import gc
import math
import os
import sys
import time
from collections.abc import Callable
from typing import BinaryIO

from triumvir.bots.bot import Bot, make
from triumvir.bots.hints import hints
from triumvir.cards.rng import Rng
from triumvir.games.registry import games
from triumvir.server.bots import advice
from triumvir.server.bots.wire import ACT, ADVISE, unpack
from triumvir.views.view import View

READY, PART, FAULT = b"ready", b"+", b"!"
"""The line said once, when everything is imported; how lines begin that are said on the way to an answer, and
those that name what went wrong.
"""


def answer(told: bytes) -> bytes:
    """The place of the action that a bot chooses, what it advises, or what went wrong."""
    try:
        what, bot, view, seed = unpack(told)
        return WAYS[what](make(bot), view, Rng.stream(*seed))
    except Exception as fault:  # whatever a bot does wrong, others think on
        return FAULT + type(fault).__name__.encode()


def act(bot: Bot, view: View, rng: Rng) -> bytes:
    """The place of the action that a bot chooses: never a word about cards."""
    action = bot.act(view, rng)
    actions = [choice.action for choice in view.legal]
    return str(actions.index(action)).encode() if action in actions else FAULT + b"illegal"


def advise(bot: Bot, view: View, rng: Rng) -> bytes:
    """What can be played and what a bot would do, each by its place."""
    return advice.write(hints(view, rng, bot), view)


WAYS: dict[str, Callable[[Bot, View, Rng], bytes]] = {ACT: act, ADVISE: advise}
"""What is done with a view."""


def serve(tasks: BinaryIO, answers: BinaryIO, cpu: int) -> None:
    """Think until there are no more tasks, for `cpu` seconds of processor time a thought at most."""
    games()
    gc.freeze()
    say(answers, READY)
    while len(head := tasks.read(4)) == 4:
        told = tasks.read(int.from_bytes(head, "big"))
        allow("CPU", math.ceil(time.process_time()) + cpu)
        say(answers, answer(told))


def say(answers: BinaryIO, line: bytes) -> None:
    """Say a line, at once."""
    answers.write(line + b"\n")
    answers.flush()


def main(cpu: int, memory: int, nice: int) -> None:
    """Serve standard input and output. Memory is in MiB."""
    tasks, answers = alone(memory, nice)
    serve(tasks, answers, cpu)


def alone(memory: int, nice: int) -> tuple[BinaryIO, BinaryIO]:
    """Limit what this process may have, and give way to others; where tasks come in and answers go out.
    Nothing that a bot prints gets there.
    """
    allow("AS", memory << 20)
    allow("CORE", 0)
    if hasattr(os, "nice"):
        os.nice(nice)
    answers = os.fdopen(os.dup(1), "wb")
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(silence, stream)
    return sys.stdin.buffer, answers


def allow(what: str, amount: int) -> None:
    """Let this process have so much and no more, where the system can see to that."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - Unix alone has it

        limit = getattr(resource, f"RLIMIT_{what}")
        resource.setrlimit(limit, (amount, resource.getrlimit(limit)[1]))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
