"""Two trick-taking games made for the tests, and ways to deal their cards."""

from hypothesis import strategies as st

from tests.tricks import reference
from triumvir.auction.free_once import FreeOnce
from triumvir.auction.rising import Rising
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal, DealPlan
from triumvir.cards.deck import DeckSpec
from triumvir.cards.rng import Rng
from triumvir.seats import Seat
from triumvir.tricks.rules import TrickRules

PLAIN, TRUMP = "789JQKTA", "78QKTA9J"
ORDERS = {
    "suit_chosen": ((PLAIN,) * 4, (TRUMP,) * 4, reference.suit_chosen),
    "clubs_always": ((TRUMP, PLAIN, PLAIN, PLAIN), (TRUMP, PLAIN, PLAIN, PLAIN), reference.clubs_always),
}
SUITS = "CDHS"
THIRTY = [rank + suit for rank in "789TJQKA" for suit in SUITS if rank + suit not in ("7D", "7H")]
THIRTY_TWO = [rank + suit for rank in "789TJQKA" for suit in SUITS]
DUTIES = ("must_follow", "must_trump", "must_overtrump")


def ten_a_trick(contract, taken):
    """A strategy of paying."""
    return tuple(10 * tricks for tricks in taken)


def three_hands(orders="suit_chosen", *, auction=None, **duties):
    """Thirty cards, three seats, one free call each."""
    plain, trump, _ = ORDERS[orders]
    return TrickRules(
        DeckSpec.parse(" ".join(THIRTY)),
        DealPlan(3, packets=(3, 2, 3, 2), first=1),
        auction or FreeOnce(3, tuple(range(2, 11))),
        plain,
        trump,
        ten_a_trick,
        **duties,
    )


def four_hands(**duties):
    """Another game: thirty-two cards, four seats, rising calls from the dealer on, one card at a time."""
    return TrickRules(
        DeckSpec.parse(" ".join(THIRTY_TWO)),
        DealPlan(4, packets=(1,) * 8),
        Rising(4, (1, 2, 3)),
        (PLAIN,) * 4,
        (TRUMP,) * 4,
        ten_a_trick,
        **duties,
    )


def random_deal(rules, seed, dealer=0):
    """A whole deal from a seed; the seat behind the dealer opens."""
    hands, kitty = rules.plan.deal(Rng.stream(seed, "deal").shuffled(rules.deck.cards), dealer)
    return Deal(Seat(dealer), Seat((dealer + 1) % rules.seats), hands, kitty)


def deal_of(*hands, dealer=2, opener=0):
    """A deal of given hands, of any size."""
    return Deal(Seat(dealer), Seat(opener), tuple(CardSet.parse(hand) for hand in hands))


def words(cards):
    """A set of cards as a set of texts."""
    return set(str(cards).split())


duties = st.fixed_dictionaries({name: st.booleans() for name in DUTIES})
orders = st.sampled_from(sorted(ORDERS))
trumps = st.sampled_from(SUITS)
