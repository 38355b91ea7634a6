"""The rules in short, for the variant and the options in force."""

from collections.abc import Iterator

from triumvir.games.game import Rules
from triumvir.games.options import format_value
from triumvir.locales import words
from triumvir.locales.catalog import Catalog


def rules_lines(said: Catalog, rules: Rules) -> Iterator[str]:
    """What is played, line by line."""
    yield words.game(said, rules.game.name)
    for name, value in rules.chosen.diff().items():
        yield f"{name} = {format_value(value)}"
