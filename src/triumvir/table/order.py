"""How a hand is held: by rank, by suit, or in groups."""

from triumvir.bots.groups import by_rank, by_suit, groups
from triumvir.cards.card import Card
from triumvir.views.view import View

WAYS = ("rank", "suit", "groups")
"""The ways in which a hand can be sorted."""


def held(view: View, way: str = "rank") -> tuple[tuple[Card, ...], ...]:
    """The hand of the viewer, sorted; in heaps where the way makes any, in one heap by rank."""
    if not view.hand:
        return ()
    if way == "groups":
        order = {card: at for at, card in enumerate(by_rank(view))}
        return tuple(tuple(sorted(heap, key=order.__getitem__)) for heap in groups(view))
    return (by_suit(view) if way == "suit" else by_rank(view),)
