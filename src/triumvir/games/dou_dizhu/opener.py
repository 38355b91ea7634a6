"""Who speaks first, and which hands are strong (rules 3.A, 7.1)."""

from collections.abc import Sequence
from dataclasses import dataclass

from triumvir.cards.card import RANKS, Card, rank_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deck import DeckSpec
from triumvir.cards.rng import Rng
from triumvir.games.opening import FirstWord, Hint
from triumvir.seats import Seat, following


def value(card: Card) -> int:
    """What two cards that match in the draw for the first word have in common; jokers count as one rank
    (rules 3.A).
    """
    return min(RANKS.index(rank_of(card)), RANKS.index("b"))


def same_value(one: Card, other: Card) -> bool:
    """Whether two cards match in the draw for the first word."""
    return value(one) == value(other)


def drawer(dealer: Seat, draw: int, seats: int) -> Seat:
    """The seat that makes draw number `draw` from 0: the one after the dealer first, round and round."""
    return following(dealer, seats, 1 + draw)


@dataclass(frozen=True, slots=True)
class MatchDraw:
    """The dealer turns a card up; the seats draw until one matches it, and that one speaks first (rules
    3.A).
    """

    deck: DeckSpec

    def __call__(self, rng: Rng, dealer: Seat, hands: Sequence[CardSet]) -> FirstWord:
        """Draw; a match must come, since other cards of the rank are in the pack."""
        exposed, *pack = rng.shuffled(self.deck.cards)
        last = next(draw for draw, card in enumerate(pack) if same_value(card, exposed))
        seats = [drawer(dealer, draw, len(hands)) for draw in range(last + 1)]
        return FirstWord(seats[last], exposed, tuple(zip(seats, pack, strict=False)))


def marked_opens(rng: Rng, dealer: Seat, hands: Sequence[CardSet]) -> FirstWord:
    """A card of those dealt to hands was marked at random; who got it speaks first (rules 7.1,
    `opener_ceremony`).
    """
    seat, card = rng.choice([(Seat(seat), card) for seat, hand in enumerate(hands) for card in hand])
    return FirstWord(seat, card)


def marked_tells(seat: Seat, exposed: Card | None) -> tuple[Hint, ...]:
    """Who speaks first was dealt the marked card; a deal given from outside has none."""
    return (Hint() if exposed is None else Hint(seat, CardSet.of([exposed])),)


def random_opens(rng: Rng, dealer: Seat, hands: Sequence[CardSet]) -> FirstWord:
    """A random seat speaks first."""
    return FirstWord(Seat(rng.below(len(hands))))


JOKERS = CardSet.parse("b r b' r'")
DEUCES = CardSet.parse("2C 2D 2H 2S 2C' 2D' 2H' 2S'")


@dataclass(frozen=True, slots=True)
class Strong:
    """Hands that must make the top call: all jokers, or four or more deuces (rules 7.1,
    `strong_hand_must_bid3`).
    """

    jokers: int

    def __call__(self, hand: CardSet) -> bool:
        """Look at the hand as dealt."""
        return len(hand & JOKERS) == self.jokers or len(hand & DEUCES) >= 4
