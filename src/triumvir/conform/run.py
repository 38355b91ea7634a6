"""Running vectors: each line of a file is answered by the rules and compared with what is expected."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import cast

from triumvir.conform.calls import auction, calls
from triumvir.conform.case import Answer, Case, Runner
from triumvir.conform.dealing import ceremony, deal_map, deal_sizes, opener, pack, seating
from triumvir.conform.paying import match, next_dealer, settlement
from triumvir.conform.plays import beats, classify, legal_count, legal_set, pack_count
from triumvir.conform.script import script
from triumvir.conform.seeing import view
from triumvir.conform.tricks import follow, hokm_script, trick_winner
from triumvir.conform.vector import Vector, id_of, parse_vector, shortened
from triumvir.errors import Code, ParseError, TriumvirError

KINDS: dict[str, Runner] = {
    runner.__name__: runner
    for runner in (
        auction,
        beats,
        calls,
        ceremony,
        classify,
        deal_map,
        deal_sizes,
        follow,
        hokm_script,
        legal_count,
        legal_set,
        match,
        next_dealer,
        opener,
        pack,
        pack_count,
        script,
        seating,
        settlement,
        trick_winner,
        view,
    )
}
"""What answers each kind of case."""

ANY_ORDER = {
    ("auction", "team"),
    ("ceremony", "redraw"),
    ("classify", "readings"),
    ("follow", "legal"),
    ("legal_set", "plays"),
    ("match", "winner"),
    ("pack", "missing_sevens"),
    ("view", "seats"),
}
"""Lists whose order says nothing, by kind and field."""
RANKS = {("legal_set", "plays"), ("script", "to_beat")}
"""Texts of ranks: two that hold the same ranks are the same play (rules 0)."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a vector fared: `expected` and `got` as JSON text, `fault` where it could not even be asked."""

    id: str
    passed: bool
    expected: str
    got: str
    why: str
    fault: TriumvirError | None = None


def check(vector: Vector) -> Verdict:
    """The verdict on one vector. Whatever is wrong with it is a failure, never an exception."""
    expected = json.dumps(vector.expect, ensure_ascii=False)
    try:
        answer = _answer(vector)
    except TriumvirError as fault:
        return Verdict(
            vector.id, passed=False, expected=expected, got=str(fault), why=vector.why, fault=fault
        )
    got = json.dumps(shown(vector.expect, answer), ensure_ascii=False)
    return Verdict(vector.id, agrees(vector, answer), expected, got, vector.why)


def check_line(line: str, number: int = 1) -> Verdict:
    """The verdict on one line of a file."""
    try:
        vector = parse_vector(line)
    except ParseError as fault:
        name = id_of(line) or f"line {number}"
        return Verdict(
            name, passed=False, expected="a vector", got=str(fault), why=shortened(line), fault=fault
        )
    return check(vector)


def check_lines(lines: Iterable[str]) -> Iterator[Verdict]:
    """The verdict on each line that is not blank."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield check_line(line, number)


def _answer(vector: Vector) -> Answer:
    if vector.kind not in KINDS:
        raise ParseError(Code.VECTOR_KIND, got=vector.kind, expected=" | ".join(KINDS), where="vector.kind")
    return KINDS[vector.kind](Case.of(vector))


def agrees(vector: Vector, answer: Mapping[str, object]) -> bool:
    """Whether the answer holds every field that the vector expects, with the same value."""
    return all(
        name in answer and _plain(vector.kind, name, value) == _plain(vector.kind, name, answer[name])
        for name, value in vector.expect.items()
    )


def shown(expect: Mapping[str, object], answer: Mapping[str, object]) -> Answer:
    """What is worth showing of an answer: the expected fields, or all where one of them is missing."""
    return {name: answer[name] for name in expect} if set(expect) <= set(answer) else dict(answer)


def _plain(kind: str, name: str, value: object) -> str:
    """A value as text in which all that says nothing is alike; 1 and true differ."""
    if (kind, name) in RANKS:
        value = _sorted_ranks(value)
    if (kind, name) == ("ceremony", "teams") and isinstance(value, list):
        value = [_sorted(team) for team in cast("list[object]", value)]
    return json.dumps(_sorted(value) if (kind, name) in ANY_ORDER else value, sort_keys=True)


def _sorted(value: object) -> object:
    if not isinstance(value, list):
        return value
    return sorted(json.dumps(item, sort_keys=True) for item in cast("list[object]", value))


def _sorted_ranks(value: object) -> object:
    if isinstance(value, list):
        return [_sorted_ranks(item) for item in cast("list[object]", value)]
    return "".join(sorted(value)) if isinstance(value, str) else value
