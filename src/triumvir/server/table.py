"""Table: what the events of a table come to. The server's own; viewers are sent a `Scene`."""

from collections.abc import Callable
from dataclasses import replace as replaced
from typing import Any, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from triumvir.errors import Code, IllegalActionError
from triumvir.games.game import Rules
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.record.position import rules_of
from triumvir.record.record import Record
from triumvir.seats import Seat
from triumvir.server import events
from triumvir.server.chair import Chair
from triumvir.server.events import Happened, Plan
from triumvir.table.fair import Proof, dealt, noted

Phase = Literal["waiting", "playing", "between", "over", "closed"]
CHATS = 30
"""How many lines of chat a table remembers."""


class Score(NamedTuple):
    """A match that is over: the totals by chair, the chairs that won, and how many deals were paid."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    deals: int


class Turn(NamedTuple):
    """A decision: the deal of the table, and how many actions it had before."""

    deal: int
    actions: int


class Table(Struct, frozen=True, kw_only=True, gc=False):
    """A table at one moment, after event `seq`, which was `at` (milliseconds since 1970).

    `deal` counts the deals of the table over all its matches: it is the deal that runs, or the one to come,
    to whose seed (`secret`) the server is bound by `commitment`. `number` counts the matches that were begun,
    the `ledger` holds those that are over. `proofs` are those of the deals of this match; that of the running
    deal lacks its seed. The decision that is open has been so since `since`, with event `opened`; whatever
    runs out of it, runs out `extra` milliseconds later. `asked` is when the first was ready for the next
    deal, `watched` when it was last noted that somebody looks on where only bots sit.
    """

    id: str
    code: str
    seq: int
    at: int
    plan: Plan
    rules: Rules
    chairs: tuple[Chair, ...]
    phase: Phase = "waiting"
    host: int | None = None
    deal: int = 0
    commitment: str = ""
    secret: str = ""
    match: Match | None = None
    number: int = 0
    ledger: tuple[Score, ...] = ()
    proofs: tuple[Proof, ...] = ()
    since: int = 0
    opened: int = 0
    extra: int = 0
    asked: int = 0
    watched: int = 0
    chat: tuple[Happened, ...] = ()

    def __repr__(self) -> str:
        """It holds secrets, and says none."""
        return f"Table({self.id!r}, seq={self.seq})"

    @property
    def to_act(self) -> int | None:
        """The chair whose turn it is."""
        if self.phase != "playing" or self.match is None or self.match.state.to_act is None:
            return None
        return self.match.seating[self.match.state.to_act]

    @property
    def turn(self) -> Turn:
        """The decision that is open, or will be the next one."""
        return Turn(self.deal, len(self.match.actions) if self.match and self.phase == "playing" else 0)

    @property
    def turn_ends(self) -> int | None:
        """When the time of the present turn is up, in milliseconds since 1970; none without a limit."""
        chair = self.to_act
        if chair is None or not self.plan.pace.turn or self.chairs[chair].itself:
            return None
        left = 0 if self.chairs[chair].here else self.grace_of(chair)
        return self.since + self.plan.pace.turn * 1000 + self.extra + left

    @property
    def people(self) -> tuple[int, ...]:
        """The chairs of persons."""
        return tuple(at for at, chair in enumerate(self.chairs) if chair.person)

    @property
    def bots_only(self) -> bool:
        """Whether a bot has every chair."""
        return all(chair.bot for chair in self.chairs)

    @property
    def present(self) -> tuple[int, ...]:
        """The chairs of persons who are here."""
        return tuple(at for at in self.people if self.chairs[at].here)

    def grace_of(self, chair: int) -> int:
        """What drops of a person may still cost in this deal, in milliseconds."""
        return max(self.plan.pace.grace * 1000 - self.chairs[chair].grace, 0)

    def seat_of(self, chair: int) -> Seat:
        """Where a chair's player sits in this deal; before the first deal, the seats are the chairs."""
        return Seat(self.match.seating.index(chair)) if self.match else Seat(chair)

    def chair_of(self, seat: int) -> int:
        """Whose chair it is that sits there in this deal."""
        return self.match.seating[seat] if self.match else seat

    def name_of(self, chair: int) -> str:
        """What a chair's player is called in a record."""
        return self.chairs[chair].name or self.chairs[chair].bot

    def record(self) -> Record:
        """The deals of this match that are over, with their proofs. Error: deal/running where none is."""
        match = self.match
        if match is None or not match.past:
            raise IllegalActionError(Code.DEAL_RUNNING, got="a record", expected="a deal that is over")
        proofs = [proof for proof in self.proofs if proof.seed]
        names = [self.name_of(chair) for chair in range(len(self.chairs))]
        record = Record.of(match, players=names, note=noted(proofs), explicit=True)
        return replaced(record, deals=record.deals[: len(match.past)])

    def with_chair(self, at: int, chair: Chair) -> "Table":
        """The table with another chair."""
        return replace(self, chairs=(*self.chairs[:at], chair, *self.chairs[at + 1 :]))

    def changed(self, at: int, **values: Any) -> "Table":
        """The table with some values of a chair changed."""
        return self.with_chair(at, replace(self.chairs[at], **values))


