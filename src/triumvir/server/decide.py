"""Decide: what comes of a command at a table. Nothing is stored here, nothing is sent."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from triumvir.bots.bot import make
from triumvir.errors import Code, IllegalActionError, SetupError
from triumvir.server import events, protocol
from triumvir.server.chair import Chair
from triumvir.server.due import unwatched
from triumvir.server.events import Happened, Plan, Stored
from triumvir.server.plain import plain
from triumvir.server.planned import checked
from triumvir.server.table import Table, Turn, fold
from triumvir.table.fair import check_salt, commitment

PHRASES = ("hello", "good_luck", "well_played", "thanks", "hurry", "sorry", "good_game")
"""The quick phrases; their words are in the catalogue."""
COMES = 10_000
"""For so many milliseconds a person is waited for who has sat down, or went, a moment ago."""
BETWEEN_DEALS = ("waiting", "between", "over")


class Who(NamedTuple):
    """Who speaks: the chair he has, none for a spectator, and the name of one."""

    chair: int | None
    name: str = ""


class Sit(NamedTuple):
    """A person, or a `program`, wants a chair, any or that one; `token` and `account` are digests."""

    name: str
    token: str
    chair: int | None = None
    account: str = ""
    program: bool = False


class Presence(NamedTuple):
    """A person's connection came or went, at a worker of the server."""

    here: bool
    worker: str = ""


class Acts(NamedTuple):
    """The table, or a bot, acts in a turn: `by` as an `Acted` says it."""

    turn: Turn
    text: str
    by: str


class Looks(NamedTuple):
    """Somebody looks on where only bots sit."""


class Runs(NamedTuple):
    """Something of a turn has run out: "turn", "ready" or "idle"."""

    kind: str


class Down(NamedTuple):
    """The server was down, and nobody was here; so many milliseconds are made good."""

    by: int


System = Sit | Presence | Acts | Looks | Runs | Down
Anything = protocol.Commands | System
Seeds = Callable[[], str]
"""Gives a new seed each time."""


class Step(NamedTuple):
    """An event and the table after it."""

    happened: Happened
    after: Table


class Decision(NamedTuple):
    """What comes of a command: the events one by one, the table after them, and the secret (deal and seed)
    that goes with them.
    """

    steps: tuple[Step, ...]
    after: Table
    secret: tuple[int, str] | None

    @property
    def events(self) -> tuple[Stored, ...]:
        """The events alone."""
        return tuple(step.happened.event for step in self.steps)


class Draft:
    """A table while it is decided what happens: events are added and take effect at once."""

    def __init__(self, table: Table, now: int, seeds: Seeds) -> None:
        self.table, self.now = table, max(now, table.at)
        self._seeds = seeds
        self.steps: list[Step] = []
        self._secret: tuple[int, str] | None = None

    def add(self, event: Stored, secret: str = "") -> None:
        """One more event. Errors: those of the action that an `Acted` holds."""
        happened = Happened(self.table.seq + 1, self.now, event)
        self.table = fold(self.table, happened, secret=secret)
        self.steps.append(Step(happened, self.table))

    def commit(self, deal: int) -> None:
        """Bind the server to a new seed for a deal."""
        seed = self._seeds()
        self._secret = (deal, seed)
        self.add(events.Committed(deal, commitment(seed)), seed)

    def decided(self) -> Decision:
        """What has come of it, and what follows from that."""
        _follow(self)
        return Decision(tuple(self.steps), self.table, self._secret)


def opened(
    table_id: str, plan: Plan, code: str, maker: Sit | None, bots: Sequence[str], now: int, seeds: Seeds
) -> Decision:
    """A new table: its maker, if he sits down, has chair 0, `bots` the next ones, "" leaves one free.

    Errors: game/unknown, preset/unknown, option/unknown, option/value, bot/unknown, table/pace, name/empty,
    chair/unknown for more bots than chairs.
    """
    first = Happened(1, now, events.Opened(checked(plan), code))
    draft = Draft(fold(None, first, table_id=table_id), now, seeds)
    draft.steps.append(Step(first, draft.table))
    draft.commit(0)
    if maker:
        _sit(draft, Who(None), maker)
    for at, bot in enumerate(bots, start=1 if maker else 0):
        _known(draft.table, at)
        if bot:
            make(bot)
            draft.add(events.Filled(at, bot))
    return draft.decided()


def decide(table: Table, who: Who, command: Anything, now: int, seeds: Seeds) -> Decision:
    """What comes of a command that `who` gave; `seeds` gives new seeds.

    Errors: TriumvirError with its code, and nothing has happened.
    """
    if table.phase == "closed":
        raise IllegalActionError(Code.TABLE_CLOSED, got=type(command).__name__.lower(), expected="nothing")
    draft = Draft(table, now, seeds)
    DOES[type(command)](draft, who, command)
    return draft.decided()


