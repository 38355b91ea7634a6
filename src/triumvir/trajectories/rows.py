"""Trajectories: the decisions of deals as arrays, a row for each, with what came of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from triumvir.adapters.actions import Numbering
from triumvir.adapters.observations import Layout, observe
from triumvir.arena.board import Play
from triumvir.arena.halt import check
from triumvir.arena.play import sight
from triumvir.games.game import Action, Rules
from triumvir.games.match import Match
from triumvir.record.record import Record
from triumvir.record.replay import replay
from triumvir.views.view import View, view_of

ROLES = ("", "declarer", "defender")
"""What the numbers of `Trajectories.role` stand for."""
Decision = tuple[View, Action]
"""What the seat to act saw, and what it did."""


@dataclass(frozen=True, slots=True, eq=False)
class Trajectories:
    """So many decisions, in the order of deals and in each in the order of play.

    The actions that were legal in row `i` are `legal[legal_start[i]:legal_start[i + 1]]`.
    """

    deal: NDArray[np.int64]
    """(n,) The number of the deal."""
    step: NDArray[np.int32]
    """(n,) How many decisions of the deal came before."""
    seat: NDArray[np.int8]
    """(n,) Whose decision it was."""
    player: NDArray[np.str_]
    """(n,) Who sat there: the name that the record gives, or the number of the player."""
    role: NDArray[np.int8]
    """(n,) The place in `ROLES` of what the seat came to be: an outcome, unknown while calls are made."""
    observation: NDArray[np.uint8]
    """(n, `Layout.size`) What the seat saw, with all that it has seen before."""
    legal: NDArray[np.int32]
    """Numbers of actions (`Numbering`), the rows' one after the other."""
    legal_start: NDArray[np.int64]
    """(n + 1,) Where the actions of each row begin."""
    action: NDArray[np.int32]
    """(n,) The number of the action that was taken."""
    reward: NDArray[np.int32]
    """(n,) The reward to come, not discounted: the seat's points at the end of the deal, its only reward."""
    points: NDArray[np.int32]
    """(n, seats) The points of every seat at the end of the deal."""

    def __len__(self) -> int:
        return len(self.deal)

    def legal_of(self, row: int) -> NDArray[np.int32]:
        """The actions that were legal in a row."""
        return self.legal[self.legal_start[row] : self.legal_start[row + 1]]

    def arrays(self) -> dict[str, NDArray[Any]]:
        """The arrays by name."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    def numbered(self, first: int) -> "Trajectories":
        """The same with deals numbered from `first` on instead of 0."""
        return replace(self, deal=self.deal + first)


@dataclass(frozen=True, slots=True)
class Encoder:
    """How decisions of deals under some rules become rows."""

    numbering: Numbering
    layout: Layout

    @staticmethod
    def of(rules: Rules) -> "Encoder":
        """With the actions and the observations of these rules."""
        return Encoder(Numbering.of(rules), Layout.of(rules))

    def rows(
        self, number: int, match: Match, decisions: Sequence[Decision], names: Sequence[str] = ()
    ) -> Trajectories:
        """The rows of the deal of `match` that is just over. `names` are by player; without them players are
        numbers.
        """
        played = match.past[-1]
        count, points = len(decisions), np.array(played.outcome.points, dtype=np.int32)
        seats = np.array([view.viewer for view, _ in decisions], dtype=np.int8)
        by_seat = [names[player] if names else str(player) for player in played.seating]
        legal = [self.numbering.numbers(choice.action for choice in view.legal) for view, _ in decisions]
        return Trajectories(
            deal=np.full(count, number, dtype=np.int64),
            step=np.arange(count, dtype=np.int32),
            seat=seats,
            player=np.array(by_seat)[seats],
            role=np.array([ROLES.index(role) for role in _roles(match)], dtype=np.int8)[seats],
            observation=np.stack([observe(view, self.layout) for view, _ in decisions]),
            legal=np.concatenate(legal),
            legal_start=np.cumsum([0, *map(len, legal)], dtype=np.int64),
            action=self.numbering.numbers(action for _, action in decisions),
            reward=points[seats],
            points=np.tile(points, (count, 1)),
        )

    def none(self) -> Trajectories:
        """No rows."""
        seats = self.layout.rules.seats
        return Trajectories(
            deal=np.empty(0, np.int64),
            step=np.empty(0, np.int32),
            seat=np.empty(0, np.int8),
            player=np.empty(0, "U1"),
            role=np.empty(0, np.int8),
            observation=np.empty((0, self.layout.size), np.uint8),
            legal=np.empty(0, np.int32),
            legal_start=np.zeros(1, np.int64),
            action=np.empty(0, np.int32),
            reward=np.empty(0, np.int32),
            points=np.empty((0, seats), np.int32),
        )

    def record(self, record: Record) -> Trajectories:
        """The rows of every deal of a record that is over, numbered from 0. Error: a RecordFault."""
        found: list[Trajectories] = []
        decisions: list[Decision] = []
        before: Match | None = None
        for match in replay(record):
            check()
            if before is not None and before.state.to_act is not None:
                text = (match.actions or match.past[-1].actions)[-1].partition(" ")[2]
                decisions.append((sight(before, before.state.to_act), before.state.parse_action(text)))
            if match.state.outcome is not None:
                found.append(self.rows(len(found), match, decisions, record.players))
                decisions = []
            before = match
        return joined(found) if found else self.none()


def _roles(match: Match) -> Iterator[str]:
    """What each seat came to be in the deal that is just over."""
    end, outcome = view_of(match, None), match.past[-1].outcome
    seats = tuple(range(match.rules.seats))
    declarer, sides = (None, ()) if outcome.thrown_in else (end.declarer, end.sides)
    return map(Play(seats, outcome.points, declarer, sides).role, seats)


def joined(several: Sequence[Trajectories]) -> Trajectories:
    """The rows of several, at least one, one after the other."""
    arrays: dict[str, Any] = {
        name: np.concatenate([each.arrays()[name] for each in several]) for name in FIELDS
    }
    lengths = np.concatenate([np.diff(each.legal_start) for each in several])
    arrays["legal_start"] = np.cumsum([0, *lengths], dtype=np.int64)
    return Trajectories(**arrays)


FIELDS = tuple(each.name for each in fields(Trajectories))
"""The names of the arrays."""
