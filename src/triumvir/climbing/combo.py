"""Combo: what a play is, in words of the rules."""

from collections.abc import Sequence
from dataclasses import dataclass

from triumvir.climbing.shape import ShapeSpec


@dataclass(frozen=True, slots=True)
class Combo:
    """A combination: kind, key and length (rules 0).

    `key` is the highest rank of the body; `length` the number of consecutive ranks of the body, for bombs the
    number of cards.
    """

    kind: str
    key: str
    length: int


def combo_of(shapes: Sequence[ShapeSpec], order: str, header: int) -> Combo:
    """The combination that a header of the kernel stands for."""
    shape = shapes[(header >> 16 & 255) - 1]
    if shape.exact:
        return Combo(shape.kind, max(shape.exact, key=order.index), 1)
    length = shape.width if shape.size_is_length else header >> 8 & 255
    return Combo(shape.kind, shape.line(order)[header & 255], length)


def automatic(shapes: Sequence[ShapeSpec], readings: Sequence[int]) -> int:
    """The reading taken when none is named (rules 3.C): plain before attached, then longest, then highest
    key.
    """

    def preference(header: int) -> tuple[bool, int, int]:
        return shapes[(header >> 16 & 255) - 1].attach is None, header >> 8 & 255, header & 255

    return max(readings, key=preference)
