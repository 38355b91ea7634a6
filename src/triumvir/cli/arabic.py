"""doctor --arabic: whether this terminal joins the letters of Arabic and puts them in order."""

import os

from triumvir.cli.screen import on_terminal, say
from triumvir.locales import words
from triumvir.locales.arabic import MODES, VARIABLE, arranged, mode_of
from triumvir.locales.catalog import Catalog, catalog

ISOLATED = "\u2068{}\u2069"


def self_test(said: Catalog) -> None:
    """The same two sentences in each mode; the person looks which one reads right."""
    for line in (said, catalog("en")) if said.direction == "rtl" else (said,):
        say(line.say("selftest-title"), "bold")
        say(line.say("selftest-look"))
    for mode in MODES:
        say(f"\n{mode}", "bold")
        for text in samples():
            say(f"    {arranged(text, mode)}", arabic="logical")
    say("")
    for line in (said, catalog("en")) if said.direction == "rtl" else (said,):
        say(line.say("selftest-marks"))
        say(f"    |{ISOLATED.format('7H')}|\n    |7H|", arabic="logical")
        say(line.say("selftest-choose", variable=VARIABLE))
        say(line.say("selftest-now", mode=mode_of(os.environ, terminal=on_terminal())))


def samples() -> tuple[str, str]:
    """A sentence with cards in it, and one with a number."""
    arabic = catalog("ar")
    straight = words.combination(arabic, "straight", "T", 6)
    held = words.error(arabic, "play/not_held", "7H 8S", "")
    return held, arabic.say("fault-lacks-key", combination=straight)
