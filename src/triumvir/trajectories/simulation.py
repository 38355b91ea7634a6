"""Simulation: bots play deals into a folder of records and trajectories; stopped, it goes on where it was."""

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from triumvir.arena.board import Arrangement
from triumvir.arena.contest import Contest
from triumvir.arena.header import Header
from triumvir.arena.play import played
from triumvir.arena.times import Times
from triumvir.bots.bot import Bot
from triumvir.bots.thought import Thought
from triumvir.cards.rng import Rng
from triumvir.games.game import Action
from triumvir.games.match import Match
from triumvir.games.registry import rules_of
from triumvir.record.record import Record
from triumvir.record.toml import format_record, parse_record
from triumvir.trajectories.rows import Decision, Encoder, Trajectories
from triumvir.views.view import View


class Played(NamedTuple):
    """What came of a deal: its record, and its rows if they were asked for."""

    number: int
    record: str
    rows: Trajectories | None


@dataclass(frozen=True, slots=True)
class Watched:
    """A bot that is looked at while it plays."""

    bot: Bot
    seen: list[Decision] = field(default_factory=list[Decision])

    @property
    def name(self) -> str:
        """The bot's own."""
        return self.bot.name

    def act(self, view: View, rng: Rng) -> Action:
        """What the bot does."""
        action = self.bot.act(view, rng)
        self.seen.append((view, action))
        return action

    def think(self, view: View, rng: Rng) -> Thought:
        """What the bot thinks."""
        return self.bot.think(view, rng)


@dataclass(frozen=True, slots=True)
class Simulation:
    """Deals of a contest, one bot for all seats or the arena's arrangements in turn, and how they are kept:
    `form` is "records", or with trajectories "npz" or "parquet", `part` deals a file.

    Deal `n` is the first deal of the arena's board `n`, and the bots do there what they do here.
    """

    contest: Contest
    form: str = "npz"
    part: int = 1000

    @property
    def header(self) -> dict[str, object]:
        """Everything that the files depend on."""
        return {**Header.of(self.contest).plain(), "form": self.form, "part": self.part}

    def check(self) -> None:
        """Error: arena/bots, where so many bots can't play the game."""
        self.seating(self.contest.dealt(0), 0)

    def seating(self, match: Match, number: int) -> Arrangement:
        """The number of the bot at each seat in deal `number`."""
        if len(self.contest.bots) == 1:
            return (0,) * match.rules.seats
        return replace(self.contest, duplicate=False).seatings(match.state.deal, number)[0]

    def deal(self, number: int, record: str = "") -> Played:
        """Deal `number`, played or, where its `record` is there already, replayed."""
        encoder = Encoder.of(rules_of(self.contest.chosen)) if self.form != "records" else None
        if record:
            rows = encoder.record(parse_record(record)) if encoder else None
            return Played(number, record, rows.numbered(number) if rows else None)
        match = self.contest.dealt(number)
        seating = self.seating(match, number)
        seen: list[Decision] = []
        watched = replace(self.contest, bots=tuple(Watched(bot, seen) for bot in self.contest.bots))
        match = played(watched, match, number, seating, [Times() for _ in watched.bots])
        labels, place = Header.of(self.contest).labels, match.past[-1].seating.index
        names = [labels[seating[place(player)]] for player in range(match.rules.seats)]
        text = format_record(Record.of(match, players=names))
        return Played(number, text, encoder.rows(number, match, seen, names) if encoder else None)


def deal(simulation: Simulation, item: tuple[int, str]) -> Played:
    """For a backend: the deal of a number, and its record where it is there already."""
    return simulation.deal(*item)
