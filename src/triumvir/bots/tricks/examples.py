"""Examples: cards and tricks of a trick-taking game that show what its rules mean."""

from collections.abc import Iterator

from triumvir.bots.groups import suit_orders
from triumvir.bots.pictures import Exercise, Picture
from triumvir.cards.card import Card, rank_of, suit_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.text import format_card, parse_card
from triumvir.games.game import Rules
from triumvir.seats import Seat
from triumvir.tricks.rules import TrickRules

TRUMP = "S"
"""The suit that is trumps in pictures."""


class Examples:
    """Tricks and cards of a trick-taking game; what may be played and what wins is as the rules have it."""

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules.play, TrickRules), "there are two families"
        self._play = rules.play
        pack = set(rules.play.deck.cards)
        orders = suit_orders(rules, TRUMP)
        whole = {suit: [parse_card(rank + suit) for rank in ranks] for suit, ranks in orders.items()}
        self._suits = {suit: [card for card in cards if card in pack] for suit, cards in whole.items()}

    def kinds(self) -> Iterator[Picture]:
        """How the cards of a suit rank, strongest first: of trumps, and of suits with another order."""
        alike = dict[str, list[str]]()
        for suit in (TRUMP, *"HDC"):
            alike.setdefault("".join(map(rank_of, self._suits[suit])), []).append(suit)
        for suits in alike.values():
            kind = "trumps" if suits == [TRUMP] else "suit"
            yield Picture(kind, tuple(self._suits[suits[0]]), suits=tuple(suits))

    def chain(self) -> Iterator[Picture]:
        """Cards of which each takes the trick from the one before, hearts being led."""
        hearts, trumps = self._suits["H"], self._suits[TRUMP]
        led, *steps = hearts[-1], hearts[-2], hearts[0], trumps[-1], trumps[-2], trumps[1], trumps[0]
        yield Picture("card", (led,))
        best = led
        for card in steps:
            if best != led and self._play.winner(TRUMP, Seat(0), [led, best, card]) != Seat(2):
                continue
            best = card
            yield Picture("card", (card,))

    def lesson(self) -> Iterator[Exercise]:
        """Follow suit; trump in; trump higher."""
        hearts, trumps, diamonds = self._suits["H"], self._suits[TRUMP], self._suits["D"]
        yield self._exercise(
            "follow", [hearts[2]], [hearts[0], hearts[-1], trumps[1], diamonds[0], diamonds[3]]
        )
        yield self._exercise(
            "win", [hearts[3], hearts[0]], [trumps[-1], diamonds[0], diamonds[2], diamonds[-1]]
        )
        yield self._exercise("win", [hearts[0], trumps[2]], [trumps[0], trumps[1], trumps[-1], diamonds[0]])

    def _exercise(self, task: str, table: list[Card], hand: list[Card]) -> Exercise:
        """What may be played on a trick; where it is to be won, only what wins it."""
        legal = self._play.follow(TRUMP, table, CardSet.of(hand))
        good = [
            card
            for card in legal
            if task == "follow" or self._play.winner(TRUMP, Seat(0), [*table, card]) == Seat(2)
        ]
        led = suit_of(table[0]) or ""
        return Exercise(
            task=task,
            hand=tuple(hand),
            answers=tuple(map(format_card, good)),
            table=tuple((card,) for card in table),
            show=(good[0],),
            suit=led if task == "follow" else TRUMP,
            trump=TRUMP,
        )
