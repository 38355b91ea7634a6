"""The faults of other libraries that no option expresses (rules 7.2), each predicting their exact answer.

A difference is explained by a fault if the prediction made from the fault's description alone is what the
library said.
"""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from benchmarks.agreement.plays import BARE_RUNS, BOMBS, RUN, Play, Position, bare
from benchmarks.agreement.positions import profile

Plays = frozenset[Play]
Legal = Callable[[Position], Plays]
Prediction = Callable[[Position, Legal], Plays | None]


class Fault(NamedTuple):
    """A fault's number in rules 7.2, what it is, and what the library answers because of it (None: not
    concerned).
    """

    number: str
    text: str
    predict: Prediction


def _bombs(position: Position, legal: Legal) -> Plays:
    return frozenset(play for play in legal(Position(position.hand, None)) if play.kind in BOMBS)


# OpenSpiel


def bombs_on_rocket(position: Position, legal: Legal) -> Plays | None:
    """Every bomb of the hand is an answer to the rocket."""
    if position.table is None or position.table.kind != "rocket":
        return None
    return _bombs(position, legal)


def runs_from_a_quad(position: Position, legal: Legal) -> Plays | None:
    """Runs without attached cards are missing when their lowest rank is held four times."""
    held = Counter(position.hand)

    def missing(play: Play) -> bool:
        return play.kind in BARE_RUNS and held[RUN[RUN.index(play.key) - play.length + 1]] == 4

    return frozenset(play for play in legal(position) if not missing(play))


# DouZero


def _highest_trio(play: Play) -> int:
    """The place of the highest rank that occurs exactly three times, in the order of ranks with deuces."""
    return max(at for at, rank in enumerate(RUN + "2") if play.cards.count(rank) == 3)


def highest_trio_counts(position: Position, legal: Legal) -> Plays | None:
    """Trio runs with singles are compared by the highest rank that occurs three times, attached cards
    included.
    """
    table = position.table
    if table is None or table.kind != "trio_seq_singles" or unrecognised(table):
        return None
    able = [play for play in legal(Position(position.hand, None)) if play[1::2] == table[1::2]]
    higher = frozenset(bare(play.cards) for play in able if _highest_trio(play) > _highest_trio(table))
    return higher | frozenset(bare(play.cards) for play in _bombs(position, legal))


def unrecognised(table: Play) -> bool:
    """Whether a trio run with singles carries four alike, or three alike when it has four or more trios."""
    most = max(profile(table))
    return table.kind == "trio_seq_singles" and (most == 4 or (most == 3 and table.length >= 4))


def only_bombs_answer(position: Position, legal: Legal) -> Plays | None:
    """A trio run that is not recognised on the table is answered by bombs and the rocket only."""
    if (
        position.table is None
        or position.table.kind != "trio_seq_singles"
        or not unrecognised(position.table)
    ):
        return None
    return frozenset(bare(play.cards) for play in _bombs(position, legal))


FAULTS: dict[str, tuple[Fault, ...]] = {
    "open_spiel": (
        Fault("i", "bombs are legal on the rocket", bombs_on_rocket),
        Fault("ii", "bare runs from a rank held four times are missing", runs_from_a_quad),
    ),
    "rlcard": (),
    "douzero": (
        Fault(
            "i", "trio runs with singles compared by the highest trio, attached or not", highest_trio_counts
        ),
        Fault("ii", "a trio run with three or four alike attached is not recognised", only_bombs_answer),
    ),
}


def explain(peer: str, position: Position, answer: Plays, mine: Plays, legal: Legal) -> str | None:
    """The number of the one fault whose prediction is this answer and not `mine`, or None."""
    predictions = {fault.number: fault.predict(position, legal) for fault in FAULTS[peer]}
    fitting = [number for number, prediction in predictions.items() if prediction == answer != mine]
    return fitting[0] if len(fitting) == 1 else None
