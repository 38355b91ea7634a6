"""Setup: who plays what by which rules. Everything at a table follows from it and what the person does."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from triumvir.bots.bot import make
from triumvir.errors import SetupError
from triumvir.games.game import Rules
from triumvir.games.options import Value
from triumvir.games.registry import find
from triumvir.record.position import rules_of
from triumvir.record.record import Record

LEVEL = "club"
"""Who sits at the other seats where nobody else is named."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """A match to be played: `options` on top of a preset, the seed, the person's number as a player, and who
    the other players are, in the order of their numbers; the last bot named takes the rest.

    In `practice` the person may take moves back.
    """

    game: str
    seed: str
    preset: str = "text"
    options: tuple[tuple[str, Value], ...] = ()
    player: int = 0
    bots: tuple[str, ...] = (LEVEL,)
    practice: bool = False
    rules: Rules = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """The rules. Errors: game/unknown, preset/unknown, option/unknown, option/value."""
        game = find(self.game)
        values = {**game.preset(self.preset).values, **dict(self.options)}
        object.__setattr__(self, "rules", rules_of(game, values))

    def bot_of(self, player: int) -> str:
        """The bot that plays for `player`; for the person's own, who would stand in."""
        bots = self.bots or (LEVEL,)
        return bots[min(max(player - (player > self.player), 0), len(bots) - 1)]

    def note(self) -> dict[str, object]:
        """What a record keeps besides the match itself."""
        return {
            "bots": list(self.bots),
            "player": self.player,
            "practice": self.practice,
            "preset": self.preset,
        }

    @staticmethod
    def of(record: Record) -> "Setup":
        """The setup of a match that was saved; what its note does not say, or says wrongly, is as usual.

        Errors: game/unknown, option/unknown, option/value.
        """
        note = record.notes
        game, rules = find(record.game), record.rules
        known = {preset.name: preset for preset in game.presets}
        preset = known.get(str(note.get("preset")), game.preset("text"))
        start = rules_of(game, preset.values).chosen
        options = {
            option.name: rules.chosen[option.name]
            for option in start.options
            if rules.chosen[option.name] != start[option.name]
        }
        player = note.get("player")
        return Setup(
            game=record.game,
            seed=record.seed or "",
            preset=preset.name,
            options=tuple(options.items()),
            player=player if isinstance(player, int) and 0 <= player < rules.seats else 0,
            bots=_bots(note) or (LEVEL,),
            practice=note.get("practice") is True,
        )


def _bots(note: Mapping[str, Any]) -> tuple[str, ...]:
    """The bots that a note names, the usual one in the place of an unknown one; empty where it names none."""
    value = note.get("bots")
    names = map(str, cast("list[object]", value)) if isinstance(value, list) else ()
    return tuple(name if _is_bot(name) else LEVEL for name in names)


def _is_bot(name: str) -> bool:
    """Whether there is a bot of that name."""
    try:
        make(name)
    except SetupError:
        return False
    return True
