"""Sitting: how somebody comes to a seat at a table of a server, plays there and goes."""

import getpass
import os
import shlex
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count

from triumvir.bots.bot import make
from triumvir.cli.far import FarTable
from triumvir.cli.hearing import Place
from triumvir.cli.join import EXAMPLE, Wanted
from triumvir.cli.lines import Lines
from triumvir.cli.options import named_values
from triumvir.cli.screen import complain
from triumvir.errors import Code, SetupError
from triumvir.games.registry import find
from triumvir.locales.catalog import Catalog
from triumvir.remote.door import Door, DoorError, Seated, address
from triumvir.remote.link import Link
from triumvir.remote.seats import MINE, Held, Seats
from triumvir.server.events import Pace, Plan
from triumvir.server.protocol import Hello
from triumvir.table import settings as remembered
from triumvir.table.home import home, write_whole
from triumvir.table.lock import Lock
from triumvir.table.settings import Settings

GUEST = "guest"
"""What somebody is called who has no name."""


class NoSeatError(Exception):
    """There is no seat to be had; the message says why."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody who has come to a server: what he wants, in which language, and the seats that he has."""

    wanted: Wanted
    said: Catalog
    lines: Lines
    seats: Seats
    door: Door

    def seat(self, code: str, usual: str) -> tuple[Held, Lock, bool]:
        """A seat at a table, and whether it is one that was left; `usual` is the name to go by. Errors:
        DoorError, NoSeatError.
        """
        file = self.wanted.token_file
        if file and file.exists():
            return *self._opened(code, file.read_text(encoding="utf-8").strip()), True
        for held in () if file else self.seats.held(self.door.server, code):
            if self.wanted.name in (None, held.name) and (lock := self._lock(code, held.name)):
                return held, lock, True
        name, lock = self._free_name(code, usual)
        seated = self.door.sit(code, name, self.seats.account(name))
        return self._kept(seated, name), lock, False

    def make(self, usual: str) -> tuple[Held, Lock]:
        """A seat at a new table. Errors: DoorError, and those of a plan."""
        plan, name = plan_of(self.wanted), self.wanted.name or usual
        seated = self.door.make(plan, name, self.wanted.bots, self.seats.account(name))
        server = seated.join.partition("/t/")[0] or self.door.server
        command = f"triumvir join {server}/{seated.code}"
        self.lines.say(self.said.say("net-made", code=seated.code, command=command))
        lock = self._lock(seated.code, name)
        if lock is None:
            raise NoSeatError(self.said.say("net-taken", name=name))
        return self._kept(seated, name), lock

    def _opened(self, code: str, token: str) -> tuple[Held, Lock]:
        """The seat that a token opens. Errors: DoorError, NoSeatError."""
        held = Held(self.door.server, code, self.wanted.name or code, self.door.find(code), token)
        if lock := self._lock(code, token):
            return held, lock
        raise NoSeatError(self.said.say("net-taken", name=held.name))

    def _kept(self, seated: Seated, name: str) -> Held:
        """A seat that was just taken, kept for the next time."""
        held = Held(self.door.server, seated.code, name, seated.table, seated.token)
        self.seats.keep(held)
        if self.wanted.token_file:
            write_whole(self.wanted.token_file, f"{seated.token}\n", MINE)
        return held

    def _free_name(self, code: str, usual: str) -> tuple[str, Lock]:
        """A name under which no other program of this person sits there. Error: NoSeatError."""
        wanted = self.wanted.name
        for number in count(1):
            name = wanted or (usual if number == 1 else f"{usual} {number}")
            if lock := self._lock(code, name):
                return name, lock
            if wanted:
                break
        raise NoSeatError(self.said.say("net-taken", name=wanted or usual))

    def _lock(self, code: str, name: str) -> Lock | None:
        return self.seats.lock(self.door.server, code, name)


def sit(wanted: Wanted, said: Catalog, chosen: Settings, lines: Lines) -> bool:
    """Play at a table of a server until the person goes (true) or it can't be, which is said. Errors: those
    of a plan, saved/failed.
    """
    where = address(wanted.url)
    if where is None or not (where.code or wanted.new or lines.terminal):
        complain(said.say("net-address", got=wanted.url, example=EXAMPLE))
        return False
    try:
        visit = Visit(wanted, said, lines, Seats(home(os.environ)), Door(where.server, said.language))
        return _played(visit, where.code, chosen)
    except OSError as fault:
        raise SetupError(Code.SAVED_FAILED, got=fault.filename, expected=str(fault.strerror)) from fault
    except DoorError as error:
        complain(error.words or said.say("net-unreached", server=where.server))
    except NoSeatError as error:
        complain(str(error))
    return False


def _played(visit: Visit, code: str, chosen: Settings) -> bool:
    """Play at a table, or a new one; whether the person went by himself. Errors: as `Visit.seat`, `make`."""
    wanted, said, lines = visit.wanted, visit.said, visit.lines
    if not code and not wanted.new:
        code = (lines.ask(said.say("net-code") + " ") or "").strip().upper()
    if wanted.watch:
        return _watched(visit, code, chosen)
    usual = chosen.name or _user()
    if lines.terminal and not wanted.name and not visit.seats.held(visit.door.server, code):
        answer = lines.ask(said.say("ask-which", what=said.say("net-name"), usual=usual) + " ")
        usual = (answer or "").strip() or usual
    held, lock, again = (*visit.make(usual), False) if wanted.new else visit.seat(code, usual)
    named = f" --name {shlex.quote(held.name)}" if wanted.name else ""
    named += f" --token-file {shlex.quote(str(wanted.token_file))}" if wanted.token_file else ""
    command = f"triumvir join {held.server}/{held.code}"
    place = Place(held.code, command, again, held.promise, held.salt)

    def agreed(promise: str, salt: str) -> None:
        visit.seats.keep(replace(held, promise=promise, salt=salt))

    table = FarTable(said, chosen, lines, place, agreed)
    hello = Hello(held.token, said.language)
    try:
        end = table.play(lambda hear: Link(visit.door.socket(held.table), hello, hear))
        if end == "left" or table.fault == Code.TOKEN_WRONG:
            visit.seats.forget(held)
    finally:
        lock.free()
    if lines.terminal:
        remembered.save(home(os.environ), table.settings.chosen(name=held.name))
    lines.say(said.say("net-bye", command=command + named) if end == "quit" else said.say("line-bye-unsaved"))
    return end != "refused"


def _watched(visit: Visit, code: str, chosen: Settings) -> bool:
    """Look on at a table. Error: DoorError."""
    command = f"triumvir join {visit.door.server}/{code}"
    table = FarTable(visit.said, chosen, visit.lines, Place(code, command))
    socket = visit.door.socket(visit.door.find(code))
    hello = Hello("", visit.said.language, (visit.wanted.name or chosen.name)[:40])
    end = table.play(lambda hear: Link(socket, hello, hear))
    visit.lines.say(visit.said.say("line-bye-unsaved"))
    return end != "refused"


def plan_of(wanted: Wanted) -> Plan:
    """What is played at a new table. Errors: game/unknown, preset/unknown, option/unknown, option/value,
    bot/unknown.
    """
    game = find(wanted.new or "")
    for bot in wanted.bots:
        make(bot)
    least, most = wanted.pace
    return Plan(
        game=game.name,
        preset=game.preset(wanted.preset).name,
        options=named_values(game, wanted.options),
        listed=wanted.listed,
        pace=Pace(turn=wanted.turn, least=least, most=most),
    )


def _user() -> str:
    """What this person is called by the system."""
    with suppress(OSError, KeyError, ImportError):
        return getpass.getuser()
    return GUEST
