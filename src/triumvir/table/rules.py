"""The rules in short, for the variant and the options in force."""

from collections.abc import Iterator, Sequence

from triumvir.games.game import Rules
from triumvir.locales import rules as texts
from triumvir.locales.catalog import Catalog


def rules_lines(said: Catalog, rules: Rules) -> Iterator[str]:
    """What is played, line by line, by section."""
    for section in _sections(said, rules):
        yield section.title
        yield from section.lines


def aim(said: Catalog, rules: Rules) -> Sequence[str]:
    """What is played for: where the rules in short begin."""
    return _sections(said, rules)[0].lines


def house_rules(said: Catalog, rules: Rules) -> str:
    """What differs from the written rules, in sentences; empty where nothing does."""
    return " ".join(texts.option(said, name, value) for name, value in rules.chosen.diff().items())


def _sections(said: Catalog, rules: Rules) -> Sequence[texts.Section]:
    """The rules in short by section, with the options in force."""
    chosen = rules.chosen
    values = {option.name: chosen[option.name] for option in chosen.options}
    return texts.short_rules(said, rules.game.name, values, chosen.diff())
