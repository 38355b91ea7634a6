"""A bot measured from Python, to try changes on decks that are not those of the evaluation."""

from benchmarks.rlcard_protocol.deck import Pair
from benchmarks.rlcard_protocol.runs import Run, results
from benchmarks.rlcard_protocol.score import ROLES, Score

EVALUATION = "evaluation"
"""The seed of the decks that results are published on. Nothing is tuned on them."""


def measure(
    bot: str, role: str, decks: int = 300, seed: str = "tuning", opponent: str = "rlcard", jobs: int = 1
) -> Score:
    """How `bot` does as "landlord" or as "peasants". ValueError for another role and for the seed of the
    evaluation.

    >>> score = measure("triumvir:random", "landlord", 4)
    >>> score.pair, score.decks
    (Pair(landlord='triumvir:random', peasants='rlcard'), 4)
    """
    if seed == EVALUATION or role not in ROLES:
        raise ValueError(f"role {role!r}, seed {seed!r}: expected one of {ROLES}, and other decks than those")
    pair = Pair(bot, opponent) if role == "landlord" else Pair(opponent, bot)
    return Score.of(pair, results(Run((pair,), seed, 0, decks), jobs))
