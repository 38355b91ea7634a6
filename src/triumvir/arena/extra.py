"""Extra: packages that only some figures need."""

from importlib import import_module
from typing import Any

from triumvir.errors import Code, SetupError

EXTRA = 'pip install "triumvir[arena]"'


def load(module: str) -> Any:
    """A module of the extra `arena`; untyped, for what its packages say of their types is full of unknowns.

    Error: extra/missing.
    """
    try:
        return import_module(module)
    except ImportError as fault:
        package = module.partition(".")[0]
        raise SetupError(Code.EXTRA_MISSING, got=package, expected=EXTRA) from fault
