"""Questions before a match: a few numbered answers, Enter takes the usual one."""

from collections.abc import Sequence

from triumvir.cli.lines import Lines
from triumvir.locales.catalog import Catalog

Answers = Sequence[tuple[str, str]]
"""What may be chosen: a value, and how it is called."""


def ask(said: Catalog, lines: Lines, what: str, answers: Answers, usual: str) -> str | None:
    """One of the answers, by number or name; none where the person leaves."""
    names = dict(answers)
    usual = usual if usual in names else answers[0][0]
    for number, (_, name) in enumerate(answers, start=1):
        lines.say(said.say("ask-row", n=number, name=name))
    while True:
        line = lines.ask(said.say("ask-which", what=said.say(f"ask-{what}"), usual=names[usual]) + " ")
        if line is None:
            return None
        if not line.strip():
            return usual
        if (chosen := _chosen(answers, line)) is not None:
            return chosen
        lines.say(said.say("ask-again", n=len(answers), usual=names[usual]))


def _chosen(answers: Answers, line: str) -> str | None:
    """The answer that a line names."""
    text = line.strip().casefold()
    number = int(text) if text.isdecimal() and len(text) < 4 else 0
    for at, (value, name) in enumerate(answers, start=1):
        if at == number or text in (value.casefold(), name.casefold()):
            return value
    return None
