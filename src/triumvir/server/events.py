"""Events: what is stored of a table, one after the other. A table is the fold of its events.

What was once stored is read for ever: a new field has a default, a name is never used again for something
else. No event holds the seed of a deal that is not over.
"""

from typing import NamedTuple

import msgspec

from triumvir.games.options import Value


class Pace(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long things take at a table, in seconds.

    `turn` is the limit of a turn, 0 for none; a drop of the connection gives up to `grace` more, in all of a
    deal. Whoever is not here for `absence` of his turn is played for. A deal begins `ready` after the first
    who is ready for it. Bots, and actions made by themselves, come between `least` and `most` after the turn.
    """

    turn: int = 0
    grace: int = 60
    absence: int = 30
    ready: int = 60
    least: float = 0.6
    most: float = 2.5


class Plan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is played at a table and how: the game, a preset and the options that differ from it, the title,
    whether it is `listed` for all, whether spectators may look at deals that are over (`late`), the level of
    the bots that play for who is away, and the pace.
    """

    game: str
    preset: str = "text"
    options: dict[str, Value] = {}
    title: str = ""
    listed: bool = False
    late: bool = True
    stand_in: str = "club"
    pace: Pace = Pace()


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="kind", tag=str.lower):
    """Something that happened at a table."""


class Opened(Event, frozen=True):
    """The table was made, with a short code to join by."""

    plan: Plan
    code: str


class Changed(Event, frozen=True):
    """The table is played otherwise from the next match on."""

    plan: Plan


class Sat(Event, frozen=True):
    """A person took a chair, or a `program` that plays from outside; `token` is the SHA-256 digest of the
    token for it, `account` that of the key.

    Where the same person sat there before, the old token is no longer good.
    """

    chair: int
    name: str
    token: str
    account: str = ""
    program: bool = False


class Filled(Event, frozen=True):
    """A bot of a level, with a budget behind a colon if it has one, took a chair; "" leaves it empty."""

    chair: int
    bot: str = ""


class Rose(Event, frozen=True):
    """A person gave his chair up: for ever, a bot plays on where a deal runs."""

    chair: int


class Here(Event, frozen=True):
    """A person's connection came or went, at a worker of the server."""

    chair: int
    here: bool
    worker: str = ""


class Away(Event, frozen=True):
    """A bot plays for a person from now on (why: "asked", "time", "absent"), or he plays himself again."""

    chair: int
    away: bool
    why: str = ""


class Preferred(Event, frozen=True):
    """What the table does for a person by itself: pass where nothing else is legal, play the only action."""

    chair: int
    auto_pass: bool = False
    auto_play: bool = False


class Committed(Event, frozen=True):
    """The server is bound to a seed for deal `deal` of the table, from 0 (P11: SHA-256 of the seed)."""

    deal: int
    commitment: str


class Ready(Event, frozen=True):
    """A person is ready for the next deal, and what he adds to its seed: hex digits, or nothing."""

    chair: int
    salt: str = ""


class Dealt(Event, frozen=True):
    """Deal `deal` of the table begins."""

    deal: int


class Acted(Event, frozen=True):
    """A seat acted. `by`: "person", "bot", "away" (a bot for a person), "auto" (the table, since he wanted it
    so), "default" (a bot failed).
    """

    seat: int
    text: str
    by: str = "person"


class Revealed(Event, frozen=True):
    """A deal is over, here is its seed."""

    deal: int
    seed: str


class Surrendered(Event, frozen=True):
    """A person plays this deal no more: a bot plays it out for him."""

    chair: int


class Said(Event, frozen=True):
    """Chat: a text or the name of a quick phrase; `chair` is none for a spectator."""

    chair: int | None
    name: str
    text: str = ""
    phrase: str = ""


class Muted(Event, frozen=True):
    """A person hears another no more, or again."""

    chair: int
    whom: int
    muted: bool


class Delayed(Event, frozen=True):
    """The server was down, and everybody's connection went: whatever runs out, runs out so many milliseconds
    later.
    """

    by: int


class Watched(Event, frozen=True):
    """Somebody looks on where only bots sit: they play on for a while."""


class Closed(Event, frozen=True):
    """Nobody may act at the table any more; it can be looked at. Why: "asked", "idle"."""

    why: str = ""


Stored = (
    Opened
    | Changed
    | Sat
    | Filled
    | Rose
    | Here
    | Away
    | Preferred
    | Committed
    | Ready
    | Dealt
    | Acted
    | Revealed
    | Surrendered
    | Said
    | Muted
    | Delayed
    | Watched
    | Closed
)


class Happened(NamedTuple):
    """An event with its number, from 1 without a gap, and when it was: milliseconds since 1970."""

    seq: int
    at: int
    event: Stored


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Stored)


def encode(event: Stored) -> bytes:
    """An event as it is stored."""
    return _encoder.encode(event)


def decode(text: bytes) -> Stored:
    """The event that was stored. Error: msgspec.ValidationError, for what is none."""
    return _decoder.decode(text)
