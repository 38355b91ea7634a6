"""Seen: what is sent to a viewer, as plain structs. What is not named here stays hidden.

Cards are texts of the notation with a blank between them, "3H 3S" (`docs/reference/notation.md`); seats and
chairs are numbers, and what belongs to seats stands in their order. `words` are in the viewer's language.
What has its default value is left out.
"""

from typing import Any, Literal

from triumvir.games.options import Value
from triumvir.server.events import Pace
from triumvir.server.parts import Call, Ceremony, Factor, Hand, Laid, Over, Part, Score, Seat, Settled

Phase = Literal["waiting", "playing", "between", "over", "closed"]
Stage = Literal["auction", "trump", "play", "over"]


# --- the table


class Option(Part, frozen=True):
    """An option that is not as the written rules have it, and what that means."""

    name: str
    value: Value
    words: str


class Game(Part, frozen=True):
    """What is played: the game and the preset with their names in the viewer's language, the hash of the rule
    set, the options that differ from the written rules, and how long a match goes.

    `next` is on which side of a seat the next one sits, `face` what a card must show large; `ways` are those
    in which a hand can be sorted. A match goes to `target` points or for `deals` deals, whichever is not 0.
    """

    game: str
    name: str
    preset: str
    preset_name: str
    rules: str
    seats: int
    next: str
    face: Literal["rank", "suit"]
    ways: tuple[str, ...]
    options: tuple[Option, ...] = ()
    goal: str = ""
    target: int = 0
    deals: int = 0


class Person(Part, frozen=True):
    """Who has a chair, and where he sits in this deal: a person by his name, a bot by its level (`bot`),
    nobody without both. `program`: a program plays there from outside.

    `name` is what all call him; a bot has one too. `here`: connected. `away`: why a bot plays for a person
    ("asked", "time", "absent"). `thinking`: it is his turn. `ready`: for the next deal.
    """

    chair: int
    seat: int
    name: str = ""
    bot: str = ""
    level: str = ""
    program: bool = False
    here: bool = False
    away: str = ""
    thinking: bool = False
    ready: bool = False
    surrendered: bool = False


class Me(Part, frozen=True):
    """What only the viewer knows of himself: his chair and seat, what the table does for him by itself, and
    the chairs that he does not hear.
    """

    chair: int
    seat: int
    auto_pass: bool = False
    auto_play: bool = False
    muted: tuple[int, ...] = ()


class Turn(Part, frozen=True):
    """Whose turn it is, since when, and until when where there is a limit (milliseconds since 1970).

    `grace` is what drops of his connection may still cost in this deal, in milliseconds.
    """

    chair: int
    since: int
    ends: int | None = None
    grace: int = 0


class Proof(Part, frozen=True):
    """Where a deal that is over came from: deal `deal` of the table with the id `table`, the promise given
    before it, its seed and what the chairs added (P11, `triumvir verify`).
    """

    table: str
    deal: int
    commitment: str
    seed: str
    salts: tuple[str, ...]


# --- the deal


class Choice(Part, frozen=True):
    """An action that is legal: its text, as `act` takes it, and in words; of a suit that may be trumps its
    ranks, the strongest first.
    """

    action: str
    words: str
    ranks: str = ""


class May(Part, frozen=True):
    """What the viewer may do now.

    `calls` are calls and trump suits. `plays` are the plays and the pass by their texts, not given where
    there are more than a hundred, as when one leads (the question "legal" gives all); `count` is their
    number, and `playable` the cards that are in any of them, not given where all are.
    """

    count: int
    calls: tuple[Choice, ...] = ()
    plays: tuple[str, ...] | None = None
    playable: str | None = None


class Deal(Part, frozen=True):
    """The deal as the viewer sees it; `number` counts those of the match from 0.

    `kitty` has none for a card unseen. `last` is the trick before the one on the table, none where it may
    not be looked at; `owner` is whose play is to be beaten. `factors` multiply the stake whoever wins.
    `ceremony` is told until the first action.
    """

    number: int
    stage: Stage
    dealer: int
    opener: int
    seats: tuple[Seat, ...]
    hand: Hand | None = None
    to_act: int | None = None
    calls: tuple[Call, ...] = ()
    declarer: int | None = None
    stake: int = 0
    factors: tuple[Factor, ...] = ()
    blanks: int = 0
    kitty: tuple[str | None, ...] = ()
    trump: str = ""
    trump_words: str = ""
    table: tuple[Laid, ...] = ()
    owner: int | None = None
    last: tuple[Laid, ...] | None = None
    may: May | None = None
    ceremony: Ceremony | None = None
    settled: Settled | None = None


