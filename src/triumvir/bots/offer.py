"""Offer: something that can be played, and what it costs."""

from dataclasses import dataclass

from triumvir.bots.thought import Reason
from triumvir.games.game import Action


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal play with its cost to the hand, and what kind of cost that is. `others` are plays that differ
    from it only in what is attached, cheapest first.
    """

    action: Action
    cost: int
    reason: Reason
    others: tuple[Action, ...] = ()
