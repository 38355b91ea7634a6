"""The common language of the comparison: plays as texts of ranks, and who must offer what."""

from collections import Counter
from typing import NamedTuple, Protocol

RANKS = "3456789TJQKA2br"
PACK = "".join(rank * (1 if rank in "br" else 4) for rank in RANKS)
RUN = "3456789TJQKA"
BARE_RUNS = ("straight", "pair_seq", "trio_seq")
BOMBS = ("bomb", "rocket")


class Play(NamedTuple):
    """Ranks in ascending order and one reading of them: kind, key and length as in rules 3.B."""

    cards: str
    kind: str
    key: str
    length: int


class Position(NamedTuple):
    """Somebody holds `hand` and must beat `table`, or leads."""

    hand: str
    table: Play | None

    def __str__(self) -> str:
        if self.table is None:
            return f"{self.hand} leads"
        return f"{self.hand} on {self.table.cards} ({self.table.kind} {self.table.key} {self.table.length})"


class Payment(NamedTuple):
    """What a deal ended with: by seat, the landlord being seat `landlord`."""

    landlord: int
    points: tuple[int, ...]


def ordered(cards: str) -> str:
    """The cards in ascending order.

    >>> ordered("r3T33")
    '333Tr'
    """
    return "".join(sorted(cards, key=RANKS.index))


def without(hand: str, cards: str) -> str:
    """The hand after these cards left it."""
    return ordered("".join((Counter(hand) - Counter(cards)).elements()))


class Peer(Protocol):
    """Another library, asked about any position.

    `reads` tells whether its plays carry a reading; where they do not, `legal` gives each play with kind ""
    and key "".
    """

    name: str
    reads: bool

    def legal(self, position: Position) -> frozenset[Play]:
        """Its plays, passing left out."""
        ...

    def new_game(self, seed: str) -> "PeerGame":
        """A whole deal of its own machine, from that seed."""
        ...


class PeerGame(Protocol):
    """One deal inside the other library. Hands, seats and turns are its own; ours must follow them."""

    @property
    def hands(self) -> tuple[str, ...]:
        """What each seat was dealt, the kitty not included."""
        ...

    @property
    def kitty(self) -> str: ...

    @property
    def opener(self) -> int:
        """The seat that bids first or, without an auction, is landlord."""
        ...

    @property
    def seat(self) -> int:
        """The seat to act."""
        ...

    @property
    def over(self) -> bool: ...

    def calls(self) -> tuple[int, ...] | None:
        """The legal calls, pass being 0, or None when the auction is over."""
        ...

    def legal(self) -> tuple[frozenset[Play], bool]:
        """Its plays, and whether passing is legal."""
        ...

    def call(self, level: int) -> None: ...

    def play(self, play: Play | None) -> None:
        """Play, or pass."""
        ...

    def points(self) -> tuple[int, ...]:
        """What it pays out at the end, by seat."""
        ...


def bare(cards: str) -> Play:
    """A play of a library that keeps no reading."""
    return Play(cards, "", "", 0)
