"""ClimbingState: one deal of a climbing game at one moment."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from triumvir.auction.rules import Contract
from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.climbing.actions import Action
from triumvir.climbing.kernel_play import perft
from triumvir.climbing.phases import Calling, Phase, first_phase
from triumvir.climbing.playing import Playing
from triumvir.climbing.position import format_phase
from triumvir.climbing.text import format_action, parse_action
from triumvir.errors import Code, SetupError
from triumvir.seats import Outcome, Seat

if TYPE_CHECKING:
    from triumvir.climbing.rules import ClimbingRules


@dataclass(frozen=True, slots=True)
class ClimbingState:
    """Rules, the deal as it began, and the phase it is in: auction, play or over.

    Legal actions come in a fixed order: calls from the declining one up; the pass, then plays in the order of
    the rules' shapes.
    """

    rules: "ClimbingRules"
    deal: Deal
    now: Phase

    @staticmethod
    def start(rules: "ClimbingRules", deal: Deal) -> "ClimbingState":
        """The first state of a deal."""
        return ClimbingState(rules, deal, first_phase(rules, deal))

    @staticmethod
    def at_play(rules: "ClimbingRules", deal: Deal, contract: Contract) -> "ClimbingState":
        """The state at the first lead, the auction being over; hands may be of any size."""
        return ClimbingState(rules, deal, Playing.start(rules, deal, (), contract))

    @property
    def phase(self) -> str:
        """One of auction, play, over."""
        return self.now.name

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is; none when the deal is over."""
        return self.now.to_act

    @property
    def outcome(self) -> Outcome | None:
        """The points, once the deal is over."""
        return self.now.outcome

    def legal_actions(self) -> list[Action]:
        """All legal actions of the seat to act."""
        return self.now.legal(self.rules)

    def apply(self, action: Action) -> "ClimbingState":
        """The state after `action`; this one stays usable.

        Errors: call/illegal, play/must_lead, play/not_held, play/no_combination, play/reading,
        play/does_not_beat, play/bombs_spent, action/wrong_phase, deal/over.
        """
        return ClimbingState(self.rules, self.deal, self.now.apply(self.rules, self.deal, action))

    def hand(self, seat: Seat) -> CardSet:
        """The cards `seat` holds now."""
        return self.now.hand(self.rules, self.deal, seat)

    def format_action(self, action: Action) -> str:
        """The text of an action, without the seat."""
        return format_action(self.rules, action, self._top)

    def parse_action(self, text: str) -> Action:
        """The action that `text` says, legal now or not. Errors: those of
        `triumvir.climbing.text.parse_action`.
        """
        return parse_action(self.rules, text, self._top, calling=isinstance(self.now, Calling))

    @property
    def _top(self) -> int:
        return self.now.top if isinstance(self.now, Playing) else 0

    def redealt(self, hands: tuple[CardSet, ...], kitty: tuple[Card, ...] | None = None) -> "ClimbingState":
        """The same moment with other `hands` of the same sizes, and other cards of the `kitty`.

        What was put down stays the very same cards. A kitty that is not given stays as far as it can: while
        it lies open to nobody it is what is left, later a card that the taker does not hold is replaced.
        Error: action/wrong_phase when the deal is over.
        """
        return ClimbingState(self.rules, *self.now.redealt(self.rules, self.deal, hands, kitty))

    def seen_by(self, seat: Seat | None, *, recall: bool = False) -> Mapping[str, object]:
        """What `seat` may know, a spectator if none: its own hand, and what is public (rules 0); with
        `recall` the cleared tricks too, whether they may be looked at or not.
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
            **self.now.shown(self.rules, self.deal, seat, recall=recall),
        }
        if seat is not None:
            seen["hand"] = self.hand(seat)
        return seen

    def position(self) -> tuple[str, ...]:
        """The fields of a position line that are this family's own: `triumvir.climbing.position.FIELDS`."""
        return format_phase(self.rules, self.now)

    def pack(self) -> tuple[int, ...]:
        """The position of play as the kernels take it. Error: action/wrong_phase."""
        if not isinstance(self.now, Playing):
            raise SetupError(Code.ACTION_WRONG_PHASE, got=self.phase, expected="a deal in play")
        rules, now = self.rules, self.now
        return (
            rules.seats,
            rules.passes_to_clear,
            int(rules.pass_is_final),
            now.turn,
            now.bombs,
            *now.counts,
        )

    def perft(self, depth: int) -> int:
        """How many sequences of exactly `depth` actions lead on from a position of play, by the kernel.

        Errors: action/wrong_phase; OverflowError for hands beyond what can be dealt.
        """
        packed = [*self.pack()]
        return perft(self.rules.table, packed, depth) if depth else 1
