"""Ratings: skill by openskill (Plackett-Luce), from the plays in the order of their boards."""

from collections.abc import Sequence
from dataclasses import dataclass

from triumvir.arena.board import Board, Play
from triumvir.arena.extra import load


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's skill `mu`, and the doubt about it."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the bot is worth for sure: mu less three sigma."""
        return self.mu - 3 * self.sigma


def ratings(boards: Sequence[Board], bots: int) -> tuple[Rating, ...]:
    """The rating of each bot. Error: extra/missing.

    Each play is a game between its sides, or between single seats where everybody plays for himself. A bot
    that has several seats takes the mean of what they won or lost.
    """
    model = load("openskill.models").PlackettLuce()
    found = [Rating(model.mu, model.sigma)] * bots
    for play in (play for board in boards for play in board.plays if not play.thrown_in):
        sides = teams(play)
        rated = model.rate(
            [[model.rating(*_pair(found[play.seated[seat]])) for seat in side] for side in sides],
            scores=[float(play.points[side[0]]) for side in sides],
        )
        after: list[list[Rating]] = [[] for _ in range(bots)]
        for side, each in zip(sides, rated, strict=True):
            for seat, rating in zip(side, each, strict=True):
                after[play.seated[seat]].append(Rating(rating.mu, rating.sigma))
        for bot, several in enumerate(after):
            if several:
                found[bot] = _mean(several)
    return tuple(found)


def teams(play: Play) -> tuple[tuple[int, ...], ...]:
    """The seats of each side.

    >>> teams(Play((0, 1, 1), (-2, 1, 1), None, (0, 1, 1))), teams(Play((0, 1, 1), (30, 20, -20)))
    (((0,), (1, 2)), ((0,), (1,), (2,)))
    """
    sides = play.sides or tuple(range(len(play.seated)))
    return tuple(
        tuple(seat for seat, side in enumerate(sides) if side == each) for each in sorted(set(sides))
    )


def _pair(rating: Rating) -> tuple[float, float]:
    return rating.mu, rating.sigma


def _mean(several: Sequence[Rating]) -> Rating:
    count = len(several)
    return Rating(sum(each.mu for each in several) / count, sum(each.sigma for each in several) / count)
