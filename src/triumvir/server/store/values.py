"""Values: what goes into the store, what comes out, what can go wrong. Times are milliseconds since 1970."""

from dataclasses import dataclass, field
from typing import NamedTuple


class StoreError(Exception):
    """The store did not do as it was asked. Whether a command counts is not known: it may be said again."""


class Behind(StoreError):
    """A command was decided on an older state of its table than `seq`, the last one; nothing was stored."""

    def __init__(self, seq: int) -> None:
        self.seq = seq
        super().__init__(f"the table is at {seq}")


class Taken(StoreError):
    """Another table has this short code; nothing was stored."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(f"another table has the code {code}")


@dataclass(frozen=True, slots=True)
class Due:
    """What happens next at a table by itself: which kind of thing, when, and the seq it was made for."""

    kind: str
    at: int
    seq: int


class TableRow(NamedTuple):
    """A table as a list shows it: short code, game, title, whether it is `listed` for all, phase, persons
    here, seats, those that nobody has, and when this changed, which the store says.
    """

    code: str
    game: str
    title: str
    listed: bool
    phase: str
    persons: int
    seats: int
    free: int
    updated: int = 0


@dataclass(frozen=True, slots=True)
class Append:
    """A decided command of one table.

    It was decided on seq `after`, its encoded events (there may be none) get the numbers that follow.
    `command` is unique at the table; `answer` is kept and given again when the command comes again. `due`
    replaces what the table has to do next, None takes it away; where it is the same as before, whoever has
    claimed it keeps it. `secret` is a deal and its seed, `record` a number and the text of a match that is
    over, `snapshot` the folded state after these events, `row` what lists show: the first append of a table
    needs one. `places` are accounts that have another chair now, or none; `players` those who have one where
    a match is over, with the points that it brought. `at` is when the events were, 0 for now.
    """

    table: str
    after: int
    command: str
    events: tuple[bytes, ...] = ()
    answer: bytes = b""
    due: Due | None = None
    secret: tuple[int, str] | None = field(default=None, repr=False)
    snapshot: bytes | None = field(default=None, repr=False)
    row: TableRow | None = None
    record: tuple[int, str] | None = field(default=None, repr=False)
    places: tuple[tuple[str, int | None], ...] = field(default=(), repr=False)
    players: tuple[tuple[str, int], ...] = field(default=(), repr=False)
    at: int = 0


class Done(NamedTuple):
    """A command counts: the seq after it, when it was stored, its answer; `repeated`: it had come before."""

    seq: int
    at: int
    answer: bytes
    repeated: bool = False


class Row(NamedTuple):
    """A stored event as it is: number, time, encoded."""

    seq: int
    at: int
    event: bytes


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table: its snapshot and the seq of that, the events after it, the seeds of its last two deals."""

    snapshot: tuple[bytes, int] | None
    events: list[Row]
    secrets: dict[int, str] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Claim:
    """A due row that this worker may work at until its lease ends; `tries` counts this one, from 1.

    `late`: the server was down so long since the row was made, and nobody has been given that time yet. Then
    it comes at once, whatever its time `at`.
    """

    table: str
    kind: str
    at: int
    seq: int
    tries: int
    late: int


class Page(NamedTuple):
    """Some rows of a list, and what to ask for the next ones with; none at its end."""

    rows: list[TableRow]
    more: tuple[int, str] | None


class Place(NamedTuple):
    """A chair that an account has at a table."""

    table: str
    chair: int


class Played(NamedTuple):
    """A match that is over and that an account played: the table with its code, game and title, which match
    of it, when it ended, and what it brought; none where that was not kept.
    """

    table: str
    code: str
    game: str
    title: str
    number: int
    at: int
    points: int | None


class Kept(NamedTuple):
    """The record of a match that is over: which one of its table, when it was kept, its text."""

    number: int
    at: int
    text: str
