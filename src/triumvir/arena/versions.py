"""Versions: what played, so that a file of results says where it comes from."""

import platform
from collections.abc import Iterator
from importlib import metadata, util
from pathlib import Path
from pkgutil import walk_packages

import triumvir


def version(package: str) -> str:
    """The installed version of a package."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "not installed"


def python() -> str:
    """The interpreter and its version."""
    return f"{platform.python_implementation()} {platform.python_version()}"


def kernels() -> Iterator[tuple[str, str, str]]:
    """Each kernel's module, compiled or not, and its file in the package."""
    for module in walk_packages(triumvir.__path__, "triumvir."):
        spec = util.find_spec(module.name) if module.name.rpartition(".")[2].startswith("kernel") else None
        if spec and spec.origin:
            path = Path(spec.origin)
            home = next(Path(root) for root in triumvir.__path__ if path.is_relative_to(root))
            state = "interpreted" if path.suffix == ".py" else "compiled"
            yield module.name, state, path.relative_to(home).as_posix()


def build() -> str:
    """Whether the kernels are "compiled", "interpreted" or, with a stale build, "mixed"."""
    states = {state for _, state, _ in kernels()}
    return states.pop() if len(states) == 1 else "mixed"
