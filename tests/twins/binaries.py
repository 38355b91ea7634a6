"""Which kernels there are, which binary serves each, and whether it is older than what it was made from."""

import importlib.machinery
import re
from collections.abc import Iterator
from pathlib import Path

import triumvir

PACKAGE = Path(triumvir.__file__).parent
CIMPORT = re.compile(r"^\s*from\s+(triumvir[\w.]*)\s+cimport\b", re.MULTILINE)


def kernel_files() -> list[Path]:
    """The source of every kernel of the package that is being tested."""
    return sorted(PACKAGE.rglob("kernel*.py"))


def kernel_names() -> list[str]:
    """Their module names."""
    return [module_name(path) for path in kernel_files()]


def module_name(path: Path) -> str:
    """The dotted name of a file of the package."""
    return ".".join(["triumvir", *path.relative_to(PACKAGE).with_suffix("").parts])


def path_of(module: str) -> Path:
    """The source of a module of the package."""
    return PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")


def binary_of(path: Path) -> Path | None:
    """The binary that this interpreter would import in the place of a kernel's source."""
    for suffix in importlib.machinery.EXTENSION_SUFFIXES:
        if (binary := path.with_name(path.stem + suffix)).exists():
            return binary
    return None


def declarations(path: Path) -> Iterator[Path]:
    """The .pxd of a kernel, and those it takes declarations from."""
    waiting, seen = [path.with_suffix(".pxd")], set[Path]()
    while waiting:
        pxd = waiting.pop()
        if pxd in seen or not pxd.exists():
            continue
        seen.add(pxd)
        yield pxd
        waiting += [
            path_of(name).with_suffix(".pxd") for name in CIMPORT.findall(pxd.read_text(encoding="utf-8"))
        ]


def stale_kernels() -> list[str]:
    """Kernels whose binary is older than what it was made from: edits that would go untested."""
    found: list[str] = []
    for path in kernel_files():
        binary = binary_of(path)
        made = binary.stat().st_mtime_ns if binary else None
        if made and any(source.stat().st_mtime_ns > made for source in (path, *declarations(path))):
            found.append(module_name(path))
    return found


def fault_of_leg(leg: str) -> str:
    """Why the kernels that are there do not fit the leg that is run, or nothing."""
    compiled = [module_name(path) for path in kernel_files() if binary_of(path)]
    missing = [name for name in kernel_names() if name not in compiled]
    if stale := stale_kernels():
        return f"older than their sources: the binaries of {', '.join(stale)}; run `make build`"
    if leg in ("compiled", "overflow") and missing:
        return f"not compiled: {', '.join(missing)}; run `make build`"
    if leg == "pure" and compiled:
        return f"compiled, in the pure leg: {', '.join(compiled)}"
    return ""
