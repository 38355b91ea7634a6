"""The Big Three (Da San, Wa Keng): one against two, or four in pairs. Rules 1 and 2."""

from triumvir.games.big_three.presets import TEXT, WA_KENG
from triumvir.games.big_three.rules import COMMON, PAIRS, four, three
from triumvir.games.game import Game

GAMES = (
    Game("big_three", COMMON, (TEXT, WA_KENG), three, zero_sum=True),
    Game("big_three/4", (*COMMON, *PAIRS), (TEXT,), four, zero_sum=True),
)
