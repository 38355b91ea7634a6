"""Kept: what was made of a table is not made again."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """What was made of a table or match, for a viewer or for all, while it may be asked for again."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: OrderedDict[tuple[int, int | None], tuple[object, T]] = OrderedDict()

    def of(self, source: object, viewer: int | None, make: Callable[[], T]) -> T:
        """What was made of this very source; it is kept too, or its number might be given to another."""
        key = (id(source), viewer)
        found = self._found.pop(key, None) or (source, make())
        self._found[key] = found
        if len(self._found) > self._most:
            self._found.popitem(last=False)
        return found[1]
