"""The phases of a trick-taking deal: calling, naming trumps, playing, over. Each is a frozen value.

A phase knows its own legal actions and what comes next. `shown` is what everybody may know of it; hands are
given out one by one (`hand`).
"""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NoReturn, Protocol

from triumvir.auction.auction import Auction, Call, spoken
from triumvir.auction.rules import Contract
from triumvir.cards.card import SUITS, Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.text import format_card
from triumvir.errors import Code, IllegalActionError, SetupError
from triumvir.seats import Outcome, Seat, following
from triumvir.tricks.actions import Action, NameTrump, PlayCard
from triumvir.tricks.kernel import after_play, card_at, first_word, leader, legal, on_table, taken, to_act
from triumvir.tricks.text import format_action

if TYPE_CHECKING:
    from triumvir.tricks.rules import TrickRules


_TRUMPS = tuple(NameTrump(suit) for suit in SUITS)


@cache
def _calls(levels: tuple[int, ...]) -> tuple[Call, ...]:
    return tuple(Call(level) for level in levels)


class Phase(Protocol):
    """What a state forwards to."""

    @property
    def name(self) -> str:
        """One of auction, trump, play, over."""
        ...

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is; none when the deal is over."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended; none before."""
        ...

    def legal(self, rules: "TrickRules") -> tuple[Action, ...]:
        """The legal actions, in a fixed order."""
        ...

    def apply(self, rules: "TrickRules", deal: Deal, action: Action) -> "Phase":
        """The phase after `action`."""
        ...

    def hand(self, rules: "TrickRules", deal: Deal, seat: Seat) -> CardSet:
        """The cards `seat` holds."""
        ...

    def shown(self, rules: "TrickRules", deal: Deal) -> dict[str, object]:
        """What everybody may know of this phase, by name."""
        ...

    def redealt(self, rules: "TrickRules", hands: tuple[CardSet, ...]) -> "Phase":
        """The same moment with other `hands` now."""
        ...


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that was taken: who led it, the cards in order of play, and whose it is."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class Calling:
    """The seats call (rules 5.7, 5.8)."""

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

    def legal(self, rules: "TrickRules") -> tuple[Call, ...]:
        """The declining call first, then rising."""
        return _calls(self.auction.legal)

    def apply(self, rules: "TrickRules", deal: Deal, action: Action) -> Phase:
        """Speak; the last call ends the auction."""
        if not isinstance(action, Call):
            raise wrong_phase(rules, action, "a call")
        return after_calls(self.auction.apply(action.level))

    def hand(self, rules: "TrickRules", deal: Deal, seat: Seat) -> CardSet:
        """The cards as dealt."""
        return deal.hands[seat]

    def redealt(self, rules: "TrickRules", hands: tuple[CardSet, ...]) -> "Calling":
        """Nothing of it hangs on cards."""
        return self

    def shown(self, rules: "TrickRules", deal: Deal) -> dict[str, object]:
        """The calls, in turn from the opener on."""
        return {"calls": spoken(rules.auction, deal.opener, self.auction.calls)}


@dataclass(frozen=True, slots=True)
class Naming:
    """The declarer names trumps (rules 5.9)."""

    calls: tuple[int, ...]
    contract: Contract

    @property
    def name(self) -> str:
        """Naming trumps."""
        return "trump"

    @property
    def to_act(self) -> Seat | None:
        """The declarer."""
        return self.contract.declarer

    @property
    def outcome(self) -> Outcome | None:
        """None yet."""
        return None

    def legal(self, rules: "TrickRules") -> tuple[NameTrump, ...]:
        """The suits C D H S."""
        return _TRUMPS

    def apply(self, rules: "TrickRules", deal: Deal, action: Action) -> "Playing":
        """Trumps are named; the declarer leads."""
        if not isinstance(action, NameTrump):
            raise wrong_phase(rules, action, "a trump suit")
        if action.suit not in tuple(SUITS):
            raise IllegalActionError(Code.TRUMP_ILLEGAL, got=action.suit, expected="one of C D H S")
        return Playing.start(rules, deal, self.calls, self.contract, action.suit)

    def hand(self, rules: "TrickRules", deal: Deal, seat: Seat) -> CardSet:
        """The cards as dealt."""
        return deal.hands[seat]

    def redealt(self, rules: "TrickRules", hands: tuple[CardSet, ...]) -> "Naming":
        """Nothing of it hangs on cards."""
        return self

    def shown(self, rules: "TrickRules", deal: Deal) -> dict[str, object]:
        """The calls and what they decided."""
        return {"calls": spoken(rules.auction, deal.opener, self.calls), "contract": self.contract}


