"""The catalogue's files, read as data; and where the sources name messages."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import triumvir
from triumvir.locales.catalog import FILES

PACKAGE = Path(triumvir.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
FOLDER = PACKAGE / "locales"
CATEGORIES = {
    "en": {"one", "other"},
    "uk": {"one", "few", "many"},
    "ar": {"zero", "one", "two", "few", "many", "other"},
    "zh": {"other"},
}
"""The plural forms of whole numbers in each language."""


@cache
def entries(language: str, file: str) -> tuple[ftl.EntryType, ...]:
    """All that stands in a file, junk too."""
    text = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")
    return tuple(FluentParser().parse(text).body)


def messages(language: str, file: str) -> list[ftl.Message]:
    """The messages of a file in their order."""
    return [entry for entry in entries(language, file) if isinstance(entry, ftl.Message)]


@cache
def all_messages(language: str) -> dict[str, ftl.Message]:
    """The messages of a language by id."""
    return {message.id.name: message for file in FILES for message in messages(language, file)}


def inside(node: object) -> Iterator[ftl.BaseNode]:
    """A node and all below it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from inside(value)
    elif isinstance(node, list):
        for each in node:
            yield from inside(each)


def variables(language: str, message: str) -> set[str]:
    """The values that a message takes, those of messages and terms that it quotes too."""
    found: set[str] = set()
    for node in inside(all_messages(language)[message]):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            found |= variables(language, node.id.name)
    return found


@dataclass(frozen=True)
class Use:
    """A call of `say` in the sources: the id or its pattern, the values by name, none if spread."""

    place: str
    message: str
    values: frozenset[str] | None


def pattern(node: ast.expr | None) -> str:
    """A text or f-string as a regular expression; empty for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(pattern(part) or "[a-zA-Z0-9-]+" for part in node.values)
    return ""


def trees() -> Iterator[tuple[Path, ast.Module]]:
    """Every source of the package, parsed."""
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def page() -> Iterator[tuple[str, str]]:
    """Every source of the page in the browser, with its place; the tests of it left out."""
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            yield path.relative_to(PAGE).as_posix(), path.read_text(encoding="utf-8")


GAP = re.compile(r"\$\{[^{}]*\}")
"""What is filled in in a text of the page's sources."""


def gaps(text: str) -> str:
    """A text between backticks as a regular expression."""
    return "[a-zA-Z0-9-]+".join(re.escape(part) for part in GAP.split(text))


def values_in(source: str, at: int) -> frozenset[str] | None:
    """The names of the values in a call of `say`, whose id ends at `at`; none if they do not stand there."""
    opening = re.compile(r"\s*(,\s*\{|,?\s*\))").match(source, at)
    if not opening:
        return None
    if opening[1].endswith(")"):
        return frozenset()
    depth, names, begins = 0, set[str](), True
    for token in re.finditer(r"[({\[]|[)}\]]|,|\.\.\.|[a-zA-Z]+|\S", source[opening.end() :]):
        if token[0] in ")}]" and not depth:
            return frozenset(names)
        depth += (token[0] in "({[") - (token[0] in ")}]")
        if begins and token[0] == "...":
            return None
        if begins and not depth:
            names.add(token[0])
        begins = token[0] == "," and not depth
    return None


def page_uses() -> Iterator[Use]:
    """The calls `say(id, ...)` of the page."""
    for place, source in page():
        for call in re.finditer(r"""\bsay\(\s*(?:"([^"]+)"|`([^`]+)`)""", source):
            message = re.escape(call[1]) if call[1] else gaps(call[2])
            line = source.count("\n", 0, call.start()) + 1
            yield Use(f"{place}:{line}", message, values_in(source, call.end()))


def uses() -> Iterator[Use]:
    """The calls `something.say(id, ...)` whose id stands there, whole or with gaps."""
    yield from page_uses()
    for path, tree in trees():
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if node.func.attr == "say" and node.args and (message := pattern(node.args[0])):
                names = [keyword.arg for keyword in node.keywords]
                values = None if None in names else frozenset(name for name in names if name)
                yield Use(f"{path.relative_to(PACKAGE)}:{node.lineno}", message, values)


def named() -> set[str]:
    """The ids that stand in the sources, as a text of their own or by an f-string that begins like one, and
    those that other messages quote.
    """
    known = set(all_messages("en"))
    quoted = inside(list(all_messages("en").values()))
    found = {node.id.name for node in quoted if isinstance(node, ftl.MessageReference)}
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and node.value in known:
                found.add(str(node.value))
            elif isinstance(node, ast.JoinedStr) and re.match(r"[a-z]+\\?-", text := pattern(node)):
                found |= {message for message in known if re.fullmatch(text, message)}
    for _, source in page():
        found |= known & set(re.findall(r'"([a-z][a-zA-Z0-9-]+)"', source))
        for text in re.findall(r"`([a-z]+-[^`]*)`", source):
            found |= {message for message in known if re.fullmatch(gaps(text), message)}
    return found
