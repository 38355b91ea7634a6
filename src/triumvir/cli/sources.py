"""Files that the commands read."""

import sys
from pathlib import Path

from triumvir.errors import Code, ParseError


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
