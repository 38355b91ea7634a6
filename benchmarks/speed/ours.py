"""Our own contenders: random deals inside the kernels, and stepped from Python by the public states."""

import os
import random
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import IO

from triumvir.adapters.batch import Batch
from triumvir.adapters.pettingzoo import VARIANTS
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.games import registry
from triumvir.games.game import Rules
from triumvir.seats import Seat

ROOT = Path(__file__).resolve().parents[2]


class Kernel:
    """Whole random deals of a game's default rules; in climbing games the declarer is given, as in
    limit.c.
    """

    def __init__(self, game: str) -> None:
        self.rules = registry.find(game).rules().play
        self.words = [*Rng.stream("speed", game).words]

    def __call__(self, deals: int) -> float:
        """Seconds for so many deals."""
        begin = time.perf_counter()
        self.play(deals)
        return time.perf_counter() - begin

    def play(self, deals: int) -> tuple[int, int]:
        """Decisions, and legal actions added up."""
        return self.rules.random_play(deals, self.words)


class States:
    """Deals with calls and plays at random by `legal_actions` and `apply`, as OpenSpiel's are stepped."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.rng = Rng.stream("speed", "states")
        self.random = random.Random(1)

    def __call__(self, deals: int) -> float:
        """Seconds for so many deals."""
        rules, choice = self.rules.play, self.random.choice
        begin = time.perf_counter()
        for number in range(deals):
            hands, kitty = rules.plan.deal(self.rng.shuffled(rules.deck.cards), 0)
            state = rules.start(Deal(Seat(0), Seat(number % rules.seats), hands, kitty))
            while state.to_act is not None:
                state = state.apply(choice(state.legal_actions()))
        return time.perf_counter() - begin


class Zoo:
    """Deals of a PettingZoo environment with calls and plays at random, seen and masked at every turn."""

    def __init__(self, environment: str, preset: str) -> None:
        self.env = VARIANTS[environment].env(preset=preset)
        self.random = random.Random(1)
        self.seeds = count(1)

    def __call__(self, deals: int) -> float:
        """Seconds for so many deals."""
        env, choice = self.env, self.random.choice
        begin = time.perf_counter()
        for _ in range(deals):
            env.reset(seed=next(self.seeds))
            for _ in env.agent_iter():
                seen, _, termination, truncation, _ = env.last()
                done = termination or truncation
                env.step(None if done else choice(seen["action_mask"].view(bool).nonzero()[0]))
        return time.perf_counter() - begin


class Batched:
    """A batch of deals stepped from Python: calls and plays at random, as the batch itself draws them, every
    observation written.
    """

    def __init__(self, game: str, deals: int = 1024, threads: int = 1) -> None:
        self.batch = Batch(registry.find(game).rules(), deals, "speed", threads=threads)
        self.batch.reset()

    def __call__(self, deals: int) -> float:
        """Seconds for so many deals, about: all that were begun count for the part that was played."""
        begin, ended = time.perf_counter(), 0
        while ended < deals:
            ended += int(self.batch.step(self.batch.sample())[2].sum())
        return (time.perf_counter() - begin) * deals / ended


class OnTwoCores(Batched):
    """The same with two threads, which are made and run off the one core that the race is run on."""

    def __init__(self, game: str, deals: int = 1024) -> None:
        with off_one_core():
            super().__init__(game, deals, threads=2)

    def __call__(self, deals: int) -> float:
        """Seconds for so many deals."""
        with off_one_core():
            return super().__call__(deals)


@contextmanager
def off_one_core() -> Generator[None]:
    """On all cores meanwhile: a thread stays for ever where the one that made it was."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    bound = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        yield
    finally:
        os.sched_setaffinity(0, bound)


class Interpreted:
    """A kernel run as plain Python, in a process of its own that does not see the binaries."""

    def __init__(self, game: str) -> None:
        subprocess.run([sys.executable, str(ROOT / "scripts" / "pure_tree.py")], check=True)
        paths = os.pathsep.join([str(ROOT / "build" / "pure"), str(ROOT)])
        self.worker = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.speed.worker", game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": paths},
        )

    def __call__(self, deals: int) -> float:
        """Seconds for so many deals, measured by the worker."""
        return float(ask(self.worker.stdin, self.worker.stdout, str(deals)))

    def close(self) -> None:
        """End the worker."""
        self.worker.communicate()


def ask(question: IO[str] | None, answer: IO[str] | None, words: str) -> str:
    """A line to the worker, a line from it."""
    assert question
    assert answer
    print(words, file=question, flush=True)
    said = answer.readline()
    if not said:
        raise RuntimeError("the interpreted worker ended early")
    return said
