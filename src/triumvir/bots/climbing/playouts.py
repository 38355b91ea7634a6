"""Playouts: deals played to their end from one moment, in many worlds."""

from collections.abc import Sequence

from triumvir.bots.climbing.kernel_rollout import rollouts
from triumvir.bots.climbing.skill import plans_of, skill_for
from triumvir.climbing.over import Result
from triumvir.climbing.playing import Playing
from triumvir.climbing.state import ClimbingState
from triumvir.seats import Seat

Move = tuple[int, int]
"""Counts and header; no counts is a pass, or leaves a lead to the policy."""


class Playouts:
    """What a moment of play has in common in all worlds, and how deals from there are paid."""

    def __init__(self, state: ClimbingState) -> None:
        now = state.now
        assert isinstance(now, Playing), "cards are played"
        self.rules = state.rules
        self._head = [*state.pack()[:5]]
        self._blanks = state.deal.blanks
        self._now = now
        sides = now.terms.sides
        self._sides = sum(side << seat for seat, side in enumerate(sides))
        self._skills: list[int] = []
        for side in sides:
            self._skills += skill_for(partner=sides.count(side) > 1).words()
        self._paid: dict[int, tuple[int, ...]] = {}
        self._words = [1, 2, 3, 4]

    def run(
        self, worlds: Sequence[Sequence[int]], moves: Sequence[Move], manners: Sequence[int] = ()
    ) -> list[tuple[int, ...]]:
        """Everybody's points, for each world (counts by seat) and in it for each move; `manners` by world,
        none where all play as the club does.
        """
        return [self._paid.get(end) or self._pay(end) for end in self._ends(worlds, moves, manners)]

    def on(self, hands: Sequence[int], known: dict[tuple[int, ...], int]) -> tuple[int, ...]:
        """Everybody's points when all play on with these hands as the club does; `known` keeps the ends, for
        deals that differ in no more than what they pay.
        """
        place = (self._sides, *self._head, *hands)
        if place not in known:
            known[place] = self._ends([hands], [(0, 0)])[0]
        return self._pay(known[place])

    def _ends(
        self, worlds: Sequence[Sequence[int]], moves: Sequence[Move], manners: Sequence[int] = ()
    ) -> list[int]:
        """How deals end, as `kernel_rollout` tells it."""
        flat = [counts for world in worlds for counts in world]
        tried = [number for move in moves for number in move]
        table, plans = self.rules.table, plans_of(self.rules)
        ways = [*manners] or [0] * len(worlds)
        ends: list[int] = rollouts(
            table, plans, self._skills, self._head, self._sides, flat, tried, 0, ways, self._words
        )
        return ends

    def _pay(self, end: int) -> tuple[int, ...]:
        """What a deal that ended so pays, kept for the next."""
        seats, now = self.rules.seats, self._now
        plays, bombs = now.tally
        result = Result(
            now.terms.contract,
            now.terms.sides,
            Seat(end & 15),
            tuple(plays[seat] + (end >> 4 + 4 * seat & 15) for seat in range(seats)),
            tuple(bombs[seat] + (end >> 20 + 4 * seat & 15) for seat in range(seats)),
            self._blanks,
        )
        self._paid[end] = paid = self.rules.settle(result)
        return paid


def play_out(state: ClimbingState, known: dict[tuple[int, ...], int] | None = None) -> tuple[int, ...]:
    """Everybody's points when all play on from here as the club does; `known` as in `Playouts.on`."""
    return Playouts(state).on(state.pack()[5:], {} if known is None else known)
