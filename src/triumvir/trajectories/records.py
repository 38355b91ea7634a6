"""Record file: records one after the other in one text, and the trajectories of all of them."""

import re
from collections.abc import Iterable
from functools import partial
from operator import itemgetter

from triumvir.arena.backend import Backend
from triumvir.errors import Code, SetupError
from triumvir.games.options import RuleSet
from triumvir.games.registry import rules_of
from triumvir.record.toml import parse_record
from triumvir.trajectories.rows import Encoder, Trajectories, joined

_BEGINNING = re.compile(rb"(?m)^(?=triumvir *=)")
Source = tuple[str, bytes]
"""A record, and where it comes from."""


def split(data: bytes) -> list[bytes]:
    r"""The records of a text. Each begins with its version, as the canonical form does.

    >>> split(b'triumvir = 1\nseed = "1"\ntriumvir = 1\nseed = "2"\n')
    [b'triumvir = 1\nseed = "1"\n', b'triumvir = 1\nseed = "2"\n']
    """
    first, *rest = _BEGINNING.split(data)
    return [first + rest[0], *rest[1:]] if rest else [first]


def rules_in(source: Source) -> RuleSet:
    """The rules of a record. Error: a RecordFault."""
    return parse_record(source[1]).rules.chosen


def trajectories(sources: Iterable[Source], chosen: RuleSet, backend: Backend) -> Trajectories:
    """The rows of all deals that are over, numbered from 0 in the order of the records.

    Errors: a RecordFault; arena/other, a record of other rules.
    """
    rows = dict(backend.run(partial(_rows, chosen), enumerate(sources)))
    found = [Encoder.of(rules_of(chosen)).none()]
    deals = 0
    for _, each in sorted(rows.items(), key=itemgetter(0)):
        found.append(each.numbered(deals))
        deals += int(each.deal[-1]) + 1 if len(each) else 0
    return joined(found)


def _rows(chosen: RuleSet, item: tuple[int, Source]) -> tuple[int, Trajectories]:
    number, (where, text) = item
    try:
        record = parse_record(text)
        if record.rules.chosen == chosen:
            return number, Encoder.of(record.rules).record(record)
    except SetupError as fault:
        for each in fault.faults:
            each.where = f"{where}: {each.where}"
        raise
    got, expected = record.rules.chosen.hash, f"rules {chosen.hash}"
    raise SetupError(Code.ARENA_OTHER, got=got, expected=expected, where=where)
