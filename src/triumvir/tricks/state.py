"""TrickState: one deal of a trick-taking game at one moment."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from triumvir.auction.auction import Auction
from triumvir.auction.rules import Contract
from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.errors import Code, SetupError
from triumvir.seats import Outcome, Seat
from triumvir.tricks.actions import Action
from triumvir.tricks.kernel_play import perft
from triumvir.tricks.phases import Phase, Playing, after_calls
from triumvir.tricks.position import format_phase
from triumvir.tricks.text import format_action, parse_action

if TYPE_CHECKING:
    from triumvir.tricks.rules import TrickRules


@dataclass(frozen=True, slots=True)
class TrickState:
    """Rules, the deal as it began, and the phase it is in: auction, trump, play or over.

    Legal actions come in a fixed order: calls from the declining one up; suits C D H S; cards by suit C D H S
    and in each suit from the weakest up under the trump named.
    """

    rules: "TrickRules"
    deal: Deal
    now: Phase

    @staticmethod
    def start(rules: "TrickRules", deal: Deal) -> "TrickState":
        """The first state of a deal."""
        return TrickState(rules, deal, after_calls(Auction(rules.auction, deal.opener)))

    @staticmethod
    def at_play(rules: "TrickRules", deal: Deal, contract: Contract, trump: str) -> "TrickState":
        """The state in which the contract's declarer is to lead, hands of any equal size."""
        return TrickState(rules, deal, Playing.start(rules, deal, (), contract, trump))

    @property
    def phase(self) -> str:
        """One of auction, trump, play, over."""
        return self.now.name

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is; none when the deal is over."""
        return self.now.to_act

    @property
    def outcome(self) -> Outcome | None:
        """The points, once the deal is over."""
        return self.now.outcome

    def legal_actions(self) -> tuple[Action, ...]:
        """All legal actions of the seat to act."""
        return self.now.legal(self.rules)

    def apply(self, action: Action) -> "TrickState":
        """The state after `action`; this one stays usable.

        Errors: call/illegal, trump/illegal, play/not_held, play/must_follow, play/must_trump,
        play/must_overtrump, action/wrong_phase, deal/over.
        """
        return TrickState(self.rules, self.deal, self.now.apply(self.rules, self.deal, action))

    def hand(self, seat: Seat) -> CardSet:
        """The cards `seat` holds now."""
        return self.now.hand(self.rules, self.deal, seat)

    def format_action(self, action: Action) -> str:
        """The text of an action, without the seat."""
        return format_action(self.rules.auction, action)

    def parse_action(self, text: str) -> Action:
        """The action that `text` says, legal now or not. Errors: those of
        `triumvir.tricks.text.parse_action`.
        """
        return parse_action(self.rules.auction, text)

    def redealt(self, hands: tuple[CardSet, ...], kitty: tuple[Card, ...] | None = None) -> "TrickState":
        """The same moment with other `hands` of the same sizes; what was played stays played.

        Error: action/wrong_phase when the deal is over.
        """
        deal, now = self.deal, self.now
        after = now.redealt(self.rules, hands)
        dealt = tuple(
            [
                CardSet(before.mask & ~now.hand(self.rules, deal, Seat(seat)).mask | hand.mask)
                for seat, (before, hand) in enumerate(zip(deal.hands, hands, strict=True))
            ]
        )
        rest = deal.kitty if kitty is None else kitty
        deal = Deal(deal.dealer, deal.opener, dealt, rest, deal.sides, deal.blanks)
        return TrickState(self.rules, deal, after)

    def seen_by(self, seat: Seat | None, *, recall: bool = False) -> Mapping[str, object]:
        """What `seat` may know, a spectator if none: its own hand, and what is public (rules 0). All tricks
        are, so `recall` adds nothing.
        """
        sizes = tuple(len(self.hand(Seat(other))) for other in range(self.rules.seats))
        seen: dict[str, object] = {
            "phase": self.phase,
            "dealer": self.deal.dealer,
            "opener": self.deal.opener,
            "to_act": self.to_act,
            "sides": self.deal.sides,
            "blanks": self.deal.blanks,
            "hand_sizes": sizes,
            **self.now.shown(self.rules, self.deal),
        }
        if seat is not None:
            seen["hand"] = self.hand(seat)
        return seen

    def position(self) -> tuple[str, ...]:
        """The fields of a position line that are this family's own: `triumvir.tricks.position.FIELDS`."""
        return format_phase(self.rules, self.now)

    def pack(self) -> tuple[int, ...]:
        """The position of play as the kernels take it: the hands by seat, then the word. Error:
        action/wrong_phase.
        """
        if not isinstance(self.now, Playing):
            raise SetupError(Code.ACTION_WRONG_PHASE, got=self.phase, expected="a deal in play")
        return (*self.now.hands, self.now.word)

    def perft(self, depth: int) -> int:
        """How many sequences of exactly `depth` plays lead on from a position of play, by the kernel. Error:
        action/wrong_phase.
        """
        *hands, word = self.pack()
        return perft(hands, word, depth)

    @staticmethod
    def unpack(rules: "TrickRules", deal: Deal, contract: Contract, packed: tuple[int, ...]) -> "TrickState":
        """The state in play that a packed position stands for; tricks taken before it are counted but not
        listed.
        """
        *hands, word = packed
        return TrickState(rules, deal, Playing((), contract, word >> 21 & 7, tuple(hands), word))
