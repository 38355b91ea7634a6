"""Lending: how a program comes to a seat at a table of a server, and plays there."""

import os
from itertools import count

from triumvir.bots.program import Program
from triumvir.cli.join import EXAMPLE
from triumvir.cli.screen import complain, say
from triumvir.locales.catalog import Catalog
from triumvir.remote.door import Address, Door, DoorError, address
from triumvir.remote.lent import Lent
from triumvir.remote.link import Link
from triumvir.remote.seats import Seats
from triumvir.server.protocol import Hello
from triumvir.table.home import home
from triumvir.table.lock import Lock

LABEL = " (bot)"
"""Stands behind the name of every program."""
LONGEST = 24 - len(LABEL)
"""A name is cut to so many letters."""


def lend(url: str, command: list[str], name: str | None, seconds: float, said: Catalog) -> bool:
    """A program plays at a table until that is closed, or somebody presses Ctrl-C (true), or it can't be,
    which is said. Errors: bot/program, bot/answer, bot/late, for one that does not begin well.
    """
    where = address(url)
    if where is None or not where.code:
        complain(said.say("net-address", got=url, example=EXAMPLE))
        return False
    program = Program(command, seconds)
    try:
        program.start()
        return _played(where, program, (name or program.name)[:LONGEST] + LABEL, seconds, said)
    except DoorError as error:
        complain(error.words or said.say("net-unreached", server=where.server))
        return False
    except KeyboardInterrupt:
        say()
        return True
    finally:
        program.close()


def _played(where: Address, program: Program, name: str, seconds: float, said: Catalog) -> bool:
    """It takes the seat that it had there under its name, or a new one, and plays. Error: DoorError."""
    seats, door = Seats(home(os.environ)), Door(where.server, said.language)
    name, lock = _free(seats, where, name)
    try:
        seated = door.sit(where.code, name, seats.account(name), program=True)
        say(said.say("net-lent", code=seated.code, name=name))
        lent = Lent(program, seconds, lambda text: complain(text or said.say("net-lost")))
        hello = Hello(seated.token, said.language)
        end = lent.play(lambda hear: Link(door.socket(seated.table), hello, hear))
    finally:
        lock.free()
    say(said.say("net-end", why=end) if end else said.say("net-closed"))
    return not end


def _free(seats: Seats, where: Address, name: str) -> tuple[str, Lock]:
    """The name, with a number where another program plays there under it."""
    for number in count(1):
        numbered = name if number == 1 else f"{name} {number}"
        if lock := seats.lock(where.server, where.code, numbered):
            return numbered, lock
    raise AssertionError("numbers do not end")
