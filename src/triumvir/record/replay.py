"""Replaying records: match by match, and as far as a broken one goes."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import takewhile

from triumvir.cards.deal import Deal
from triumvir.errors import Code, TriumvirError
from triumvir.games.match import Match
from triumvir.record.document import Path
from triumvir.record.door import enter, named
from triumvir.record.fault import RecordFault
from triumvir.record.position import format_position
from triumvir.record.record import DealRecord, Record
from triumvir.record.toml import checksum_fault, format_record

Line = Callable[[Path], int]
"""The line in which a part of the record stands."""


@dataclass(frozen=True, slots=True)
class Replay:
    """How far a record goes: the match after its last good action, and what is wrong then.

    `match` is none where not even the first deal can be dealt; `fault` is none for a whole record.
    """

    match: Match | None
    fault: RecordFault | None

    @property
    def actions(self) -> int:
        """How many actions were replayed."""
        if self.match is None:
            return 0
        running = 0 if self.match.state.outcome else len(self.match.actions)
        return running + sum(len(played.actions) for played in self.match.past)


def replay(record: Record) -> Iterator[Match]:
    """The match when its first deal is dealt, then after each action and each further deal, one at a time.

    Error: a RecordFault at the first thing that cannot be; its codes are record/action, record/result,
    record/missing, record/view.
    """

    def line(path: Path) -> int:
        return enter(format_record(record)).line(path)

    return _matches(record, line)


def match_of(record: Record) -> Match:
    """The match that a record of at least one deal holds. Error: as in `replay`."""
    *_, match = replay(record)
    return match


def replay_text(source: str | bytes) -> Replay:
    """Replay a text, however broken: its longest valid beginning, and the one thing wrong that ends it."""
    entry = enter(source)
    fault = entry.faults[0] if entry.faults else checksum_fault(entry)
    match = None
    try:
        for after in _matches(entry.record, entry.line) if entry.record else ():
            match = after
    except RecordFault as found:  # all that is tried stands before the other fault
        fault = found
    if fault and match and not fault.position:
        fault.position = format_position(match.rules, match.state)
    return Replay(match, fault)


def _matches(record: Record, line: Line) -> Iterator[Match]:
    if record.seat is not None:
        expected = "a record that holds every hand"
        raise RecordFault(
            Code.RECORD_VIEW,
            got=f"seat = {record.seat}",
            expected=expected,
            where="seat",
            line=line(("seat",)),
        )
    given = tuple(deal.facts.deal for deal in takewhile(lambda deal: deal.facts, record.deals) if deal.facts)
    match: Match | None = None
    for number, deal in enumerate(record.deals):
        path: Path = ("deals", number)
        match = _dealt(record, match, deal, given, path, line)
        yield match
        for index, action in enumerate(deal.actions):
            match = _applied(match, action, (*path, "actions", index), line)
            yield match
        _check_end(match, deal, path, line)


def _dealt(
    record: Record, match: Match | None, deal: DealRecord, given: tuple[Deal, ...], path: Path, line: Line
) -> Match:
    """The match with one more deal, the first or the next."""
    if deal.facts is None and record.seed is None:
        raise RecordFault(
            Code.RECORD_MISSING,
            got="nothing",
            expected="cards, or a seed",
            where=named(path),
            line=line(path),
        )
    rules = match.rules if match else record.rules
    try:
        match = match.deal_next() if match else Match.start(rules, record.seed or "", given)
    except TriumvirError as error:
        raise _fault(error, match, path, line) from error
    if deal.facts is None:
        return match
    return replace(match, seating=deal.facts.seating or tuple(range(rules.seats)))


def _applied(match: Match, action: str, path: Path, line: Line) -> Match:
    """The match after an action."""
    try:
        return match.apply_text(action)
    except TriumvirError as error:
        raise _fault(error, match, path, line, action) from error


def _fault(
    error: TriumvirError, match: Match | None, path: Path, line: Line, action: str = ""
) -> RecordFault:
    """What went wrong with a part of the record, where, and in which position."""
    return RecordFault(
        Code.RECORD_ACTION,
        got=action or error.got,
        expected=error.expected,
        where=named(path),
        line=line(path),
        action=action,
        position=format_position(match.rules, match.state) if match else "",
        cause=error.code,
    )


def _check_end(match: Match, deal: DealRecord, path: Path, line: Line) -> None:
    """What the record says of the end of a deal is what came of it."""
    outcome = match.state.outcome
    stated = {"result": deal.result, "thrown_in": deal.thrown_in, "totals": deal.totals}
    came = {
        "result": outcome.points if outcome else (),
        "thrown_in": outcome is not None and outcome.thrown_in,
        "totals": match.totals if outcome else (),
    }
    for name, value in stated.items():
        if value and value != came[name]:
            raise RecordFault(
                Code.RECORD_RESULT,
                got=f"{name} = {value}",
                expected=f"{came[name]}" if outcome else "none, the deal is not over",
                where=named((*path, name)),
                line=line((*path, name)),
                position=format_position(match.rules, match.state),
            )
