"""Dou Dizhu (fight the landlord): three players, or four with two packs. Rules 3 and 4."""

from triumvir.games.dou_dizhu.presets import CLASSIC, CLASSIC_4, DOUZERO, ONLINE, OPEN_SPIEL, RLCARD, TEXT
from triumvir.games.dou_dizhu.rules import COMMON, TWO_PACKS, four, three
from triumvir.games.game import Game

GAMES = (
    Game(
        "dou_dizhu",
        COMMON,
        (TEXT, CLASSIC, ONLINE, RLCARD, DOUZERO, OPEN_SPIEL),
        three,
        zero_sum=True,
    ),
    Game("dou_dizhu/4", (*COMMON, *TWO_PACKS), (TEXT, CLASSIC_4), four, zero_sum=True),
)