def _follow(draft: Draft) -> None:
    """What follows from what has happened: the end of a deal, the beginning of the next."""
    table = draft.table
    if table.phase in ("between", "over") and table.secret and table.proofs and not table.proofs[-1].seed:
        draft.add(events.Revealed(table.deal, table.secret))
        draft.commit(table.deal + 1)
    table = draft.table
    if table.phase not in BETWEEN_DEALS or any(chair.free for chair in table.chairs):
        return
    awaited = [
        at for at in table.people if table.chairs[at].here or draft.now - table.chairs[at].gone < COMES
    ]
    if table.present and table.asked and all(table.chairs[at].ready for at in awaited):
        draft.add(events.Dealt(table.deal))


def _chair(who: Who) -> int:
    """The chair of a person. Error: chair/none for a spectator."""
    if who.chair is None:
        raise IllegalActionError(Code.CHAIR_NONE, got="a spectator", expected="a person with a chair")
    return who.chair


def _phase(table: Table, *phases: str) -> None:
    """Error: table/phase."""
    if table.phase not in phases:
        raise IllegalActionError(Code.TABLE_PHASE, got=table.phase, expected=" | ".join(phases))


def _hosts(table: Table, who: Who) -> None:
    """Error: table/host."""
    if _chair(who) != table.host:
        raise IllegalActionError(Code.TABLE_HOST, got=f"chair {who.chair}", expected=f"chair {table.host}")


def _known(table: Table, at: int) -> Chair:
    """Error: chair/unknown."""
    if not 0 <= at < len(table.chairs):
        expected = f"a chair from 0 to {len(table.chairs) - 1}"
        raise IllegalActionError(Code.CHAIR_UNKNOWN, got=at, expected=expected)
    return table.chairs[at]


def _sit(draft: Draft, who: Who, command: Sit) -> None:
    table = draft.table
    own = [at for at in table.people if command.account and table.chairs[at].account == command.account]
    name = plain(command.name, 24)
    if not name:
        raise SetupError(Code.NAME_EMPTY, got=command.name[:40], expected="a name of 1 to 24 letters")
    at = own[0] if own else _place(table, command.chair)
    draft.add(events.Sat(at, name, command.token, command.account, command.program))


def _place(table: Table, wanted: int | None) -> int:
    """The chair for somebody who comes: free, or a bot's while no deal runs. Errors: chair/unknown,
    chair/taken, table/full.
    """

    def open_to(at: int) -> bool:
        chair = _known(table, at)
        return chair.free or (bool(chair.bot) and table.phase != "playing")

    if wanted is not None:
        if not open_to(wanted):
            raise IllegalActionError(Code.CHAIR_TAKEN, got=f"chair {wanted}", expected="a chair that is free")
        return wanted
    every = sorted(range(len(table.chairs)), key=lambda at: not table.chairs[at].free)
    for at in every:
        if open_to(at):
            return at
    raise IllegalActionError(Code.TABLE_FULL, got="no free chair", expected="a table with a free chair")


def _presence(draft: Draft, who: Who, command: Presence) -> None:
    at = _chair(who)
    chair = draft.table.chairs[at]
    if (chair.here, chair.worker) == command or (not command.here and chair.worker != command.worker):
        return
    draft.add(events.Here(at, command.here, command.worker))
    if command.here and chair.away and chair.why == "absent":
        draft.add(events.Away(at, away=False))


def _act(draft: Draft, who: Who, command: protocol.Act) -> None:
    at, table = _chair(who), draft.table
    _phase(table, "playing")
    if 0 < command.at < table.opened:
        expected = f"a decision made after event {table.opened}"
        raise IllegalActionError(Code.COMMAND_STALE, got=f"at {command.at}", expected=expected)
    if table.to_act != at:
        expected = f"an action of seat {table.seat_of(table.to_act or 0)}"
        raise IllegalActionError(Code.TURN_OTHER_SEAT, got=command.action, expected=expected)
    if table.chairs[at].surrendered:
        expected = "nothing, you gave this deal up"
        raise IllegalActionError(Code.TURN_OTHER_SEAT, got=command.action, expected=expected)
    draft.add(events.Acted(table.seat_of(at), command.action, "person"))


def _acts(draft: Draft, who: Who, command: Acts) -> None:
    table = draft.table
    if table.phase != "playing" or table.to_act is None or table.turn != command.turn:
        expected = f"turn {table.turn}"
        raise IllegalActionError(Code.COMMAND_STALE, got=f"turn {command.turn}", expected=expected)
    if command.by != "auto" and not table.chairs[table.to_act].itself:
        raise IllegalActionError(Code.COMMAND_STALE, got=command.by, expected="a person, who is back")
    draft.add(events.Acted(table.seat_of(table.to_act), command.text, command.by))


