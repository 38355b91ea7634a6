"""The phases of a climbing deal: calling, playing, over. Each is a frozen value.

A phase knows its own legal actions and what comes next. `shown` is what everybody may know of it, and the one
viewer besides; hands are given out one by one (`hand`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from triumvir.auction.auction import Auction, Call, spoken
from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet, union
from triumvir.cards.deal import Deal
from triumvir.climbing.actions import Action
from triumvir.climbing.over import Over, refused
from triumvir.climbing.playing import Playing
from triumvir.errors import Code
from triumvir.seats import Outcome, Seat

if TYPE_CHECKING:
    from triumvir.climbing.rules import ClimbingRules


class Phase(Protocol):
    """What a state forwards to."""

    @property
    def name(self) -> str:
        """One of auction, play, over."""
        ...

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is; none when the deal is over."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended; none before."""
        ...

    def legal(self, rules: "ClimbingRules") -> list[Action]:
        """The legal actions, in a fixed order."""
        ...

    def apply(self, rules: "ClimbingRules", deal: Deal, action: Action) -> "Phase":
        """The phase after `action`."""
        ...

    def hand(self, rules: "ClimbingRules", deal: Deal, seat: Seat) -> CardSet:
        """The cards `seat` holds."""
        ...

    def shown(
        self, rules: "ClimbingRules", deal: Deal, viewer: Seat | None, *, recall: bool
    ) -> dict[str, object]:
        """What `viewer` (none: a spectator) may know of this phase besides a hand, by name; with `recall` the
        cleared tricks too, whether they may be looked at or not.
        """
        ...

    def redealt(
        self, rules: "ClimbingRules", deal: Deal, hands: tuple[CardSet, ...], kitty: tuple[Card, ...] | None
    ) -> "tuple[Deal, Phase]":
        """The same moment with other `hands` now, and the deal that led to it."""
        ...


@dataclass(frozen=True, slots=True)
class Calling:
    """The seats call (rules 0.1)."""

    auction: Auction

    @property
    def name(self) -> str:
        """The auction."""
        return "auction"

    @property
    def to_act(self) -> Seat | None:
        """The seat to speak."""
        return self.auction.to_act

    @property
    def outcome(self) -> Outcome | None:
        """None yet."""
        return None

    def legal(self, rules: "ClimbingRules") -> list[Action]:
        """The declining call first, then rising."""
        return [Call(level) for level in self.auction.legal]

    def apply(self, rules: "ClimbingRules", deal: Deal, action: Action) -> Phase:
        """Speak; the last call ends the auction."""
        if not isinstance(action, Call):
            raise refused(rules, action, Code.ACTION_WRONG_PHASE, "a call")
        return after_calls(rules, deal, self.auction.apply(action.level))

    def hand(self, rules: "ClimbingRules", deal: Deal, seat: Seat) -> CardSet:
        """The cards as dealt."""
        return deal.hands[seat]

    def redealt(
        self, rules: "ClimbingRules", deal: Deal, hands: tuple[CardSet, ...], kitty: tuple[Card, ...] | None
    ) -> "tuple[Deal, Phase]":
        """The kitty is the rest where none is given; who is strong follows from the hands."""
        if kitty is None:
            rest = rules.deck.all - union(hands)
            kitty = deal.kitty if CardSet.of(deal.kitty) == rest else tuple(rest)
        deal = Deal(deal.dealer, deal.opener, hands, kitty, deal.sides, deal.blanks)
        return deal, Calling(replace(self.auction, strong=strong_seats(rules, hands)))

    def shown(
        self, rules: "ClimbingRules", deal: Deal, viewer: Seat | None, *, recall: bool
    ) -> dict[str, object]:
        """The calls, in turn from the opener on; the kitty lies face down, whatever the option."""
        calls = spoken(rules.auction, deal.opener, self.auction.calls)
        return {"calls": calls, "kitty": (None,) * len(deal.kitty)}


def first_phase(rules: "ClimbingRules", deal: Deal) -> Phase:
    """The phase that a deal starts in."""
    return after_calls(rules, deal, Auction(rules.auction, deal.opener, (), strong_seats(rules, deal.hands)))


def strong_seats(rules: "ClimbingRules", hands: Sequence[CardSet]) -> frozenset[Seat]:
    """The seats that must make the top call with the hands they were dealt."""
    strong = rules.strong
    return frozenset(Seat(seat) for seat, hand in enumerate(hands) if strong(hand)) if strong else frozenset()


def after_calls(rules: "ClimbingRules", deal: Deal, auction: Auction) -> Phase:
    """The phase that the calls so far lead to: more calls, the play, or the end of a deal that is thrown
    in.
    """
    contract = auction.result
    if contract is None:
        return Calling(auction)
    if contract.thrown_in:
        return Over(auction.calls, Outcome((0,) * rules.seats, thrown_in=True))
    return Playing.start(rules, deal, auction.calls, contract)
