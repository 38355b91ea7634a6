"""The plan of a hand, and what it is worth while nothing is known of the others' cards."""

from collections.abc import Sequence

from triumvir.bots.climbing.kernel_plan import planned
from triumvir.bots.climbing.skill import place_of, plans_of, worths_of
from triumvir.climbing.rules import ClimbingRules

Plan = Sequence[tuple[int, int]]
"""Plays that empty a hand, counts and header of each."""


def plan_of(play: ClimbingRules, hand: int) -> Plan:
    """The plays that empty a hand at the least loss."""
    found: list[tuple[int, int]] = planned(play.table, plans_of(play), hand)
    return found


def worth_of(play: ClimbingRules, plan: Plan) -> int:
    """What the plays of a plan are worth, in thousandths of a turn."""
    worths = worths_of(play)
    return sum(worths[place_of(header)] for _, header in plan)
