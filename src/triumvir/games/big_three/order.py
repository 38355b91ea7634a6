"""Ranks, strong hands and who leads or speaks by the lowest heart (rules 1.3, 1.7, 7.1)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from triumvir.auction.rules import Contract
from triumvir.cards.card import Card, card, rank_of, suit_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.deck import DeckSpec
from triumvir.cards.rng import Rng
from triumvir.games.opening import FirstWord, Hint, Opening, draw_places
from triumvir.games.shared import PipScale, RankScale
from triumvir.seats import Seat

ORDERS = {"3_high": "456789TJQKA23", "list_plus_3": "2456789TJQKA3"}
LISTED = "23456789TJQKA"
RUN_RANKS = "456789TJQK"


def lowest_heart(order: str, hands: Sequence[CardSet]) -> Seat:
    """The seat that was dealt the lowest heart by the ranking in force; the kitty is not looked at."""

    def place(seat: int) -> int:
        return min(
            (order.index(rank_of(card)) for card in hands[seat] if suit_of(card) == "H"), default=len(order)
        )

    return Seat(min(range(len(hands)), key=place))


@dataclass(frozen=True, slots=True)
class LowestHeartOpens:
    """Who was dealt the lowest heart speaks first."""

    order: str

    def __call__(self, rng: Rng, dealer: Seat, hands: Sequence[CardSet]) -> FirstWord:
        """Look at the hands."""
        return FirstWord(lowest_heart(self.order, hands))


@dataclass(frozen=True, slots=True)
class LowestHeartLeads:
    """Who was dealt the lowest heart leads, whoever spoke first."""

    order: str
    who: Literal["hand"] = "hand"

    def __call__(self, deal: Deal, contract: Contract) -> Seat:
        """Look at the hands as dealt."""
        return lowest_heart(self.order, deal.hands)


@dataclass(frozen=True, slots=True)
class LowestHeartTells:
    """Who is named by the lowest heart was dealt it; lower hearts lie in the kitty, of `kitty` cards."""

    order: str
    kitty: int

    def __call__(self, seat: Seat, exposed: Card | None) -> tuple[Hint, ...]:
        """One case for each heart that can be the lowest dealt."""
        hearts = [card(rank, "H") for rank in self.order[: self.kitty + 1]]
        return tuple(
            Hint(seat, CardSet.of([heart]), CardSet.of(hearts[:lower])) for lower, heart in enumerate(hearts)
        )


THREES = CardSet.parse("3C 3D 3H 3S")
DEUCES = CardSet.parse("2C 2D 2H 2S")


def strong_hand(hand: CardSet) -> bool:
    """Three or more threes, or two threes and two or more deuces (rules 7.1, `strong_hand_must_bid3`)."""
    threes = len(hand & THREES)
    return threes >= 3 or (threes == 2 and len(hand & DEUCES) >= 2)


@dataclass(frozen=True, slots=True)
class DrawPartners:
    """Each of four seats draws; the two best are partners and the best deals (rules 2.2-2.4, 2.A)."""

    deck: DeckSpec
    scale: RankScale | PipScale
    reseat: bool

    def __call__(self, rng: Rng) -> Opening:
        """Draw for partners; with `reseat` they sit opposite, the best draw at seat 0."""
        order, draws = draw_places(rng, self.deck, 4, self.scale, cuts=(1, 2))
        return seat_partners(order, reseat=self.reseat, draws=draws)


def seat_partners(
    order: Sequence[Seat], *, reseat: bool, draws: tuple[tuple[tuple[Seat, Card], ...], ...] = ()
) -> Opening:
    """Sides, dealer and seats for four seats named from the best draw to the worst."""
    if reseat:
        return Opening(Seat(0), (0, 1, 0, 1), (order[0], order[2], order[1], order[3]), draws)
    return Opening(order[0], tuple(int(seat not in order[:2]) for seat in range(4)), draws=draws)
