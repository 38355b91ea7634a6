"""Extra: packages that only some figures and some backends need."""

from importlib import import_module
from typing import Any

from triumvir.errors import Code, SetupError


def load(module: str, extra: str = "arena") -> Any:
    """A module of an extra; untyped, for what such packages say of their types is full of unknowns.

    Error: extra/missing.
    """
    try:
        return import_module(module)
    except ImportError as fault:
        package, expected = module.partition(".")[0], f'pip install "triumvir[{extra}]"'
        raise SetupError(Code.EXTRA_MISSING, got=package, expected=expected) from fault
