"""How a pack is dealt, and the facts with which a deal starts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.deck import DeckSpec
from triumvir.errors import Code, SetupError
from triumvir.seats import Seat, following


@dataclass(frozen=True, slots=True)
class DealPlan:
    """The order in which the cards of a shuffled pack go to the seats.

    `packets` are the numbers of cards a seat gets in each round of the deal, `first` is 0 when the dealer is
    served first and 1 when the next seat is; `kitty` cards are left at the bottom of the pack. `sides` are
    the numbers of seats on each side where sides are fixed before the deal, none elsewhere.

    >>> plan = DealPlan(3, packets=(1,) * 17, first=0, kitty=3)
    >>> [plan.seat_at(position, dealer=2) for position in (0, 1, 50, 51)]
    [2, 0, 1, None]
    """

    seats: int
    packets: tuple[int, ...]
    first: int = 0
    kitty: int = 0
    sides: tuple[int, ...] = ()

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat, the kitty left out."""
        return sum(self.packets)

    @property
    def sides_in_turn(self) -> tuple[int, ...]:
        """Each seat's side where sides are fixed and their seats take turns; none elsewhere."""
        return tuple(seat % len(self.sides) for seat in range(self.seats)) if self.sides else ()

    def seat_at(self, position: int, dealer: int) -> Seat | None:
        """The seat that gets the card at `position` (0 is the top of the pack); none for the kitty."""
        for packet in self.packets:
            if position < packet * self.seats:
                return following(dealer, self.seats, self.first + position // packet)
            position -= packet * self.seats
        return None

    def deal(self, pack: Sequence[Card], dealer: int) -> tuple[tuple[CardSet, ...], tuple[Card, ...]]:
        """The hands by seat and the kitty, in order, that `pack`, read from the top, gives."""
        hands = [0] * self.seats
        at = 0
        for packet in self.packets:
            for step in range(self.seats):
                seat = (dealer + self.first + step) % self.seats
                for card in pack[at : at + packet]:
                    hands[seat] |= 1 << card
                at += packet
        return tuple(CardSet(hand) for hand in hands), tuple(pack[at:])


@dataclass(frozen=True, slots=True)
class Deal:
    """The facts with which one deal starts: who dealt, who speaks first, and the cards.

    `sides` names each seat's side where sides are fixed before the deal (empty otherwise), `blanks` counts
    the thrown-in deals just before this one.
    """

    dealer: Seat
    opener: Seat
    hands: tuple[CardSet, ...]
    kitty: tuple[Card, ...] = ()
    sides: tuple[int, ...] = ()
    blanks: int = 0

    def faults(self, deck: DeckSpec, plan: DealPlan) -> list[SetupError]:
        """Everything that keeps this from being a whole deal of `deck` by `plan`; empty when it is one."""
        return [*self._seat_faults(plan), *self._card_faults(deck, plan), *self._side_faults(plan)]

    def _seat_faults(self, plan: DealPlan) -> Iterator[SetupError]:
        if len(self.hands) != plan.seats:
            yield SetupError(Code.DEAL_HANDS, got=len(self.hands), expected=f"{plan.seats} hands")
        for name, seat in (("dealer", self.dealer), ("opener", self.opener)):
            if not 0 <= seat < plan.seats:
                expected = f"a seat from 0 to {plan.seats - 1}"
                yield SetupError(Code.SEAT_UNKNOWN, got=seat, expected=expected, where=name)

    def _card_faults(self, deck: DeckSpec, plan: DealPlan) -> Iterator[SetupError]:
        piles = [(f"hand {seat}", (*hand,)) for seat, hand in enumerate(self.hands)]
        seen: set[Card] = set()
        for place, cards in [*piles, ("kitty", self.kitty)]:
            if strange := CardSet.of(cards) - deck.all:
                expected = "cards of the pack"
                yield SetupError(Code.CARD_NOT_IN_PACK, got=strange, expected=expected, where=place)
            if twice := [card for at, card in enumerate(cards) if card in seen or card in cards[:at]]:
                got = CardSet.of(twice)
                yield SetupError(Code.CARD_TWICE, got=got, expected="each card once", where=place)
            seen.update(cards)
            kitty = place == "kitty"
            size, code = (
                (plan.kitty, Code.DEAL_KITTY_SIZE) if kitty else (plan.hand_size, Code.DEAL_HAND_SIZE)
            )
            if len(cards) != size:
                yield SetupError(code, got=f"{len(cards)} cards", expected=f"{size} cards", where=place)

    def _side_faults(self, plan: DealPlan) -> Iterator[SetupError]:
        wanted = [side for side, size in enumerate(plan.sides) for _ in range(size)]
        if sorted(self.sides) != wanted:
            sizes = " and ".join(f"{size} seats on side {side}" for side, size in enumerate(plan.sides))
            expected = sizes or "no sides, they follow from the calls"
            yield SetupError(Code.DEAL_SIDES, got=self.sides, expected=expected)

    def check(self, deck: DeckSpec, plan: DealPlan) -> None:
        """Raise one SetupError with all faults, if there are any."""
        if found := self.faults(deck, plan):
            raise SetupError.all_of(found)
