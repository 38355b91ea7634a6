"""Cython's pure mode as the kernels use it, for type checkers: C integers are int, arrays are lists."""

import builtins
from collections.abc import Callable
from typing import Literal, Protocol, TypeAlias, TypeVar, overload

_T = TypeVar("_T")

class _Mark(Protocol):
    """A decorator, bare or with options; `with cython.nogil:` too."""

    @overload
    def __call__(self, decorated: _T, /) -> _T: ...
    @overload
    def __call__(self, **options: builtins.bool) -> Callable[[_T], _T]: ...
    def __enter__(self) -> None: ...
    def __exit__(self, *error: object) -> None: ...

class _Switch(Protocol):
    """A directive, `@cython.overflowcheck(False)`."""

    def __call__(self, on: builtins.bool, /) -> Callable[[_T], _T]: ...

compiled: Literal[False]  # what a checker reads is the interpreted half

ulonglong: TypeAlias = builtins.int
longlong: TypeAlias = builtins.int
uint: TypeAlias = builtins.int
uchar: TypeAlias = builtins.int
int: TypeAlias = builtins.int
Py_ssize_t: TypeAlias = builtins.int
bint: TypeAlias = builtins.bool
double: TypeAlias = builtins.float
void: TypeAlias = None

p_ulonglong: TypeAlias = list[builtins.int]
p_longlong: TypeAlias = list[builtins.int]
p_uint: TypeAlias = list[builtins.int]
p_uchar: TypeAlias = list[builtins.int]
p_int: TypeAlias = list[builtins.int]
p_Py_ssize_t: TypeAlias = list[builtins.int]

cfunc: _Mark
ccall: _Mark
inline: _Mark
cclass: _Mark
final: _Mark
nogil: _Mark
exceptval: _Mark

boundscheck: _Switch
wraparound: _Switch
cdivision: _Switch
overflowcheck: _Switch

@overload
def declare(kind: type[_T], value: _T) -> _T: ...
@overload
def declare(kind: object) -> list[builtins.int]: ...  # an array, ulonglong[64]
def cast(kind: type[_T], value: object) -> _T: ...
