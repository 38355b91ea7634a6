"""What a seat does in a climbing deal, besides calling: play a combination, or pass."""

from typing import TYPE_CHECKING, NamedTuple

from triumvir.auction.auction import Call
from triumvir.cards.cardset import CardSet

if TYPE_CHECKING:
    from triumvir.climbing.rules import ClimbingRules


class Play(NamedTuple):
    """A play: rank counts, the header that says how they are read, and the cards put down as a CardSet mask.

    Ranks alone decide what a play is (rules 0). With `cards` 0 the lowest cards of each rank go. Nothing at
    all is a pass.
    """

    counts: int
    header: int
    cards: int = 0


PASS = Play(0, 0)


def well_formed(play: Play) -> bool:
    """Whether `play` is a pass, or rank counts, a header and cards that the kernels can look at."""
    return play == PASS or (0 < play.counts < 1 << 60 and 0 <= play.header < 1 << 32 and play.cards >= 0)


Action = Call | Play
Move = tuple[int, Play]
"""A seat and what it played."""


def put_down(rules: "ClimbingRules", hand: CardSet, play: Play) -> CardSet:
    """What is left of `hand`, which holds the cards, after `play`: the lowest of each rank go where none are
    named.
    """
    if play.cards:
        return CardSet(hand.mask & ~play.cards)
    counts, left = play.counts, hand.mask
    for card in hand:
        shift = 4 * rules.places[card]
        if counts >> shift & 15:
            counts -= 1 << shift
            left &= ~(1 << card)
    return CardSet(left)
