"""ShapeSpec: one kind of combination as data, and the table of them that the kernel reads."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain

from triumvir.climbing.kernel import Table


@dataclass(frozen=True, slots=True)
class Attachment:
    """What a body may carry along (rules 3.B, 3.C, 7.1).

    `size` cards, one or two, make a unit, and `per_rank` units go with each rank of the body. Units come from
    `ranks`, none more than `repeat` times, those of `once` one time at most, and of `one_of` one unit in all.
    `apart`: no unit of a body rank. `trio_beside`: three or more units may lie on the run rank next to the
    body. `run`: the units themselves must run.
    """

    size: int
    ranks: str
    per_rank: int = 1
    repeat: int = 1
    once: str = ""
    one_of: str = ""
    apart: bool = True
    trio_beside: bool = True
    run: bool = False


@dataclass(frozen=True, slots=True)
class ShapeSpec:
    """One kind of combination: `width` cards of each of `least`..`most` consecutive ranks out of `ranks`.

    `low` names ranks that may also stand below the weakest rank of a run, in that order ("A2": runs may begin
    A 2 3), for runs of two ranks or more. `precedence` above 0 beats every play of lower precedence. `exact`
    replaces all of it by fixed cards. Keys are named by the highest rank of the body; `size_is_length` says
    that the public length is the number of cards (bombs).
    """

    kind: str
    width: int = 0
    ranks: str = ""
    least: int = 1
    most: int = 1
    low: str = ""
    attach: Attachment | None = None
    precedence: int = 0
    exact: str = ""
    size_is_length: bool = False

    def line(self, order: str) -> str:
        """The ranks in the order in which this shape may run; its keys count along this line."""
        return self.low + order if self.low else order


def counts_of(ranks: Iterable[str], order: str) -> int:
    """Rank counts of a text of ranks, by place in `order`. The ranks must be of the order."""
    return sum(1 << 4 * order.index(rank) for rank in ranks)


def ranks_of(counts: int, order: str) -> str:
    """The text of rank counts, weakest rank first: the way back from `counts_of`."""
    return "".join(rank * (counts >> 4 * place & 15) for place, rank in enumerate(order))


def _row(shape: ShapeSpec, order: str) -> list[int]:
    """The eighteen words of one shape; `kernel.Table` names them."""
    lift = 4 * len(shape.low)
    drop = 4 * order.index(shape.low[0]) if shape.low else 0
    window = counts_of(shape.ranks, order) << lift
    if shape.low:
        window |= (1 << lift) // 15
    body = [shape.width, shape.least, shape.most, window, lift, drop, (1 << lift) - 1]
    body += [counts_of(shape.exact, order), shape.precedence]
    unit = shape.attach
    if unit is None:
        return body + [0] * 9
    masks = [counts_of(text, order) for text in (unit.ranks, unit.once, unit.one_of)]
    flags = [int(flag) for flag in (unit.apart, unit.trio_beside, unit.run)]
    return [*body, unit.size, unit.per_rank, masks[0], unit.repeat, masks[1], masks[2], *flags]


def table_words(shapes: Sequence[ShapeSpec], order: str) -> list[int]:
    """The words of the kernel's table; `kernel.Table` names them."""
    rows = [_row(shape, order) for shape in shapes]
    strong = [number for number, row in enumerate(rows) if row[8]]
    for number, row in enumerate(rows, start=1):
        row[8] = row[8] << 24 | number << 16
    first, last = (strong[0], strong[-1] + 1) if strong else (0, 0)
    words = [len(rows), 18 * first + 3, 18 * last + 3, *(word for row in rows for word in row)]
    return [*words, *[0] * (512 - len(words)), *_plan(words)]


def _plan(words: Sequence[int]) -> list[int]:
    """The counting plan of a table; `kernel_many` names its words."""
    groups: tuple[list[int], ...] = ([], [], [], [])
    for start in range(3, 18 * words[0] + 3, 18):
        row = words[start : start + 18]
        body = [_short(row[0]), row[3]]
        least, lengths, one = row[1], row[2] - row[1] + 1, row[2] == 1
        if row[7]:
            groups[3].extend((start, _short(1), (1 << 60) // 15, 0))
        elif row[4] or row[8] >> 24:
            groups[3].extend((start, _short(row[0]), (1 << 60) // 15, 0))
        elif not row[9] and one:
            groups[0].extend(body)
        elif not row[9] and least <= 8:
            groups[1].extend((*body, *_shifts(least), lengths))
        elif one and row[10] == 1 and row[15] and not row[17]:
            groups[2].extend((*body, _short(row[9]), row[11]))
        else:
            groups[3].extend((start, *body, int(least > 1)))
    ends = list(accumulate(map(len, groups), initial=516))[1:]
    return [*ends, *chain.from_iterable(groups)]


def _short(number: int) -> int:
    """What makes eight of so many cards of a rank, for each rank."""
    return (8 - number) * ((1 << 60) // 15)


def _shifts(least: int) -> list[int]:
    """Three shifts of places that leave, each and-ed to what it shifts, the beginnings of runs of 1 to 8."""
    covered = 1
    shifts: list[int] = []
    for _ in range(3):
        more = min(covered, least - covered)
        shifts.append(4 * more)
        covered += more
    return shifts


def compile_table(shapes: Sequence[ShapeSpec], order: str) -> Table:
    """The kernel's table of `shapes`, for ranks in `order`, weakest first. A header's shape number is 1 + the
    row.
    """
    return Table(table_words(shapes, order))
