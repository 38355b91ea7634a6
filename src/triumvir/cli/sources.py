"""Files that the commands read and write."""

import sys
from pathlib import Path

from triumvir.errors import Code, ParseError
from triumvir.table.home import write_whole


def read_bytes(path: Path) -> bytes:
    """What a file holds; `-` is standard input. Error: file/unreadable."""
    try:
        return sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    except OSError as fault:
        expected = f"a file that can be read ({fault.strerror})"
        raise ParseError(Code.FILE_UNREADABLE, got=path, expected=expected) from fault


def read_text(path: Path) -> str:
    """What a file holds, as text. Error: file/unreadable."""
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        expected = f"UTF-8, byte {fault.start} is not"
        raise ParseError(Code.FILE_UNREADABLE, got=path, expected=expected) from fault


def write_file(path: Path, data: str | bytes) -> None:
    """A file written whole, or left as it was. Error: file/unreadable."""
    try:
        write_whole(path, data)
    except OSError as fault:
        expected = f"a file that can be written ({fault.strerror})"
        raise ParseError(Code.FILE_UNREADABLE, got=path, expected=expected) from fault
