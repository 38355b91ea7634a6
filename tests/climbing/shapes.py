"""What a shape table means, spelt out from the words of ShapeSpec and Attachment alone."""

from collections import Counter
from itertools import product
from math import comb
from typing import NamedTuple

from hypothesis import strategies as st

from triumvir.climbing.shape import Attachment, ShapeSpec

ORDER = "456789TJ"
"""A short order of ranks; tables over it have the features of any other."""


class Slow(NamedTuple):
    """A play: its cards, the number of its shape, the length of its body and the place of its last rank."""

    cards: str
    shape: int
    length: int
    key: int
    precedence: int

    @property
    def header(self):
        """As the kernel writes it."""
        return self.precedence << 24 | self.shape << 16 | self.length << 8 | self.key


def _text(cards):
    return "".join(rank * cards[rank] for rank in ORDER)


def _fits(shape, body, extra, length):
    """Whether `extra` may be attached to a body, rule by rule."""
    unit = shape.attach
    if any(count % unit.size for count in extra.values()):
        return False
    units = Counter({rank: count // unit.size for rank, count in extra.items() if count})
    if any(rank not in unit.ranks for rank in units) or (unit.apart and any(rank in body for rank in units)):
        return False
    if unit.run:
        line = [
            rank if at < len(shape.low) or rank in shape.ranks else "-"
            for at, rank in enumerate(shape.line(ORDER))
        ]
        windows = ("".join(line[at : at + length * unit.per_rank]) for at in range(len(line)))
        return set(units.values()) == {1} and any(sorted(units) == sorted(window) for window in windows)
    near = set()
    for rank in body:
        at = ORDER.index(rank)
        near |= {*ORDER[max(at - 1, 0) : at], *ORDER[at + 1 : at + 2]}
    near = {rank for rank in near if rank in shape.ranks and rank not in body}
    return (
        all(count <= unit.repeat for count in units.values())
        and all(units[rank] <= 1 for rank in unit.once)
        and sum(units[rank] for rank in unit.one_of) <= 1
        and (unit.trio_beside or all(units[rank] < 3 for rank in near))
    )


def _of_shape(shape, number, held):
    """Every play of one shape."""
    if shape.exact:
        if Counter(shape.exact) <= held:
            yield Slow(_text(Counter(shape.exact)), number, 1, 0, shape.precedence)
        return
    line = shape.line(ORDER)
    open_at = [place < len(shape.low) or line[place] in shape.ranks for place in range(len(line))]
    for length in range(shape.least, shape.most + 1):
        for at in range(len(line) - length + 1):
            ranks = line[at : at + length]
            body = Counter(dict.fromkeys(ranks, shape.width))
            if not all(open_at[at : at + length]) or len(set(ranks)) < length or not body <= held:
                continue
            key = at + length - 1
            if shape.attach is None:
                yield Slow(_text(body), number, length, key, shape.precedence)
                continue
            size = shape.attach.size * shape.attach.per_rank * length
            rest = held - body
            for counts in product(*(range(min(rest[rank], size) + 1) for rank in ORDER)):
                extra = Counter(dict(zip(ORDER, counts, strict=True)))
                if extra.total() == size and _fits(shape, body, extra, length):
                    yield Slow(_text(body + extra), number, length, key, shape.precedence)


def slow_plays(shapes, hand):
    """Every play of a hand under a table of shapes."""
    held = Counter(hand)
    return {play for number, shape in enumerate(shapes, 1) for play in _of_shape(shape, number, held)}


def rows_with(amount, order, precedence=0):
    """Shapes with exactly so many plays of one card of each of fifteen ranks: wings by the thousand, runs by
    the dozen.
    """
    sizes = {
        15 * comb(14, units): ShapeSpec(
            "winged", 1, order, attach=Attachment(1, order, per_rank=units), precedence=precedence
        )
        for units in range(2, 8)
    } | {
        longest * (longest + 1) // 2: ShapeSpec("run", 1, order, 16 - longest, 15, precedence=precedence)
        for longest in range(1, 16)
    }
    rows = []
    while amount:
        size = max(size for size in sizes if size <= amount)
        rows.append(sizes[size])
        amount -= size
    return rows


def slow_beats(shapes, one, other):
    """Whether one play beats another: by precedence, else the same shape, as long and with a higher key."""
    if one.precedence != other.precedence:
        return one.precedence > other.precedence
    return one[1:3] == other[1:3] and one.key > other.key and not shapes[one.shape - 1].exact


ranks = st.lists(st.sampled_from(ORDER), min_size=1, max_size=8, unique=True).map(
    lambda found: "".join(sorted(found, key=ORDER.index))
)
some = st.one_of(st.just(""), ranks)
attachments = st.builds(
    lambda size, repeat, flags, **more: Attachment(
        size, repeat=repeat, apart=flags[0], trio_beside=flags[1], run=flags[2], **more
    ),
    st.integers(1, 2),
    st.integers(1, 4),
    st.tuples(st.booleans(), st.booleans(), st.sampled_from([False, False, True])),
    ranks=ranks,
    per_rank=st.integers(1, 2),
    once=some,
    one_of=some,
)


@st.composite
def specs(draw):
    """Any shape that makes sense."""
    if draw(st.integers(0, 7)) == 0:
        exact = "".join(draw(st.lists(st.sampled_from(ORDER), min_size=1, max_size=4)))
        return ShapeSpec("exact", exact=exact, precedence=draw(st.integers(0, 3)))
    least = draw(st.integers(1, 4))
    low = draw(st.sampled_from(["", "", "J", "TJ"]))
    attach = draw(st.one_of(st.none(), attachments))
    if least == 1 or (attach and not attach.trio_beside):
        low = ""  # one rank is no run; ranks beside a run are those of the plain line
    return ShapeSpec(
        "run",
        draw(st.integers(1, 4)),
        draw(st.one_of(st.just(ORDER), ranks)),
        least,
        min(draw(st.integers(least, 8)), len(ORDER) - 1),
        low,
        attach,
        draw(st.sampled_from([0, 0, 0, 1, 2])),
    )
