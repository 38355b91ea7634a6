"""Program: a player in any language, another program spoken to in lines of JSON over its input and output.

`docs/reference/bot_protocol.md` is the protocol.
"""

import json
import queue
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO, Any, NoReturn, cast

from triumvir.errors import Code, IllegalActionError, ParseError, SetupError, TriumvirError

PROTOCOL = 1
LONGEST = 1 << 16
"""So many bytes has no line of a program."""
LATE = 3
"""After so many answers in a row that did not come in time a program is ended."""
HELLO = '{"type":"hello","name":"...","version":"..."}'
ACT = '{"type":"act","id":N,"action":"..."}'


class Program:
    """A program that plays. It is started when it is first needed, and again when it has ended."""

    def __init__(self, command: Sequence[str], seconds: float = 10.0) -> None:
        """With the command that starts it, and how long it may take for an answer."""
        self.name = ""
        self._command = [*command]
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._said: queue.Queue[bytes] = queue.Queue()
        self._number = self._late = 0

    def choose(self, view: Mapping[str, Any], seconds: float | None = None) -> str:
        """The text of a legal action for the seat to act, which sees `view` (as JSON has it).

        Errors: bot/program, bot/answer, bot/illegal, bot/late. The program is told of them and goes on, but
        for one that has ended, writes without end, or is late again and again.
        """
        self.start()
        self._number += 1
        given = self._seconds if seconds is None else seconds
        ends = time.monotonic() + given
        try:
            self._tell(type="think", id=self._number, deadline_ms=int(1000 * given), view=view)
            while (said := _message(self._hear(ends))).get("id") != self._number:
                if said.get("id") not in range(1, self._number):
                    _refuse(json.dumps(said), ACT)
            action = _action(said, view["legal"])
        except TriumvirError as fault:
            self._fault(fault)
            raise
        self._late = 0
        return action

    def start(self) -> None:
        """Start it, if it does not run, and hear its name. Errors: bot/program, bot/answer, bot/late."""
        if self._process and self._process.poll() is None:
            return
        self.close()
        try:
            self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603
        except OSError as fault:
            raise SetupError(
                Code.BOT_PROGRAM, got=self._command[0], expected=f"a program ({fault})"
            ) from None
        self._said = queue.Queue()
        output = cast("IO[bytes]", self._process.stdout)
        threading.Thread(target=_listen, args=(output, self._said), daemon=True).start()
        try:
            self._tell(type="hello", triumvir=PROTOCOL)
            hello = _message(self._hear(time.monotonic() + self._seconds))
            if hello.get("type") != "hello" or not isinstance(hello.get("name"), str):
                _refuse(json.dumps(hello), HELLO)
        except TriumvirError:
            self.close()
            raise
        self.name = str(hello["name"])

    def close(self) -> None:
        """Say good-bye, and end it."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError), cast("IO[bytes]", process.stdin) as tasks:
            tasks.write(b'{"type":"bye"}\n')
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _tell(self, **message: Any) -> None:
        """Say something. Error: bot/program."""
        assert self._process is not None, "it was started"
        tasks = cast("IO[bytes]", self._process.stdin)
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        try:
            tasks.write(f"{line}\n".encode())
            tasks.flush()
        except OSError:
            self._ended()

    def _hear(self, ends: float) -> bytes:
        """The next line. Errors: bot/late, bot/program, bot/answer."""
        try:
            line = self._said.get(timeout=max(ends - time.monotonic(), 0.001))
        except queue.Empty:
            raise SetupError(Code.BOT_LATE, got="no answer", expected=f"{self._seconds:g} s") from None
        if not line:
            self._ended()
        return line

    def _ended(self) -> NoReturn:
        raise SetupError(Code.BOT_PROGRAM, got=self._command[0], expected="a program that runs")

    def _fault(self, fault: TriumvirError) -> None:
        """Tell it what was wrong; end it where that is of no use."""
        self._late = self._late + 1 if fault.code == Code.BOT_LATE else 0
        with suppress(TriumvirError):
            self._tell(type="error", id=self._number, code=fault.code, got=fault.got, expected=fault.expected)
        if fault.code == Code.BOT_PROGRAM or self._late == LATE:
            self._late = 0
            self.close()


def _listen(output: IO[bytes], said: "queue.Queue[bytes]") -> None:
    """Pass on each line; nothing for the end, or in the place of one that is too long."""
    with output, suppress(OSError, ValueError):
        while (line := output.readline(LONGEST)).endswith(b"\n"):
            said.put(line)
    said.put(b"")


def _message(line: bytes) -> dict[str, Any]:
    """The object that a line is. Error: bot/answer."""
    try:
        told: object = json.loads(line)
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict):
        _refuse(line.decode(errors="replace").strip(), "an object of JSON on one line")
    return cast("dict[str, Any]", told)


def _action(said: Mapping[str, Any], legal: Sequence[str]) -> str:
    """The text of a legal action, said by its text or its place. Errors: bot/answer, bot/illegal."""
    action = said.get("action")
    if said.get("type") != "act" or type(action) not in (str, int):
        _refuse(json.dumps(said), ACT)
    if isinstance(action, int) and 0 <= action < len(legal):
        return legal[action]
    if action not in legal:
        some = ", ".join(legal[:8]) + (", ..." if len(legal) > 8 else "")
        raise IllegalActionError(Code.BOT_ILLEGAL, got=str(action)[:60], expected=some)
    return cast("str", action)


def _refuse(got: str, expected: str) -> NoReturn:
    raise ParseError(Code.BOT_ANSWER, got=got[:60], expected=expected)
