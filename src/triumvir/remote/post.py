"""Post: commands and questions on their way to a server, each with what is to be done once it is answered."""

import secrets
import threading
import time
from collections.abc import Callable
from itertools import count
from typing import Literal

from triumvir.errors import Code
from triumvir.remote.link import Link
from triumvir.server.protocol import Answered, Ask, Commands, No, Ok
from triumvir.server.seen import Answers

Question = Literal["select", "hints", "legal", "counter", "rules", "score", "after", "difference"]
Done = Callable[[Ok | No], None]
"""What is done once a command is accepted or refused."""
Told = Callable[[Answers | No], None]
"""What is done with the answer to a question."""
AGAIN = 0.5
"""After so many seconds a question is asked again that came too early after others."""


class Post:
    """What was sent over a link and is not answered yet. `name` gives a new id each time."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._names = (f"{secrets.token_hex(6)}.{number}" for number in count(1))
        self._commands: dict[str, tuple[Done, float]] = {}
        self._questions: dict[str, tuple[Ask, Told]] = {}
        self._due = 0

    def name(self) -> str:
        """A name that nothing was sent under."""
        return next(self._names)

    def do(self, command: Commands, done: Done) -> bool:
        """Send a command; whether it is on its way now, and not only once there is a connection again."""
        self._commands[command.id] = done, time.monotonic()
        self._link.send(command)
        return self._link.up

    def ask(self, what: Question, told: Told, cards: str = "", deal: int = -1) -> None:
        """Send a question."""
        question = Ask(self.name(), what, cards, deal)
        self._questions[question.id] = question, told
        self._link.send(question)

    def take(self, answer: Ok | No | Answered) -> None:
        """An answer has come."""
        if isinstance(answer, No) and answer.code == Code.LIMIT_RATE and answer.id in self._questions:
            later = threading.Timer(AGAIN, self._link.send, [self._questions[answer.id][0]])
            later.daemon = True
            later.start()
            return
        if isinstance(answer, Ok):
            self._due = max(self._due, answer.seq)
        elif asked := self._questions.pop(answer.id, None):
            asked[1](answer.answer if isinstance(answer, Answered) else answer)
        if not isinstance(answer, Answered) and (sent := self._commands.pop(answer.id, None)):
            sent[0](answer)

    def quiet(self, seq: int) -> bool:
        """Whether all is answered, and what came of it is seen by event `seq`."""
        return self._link.up and not self._commands and not self._questions and self._due <= seq

    @property
    def waited(self) -> float | None:
        """How long the oldest command has waited for its answer, in seconds, while there is a connection."""
        if not self._link.up or not self._commands:
            return None
        return time.monotonic() - min(since for _, since in self._commands.values())
