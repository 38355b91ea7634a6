"""Stand-in for the `cython` module where Cython is not installed: the names kernels use, all plain Python.

To the interpreter a C type means two things only: `declare(t)` gives its zero, and `t[n]` is an array of n
zeros. Decorators change nothing. (Type checkers see typings/cython.pyi in its place.)

>>> declare(ulonglong), declare(ulonglong, 7), declare(uint[3]), cast(uchar, 9)
(0, 7, [0, 0, 0], 9)
>>> with nogil:
...     cfunc(exceptval(check=False)(abs))(-1)
1
"""

from typing import Any

compiled = False


class _Type:
    """A C type, or an array of one: called without a value it gives its zero, a fresh list for an array."""

    def __init__(self, zero: Any, length: Any = None) -> None:
        self._zero, self._length = zero, length

    def __call__(self, value: Any = None) -> Any:
        if value is not None:
            return value
        return self._zero if self._length is None else [self._zero] * self._length

    def __getitem__(self, length: Any) -> "_Type":
        return _Type(self._zero, length)


def declare(kind: _Type, value: Any = None) -> Any:
    """The value given, or the zero of its type."""
    return kind(value)


def cast(_kind: _Type, value: Any) -> Any:
    """The value as it is: kernels mask before they narrow."""
    return value


class _Mark:
    """Changes nothing: as a decorator, bare or with options (`@exceptval(check=False)`), or in a `with`."""

    def __call__(self, *args: Any, **_options: Any) -> Any:
        return args[0] if args and callable(args[0]) else _same

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_error: object) -> None:
        return None


def _same(decorated: Any) -> Any:
    return decorated


ulonglong, longlong, uint, uchar, int, Py_ssize_t = (_Type(0) for _ in range(6))
bint, double, void = _Type(zero=False), _Type(0.0), _Type(None)
p_ulonglong, p_longlong, p_uint, p_uchar, p_int, p_Py_ssize_t = (_Type(None) for _ in range(6))
cfunc, ccall, inline, cclass, final, nogil, exceptval = (_Mark() for _ in range(7))
boundscheck, wraparound, cdivision, overflowcheck = (_Mark() for _ in range(4))
