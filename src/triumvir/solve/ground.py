"""Questions with one number as the answer, which some seats want high and the others low."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from triumvir.seats import Seat
from triumvir.solve.solution import Action

N = TypeVar("N")
A = TypeVar("A", bound=Action)


class Ground(Protocol[N, A]):
    """What is searched: positions of play, and a scale from `low` to `high` on which each is worth a mark."""

    @property
    def low(self) -> int:
        """The lowest mark that can come out."""
        ...

    @property
    def high(self) -> int:
        """The highest."""
        ...

    @property
    def guess(self) -> int:
        """The mark that is asked for first."""
        ...

    def seat_of(self, node: N) -> Seat:
        """The seat to act."""
        ...

    def worth(self, seat: Seat, mark: int) -> tuple[int, tuple[int, ...] | None]:
        """What a mark is worth to a seat; everybody's points, if it is about points."""
        ...

    def moves(self, node: N) -> Sequence[A]:
        """The legal actions, in the order of the states."""
        ...

    def after(self, node: N, action: A) -> N:
        """The position after an action."""
        ...

    def ended(self, node: N) -> int | None:
        """The mark of a deal that is over; none if it goes on."""
        ...

    def wants_more(self, node: N) -> bool:
        """Whether the seat to act wants a high mark."""
        ...

    def reaches(self, node: N, mark: int) -> bool | None:
        """Whether a position that goes on is worth `mark` or more; none if that was not found out."""
        ...


def mark_of(ground: Ground[N, A], node: N) -> int | None:
    """What a position is worth; none if that was not found out."""
    ended = ground.ended(node)
    if ended is not None:
        return ended
    low, high, ask = ground.low, ground.high, ground.guess
    while low < high:
        ask = min(max(ask, low + 1), high)
        answer = ground.reaches(node, ask)
        if answer is None:
            return None
        low, high = (ask, high) if answer else (low, ask - 1)
        ask += 1 if answer else -1
    return low


def best_line(ground: Ground[N, A], node: N, mark: int) -> list[A]:
    """Actions from a position worth `mark` that hold it, to the end or as far as was found out."""
    line: list[A] = []
    while ground.ended(node) is None:
        held = _holding(ground, node, mark)
        if held is None:
            break
        line.append(held)
        node = ground.after(node, held)
    return line


def _holding(ground: Ground[N, A], node: N, mark: int) -> A | None:
    """The first action that holds `mark`, the last if no other does; none if that was not found out."""
    more = ground.wants_more(node)
    bound = mark if more else mark + 1
    first, *others = ground.moves(node)
    if not ground.low < bound <= ground.high:
        return first
    for action in (first, *others[:-1]) if others else ():
        after = ground.after(node, action)
        ended = ground.ended(after)
        answer = ground.reaches(after, bound) if ended is None else ended >= bound
        if answer is None:
            return None
        if answer == more:
            return action
    return others[-1] if others else first
