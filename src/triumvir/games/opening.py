"""Drawing cards for the deal: who deals first, who sits where, who speaks first (rules 1.A, 2.A, 3.A,
7.1).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.deck import DeckSpec
from triumvir.cards.rng import Rng
from triumvir.seats import Seat

Scale = Callable[[Card], int]
"""The worth of a drawn card; the higher is the better."""
Draw = tuple[Seat, Card]
"""A seat and the card it drew."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What was settled before a deal: who deals, which seats are sides, who moves where, and the draws in
    rounds.

    `sides` is empty where no sides are fixed. `moved` names for each seat the one its player held at the
    draw; empty when nobody moves.
    """

    dealer: Seat
    sides: tuple[int, ...] = ()
    moved: tuple[Seat, ...] = ()
    draws: tuple[tuple[Draw, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class FirstWord:
    """Who speaks first in a deal, and the cards that showed it: one turned up (`exposed`), and those
    drawn.
    """

    opener: Seat
    exposed: Card | None = None
    draws: tuple[Draw, ...] = ()


@dataclass(frozen=True, slots=True)
class Hint:
    """Something known about a deal: `cards` were dealt to the hand of `seat`, and `kitty` to no hand."""

    seat: Seat | None = None
    cards: CardSet = field(default_factory=CardSet)
    kitty: CardSet = field(default_factory=CardSet)


def placed(
    worth: Sequence[tuple[int, ...]], cuts: Sequence[int]
) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """The seats from best to worst, and those that must draw again.

    `worth` are the draws of each seat, first draw first. A tie matters where it reaches over one of the
    `cuts`: cut 1 parts the best from the rest, cut 2 the two best.

    >>> placed([(5,), (9,), (9,), (2,)], cuts=(1, 2))
    ((1, 2, 0, 3), (1, 2))
    >>> placed([(5,), (9, 3), (9, 7), (2,)], cuts=(1, 2))
    ((2, 1, 0, 3), ())
    """
    order = sorted(range(len(worth)), key=lambda seat: worth[seat], reverse=True)
    for cut in cuts:
        if worth[order[cut - 1]] == worth[order[cut]]:
            tied = tuple(Seat(seat) for seat in range(len(worth)) if worth[seat] == worth[order[cut]])
            return tuple(map(Seat, order)), tied
    return tuple(map(Seat, order)), ()


def draw_places(
    rng: Rng, deck: DeckSpec, seats: int, scale: Scale, cuts: Sequence[int]
) -> tuple[tuple[Seat, ...], tuple[tuple[Draw, ...], ...]]:
    """Seats draw from the top of a shuffled pack until nothing that the `cuts` ask is tied.

    Gives the seats from best to worst, and the draws. Should a pack run out, it is shuffled anew.
    """
    pack: list[Card] = []
    worth: list[tuple[int, ...]] = [()] * seats
    drawing: tuple[Seat, ...] = tuple(map(Seat, range(seats)))
    rounds: list[tuple[Draw, ...]] = []
    order = drawing
    while drawing:
        if len(pack) < len(drawing):
            pack = rng.shuffled(deck.cards)
        drawn, pack = tuple(zip(drawing, pack, strict=False)), pack[len(drawing) :]
        for seat, card in drawn:
            worth[seat] = (*worth[seat], scale(card))
        rounds.append(drawn)
        order, drawing = placed(worth, cuts)
    return order, tuple(rounds)
