"""Header: the first line of a file of results, with everything that the results depend on."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from triumvir.arena.contest import Contest
from triumvir.arena.versions import build, python, version
from triumvir.games.options import Value
from triumvir.games.registry import rules_of

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Header:
    """What was played by what. `options` are those that differ from the default, `rules` is their hash."""

    game: str
    options: Mapping[str, Value]
    rules: str
    bots: tuple[str, ...]
    seed: str
    duplicate: bool
    triumvir: str
    python: str
    kernels: str
    format: int = FORMAT

    @staticmethod
    def of(contest: Contest) -> "Header":
        """The header of a contest that this program plays."""
        chosen = contest.chosen
        names = tuple(bot.name for bot in contest.bots)
        game = rules_of(chosen).game.name
        made = version("triumvir"), python(), build()
        return Header(game, chosen.diff(), chosen.hash, names, contest.seed, contest.duplicate, *made)

    @property
    def labels(self) -> tuple[str, ...]:
        """The bots as tables show them: a letter and the name, which may stand there twice.

        >>> Header("hokm", {}, "", ("random", "club"), "7", True, "", "", "").labels
        ('A random', 'B club')
        """
        return tuple(f"{chr(ord('A') + number)} {name}" for number, name in enumerate(self.bots))

    def plain(self) -> dict[str, object]:
        """What JSON writes."""
        return {"format": self.format, **asdict(self)}

    @staticmethod
    def parse(plain: dict[str, Any]) -> "Header":
        """The way back. ValueError, TypeError, KeyError, AttributeError: it is no header of this format."""
        values: dict[str, Any] = {**plain, "bots": tuple(map(str, plain["bots"]))}
        header = Header(**values)
        if header.format != FORMAT:
            raise ValueError(header.format)
        return header

    def differences(self, other: "Header") -> list[str]:
        """The names of the fields that differ."""
        return [each.name for each in fields(self) if getattr(self, each.name) != getattr(other, each.name)]
