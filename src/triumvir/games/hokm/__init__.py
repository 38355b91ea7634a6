"""The obligatory Hokm, three players (rules 5)."""

from triumvir.games.game import Game
from triumvir.games.hokm.rules import OPTIONS, PRESETS, build

GAMES = (Game("hokm", OPTIONS, PRESETS, build),)
