"""Tables to test, and people who play at them."""

from triumvir.cards.rng import Rng
from triumvir.games.registry import games
from triumvir.table.local import LocalTable
from triumvir.table.setup import Setup

NAMES = tuple(games())
SHORT = {name: (("target", 20),) if name == "hokm" else (("match_deals", 2),) for name in NAMES}

EASY = {name: ("random",) if name.endswith("/4") else ("novice",) for name in NAMES}
"""Bots that play fast, as plain Python too: with two packs thinking takes long there."""


def seated(name, seed="7", keep=None, **rest):
    """A table for a short match against random bots."""
    rest = {"options": SHORT[name], "bots": ("random",), **rest}
    return LocalTable(Setup(game=name, seed=seed, **rest), keep=keep)


def step(table, rng):
    """Whatever the table waits for happens; the person does anything legal."""
    waits = table.waits_for
    if waits == "you":
        table.act(rng.choice(table.view.legal).action)
    elif waits == "bot":
        table.bot_acts()
    else:
        table.next_deal()


def played(table, seed="person"):
    """The table after a match to its end."""
    rng = Rng.stream(seed)
    while table.waits_for != "end":
        step(table, rng)
    return table
