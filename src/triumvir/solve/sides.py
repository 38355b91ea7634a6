"""Climbing deals with open hands: which side wins, and what the deal pays."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from triumvir.climbing.actions import PASS, Play
from triumvir.climbing.kernel import plays
from triumvir.climbing.kernel_turn import after_pass, after_play
from triumvir.climbing.rules import ClimbingRules
from triumvir.seats import Seat
from triumvir.solve.kernel_sides import Memory, reaches
from triumvir.solve.machine import Machine, Payments
from triumvir.solve.plan import plan_of
from triumvir.solve.solution import Budget

TOP = 0xFFFF_FFFF


class Node(NamedTuple):
    """A position as `ClimbingState.pack` gives it, and the plays since the root: seats, and whether they had
    precedence.
    """

    packed: tuple[int, ...]
    path: tuple[tuple[int, bool], ...] = ()

    @property
    def seat(self) -> Seat:
        """The seat to act."""
        return Seat(self.packed[3] >> 36 & 15)


class Sides:
    """What climbing grounds share. The goal of each mark is that side 0 gets that mark or more."""

    def __init__(self, rules: ClimbingRules, sides: tuple[int, ...], memory: Memory, budget: Budget) -> None:
        self.sides = sides
        self._rules, self._memory, self._budget = rules, memory, budget
        self._plan = [*plan_of(rules.shapes, rules.order)]
        self._first = sum(1 << seat for seat, side in enumerate(sides) if side == 0)

    def seat_of(self, node: Node) -> Seat:
        """The seat to act."""
        return node.seat

    def moves(self, node: Node) -> Sequence[Play]:
        """The pass first, then the plays, as states list them."""
        turn, bombs, hand = node.packed[3], node.packed[4], node.packed[5 + node.seat]
        found = plays(self._rules.table, hand, turn & TOP, bombs >> 4 * node.seat & 15 != 0)
        return [PASS] * (turn & TOP != 0) + [Play(counts, header) for counts, header in found]

    def after(self, node: Node, action: Play) -> Node:
        """Play or pass."""
        seats, clear, final, turn, bombs, *hands = node.packed
        if action == PASS:
            return Node(
                (seats, clear, final, after_pass(turn, seats, clear, final != 0), bombs, *hands), node.path
            )
        seat, bomb = node.seat, action.header >> 24 != 0
        hands[seat] -= action.counts
        if bomb and bombs >> 4 * seat & 15 != 15:
            bombs -= 1 << 4 * seat
        turn = after_play(turn, action.header, seats)
        return Node((seats, clear, final, turn, bombs, *hands), (*node.path, (seat, bomb)))

    def wants_more(self, node: Node) -> bool:
        """Side 0 does."""
        return self.sides[node.seat] == 0

    def _out(self, node: Node) -> int | None:
        """The seat that has gone out."""
        hands = node.packed[5:]
        return hands.index(0) if 0 in hands else None

    def _reaches(self, node: Node, goal: Machine | None) -> bool | None:
        """Whether side 0 reaches a goal that is followed from the root."""
        if goal is None:
            return None
        state = goal.start
        for seat, bomb in node.path:
            state = goal.step(state, seat, bomb)
        if (decided := goal.decided(state)) is not None:
            return decided
        table, packed = self._rules.table, [*node.packed]
        kernel = partial(reaches, table, self._plan, packed, self._first, goal.words, state, self._memory)
        answer = self._budget.search(kernel)
        return None if answer is None else answer == 1


class Winning(Sides):
    """The mark is 1 if side 0 wins, 0 if not."""

    low, high, guess = 0, 1, 1

    def __init__(
        self, rules: ClimbingRules, goal: Machine, sides: tuple[int, ...], memory: Memory, budget: Budget
    ) -> None:
        super().__init__(rules, sides, memory, budget)
        self._goal = goal

    def worth(self, seat: Seat, mark: int) -> tuple[int, None]:
        """1 if the seat's side wins, 0 if not."""
        return (mark if self.sides[seat] == 0 else 1 - mark), None

    def ended(self, node: Node) -> int | None:
        """Whether the side of who went out is side 0."""
        out = self._out(node)
        return None if out is None else int(self.sides[out] == 0)

    def reaches(self, node: Node, mark: int) -> bool | None:
        """Whether side 0 wins."""
        return self._reaches(node, self._goal)


class Paying(Sides):
    """The mark is the place of side 0's points among all that can come out, lowest first."""

    low = 0

    def __init__(self, rules: ClimbingRules, payments: Payments, memory: Memory, budget: Budget) -> None:
        super().__init__(rules, payments.sides, memory, budget)
        self._payments = payments
        self._gains = [*payments.outcomes]
        self.high = len(self._gains) - 1
        self.guess = sum(gain < 0 for gain in self._gains)

    def worth(self, seat: Seat, mark: int) -> tuple[int, tuple[int, ...]]:
        """The seat's points and everybody's."""
        points = self._payments.outcomes[self._gains[mark]]
        return points[seat], points

    def ended(self, node: Node) -> int | None:
        """What is paid."""
        out = self._out(node)
        if out is None:
            return None
        tally = self._payments.start
        for seat, bomb in node.path:
            tally = self._payments.after(tally, seat, bomb)
        return self._gains.index(self._payments.gain(self._payments.paid(tally, out)))

    def reaches(self, node: Node, mark: int) -> bool | None:
        """Whether side 0 gets the points of the mark or more."""
        return self._reaches(node, self._payments.machine(self._gains[mark]))
