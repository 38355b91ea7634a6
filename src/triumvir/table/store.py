"""Store: matches in a folder, one record each, saved with every action."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from triumvir.errors import Code, SetupError, TriumvirError
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.record.record import Record
from triumvir.record.replay import Replay, replay_text
from triumvir.record.toml import format_record
from triumvir.table.home import write_whole
from triumvir.table.lock import Lock
from triumvir.table.setup import Setup

YOU = "you"
"""The person's name among the players of a record."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A saved match in one line: its number, the game, when it was last saved (seconds since 1970), deals
    that were paid, totals by player, the person's number, and who won.

    `broken`: its text cannot be read whole; what it says is little then.
    """

    number: int
    when: float
    game: str = ""
    deals: int = 0
    totals: tuple[int, ...] = ()
    player: int = 0
    winners: tuple[int, ...] = ()
    broken: bool = False


@dataclass(frozen=True, slots=True)
class Past:
    """What a file of a match came to: its setup, the match as far as it goes, and the fault that ends it."""

    setup: Setup
    match: Match
    fault: TriumvirError | None


class Keeper:
    """One match that this process plays: saves it, and keeps others away until it is closed."""

    def __init__(self, path: Path, setup: Setup, lock: Lock) -> None:
        self.number = int(path.stem)
        self._path, self._setup, self._lock = path, setup, lock

    def __call__(self, match: Match) -> None:
        """Save the match as it is now. Error: saved/failed, and what was saved before stays."""
        setup = self._setup
        names = [setup.bot_of(player) for player in range(match.rules.seats)]
        names[setup.player] = YOU
        note = {**setup.note(), "deals": match.deals, "winners": [*match.winners]}
        text = format_record(Record.of(match, players=names, note=note))
        try:
            write_whole(self._path, text)
        except OSError as fault:
            raise failed(self._path, fault) from fault

    def close(self) -> None:
        """Others may open the match."""
        self._lock.free()


class Store:
    """The matches of a folder, by number."""

    def __init__(self, home: Path) -> None:
        """Those in `home`; nothing is made there before a match is."""
        self.folder = home / "matches"

    def begin(self, setup: Setup) -> Keeper:
        """A keeper for a new match. Error: saved/failed."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            number = max(self._numbers(), default=0) + 1
            while True:
                try:
                    lock = Lock(self._path(number).with_suffix(".lock"))
                except BlockingIOError:
                    number += 1
                    continue
                if not self._path(number).exists():
                    return Keeper(self._path(number), setup, lock)
                lock.free()
                number += 1
        except OSError as fault:
            raise failed(self.folder, fault) from fault

    def resume(self, number: int | None = None) -> tuple[Keeper, Past]:
        """A match to go on with, by its number or the last one left unfinished, and its keeper. Of a broken
        file it is the longest valid beginning; the file is kept as it was beside it.

        Errors: saved/unknown, saved/in_use, saved/failed, and the fault of a file that holds no match.
        """
        if number is None:
            number = self._last()
        self._known(number)
        path = self._path(number)
        try:
            lock = Lock(path.with_suffix(".lock"))
        except BlockingIOError as held:
            raise SetupError(
                Code.SAVED_IN_USE, got=number, expected="a match that no other program is playing"
            ) from held
        except OSError as fault:
            raise failed(path, fault) from fault
        try:
            past = self.read(number)
            if past.fault:
                write_whole(path.with_suffix(".broken"), path.read_bytes())
        except OSError as fault:
            lock.free()
            raise failed(path, fault) from fault
        except TriumvirError:
            lock.free()
            raise
        return Keeper(path, past.setup, lock), past

    def read(self, number: int) -> Past:
        """A match to look at, whoever plays it. Errors: saved/unknown, saved/failed, the fault of a file that
        holds no match.
        """
        self._known(number)
        try:
            source = self._path(number).read_bytes()
        except OSError as fault:
            raise failed(self._path(number), fault) from fault
        told: Replay = replay_text(source)
        if told.match is None:
            assert told.fault, "a text without a match has a fault"
            raise told.fault
        return Past(_setup(source, told.match), told.match, told.fault)

    def saved(self) -> list[Saved]:
        """All matches, the one saved last first."""
        found = [_line(number, self._path(number)) for number in self._numbers()]
        return sorted(found, key=lambda each: (-each.when, -each.number))

    def _last(self) -> int:
        """The match to go on with. Error: saved/unknown."""
        for each in self.saved():
            if not each.broken and not each.winners:
                return each.number
            if each.broken and self._goes_on(each.number):
                return each.number
        raise SetupError(Code.SAVED_UNKNOWN, got="no match", expected="a match that is not over")

    def _goes_on(self, number: int) -> bool:
        """Whether a broken file holds the beginning of a match that is not over."""
        try:
            return not self.read(number).match.winners
        except TriumvirError:
            return False

    def _known(self, number: int) -> None:
        """Error: saved/unknown."""
        if not self._path(number).is_file():
            expected = (
                ", ".join(str(each) for each in sorted(self._numbers())) or "no number, nothing is saved"
            )
            raise SetupError(Code.SAVED_UNKNOWN, got=number, expected=expected)

    def _numbers(self) -> Iterator[int]:
        for path in self.folder.glob("*.toml"):
            if path.stem.isascii() and path.stem.isdigit():
                yield int(path.stem)

    def _path(self, number: int) -> Path:
        return self.folder / f"{number:04d}.toml"


def failed(path: Path, fault: OSError) -> SetupError:
    """What is said where a file cannot be read or written."""
    got = f"{path} ({fault.strerror or fault})"
    return SetupError(Code.SAVED_FAILED, got=got, expected="a file that can be read and written")


def _setup(source: bytes, match: Match) -> Setup:
    """Who plays, from the note; of a text that lost its end, from the names at its head."""
    data = _data(source)
    note: dict[str, object] = {}
    found = data.get("note")
    if isinstance(found, dict):
        note = {**found}
    listed = data.get("players")
    names = [*map(str, cast("list[object]", listed))] if isinstance(listed, list) else []
    if "bots" not in note and YOU in names:
        note["player"] = names.index(YOU)
        note["bots"] = [name for name in names if name != YOU]
    return Setup.of(Record.of(match, note=note))


def _data(source: bytes) -> dict[str, Any]:
    """What a text of TOML says; of a broken one what its beginning says."""
    text = source.decode("utf-8", "replace")
    for end in (len(text), text.find("\n[[deals]]")):
        try:
            return tomllib.loads(text[:end])
        except tomllib.TOMLDecodeError:
            continue
    return {}


def _line(number: int, path: Path) -> Saved:
    """What a file says of its match at a glance; nothing is replayed."""
    try:
        when = path.stat().st_mtime
    except OSError:
        return Saved(number, 0.0, broken=True)
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        note, deals = data["note"], data["deals"]
        totals = next((tuple(deal["totals"]) for deal in deals[::-1] if deal.get("totals")), ())
        return Saved(
            number,
            when,
            find(data["game"]).name,
            int(note["deals"]),
            tuple(map(int, totals)),
            int(note["player"]),
            tuple(map(int, note["winners"])),
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return Saved(number, when, broken=True)
