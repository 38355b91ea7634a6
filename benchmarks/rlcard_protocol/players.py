"""Players as the referee asks them: RLCard's agent, its random agent, and our bots, whose time is taken."""

import time
from dataclasses import dataclass, field
from typing import Protocol

from douzero.evaluation.random_agent import RandomAgent
from douzero.evaluation.rlcard_agent import RLCardAgent

from benchmarks.rlcard_protocol.seen import Infoset, Move3, Seen, moves_of, view
from triumvir.bots.bot import Bot, make
from triumvir.cards.rng import Rng

PEERS = ("rlcard", "random")
OURS = "triumvir:"
"""Before a name it says that the bot is ours: `triumvir:random`."""


class Player(Protocol):
    """What the referee asks."""

    def act(self, infoset: Infoset) -> list[int]:
        """One of `infoset.legal_actions`."""
        ...


class IllegalMoveError(Exception):
    """A bot of ours chose what the referee does not allow."""


@dataclass(slots=True)
class Times:
    """What moves cost, in microseconds: the bot's thinking, and getting its view ready and its action
    back.
    """

    thought: list[int] = field(default_factory=list)
    adapter: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Ours:
    """A bot of ours at one seat."""

    bot: Bot
    rng: Rng
    times: Times

    def act(self, infoset: Infoset) -> list[int]:
        """The bot's choice from its view. Error: IllegalMoveError."""
        begin = time.perf_counter_ns()
        seen = Seen.of(infoset)
        shown = view(seen)
        ready = time.perf_counter_ns()
        action = self.bot.act(shown, self.rng)
        done = time.perf_counter_ns()
        moves: list[Move3] = moves_of([action])
        if not moves or moves[0] not in seen.legal:
            raise IllegalMoveError(f"{self.bot.name} chose {action} at {seen}")
        self.times.thought.append((done - ready) // 1000)
        self.times.adapter.append((time.perf_counter_ns() - done + ready - begin) // 1000)
        return [*moves[0]]


def is_ours(name: str) -> bool:
    """Whether a bot of that name is one of ours."""
    return name not in PEERS


def known(name: str) -> None:
    """Nothing. Errors for no bot's name: bot/unknown, bot/budget."""
    if is_ours(name):
        make(name.removeprefix(OURS))


def player(name: str, position: str, rng: Rng, times: Times) -> Player:
    """Who plays at a position; peers draw from Python's `random`. Errors: bot/unknown, bot/budget."""
    peer: Player
    if name == "rlcard":
        peer = RLCardAgent(position)
        return peer
    if name == "random":
        peer = RandomAgent()
        return peer
    return Ours(make(name.removeprefix(OURS)), rng, times)
