"""Offers: what can be played here, in a language."""

from functools import cache

from triumvir.bots.bot import LEVELS
from triumvir.games import game as games_
from triumvir.games.options import Option, format_value
from triumvir.games.registry import games
from triumvir.locales import rules, words
from triumvir.locales.catalog import Catalog, catalog
from triumvir.server import models


@cache
def offers(language: str) -> models.Games:
    """All games with their options and presets, and the levels of bots. KeyError: no language of ours."""
    said = catalog(language)
    return models.Games(
        games=[_game(said, game) for game in games().values()],
        bots=[models.Bot(name=level, words=words.level(said, level)) for level in LEVELS],
    )


def _game(said: Catalog, game: games_.Game) -> models.Game:
    return models.Game(
        name=game.name,
        words=words.game(said, game.name),
        seats=game.rules().seats,
        options=[_option(said, option) for option in game.options],
        presets=[
            models.Preset(name=each.name, words=words.preset(said, each.name), values=dict(each.values))
            for each in game.presets
        ],
    )


def _option(said: Catalog, option: Option) -> models.Option:
    least, most = option.within or (None, None)
    return models.Option(
        name=option.name,
        section=rules.heading(said, option.name),
        default=option.default,
        choices=[
            models.Choice(value=value, words=rules.option(said, option.name, format_value(value)))
            for value in option.choices
        ],
        least=least,
        most=most,
        prefix=option.prefix,
    )
