"""Fan: where the cards of a hand lie, so that every one shows its rank and can be hit."""

from collections.abc import Iterator
from dataclasses import dataclass

LEAST = 3
"""The fewest cells that a card shows."""


@dataclass(frozen=True, slots=True)
class Size:
    """How large cards are drawn: the cells of a whole card, how much of it shows at most, and its lines."""

    width: int
    most: int
    lines: int


SMALL = Size(4, 4, 3)
LARGE = Size(6, 6, 5)


@dataclass(frozen=True, slots=True)
class Fan:
    """Rows of overlapping cards. `step` is how much of a card shows, `per_row` how many lie in a row."""

    count: int
    per_row: int
    step: int
    size: Size
    width: int

    @property
    def rows(self) -> int:
        """How many rows there are; an empty hand keeps one."""
        return max(1, -(-self.count // self.per_row)) if self.per_row else 1

    @property
    def pitch(self) -> int:
        """From row to row: a lifted card covers the last line of the row above."""
        return self.size.lines

    @property
    def height(self) -> int:
        """The lines of the whole hand: one more than the cards take, for those that are lifted."""
        return self.rows * self.pitch + 1

    def start(self, row: int) -> int:
        """The first cell of a row; rows stand in the middle."""
        held = min(self.per_row, self.count - row * self.per_row)
        return max(0, (self.width - (max(held, 1) - 1) * self.step - self.size.width) // 2)

    def places(self) -> Iterator[tuple[int, int, int, bool]]:
        """Each card's index, its first cell, the line of its top, and whether it is the last of its row."""
        for index in range(self.count):
            row, column = divmod(index, self.per_row)
            last = column == self.per_row - 1 or index == self.count - 1
            yield index, self.start(row) + column * self.step, 1 + row * self.pitch, last

    def at(self, x: int, y: int) -> int | None:
        """The card under a cell."""
        for row in reversed(range(self.rows)):
            top = row * self.pitch
            if not top <= y <= top + self.size.lines:
                continue
            held = min(self.per_row, self.count - row * self.per_row)
            column = min((x - self.start(row)) // self.step, held - 1)
            end = self.start(row) + (held - 1) * self.step + self.size.width
            if held > 0 and self.start(row) <= x < end:
                return row * self.per_row + column
        return None


def fan(count: int, width: int, lines: int) -> Fan:
    """The largest cards that fit into so many cells and lines, in the fewest rows.

    >>> [(fan(n, 80, 8).rows, fan(n, 80, 8).step) for n in (10, 16, 20, 33)]
    [(1, 6), (1, 4), (1, 4), (2, 4)]
    >>> fan(20, 120, 14).size.width
    6
    """
    for size in (LARGE, SMALL):
        for rows in range(1, 4):
            per_row = max(1, -(-count // rows))
            step = min(size.most, (width - size.width) // (per_row - 1)) if per_row > 1 else size.most
            least = size.most - 1 if size is LARGE else LEAST
            if step >= least and rows * size.lines < lines:
                return Fan(count, per_row, step, size, width)
    per_row = max(1, (width - SMALL.width) // LEAST + 1)
    return Fan(count, per_row, LEAST, SMALL, width)
