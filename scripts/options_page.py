#!/usr/bin/env python3
"""Write docs/reference/options.md, the options and presets of every game; `--check` only compares."""

import sys
from collections.abc import Iterator
from pathlib import Path

from triumvir.games.game import Game
from triumvir.games.options import format_value
from triumvir.games.registry import games

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reference" / "options.md"
HEAD = """\
# Options and presets

Written from the code by `scripts/options_page.py`; do not edit. What each option means:
[rules 7.1](../rules/shared.md#71-exact-meanings).
The default stands first. A whole number is written as its range, `1..10000`.
"""


def table_of(game: Game) -> Iterator[str]:
    """The options and presets of one game."""
    yield f"\n## `{game.name}`\n"
    yield "| option | default | values |"
    yield "|---|---|---|"
    for option in game.options:
        values = option.allowed.replace(" | ", " / ")
        yield f"| `{option.name}` | `{format_value(option.default)}` | {values} |"
    yield "\n| preset | hash | differs from the default in |"
    yield "|---|---|---|"
    for preset in game.presets:
        chosen = game.rules(preset.name).chosen
        diff = ", ".join(f"`{name} = {format_value(value)}`" for name, value in chosen.diff().items())
        yield f"| `{preset.name}` | `{chosen.hash}` | {diff or 'nothing'} |"


def page() -> str:
    """The whole page."""
    return HEAD + "\n".join(line for game in games().values() for line in table_of(game)) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        fresh = PAGE.read_text(encoding="utf-8") == page()
        sys.exit(None if fresh else f"{PAGE} is stale: run {sys.argv[0]}")
    PAGE.write_text(page(), encoding="utf-8")
