"""The same kernel twice in one process: as plain Python and as compiled.

pure, compiled = load_twins("triumvir.cards.kernel_rng")
"""

import importlib
import importlib.util
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.machinery import ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import NamedTuple

from tests.twins.binaries import kernel_names, path_of
from tests.twins.hidden import NoCython


class Twins(NamedTuple):
    """One kernel, interpreted and compiled."""

    pure: ModuleType
    compiled: ModuleType


class SourceOnly:
    """At the head of sys.meta_path it takes kernels from their source, whatever binary lies beside it."""

    @staticmethod
    def find_spec(
        fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a kernel; nothing for other modules."""
        if fullname not in kernel_names():
            return None
        source = str(path_of(fullname))
        return importlib.util.spec_from_file_location(
            fullname, source, loader=SourceFileLoader(fullname, source)
        )


def place(name: str, module: ModuleType) -> None:
    """Make a module the one that `import name` finds."""
    sys.modules[name] = module
    parent, _, last = name.rpartition(".")
    if parent:
        setattr(sys.modules[parent], last, module)


@contextmanager
def sources_only(*, cython: bool) -> Iterator[None]:
    """Within, kernels come from source, with the real cython or the stand-in; after, all is as before."""
    swapped = [*kernel_names(), *([] if cython else ["cython"])]
    for name in kernel_names():
        importlib.import_module(name)  # their packages too, which must not meet the sources
    kept = {name: sys.modules.pop(name) for name in swapped if name in sys.modules}
    hooks: list[type[SourceOnly | NoCython]] = [SourceOnly] if cython else [SourceOnly, NoCython]
    sys.meta_path[:0] = hooks
    try:
        yield
    finally:
        del sys.meta_path[: len(hooks)]
        for name, module in kept.items():
            place(name, module)


@cache
def load_pure(name: str, *, cython: bool = True) -> ModuleType:
    """A kernel as plain Python, with the kernels it imports: on Cython's own types or the stand-in's."""
    with sources_only(cython=cython):
        return importlib.import_module(name)


def load_twins(name: str) -> Twins:
    """A kernel as plain Python and as compiled."""
    return Twins(load_pure(name), importlib.import_module(name))
