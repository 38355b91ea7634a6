"""Primer: the rules of a game as a page shows them: in words, in pictures, and as a first lesson.

No picture is written down. A kind of combination is pictured by the first cards that the rules in force read
as that kind; what beats what, and what solves an exercise, is what the rules say of it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, islice, product
from typing import NamedTuple

from triumvir.bots.groups import suit_orders
from triumvir.cards.card import Card, rank_of, suit_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.text import format_card, parse_card
from triumvir.climbing.kernel_turn import beats
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.shape import ShapeSpec, counts_of
from triumvir.games.game import Rules
from triumvir.games.options import RuleSet
from triumvir.games.registry import rules_of
from triumvir.locales import rules as texts
from triumvir.locales import words
from triumvir.locales.catalog import Catalog, catalog
from triumvir.seats import Seat
from triumvir.server.books import Exercise, Pictured, Primer
from triumvir.server.scene import game_of
from triumvir.server.seen import Section
from triumvir.table import faces
from triumvir.table.rules import house_rules
from triumvir.tricks.rules import TrickRules

WINGS = 500
"""So many ways to attach cards to a body are tried."""
FILLER = 4
"""So many cards of no use the hand of an exercise has at most."""
PLACE = 3
"""Which body of a kind is shown, from the weakest; so something lies below it."""
TRUMP = "S"
"""The suit that is trumps in pictures."""


class Made(NamedTuple):
    """Cards that are a combination, by ranks, the body first; and how they are read."""

    ranks: str
    header: int


@lru_cache(maxsize=128)
def primer(chosen: RuleSet, preset: str, language: str) -> Primer:
    """The rules in force, in a language."""
    said, rules = catalog(language), rules_of(chosen)
    values = {option.name: chosen[option.name] for option in chosen.options}
    sections = texts.short_rules(said, chosen.game, values, chosen.diff())
    play = rules.play
    drawn = Climbing(said, play) if isinstance(play, ClimbingRules) else Tricks(said, rules)
    return Primer(
        game=game_of(chosen, preset, language),
        sections=tuple(Section(section.title, section.lines) for section in sections),
        difference=house_rules(said, rules),
        kinds=tuple(drawn.kinds()),
        chain=tuple(drawn.chain()),
        lesson=tuple(drawn.lesson()),
    )


def _told(cards: Sequence[Card]) -> str:
    return " ".join(map(format_card, cards))


class Climbing:
    """A climbing game in pictures."""

    def __init__(self, said: Catalog, play: ClimbingRules) -> None:
        self._said, self._play = said, play
        self._shapes = {shape.kind: shape for shape in reversed(play.shapes)}
        self._found = {shape.kind: [*self._plays(self._shapes[shape.kind])] for shape in play.shapes}

    def kinds(self) -> Iterator[Pictured]:
        """Every kind of combination with an example, and a lower one that it beats."""
        for kind, found in self._found.items():
            example = self._example(kind)
            lower = self._lower(example, found)
            cards = self._cards(example.ranks)
            over = self._cards(lower.ranks, cards) if lower else ()
            strong = self._shapes[kind].precedence > 0
            yield Pictured(kind, self._words(example), _told(cards), _told(over), strong)

    def chain(self) -> Iterator[Pictured]:
        """Plays of which each beats the one before: pairs, then whatever beats every pair."""
        pairs = self._found["pair"]
        steps = [pairs[0], pairs[len(pairs) // 2], pairs[-1]]
        for kind, shape in self._shapes.items():
            if shape.precedence:
                steps += self._found[kind][:: max(len(self._found[kind]) - 1, 1)]
        top = 0
        for made in sorted(steps, key=lambda each: (each.header >> 24, each.header)):
            if beats(made.header, top):
                top = made.header
                yield Pictured(self._kind(made), self._words(made), _told(self._cards(made.ranks)))

    def lesson(self) -> Iterator[Exercise]:
        """Each kind is to be played once, on a lower one where there is one."""
        for kind, found in self._found.items():
            example = self._example(kind)
            lower = self._lower(example, found)
            used = example.ranks + (lower.ranks if lower else "")
            spare = [rank for rank in self._play.order if rank not in used]
            ranks = "".join(sorted(example.ranks + "".join(spare[:FILLER]), key=self._play.order.index))
            hand = self._cards(ranks[::-1])
            yield Exercise(
                task="beat" if lower else "lead",
                words=self._words(example),
                hand=_told(hand),
                answers=tuple(sorted(self._answers(ranks, kind, lower.header if lower else 0))),
                table=(_told(self._cards(lower.ranks, hand)),) if lower else (),
                show=_told(self._shown(example.ranks, hand)),
            )

    def _answers(self, ranks: str, kind: str, top: int) -> Iterator[str]:
        """What of some ranks is a combination of a kind that beats another."""
        held = Counter(ranks)
        for many in product(*(range(count + 1) for count in held.values())):
            part = "".join(rank * count for rank, count in zip(held, many, strict=True))
            if part and any(beats(made, top) for made in self._readings(part, kind)):
                yield "".join(sorted(part))

    def _plays(self, shape: ShapeSpec) -> Iterator[Made]:
        """The plays of a kind, as short as they can be, the weakest first: each body with the first cards
        that may be attached to it.
        """
        for ranks in self._forms(shape):
            found = next(iter(self._readings(ranks, shape.kind)), 0)
            if found and self._play.reading(counts_of(ranks, self._play.order)) == found:
                yield Made(ranks, found)

    def _forms(self, shape: ShapeSpec) -> Iterator[str]:
        """Texts of ranks that may be of a kind, one for each body."""
        if shape.exact:
            yield shape.exact
            return
        for at in range(len(shape.ranks) - shape.least + 1):
            body = shape.ranks[at : at + shape.least]
            wings = (
                body_with
                for body_with in self._winged(shape, body)
                if [*self._readings(body_with, shape.kind)]
            )
            yield from islice(wings, 1)

    def _winged(self, shape: ShapeSpec, body: str) -> Iterator[str]:
        """A body with whatever may be attached to it."""
        whole, unit = "".join(rank * shape.width for rank in body), shape.attach
        if unit is None:
            yield whole
            return
        spare = [rank for rank in unit.ranks if rank not in body]
        for ranks in islice(combinations(spare, unit.per_rank * len(body)), WINGS):
            yield whole + "".join(rank * unit.size for rank in ranks)

    def _readings(self, ranks: str, kind: str) -> list[int]:
        """How the game reads some ranks as a kind."""
        play = self._play
        counts = counts_of(ranks, play.order)
        if len(ranks) > len(set(play.places)) or not play.combos(counts):
            return []
        taken = play.reading(counts)
        return [taken] if play.combo(taken).kind == kind else []

    def _example(self, kind: str) -> Made:
        found = self._found[kind]
        return found[min(PLACE, len(found) - 1)]

    def _lower(self, made: Made, found: Sequence[Made]) -> Made | None:
        """The next lower play of those that it beats and leaves in the pack."""
        pack = Counter(map(rank_of, self._play.places))
        for each in found[::-1]:
            lower = each.header < made.header and beats(made.header, each.header)
            if lower and Counter(made.ranks + each.ranks) <= pack:
                return each
        return None

    def _kind(self, made: Made) -> str:
        return self._play.combo(made.header).kind

    def _words(self, made: Made) -> str:
        combo = self._play.combo(made.header)
        return words.combination(self._said, combo.kind, combo.key, combo.length)

    def _cards(self, ranks: str, taken: Sequence[Card] = ()) -> list[Card]:
        """Cards of the pack with these ranks that are not taken, in suits that take turns."""
        found: list[Card] = []
        for at, rank in enumerate(ranks):
            free = [card for card in self._play.places if rank_of(card) == rank and card not in taken]
            turn = len(set(ranks[:at]) - {rank})
            ways = sorted(free, reverse=True)
            found.append(next(card for card in ways[turn % len(ways) :] + ways if card not in found))
        return found

    def _shown(self, ranks: str, hand: Sequence[Card]) -> list[Card]:
        """Cards of a hand with these ranks."""
        left, found = Counter(ranks), list[Card]()
        for card in hand:
            if left[rank_of(card)]:
                left[rank_of(card)] -= 1
                found.append(card)
        return found


class Tricks:
    """A game of tricks in pictures."""

    def __init__(self, said: Catalog, rules: Rules) -> None:
        assert isinstance(rules.play, TrickRules), "there are two families"
        self._said, self._play = said, rules.play
        pack = set(rules.play.deck.cards)
        orders = suit_orders(rules, TRUMP)
        whole = {suit: [parse_card(rank + suit) for rank in ranks] for suit, ranks in orders.items()}
        self._suits = {suit: [card for card in cards if card in pack] for suit, cards in whole.items()}

    def kinds(self) -> Iterator[Pictured]:
        """How the cards of a suit rank, strongest first: of trumps, and of suits with another order."""
        alike = dict[str, list[str]]()
        for suit in (TRUMP, *"HDC"):
            alike.setdefault("".join(map(rank_of, self._suits[suit])), []).append(suit)
        for ranks, suits in alike.items():
            message = "order-trumps" if suits == [TRUMP] else "order-others"
            name = self._said.say(message, ranks=faces.letters(self._said, ranks))
            signs = "".join(faces.SIGNS[suit] for suit in suits)
            yield Pictured("suit", f"{signs} {name}", _told(self._suits[suits[0]]))

    def chain(self) -> Iterator[Pictured]:
        """Cards of which each takes the trick from the one before, hearts being led."""
        hearts, trumps = self._suits["H"], self._suits[TRUMP]
        led, *steps = hearts[-1], hearts[-2], hearts[0], trumps[-1], trumps[-2], trumps[1], trumps[0]
        yield self._pictured(led)
        best = led
        for card in steps:
            if best != led and self._play.winner(TRUMP, Seat(0), [led, best, card]) != Seat(2):
                continue
            best = card
            yield self._pictured(card)

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
        suits = words.suit(self._said, suit_of(table[0]) or ""), words.suit(self._said, TRUMP)
        return Exercise(
            task=task,
            words=suits[0] if task == "follow" else suits[1],
            hand=_told(hand),
            answers=tuple(map(format_card, good)),
            table=tuple(map(format_card, table)),
            trump=TRUMP,
            show=format_card(good[0]),
        )

    def _pictured(self, card: Card) -> Pictured:
        return Pictured("card", words.card(self._said, format_card(card)), format_card(card))
