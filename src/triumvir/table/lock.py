"""Lock: one process at a time; the system lets go of it when the process ends, however it ends."""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


HELD = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
"""What systems say of a lock that somebody holds; anything else is a fault of the file or of its disk."""


class Lock:
    """A lock by a file, held from its making to `free`."""

    def __init__(self, path: Path) -> None:
        """Take it. Errors: BlockingIOError if another process, or this one, holds it; OSError
        where nothing can be locked.
        """
        self._path = path
        while True:
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _take(file)
            except OSError as fault:
                os.close(file)
                if fault.errno not in HELD:
                    raise
                raise BlockingIOError(*fault.args) from fault
            if self._stands(file):
                self._file = file
                return
            os.close(file)  # whoever held it took the file away meanwhile: there may be a new one

    def _stands(self, file: int) -> bool:
        """Whether the file that was locked is the one that others would find."""
        try:
            return sys.platform == "win32" or os.path.samestat(os.fstat(file), self._path.stat())
        except FileNotFoundError:
            return False

    def free(self) -> None:
        """Let go of it, and take the file away while it is held."""
        with suppress(OSError):
            self._path.unlink()
        os.close(self._file)
