"""Playing: the phase in which combinations are played (rules 0.2)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from triumvir.auction.auction import spoken
from triumvir.auction.rules import Contract
from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.climbing.actions import PASS, Action, Move, Play, put_down, shortest, well_formed
from triumvir.climbing.kernel import plays
from triumvir.climbing.kernel_readings import legal
from triumvir.climbing.kernel_turn import after_pass, after_play
from triumvir.climbing.over import Over, Result, refused
from triumvir.climbing.refusal import names_held, refusal
from triumvir.errors import Code, IllegalActionError
from triumvir.seats import Outcome, Seat

if TYPE_CHECKING:
    from triumvir.climbing.rules import ClimbingRules

TOP = 0xFFFF_FFFF


@dataclass(frozen=True, slots=True)
class Terms:
    """What stays the same while a deal is played: the calls and what they decided, and the hands at the first
    lead.

    `plays` and `bombs` count by seat what was played before that lead (where a position was set up).
    """

    calls: tuple[int, ...]
    contract: Contract
    sides: tuple[int, ...]
    held: tuple[CardSet, ...]
    plays: tuple[int, ...]
    bombs: tuple[int, ...]


Told = tuple[Seat, str, CardSet]
"""A move: whose it was, its text by ranks as that of a lead, and the cards put down."""


class Trace(NamedTuple):
    """Moves followed card by card: the hands they left, the moves with their cards named, and as told."""

    hands: tuple[int, ...]
    moves: tuple[Move, ...] = ()
    told: tuple[Told, ...] = ()


@dataclass(frozen=True, slots=True)
class Playing:
    """Combinations are played (rules 0.2). Counts, turn and bombs left are the kernel's.

    `moves` are all plays and passes since the first lead, the trick on the table begins at `lead`. `trace`
    is how far the moves have been followed, no part of the value: counts are enough to play, so cards are
    followed when somebody asks for them, and states that come after go on from there.
    """

    terms: Terms
    counts: tuple[int, ...]
    turn: int
    bombs: int
    moves: tuple[Move, ...] = ()
    lead: int = 0
    trace: Trace | None = field(default=None, compare=False, repr=False)

    @staticmethod
    def start(rules: "ClimbingRules", deal: Deal, calls: tuple[int, ...], contract: Contract) -> "Playing":
        """Before the first lead: the kitty is taken and the sides are known."""
        held = [*deal.hands]
        for seat, card in zip(rules.takers(contract), deal.kitty, strict=False):
            held[seat] |= CardSet.of([card])
        none = (0,) * rules.seats
        terms = Terms(calls, contract, rules.sides(deal, contract), tuple(held), none, none)
        counts = tuple(rules.counts(hand) for hand in held)
        return Playing(terms, counts, rules.leader(deal, contract) << 36, rules.bombs_left(contract))

    @property
    def name(self) -> str:
        """The play of the cards."""
        return "play"

    @property
    def to_act(self) -> Seat | None:
        """The seat to play."""
        return Seat(self.turn >> 36 & 15)

    @property
    def outcome(self) -> Outcome | None:
        """None yet."""
        return None

    @property
    def top(self) -> int:
        """The header of the play to beat; 0 when the seat to act leads."""
        return self.turn & TOP

    @property
    def trick(self) -> tuple[Move, ...]:
        """The plays and passes since the trick on the table was led."""
        return self.moves[self.lead :]

    def legal(self, rules: "ClimbingRules") -> list[Action]:
        """The pass first, if there is something to beat; then the plays in the order of the shapes."""
        turn = self.turn
        seat = turn >> 36 & 15
        found = plays(rules.table, self.counts[seat], turn & TOP, (self.bombs >> 4 * seat & 15) != 0)
        actions: list[Action] = [PASS] if turn & TOP else []
        actions += [Play(counts, header) for counts, header in found]
        return actions

    def apply(self, rules: "ClimbingRules", deal: Deal, action: Action) -> "Playing | Over":
        """Play or pass; the deal is over the moment a hand is empty (rules 1.16, 3.14)."""
        if not isinstance(action, Play):
            raise refused(rules, action, Code.ACTION_WRONG_PHASE, "a play or pass")
        if not well_formed(action):
            raise refused(rules, action, Code.ACTION_UNKNOWN, "rank counts, a header and cards")
        turn, counts, bombs = self.turn, self.counts, self.bombs
        seat = turn >> 36 & 15
        played, header, cards = action
        if not played:
            if not turn & TOP:
                raise self._refusal(rules, deal, action)
            turn = after_pass(turn, rules.seats, rules.passes_to_clear, rules.pass_is_final)
        else:
            left, hand = bombs >> 4 * seat & 15, counts[seat]
            if not legal(rules.table, hand, played, header, turn & TOP, left != 0) or (
                cards and not names_held(rules, self.hand(rules, deal, Seat(seat)), action)
            ):
                raise self._refusal(rules, deal, action)
            if cards:
                action = shortest(rules, self.followed(rules).hands[seat], action)
            counts = (*counts[:seat], hand - played, *counts[seat + 1 :])
            turn = after_play(turn, header, rules.seats)
            if header >> 24 and left != 15:
                bombs -= 1 << 4 * seat
        moves = (*self.moves, (seat, action))
        lead = self.lead if turn & TOP else len(moves)
        after = Playing(self.terms, counts, turn, bombs, moves, lead, self.trace)
        return after if counts[seat] else after.over(rules, deal, Seat(seat))

    def over(self, rules: "ClimbingRules", deal: Deal, first_out: Seat) -> Over:
        """The deal is won: `first_out` just emptied his hand."""
        terms = self.terms
        result = Result(terms.contract, terms.sides, first_out, *self.tally, deal.blanks)
        return Over(terms.calls, Outcome(rules.settle(result), first_out), self)

    def _refusal(self, rules: "ClimbingRules", deal: Deal, play: Play) -> IllegalActionError:
        """Why `play` is not legal, and what would be."""
        return refusal(rules, self.hand(rules, deal, Seat(self.turn >> 36 & 15)), self.top, play)

    def hand(self, rules: "ClimbingRules", deal: Deal, seat: Seat) -> CardSet:
        """The cards left: what was held at the first lead, less what was put down since."""
        return CardSet(self.followed(rules).hands[seat])

    def followed(self, rules: "ClimbingRules") -> Trace:
        """All moves card by card."""
        trace = self.trace or Trace(tuple(hand.mask for hand in self.terms.held))
        if len(trace.moves) < len(self.moves):
            hands, moves, told = [*trace.hands], [*trace.moves], [*trace.told]
            for seat, play in self.moves[len(moves) :]:
                left = put_down(rules, hands[seat], play)
                cards = hands[seat] ^ left
                hands[seat] = left
                moves.append((seat, Play(play.counts, play.header, cards)))
                told.append((Seat(seat), rules.told(play), CardSet(cards)))
            trace = Trace(tuple(hands), tuple(moves), tuple(told))
            object.__setattr__(self, "trace", trace)
        return trace

    def redealt(
        self, rules: "ClimbingRules", deal: Deal, hands: tuple[CardSet, ...], kitty: tuple[Card, ...] | None
    ) -> "tuple[Deal, Playing]":
        """What was put down stays: the moves name their cards, whatever else is held now."""
        terms, trace = self.terms, self.followed(rules)
        takers = rules.takers(terms.contract)
        now = tuple([hand.mask for hand in hands])
        follow = zip(terms.held, trace.hands, now, strict=True)
        held = [cards.mask & ~left | hand for cards, left, hand in follow]
        taken = _kitty(deal.kitty, takers, terms.held, held) if kitty is None else kitty
        dealt = [*held]
        for card, taker in zip(taken, takers, strict=False):
            dealt[taker] &= ~(1 << card)
        counts = tuple(
            [
                known if left == hand else rules.counted(hand)
                for known, left, hand in zip(self.counts, trace.hands, now, strict=True)
            ]
        )
        whole = tuple(map(CardSet, held))
        terms = Terms(terms.calls, terms.contract, terms.sides, whole, terms.plays, terms.bombs)
        trace = Trace(now, trace.moves, trace.told)
        return (
            Deal(deal.dealer, deal.opener, tuple(map(CardSet, dealt)), taken, deal.sides, deal.blanks),
            Playing(terms, counts, self.turn, self.bombs, trace.moves, self.lead, trace),
        )

    def shown(
        self, rules: "ClimbingRules", deal: Deal, viewer: Seat | None, *, recall: bool
    ) -> dict[str, object]:
        """The trick on the table, and how much was played; kitty and cleared tricks as the options say (rules
        7.1).
        """
        told = self.followed(rules).told
        plays, bombs_played = self.tally
        contract, top = self.terms.contract, self.top
        combo = rules.combo(top) if top else None
        left = (self.bombs >> 4 * seat & 15 for seat in range(rules.seats))
        shown: dict[str, object] = {
            "calls": spoken(rules.auction, deal.opener, self.terms.calls),
            "contract": contract,
            "sides": self.terms.sides,
            "kitty": tuple(
                card if rules.show_kitty or taker == viewer else None
                for card, taker in zip(deal.kitty, rules.takers(contract), strict=False)
            ),
            "to_beat": (combo.kind, combo.key, combo.length) if combo else None,
            "owner": Seat(self.turn >> 32 & 15) if top else None,
            "table": told[self.lead :],
            "plays": plays,
            "bombs": bombs_played,
            "bombs_left": tuple(None if bombs == 15 else bombs for bombs in left),
        }
        if rules.discards_open or recall:
            shown["cleared"] = told[: self.lead]
        return shown

    @property
    def tally(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """How many plays each seat made, and how many of them with precedence."""
        plays, bombs = [*self.terms.plays], [*self.terms.bombs]
        for seat, (counts, header, _) in self.moves:
            if counts:
                plays[seat] += 1
                bombs[seat] += header >> 24 != 0
        return tuple(plays), tuple(bombs)


def _kitty(
    kitty: tuple[Card, ...], takers: Sequence[Seat], before: Sequence[CardSet], held: Sequence[int]
) -> tuple[Card, ...]:
    """The kitty, with the lowest other card that its taker has `held` in the place of one that he held
    `before` and not now.
    """
    found, used = [*kitty], 0
    for card in kitty:
        used |= 1 << card
    for at, taker in enumerate(takers[: len(kitty)]):
        bit = 1 << found[at]
        if before[taker].mask & bit and not held[taker] & bit:
            free = held[taker] & ~used
            lowest = free & -free
            found[at] = Card(lowest.bit_length() - 1)
            used |= lowest
    return tuple(found)
