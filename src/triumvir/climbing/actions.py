"""What a seat does in a climbing deal, besides calling: play a combination, or pass."""

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from triumvir.auction.auction import Call
from triumvir.cards.card import PACK, Card, rank_of

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


def put_down(rules: "ClimbingRules", hand: int, play: Play) -> int:
    """What is left of a mask of cards, which holds those of `play`, after it: the lowest of each rank go
    where none are named.
    """
    if play.cards:
        return hand & ~play.cards
    counts, left, masks = play.counts, hand, rank_masks(rules.order)
    while counts:
        place = (counts.bit_length() - 1) // 4
        cards = left & masks[place]
        for _ in range(counts >> 4 * place):
            left ^= cards & -cards
            cards &= cards - 1
        counts &= (1 << 4 * place) - 1
    return left


def shortest(rules: "ClimbingRules", hand: int, play: Play) -> Play:
    """`play` without its cards where the same would go anyway from a mask of cards that holds them."""
    short = Play(play.counts, play.header)
    return short if put_down(rules, hand, short) == put_down(rules, hand, play) else play


@cache
def rank_masks(order: str) -> tuple[int, ...]:
    """The cards of each rank of `order`, of both packs."""
    masks = [0] * len(order)
    for card in map(Card, range(2 * PACK)):
        if rank_of(card) in order:
            masks[order.index(rank_of(card))] |= 1 << card
    return tuple(masks)
