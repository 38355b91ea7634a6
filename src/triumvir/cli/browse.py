"""browse: the table in the browser, served from this computer to its person, or to all in the network."""

import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from http.client import HTTPConnection, HTTPException
from io import StringIO
from pathlib import Path
from typing import Annotated

import typer

from triumvir.cli.extra import with_server
from triumvir.cli.screen import on_terminal, pairs, say
from triumvir.cli.serve import Data, folder_of
from triumvir.errors import Code, SetupError
from triumvir.server.settings import Settings

PORTS = 10
"""So many ports are tried. The first is always the same, for browsers keep seats and choices by address."""
PATIENCE = 60.0
"""Seconds for the server to start before the browser is shown it anyway."""
LOOPBACK = "127.0.0.1"
PRINT, PLAIN = "\033[38;5;231;48;5;16m", "\033[0m"
"""White on black, of the colours that no scheme of a terminal changes; and back."""
OUTSIDE = ("192.0.2.1", 9)
"""An address for examples: nothing is sent there, the system only says by which network it would be."""


def browse(
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in your network in; shows them where.")
    ] = False,
    port: Annotated[int | None, typer.Option("--port", min=1, max=65535, help="This port, no other.")] = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the browser, or only say the address.")
    ] = True,
    data: Data = None,
) -> None:
    """Open the table in your browser. It is served from this computer until you press Ctrl-C."""
    given = {"host": "0.0.0.0" if lan else LOOPBACK, "port": port, "data": folder_of(data)}  # noqa: S104
    settings = Settings.of({"TRIUMVIR_LOG": "warning", **os.environ}, given)
    run = with_server("triumvir.server.run")
    for at in [port] if port else range(settings.port, settings.port + PORTS):
        if _served(at, 1.0):
            say(f"the table is open already: {_local(at)}")
            if browser:
                webbrowser.open(_local(at))
            return
        with suppress(SetupError), run.listen(settings.at(at)):
            settings = settings.at(at)
            break
    else:
        raise SetupError(Code.SERVER_PORT, got=f"{settings.host}:{settings.port}", expected="a free port")
    if lan:
        settings = replace(settings, url=f"http://{_address()}:{settings.port}")
    Path(settings.data).mkdir(parents=True, exist_ok=True)
    run.run(settings, _show if browser else _tell)


def _tell(settings: Settings) -> None:
    """Where the table is; for phones as a picture too."""
    here = _local(settings.port)
    pairs([("the table", here), *([("in your network", settings.url)] if settings.url else [])])
    if settings.url and on_terminal():
        print(picture(settings.url))
    say("Ctrl-C ends it; tables are kept.")
    sys.stdout.flush()


def picture(address: str) -> str:
    """An address for the camera of a phone: half blocks, white on black whatever colours the terminal has. In
    those of a light one it would be the wrong way round, and most readers see nothing then.
    """
    drawn = StringIO()
    with_server("segno").make(address).terminal(out=drawn, compact=True)
    return "\n".join(f"{PRINT}{line}{PLAIN}" for line in drawn.getvalue().splitlines())


def _show(settings: Settings) -> None:
    """Say where it is, and show it when it answers."""
    _tell(settings)

    def wait() -> None:
        _served(settings.port, PATIENCE)
        webbrowser.open(_local(settings.port))

    threading.Thread(target=wait, daemon=True).start()


def _served(port: int, patience: float) -> bool:
    """Whether a table is served at a port of this computer, or is within some seconds."""
    asked = HTTPConnection(LOOPBACK, port, timeout=patience)
    try:
        asked.request("GET", "/healthz")
        return b'"failing"' in asked.getresponse().read()
    except (OSError, HTTPException):
        return False
    finally:
        asked.close()


def _local(port: int) -> str:
    return f"http://{LOOPBACK}:{port}/"


def _address() -> str:
    """The address of this computer in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(OUTSIDE)
        except OSError:
            return LOOPBACK
        return str(asked.getsockname()[0])
