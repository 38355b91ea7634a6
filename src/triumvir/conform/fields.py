"""Fields: the named values of a JSON object, read with their types checked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from triumvir.errors import Code, ParseError
from triumvir.seats import Seat

ANY = 10_000
"""The highest number that a field may hold where nothing else bounds it."""


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of one object; `where` names it in errors. A field that holds null counts as absent.

    Errors of every reader: vector/line, naming the field and what was expected there.
    """

    told: Mapping[str, object]
    where: str = "given"

    def __contains__(self, name: str) -> bool:
        return self.told.get(name) is not None

    def inner(self, name: str, *, optional: bool = False) -> "Fields":
        """The object in a field."""
        value = self.told.get(name)
        if value is None and optional:
            value = {}
        if not isinstance(value, dict):
            raise self._fault(name, "an object")
        return Fields(cast("dict[str, object]", value), f"{self.where}.{name}")

    def text(self, name: str, default: str | None = None) -> str:
        """A text."""
        value = self.told.get(name)
        if value is None and default is not None:
            return default
        if not isinstance(value, str):
            raise self._fault(name, "a text")
        return value

    def flag(self, name: str) -> bool:
        """True or false; false where the field is absent."""
        value = self.told.get(name)
        if value is not None and not isinstance(value, bool):
            raise self._fault(name, "true or false")
        return value is True

    def whole(self, name: str, default: int | None = None, most: int = ANY) -> int:
        """A whole number from 0 to `most`."""
        value = self.told.get(name)
        return default if value is None and default is not None else self._whole(name, value, 0, most)

    def seat(self, name: str, seats: int) -> Seat:
        """A seat of a table of `seats`."""
        return Seat(self._whole(name, self.told.get(name), 0, seats - 1))

    def list(self, name: str, length: int | None = None) -> Sequence[object]:
        """A list, of `length` entries where that is given."""
        value = self.told.get(name)
        if not isinstance(value, list):
            raise self._fault(name, "a list")
        items = cast("list[object]", value)
        if length is not None and len(items) != length:
            raise self._fault(name, f"a list of {length}")
        return items

    def texts(self, name: str, length: int | None = None) -> tuple[str, ...]:
        """A list of texts."""
        return self._texts(name, self.list(name, length))

    def text_lists(self, name: str, length: int | None = None) -> tuple[tuple[str, ...], ...]:
        """A list of lists of texts."""
        return tuple(self._texts(name, self._sequence(name, row)) for row in self.list(name, length))

    def wholes(self, name: str, length: int | None = None, low: int = 0, most: int = ANY) -> tuple[int, ...]:
        """A list of whole numbers from `low` to `most`."""
        return tuple(self._whole(name, item, low, most) for item in self.list(name, length))

    def whole_lists(self, name: str, most: int) -> tuple[tuple[int, ...], ...]:
        """A list of lists of whole numbers from 0 to `most`."""
        return tuple(
            tuple(self._whole(name, item, 0, most) for item in self._sequence(name, row))
            for row in self.list(name)
        )

    def words(self, name: str) -> tuple[str | int, ...]:
        """A list of texts and whole numbers."""
        items = self.list(name)
        if any(isinstance(item, bool) or not isinstance(item, str | int) for item in items):
            raise self._fault(name, "a list of words and whole numbers")
        return cast("tuple[str | int, ...]", tuple(items))

    def _texts(self, name: str, items: Sequence[object]) -> tuple[str, ...]:
        if not all(isinstance(item, str) for item in items):
            raise self._fault(name, "texts")
        return cast("tuple[str, ...]", tuple(items))

    def _sequence(self, name: str, item: object) -> Sequence[object]:
        if not isinstance(item, list):
            raise self._fault(name, "a list of lists")
        return cast("list[object]", item)

    def _whole(self, name: str, value: object, low: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= most:
            raise self._fault(name, f"whole numbers from {low} to {most}")
        return value

    def _fault(self, name: str, expected: str) -> ParseError:
        got = repr(self.told[name]) if name in self.told else "nothing"
        return ParseError(Code.VECTOR_LINE, got=got[:60], expected=expected, where=f"{self.where}.{name}")
