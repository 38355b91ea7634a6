"""The dialect check finds each breach it was made for, and nothing in a kernel that keeps to the dialect."""

from pathlib import Path

import pytest

import kernel_dialect

GOOD = '''"""A kernel."""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

from triumvir.cards.kernel_other import Table, mix

if not cython.compiled:
    from triumvir.cards.kernel_other import next_word

WIDE = cython.declare(cython.ulonglong, 0x1234_5678_9ABC_DEF0)


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def total(table: Table, n: cython.Py_ssize_t) -> cython.ulonglong:
    i: cython.Py_ssize_t
    out: cython.ulonglong = 0
    buf = cython.declare(cython.ulonglong[4])
    for i in range(n):
        buf[i] = table.words[i] & WIDE
        out += buf[i]
    return out


def listed(table: Table, words: list[int]) -> list[int]:
    many: cython.Py_ssize_t = len(words)
    return [word + many for word in words]
'''
DECLARED = "cpdef unsigned long long total(Table table, Py_ssize_t n) noexcept nogil\n"
ADDED = {
    "import os\n": "kernels import only kernels",
    "from triumvir.cards.text import parse\n": "kernels import only kernels",
    "BIG = 0x1_0000_0000\n": "beyond 32 bits",
    "BIT = 1 << WIDE\n": "shift a typed unit",
    "T = cython.declare(cython.ushort, 1)\n": "not among the names of the stand-in",
    "f = lambda: 0\n": "a lambda",
    "def f(n) -> cython.int:\n    return n\n": "parameter n has no C type",
    "def f(n: int) -> None:\n    pass\n": "parameter n has no C type",
    "def f(n: cython.int):\n    pass\n": "the result has no C type",
    "def f(n: cython.int) -> cython.int:\n    k = n\n    return k\n": "k is neither annotated nor declared",
    "def f(n: cython.int) -> None:\n    for k in range(n):\n        n += k\n": "k is neither annotated",
    "def f(n: cython.int) -> cython.int:\n    k: int = n\n    return k\n": "local k has no C type",
    "def f() -> cython.int:\n    k = cython.declare(cython.int)\n    return k\n": "None uncompiled",
    "def f() -> None:\n    def g() -> None:\n        pass\n": "defines g inside",
    "def f() -> None:\n    try:\n        pass\n    finally:\n        pass\n": "try in a kernel",
    "@cython.nogil\ndef f(n: list[int]) -> cython.int:\n    return 0\n": "parameter n has no C type",
    "@cython.nogil\ndef f() -> cython.int:\n    raise ValueError\n": "raise in a nogil function",
    "@cython.nogil\ndef f() -> cython.int:\n    return len([0 for _ in f])\n": "comprehension in a nogil",
    "@cython.ccall\ndef f() -> cython.int:\n    return 0\n": "f is exported without a line in kernel.pxd",
}
DRIFT = {
    "": "total is exported without a line in kernel.pxd",
    "cpdef unsigned long long total(Table table, int n) noexcept nogil\n": "says",
    "cpdef unsigned long long total(Table table, Py_ssize_t n) nogil\n": "says",
    "cpdef unsigned long long total(Table table, Py_ssize_t n) noexcept\n": "says",
    "cdef unsigned long long total(Table table, Py_ssize_t n) noexcept nogil\n": "says",
    "cpdef long long total(Table table, Py_ssize_t n) noexcept nogil\n": "says",
    DECLARED
    + "cdef int gone(unsigned long long* out) noexcept nogil\n": "declares gone, which the kernel does not",
}


def faults(folder: Path, source: str, declared: str = DECLARED) -> list[str]:
    """What the check says of a kernel and its .pxd."""
    path = folder / "kernel.py"
    path.write_text(source, encoding="utf-8")
    path.with_suffix(".pxd").write_text(declared, encoding="utf-8")
    return [fault.text for fault in kernel_dialect.Kernel(path).faults()]


def test_a_good_kernel_has_no_fault(tmp_path: Path) -> None:
    assert faults(tmp_path, GOOD) == []


def test_the_head_is_asked_for_word_for_word(tmp_path: Path) -> None:
    assert len(faults(tmp_path, GOOD.replace("no Cython at run time", "none"))) == 1


@pytest.mark.parametrize("added", ADDED)
def test_a_breach_is_named(tmp_path: Path, added: str) -> None:
    found = faults(tmp_path, GOOD + "\n\n" + added)
    assert len(found) == 1
    assert ADDED[added] in found[0]


@pytest.mark.parametrize("declared", DRIFT)
def test_a_drift_from_the_declarations_is_named(tmp_path: Path, declared: str) -> None:
    found = faults(tmp_path, GOOD, declared)
    assert len(found) == 1
    assert DRIFT[declared] in found[0]


def test_pointers_and_containers_are_spelled_as_in_c(tmp_path: Path) -> None:
    source = GOOD + (
        "\n\n@cython.cfunc\n@cython.nogil\n@cython.exceptval(check=False)\n"
        "def put(out: cython.p_ulonglong) -> cython.void:\n    out[0] = 1\n"
        "\n\n@cython.ccall\ndef door(words: list[int], any_: object) -> tuple[int, ...]:\n    return ()\n"
    )
    more = (
        "cdef void put(unsigned long long *out) noexcept nogil  # star\ncpdef tuple door(list words, any_)\n"
    )
    assert faults(tmp_path, source, DECLARED + more) == []


def test_the_stand_in_and_the_stub_serve_the_same_names() -> None:
    root = kernel_dialect.ROOT
    stub = (root / "typings" / "cython.pyi").read_text(encoding="utf-8")
    stand_in = (root / "src" / "triumvir" / "_cython.py").read_text(encoding="utf-8")
    for name in kernel_dialect.SERVED:
        assert name in stub
        assert name in stand_in
