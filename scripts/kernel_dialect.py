#!/usr/bin/env python3
"""The kernel dialect, checked on the syntax tree of every src/**/kernel*.py and against its .pxd.

What each rule is for stands in docs/explanation/kernel.md. Compiling finds many breaches too, but not these:
a wide literal that quietly becomes a Python object, a C int shifted out of its width, a local whose type
Cython guesses, a signature that drifts from its .pxd.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
HEAD = """\
try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython
"""
C_NAMES = {
    "ulonglong": "unsigned long long",
    "longlong": "long long",
    "uint": "unsigned int",
    "uchar": "unsigned char",
    "int": "int",
    "bint": "bint",
    "double": "double",
    "Py_ssize_t": "Py_ssize_t",
    "void": "void",
}
POINTERS = {
    f"p_{name}": f"{C_NAMES[name]}*"
    for name in ("ulonglong", "longlong", "uint", "uchar", "int", "Py_ssize_t")
}
MARKS = {"cfunc", "ccall", "inline", "cclass", "final", "nogil", "exceptval"}
SWITCHES = {"boundscheck", "wraparound", "cdivision", "overflowcheck"}
SERVED = {"compiled", "declare", "cast", *C_NAMES, *POINTERS, *MARKS, *SWITCHES}
COPY = "from cython.cimports.libc.string import memcpy"  # the one thing of C's library that kernels may use
DOOR = {"object", "list", "tuple"}  # Python types that a function with the GIL may take, give and hold
WIDEST = 2**31 - 1  # a longer literal is a Python object in compiled code
SIGNATURE = re.compile(
    r"^(?:cpdef|cdef)\s+(?:inline\s+)?(?P<returns>.+?[\s*])(?P<name>\w+)\((?P<params>.*)\)(?P<marks>.*)$"
)


@dataclass(frozen=True)
class Fault:
    """A place and what is wrong with it."""

    path: Path
    line: int
    text: str

    def __str__(self) -> str:
        place = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        return f"{place}:{self.line}: {self.text}"


def marks_of(node: ast.FunctionDef | ast.ClassDef) -> set[str]:
    """The names of its cython decorators."""
    found = (part.func if isinstance(part, ast.Call) else part for part in node.decorator_list)
    return {part.attr for part in found if is_cython(part) and isinstance(part, ast.Attribute)}


def is_cython(node: ast.expr) -> bool:
    """Whether it is `cython.something`."""
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "cython"


def is_call(node: ast.expr | None, name: str) -> bool:
    """Whether it is `cython.name(...)`."""
    return isinstance(node, ast.Call) and is_cython(node.func) and ast.unparse(node.func) == f"cython.{name}"


def flat(text: str) -> str:
    """A C declaration with single spaces and the star at its type."""
    return re.sub(r"\s*\*\s*", "* ", " ".join(text.split())).strip()


class Kernel:
    """One kernel: its tree, its classes, its faults."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)

    @cached_property
    def functions(self) -> list[ast.FunctionDef]:
        """Every function and method."""
        return [node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)]

    @cached_property
    def classes(self) -> set[str]:
        """Kernel classes that annotations may name: its own and those it imports."""
        own = {node.name for node in self.tree.body if isinstance(node, ast.ClassDef)}
        imported = {
            alias.name
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
            if alias.name[:1].isupper()
        }
        return own | imported

    @property
    def exported(self) -> list[str]:
        """What Python sees of the compiled kernel: its classes, doors and exported functions."""
        named = [n for n in self.tree.body if isinstance(n, ast.FunctionDef | ast.ClassDef)]
        return [node.name for node in named if "cfunc" not in marks_of(node)]

    def fault(self, node: ast.AST, text: str) -> Fault:
        return Fault(self.path, getattr(node, "lineno", 1), text)

    def faults(self) -> Iterator[Fault]:
        """All of them, in no particular order."""
        yield from self.head()
        yield from self.imports()
        yield from self.expressions()
        for function in self.functions:
            yield from self.annotations(function)
            yield from self.locals(function)
            yield from self.statements(function)
        yield from Declarations(self).faults()

    def head(self) -> Iterator[Fault]:
        """The block that imports cython, once, word for word."""
        if self.text.count(HEAD) != 1:
            yield self.fault(self.tree, "the kernel does not start with the block that imports cython")

    def imports(self) -> Iterator[Fault]:
        """Nothing but kernels, and what copies words."""
        skip = {node for top in self.tree.body if isinstance(top, ast.Try) for node in ast.walk(top)}
        for node in ast.walk(self.tree):
            if node in skip:
                continue
            if isinstance(node, ast.Import):
                yield self.fault(node, f"imports {node.names[0].name}: kernels import only kernels")
            if isinstance(node, ast.ImportFrom) and ast.unparse(node) != COPY:
                last = (node.module or "").rpartition(".")[2]
                if not (last.startswith("kernel") and (node.module or "").startswith("triumvir.")):
                    yield self.fault(node, f"imports from {node.module}: kernels import only kernels")

    def expressions(self) -> Iterator[Fault]:
        """Literals, shifts, names of the cython module."""
        declared = {
            inner
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Call) and is_call(node, "declare")
            for inner in ast.walk(node)
        }
        for node in ast.walk(self.tree):
            if (
                isinstance(node, ast.BinOp)
                and isinstance(node.op, ast.LShift)
                and isinstance(node.left, ast.Constant)
            ):
                yield self.fault(node, "shifts a literal, a C int: shift a typed unit")
            if (
                isinstance(node, ast.Constant)
                and type(node.value) is int
                and node.value > WIDEST
                and node not in declared
            ):
                yield self.fault(
                    node, "a literal beyond 32 bits is a Python object: cython.declare a constant"
                )
            if isinstance(node, ast.Attribute) and is_cython(node) and node.attr not in SERVED:
                yield self.fault(node, f"cython.{node.attr} is not among the names of the stand-in")
            if isinstance(node, ast.Lambda):
                yield self.fault(node, "a lambda")

    def annotation_ok(self, node: ast.expr | None, *, door: bool) -> bool:
        """Whether an annotation is a C type or a kernel class, or, at a door, a Python container of ints."""
        if node is None:
            return False
        if is_cython(node) and isinstance(node, ast.Attribute):
            return node.attr in C_NAMES or node.attr in POINTERS
        names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
        if isinstance(node, ast.Name):
            return node.id in self.classes or (door and node.id in DOOR)
        if isinstance(node, ast.Constant):
            return door and node.value is None
        return door and isinstance(node, ast.Subscript) and names <= {*DOOR, *self.classes, "int"}

    def annotations(self, function: ast.FunctionDef) -> Iterator[Fault]:
        """C types only; Python containers at the doors."""
        door = "nogil" not in marks_of(function)
        for arg in [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]:
            if arg.arg != "self" and not self.annotation_ok(arg.annotation, door=door):
                yield self.fault(arg, f"{function.name}: parameter {arg.arg} has no C type")
        if not self.annotation_ok(function.returns, door=door):
            yield self.fault(function, f"{function.name}: the result has no C type")
        for node in ast.walk(function):
            if isinstance(node, ast.AnnAssign) and not self.annotation_ok(node.annotation, door=door):
                yield self.fault(node, f"{function.name}: local {ast.unparse(node.target)} has no C type")

    def locals(self, function: ast.FunctionDef) -> Iterator[Fault]:
        """Each annotated or declared, so that Cython guesses nothing."""
        arguments = function.args
        known = {arg.arg for arg in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]}
        body = [node for statement in function.body for node in ast.walk(statement)]
        known |= {
            n.target.id for n in body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)
        }
        for node in body:
            if (
                isinstance(node, ast.Assign)
                and isinstance(node.value, ast.Call)
                and is_call(node.value, "declare")
            ):
                known |= {target.id for target in node.targets if isinstance(target, ast.Name)}
                if len(node.value.args) == 1 and not isinstance(node.value.args[0], ast.Subscript):
                    yield self.fault(
                        node, f"{function.name}: a scalar declared without a value is None uncompiled"
                    )
        inner = {n.id for node in body if isinstance(node, ast.comprehension) for n in names_in(node.target)}
        for node in body:
            if (
                isinstance(node, ast.Name)
                and isinstance(node.ctx, ast.Store)
                and node.id not in known | inner
            ):
                known.add(node.id)
                yield self.fault(node, f"{function.name}: local {node.id} is neither annotated nor declared")

    def statements(self, function: ast.FunctionDef) -> Iterator[Fault]:
        """No closures anywhere; no exceptions and no building of containers without the GIL."""
        free = "nogil" in marks_of(function)
        for node in (inner for statement in function.body for inner in ast.walk(statement)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                yield self.fault(node, f"{function.name}: defines {node.name} inside")
            if isinstance(node, ast.Try):
                yield self.fault(node, f"{function.name}: try in a kernel")
            if free and isinstance(node, ast.Raise):
                yield self.fault(node, f"{function.name}: raise in a nogil function")
            if free and isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
                yield self.fault(node, f"{function.name}: a comprehension in a nogil function")
            if free and isinstance(node, ast.Yield | ast.YieldFrom | ast.With | ast.JoinedStr):
                yield self.fault(node, f"{function.name}: {type(node).__name__.lower()} in a nogil function")


def names_in(node: ast.expr) -> Iterator[ast.Name]:
    return (part for part in ast.walk(node) if isinstance(part, ast.Name))


class Declarations:
    """A kernel's .pxd: the signatures that other kernels compile against, compared with those of the .py."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.path = kernel.path.with_suffix(".pxd")
        lines = self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []
        self.lines = [line.split("#")[0].rstrip() for line in lines]

    def expected(self, function: ast.FunctionDef) -> str:
        """The line that a function of the .py asks for."""
        marks = marks_of(function)
        kind = "cpdef" if "ccall" in marks else "cdef"
        params = ", ".join(f"{c_type(arg.annotation)} {arg.arg}" for arg in function.args.args)
        tail = " noexcept" * ("exceptval" in marks) + " nogil" * ("nogil" in marks)
        return flat(f"{kind} {c_type(function.returns)} {function.name}({params}){tail}")

    def faults(self) -> Iterator[Fault]:
        """Drift between the two files, either way."""
        top = {node.name: node for node in self.kernel.tree.body if isinstance(node, ast.FunctionDef)}
        written: dict[str, tuple[int, str]] = {}
        for number, line in enumerate(self.lines, start=1):
            if match := SIGNATURE.match(line):
                written[match["name"]] = (number, flat(re.sub(r"\binline ", "", line)))
        for name, (number, line) in written.items():
            if name not in top:
                yield Fault(self.path, number, f"declares {name}, which the kernel does not define")
            elif line != (expected := self.expected(top[name])):
                yield Fault(self.path, number, f"says {line!r}, the kernel says {expected!r}")
        for name, node in top.items():
            if "ccall" in marks_of(node) and name not in written:
                yield self.kernel.fault(node, f"{name} is exported without a line in {self.path.name}")


def c_type(node: ast.expr | None) -> str:
    """How a .pxd spells an annotation; nothing for a Python object."""
    if isinstance(node, ast.Attribute):
        return {**C_NAMES, **POINTERS}.get(node.attr, node.attr)
    if isinstance(node, ast.Subscript):
        return c_type(node.value)
    return node.id if isinstance(node, ast.Name) and node.id != "object" else ""


def main() -> int:
    kernels = sorted(SOURCE.rglob("kernel*.py"))
    found = [fault for path in kernels for fault in Kernel(path).faults()]
    for fault in sorted(found, key=lambda fault: (fault.path, fault.line)):
        print(fault)
    print(f"{len(kernels)} kernels, {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
