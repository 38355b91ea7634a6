"""The arguments that commands share: a game, its preset and options, a seed, a position."""

import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from triumvir.errors import Code, ParseError, SetupError
from triumvir.games.game import Game, Rules
from triumvir.games.match import Match
from triumvir.games.options import RuleSet, Value
from triumvir.games.registry import find, games
from triumvir.locales.catalog import LANGUAGES, VARIABLES, Catalog, catalog, chosen
from triumvir.record.position import Position, parse_position, rules_of
from triumvir.table.settings import Settings

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(games())}.")]
GameOrPosition = Annotated[
    list[str],
    typer.Argument(metavar="GAME|POSITION", help="A game, or a position on one line.", show_default=False),
]
MaybePosition = Annotated[
    list[str] | None,
    typer.Argument(metavar="POSITION", help="A position on one line.", show_default=False),
]
FromRecord = Annotated[
    Path | None, typer.Option("--record", "-r", metavar="FILE", help="The last position of a record.")
]
PresetName = Annotated[
    str, typer.Option("--preset", "-p", metavar="NAME", help="A named set of option values.")
]
Values = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="K=V", help="The value of one option; may be repeated."),
]
Seed = Annotated[str, typer.Option("--seed", "-s", metavar="TEXT", help="Everything follows from it.")]
NewSeed = Annotated[
    str | None,
    typer.Option(
        "--seed", "-s", metavar="TEXT", help="Everything follows from it; a new one where left out."
    ),
]

Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANG",
        help=f"The language of what is said: {', '.join(LANGUAGES)}; else that of the environment.",
        show_default=False,
    ),
]


def spoken(wanted: str | None) -> Catalog:
    """The texts in the language that was asked for, or that of the environment. Error: language/unknown."""
    try:
        return catalog(chosen(wanted, os.environ))
    except KeyError:
        raise SetupError(
            Code.LANGUAGE_UNKNOWN, got=wanted, expected=" | ".join(LANGUAGES), where="--lang"
        ) from None


def spoken_before(wanted: str | None, settings: Settings) -> Catalog:
    """The texts in the language that was asked for, that of the environment's own variable, the remembered
    one, or that of the system. Error: language/unknown.
    """
    named = wanted or os.environ.get(VARIABLES[0])
    known = settings.language in LANGUAGES and not named
    language = settings.language if known else spoken(wanted).language
    return catalog(language, latin=settings.latin)


def chosen_rules(game: Game, preset: str, values: Sequence[str] | None) -> Rules:
    """The rules of a preset with values on top. Errors: preset/unknown, option/unknown, option/value."""
    return rules_of(game, {**game.preset(preset).values, **named_values(game, values or ())})


def named_values(game: Game, pairs: Sequence[str]) -> dict[str, Value]:
    """Option values from texts such as "spring=x2". Errors: option/unknown, option/value."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ParseError(Code.OPTION_VALUE, got=pair, expected="NAME=VALUE", where="--option")
        chosen[name.strip()] = value.strip()
    values = RuleSet.of(game.name, game.options, chosen)
    return {name: values[name] for name in chosen}


def new_seed() -> str:
    """A seed that nobody has guessed."""
    return secrets.token_hex(8)


def first_position(words: Sequence[str], seed: str, preset: str, values: Sequence[str] | None) -> Position:
    """The position on the command line, or the first one of a game's first deal."""
    if len(words) == 1 and " " not in words[0].strip():
        rules = chosen_rules(find(words[0].strip()), preset, values)
        return Position(rules, Match.start(rules, seed).state)
    if preset != "text" or values:
        given = "--preset and --option"
        raise ParseError(
            Code.POSITION_FIELDS, got=given, expected="no options: a position names its own rules"
        )
    return parse_position(" ".join(words))
