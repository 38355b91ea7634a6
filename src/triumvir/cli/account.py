"""account: the keys that stand for a person on servers: shown, taken from elsewhere, and what they open."""

import os
import re
import sys
from pathlib import Path
from typing import Annotated, Protocol

import typer

from triumvir.cli.extra import with_server
from triumvir.cli.options import Language, spoken
from triumvir.cli.screen import complain, say
from triumvir.errors import Code, SetupError
from triumvir.locales.catalog import Catalog
from triumvir.remote.seats import Seats
from triumvir.table.home import home

KEY = re.compile(r"[A-Za-z0-9_-]{32,128}")


class Looking(Protocol):
    """How the tables of a key are found on a server."""

    def __call__(self, url: str, key: str, said: Catalog) -> bool:
        """Whether the server answers."""
        ...


def account(
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help="The name you play under; else all names are listed.")
    ] = None,
    take: Annotated[
        Path | None,
        typer.Option(
            "--import",
            metavar="FILE",
            help="Take a key that another computer showed; - is the input.",
            allow_dash=True,
        ),
    ] = None,
    at: Annotated[
        str | None, typer.Option("--at", metavar="URL", help="A server: which tables are yours there?")
    ] = None,
    lang: Language = None,
) -> None:
    """Show the key that stands for you under a name, whatever the server.

    Who has the key has your seats. On another computer: triumvir account NAME --import FILE
    """
    said = spoken(lang)
    try:
        seats = Seats(home(os.environ))
        done = _taken(said, seats, name or "", take) if take else _shown(said, seats.accounts(), name, at)
    except OSError as fault:
        raise SetupError(Code.SAVED_FAILED, got=fault.filename, expected=str(fault.strerror)) from fault
    if not done:
        raise typer.Exit(2)


def _taken(said: Catalog, seats: Seats, name: str, file: Path) -> bool:
    """Take a key for a name; false if it can't be, which is said. Error: OSError."""
    text = sys.stdin.read() if file == Path("-") else file.read_text(encoding="utf-8", errors="replace")
    if not KEY.fullmatch(text.strip()):
        complain(said.say("account-no-key", file=str(file)))
    elif not name or not seats.adopt(name, text.strip()):
        complain(said.say("account-other", name=name))
    else:
        say(said.say("account-taken", name=name))
        return True
    return False


def _shown(said: Catalog, known: dict[str, str], name: str | None, at: str | None) -> bool:
    """Show the names, the key of one, or what it opens at a server; false if it can't be, which is said.
    Error: extra/missing.
    """
    if name is None:
        for each in known:
            say(each)
    elif name not in known:
        complain(said.say("account-unknown", name=name))
        return False
    elif at is None:
        say(known[name])
    else:
        return looking()(at, known[name], said)
    return True


def looking() -> Looking:
    """How tables are found there. Error: extra/missing, where the packages for it are not installed."""
    run: Looking = with_server("triumvir.cli.looking").look
    return run
