"""By which rules a match is played: by the standard rules, by a preset, as last time, or for practice."""

from collections.abc import Sequence
from typing import NamedTuple

from triumvir.cli.ask import ask
from triumvir.cli.lines import Lines
from triumvir.cli.options import named_values
from triumvir.errors import TriumvirError
from triumvir.games.game import Game
from triumvir.locales import words
from triumvir.locales.catalog import Catalog
from triumvir.table.settings import Settings

PRACTICE, LAST = "practice", "last"
"""Answers that are no presets."""


class Way(NamedTuple):
    """A preset, option values on top of it, and whether moves can be taken back."""

    preset: str = "text"
    options: Sequence[str] = ()
    practice: bool = False


def last_way(game: Game, chosen: Settings) -> Way:
    """How the last match was played, if it was this game; standard if that cannot be any more."""
    if game.name != chosen.game:
        return Way()
    preset, options = chosen.preset or "text", [each for each in chosen.options.split(",") if each]
    try:
        game.preset(preset)
        named_values(game, options)
    except TriumvirError:
        return Way()
    return Way(preset, options)


def ask_way(said: Catalog, lines: Lines, game: Game, usual: Way) -> Way | None:
    """The way that a person chooses; Enter takes the usual one. None where the person leaves."""
    answers = [(preset.name, words.preset(said, preset.name)) for preset in game.presets]
    if usual.options:
        answers.append((LAST, said.say("ask-rules-last")))
    if not usual.practice:
        answers.append((PRACTICE, said.say("ask-rules-practice")))
    answer = ask(said, lines, "rules", answers, LAST if usual.options else usual.preset)
    if answer is None:
        return None
    if answer == PRACTICE:
        return usual._replace(practice=True)
    return usual if answer == LAST else usual._replace(preset=answer, options=())
