"""Over: the deal is done, and all that its payment may depend on."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NoReturn

from triumvir.auction.auction import Call, spoken
from triumvir.auction.rules import Contract
from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.climbing.actions import Action, Play, well_formed
from triumvir.climbing.text import format_action
from triumvir.errors import Code, IllegalActionError, SetupError
from triumvir.seats import Outcome, Seat

if TYPE_CHECKING:
    from triumvir.climbing.playing import Playing
    from triumvir.climbing.rules import ClimbingRules


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal was played out, all that its payment may depend on.

    `sides` is each seat's side (the declarer's is 0), `plays` and `bombs` count by seat the plays made and
    those among them with precedence; `blanks` are the thrown-in deals just before.
    """

    contract: Contract
    sides: tuple[int, ...]
    first_out: Seat
    plays: tuple[int, ...]
    bombs: tuple[int, ...]
    blanks: int = 0

    @property
    def won(self) -> tuple[bool, ...]:
        """Whether each seat is on the side of the seat that went out."""
        return tuple(side == self.sides[self.first_out] for side in self.sides)


@dataclass(frozen=True, slots=True)
class Over:
    """The deal is over: somebody is out of cards, or it was thrown in (`last` is none)."""

    calls: tuple[int, ...]
    result: Outcome
    last: "Playing | None" = None

    @property
    def name(self) -> str:
        """The end."""
        return "over"

    @property
    def to_act(self) -> Seat | None:
        """Nobody."""
        return None

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended."""
        return self.result

    def legal(self, rules: "ClimbingRules") -> list[Action]:
        """Nothing."""
        return []

    def apply(self, rules: "ClimbingRules", deal: Deal, action: Action) -> "Over":
        """Nothing can be done. Error: deal/over."""
        raise refused(rules, action, Code.DEAL_OVER, "no action, the deal is over")

    def hand(self, rules: "ClimbingRules", deal: Deal, seat: Seat) -> CardSet:
        """The cards left; as dealt when the deal was thrown in."""
        return self.last.hand(rules, deal, seat) if self.last else deal.hands[seat]

    def redealt(
        self, rules: "ClimbingRules", deal: Deal, hands: tuple[CardSet, ...], kitty: tuple[Card, ...] | None
    ) -> NoReturn:
        """Nothing is open any more. Error: action/wrong_phase."""
        raise SetupError(Code.ACTION_WRONG_PHASE, got=self.name, expected="a deal that is not over")

    def shown(
        self, rules: "ClimbingRules", deal: Deal, viewer: Seat | None, *, recall: bool
    ) -> dict[str, object]:
        """The calls, the outcome and the last trick, with no more than could be seen before."""
        if self.last:
            return {**self.last.shown(rules, deal, viewer, recall=recall), "outcome": self.result}
        calls = spoken(rules.auction, deal.opener, self.calls)
        return {"calls": calls, "kitty": (None,) * len(deal.kitty), "outcome": self.result}


def refused(rules: "ClimbingRules", action: object, code: Code, expected: str) -> IllegalActionError:
    """The refusal of an action that belongs to another phase, or is none at all."""
    got = repr(action)
    if isinstance(action, Call) or (isinstance(action, Play) and well_formed(action)):
        got = format_action(rules, action)
    return IllegalActionError(code, got=got, expected=expected)
