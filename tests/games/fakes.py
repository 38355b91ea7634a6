"""A game of nothing, for matches: three or four seats, a small pack, deals that end as they are told to."""

from dataclasses import dataclass
from typing import Any

from triumvir.cards.deal import Deal, DealPlan
from triumvir.cards.deck import DeckSpec
from triumvir.errors import Code, IllegalActionError, ParseError
from triumvir.games.game import Game, Rules
from triumvir.games.opening import FirstWord, Opening
from triumvir.games.options import RuleSet
from triumvir.seats import Outcome, Seat, following

DECK = DeckSpec.parse("3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S")


@dataclass(frozen=True)
class FakeState:
    """A deal that the first action but "wait" ends."""

    deal: Deal
    to_act: Seat | None
    outcome: Outcome | None = None

    @property
    def phase(self):
        """As real states have it."""
        return "over" if self.outcome else "play"

    def parse_action(self, text):
        """The action that a text says."""
        word, *numbers = text.split()
        if word not in ("wait", "out", "blank"):
            raise ParseError(Code.ACTION_UNKNOWN, got=text, expected="wait, blank, or out and points")
        return (word, *map(int, numbers))

    def format_action(self, action):
        """The way back."""
        return " ".join(map(str, action))

    def legal_actions(self):
        """One of many."""
        return [("wait",)]

    def apply(self, action):
        """Wait, throw the deal in, or go out with some points."""
        if self.outcome:
            raise IllegalActionError(Code.DEAL_OVER, got=self.format_action(action), expected="nothing")
        seats = len(self.deal.hands)
        if action[0] == "wait":
            return FakeState(self.deal, following(self.to_act, seats))
        if action[0] == "blank":
            return FakeState(self.deal, None, Outcome((0,) * seats, thrown_in=True))
        return FakeState(self.deal, None, Outcome(action[1:], self.to_act))


@dataclass(frozen=True)
class FakePlay:
    """The family's rules."""

    plan: DealPlan
    deck: DeckSpec = DECK

    @property
    def seats(self):
        """How many seats play."""
        return self.plan.seats

    def start(self, deal):
        """The opener acts first."""
        return FakeState(deal, deal.opener)


def after_the_dealer(rng, dealer, hands):
    """The seat after the dealer speaks first."""
    return FirstWord(following(dealer, len(hands)))


def never(totals, deals):
    """A match without end."""
    return ()


def fake_rules(seats=3, **more):
    """Rules of a match of fake deals: seat 1 deals first, the next seat after that."""
    sides = (2, 2) if seats == 4 else ()
    facts: dict[str, Any] = {
        "game": Game("fake", (), (), lambda game, chosen: fake_rules()),
        "chosen": RuleSet("fake", (), ()),
        "play": FakePlay(DealPlan(seats, packets=(1,) * 2, kitty=len(DECK) - 2 * seats, sides=sides)),
        "opening": lambda rng: Opening(Seat(1), (0, 1, 0, 1) if seats == 4 else ()),
        "opener": after_the_dealer,
        "ends": never,
    }
    return Rules(**{**facts, **more})
