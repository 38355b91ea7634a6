"""Bots that follow a script. They travel to other processes."""

import os
import signal
from dataclasses import dataclass, field

from triumvir.arena.contest import Contest
from triumvir.arena.run import boards
from triumvir.bots.bot import make
from triumvir.bots.thought import Reason, Thought
from triumvir.games.registry import find


@dataclass(frozen=True)
class Scripted:
    """The legal action at one place of the list: 0 declines and plays low."""

    name: str = "first"
    at: int = 0

    def act(self, view, rng):
        """That action."""
        return view.legal[self.at].action

    def think(self, view, rng):
        """For no reason."""
        return Thought(self.act(view, rng), Reason("test/scripted"))


FIRST = Scripted()
LAST = Scripted("last", -1)
RANDOM = make("random")


@dataclass(frozen=True)
class Fails(Scripted):
    """Raises on the first act of boards from a number on."""

    name: str = "fails"

    def act(self, view, rng):
        """Nothing."""
        raise ZeroDivisionError


@dataclass(frozen=True)
class Interrupts(Scripted):
    """Plays at random until, after so many acts, somebody presses Ctrl-C."""

    name: str = "random"
    after: int = 300
    acts: list[int] = field(default_factory=list)

    def act(self, view, rng):
        """Random, until then."""
        self.acts.append(1)
        if len(self.acts) == self.after:
            os.kill(os.getpid(), signal.SIGINT)
        return rng.choice(view.legal).action


def contest(game, *bots, seed="7", duplicate=True, preset="text", **options):
    """A contest of those bots."""
    return Contest(find(game).rules(preset, **options).chosen, bots, seed, duplicate)


def played(deals, *what, jobs=1, **more):
    """The boards of a contest, by number."""
    found = boards(contest(*what, **more), range(deals), jobs)
    return tuple(sorted(found, key=lambda board: board.number))


def told(boards):
    """Everything about boards but the time they took."""
    return [(board.number, board.redeals, board.plays) for board in boards]
