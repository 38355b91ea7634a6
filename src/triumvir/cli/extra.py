"""Extra: commands whose packages may not be installed."""

from importlib import import_module
from typing import Any

from triumvir.errors import Code, SetupError


def with_extra(module: str, extra: str) -> Any:
    """A module of ours that needs the packages of an extra. Error: extra/missing, where one is not there."""
    try:
        return import_module(module)
    except ImportError as fault:
        package, expected = (fault.name or extra).partition(".")[0], f'pip install "triumvir[{extra}]"'
        raise SetupError(Code.EXTRA_MISSING, got=package, expected=expected) from fault


def with_server(module: str) -> Any:
    """A module that needs the packages of a server. Error: extra/missing."""
    return with_extra(module, "server")
