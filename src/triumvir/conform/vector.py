"""Vector: one case of a vector file, read from its line of JSON (rules 9)."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from triumvir.conform.fields import Fields
from triumvir.errors import Code, ParseError

GAMES = {
    "bigthree3": "big_three",
    "bigthree4": "big_three/4",
    "doudizhu3": "dou_dizhu",
    "doudizhu4": "dou_dizhu/4",
    "hokm3": "hokm",
}
"""Names of the games in vector files, and the registry's."""


@dataclass(frozen=True, slots=True)
class Vector:
    """A situation (`given`), what must come of it (`expect`), and why."""

    id: str
    game: str
    kind: str
    given: Mapping[str, object]
    expect: Mapping[str, object]
    why: str = ""
    tricky: bool = False
    full_deal: bool = False


def parse_vector(line: str) -> Vector:
    """The vector of one line. Error: vector/line.

    >>> parse_vector(
    ...     '{"id": "x", "game": "hokm3", "kind": "seating", "given": {}, "expect": {"next_sits": "right"}}'
    ... ).game
    'hokm'
    """
    try:
        told = json.loads(line)
    except (ValueError, RecursionError) as fault:
        raise ParseError(
            Code.VECTOR_LINE, got=shortened(line), expected=f"one JSON object ({fault})"
        ) from fault
    if not isinstance(told, dict):
        raise ParseError(Code.VECTOR_LINE, got=shortened(line), expected="one JSON object")
    fields = Fields(cast("dict[str, object]", told), "vector")
    game = fields.text("game")
    if game not in GAMES:
        raise ParseError(Code.VECTOR_LINE, got=game, expected=" | ".join(GAMES), where="vector.game")
    expect = fields.inner("expect").told
    if not expect:
        raise ParseError(Code.VECTOR_LINE, got="{}", expected="at least one field", where="vector.expect")
    return Vector(
        fields.text("id"),
        GAMES[game],
        fields.text("kind"),
        fields.inner("given").told,
        expect,
        fields.text("why", ""),
        fields.flag("tricky"),
        fields.flag("full_deal"),
    )


def id_of(line: str) -> str:
    """The id that a line names, however broken the rest is; empty when there is none."""
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        return ""
    name = cast("dict[str, object]", told).get("id") if isinstance(told, dict) else None
    return name if isinstance(name, str) else ""


def shortened(text: str, most: int = 60) -> str:
    """`text`, cut where it is longer than a message should be."""
    return text if len(text) <= most else f"{text[:most]}..."
