"""Extra: packages that may not be installed, since only some commands, figures and backends need them."""

from importlib import import_module
from typing import Any

from triumvir.errors import Code, SetupError


def load(module: str, extra: str = "arena") -> Any:
    """A module of an extra, or one of ours that needs it; untyped, for what such packages say of their types
    is full of unknowns. Error: extra/missing, which names the package that is not there.
    """
    try:
        return import_module(module)
    except ImportError as fault:
        package, expected = (fault.name or extra).partition(".")[0], f'pip install "triumvir[{extra}]"'
        raise SetupError(Code.EXTRA_MISSING, got=package, expected=expected) from fault
