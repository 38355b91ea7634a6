"""lend: let a program play for a seat at a table of a server."""

from typing import Annotated, Protocol

import typer

from triumvir.cli.extra import with_server
from triumvir.cli.join import EXAMPLE
from triumvir.cli.options import Language, spoken
from triumvir.locales.catalog import Catalog


class Lending(Protocol):
    """How a program plays at a table of a server."""

    def __call__(self, url: str, command: list[str], name: str | None, seconds: float, said: Catalog) -> bool:
        """Until the table is closed (true) or it can't be."""
        ...


def lend(
    url: Annotated[str, typer.Argument(metavar="URL", help=f"A table, such as {EXAMPLE}.")],
    command: Annotated[
        list[str], typer.Argument(metavar="COMMAND...", help="What starts the program; -- comes before it.")
    ],
    name: Annotated[
        str | None, typer.Option("--name", "-n", metavar="NAME", help="What it is called; else as it says.")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.1, max=3600, help="How long it may think.")
    ] = 10.0,
    lang: Language = None,
) -> None:
    """Let a program play at a table of a server: triumvir lend URL -- python3 bot.py

    It is spoken to in lines of JSON over its input and output (docs/reference/bot_protocol.md).
    """
    if not lending()(url, command, name, seconds, spoken(lang)):
        raise typer.Exit(2)


def lending() -> Lending:
    """How it plays there. Error: extra/missing, where the packages for it are not installed."""
    run: Lending = with_server("triumvir.cli.lending").lend
    return run
