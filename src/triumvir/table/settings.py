"""Settings: what a person chose last, kept between matches. A bad file never keeps anybody from playing."""

import tomllib
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from triumvir.record.note import format_note
from triumvir.table.home import write_whole
from triumvir.table.order import WAYS

PACES = {"instant": 0.0, "fast": 0.3, "normal": 0.9, "slow": 2.0}
"""How many seconds a bot seems to think, at most."""
DECKS = ("four", "two")
LOOKS = ("dark", "light", "contrast")
LETTERS = ("own", "latin")
"""What cards have written on them: letters of the language, or Latin ones."""
CHOICES = {"pace": tuple(PACES), "sort": WAYS, "deck": DECKS, "look": LOOKS, "letters": LETTERS}
"""What settings that are one of several words may be."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Remembered choices. Empty texts: nothing was chosen yet. `timer` is in seconds a turn, 0 for none;
    `options` are those of the last match, NAME=VALUE with commas; `name` is what others call one.
    """

    language: str = ""
    name: str = ""
    game: str = ""
    preset: str = ""
    options: str = ""
    level: str = ""
    pace: str = "normal"
    sort: str = "rank"
    deck: str = "four"
    look: str = "dark"
    letters: str = "own"
    motion: bool = True
    counter: bool = False
    auto_pass: bool = False
    timer: int = 0

    @property
    def seconds(self) -> float:
        """How long a bot seems to think, at most."""
        return PACES[self.pace]

    @property
    def latin(self) -> bool:
        """Whether cards are to have Latin letters in every language."""
        return self.letters == "latin"

    def chosen(self, **values: str | int | bool) -> "Settings":
        """The same with some other values; what a setting can't be is left as it was."""
        known = {each.name: getattr(self, each.name) for each in fields(self)}
        good: dict[str, Any] = {
            name: value
            for name, value in values.items()
            if name in known and type(value) is type(known[name]) and _fits(name, value)
        }
        return replace(self, **good)


def _fits(name: str, value: str | int | bool) -> bool:
    """Whether a setting may have that value, of the right type."""
    if name in CHOICES:
        return value in CHOICES[name]
    if name == "timer":
        return 0 <= int(value) <= 3600
    return not isinstance(value, str) or len(value) <= 500


def load(home: Path) -> Settings:
    """The settings kept in a folder; what is missing or can't be is as usual."""
    with suppress(OSError, ValueError, RecursionError):
        return Settings().chosen(**tomllib.loads(_path(home).read_text(encoding="utf-8")))
    return Settings()


def save(home: Path, settings: Settings) -> bool:
    """Keep the settings; whether that could be done."""
    usual = Settings()
    values = {each.name: getattr(settings, each.name) for each in fields(settings)}
    kept = {name: value for name, value in values.items() if value != getattr(usual, name)}
    try:
        home.mkdir(parents=True, exist_ok=True)
        write_whole(_path(home), format_note(kept))
    except OSError:
        return False
    return True


def _path(home: Path) -> Path:
    return home / "settings.toml"
