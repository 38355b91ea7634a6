"""Schedule: who sits where on a board, so that each bot meets the same cards in each role."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations

from triumvir.arena.board import Arrangement
from triumvir.errors import Code, SetupError


def arrangements(sidings: Iterable[Sequence[int]], seats: int, bots: int) -> tuple[Arrangement, ...]:
    """All arrangements of `bots` at `seats`. Error: arena/bots.

    `sidings` are the ways in which the seats may come to be sides. Where it is known which two sides there
    will be, each bot plays a whole side against each other bot. Otherwise as many bots as seats take them in
    every order, and of fewer bots each one plays alone at every seat against each other one at all the rest.

    >>> arrangements([(0, 1, 0, 1)], seats=4, bots=2)
    ((0, 1, 0, 1), (1, 0, 1, 0))
    >>> arrangements([], seats=3, bots=2)
    ((0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    >>> len(arrangements([(0, 1, 1), (1, 0, 1), (1, 1, 0)], seats=3, bots=3))
    6
    """
    if not 2 <= bots <= seats:
        raise SetupError(Code.ARENA_BOTS, got=counted(bots), expected=f"2 to {seats} bots at {seats} seats")
    known = {tuple(side != siding[0] for side in siding) for siding in sidings}
    if len(known) == 1:
        (others,) = known
        return tuple(tuple(pair[other] for other in others) for pair in permutations(range(bots), 2))
    if bots == seats:
        return tuple(permutations(range(bots)))
    return tuple(_alone(seats, bots))


def _alone(seats: int, bots: int) -> Iterator[Arrangement]:
    for one, rest in permutations(range(bots), 2):
        for at in range(seats):
            yield tuple(one if seat == at else rest for seat in range(seats))


def counted(bots: int) -> str:
    """So many bots, in words.

    >>> counted(1), counted(2)
    ('1 bot', '2 bots')
    """
    return "1 bot" if bots == 1 else f"{bots} bots"
