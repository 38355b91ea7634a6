"""Spread: every way to put cards into places of given sizes, each card where it may lie."""

from collections.abc import Iterable, Iterator, Sequence
from math import comb, factorial, prod

from triumvir.cards.rng import Rng

Room = tuple[int, ...]


class Spread:
    """All ways to put `cards`, bits with the set of places (a mask) where each may lie, into places of
    `sizes`.

    `ways` counts them, exactly; `draw` takes any of them, each as likely as the others. Cards with the same
    places are a group, places that no group tells apart are a class: what is counted is how many cards of a
    group go to each class, and shuffling does the rest. Where nothing is excluded that is one shuffle.

    >>> spread = Spread((2, 1), [(1, 0b11), (2, 0b11), (4, 0b01)])
    >>> spread.ways, {tuple(spread.draw(Rng.stream(seed))) for seed in range(9)} == {(5, 2), (6, 1)}
    (2, True)
    """

    def __init__(self, sizes: Sequence[int], cards: Iterable[tuple[int, int]]) -> None:
        self.sizes = tuple(sizes)
        some = sum(1 << place for place, size in enumerate(sizes) if size)
        groups: dict[int, list[int]] = {}
        for bit, places in cards:
            groups.setdefault(places & some, []).append(bit)
        order = sorted(groups, key=lambda places: (places.bit_count(), places))
        classes: dict[tuple[bool, ...], list[int]] = {}
        for place, size in enumerate(sizes):
            if size:
                kind = tuple(bool(places >> place & 1) for places in order)
                classes.setdefault(kind, []).append(place)
        self._groups = [groups[places] for places in order]
        self._classes = [*classes.values()]
        self._open = [[kind[at] for kind in classes] for at in range(len(order))]
        self._room = tuple(sum(sizes[place] for place in places) for places in self._classes)
        self._known: dict[tuple[int, Room], list[tuple[int, Room]]] = {}
        fits = sum(map(len, self._groups)) == sum(sizes)
        inside = prod(_orders([sizes[place] for place in places]) for places in self._classes)
        self.ways = self._count(0, self._room) * inside if fits else 0

    def draw(self, rng: Rng) -> list[int]:
        """The cards of each place, as a mask. There must be a way."""
        piles: list[list[int]] = [[] for _ in self._classes]
        room = self._room
        for at, bits in enumerate(self._groups):
            mixed = rng.shuffled(bits)
            parts = self._pick(rng, at, room)
            room = tuple([left - part for left, part in zip(room, parts, strict=True)])
            start = 0
            for pile, part in zip(piles, parts, strict=True):
                pile.extend(mixed[start : start + part])
                start += part
        masks = [0] * len(self.sizes)
        for pile, places in zip(piles, self._classes, strict=True):
            mixed = rng.shuffled(pile) if len(places) > 1 and len(self._groups) > 1 else pile
            start = 0
            for place in places:
                end = start + self.sizes[place]
                masks[place] = sum(mixed[start:end])
                start = end
        return masks

    def _count(self, at: int, room: Room) -> int:
        """The ways of the groups from `at` on, `room` being left in each class."""
        return sum(ways for ways, _ in self._splits(at, room)) if at < len(self._groups) else 1

    def _splits(self, at: int, room: Room) -> list[tuple[int, Room]]:
        """How group `at` can go to the classes, each with the ways of it and all that follows."""
        known = self._known.get((at, room))
        if known is None:
            most = [left if is_open else 0 for left, is_open in zip(room, self._open[at], strict=True)]
            last = at + 1 == len(self._groups)
            size = len(self._groups[at])
            found: list[tuple[int, Room]] = []
            for parts in [room] * (room == tuple(most)) if last else _parts(size, most):
                left = tuple([free - part for free, part in zip(room, parts, strict=True)])
                if ways := _orders(parts) * self._count(at + 1, left):
                    found.append((ways, parts))
            self._known[at, room] = known = found
        return known

    def _pick(self, rng: Rng, at: int, room: Room) -> Room:
        """How group `at` goes to the classes, in this draw."""
        splits = self._splits(at, room)
        if len(splits) == 1:
            return splits[0][1]
        return splits[weighed(rng, [ways for ways, _ in splits])][1]


def _parts(size: int, most: Sequence[int]) -> Iterator[Room]:
    """Every way to part `size` like things, no part above `most`."""
    if len(most) == 1:
        if size <= most[0]:
            yield (size,)
        return
    for first in range(min(size, most[0]) + 1):
        for rest in _parts(size - first, most[1:]):
            yield (first, *rest)


def _orders(parts: Sequence[int]) -> int:
    """The ways to part so many different things into parts of these sizes."""
    return factorial(sum(parts)) // prod(map(factorial, parts))


def weighed(rng: Rng, weights: Sequence[int]) -> int:
    """A place in `weights`, each as often as its weight says."""
    number, at = below(rng, sum(weights)), 0
    while number >= weights[at]:
        number -= weights[at]
        at += 1
    return at


def below(rng: Rng, n: int) -> int:
    """A number from 0..n-1, uniformly, however large `n`.

    >>> rng = Rng.stream(7)
    >>> all(below(rng, 10**30) < 10**30 for _ in range(9))
    True
    """
    if n < 1 << 32:
        return rng.below(n)
    size = n.bit_length()
    while True:
        number = 0
        for _ in range(0, size, 31):
            number = number << 31 | rng.below(1 << 31)
        number &= (1 << size) - 1
        if number < n:
            return number


def choices(size: int, number: int) -> int:
    """The ways to choose `number` of `size` things; none where that can't be."""
    return comb(size, number) if 0 <= number <= size else 0
