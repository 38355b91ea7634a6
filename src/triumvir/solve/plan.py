"""What the names of climbing positions may leave out, read off the shapes of a game (`kernel_names`)."""

from collections.abc import Sequence
from functools import lru_cache

from triumvir.climbing.shape import ShapeSpec, counts_of


@lru_cache(maxsize=64)
def plan_of(shapes: tuple[ShapeSpec, ...], order: str) -> tuple[int, ...]:
    """The plan of `kernel_names` for these shapes.

    Without runs in any hand, a rank is no more than its place in the order and the lists of ranks that it is
    on: those of shapes of one rank, of attached cards, of fixed cards. Neighbours on the same lists form a
    class. Shapes whose attached cards depend on who lies next to whom forbid classes.
    """
    classes = [] if any(_looks_around(shape) for shape in shapes) else _classes(shapes, order)
    kinds: dict[tuple[int, ...], int] = {}
    for shape in shapes:
        if shape.most > 1:
            kind = _line(shape, order)
            kinds[kind] = min(kinds.get(kind, shape.least), shape.least)
    words = [word for (width, *line), least in kinds.items() for word in (width, least, *line)]
    return (len(classes), len(kinds), *(counts_of(ranks, order) for ranks in classes), *words)


def _looks_around(shape: ShapeSpec) -> bool:
    """Whether a body of one rank takes attached cards by the neighbours of that rank, or units that run."""
    unit = shape.attach
    return unit is not None and (unit.run or not unit.trio_beside) and shape.least == 1


def _lists(shape: ShapeSpec) -> Sequence[str]:
    """The lists of ranks that a shape tells apart while nothing runs."""
    own = shape.ranks if shape.least == 1 else ""
    unit = shape.attach
    attached = (unit.ranks, unit.once, unit.one_of) if unit and shape.least == 1 else ()
    return (own, *attached, *(rank * shape.exact.count(rank) for rank in dict.fromkeys(shape.exact)))


def _classes(shapes: Sequence[ShapeSpec], order: str) -> list[str]:
    """Neighbours in the order that no list tells apart, two ranks or more together."""
    classes = [""]
    was: list[bool] = []
    lists = [ranks for shape in shapes for ranks in _lists(shape)]
    for rank in order:
        on = [rank in ranks for ranks in lists]
        if on == was:
            classes[-1] += rank
        else:
            classes.append(rank)
        was = on
    return [ranks for ranks in classes if len(ranks) > 1]


def _line(shape: ShapeSpec, order: str) -> tuple[int, ...]:
    """Width, window of line places, lift, drop and low places, as in a row of the table."""
    lift = 4 * len(shape.low)
    drop = 4 * order.index(shape.low[0]) if shape.low else 0
    low = counts_of(order[: len(shape.low)], order)
    return (shape.width, counts_of(shape.ranks, order) << lift | low, lift, drop, (1 << lift) - 1)
