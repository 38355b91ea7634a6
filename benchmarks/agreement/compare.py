"""Ask two libraries the same questions and sort the answers: equal, a named fault, or unexplained."""

import importlib
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from benchmarks.agreement.faults import explain
from benchmarks.agreement.ours import Ours
from benchmarks.agreement.plays import Peer, Play, Position, bare
from benchmarks.agreement.positions import Tables, draw

EQUAL = "equal"
UNEXPLAINED = "UNEXPLAINED"
NAMES = ("open_spiel", "rlcard", "douzero")
SHOWN = 20


@dataclass
class Tally:
    """How questions of each sort were answered, and what went wrong."""

    answers: Counter[tuple[str, str]] = field(default_factory=Counter)
    reports: list[str] = field(default_factory=list)

    def note(self, sort: str, verdict: str, report: str = "") -> None:
        """One more question of that sort."""
        self.answers[sort, verdict] += 1
        if verdict == UNEXPLAINED and len(self.reports) < SHOWN:
            self.reports.append(report)

    def add(self, other: "Tally") -> None:
        """Everything of another tally."""
        self.answers += other.answers
        self.reports = (self.reports + other.reports)[:SHOWN]

    @property
    def failed(self) -> bool:
        """Whether anything was left unexplained."""
        return any(verdict == UNEXPLAINED for _, verdict in self.answers)


@cache
def peer(name: str) -> Peer:
    """The other library, loaded when it is asked for."""
    found: Peer = importlib.import_module(f"benchmarks.agreement.{name}").PEER
    return found


@cache
def ours(preset: str) -> Ours:
    """Our rules under the preset that is named like the library."""
    return Ours(preset)


@cache
def tables(preset: str) -> Tables:
    """All plays that may lie on the table."""
    return Tables(ours(preset).all_plays())


def as_told(plays: frozenset[Play], *, reads: bool) -> frozenset[Play]:
    """Our plays in the words of a library that keeps readings or does not."""
    return plays if reads else frozenset(bare(play.cards) for play in plays)


def judge(name: str, position: Position, theirs: frozenset[Play], mine: frozenset[Play]) -> tuple[str, str]:
    """The verdict on one position and, when it is unexplained, what differs."""
    told = as_told(mine, reads=peer(name).reads)
    if theirs == told:
        return EQUAL, ""
    fault = explain(name, position, theirs, told, ours(name).legal)
    if fault:
        return f"fault ({fault})", ""
    only = {"theirs only": theirs - told, "ours only": told - theirs}
    parts = [
        f"{side} {' '.join(sorted(play.cards for play in plays)[:8])}"
        for side, plays in only.items()
        if plays
    ]
    return UNEXPLAINED, f"{position}: {'; '.join(parts)}"


def drawn(name: str, seed: str, numbers: range) -> Tally:
    """Random positions, one for each number: the same number gives the same position in any order of
    asking.
    """
    tally = Tally()
    for number in numbers:
        position = draw(random.Random(f"{seed}/{number}"), tables(name))
        if position.table and not peer(name).reads:
            # Who keeps cards alone sees the reading that they have when nobody names one (rules 3.C).
            position = Position(position.hand, ours(name).automatic(position.table.cards))
        verdict, report = judge(name, position, peer(name).legal(position), ours(name).legal(position))
        tally.note(position.table.kind if position.table else "leading", verdict, f"{seed}/{number} {report}")
    return tally


def split(total: int, size: int) -> Iterator[range]:
    """The numbers below `total` in stretches of `size`."""
    return (range(first, min(first + size, total)) for first in range(0, total, size))
