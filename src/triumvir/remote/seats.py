"""Seats: the keys that a person holds, his own and those of the seats that he has taken, in files of his own.

`accounts/` has the key of each name that he uses, `seats/` the token of each seat at a table. Nobody else may
read them, and one program at a time sits on a seat.
"""

import hashlib
import secrets
import tomllib
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from triumvir.record.note import format_note
from triumvir.table.home import write_whole
from triumvir.table.lock import Lock

MINE = 0o600
"""The files are for their owner alone."""


@dataclass(frozen=True, slots=True)
class Held:
    """A seat that was taken: at a server, at the table of a code, under a name; the id of the table, and the
    token for the seat. `promise` and `salt` are what was agreed for the last deal (`remote.check`).
    """

    server: str
    code: str
    name: str
    table: str
    token: str
    promise: str = ""
    salt: str = ""

    @property
    def stem(self) -> str:
        """The name of its file, without what comes behind the dot."""
        return _digest(self.server, self.code, self.name)


class Seats:
    """The keys in a folder. Errors: OSError, where it can't be read or written."""

    def __init__(self, folder: Path) -> None:
        self._accounts, self._seats = folder / "accounts", folder / "seats"
        for each in (self._accounts, self._seats):
            each.mkdir(parents=True, exist_ok=True)

    def account(self, name: str) -> str:
        """The key that stands for a person of that name, made the first time."""
        path = self._accounts / f"{_digest(name)}.toml"
        if key := _read(path).get("key"):
            return key
        key = secrets.token_hex(32)
        self._keep(name, key)
        return key

    def accounts(self) -> dict[str, str]:
        """The keys by the names that they stand for."""
        notes = [_read(path) for path in self._accounts.glob("*.toml")]
        return dict(sorted((note["name"], note["key"]) for note in notes if {"name", "key"} <= note.keys()))

    def adopt(self, name: str, key: str) -> bool:
        """Have a key from elsewhere stand for a name; false where another one does."""
        if self.accounts().get(name, key) != key:
            return False
        self._keep(name, key)
        return True

    def _keep(self, name: str, key: str) -> None:
        write_whole(self._accounts / f"{_digest(name)}.toml", format_note({"name": name, "key": key}), MINE)

    def held(self, server: str, code: str) -> list[Held]:
        """The seats taken at a table, the last one first."""
        found: list[Held] = []
        for path in sorted(self._seats.glob("*.toml"), key=_written, reverse=True):
            note = _read(path)
            if (note.get("server"), note.get("code")) == (server, code):
                with suppress(TypeError):  # what another version wrote
                    found.append(Held(**note))
        return found

    def keep(self, seat: Held) -> None:
        """Keep a seat for later."""
        write_whole(self._seats / f"{seat.stem}.toml", format_note(asdict(seat)), MINE)

    def forget(self, seat: Held) -> None:
        """A seat that was given up, or that there is no more."""
        (self._seats / f"{seat.stem}.toml").unlink(missing_ok=True)

    def lock(self, server: str, code: str, name: str) -> Lock | None:
        """Sit on a seat, in this program alone; none where another one sits there."""
        try:
            return Lock(self._seats / f"{_digest(server, code, name)}.lock")
        except BlockingIOError:
            return None


def _digest(*names: str) -> str:
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:20]


def _written(path: Path) -> float:
    """When a file was written; long ago if it is gone."""
    with suppress(OSError):
        return path.stat().st_mtime
    return 0.0


def _read(path: Path) -> dict[str, str]:
    """The texts in a file; none where it is missing or broken."""
    with suppress(OSError, ValueError, RecursionError):
        return {name: str(value) for name, value in tomllib.loads(path.read_text(encoding="utf-8")).items()}
    return {}
