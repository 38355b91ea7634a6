"""Parts: what a scene shows of a deal and of the score, as plain structs (see `seen`)."""

import msgspec


class Part(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of what is sent."""


class Over(Part, frozen=True):
    """A match that is over: the totals by chair, the chairs that won, and how many deals were paid."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    deals: int


class Score(Part, frozen=True):
    """How the match stands: the totals by chair, how many deals were paid, who won it; and the sums of the
    matches before, and how many there were.
    """

    totals: tuple[int, ...]
    deals: int = 0
    winners: tuple[int, ...] = ()
    before: tuple[int, ...] = ()
    matches: int = 0


class Hand(Part, frozen=True):
    """The viewer's cards in each order; in groups heap by heap, the plays that would empty it best."""

    rank: str
    suit: str
    groups: tuple[str, ...]


class Seat(Part, frozen=True):
    """What all know of a seat: how many cards it holds, what it is in the deal (`role`, and in words), its
    side, what it said last (in words), what it is bound to, tricks taken, bombs played, and those left
    where they are limited.
    """

    cards: int
    role: str = ""
    words: str = ""
    side: int | None = None
    said: str = ""
    contract: int = 0
    tricks: int = 0
    bombs: int = 0
    bombs_left: int | None = None


class Call(Part, frozen=True):
    """A call: who made it, its text, and in words."""

    seat: int
    call: str
    words: str


class Laid(Part, frozen=True):
    """A move on the table: whose it was, the cards, none with a pass, and what they are, in words.

    `beats`: it is to be beaten.
    """

    seat: int
    cards: str = ""
    words: str = ""
    beats: bool = False


class Drawn(Part, frozen=True):
    """A card that a seat drew."""

    seat: int
    card: str


class Ceremony(Part, frozen=True):
    """How dealer and seats were drawn, round by round, and what showed who speaks first: a card turned up
    among those dealt (`exposed`), or cards drawn for it.
    """

    rounds: tuple[tuple[Drawn, ...], ...] = ()
    exposed: str = ""
    opener: tuple[Drawn, ...] = ()


class Factor(Part, frozen=True):
    """What multiplies the stake: `bombs`, `spring`, `blanks` or `other`; how many, and by how much."""

    name: str
    count: int
    times: int


class Settled(Part, frozen=True):
    """How a deal ended: points by seat, who was out of cards first, what it was worth and why (climbing
    games), all in words, and the cards that were left in the hands, if the viewer may see them.
    """

    points: tuple[int, ...]
    words: tuple[str, ...]
    out: int | None = None
    thrown_in: bool = False
    stake: int = 0
    unit: int = 0
    factors: tuple[Factor, ...] = ()
    left: tuple[str, ...] = ()
    kitty: str = ""
