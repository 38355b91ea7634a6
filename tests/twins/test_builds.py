"""The build compiles every kernel, and what it compiled is what the sources say."""

import doctest
import importlib
import importlib.machinery
import os
import runpy
from pathlib import Path

import pytest

import kernel_dialect
from tests.twins.binaries import binary_of, kernel_files, kernel_names, path_of, stale_kernels
from tests.twins.loading import load_pure, load_twins

ROOT = Path(__file__).resolve().parents[2]
SUFFIXES = tuple(importlib.machinery.EXTENSION_SUFFIXES)


def test_the_build_list_holds_every_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    build = runpy.run_path("setup.py")["compiled"]()
    assert [extension.name for extension in build["ext_modules"]] == kernel_names()
    assert all(extension.optional for extension in build["ext_modules"])


def test_a_required_build_is_not_optional(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("TRIUMVIR_REQUIRE_COMPILED", "1")
    build = runpy.run_path("setup.py")["compiled"]()
    assert not any(extension.optional for extension in build["ext_modules"])


@pytest.mark.parametrize("name", kernel_names())
def test_the_twins_are_twins(name: str) -> None:
    pure, compiled = load_twins(name)
    assert str(pure.__file__).endswith(".py")
    assert str(compiled.__file__).endswith(SUFFIXES)
    assert importlib.import_module(name) is compiled


@pytest.mark.parametrize("name", kernel_names())
def test_declarations_agree_with_the_source(name: str) -> None:
    kernel = kernel_dialect.Kernel(path_of(name))
    assert [*kernel_dialect.Declarations(kernel).faults()] == []


@pytest.mark.parametrize("name", kernel_names())
def test_what_is_exported_is_there_when_compiled(name: str) -> None:
    kernel = kernel_dialect.Kernel(path_of(name))
    missing = [public for public in kernel.exported if not hasattr(load_twins(name).compiled, public)]
    assert missing == []


@pytest.mark.parametrize("cython", [True, False], ids=["shadow", "stand-in"])
@pytest.mark.parametrize("name", kernel_names())
def test_examples_hold_interpreted(name: str, *, cython: bool) -> None:
    module = load_pure(name, cython=cython)
    assert module.cython.__name__ == ("cython" if cython else "triumvir._cython")
    assert doctest.testmod(module).failed == 0


def test_a_binary_older_than_its_source_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / "room"
    room.mkdir()
    source = room / "kernel_new.py"
    binary = source.with_name("kernel_new" + SUFFIXES[0])
    binary.write_bytes(b"")
    source.write_text("")
    monkeypatch.setattr("tests.twins.binaries.PACKAGE", tmp_path)
    set_time(binary, 1)
    assert binary_of(source) == binary
    assert kernel_files() == [source]
    assert stale_kernels() == ["triumvir.room.kernel_new"]
    set_time(binary, 9_000_000_000)
    assert stale_kernels() == []


def test_a_binary_older_than_a_declaration_it_uses_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("kernel_a", "kernel_b"):
        (tmp_path / f"{name}.py").write_text("")
        set_time(tmp_path / f"{name}.py", 1)
        (tmp_path / f"{name}{SUFFIXES[0]}").write_bytes(b"")
        set_time(tmp_path / f"{name}{SUFFIXES[0]}", 2)
    (tmp_path / "kernel_a.pxd").write_text("from triumvir.kernel_b cimport thing\n")
    set_time(tmp_path / "kernel_a.pxd", 1)
    (tmp_path / "kernel_b.pxd").write_text("cdef int thing() noexcept nogil\n")
    monkeypatch.setattr("tests.twins.binaries.PACKAGE", tmp_path)
    assert stale_kernels() == ["triumvir.kernel_a", "triumvir.kernel_b"]
    set_time(tmp_path / "kernel_b.pxd", 1)
    assert stale_kernels() == []


def set_time(path: Path, seconds: int) -> None:
    """Give a file a time of change."""
    os.utime(path, (seconds, seconds))
