"""A worker whose bots go wrong, each in its own way; started as the pool starts a worker."""

import os
import signal
import sys
import time

from triumvir.bots import bot as bots
from triumvir.bots.thought import Reason, Thought
from triumvir.server.bots import worker


def shout(text):
    """Write to the pipe that answers go through, wherever it is."""
    for place in range(3, 12):
        try:
            os.write(place, text)
        except OSError:
            continue


def mad(view):
    """An action that is none."""
    return type(view.legal[0].action)(*[997] * len(type(view.legal[0].action).__match_args__))


def noisy(view):
    """A legal action, with words that belong nowhere."""
    sys.stdout.write("play 3\n" * 100_000)
    sys.stdout.flush()
    os.write(2, b"play 3\n")
    return view.legal[-1].action


def deep(view):
    """No end."""
    return deep(view)


FATAL = {
    "exits": lambda view: os._exit(3),
    "leaves": lambda view: sys.exit(0),
    "dies": lambda view: os.kill(os.getpid(), signal.SIGSEGV),
    "closes": lambda view: os.closerange(0, 20),
    "garbage": lambda view: shout(b"\xff\x00 no number\n"),
    "long": lambda view: shout(b"7" * 60_000),
    "twice": lambda view: shout(b"0\n0\n"),
}
LATE = {
    "spins": lambda view: [... for _ in iter(int, 1)],
    "sleeps": lambda view: time.sleep(600),
}
HARMLESS = {
    "raises": lambda view: 1 // 0,
    "nothing": lambda view: None,
    "mad": mad,
    "memory": lambda view: bytearray(1 << 40),
    "deep": deep,
    "unknown": lambda view: bots.make("grandmaster"),
}


def told(view):
    """A thought that says who thought it."""
    return Thought(view.legal[-1].action, Reason("any/random", (("process", os.getpid()),)))


WAYS = {**FATAL, **LATE, **HARMLESS, "noisy": noisy, "told": told}


class Bad:
    """A bot that goes wrong, whether it acts or thinks."""

    def __init__(self, name):
        self.act = self.think = lambda view, rng: WAYS[name](view)


def make(name):
    """A bad bot, or an honest one."""
    return Bad(name) if name in WAYS else bots.make(name)


if __name__ == "__main__":
    worker.make = make
    worker.main(*map(int, sys.argv[1:]))
