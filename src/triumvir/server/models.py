"""Models: what comes and goes by HTTP, as it is documented."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from triumvir.games.options import Value
from triumvir.server.events import Pace, Plan
from triumvir.server.table import Phase, Table

Name = Annotated[str, Field(min_length=1, max_length=40, examples=["Ann"])]
Text = Annotated[str, Field(max_length=40)]
Once = Annotated[str, Field(max_length=64, pattern=r"^([A-Za-z0-9_-]{32,64})?$", examples=[""])]
"""A random id of a request, made by who makes it: said again, it has the same chair, with a new token."""
Seconds = Annotated[int, Field(ge=0, le=3600)]
Delay = Annotated[float, Field(ge=0, le=10, allow_inf_nan=False)]


class Model(BaseModel):
    """What all have in common: nothing is taken that is not known."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Fault(Model):
    """What went wrong: a stable code, what was got and expected, and the same in words."""

    code: Annotated[str, Field(examples=["game/unknown"])]
    got: Annotated[str, Field(examples=["whist"])]
    expected: Annotated[str, Field(examples=["big_three | dou_dizhu | hokm"])]
    words: Annotated[str, Field(examples=["There is no game “whist”."])]


class Timing(Model):
    """How long things take at a table, in seconds; `turn` 0 is no limit."""

    turn: Seconds = 0
    grace: Seconds = 60
    absence: Seconds = 30
    ready: Seconds = 60
    least: Delay = 0.6
    most: Delay = 2.5


class Wanted(Model):
    """What is to be played at a new table, and how."""

    game: Annotated[str, Field(max_length=40, examples=["dou_dizhu"])]
    preset: Text = "text"
    options: Annotated[
        dict[Text, Annotated[Value, Field(union_mode="left_to_right")]],
        Field(default_factory=dict, max_length=64, examples=[{"spring": "x2"}]),
    ]
    title: Annotated[str, Field(max_length=200)] = ""
    listed: bool = False
    late: bool = True
    stand_in: Text = "club"
    pace: Timing = Timing()
    once: Once = ""

    @property
    def plan(self) -> Plan:
        """The same as a table keeps it."""
        return Plan(
            game=self.game,
            preset=self.preset,
            options=self.options,
            title=self.title,
            listed=self.listed,
            late=self.late,
            stand_in=self.stand_in,
            pace=Pace(**self.pace.model_dump()),
        )


class Create(Wanted):
    """A new table. Whoever makes it has chair 0; `bots` sit on the next ones, "" leaves one free."""

    name: Name
    bots: Annotated[list[Text], Field(max_length=8, examples=[["novice", "club"]])] = []


class Show(Wanted):
    """A new table to look on at: the chairs are taken by `bots`, in turn around the table."""

    bots: Annotated[list[Text], Field(min_length=1, max_length=8, examples=[["expert"]])] = ["club"]


class Sit(Model):
    """A person wants a chair: that one, or any."""

    name: Name
    chair: Annotated[int, Field(ge=0, le=7)] | None = None
    program: bool = False
    once: Once = ""


class Seat(Model):
    """A chair that somebody has now, and the token that opens it: it is told once, and kept nowhere."""

    table: Annotated[str, Field(examples=["6f1d7c0a4b2e4f0d9c3b8a7e5d1f2c30"])]
    code: Annotated[str, Field(examples=["KRMWZ"])]
    chair: int
    token: Annotated[str, Field(examples=["vO8Hq2..."])]
    join: Annotated[str, Field(examples=["https://cards.example/t/KRMWZ"])]


class Chair(Model):
    """Who has a chair: a person's name, or the level of a bot; neither where it is free."""

    name: str
    bot: str
    here: bool


class Row(Model):
    """A table in the list: how many persons are there, how many seats it has, and how many nobody has."""

    code: str
    game: str
    title: str
    phase: str
    persons: int
    seats: int
    free: int
    updated: int


class Page(Model):
    """Some tables; `more` is what to ask for the next ones with, empty at the end."""

    tables: list[Row]
    more: str


class Facts(Model):
    """What everybody may know of a table."""

    table: str
    code: str
    game: str
    preset: str
    options: dict[str, Value]
    title: str
    phase: Phase
    chairs: list[Chair]
    deal: int
    matches: int

    @staticmethod
    def of(table: Table) -> "Facts":
        """Built field by field: what is not named here stays hidden."""
        return Facts(
            table=table.id,
            code=table.code,
            game=table.plan.game,
            preset=table.plan.preset,
            options=table.rules.chosen.diff(),
            title=table.plan.title,
            phase=table.phase,
            chairs=[Chair(name=chair.name, bot=chair.bot, here=chair.here) for chair in table.chairs],
            deal=table.deal,
            matches=len(table.ledger),
        )


class Place(Model):
    """A chair of an account at a table that goes on, whose turn it is there, none while no deal runs, and
    when something last happened.
    """

    table: Facts
    chair: int
    turn: int | None
    at: int


class Played(Model):
    """A match that is over: the table, which match of it, when it ended, and the points that it brought, null
    where they were not kept.
    """

    table: str
    code: str
    game: str
    title: str
    number: int
    at: int
    points: int | None


class Me(Model):
    """What is known of an account: the name that was given last, its chairs, and the last matches it played.
    Of a key that nobody has used, nothing is known.
    """

    name: str
    tables: list[Place]
    records: list[Played]


class Kept(Model):
    """A match that is over: its number at the table, and when it was kept."""

    number: int
    at: int


class Choice(Model):
    """A value of an option, and what it means."""

    value: Value
    words: str


class Option(Model):
    """An option of a game: the heading under which the rules tell of it, its default, the values it takes,
    and the numbers from `least` to `most` that it takes behind `prefix`.
    """

    name: str
    section: str
    default: Value
    choices: list[Choice]
    least: int | None
    most: int | None
    prefix: str


class Preset(Model):
    """A named set of values."""

    name: str
    words: str
    values: dict[str, Value]


class Game(Model):
    """A game that can be played here."""

    name: str
    words: str
    seats: int
    options: list[Option]
    presets: list[Preset]


class Bot(Model):
    """A level of bots."""

    name: str
    words: str


class Games(Model):
    """All games, and all levels of bots from weakest to strongest."""

    games: list[Game]
    bots: list[Bot]


class Health(Model):
    """Whether the server works, and what does not."""

    status: Literal["ok", "failing"]
    failing: list[str]
