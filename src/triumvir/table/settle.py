"""Settlement: how the points of a deal came about, step by step, for whoever puts it in words."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

from triumvir.games.match import Match
from triumvir.games.options import RuleSet
from triumvir.seats import Outcome, Seat
from triumvir.views.view import View


@dataclass(frozen=True, slots=True)
class Factor:
    """Something that multiplies the stake: `bombs`, `spring`, `blanks` (deals thrown in before) or `other`;
    how many there were, and by how much they multiply.
    """

    name: str
    count: int
    times: int


@dataclass(frozen=True, slots=True)
class Line:
    """What one seat called (0: nothing), the tricks it took, its points, and its total in the match."""

    seat: Seat
    call: int
    tricks: int
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """A deal that was paid.

    In a climbing game `out` emptied his hand first, and each loser pays `unit`, the `stake` times the
    factors, to each winner; a side that is alone pays or gets it for each opponent. In a trick-taking game
    nobody is `out` and each line is for itself: `unit` is 0 and there is no factor.
    """

    declarer: Seat | None
    stake: int
    out: Seat | None
    factors: tuple[Factor, ...]
    unit: int
    lines: tuple[Line, ...]

    def won(self, seat: Seat) -> bool:
        """Whether a seat won the deal: it was paid, or made its call."""
        return self.lines[seat].points > 0

    def winners(self) -> tuple[Seat, ...]:
        """The seats that won."""
        return tuple(line.seat for line in self.lines if line.points > 0)


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score of a match, by player: the points of each deal that is over, none of one thrown in, and the
    totals.
    """

    deals: tuple[tuple[int, ...] | None, ...]
    totals: tuple[int, ...]


def sheet_of(match: Match) -> Sheet:
    """The score sheet of a match."""
    found: list[tuple[int, ...] | None] = []
    for played in match.past:
        points = dict(zip(played.seating, played.outcome.points, strict=True))
        by_player = tuple(points[player] for player in range(len(points)))
        found.append(None if played.outcome.thrown_in else by_player)
    return Sheet(tuple(found), match.totals)


def settlement(view: View) -> Settlement | None:
    """How the deal that just ended was paid; none while it is played and where it was thrown in."""
    outcome = view.outcome
    if outcome is None or outcome.thrown_in:
        return None
    assert view.chosen is not None, "a view with its rules"
    assert view.match is not None, "a deal of a match"
    lines = tuple(
        Line(
            Seat(seat),
            view.contracts[seat],
            view.tricks[seat] if view.tricks else 0,
            points,
            view.match.totals[view.match.seating[seat]],
        )
        for seat, points in enumerate(outcome.points)
    )
    if view.tricks:
        return Settlement(view.declarer, view.stake, None, (), 0, lines)
    unit = min(abs(points) for points in outcome.points)
    factors = _factors(view.chosen, view, outcome, unit)
    return Settlement(view.declarer, view.stake, outcome.first_out, factors, unit, lines)


def so_far(view: View) -> tuple[Factor, ...]:
    """What multiplies the stake at a moment of a deal, whoever wins it."""
    assert view.chosen is not None, "a view with its rules"
    return tuple(_doublings(view.chosen, view, (False,) * len(view.bombs)))


def _factors(chosen: RuleSet, view: View, outcome: Outcome, unit: int) -> tuple[Factor, ...]:
    """What multiplied the stake; what is left unexplained is spring where the options know it."""
    found = [*_doublings(chosen, view, tuple(points > 0 for points in outcome.points))]
    rest = unit // (view.stake * prod(factor.times for factor in found))
    if rest > 1:
        spring = _text(chosen, "spring") == f"x{rest}"
        found.append(Factor("spring" if spring else "other", 1, rest))
    return tuple(found)


def _doublings(chosen: RuleSet, view: View, won: tuple[bool, ...]) -> Iterator[Factor]:
    """Bombs, and deals thrown in before."""
    if bombs := _bombs(chosen, view, won):
        yield Factor("bombs", bombs, 1 << bombs)
    if view.blanks and _text(chosen, "blank_round_doubles") == "true":
        yield Factor("blanks", view.blanks, 1 << view.blanks)


def _bombs(chosen: RuleSet, view: View, won: tuple[bool, ...]) -> int:
    """How many bombs doubled the stake."""
    doubling = _text(chosen, "bomb_doubling")
    if doubling == "winners":
        return sum(bombs for bombs, wins in zip(view.bombs, won, strict=True) if wins)
    bombs = sum(view.bombs)
    return {"each": bombs, "once": min(bombs, 1)}.get(doubling, 0)


def _text(chosen: RuleSet, name: str) -> str:
    """The value of an option as text; empty where the game has none of that name."""
    return next((chosen.text(name) for option in chosen.options if option.name == name), "")
