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
        """Some deals in memory that the caller keeps alive: deals, observations, four words a deal (seat to
        act, | 256 when a deal has just ended, | 65,536 while it waits for `complete`; number of legal
        actions; where they start; how the deal ended), choices, rules, auction, and two lists of actions,
        whose second word is how many words they hold.
        """
        ...

    def run(self, chunk: Any, first: int, last: int, anew: bool, resumed: bool, /) -> int:
        """Deal `anew`, or act as was chosen: the deal to be `resumed` with once its list is longer, or
        `last`.
        """
        ...

    def complete(self, chunk: Any, at: int, deal: Deal, words: list[int], /) -> int:
        """What only Python can say of a deal that waits, from the deal it is and where the generator stands
        after it: 0 done, 1 it waits again, 2 the list is too short.
        """
        ...

    def look(self, chunk: Any, at: int, /) -> bool:
        """List the legal actions of a deal; false where the list is too short."""
        ...

    def words(self, action: Any) -> tuple[int, int]:
        """An action as it stands in a list."""
        ...

    def points(self, end: int) -> tuple[int, ...]:
        """What each seat is paid for a deal that ended so."""
        ...
