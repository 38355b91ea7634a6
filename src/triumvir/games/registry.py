"""The registry: every sub-package of `triumvir.games` that exports GAMES. Nothing to edit."""

from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules

from triumvir import games as room
from triumvir.errors import Code, SetupError
from triumvir.games.game import Game, Rules
from triumvir.games.options import RuleSet


def games() -> dict[str, Game]:
    """All games by name, in the order of their folders. Error: game/twice."""
    found: dict[str, Game] = {}
    for module in iter_modules(room.__path__, f"{room.__name__}."):
        if not module.ispkg:
            continue
        offered: tuple[Game, ...] = import_module(module.name).GAMES
        for game in offered:
            if game.name in found:
                raise SetupError(Code.GAME_TWICE, got=game.name, expected="each name once", where=module.name)
            found[game.name] = game
    return found


def find(name: str) -> Game:
    """The game of that name. Error: game/unknown.

    >>> find("hokm").name
    'hokm'
    """
    known = games()
    if name not in known:
        raise SetupError(Code.GAME_UNKNOWN, got=name, expected=" | ".join(known))
    return known[name]


@lru_cache(maxsize=64)
def rules_of(chosen: RuleSet) -> Rules:
    """The rules that a chosen set of values builds, kept: a bot asks for them with every view.

    >>> rules_of(find("hokm").rules().chosen).seats
    3
    """
    game = find(chosen.game)
    return game.build(game, chosen)
