"""join: take a seat at a table of a server, or make a table there, and play in lines of text."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NamedTuple, Protocol

import typer

from triumvir.bots.bot import LEVELS
from triumvir.cli.extra import with_server
from triumvir.cli.lines import Lines
from triumvir.cli.options import Language, Values
from triumvir.cli.play import language
from triumvir.cli.screen import complain
from triumvir.errors import SetupError, TriumvirError
from triumvir.games.registry import games
from triumvir.locales import words
from triumvir.locales.catalog import Catalog
from triumvir.table import settings as remembered
from triumvir.table.home import home
from triumvir.table.settings import Settings

EXAMPLE = "http://localhost:8765/ABCDE"


class Wanted(NamedTuple):
    """What the command line says: where to, as whom; and what is played at a table that is made (`new`)."""

    url: str
    name: str | None
    watch: bool
    token_file: Path | None
    new: str | None
    bots: Sequence[str]
    preset: str
    options: Sequence[str]
    turn: int
    pace: tuple[float, float]
    listed: bool


class Sitting(Protocol):
    """How to play at a table of a server."""

    def __call__(self, wanted: Wanted, said: Catalog, chosen: Settings, lines: Lines) -> bool:
        """Play there until the person goes (true) or it can't be."""
        ...


def join(
    url: Annotated[
        str, typer.Argument(metavar="URL", help=f"A table, such as {EXAMPLE}, or with --new a server.")
    ],
    name: Annotated[
        str | None, typer.Option("--name", "-n", metavar="NAME", help="What the others call you.")
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", "-w", help="Look on, without a seat.")] = False,
    token_file: Annotated[
        Path | None,
        typer.Option(
            "--token-file", metavar="FILE", help="The token of the seat; a new file for a new seat."
        ),
    ] = None,
    new: Annotated[
        str | None,
        typer.Option("--new", metavar="GAME", help=f"Make a table there first: {', '.join(games())}."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", "-b", metavar="BOT", help=f"Who sits there besides: {', '.join(LEVELS)}."),
    ] = None,
    preset: Annotated[
        str, typer.Option("--preset", "-p", metavar="NAME", help="A named set of option values.")
    ] = "text",
    option: Values = None,
    turn: Annotated[int, typer.Option("--turn", min=0, max=3600, help="Seconds a turn; 0: no limit.")] = 0,
    pace: Annotated[
        tuple[float, float], typer.Option("--pace", help="Bots take so many seconds, at least and at most.")
    ] = (0.6, 2.5),
    listed: Annotated[bool, typer.Option("--listed", help="Anybody may find the table.")] = False,
    lang: Language = None,
) -> None:
    """Play at a table of a server, in lines of text. Joining again takes the same seat back.

    With --new a table is made first; what comes after --new tells what is played there.
    """
    lines = Lines()
    chosen = remembered.load(home(os.environ)) if lines.terminal else Settings()
    said, chosen = language(lang, chosen, lines)
    wanted = Wanted(url, name, watch, token_file, new, bot or (), preset, option or (), turn, pace, listed)
    try:
        done = sitting()(wanted, said, chosen, lines)
    except TriumvirError as error:
        for fault in error.faults if isinstance(error, SetupError) else (error,):
            complain(words.error(said, fault.code, fault.got, fault.expected))
        raise typer.Exit(2) from error
    if not done:
        raise typer.Exit(2)


def sitting() -> Sitting:
    """How to play there. Error: extra/missing, where the packages for it are not installed."""
    run: Sitting = with_server("triumvir.cli.sitting").sit
    return run
