"""Digests of whole matches: one seed is one record, byte for byte, in any build, process and Python.

    python tests/playthroughs/digests.py     compare with digests.txt; fails where a record differs

It needs nothing but the package on the path, so any Python from the oldest that is supported can run it.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from triumvir.cards.rng import Rng
from triumvir.games.game import Rules
from triumvir.games.match import Match
from triumvir.games.registry import games
from triumvir.record.record import Record
from triumvir.record.toml import format_record
from triumvir.views.json import dumps
from triumvir.views.view import spectator_view, view_of

FILE = Path(__file__).with_name("digests.txt")
SEEDS = ("one", "2")
DEALS = 2


def played(rules: Rules, seed: str) -> Match:
    """A match of so many deals, or to its end if that comes first, of random actions."""
    rng = Rng.stream(seed, "actions")
    match = Match.start(rules, seed)
    while True:
        while match.state.outcome is None:
            match = match.apply(rng.choice(match.state.legal_actions()))
        if match.winners or match.deals == DEALS:
            return match
        match = match.deal_next()


def digest(match: Match) -> str:
    """The digest of the canonical record, and of what each seat and a spectator see at the end."""
    views = [view_of(match, seat) for seat in range(match.rules.seats)] + [spectator_view(match)]
    told = "\n".join([format_record(Record.of(match)), *map(dumps, views)])
    return sha256(told.encode()).hexdigest()


def lines() -> Iterator[str]:
    """A line for each game, preset and seed."""
    for game in games().values():
        for preset in game.presets:
            for seed in SEEDS:
                yield f"{game.name} {preset.name} {seed} {digest(played(game.rules(preset.name), seed))}"


def text() -> str:
    """The text of the file."""
    return "\n".join(["# game, preset, seed, SHA-256 of the record and the last views", *lines(), ""])


def main() -> int:
    wrong = [
        line for line in text().splitlines() if line not in FILE.read_text(encoding="utf-8").splitlines()
    ]
    sys.stdout.write("".join(f"differs: {line}\n" for line in wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
