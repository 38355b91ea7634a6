"""Folder: what a simulation has come to, kept deal by deal."""

import json
import re
from collections.abc import Generator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import cast

from triumvir.arena.backend import Backend
from triumvir.errors import Code, ParseError, SetupError, TriumvirError
from triumvir.record.toml import parse_record
from triumvir.table.home import write_whole
from triumvir.trajectories.file import Meta, written
from triumvir.trajectories.records import split
from triumvir.trajectories.rows import Trajectories, joined
from triumvir.trajectories.simulation import Played, Simulation, deal

RECORDS = "records.txt"
HEADER = "simulation.json"
_NUMBER = re.compile(rb'(?m)^seed = ".*/([0-9]+)"$')


@dataclass(slots=True)
class Folder:
    """The folder of a simulation: its header, the records, and a file for each part of the deals."""

    path: Path
    simulation: Simulation
    records: dict[int, str] = field(default_factory=dict[int, str])

    @staticmethod
    def begin(path: Path, simulation: Simulation) -> "Folder":
        """A new folder, or an empty one. Errors: arena/exists, file/unreadable."""
        try:
            path.mkdir(parents=True, exist_ok=True)
            if any(path.iterdir()):
                expected = "an empty folder; --resume goes on with an old one"
                raise SetupError(Code.ARENA_EXISTS, got=path, expected=expected)
            write_whole(path / HEADER, json.dumps(simulation.header, indent=1, ensure_ascii=False) + "\n")
        except OSError as fault:
            raise _unwritable(path, fault) from fault
        return Folder(path, simulation)

    @staticmethod
    def resume(path: Path, simulation: Simulation) -> "Folder":
        """An old folder of the same simulation, a half-written record cut off; a new one where there is none.

        Errors: arena/other, arena/file, file/unreadable.
        """
        if not (path / HEADER).exists():
            return Folder.begin(path, simulation)
        old, new = header(path), simulation.header
        differing = [
            name for name in {**old, **new} if old.get(name) != json.loads(json.dumps(new.get(name)))
        ]
        if differing:
            got, expected = (
                ", ".join(f"{name} {each.get(name)}" for name in differing) for each in (new, old)
            )
            raise SetupError(Code.ARENA_OTHER, got=got, expected=expected, where=str(path))
        folder = Folder(path, simulation, _known(path / RECORDS))
        folder.keep()
        return folder

    def missing(self, deals: int) -> list[tuple[int, str]]:
        """The deals below `deals` that are to be played, or replayed for a part that is not there."""
        found: list[tuple[int, str]] = []
        for part in self._parts(deals):
            whole = self.simulation.form == "records" or self._part(*part).exists()
            numbers = (number for number in range(*part) if not whole or number not in self.records)
            found += ((number, self.records.get(number, "")) for number in numbers)
        return found

    def run(self, deals: int, backend: Backend) -> Generator[Played, None, None]:
        """All deals below `deals` that are missing, each when it is kept. Error: file/unreadable."""
        waiting: dict[tuple[int, int], list[Trajectories]] = {part: [] for part in self._parts(deals)}
        for each in backend.run(partial(deal, self.simulation), self.missing(deals)):
            self._add(each)
            if each.rows is not None:
                part = next(part for part in waiting if part[0] <= each.number < part[1])
                waiting[part].append(each.rows)
                if len(waiting[part]) == part[1] - part[0]:
                    self._write(part, waiting.pop(part))
            yield each
        self.keep()

    def keep(self) -> None:
        """The file of records anew, by deal."""
        self._put(
            self.path / RECORDS, "".join(self.records[number] for number in sorted(self.records)).encode()
        )

    def _parts(self, deals: int) -> list[tuple[int, int]]:
        size = self.simulation.part
        return [(first, min(first + size, deals)) for first in range(0, deals, size)]

    def _part(self, first: int, last: int) -> Path:
        return self.path / f"deals-{first:08}-{last - 1:08}.{self.simulation.form}"

    def _add(self, each: Played) -> None:
        if each.number in self.records:
            return
        self.records[each.number] = each.record
        try:
            with (self.path / RECORDS).open("ab") as file:
                file.write(each.record.encode())
        except OSError as fault:
            raise _unwritable(self.path, fault) from fault

    def _write(self, part: tuple[int, int], rows: list[Trajectories]) -> None:
        """The file of a part, in the place of one with fewer of its deals."""
        rows.sort(key=lambda each: int(each.deal[0]))
        meta = Meta.of(self.simulation.contest.chosen)
        new = self._part(*part)
        self._put(new, written(joined(rows), meta, self.simulation.form))
        for old in self.path.glob(f"deals-{part[0]:08}-*.{self.simulation.form}"):
            if old != new:
                old.unlink()

    def _put(self, path: Path, data: bytes) -> None:
        try:
            write_whole(path, data)
        except OSError as fault:
            raise _unwritable(path, fault) from fault


def header(path: Path) -> dict[str, object]:
    """The header of a folder. Errors: arena/file, file/unreadable."""
    try:
        plain: object = json.loads((path / HEADER).read_bytes())
    except OSError as fault:
        expected = f"a file that can be read ({fault.strerror})"
        raise ParseError(Code.FILE_UNREADABLE, got=path / HEADER, expected=expected) from fault
    except ValueError as fault:
        raise ParseError(Code.ARENA_FILE, got=path / HEADER, expected="the header of a simulation") from fault
    if not isinstance(plain, dict):
        raise ParseError(Code.ARENA_FILE, got=path / HEADER, expected="the header of a simulation")
    return cast("dict[str, object]", plain)


def _known(path: Path) -> dict[int, str]:
    """The records that are there, by deal; not a last one that is half written. Error: file/unreadable."""
    try:
        texts = split(path.read_bytes()) if path.exists() else []
    except OSError as fault:
        expected = f"a file that can be read ({fault.strerror})"
        raise ParseError(Code.FILE_UNREADABLE, got=path, expected=expected) from fault
    try:
        parse_record(texts[-1] if texts else b"")
    except TriumvirError:
        del texts[-1:]
    named = ((_NUMBER.search(text), text) for text in texts)
    return {int(number[1]): text.decode() for number, text in named if number}


def _unwritable(path: Path, fault: OSError) -> ParseError:
    expected = f"a folder that can be written ({fault.strerror})"
    return ParseError(Code.FILE_UNREADABLE, got=path, expected=expected)
