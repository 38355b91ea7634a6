"""Extra: commands whose packages may not be installed."""

from importlib import import_module
from typing import Any

from triumvir.errors import Code, SetupError

SERVER = 'pip install "triumvir[server]"'


def with_server(module: str) -> Any:
    """A module that needs the packages of a server. Error: extra/missing, where one is not installed."""
    try:
        return import_module(module)
    except ImportError as fault:
        package = (fault.name or "triumvir[server]").partition(".")[0]
        raise SetupError(Code.EXTRA_MISSING, got=package, expected=SERVER) from fault