@dataclass(frozen=True, slots=True)
class Playing:
    """Tricks are played (rules 5.10-5.13). Hands and word are the kernel's, under the trump named.

    `past` are the tricks taken since play began, or since the position was set up.
    """

    calls: tuple[int, ...]
    contract: Contract
    trump: int
    hands: tuple[int, ...]
    word: int
    past: tuple[Trick, ...] = ()

    @staticmethod
    def start(
        rules: "TrickRules", deal: Deal, calls: tuple[int, ...], contract: Contract, suit: str
    ) -> "Playing":
        """Before the first lead, which is the declarer's."""
        assert contract.declarer is not None, "a deal that was thrown in is not played"
        trump = SUITS.index(suit)
        layout = rules.layouts[trump]
        hands = tuple(layout.mask(hand) for hand in deal.hands)
        word = first_word(rules.seats, contract.declarer, trump, rules.duties)
        return Playing(calls, contract, trump, hands, word)

    @property
    def name(self) -> str:
        """The play of the cards."""
        return "play"

    @property
    def to_act(self) -> Seat | None:
        """The seat to play."""
        return Seat(to_act(self.word))

    @property
    def outcome(self) -> Outcome | None:
        """None yet."""
        return None

    @property
    def tricks(self) -> tuple[int, ...]:
        """How many tricks each seat took."""
        return tuple(taken(self.word, seat) for seat in range(len(self.hands)))

    def table(self, rules: "TrickRules") -> tuple[Card, ...]:
        """The cards on the table, the one led first."""
        plays = rules.layouts[self.trump].plays
        return tuple(plays[card_at(self.word, turn)].card for turn in range(on_table(self.word)))

    def legal(self, rules: "TrickRules") -> tuple[PlayCard, ...]:
        """By suit C D H S, in each suit from the weakest card up."""
        word = self.word
        return rules.layouts[self.trump].actions(legal(word, self.hands[to_act(word)]))

    def apply(self, rules: "TrickRules", deal: Deal, action: Action) -> Phase:
        """Play a card; the last one ends the deal (rules 5.14)."""
        if not isinstance(action, PlayCard):
            raise wrong_phase(rules, action, "a card")
        word, hands = self.word, self.hands
        seat = to_act(word)
        hand = hands[seat]
        bit = rules.layouts[self.trump].bit(action.card)
        if not legal(word, hand) >> bit & 1:
            held = rules.layouts[self.trump].cards(hand)
            raise rules.refusal(SUITS[self.trump], self.table(rules), held, action.card)
        hands = (*hands[:seat], hand ^ 1 << bit, *hands[seat + 1 :])
        word = after_play(word, bit)
        if on_table(word):
            return Playing(self.calls, self.contract, self.trump, hands, word, self.past)
        winner = leader(word)
        trick = Trick(Seat(leader(self.word)), (*self.table(rules), action.card), Seat(winner))
        after = Playing(self.calls, self.contract, self.trump, hands, word, (*self.past, trick))
        if hands[winner]:
            return after
        return Over(self.calls, Outcome(rules.settle(self.contract, after.tricks)), after)

    def hand(self, rules: "TrickRules", deal: Deal, seat: Seat) -> CardSet:
        """The cards left."""
        return rules.layouts[self.trump].cards(self.hands[seat])

    def redealt(self, rules: "TrickRules", hands: tuple[CardSet, ...]) -> "Playing":
        """The tricks stay as they are."""
        mask = rules.layouts[self.trump].mask
        held = tuple([mask(hand) for hand in hands])
        return Playing(self.calls, self.contract, self.trump, held, self.word, self.past)

    def shown(self, rules: "TrickRules", deal: Deal) -> dict[str, object]:
        """Everything but the hands: all plays are public (rules 0)."""
        lead = Seat(leader(self.word))
        return {
            "calls": spoken(rules.auction, deal.opener, self.calls),
            "contract": self.contract,
            "trump": SUITS[self.trump],
            "leader": lead,
            "table": tuple(
                (following(lead, rules.seats, turn), f"play {format_card(card)}", CardSet.of([card]))
                for turn, card in enumerate(self.table(rules))
            ),
            "tricks": self.tricks,
            "past": self.past,
        }


@dataclass(frozen=True, slots=True)
class Over:
    """The deal is settled, or was thrown in before anything was `played`."""

    calls: tuple[int, ...]
    outcome: Outcome
    played: Playing | None = None

    @property
    def name(self) -> str:
        """The end."""
        return "over"

    @property
    def to_act(self) -> Seat | None:
        """Nobody."""
        return None

    def legal(self, rules: "TrickRules") -> tuple[Action, ...]:
        """Nothing."""
        return ()

    def apply(self, rules: "TrickRules", deal: Deal, action: Action) -> "Phase":
        """Nothing can be done any more."""
        got = format_action(rules.auction, action)
        raise IllegalActionError(Code.DEAL_OVER, got=got, expected="no action, the deal is over")

    def hand(self, rules: "TrickRules", deal: Deal, seat: Seat) -> CardSet:
        """Empty after play; the cards as dealt if thrown in."""
        return deal.hands[seat] if self.played is None else CardSet()

    def redealt(self, rules: "TrickRules", hands: tuple[CardSet, ...]) -> NoReturn:
        """Nothing is open any more. Error: action/wrong_phase."""
        raise SetupError(Code.ACTION_WRONG_PHASE, got=self.name, expected="a deal that is not over")

    def shown(self, rules: "TrickRules", deal: Deal) -> dict[str, object]:
        """The calls, what was played, and the points."""
        calls = spoken(rules.auction, deal.opener, self.calls)
        played = {"calls": calls} if self.played is None else self.played.shown(rules, deal)
        return {**played, "outcome": self.outcome}


def after_calls(auction: Auction) -> Phase:
    """The phase that the calls so far lead to."""
    contract = auction.result
    if contract is None:
        return Calling(auction)
    if contract.thrown_in:
        return Over(auction.calls, Outcome((0,) * auction.rules.seats, thrown_in=True))
    return Naming(auction.calls, contract)


def wrong_phase(rules: "TrickRules", action: Action, expected: str) -> IllegalActionError:
    """The error for an action that belongs to another phase."""
    return IllegalActionError(
        Code.ACTION_WRONG_PHASE, got=format_action(rules.auction, action), expected=expected
    )