def _runs(draft: Draft, who: Who, command: Runs) -> None:
    table = draft.table
    if command.kind == "ready":
        _phase(table, *BETWEEN_DEALS)
        if not any(chair.free for chair in table.chairs):
            draft.add(events.Dealt(table.deal))
    elif command.kind == "idle":
        draft.add(events.Closed("idle"))
    elif table.to_act is not None:
        here = table.chairs[table.to_act].here
        draft.add(events.Away(table.to_act, away=True, why="time" if here else "absent"))


def _looks(draft: Draft, who: Who, command: Looks) -> None:
    if unwatched(draft.table, draft.now):
        draft.add(events.Watched())


def _down(draft: Draft, who: Who, command: Down) -> None:
    draft.add(events.Delayed(command.by))


def _ready(draft: Draft, who: Who, command: protocol.Ready) -> None:
    at = _chair(who)
    _phase(draft.table, *BETWEEN_DEALS)
    salt = check_salt(command.salt)
    if not draft.table.chairs[at].ready:
        draft.add(events.Ready(at, salt))


def _away(draft: Draft, who: Who, command: protocol.Away) -> None:
    at = _chair(who)
    if draft.table.chairs[at].away != command.away:
        draft.add(events.Away(at, command.away, "asked" if command.away else ""))


def _prefer(draft: Draft, who: Who, command: protocol.Prefer) -> None:
    draft.add(events.Preferred(_chair(who), command.auto_pass, command.auto_play))


def _surrender(draft: Draft, who: Who, command: protocol.Surrender) -> None:
    at = _chair(who)
    _phase(draft.table, "playing")
    if not draft.table.chairs[at].surrendered:
        draft.add(events.Surrendered(at))


def _leave(draft: Draft, who: Who, command: protocol.Leave) -> None:
    draft.add(events.Rose(_chair(who)))


def _fill(draft: Draft, who: Who, command: protocol.Fill) -> None:
    table = draft.table
    _hosts(table, who)
    _phase(table, *(BETWEEN_DEALS if command.bot else ("waiting", "over")))
    chair = _known(table, command.chair)
    if command.bot:
        make(command.bot)
    waits = max(table.plan.pace.absence, table.plan.pace.grace) * 1000
    if chair.person and (chair.here or draft.now - chair.gone < waits):
        raise IllegalActionError(Code.CHAIR_TAKEN, got=f"chair {command.chair}", expected="no person there")
    draft.add(events.Filled(command.chair, command.bot))


def _change(draft: Draft, who: Who, command: protocol.Change) -> None:
    table = draft.table
    _hosts(table, who)
    _phase(table, "waiting", "over")
    plan = msgspec.structs.replace(
        table.plan, preset=command.preset, options=command.options, pace=command.pace
    )
    draft.add(events.Changed(checked(plan)))


def _close(draft: Draft, who: Who, command: protocol.Close) -> None:
    _hosts(draft.table, who)
    _phase(draft.table, *BETWEEN_DEALS)
    draft.add(events.Closed("asked"))


def _say(draft: Draft, who: Who, command: protocol.Say) -> None:
    if command.phrase and command.phrase not in PHRASES:
        raise IllegalActionError(Code.CHAT_PHRASE, got=command.phrase, expected=" | ".join(PHRASES))
    text = "" if command.phrase else plain(command.text, 200)
    if not text and not command.phrase:
        raise IllegalActionError(Code.CHAT_EMPTY, got="nothing", expected="a text or a phrase")
    name = who.name if who.chair is None else draft.table.chairs[who.chair].name
    draft.add(events.Said(who.chair, plain(name, 24), text, command.phrase))


def _mute(draft: Draft, who: Who, command: protocol.Mute) -> None:
    at = _chair(who)
    _known(draft.table, command.chair)
    if (command.chair in draft.table.chairs[at].muted) != command.muted:
        draft.add(events.Muted(at, command.chair, command.muted))


DOES: dict[type[Anything], Callable[..., None]] = {
    Sit: _sit,
    Presence: _presence,
    Acts: _acts,
    Looks: _looks,
    Runs: _runs,
    Down: _down,
    protocol.Act: _act,
    protocol.Ready: _ready,
    protocol.Away: _away,
    protocol.Prefer: _prefer,
    protocol.Surrender: _surrender,
    protocol.Leave: _leave,
    protocol.Fill: _fill,
    protocol.Change: _change,
    protocol.Close: _close,
    protocol.Say: _say,
    protocol.Mute: _mute,
}
"""What each command does."""
