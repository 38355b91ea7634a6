"""Protocol: what goes over the socket of a table. Commands and questions come in, frames go out.

Every frame is one JSON object with a `type`; fields that are not known are refused. A command carries an `id`
of the client's own making; it is answered by `ok` or `no` with the same id, and sent again it is answered the
same and done once. `at` is the number of the last event the client knew when it decided.
"""

from typing import Annotated, Literal

import msgspec

from triumvir.games.options import Value
from triumvir.server.events import Pace
from triumvir.server.seen import Answers, Scene, Told

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._:-]+$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Chair = Annotated[int, msgspec.Meta(ge=0, le=7)]
Salt = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[0-9a-f]*$")]


class Message(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    gc=False,
    tag_field="type",
    tag=str.lower,
):
    """One message, either way."""


# --- what clients send


class Hello(Message, frozen=True):
    """First of all: the token of a chair, or none to look on; the language of names and words; what a
    spectator wants to be called in chat.
    """

    token: Annotated[str, msgspec.Meta(max_length=128)] = ""
    language: Annotated[str, msgspec.Meta(max_length=16)] = "en"
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Command(Message, frozen=True):
    """Something to be done at the table, once."""

    id: Id
    at: int = 0


class Act(Command, frozen=True):
    """The action of the seat to act, such as "bid 2" or "play 3H 3S"."""

    action: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Ready(Command, frozen=True):
    """Ready for the next deal (of a match that is over: for the next match); `salt` goes into its seed."""

    salt: Salt = ""


class Away(Command, frozen=True):
    """Let a bot play, or play oneself again."""

    away: bool = True


class Prefer(Command, frozen=True):
    """Pass where nothing else is legal; play what is the only legal action."""

    auto_pass: bool = False
    auto_play: bool = False


class Surrender(Command, frozen=True):
    """Play this deal no more."""


class Leave(Command, frozen=True):
    """Give up the chair for ever."""


class Fill(Command, frozen=True):
    """Put a bot on a chair, or nobody ("")."""

    chair: Chair = 0
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Change(Command, frozen=True):
    """Play otherwise from the next match on: options on top of a preset, pace."""

    preset: Annotated[str, msgspec.Meta(max_length=40)] = "text"
    options: dict[str, Value] = {}
    pace: Pace = Pace()


class Close(Command, frozen=True):
    """Close the table."""


class Say(Command, frozen=True):
    """Chat: a text, or the name of a quick phrase."""

    text: Annotated[str, msgspec.Meta(max_length=300)] = ""
    phrase: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Mute(Command, frozen=True):
    """Hear another no more, or again."""

    chair: Chair = 0
    muted: bool = True


class Ask(Message, frozen=True):
    """A question, which changes nothing; "select" is about `cards`, "after" about `deal` of the match (from
    0; the last one if negative).
    """

    id: Id
    what: Literal["select", "hints", "legal", "counter", "rules", "score", "after", "difference", "view"]
    cards: Annotated[str, msgspec.Meta(max_length=200)] = ""
    deal: int = -1


class Ping(Message, frozen=True):
    """Is anybody there?"""

    id: Id = "ping"


Commands = Act | Ready | Away | Prefer | Surrender | Leave | Fill | Change | Close | Say | Mute
Incoming = Hello | Commands | Ask | Ping


# --- what the server sends


class Welcome(Message, frozen=True):
    """The answer to hello: which chair one has, none for a spectator, all there is to see, and the last
    lines of chat.
    """

    table: str
    chair: int | None
    now: int
    scene: Scene
    chat: tuple[Told, ...] = ()


class News(Message, frozen=True):
    """What happened, in order and without a gap, and all there is to see now."""

    events: tuple[Told, ...]
    scene: Scene


class Ok(Message, frozen=True):
    """A command is done and stored; the number of the last event then."""

    id: str
    seq: int
    token: str = ""


class No(Message, frozen=True):
    """A command or question is refused, and nothing changed: a stable code, what was got and expected, the
    same in the viewer's language, and the number of the last event.
    """

    id: str
    seq: int
    code: str
    got: str = ""
    expected: str = ""
    words: str = ""


class Answered(Message, frozen=True):
    """The answer to a question."""

    id: str
    seq: int
    answer: Answers


class Pong(Message, frozen=True):
    """Somebody is there, and what time it is."""

    id: str
    now: int


class Bye(Message, frozen=True):
    """The last frame before the socket closes: why, and after how many seconds to come again (0: don't)."""

    code: str
    words: str = ""
    retry: float = 0


Outgoing = Welcome | News | Ok | No | Answered | Pong | Bye
Reply = Ok | No

_encoder = msgspec.json.Encoder()
_incoming = msgspec.json.Decoder(Incoming)


def pack(frame: Outgoing) -> bytes:
    """A frame as it is sent."""
    return _encoder.encode(frame)


def unpack(text: bytes | str) -> Incoming:
    """The message that a client sent. Errors: msgspec.DecodeError, and its child ValidationError."""
    return _incoming.decode(text)
