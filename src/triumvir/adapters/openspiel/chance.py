"""Chance: what is drawn before and in a deal, step by step, as a tree of games has it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.cards.text import format_card
from triumvir.games.game import Rules
from triumvir.games.match import Match
from triumvir.games.opening import FirstWord, Opening
from triumvir.games.options import RuleSet
from triumvir.games.registry import rules_of
from triumvir.seats import Seat

WAYS = 1024
"""In so many ways, all as likely, the first word may be drawn; so many draws show who may come to deal."""


@dataclass(frozen=True, slots=True)
class Chance:
    """The draws of a deal under some rules: who deals (`openings`, all as likely), the cards one by one in
    the order of the deal, and the draw for the first word where there is one (`word_drawn`).
    """

    rules: Rules
    openings: tuple[Opening, ...]
    word_drawn: bool

    @staticmethod
    def of(rules: Rules) -> "Chance":
        """What is drawn under some rules."""
        return _chance(rules.chosen)

    @property
    def draws(self) -> int:
        """How many steps chance takes before the first call."""
        return 1 + len(self.rules.play.deck) + self.word_drawn

    @property
    def widest(self) -> int:
        """No step has more outcomes."""
        return max(len(self.openings), len(self.rules.play.deck), WAYS * self.word_drawn)

    def outcomes(self, drawn: Sequence[int]) -> Sequence[int]:
        """What may be drawn next, each as likely: an opening, a card by its place in the pack, one of the
        `WAYS`.
        """
        if not drawn:
            return range(len(self.openings))
        if len(drawn) <= len(self.rules.play.deck):
            gone = set(drawn[1:])
            return [place for place in range(len(self.rules.play.deck)) if place not in gone]
        return range(WAYS)

    def word(self, drawn: Sequence[int], outcome: int) -> str:
        """An outcome as text."""
        if not drawn:
            opening = self.openings[outcome]
            return f"dealer {opening.dealer} sides {opening.sides} players {opening.moved}"
        deck = self.rules.play.deck.cards
        return format_card(deck[outcome]) if len(drawn) <= len(deck) else f"first word {outcome}"

    def match(self, drawn: Sequence[int]) -> Match:
        """The match whose first deal was drawn in full."""
        rules = self.rules
        opening, deck = self.openings[drawn[0]], rules.play.deck.cards
        cards = [deck[place] for place in drawn[1 : 1 + len(deck)]]
        hands, kitty = rules.play.plan.deal(cards, opening.dealer)
        word = _first_word(rules, drawn[-1] if self.word_drawn else 0, opening, hands)
        deal = Deal(opening.dealer, word.opener, hands, kitty, opening.sides)
        seating = tuple(map(int, opening.moved)) or tuple(range(rules.seats))
        state, totals = rules.play.start(deal), (0,) * rules.seats
        return Match(rules, "", state, opening, word, seating, totals, dealt=(deal,))

    def order(self, deal: Deal, drawn: Sequence[int]) -> tuple[int, ...]:
        """The draws of another deal: opening and first word as `drawn`, its cards in the order of dealing."""
        plan = self.rules.play.plan
        piles = [iter(hand) for hand in deal.hands]
        rest = iter(deal.kitty)
        deck = self.rules.play.deck.cards
        seats = (plan.seat_at(position, deal.dealer) for position in range(len(deck)))
        cards = [deck.index(next(rest if seat is None else piles[seat])) for seat in seats]
        return (drawn[0], *cards, *drawn[1 + len(cards) :])


def _first_word(rules: Rules, way: int, opening: Opening, hands: Sequence[CardSet]) -> FirstWord:
    return rules.opener(Rng.stream("first word", way), opening.dealer, hands)


@lru_cache(maxsize=64)
def _chance(chosen: RuleSet) -> Chance:
    rules = rules_of(chosen)
    found: dict[tuple[object, ...], Opening] = {}
    for way in range(WAYS):
        drawn = rules.opening(Rng.stream("opening", way))
        found.setdefault(
            (drawn.dealer, drawn.sides, drawn.moved), Opening(drawn.dealer, drawn.sides, drawn.moved)
        )
    openings = tuple(found[key] for key in sorted(found, key=str))
    hands, _ = rules.play.plan.deal(rules.play.deck.cards, 0)
    rng = Rng.stream("first word", 0)
    before = rng.words
    rules.opener(rng, Seat(0), hands)
    return Chance(rules, openings, rng.words != before)
