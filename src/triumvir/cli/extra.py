"""Extra: commands whose packages may not be installed."""

from typing import Any

from triumvir.arena.extra import load


def with_server(module: str) -> Any:
    """A module that needs the packages of a server. Error: extra/missing."""
    return load(module, "server")
