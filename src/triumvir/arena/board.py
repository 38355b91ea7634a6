"""Board: one deal and what the bots made of it, seated in one or several arrangements."""

from dataclasses import dataclass, replace
from typing import Any

from triumvir.arena.times import Times
from triumvir.seats import Seat

Arrangement = tuple[int, ...]
"""The number of the bot at each seat."""


@dataclass(frozen=True, slots=True)
class Play:
    """A deal played once: who sat where, what each seat got, who declared, and the side of each seat.

    `sides` is empty where everybody played for himself, and where the deal was thrown in.
    """

    seated: Arrangement
    points: tuple[int, ...]
    declarer: Seat | None = None
    sides: tuple[int, ...] = ()
    thrown_in: bool = False

    @property
    def won(self) -> tuple[float, ...]:
        """By seat, 1 for a winner and 0 for a loser; where everybody plays for himself, the seats with the
        most points share one win. Nobody wins a deal that was thrown in.

        >>> Play((0, 1, 1), (30, 30, -20)).won, Play((0, 1, 1), (4, -2, -2), Seat(0), (0, 1, 1)).won
        ((0.5, 0.5, 0.0), (1.0, 0.0, 0.0))
        """
        if self.thrown_in:
            return (0.0,) * len(self.points)
        if self.sides:
            return tuple(float(points > 0) for points in self.points)
        best = max(self.points)
        return tuple((points == best) / self.points.count(best) for points in self.points)

    def role(self, seat: int) -> str:
        """Whether `seat` is on the "declarer" side or a "defender"; empty where nobody declared."""
        if self.declarer is None:
            return ""
        with_him = self.sides[seat] == self.sides[self.declarer] if self.sides else seat == self.declarer
        return "declarer" if with_him else "defender"

    def plain(self) -> dict[str, object]:
        """What JSON writes: nothing of what there was not."""
        plain: dict[str, object] = {"bots": self.seated, "points": self.points}
        if self.declarer is not None:
            plain["declarer"] = self.declarer
        if self.sides:
            plain["sides"] = self.sides
        return {**plain, "thrown_in": True} if self.thrown_in else plain

    @staticmethod
    def parse(plain: dict[str, Any]) -> "Play":
        """The way back. ValueError, TypeError, KeyError, AttributeError: it is no play."""
        declarer = plain.get("declarer")
        return Play(
            tuple(map(int, plain["bots"])),
            tuple(map(int, plain["points"])),
            None if declarer is None else Seat(int(declarer)),
            tuple(map(int, plain.get("sides", ()))),
            plain.get("thrown_in") is True,
        )

    def fits(self, bots: int) -> bool:
        """Whether it is one of so many bots."""
        seats = len(self.seated)
        known = all(0 <= bot < bots for bot in self.seated) and self.declarer in (None, *range(seats))
        return known and seats == len(self.points) and len(self.sides) in (0, seats)


@dataclass(frozen=True, slots=True)
class Board:
    """The plays of the deal that has this number, and how long each bot, by number, took for its acts.

    `redeals` counts the deals before it that were thrown in wherever they were played.
    """

    number: int
    redeals: int
    plays: tuple[Play, ...]
    times: tuple[Times, ...]

    @property
    def untimed(self) -> "Board":
        """Without the times: all that is left follows from the contest."""
        return replace(self, times=tuple(Times() for _ in self.times))

    def plain(self) -> dict[str, object]:
        """What JSON writes."""
        plays, times = [play.plain() for play in self.plays], [times.plain() for times in self.times]
        return {"board": self.number, "redeals": self.redeals, "plays": plays, "times": times}

    @staticmethod
    def parse(plain: dict[str, Any]) -> "Board":
        """The way back. ValueError, TypeError, KeyError, AttributeError: it is no board."""
        plays, times = tuple(map(Play.parse, plain["plays"])), tuple(map(Times.parse, plain["times"]))
        return Board(int(plain["board"]), int(plain["redeals"]), plays, times)

    def fits(self, bots: int) -> bool:
        """Whether it is one of so many bots."""
        return len(self.times) == bots and bool(self.plays) and all(play.fits(bots) for play in self.plays)