def rules_for(plan: Plan) -> Rules:
    """The rules that a plan says. Errors: game/unknown, preset/unknown, option/unknown, option/value."""
    game = find(plan.game)
    return rules_of(game, {**game.preset(plan.preset).values, **plan.options})


def fold(table: Table | None, happened: Happened, *, table_id: str = "", secret: str = "") -> Table:
    """The table after one more event. The first one makes it, with its `table_id`; `secret` is the seed that
    a `Committed` binds the server to. Errors: those of the action that an `Acted` holds.
    """
    seq, at, event = happened
    if table is None:
        assert isinstance(event, events.Opened), "a table begins by being opened"
        rules = rules_for(event.plan)
        chairs = (Chair(),) * rules.seats
        return Table(
            id=table_id,
            code=event.code,
            seq=seq,
            at=at,
            plan=event.plan,
            rules=rules,
            chairs=chairs,
            since=at,
        )
    if isinstance(event, events.Committed):
        table = replace(table, secret=secret)
    elif isinstance(event, events.Said):
        table = replace(table, chat=(*table.chat[1 - CHATS :], happened))
    after = FOLDS[type(event)](replace(table, seq=seq, at=at), event)
    return _hosted(after)


def _hosted(table: Table) -> Table:
    """The host stays while he has a chair; then it is the first person who is here."""
    if table.host is not None and table.chairs[table.host].person:
        return table
    return replace(table, host=next(iter(table.present or table.people), None))


def _changed(table: Table, event: events.Changed) -> Table:
    return replace(table, plan=event.plan, rules=rules_for(event.plan))


def _sat(table: Table, event: events.Sat) -> Table:
    old = table.chairs[event.chair]
    if old.person and old.account == event.account and old.account:
        return table.changed(event.chair, token=event.token, name=event.name)
    chair = Chair(
        name=event.name, token=event.token, account=event.account, program=event.program, gone=table.at
    )
    return table.with_chair(event.chair, chair)


def _filled(table: Table, event: events.Filled) -> Table:
    return table.with_chair(event.chair, Chair(bot=event.bot))


def _rose(table: Table, event: events.Rose) -> Table:
    stays = table.phase in ("playing", "between")
    return table.with_chair(event.chair, Chair(bot=table.plan.stand_in) if stays else Chair())


def _here(table: Table, event: events.Here) -> Table:
    chair = table.chairs[event.chair]
    if not event.here:
        return table.changed(event.chair, here=False, worker="", gone=table.at)
    waits = table.to_act == event.chair and table.plan.pace.turn and not chair.itself
    if waits and not chair.here:
        lost = min(table.at - max(chair.gone, table.since), table.grace_of(event.chair))
        table = replace(table, extra=table.extra + lost)
        table = table.changed(event.chair, grace=chair.grace + lost)
    return table.changed(event.chair, here=True, worker=event.worker)


