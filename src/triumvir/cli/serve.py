"""serve, backup: a game server, and a copy of what it keeps."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from triumvir.cli.extra import with_server
from triumvir.cli.screen import pairs, say
from triumvir.errors import Code, ParseError, SetupError
from triumvir.server.settings import Settings
from triumvir.table.home import home

DatabaseUrl = Annotated[
    str | None,
    typer.Option("--database-url", metavar="URL", help="sqlite:///FILE or postgresql://..., not --data."),
]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="The folder of the database.")]


def serve(
    host: Annotated[str | None, typer.Option("--host", help="The address to listen at.")] = None,
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help="0: any.")] = None,
    database_url: DatabaseUrl = None,
    data: Data = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, max=64, help="Processes; PostgreSQL only.")
    ] = None,
    thinkers: Annotated[
        int | None, typer.Option("--thinkers", min=1, max=64, help="Processes that think for bots, a worker.")
    ] = None,
    page: Annotated[
        bool | None,
        typer.Option("--page/--no-page", help="The page for browsers; without it: programs only."),
    ] = None,
    url: Annotated[
        str | None, typer.Option("--url", metavar="URL", help="Where people find it, if not at its address.")
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="A site whose pages may speak to it; may be repeated."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", metavar="NETWORK", help="Whose forwarded addresses count; may be repeated."),
    ] = None,
) -> None:
    """Serve tables for people and bots over the network. Each option may stand in the environment instead."""
    given = {
        "host": host,
        "port": port,
        "database_url": database_url,
        "data": folder_of(data),
        "workers": workers,
        "thinkers": thinkers,
        "page": page,
        "url": url,
        "origins": tuple(origin) if origin else None,
        "proxies": tuple(proxy) if proxy else None,
    }
    settings = Settings.of(os.environ, given)
    if not settings.database_url:
        Path(settings.data).mkdir(parents=True, exist_ok=True)
    with_server("triumvir.server.run").run(settings, _ready)
    say("stopped")


def _ready(settings: Settings) -> None:
    """Where it is, and how to come to a table."""
    kept = (
        "PostgreSQL" if settings.database.startswith("postgresql") else settings.database.partition("///")[2]
    )
    pairs(
        [
            ("address", settings.base),
            ("kept in", kept),
            ("a new table", f"triumvir join {settings.base} --new dou_dizhu --bot novice --bot novice"),
            ("by its code", f"triumvir join {settings.base}/t/CODE"),
        ]
    )
    sys.stdout.flush()


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.", show_default=False)],
    database_url: DatabaseUrl = None,
    data: Data = None,
) -> None:
    """Copy what a server keeps to a new file, while it runs too. A server can be started on the copy."""
    given = {"database_url": database_url, "data": folder_of(data)}
    settings = Settings.of(os.environ, given)
    if file.exists():
        raise SetupError(Code.FILE_EXISTS, got=str(file), expected="a new file")
    try:
        with_server("triumvir.server.store.backup").backup(settings.database, file)
    except Exception as fault:
        raise ParseError(
            Code.SERVER_STORE, got=str(fault).partition("\n")[0], expected="a database"
        ) from fault
    say(f"{file}: {file.stat().st_size} bytes")


def folder_of(data: Path | None) -> str | None:
    """The folder of the database: as said, or as the environment says, or this person's."""
    if data is None and not os.environ.get("TRIUMVIR_DATA"):
        return str(home(os.environ) / "server")
    return None if data is None else str(data)
