"""What a deal of The Big Three pays (rules 1.C, 2.11)."""

from triumvir.climbing.over import Result
from triumvir.games.shared import pay


def settle(result: Result) -> tuple[int, ...]:
    """The stake as it was bid: nothing doubles in this game."""
    return pay(result.won, result.contract.stake)
