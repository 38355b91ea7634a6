"""Goals of a climbing deal as machines that follow the plays, for `kernel_sides`."""

from dataclasses import dataclass
from functools import cached_property

from triumvir.cards.kernel_counts import contains
from triumvir.climbing.over import Result
from triumvir.climbing.playing import Playing
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.shape import counts_of
from triumvir.seats import Seat
from triumvir.solve.kernel_names import mix

MOST_WORDS = 16_384
SELF = -1

Tally = tuple[tuple[int, ...], tuple[int, int]]
"""Plays by seat, counted up to two, and plays with precedence by side from the position on."""
Node = tuple[int, tuple[int, ...]]
"""The seats that reach the goal by going out, a bit each; the states after a play of each seat, and after one
with precedence.
"""


@dataclass(frozen=True, slots=True)
class Machine:
    """A goal for the kernel, and the state it starts in."""

    words: list[int]
    start: int

    def step(self, state: int, seat: int, bomb: bool) -> int:
        """The state after a play of `seat`."""
        return self.words[1 + 12 * state + (8 if bomb else 4) + seat]

    def decided(self, state: int) -> bool | None:
        """Whether side 0 reaches the goal, whatever is played; none if that is open."""
        return (None, True, False)[self.words[3 + 12 * state]]


def win(sides: tuple[int, ...]) -> Machine:
    """The goal that somebody of side 0 goes out."""
    return _compile([(_mask(sides), (SELF,) * (2 * len(sides)))], 0, len(sides))


def _mask(sides: tuple[int, ...]) -> int:
    return sum(1 << seat for seat, side in enumerate(sides) if side == 0)


class Payments:
    """What a deal may still pay from a position on, by who goes out, who has played, and the plays with
    precedence of each side.

    Payments must not depend on more than that: not on the number of plays beyond the second of a seat, nor on
    which seat of a side made a play with precedence.
    """

    def __init__(self, rules: ClimbingRules, blanks: int, now: Playing) -> None:
        self._rules, self._blanks, self._terms = rules, blanks, now.terms
        plays, self._bombs = now.tally
        self.sides = now.terms.sides
        self._most = (self._left(now, 0), self._left(now, 1))
        self.start: Tally = (tuple(min(count, 2) for count in plays), (0, 0))
        self._made: dict[int, Machine | None] = {}

    def _left(self, now: Playing, side: int) -> int:
        """No fewer plays with precedence than the side has left."""
        rules = self._rules
        shapes = [shape for shape in rules.shapes if shape.precedence]
        width = min((shape.width for shape in shapes if not shape.exact), default=16)
        fixed = [counts_of(shape.exact, rules.order) for shape in shapes if shape.exact]
        total = 0
        for seat, counts in enumerate(now.counts):
            if self.sides[seat] == side:
                alike = sum((counts >> 4 * rank & 15) // width for rank in range(15))
                own = alike + sum(contains(counts, exact) for exact in fixed)
                total += min(own, now.bombs >> 4 * seat & 15)
        return total

    def after(self, tally: Tally, seat: int, bomb: bool) -> Tally:
        """The tally after a play."""
        plays, bombs = tally
        side = self.sides[seat]
        plays = (*plays[:seat], min(plays[seat] + 1, 2), *plays[seat + 1 :])
        if bomb:
            more = min(bombs[side] + 1, self._most[side])
            bombs = (more, bombs[1]) if side == 0 else (bombs[0], more)
        return plays, bombs

    def paid(self, tally: Tally, seat: int) -> tuple[int, ...]:
        """The points if `seat` has just gone out."""
        plays, more = tally
        bombs = [*self._bombs]
        for side, extra in enumerate(more):
            bombs[self.sides.index(side)] += extra
        terms = self._terms
        result = Result(terms.contract, self.sides, Seat(seat), plays, tuple(bombs), self._blanks)
        return self._rules.settle(result)

    def gain(self, points: tuple[int, ...]) -> int:
        """What side 0 gets out of some points."""
        return sum(point for point, side in zip(points, self.sides, strict=True) if side == 0)

    @cached_property
    def _nexts(self) -> dict[Tally, list[Tally]]:
        """All tallies that may come, each after the ones it leads to: those after a play of each seat, then
        those after one with precedence.
        """
        order: dict[Tally, list[Tally]] = {}
        self._visit(self.start, order)
        return order

    def _visit(self, tally: Tally, order: dict[Tally, list[Tally]]) -> None:
        seats = range(len(self.sides))
        nexts = [self.after(tally, seat, bomb) for bomb in (False, True) for seat in seats]
        for after in dict.fromkeys(nexts):
            if after != tally and after not in order:
                self._visit(after, order)
        order[tally] = nexts

    @cached_property
    def _paid(self) -> dict[Tally, list[tuple[int, ...]]]:
        """The points of everybody by who has just gone out; none for a seat that has not played."""
        seats = range(len(self.sides))
        return {
            tally: [self.paid(tally, seat) if tally[0][seat] else () for seat in seats]
            for tally in self._nexts
        }

    @cached_property
    def outcomes(self) -> dict[int, tuple[int, ...]]:
        """Everybody's points by what side 0 gets, lowest first."""
        found = {self.gain(points): points for paid in self._paid.values() for points in paid if points}
        return dict(sorted(found.items()))

    def machine(self, least: int) -> Machine | None:
        """The goal that side 0 gets `least` or more; none if it is beyond the kernel."""
        if least not in self._made:
            self._made[least] = self._build(least)
        return self._made[least]

    def _build(self, least: int) -> Machine | None:
        """Tallies from which the same plays reach the goal become one state."""
        nodes: list[Node] = []
        numbers: dict[Node, int] = {}
        state: dict[Tally, int] = {}
        for tally, nexts in self._nexts.items():
            paid = enumerate(self._paid[tally])
            ends = sum(1 << seat for seat, points in paid if points and self.gain(points) >= least)
            to = tuple(SELF if after == tally else state[after] for after in nexts)
            same = (number for number in dict.fromkeys(to) if number != SELF)
            alike = next((k for k in same if _stays(nodes[k], k) == _stays((ends, to), k)), None)
            if alike is None:
                alike = numbers.setdefault((ends, to), len(nodes))
                if alike == len(nodes):
                    nodes.append((ends, to))
            state[tally] = alike
        fits = 12 * len(nodes) < MOST_WORDS
        return _compile(nodes, state[self.start], len(self.sides)) if fits else None


def _stays(node: Node, number: int) -> Node:
    """A node with `number` for itself."""
    return node[0], tuple(number if to == SELF else to for to in node[1])


def _compile(nodes: list[Node], start: int, seats: int) -> Machine:
    """The words for the kernel; nodes come after those they lead to."""
    words = [len(nodes)]
    names: list[int] = []
    decided: list[int] = []
    every = (1 << seats) - 1
    for number, (ends, to) in enumerate(nodes):
        name = mix(ends + 1)
        for after in to:
            name = mix(name ^ (1 if after == SELF else names[after]))
        names.append(name)
        others = {decided[after] for after in to if after != SELF}
        fate = next((fate for fate, mask in ((1, every), (2, 0)) if ends == mask and others <= {fate}), 0)
        decided.append(fate)
        plain, bombs = (
            [number if after == SELF else after for after in part] + [0] * (4 - seats)
            for part in (to[:seats], to[seats:])
        )
        words += [name, ends, fate, 0, *plain, *bombs]
    return Machine(words, start)