def _away(table: Table, event: events.Away) -> Table:
    return table.changed(event.chair, away=event.away, why=event.why)


def _preferred(table: Table, event: events.Preferred) -> Table:
    return table.changed(event.chair, auto_pass=event.auto_pass, auto_play=event.auto_play)


def _committed(table: Table, event: events.Committed) -> Table:
    return replace(table, deal=event.deal, commitment=event.commitment)


def _ready(table: Table, event: events.Ready) -> Table:
    table = replace(table, asked=table.asked or table.at)
    return table.changed(event.chair, ready=True, salt=event.salt)


def _dealt(table: Table, event: events.Dealt) -> Table:
    salts = tuple(chair.salt for chair in table.chairs)
    bound = Proof(table.id, table.deal, table.commitment, table.secret, salts)
    goes_on = table.match if table.phase == "between" else None
    fresh = tuple(
        replace(chair, ready=False, salt="", surrendered=False, grace=0, gone=max(chair.gone, table.at))
        for chair in table.chairs
    )
    return replace(
        table,
        chairs=fresh,
        phase="playing",
        match=dealt(goes_on or table.rules, bound.deal_seed),
        number=table.number + (goes_on is None),
        proofs=(*(table.proofs if goes_on else ()), replaced(bound, seed="")),
        since=table.at,
        opened=table.seq,
        extra=0,
        asked=0,
    )


def _acted(table: Table, event: events.Acted) -> Table:
    assert table.match, "a deal runs"
    match = table.match.apply_text(f"{event.seat} {event.text}")
    if event.by == "person":
        table = table.changed(table.chair_of(event.seat), away=False, why="")
    table = replace(table, match=match, since=table.at, opened=table.seq, extra=0)
    if match.state.outcome is None:
        return table
    if not match.winners:
        return replace(table, phase="between")
    score = Score(match.totals, match.winners, match.deals)
    return replace(table, phase="over", ledger=(*table.ledger, score))


def _revealed(table: Table, event: events.Revealed) -> Table:
    last = replaced(table.proofs[-1], seed=event.seed)
    return replace(table, proofs=(*table.proofs[:-1], last), secret="", commitment="")


def _surrendered(table: Table, event: events.Surrendered) -> Table:
    return table.changed(event.chair, surrendered=True)


def _said(table: Table, event: events.Said) -> Table:
    return table


def _muted(table: Table, event: events.Muted) -> Table:
    others = tuple(chair for chair in table.chairs[event.chair].muted if chair != event.whom)
    return table.changed(event.chair, muted=(*others, event.whom) if event.muted else others)


def _delayed(table: Table, event: events.Delayed) -> Table:
    chairs = tuple(replace(chair, here=False, worker="", gone=table.at) for chair in table.chairs)
    asked = table.asked and table.asked + event.by
    return replace(table, chairs=chairs, extra=table.extra + event.by, asked=asked)


def _watched(table: Table, event: events.Watched) -> Table:
    return replace(table, watched=table.at)


def _closed(table: Table, event: events.Closed) -> Table:
    return replace(table, phase="closed")


FOLDS: dict[type[events.Event], Callable[..., Table]] = {
    events.Changed: _changed,
    events.Sat: _sat,
    events.Filled: _filled,
    events.Rose: _rose,
    events.Here: _here,
    events.Away: _away,
    events.Preferred: _preferred,
    events.Committed: _committed,
    events.Ready: _ready,
    events.Dealt: _dealt,
    events.Acted: _acted,
    events.Revealed: _revealed,
    events.Surrendered: _surrendered,
    events.Said: _said,
    events.Muted: _muted,
    events.Delayed: _delayed,
    events.Watched: _watched,
    events.Closed: _closed,
}
"""What each event does to a table that was opened."""
