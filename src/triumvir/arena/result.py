"""Result: a file of boards, a line of JSON each, below a header. It grows line by line and is read back."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from triumvir.arena.board import Board
from triumvir.arena.header import Header
from triumvir.errors import Code, ParseError, SetupError

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Result:
    """The boards of a contest, by number. `whole` is the length of the file without a half-written line."""

    header: Header
    boards: tuple[Board, ...]
    whole: int = 0

    def missing(self, deals: int) -> list[int]:
        """The numbers below `deals` that no board has."""
        there = {board.number for board in self.boards}
        return [number for number in range(deals) if number not in there]

    @property
    def text(self) -> str:
        """The file with the boards by number: the same in whatever order they were played."""
        return "".join(map(_line, (self.header.plain(), *(board.plain() for board in self.boards))))

    def joined(self, boards: Iterable[Board]) -> "Result":
        """With more boards."""
        return replace(self, boards=tuple(sorted((*self.boards, *boards), key=_number)))


def _number(board: Board) -> int:
    return board.number


def begin(path: Path, header: Header) -> Result:
    """A new file. Errors: arena/exists, file/unreadable."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(_line(header.plain()))
    except FileExistsError as fault:
        expected = "a new file; --resume goes on with an old one"
        raise SetupError(Code.ARENA_EXISTS, got=path, expected=expected) from fault
    except OSError as fault:
        raise _unwritable(path, fault) from fault
    return Result(header, ())


def append(path: Path, board: Board) -> None:
    """One board more, written at once. Error: file/unreadable."""
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(_line(board.plain()))
    except OSError as fault:
        raise _unwritable(path, fault) from fault


def resume(path: Path, header: Header) -> Result:
    """An old file of the same contest, a half-written last line cut off; a new one where there is none.

    Errors: arena/other, arena/file, file/unreadable.
    """
    if not path.exists():
        return begin(path, header)
    old = read(path)
    if differing := old.header.differences(header):
        got, expected = (
            ", ".join(f"{name} {_text(getattr(each, name))}" for name in differing)
            for each in (header, old.header)
        )
        raise SetupError(Code.ARENA_OTHER, got=got, expected=expected, where=str(path))
    try:
        with path.open("r+b") as file:
            file.truncate(old.whole)
    except OSError as fault:
        raise _unwritable(path, fault) from fault
    return old


def read(path: Path) -> Result:
    """What a file holds, without a half-written last line. Errors: arena/file, file/unreadable."""
    try:
        data = path.read_bytes()
    except OSError as fault:
        expected = f"a file that can be read ({fault.strerror})"
        raise ParseError(Code.FILE_UNREADABLE, got=path, expected=expected) from fault
    *lines, _ = data.split(b"\n")
    if not lines:
        raise ParseError(Code.ARENA_FILE, got=path, expected="a header of results on the first line")
    header = _tried(Header.parse, lines[0], "a header of results", path, 1)
    boards: dict[int, Board] = {}
    for at, line in enumerate(lines[1:], start=2):
        board = _tried(Board.parse, line, "a board", path, at)
        if board.number in boards or not board.fits(len(header.bots)):
            expected = f"a board that is not there yet, of {len(header.bots)} bots"
            raise ParseError(Code.ARENA_FILE, got=_start(line), expected=expected, where=_at(path, at))
        boards[board.number] = board
    return Result(header, tuple(sorted(boards.values(), key=_number)), sum(len(line) + 1 for line in lines))


def _tried(parse: Callable[[Any], T], line: bytes, what: str, path: Path, at: int) -> T:
    try:
        return parse(json.loads(line))
    except (ValueError, TypeError, KeyError, AttributeError) as fault:
        raise ParseError(Code.ARENA_FILE, got=_start(line), expected=what, where=_at(path, at)) from fault


def _start(line: bytes) -> str:
    return line[:80].decode(errors="replace")


def _at(path: Path, line: int) -> str:
    return f"{path}, line {line}"


def _unwritable(path: Path, fault: OSError) -> ParseError:
    expected = f"a file that can be written ({fault.strerror})"
    return ParseError(Code.FILE_UNREADABLE, got=path, expected=expected)


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _line(plain: Mapping[str, object]) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n"
