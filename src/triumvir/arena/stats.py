"""Stats: what the boards of a contest say about each bot, and about each pair of bots."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations

from triumvir.arena.board import Board
from triumvir.arena.estimate import Cluster, Estimate, Z, mean, share, wilson
from triumvir.arena.times import Times

ROLES = ("", "declarer", "defender")
"""All seats, those on the declarer's side, those against it."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot in one role, all roles if empty: so many plays of a seat, points a deal and share of wins.

    Deals that were thrown in give no points, and no plays to the share. `made` is the share of seats with
    points above zero, which is a call that was made, where everybody plays for himself; none elsewhere.
    """

    bot: int
    role: str
    seats: int
    points: Estimate
    won: Estimate | None
    made: Estimate | None


@dataclass(frozen=True, slots=True)
class Duel:
    """Two bots on the same boards: points a deal of the first above the second's, and the share of boards on
    which it got more, even ones half.
    """

    first: int
    second: int
    difference: Estimate
    better: Estimate


@dataclass(frozen=True, slots=True)
class Summary:
    """All of it. `times` is by bot."""

    boards: int
    plays: int
    thrown_in: int
    standings: tuple[Standing, ...]
    duels: tuple[Duel, ...]
    times: tuple[Times, ...]


def summary(boards: Sequence[Board], bots: int) -> Summary:
    """What the boards say."""
    standings = (_standing(boards, bot, role) for bot in range(bots) for role in ROLES)
    times = tuple(Times() for _ in range(bots))
    for board in boards:
        for bot, more in enumerate(board.times):
            times[bot].merge(more)
    plays = [play for board in boards for play in board.plays]
    return Summary(
        len(boards),
        len(plays),
        sum(play.thrown_in for play in plays),
        tuple(standing for standing in standings if standing),
        tuple(_duels(boards, bots)),
        times,
    )


def _standing(boards: Sequence[Board], bot: int, role: str) -> Standing | None:
    points: list[Cluster] = []
    won: list[Cluster] = []
    made: list[Cluster] = []
    for board in boards:
        seats = [
            (play, seat)
            for play in board.plays
            for seat, at in enumerate(play.seated)
            if at == bot and role in ("", play.role(seat))
        ]
        played = [(play, seat) for play, seat in seats if not play.thrown_in]
        alone = [play.points[seat] > 0 for play, seat in played if not play.sides]
        points.append((sum(play.points[seat] for play, seat in seats), len(seats)))
        won.append((sum(play.won[seat] for play, seat in played), len(played)))
        made.append((sum(alone), len(alone)))
    found = mean(points)
    if found is None:
        return None
    return Standing(bot, role, sum(count for _, count in points), found, share(won), share(made))


def _duels(boards: Sequence[Board], bots: int) -> Iterator[Duel]:
    for first, second in combinations(range(bots), 2):
        found = differences(boards, first, second)
        difference = mean((each, 1) for each in found)
        if difference is not None:
            better = sum((each > 0) + (each == 0) / 2 for each in found) / len(found)
            ends = wilson(better, len(found))
            yield Duel(first, second, difference, Estimate(better, *ends, len(found)))


def differences(boards: Sequence[Board], first: int, second: int) -> list[float]:
    """For each board on which both sat, points a deal of the first above the second's."""
    pairs = ((_points(board, first), _points(board, second)) for board in boards)
    return [one - other for one, other in pairs if one is not None and other is not None]


def _points(board: Board, bot: int) -> float | None:
    """Its points a seat."""
    points = [play.points[seat] for play in board.plays for seat, at in enumerate(play.seated) if at == bot]
    return sum(points) / len(points) if points else None


def running(values: Sequence[float]) -> list[Estimate]:
    """The mean of the first values and its interval, from two values on."""
    sums, squares = accumulate(values), accumulate(value * value for value in values)
    return [_of_sums(*each) for each in zip(range(1, len(values) + 1), sums, squares, strict=True)][1:]


def _of_sums(count: int, total: float, squares: float) -> Estimate:
    value = total / count
    variance = max(squares - total * value, 0.0) / max(count - 1, 1) / count
    reach = Z * variance**0.5
    return Estimate(value, value - reach, value + reach, count)
