"""Words: what the full screen says, on top of what every front end says."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from triumvir.bots.fault import Fault
from triumvir.bots.thought import Reason
from triumvir.cards.card import Card, rank_of, suit_of
from triumvir.cards.cardset import CardSet
from triumvir.errors import TriumvirError
from triumvir.games.game import Action
from triumvir.locales import words as said
from triumvir.locales.catalog import Catalog
from triumvir.table import words as shared
from triumvir.table.counter import by_rank, by_suit, unseen
from triumvir.table.events import Event, told
from triumvir.table.faces import SIGNS, rank
from triumvir.table.local import LocalTable
from triumvir.table.order import held
from triumvir.views.view import View

LETTERS = "JQKA"
"""The ranks that cards write in letters of the language."""


class Words(shared.Words):
    """The sentences of the table in one language."""

    def __init__(self, catalog: Catalog, table: LocalTable) -> None:
        """Those of a catalogue for a table."""
        super().__init__(catalog, table.setup.rules, table.player, table.match.seating)
        self.table = table
        self.say = catalog.say

    def seated(self) -> None:
        """Look at who sits where now."""
        self.seating = self.table.match.seating

    @property
    def letters(self) -> dict[str, str]:
        """What is written on the cards of ranks that have letters, by rank."""
        return {letter: rank(self.said, letter) for letter in LETTERS}

    def signed(self, points: int) -> str:
        """Points with their sign."""
        return self.say("tui-points", points=points)

    def suit(self, suit: str) -> str:
        """The name of a suit."""
        return said.suit(self.said, suit)

    def button(self, text: str) -> str:
        """A button for a call or a trump suit."""
        word, _, value = text.partition(" ")
        if word != "trump":
            return shared.capital(self.call(text))
        count = sum(suit_of(card) == value for card in self.table.view.hand)
        return self.say("tui-trump-choice", sign=SIGNS[value], suit=self.suit(value), count=count)

    def short(self, text: str) -> str:
        """The same where there is little room: a number, or a suit."""
        word, _, value = text.partition(" ")
        if word == "trump":
            return f"{SIGNS[value]} {self.suit(value)}"
        return value or self.call(text)

    def action(self, action: Action) -> str:
        """What an action of the person does."""
        table = self.table
        return self.move(next(told(table.match, table.match.apply(action), table.seat)))

    def in_short(self, event: Event) -> str:
        """Who made a call or a move, and which."""
        return self.say("tui-told", who=self.who(event.seat or 0), what=self.move(event))

    def hint(self, what: str, reason: Reason, at: int, of: int) -> str:
        """A hint: what would be done and why, and which of how many it is."""
        why = said.reason(self.said, reason.code, reason.details, self.name)
        if reason.code.startswith("cost/"):
            return self.say("tui-hint-costs", what=what, why=why, at=at, of=of)
        return self.say("tui-hint-says", what=what, why=why, at=at, of=of)

    def fault(self, fault: Fault, cards: Iterable[Card]) -> str:
        """Why the cards that were picked can't be played."""
        shown = self.cards(ordered(self.table.view, cards))
        return said.fault(self.said, fault.code.value, shown, fault.expected, fault.details, self.name)

    def error(self, error: TriumvirError) -> str:
        """What went wrong."""
        return said.error(self.said, error.code.value, error.got, error.expected)

    def bar(self) -> tuple[str, str]:
        """What stands in the bar: the game, the deal and the stake; then keys."""
        view, match = self.table.view, self.table.match
        number = len(match.past) + (match.state.outcome is None)
        left = self.say("tui-bar", game=said.game(self.said, self.game), deal=number)
        if view.stake and not self.suits and view.phase == "play":
            left = f"{left}   {self.say('settle-stake', stake=view.stake)}"
        return left, self.say("tui-bar-keys")

    def counts(self) -> Sequence[tuple[str, int]]:
        """The ranks from the strongest down, and how many of each are out."""
        table = self.table
        out = by_rank(unseen(table.match, table.seat))
        ranks = dict.fromkeys(map(rank_of, ordered(table.view, table.match.rules.play.deck.all)))
        return [(rank, out.get(rank, 0)) for rank in ranks]

    def suits_out(self) -> Sequence[tuple[str, Sequence[Card]]]:
        """The suits by their signs, and the cards of each that are out, the strongest first."""
        table = self.table
        found = by_suit(unseen(table.match, table.seat))
        return [(SIGNS[suit], ordered(table.view, found.get(suit, ()))) for suit in "SHDC"]


def ordered(view: View, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Any cards as a hand of them would be held."""
    (heap,) = held(replace(view, hand=CardSet.of(cards))) or ((),)
    return heap


def laid_out(view: View, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards as they are laid on the table: of what there is most of first, then by strength."""
    same = Counter(map(rank_of, cards))
    return tuple(sorted(ordered(view, cards), key=lambda card: -same[rank_of(card)]))
