"""Changed: what somebody types to have the next match played otherwise, as a server takes it."""

from collections.abc import Sequence

import msgspec

from triumvir.cli.options import named_values
from triumvir.errors import Code, SetupError
from triumvir.games.game import Game
from triumvir.games.options import RuleSet, Value
from triumvir.games.registry import find
from triumvir.server import seen
from triumvir.server.events import Pace

TIMES = frozenset(Pace.__struct_fields__)


def changed(now: seen.Game, pace: Pace, words: Sequence[str]) -> tuple[str, dict[str, Value], Pace]:
    """The preset, the options on top of it, and the pace: those of now, but for what the words say. A word
    is NAME=VALUE, an option or a time in seconds, or a preset, from which all options then start.

    Errors: preset/unknown, option/unknown, option/value, table/pace.
    """
    game = find(now.game)
    presets = [word for word in words if "=" not in word]
    times = [word for word in words if word.partition("=")[0] in TIMES and "=" in word]
    wanted = named_values(game, [word for word in words if word not in (*presets, *times)])
    if presets:
        return game.preset(presets[-1]).name, wanted, _paced(pace, times)
    kept = {option.name: option.value for option in now.options}
    return now.preset, _beyond(game, now.preset, kept | wanted), _paced(pace, times)


def _beyond(game: Game, preset: str, values: dict[str, Value]) -> dict[str, Value]:
    """The values that differ from those of a preset."""
    whole = RuleSet.of(game.name, game.options, values)
    base = RuleSet.of(game.name, game.options, game.preset(preset).values)
    return {
        option.name: whole[option.name] for option in game.options if whole[option.name] != base[option.name]
    }


def _paced(pace: Pace, times: Sequence[str]) -> Pace:
    """The pace with some times changed. Error: table/pace."""
    try:
        return msgspec.convert(
            msgspec.to_builtins(pace) | dict(each.split("=", 1) for each in times), Pace, strict=False
        )
    except msgspec.ValidationError as fault:
        raise SetupError(Code.TABLE_PACE, got=" ".join(times), expected="seconds") from fault
