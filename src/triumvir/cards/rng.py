"""Rng: a named stream of random numbers that follows from a seed."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from triumvir.cards.kernel_rng import drawn, permutation

T = TypeVar("T")


class Rng:
    """One stream; the only mutable value in the core, so give each consumer its own.

    The four words of the generator are the SHA-256 digest of the seed and the stream's names, read
    big-endian, so a seed may carry 256 bits of entropy and no stream shifts another.

    >>> Rng.stream(7, "deal", 0).shuffled("ABCDE") == Rng.stream("7", "deal", 0).shuffled("ABCDE")
    True
    """

    __slots__ = ("_words",)

    def __init__(self, words: Sequence[int]) -> None:
        """Start from four 64-bit words, not all zero."""
        self._words = [*words]

    @staticmethod
    def stream(seed: str | int, *names: str | int) -> "Rng":
        """The stream called `names` of `seed`."""
        digest = sha256("\x1f".join(map(str, ("triumvir", seed, *names))).encode()).digest()
        return Rng([int.from_bytes(digest[at : at + 8], "big") for at in range(0, 32, 8)])

    @property
    def words(self) -> tuple[int, ...]:
        """The present state of the generator, as kernels take it."""
        return tuple(self._words)

    def below(self, n: int) -> int:
        """A number from 0..n-1, uniformly, for n in 1..2^32-1."""
        return drawn(self._words, n)

    def choice(self, items: Sequence[T]) -> T:
        """One of `items` (at least one), uniformly."""
        return items[drawn(self._words, len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """`items` in random order. OverflowError: more than 256 of them."""
        return [items[index] for index in permutation(self._words, len(items))]
