"""Lines: where a person's lines come from and the table's go, one at a time."""

import io
import os
import queue
import sys
import threading
from collections.abc import Callable, Iterable
from shutil import get_terminal_size
from typing import TextIO

from triumvir.locales.arabic import arranged, mode_of


class Lines:
    """Standard input and output. On a terminal a mark stands before what is typed."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self._source = source or sys.stdin
        self._sink = sink or sys.stdout
        self.terminal = self._source.isatty() and self._sink.isatty()
        self._typed: queue.Queue[str] | None = None
        self._ended = False
        self._mode = mode_of(os.environ, terminal=self.terminal)
        for stream in (self._source, self._sink):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # what can't be read or shown is no reason to stop

    def say(self, lines: str | Iterable[str]) -> None:
        """Some lines."""
        for line in (lines,) if isinstance(lines, str) else lines:
            self._sink.write(f"{self._arranged(line)}\n")
        self._sink.flush()

    def _arranged(self, line: str) -> str:
        """A line as this terminal, or a pipe, is sent it."""
        width = get_terminal_size().columns if self.terminal else 0
        return arranged(line, self._mode, width)

    def ask(self, mark: str = "> ", seconds: float = 0) -> str | None:
        """The line that was typed; none at the end of the input. With `seconds` TimeoutError when they are
        over.
        """
        if self.terminal:
            self._sink.write(self._arranged(mark))
            self._sink.flush()
        line = "" if self._ended else self._waited(seconds) if seconds else self._next()
        self._ended = not line
        return line.rstrip("\r\n") if line else None

    def follow(self, typed: Callable[[str | None], None]) -> None:
        """Have every line that is typed from now on brought, by a thread of its own; none at the end."""

        def read() -> None:
            while line := self._source.readline():
                typed(line.rstrip("\r\n"))
            typed(None)

        threading.Thread(target=read, daemon=True).start()

    def _next(self) -> str:
        """The next line, from whoever reads."""
        return self._source.readline() if self._typed is None else self._typed.get()

    def _waited(self, seconds: float) -> str:
        """The next line, if it comes in time; the reader goes on waiting for it."""
        if self._typed is None:
            self._typed = queue.Queue()
            threading.Thread(target=self._read, args=(self._typed,), daemon=True).start()
        try:
            return self._typed.get(timeout=seconds)
        except queue.Empty:
            if self.terminal:
                self._sink.write("\n")
            raise TimeoutError from None

    def _read(self, typed: "queue.Queue[str]") -> None:
        """Read to the end of the input, which is an empty line."""
        line = "\n"
        while line:
            line = self._source.readline()
            typed.put(line)
