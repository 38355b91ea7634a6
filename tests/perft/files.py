"""Perft files: a position a line, and behind it how many sequences of 1, 2, 3... actions lead on from it.

    hokm - play 1 ... ;D1 10 ;D2 31 ;D3 118

Lines that begin with # and empty lines say nothing. scripts/perft-update writes the files.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from triumvir.games.game import State
from triumvir.record.position import parse_position

FOLDER = Path(__file__).parent
ENDING = ".perft"


class Line(NamedTuple):
    """A position and its counts, of depth 1 first."""

    position: str
    counts: tuple[int, ...]

    @property
    def state(self) -> State:
        """The state that the position stands for."""
        return parse_position(self.position).state


def file_of(game: str) -> Path:
    """The file of a game."""
    return FOLDER / (game.replace("/", "-") + ENDING)


def read(path: Path) -> list[Line]:
    """The lines of a file."""
    texts = (text.strip() for text in path.read_text(encoding="utf-8").splitlines())
    return [_line(text) for text in texts if text and not text.startswith("#")]


def _line(text: str) -> Line:
    position, *depths = text.split(" ;")
    counts: list[int] = []
    for depth, told in enumerate(depths, start=1):
        name, _, count = told.partition(" ")
        if name != f"D{depth}":
            raise ValueError(f"{name} in the place of D{depth}: {text}")
        counts.append(int(count))
    return Line(position, tuple(counts))


def write(lines: Iterable[tuple[str, Line]]) -> str:
    """The text of a file; each line has a comment above it."""
    found: list[str] = []
    for comment, line in lines:
        depths = "".join(f" ;D{depth} {count}" for depth, count in enumerate(line.counts, start=1))
        found += [f"# {comment}", line.position + depths, ""]
    return "\n".join(found)


def slow_leaves(state: State, depth: int) -> int:
    """The slow truth: every sequence of actions is played through the states, one by one."""
    if depth == 0:
        return 1
    return sum(slow_leaves(state.apply(action), depth - 1) for action in state.legal_actions())
