"""Machine: what a family gives for many deals at once, stepped by its kernels."""

from collections.abc import Sequence
from typing import Any, Protocol

from triumvir.cards.deal import Deal


class Machine(Protocol):
    """Rules as words, and the doors of the kernels. Memory belongs to the caller.

    A deal is `row` words of 64 bits, the generator first: four words where it stands, four as it stood when
    the deal began. `blanks_at` is the word that counts deals thrown in before.
    """

    @property
    def row(self) -> int:
        """Words of a deal."""
        ...

    @property
    def blanks_at(self) -> int:
        """Which of them counts the deals thrown in just before."""
        ...

    @property
    def rules(self) -> list[int]:
        """The rules."""
        ...

    @property
    def auction(self) -> list[int]:
        """The auction (`auction.nodes`)."""
        ...

    @property
    def compiled(self) -> bool:
        """Whether memory is handed over by address; else as something that is indexed."""
        ...

    @property
    def waits(self) -> bool:
        """Whether every deal waits for `complete`."""
        ...

    def bind(self, chunk: Any, parts: Sequence[Any]) -> None:
        """The same deals in other memory."""
        ...

    def chunk(self, parts: Sequence[Any]) -> Any:
        """Some deals in memory that the caller keeps alive. `parts`: deals, observations, then by deal the
        seat to act, the number of legal actions, flags (a byte: 1 when a deal has just ended, | 2 while it
        waits for `complete`), how the last deal ended, the choices; rules, auction, and a list of actions,
        whose first two words are where it is free and how many words it holds.
        """
        ...

    def run(self, chunk: Any, first: int, last: int, anew: bool, /) -> None:
        """Deal `anew`, or act as was chosen."""
        ...

    def complete(self, chunk: Any, at: int, deal: Deal, words: list[int], /) -> bool:
        """What only Python can say of a deal that waits, from the deal it is and where the generator stands
        after it; false where it waits again.
        """
        ...

    def listed(self, chunk: Any, first: int, last: int, /) -> None:
        """Append the legal actions of deals to the list; what finds no room is left out."""
        ...

    def words(self, action: Any) -> tuple[int, int]:
        """An action as it stands in a list."""
        ...

    def points(self, end: int) -> tuple[int, ...]:
        """What each seat is paid for a deal that ended so."""
        ...
