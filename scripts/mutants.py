"""Small changes of Python code: what mutation.py makes of a module, one change at a time."""

import ast
from collections.abc import Iterator
from typing import Any

COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.Pow: ast.Mult,
}


def walk(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes whose change can matter: no annotation, decorator or docstring, nothing for type checkers."""
    for field, value in ast.iter_fields(tree):
        if field in ("annotation", "returns", "decorator_list", "type_comment"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not is_idle(child):
                yield child
                yield from walk(child)


def is_idle(node: ast.AST) -> bool:
    """Whether a statement does nothing at run time of the plain leg: docstrings, checks for other legs."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    text = ast.unparse(node.test) if isinstance(node, ast.If) else ""
    return text in ("TYPE_CHECKING", "not cython.compiled") or isinstance(node, ast.Try)


def without_effect(tree: ast.AST) -> Iterator[ast.AST]:
    """Values that no test can notice: the `strict` of a zip over equally long things, room in C arrays."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "strict":
            yield node.value
        if isinstance(node, ast.Subscript) and ast.unparse(node.value).startswith("cython."):
            yield node.slice


def ways(node: ast.AST) -> Iterator[str]:
    """The ways to change a node."""
    if isinstance(node, ast.Compare):
        yield from (f"compare {at}" for at in range(len(node.ops)))
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield "arithmetic"
        if isinstance(node, ast.AugAssign):
            yield "drop"
    elif isinstance(node, ast.BoolOp):
        yield "boolean"
    elif isinstance(node, ast.UnaryOp) and not isinstance(node.op, ast.UAdd):
        yield "unary"
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield "negate"
    elif isinstance(node, ast.Constant) and type(node.value) in (int, bool):
        yield "constant"
    elif isinstance(node, ast.Break | ast.Continue):
        yield "jump"


def apply(node: Any, way: str) -> Any:
    """The changed node; None where it was changed in place."""
    kind, _, at = way.partition(" ")
    if kind == "compare":
        node.ops[int(at)] = COMPARE[type(node.ops[int(at)])]()
    elif kind == "arithmetic":
        node.op = ARITHMETIC[type(node.op)]()
    elif kind == "boolean":
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif kind == "negate":
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif kind == "constant":
        node.value = not node.value if isinstance(node.value, bool) else node.value + 1
    elif kind == "unary":
        return node.operand
    elif kind == "drop":
        return ast.Pass()
    elif kind == "jump":
        return ast.Continue() if isinstance(node, ast.Break) else ast.Break()
    return None


def changed(source: str, number: int, way: str) -> tuple[ast.Module, str]:
    """The tree of a source with one node changed, and the change in words."""
    tree = ast.parse(source)
    node = list(walk(tree))[number]
    before = ast.unparse(node)
    after = apply(node, way)
    if after is not None:
        for parent in ast.walk(tree):
            for field, value in ast.iter_fields(parent):
                if value is node:
                    setattr(parent, field, after)
                elif isinstance(value, list) and node in value:
                    value[value.index(node)] = after
    if after is None:
        after = node
    text = ast.unparse(after)
    head = before.partition("\n")[0], text.partition("\n")[0]
    return ast.fix_missing_locations(tree), f"{head[0]}  ->  {head[1]}"
