"""Lent: a seat at a table of a server that a program plays for."""

import queue
import secrets
import time
from collections.abc import Callable
from typing import Protocol

from triumvir.bots.program import Program
from triumvir.errors import TriumvirError
from triumvir.remote.link import Heard, Lost
from triumvir.server.bots.manners import default_action
from triumvir.server.protocol import Act, Answered, Ask, Away, Commands, News, No, Ok, Ready, Welcome
from triumvir.server.seen import Scene, Sight, Turn
from triumvir.views.json import from_plain
from triumvir.views.view import View

SPARE = 0.5
"""Seconds of a turn that are kept for the way."""
TRIES = 3
"""So many refusals in a row are tried to be made good."""


class Sends(Protocol):
    """What a message is sent through."""

    def send(self, message: Commands | Ask) -> None:
        """Send it, now or later."""
        ...

    def close(self) -> None:
        """No more."""
        ...


class Lent:
    """Plays as long as the table stays open: is ready for each deal, comes back when it was late, acts."""

    def __init__(self, program: Program, seconds: float, tell: Callable[[str], None]) -> None:
        """With how long the program may think, and who is told what goes wrong with it."""
        self._program, self._seconds, self._tell = program, seconds, tell
        self._came: queue.Queue[Heard] = queue.Queue()
        self._scene: Scene | None = None
        self._busy: set[str] = set()
        self._done = self._refused = 0
        self._ahead = 0.0
        self._link: Sends

    def play(self, connect: Callable[[Callable[[Heard], None]], Sends]) -> str:
        """Play until the table is closed, or the server ends it: then in its words."""
        self._link = connect(self._came.put)
        try:
            while True:
                end = self._hear(self._came.get())
                if end is not None:
                    return end
        finally:
            self._link.close()

    def _hear(self, came: Heard) -> str | None:
        """Do what is to be done now; the words of the end, if this was it."""
        if isinstance(came, Lost):
            if came.end:
                return came.words or "-"
            self._tell(came.words)
        elif isinstance(came, Welcome | News):
            self._scene = came.scene
            if isinstance(came, Welcome):
                self._ahead = came.now / 1000 - time.monotonic()
            if came.scene.phase == "closed":
                return ""
            self._go_on(came.scene)
        elif isinstance(came, Answered) and isinstance(came.answer, Sight):
            self._busy.clear()
            self._act(came.answer, came.seq)
        elif isinstance(came, Ok | No):
            self._replied(came)
        return None

    def _replied(self, came: Ok | No) -> None:
        """Something is done, or refused: refused again and again, it waits for what comes."""
        self._busy.discard(came.id)
        if isinstance(came, Ok):
            self._done, self._refused = came.seq, 0
        else:
            self._tell(f"{came.code}: {came.words}")
            self._refused += 1
        if self._scene and self._refused < TRIES:
            self._go_on(self._scene)

    def _go_on(self, scene: Scene) -> None:
        """Do what is to be done now, one thing at a time: not before all is seen that came of the last."""
        if scene.me is None or self._busy or scene.seq < self._done:
            return
        mine = scene.people[scene.me.chair]
        if scene.phase != "playing":
            if not mine.ready:
                self._send(Ready(_name(), salt=secrets.token_hex(16)))
        elif mine.away:
            self._send(Away(_name(), away=False))
        elif self._mine():
            self._send(Ask(_name(), "view"))

    def _mine(self) -> Turn | None:
        """The turn, if it is that of this seat."""
        scene = self._scene
        if scene and scene.me and scene.turn and scene.turn.chair == scene.me.chair:
            return scene.turn
        return None

    def _send(self, message: Commands | Ask) -> None:
        """Send something; nothing else is sent before it is answered."""
        self._busy.add(message.id)
        self._link.send(message)

    def _act(self, sight: Sight, seq: int) -> None:
        """Act as the program wants, or by default where it does not say."""
        if not sight.view["legal"]:
            return
        turn, seconds = self._mine(), self._seconds
        if turn and turn.ends is not None:
            left = turn.ends / 1000 - self._ahead - time.monotonic() - SPARE
            seconds = max(min(seconds, left), 0.0)
        try:
            action = self._program.choose(sight.view, seconds)
        except TriumvirError as fault:
            self._tell(str(fault))
            view = from_plain(sight.view)
            assert isinstance(view, View), "it was asked for"
            action = default_action(view)
        self._send(Act(_name(), seq, action))


def _name() -> str:
    """A name for a message that no other has."""
    return secrets.token_hex(8)
