"""Examples: plays of a climbing game that show what its rules mean."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product
from typing import NamedTuple

from triumvir.bots.pictures import Exercise, Picture
from triumvir.cards.card import Card, rank_of
from triumvir.climbing.combo import Combo
from triumvir.climbing.kernel_turn import beats
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.shape import ShapeSpec, counts_of

WINGS = 500
"""So many ways to attach cards to a body are tried."""
FILLER = 4
"""So many cards of no use the hand of an exercise has at most."""
PLACE = 3
"""Which body of a kind is shown, from the weakest; so something lies below it."""


class Made(NamedTuple):
    """Cards that are a combination, by ranks, the body first; and how they are read."""

    ranks: str
    header: int


class Examples:
    """Plays of a climbing game. None is written down: an example of a kind are the first cards that the rules
    in force read as that kind.
    """

    def __init__(self, play: ClimbingRules) -> None:
        self._play = play
        self._shapes = {shape.kind: shape for shape in reversed(play.shapes)}
        self._found = {shape.kind: [*self._plays(self._shapes[shape.kind])] for shape in play.shapes}

    def kinds(self) -> Iterator[Picture]:
        """Every kind of combination with an example, and a lower one that it beats."""
        for kind, found in self._found.items():
            example = self._example(kind)
            lower = self._lower(example, found)
            cards = self._cards(example.ranks)
            over = self._cards(lower.ranks, cards) if lower else ()
            strong = self._shapes[kind].precedence > 0
            yield Picture(kind, cards, over, strong, self._combo(example))

    def chain(self) -> Iterator[Picture]:
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
                combo = self._combo(made)
                yield Picture(combo.kind, self._cards(made.ranks), combo=combo)

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
                hand=hand,
                answers=tuple(sorted(self._answers(ranks, kind, lower.header if lower else 0))),
                table=(self._cards(lower.ranks, hand),) if lower else (),
                show=self._shown(example.ranks, hand),
                combo=self._combo(example),
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

    def _combo(self, made: Made) -> Combo:
        return self._play.combo(made.header)

    def _cards(self, ranks: str, taken: Sequence[Card] = ()) -> tuple[Card, ...]:
        """Cards of the pack with these ranks that are not taken, in suits that take turns."""
        found: list[Card] = []
        for at, rank in enumerate(ranks):
            free = [card for card in self._play.places if rank_of(card) == rank and card not in taken]
            turn = len(set(ranks[:at]) - {rank})
            ways = sorted(free, reverse=True)
            found.append(next(card for card in ways[turn % len(ways) :] + ways if card not in found))
        return tuple(found)

    def _shown(self, ranks: str, hand: Sequence[Card]) -> tuple[Card, ...]:
        """Cards of a hand with these ranks."""
        left, found = Counter(ranks), list[Card]()
        for card in hand:
            if left[rank_of(card)]:
                left[rank_of(card)] -= 1
                found.append(card)
        return tuple(found)
