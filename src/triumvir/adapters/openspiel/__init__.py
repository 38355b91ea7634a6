"""OpenSpiel games of every registered game. Importing this registers them with `pyspiel`.

>>> import pyspiel
>>> import triumvir.adapters.openspiel
>>> game = pyspiel.load_game("triumvir_dou_dizhu", {"preset": "classic", "spring": "x2"})
>>> game.num_players(), game.num_distinct_actions()
(3, 12659)
"""

import pyspiel

from triumvir.adapters.openspiel.game import DealGame, type_of
from triumvir.games.game import Game
from triumvir.games.registry import games


def _class(game: Game) -> type[DealGame]:
    kind = type_of(game)
    return type(kind.short_name, (DealGame,), {"game": game, "kind": kind, "__module__": __name__})


CLASSES = {made.__name__: made for made in map(_class, games().values())}
"""The class of each game by the name under which it is loaded. They are classes, for `pyspiel` lets go of
them when Python has ended; and names of this module, for games are pickled by the name of their class.
"""
globals().update(CLASSES)

for _made in CLASSES.values():
    pyspiel.register_game(_made.kind, _made)