class Scene(Part, frozen=True):
    """All there is to see of a table after event `seq`. `prompt` says what to do now, or what is waited for.

    `ready_by` is when the next deal begins without those who are not ready. `commitment` is the promise for
    the deal that runs or comes next, `proof` shows where the one that is just over came from.
    """

    seq: int
    phase: Phase
    code: str
    game: Game
    people: tuple[Person, ...]
    title: str = ""
    pace: Pace = Pace()
    host: int | None = None
    me: Me | None = None
    prompt: str = ""
    match: int = 0
    turn: Turn | None = None
    deal: Deal | None = None
    score: Score | None = None
    ready_by: int | None = None
    commitment: str = ""
    proof: Proof | None = None


# --- what happened


class Then(Part, frozen=True):
    """What followed at once from an action: `declared`, `kitty`, `trick`, `thrown_in`, `settled`, `won`; in
    words, whose it is, the cards, and points by seat (of `won` the players).
    """

    kind: str
    text: str = ""
    seat: int | None = None
    cards: str = ""
    points: tuple[int, ...] = ()


class Told(Part, frozen=True):
    """An event as the viewer sees it: its number, when it was, its kind, and what the kind has.

    Kinds are those of the stored events; but `acted` comes as `call`, `trump`, `play` or `pass`, `dealt` as
    `deal`, a connection that went as `gone`, and whoever plays himself again as `back`. `text` says it in the
    viewer's language, `words` what was played or called. `by` is who acted: "person", "bot", "away" (a bot
    for a person), or "auto" (the table for the viewer). `then` is what followed in the game.
    """

    seq: int
    at: int
    kind: str
    text: str = ""
    seat: int | None = None
    chair: int | None = None
    action: str = ""
    cards: str = ""
    words: str = ""
    name: str = ""
    phrase: str = ""
    by: str = ""
    value: str = ""
    then: tuple[Then, ...] = ()


# --- answers to questions


class Answer(Part, frozen=True, tag_field="what", tag=str.lower):
    """The answer to a question."""


class Reason(Part, frozen=True):
    """Why something is so or can't be: a stable code, and in words."""

    code: str
    words: str


class Select(Answer, frozen=True):
    """What chosen cards come to: their readings, the one that is taken by itself first, or why they can't be
    played.
    """

    readings: tuple[Choice, ...] = ()
    fault: Reason | None = None


class Hint(Part, frozen=True):
    """Something that can be played, with its cards, and what it costs or why a bot would do it."""

    action: str
    cards: str
    words: str
    reason: Reason


class Hints(Answer, frozen=True):
    """What can be played, cheapest first, and what a bot would do."""

    choice: Hint
    plays: tuple[Hint, ...] = ()


class Legal(Answer, frozen=True):
    """All that is legal."""

    choices: tuple[Choice, ...]


class Sight(Answer, frozen=True, tag="view"):
    """The whole view, with recall, as `triumvir.views.json` writes it: what a bot needs."""

    view: dict[str, Any]


class Row(Part, frozen=True):
    """A rank, or in games where suits matter a suit, with the cards of it that are still out."""

    name: str
    left: int
    cards: str


class Counter(Answer, frozen=True):
    """The cards that the viewer neither holds nor saw put down, in rows from the strongest down."""

    rows: tuple[Row, ...]
    words: str


class Section(Part, frozen=True):
    """A part of the rules: its heading and its lines."""

    title: str
    lines: tuple[str, ...]


class Rules(Answer, frozen=True):
    """The rules in short, as they are in force."""

    sections: tuple[Section, ...]


class Sheet(Answer, frozen=True, tag="score"):
    """The score sheet: the points of each deal by chair, none for one thrown in; totals; the matches
    before.
    """

    deals: tuple[tuple[int, ...] | None, ...]
    totals: tuple[int, ...]
    before: tuple[Over, ...] = ()
    words: tuple[str, ...] = ()


class Move(Part, frozen=True):
    """A call or move of a deal that is over: whose it was, its kind as of what is told, its text, the cards
    put down, in words, and what followed from it.
    """

    seat: int
    kind: str
    action: str
    cards: str = ""
    words: str = ""
    then: tuple[Then, ...] = ()


class After(Answer, frozen=True):
    """A deal that is over: who sat where (the chairs by seat), hands and kitty as dealt, all that was said
    and played, how it was paid, and where it came from.

    `begins` is what followed from the deal itself; `held` are all cards that a seat ever held, sorted;
    `seats` are those at the end.
    """

    number: int
    chairs: tuple[int, ...]
    dealer: int
    opener: int
    hands: tuple[str, ...]
    held: tuple[str, ...]
    seats: tuple[Seat, ...]
    moves: tuple[Move, ...]
    settled: Settled
    begins: tuple[Then, ...] = ()
    kitty: str = ""
    trump: str = ""
    proof: Proof | None = None


class Difference(Answer, frozen=True):
    """The options that are not as the written rules have them; of an option that is told, what it means."""

    options: tuple[Option, ...] = ()
    words: str = ""


Answers = Select | Hints | Legal | Sight | Counter | Rules | Sheet | After | Difference
