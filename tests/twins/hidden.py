"""An import hook that hides Cython, as on a machine where it is not installed."""

from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType


class NoCython:
    """At the head of sys.meta_path it makes `import cython` fail."""

    @staticmethod
    def find_spec(
        fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Nothing for other modules."""
        if fullname == "cython":
            raise ModuleNotFoundError(f"{fullname} is hidden", name=fullname)
        return None
