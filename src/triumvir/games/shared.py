"""What the games share besides the families: options of every climbing game, ends of a match, drawing for the
deal.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from triumvir.auction.call_rob import CallRob
from triumvir.auction.fixed import Fixed
from triumvir.auction.rising import Rising
from triumvir.auction.rules import AuctionRules, Contract
from triumvir.cards.card import Card, rank_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.deck import DeckSpec
from triumvir.cards.rng import Rng
from triumvir.games.opening import FirstWord, Opening, draw_places
from triumvir.games.options import Option
from triumvir.seats import Seat

STAKES = (1, 2, 3)
MATCH = (
    Option("match_deals", 10, within=(1, 10_000)),
    Option("target", "none", ("none",), within=(1, 1_000_000)),
)


def climbing_options(
    modes: tuple[str, ...], next_dealer: tuple[str, ...], direction: tuple[str, ...]
) -> tuple[Option, ...]:
    """The options of every climbing game (rules 7), the default of each first."""
    flags = ("pass_is_final", "show_kitty", "discards_open", "strong_hand_must_bid3")
    return (
        Option("auction_mode", modes[0], modes),
        *(Option(name, False, (False, True)) for name in flags),
        Option("next_dealer", next_dealer[0], next_dealer),
        Option("direction", direction[0], direction),
        *MATCH,
    )


def stake_auction(
    mode: str,
    seats: int,
    *,
    opener_must_bid: bool = False,
    all_pass: Literal["redeal", "opener"] = "redeal",
    declares: bool = True,
) -> AuctionRules:
    """The auction for stakes 1, 2, 3 that `auction_mode` names (rules 0.1, 7.1); with `declares` off it only
    fixes the stake (rules 2.6).
    """
    if mode == "none":
        return Fixed(seats, 1, declarer=True)
    if mode == "call_rob":
        return CallRob(seats, all_pass)
    rounds = 1 if mode == "single_round" else None
    return Rising(
        seats,
        STAKES,
        rounds=rounds,
        opener_must_bid=opener_must_bid,
        all_pass=all_pass,
        declares=declares,
    )


@dataclass(frozen=True, slots=True)
class DealsOrTarget:
    """A match of a number of deals or, where a target is set, until somebody has it; equal totals share
    (rules 7.1).
    """

    deals: int
    target: int | None

    def __call__(self, totals: Sequence[int], deals: int) -> tuple[int, ...]:
        """The players with the highest total once the match is over."""
        best = max(totals)
        over = deals >= self.deals if self.target is None else best >= self.target
        return tuple(player for player, total in enumerate(totals) if total == best) if over else ()


@dataclass(frozen=True, slots=True)
class RankScale:
    """The worth of a drawn card by its rank: the place in a list, worst first."""

    order: str

    def __call__(self, card: Card) -> int:
        """The place of the card's rank."""
        return self.order.index(rank_of(card))


@dataclass(frozen=True, slots=True)
class DrawForDeal:
    """Each seat draws a card, the best deals; who ties for best draws again (rules 1.A)."""

    deck: DeckSpec
    seats: int
    scale: "RankScale | PipScale"
    sides: tuple[int, ...] = ()

    def __call__(self, rng: Rng) -> Opening:
        """Draw for the first deal."""
        order, draws = draw_places(rng, self.deck, self.seats, self.scale, cuts=(1,))
        return Opening(order[0], self.sides, draws=draws)


@dataclass(frozen=True, slots=True)
class PipScale:
    """The worth of a drawn card by its pips: ace 1, pictures 0 (rules 1.A)."""

    def __call__(self, card: Card) -> int:
        """The number printed on the card."""
        rank = rank_of(card)
        return "A23456789T".find(rank) + 1


@dataclass(frozen=True, slots=True)
class RandomDealer:
    """A uniformly random seat deals first."""

    seats: int

    def __call__(self, rng: Rng) -> Opening:
        """Draw a seat."""
        return Opening(Seat(rng.below(self.seats)))


def dealer_opens(rng: Rng, dealer: Seat, hands: Sequence[CardSet]) -> FirstWord:
    """The dealer speaks first."""
    return FirstWord(dealer)


@dataclass(frozen=True, slots=True)
class Leads:
    """The "opener" leads, whoever won the auction (rules 1.11), or the "declarer", the opener where there is
    none (rules 7.1, `leader`).
    """

    who: Literal["opener", "declarer"]

    def __call__(self, deal: Deal, contract: Contract) -> Seat:
        """The seat that leads."""
        return deal.opener if self.who == "opener" or contract.declarer is None else contract.declarer


opener_leads, declarer_leads = Leads("opener"), Leads("declarer")


def pay(won: Sequence[bool], stake: int) -> tuple[int, ...]:
    """Zero-sum payments: each loser pays the stake, a seat that is alone pays or gets it for each opponent.

    >>> pay((True, False, False), 3), pay((True, False, True, False), 3)
    ((6, -3, -3), (3, -3, 3, -3))
    """
    winners, losers = sum(won), len(won) - sum(won)
    gain, loss = stake * max(1, losers // winners), stake * max(1, winners // losers)
    return tuple(gain if wins else -loss for wins in won)
