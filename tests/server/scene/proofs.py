"""Deals with their proofs as a server deals them, for the check of the page; `python -m` writes them."""

import json
from functools import cache
from pathlib import Path

from tests.server.sim import Sim
from triumvir.games.registry import games
from triumvir.locales.catalog import catalog
from triumvir.record.toml import format_record
from triumvir.server.events import Pace, Plan
from triumvir.server.review import read_book

FILE = Path(__file__).parents[3] / "web" / "src" / "after" / "deals.json"


@cache
def played(name):
    """A table after two deals in random play."""
    sim = Sim(Plan(name, pace=Pace(least=0.0, most=0.0)), ("novice",), name=f"proofs {name}")
    sim.come("Ann", "Bob", "Cid", "Dee")
    for _ in range(2):
        sim.play_deal()
    return sim


def proofs():
    """For each game the two deals as they are looked back at: what of them the check reads."""
    found = []
    for name in games():
        text = format_record(played(name).table.record())
        for number in range(2):
            deal = read_book(text, number, -1, catalog("en")).deal
            proof = {key: getattr(deal.proof, key) for key in ("table", "deal", "commitment", "seed")}
            found.append(
                {
                    "game": name,
                    "number": deal.number,
                    "dealer": deal.dealer,
                    "hands": [*deal.hands],
                    "kitty": deal.kitty,
                    "proof": proof | {"salts": [*deal.proof.salts]},
                }
            )
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(proofs(), indent=1) + "\n", encoding="utf-8")
