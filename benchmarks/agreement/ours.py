"""Our side: the rules of Dou Dizhu under the preset that is named like the other library."""

from collections import Counter
from functools import cache

from benchmarks.agreement.plays import PACK, RANKS, Play, Position
from triumvir.auction.auction import Call
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.climbing import actions
from triumvir.climbing.kernel import plays
from triumvir.climbing.kernel_readings import readings
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.shape import counts_of, ranks_of
from triumvir.games import registry
from triumvir.seats import Seat

TOP = 0xFFFF_FFFF


@cache
def rules_of(preset: str) -> ClimbingRules:
    """The rules for three under that preset."""
    rules = registry.find("dou_dizhu").rules(preset).play
    assert isinstance(rules, ClimbingRules)
    return rules


class Ours:
    """Plays by the kernel, whole deals by the public states."""

    def __init__(self, preset: str) -> None:
        self.rules = rules_of(preset)
        assert self.rules.order == RANKS
        self.known: dict[tuple[int, int], Play] = {}

    def play(self, counts: int, header: int) -> Play:
        """A play of the kernel in words."""
        known = self.known.get((counts, header))
        if known is None:
            combo = self.rules.combo(header)
            known = Play(ranks_of(counts, RANKS), combo.kind, combo.key, combo.length)
            self.known[counts, header] = known
        return known

    def header(self, play: Play) -> int:
        """The kernel's word for a play."""
        counts = counts_of(play.cards, RANKS)
        known: list[int] = readings(self.rules.table, counts)
        return next(header for header in known if self.play(counts, header) == play)

    def legal(self, position: Position) -> frozenset[Play]:
        """Every play, with each of its readings."""
        top = self.header(position.table) if position.table else 0
        found = plays(self.rules.table, counts_of(position.hand, RANKS), top, True)
        return frozenset(self.play(counts, header) for counts, header in found)

    def automatic(self, cards: str) -> Play:
        """The play that these cards are when they are led and no reading is named (rules 3.C)."""
        counts = counts_of(cards, RANKS)
        return self.play(counts, self.rules.reading(counts))

    def all_plays(self) -> list[Play]:
        """Every play that a hand of 20 cards can make."""
        return [play for play in self.legal(Position(PACK, None)) if len(play.cards) <= 20]

    def new_game(self, hands: tuple[str, ...], kitty: str, opener: int) -> "OurGame":
        """A deal with these cards."""
        return OurGame(self, hands, kitty, opener)


def suited(texts: list[str]) -> list[CardSet]:
    """Sets of cards of these ranks; suits are given out as they come."""
    left: Counter[str] = Counter()
    sets = []
    for text in texts:
        words = []
        for rank in text:
            words.append(rank if rank in "br" else rank + "CDHS"[left[rank]])
            left[rank] += 1
        sets.append(CardSet.parse(" ".join(words)))
    return sets


class OurGame:
    """One deal of our states."""

    def __init__(self, ours: Ours, hands: tuple[str, ...], kitty: str, opener: int) -> None:
        *held, rest = suited([*hands, kitty])
        deal = Deal(Seat(opener), Seat(opener), tuple(held), tuple(rest))
        deal.check(ours.rules.deck, ours.rules.plan)
        self.ours = ours
        self.state = ours.rules.start(deal)
        self.last: Play | None = None
        self.history: list[str] = []

    @property
    def seat(self) -> int:
        """The seat to act; -1 when the deal is over."""
        return -1 if self.state.to_act is None else int(self.state.to_act)

    @property
    def over(self) -> bool:
        return self.state.phase == "over"

    @property
    def position(self) -> Position:
        """What the seat to act holds and has to beat."""
        _, _, _, turn, _, *hands = self.state.pack()
        hand = ranks_of(hands[self.seat], RANKS)
        if not turn & TOP:
            return Position(hand, None)
        assert self.last
        assert self.ours.header(self.last) == turn & TOP
        return Position(hand, self.last)

    def calls(self) -> tuple[int, ...] | None:
        """The legal calls, or None when the auction is over."""
        if self.state.phase != "auction":
            return None
        return tuple(action.level for action in self.state.legal_actions() if isinstance(action, Call))

    def legal(self) -> tuple[frozenset[Play], bool]:
        """Plays, and whether passing is legal."""
        found = [action for action in self.state.legal_actions() if isinstance(action, actions.Play)]
        known = frozenset(self.ours.play(play.counts, play.header) for play in found if play != actions.PASS)
        return known, actions.PASS in found

    def call(self, level: int) -> None:
        """Bid or pass."""
        self._apply(Call(level))

    def play(self, play: Play | None) -> None:
        """Play or pass."""
        if play is None:
            self._apply(actions.PASS)
        else:
            self._apply(actions.Play(counts_of(play.cards, RANKS), self.ours.header(play)))
            self.last = play

    def _apply(self, action: actions.Action) -> None:
        self.history.append(f"{self.seat} {self.state.format_action(action)}")
        self.state = self.state.apply(action)

    @property
    def thrown_in(self) -> bool:
        """Whether nobody bid."""
        return self.state.outcome is not None and self.state.outcome.thrown_in

    def points(self) -> tuple[int, ...]:
        """What is paid, by seat."""
        assert self.state.outcome
        return self.state.outcome.points
