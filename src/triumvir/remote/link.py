"""Link: the socket of a table, made anew whenever it breaks; what was sent and not answered is sent again."""

import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from secrets import SystemRandom

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, InvalidURI, WebSocketException
from websockets.sync.client import ClientConnection, connect

from triumvir.remote.door import CLIENT
from triumvir.server.protocol import Answered, Ask, Bye, Commands, Hello, No, Ok, Outgoing, Welcome

FIRST, LONGEST = 0.25, 15.0
"""The pauses between tries to connect grow from one to the other, in seconds."""
PATIENCE = 10.0
"""How long a server may take to open a socket, in seconds."""
LATER = (408, 425, 429)
"""Refusals that may be over later, besides those of a server in trouble."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Outgoing)


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection is gone: why, in the server's words and with its code if it gave any. It is being made
    anew, or this is the `end`.
    """

    words: str = ""
    end: bool = False
    code: str = ""


Heard = Outgoing | Lost
"""What a link brings. A `Welcome` says that the connection is there, also again."""


def pauses() -> Iterator[float]:
    """How long to wait before each new try: longer and longer, and not as long as everybody else."""
    most, chance = FIRST, SystemRandom()
    while True:
        yield chance.uniform(most / 2, most)
        most = min(2 * most, LONGEST)


class Link:
    """A socket that is kept up by a thread of its own, until `close` or until the server wants no more.

    What is sent is kept until it is answered, and sent again under the same id when there is a connection
    again; the server does it once.
    """

    def __init__(
        self,
        url: str,
        hello: Hello,
        hear: Callable[[Heard], None],
        waits: Callable[[], Iterator[float]] = pauses,
    ) -> None:
        """Begin to connect. `hear` is called by the thread, one after the other."""
        self._url, self._hello, self._hear, self._waits = url, hello, hear, waits
        self._pauses = waits()
        self._lock = threading.Lock()
        self._unanswered: dict[str, bytes] = {}
        self._socket: ClientConnection | None = None
        self._told = False
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._keep_up, daemon=True)
        self._thread.start()

    @property
    def up(self) -> bool:
        """Whether there is a connection, as far as is known."""
        return self._socket is not None

    def send(self, message: Commands | Ask) -> None:
        """Send something, now or as soon as there is a connection."""
        with self._lock:
            self._unanswered[message.id] = _encoder.encode(message)
            if self._socket is not None:
                self._pass(self._socket, message.id)

    def waiting(self, name: str) -> bool:
        """Whether what was sent under an id is not answered yet."""
        return name in self._unanswered

    def close(self) -> None:
        """Hear nothing any more; a thread that is about to connect ends by itself."""
        self._closed.set()
        with self._lock:
            if self._socket is not None:
                self._socket.close()
        self._thread.join(1)

    def _pass(self, socket: ClientConnection, name: str) -> None:
        """Send what is kept under an id; that the socket broke the thread finds out by itself."""
        with suppress(ConnectionClosed, OSError):
            socket.send(self._unanswered[name], text=True)

    def _keep_up(self) -> None:
        """Connect and hear, again and again."""
        while not self._closed.is_set():
            lost, pause = self._once()
            if self._closed.is_set():
                return
            if lost.end or not self._told:
                self._told = True
                self._hear(lost)
            if lost.end:
                return
            self._closed.wait(max(pause, next(self._pauses)))

    def _once(self) -> tuple[Lost, float]:
        """One connection from its beginning to its end: why it ended, and how long to wait at least."""
        try:
            with connect(
                self._url, additional_headers=CLIENT, open_timeout=PATIENCE, close_timeout=1
            ) as socket:
                socket.send(_encoder.encode(self._hello), text=True)
                for text in socket:
                    frame = _decoder.decode(text)
                    if isinstance(frame, Bye):
                        return Lost(frame.words, not frame.retry, frame.code), frame.retry
                    self._take(socket, frame)
                    if self._closed.is_set():
                        break
        except InvalidStatus as refused:
            status = refused.response.status_code
            return Lost(f"HTTP {status}", end=status < 500 and status not in LATER), 0.0
        except (InvalidURI, msgspec.DecodeError) as fault:
            return Lost(str(fault), end=True), 0.0
        except (WebSocketException, OSError, EOFError) as fault:
            return Lost(str(fault)), 0.0
        finally:
            self._socket = None
        return Lost(), 0.0

    def _take(self, socket: ClientConnection, frame: Outgoing) -> None:
        """Pass a frame on. With a welcome the connection is there: what was not answered goes out again."""
        if isinstance(frame, Welcome):
            with self._lock:
                self._pauses, self._told, self._socket = self._waits(), False, socket
                for name in self._unanswered:
                    self._pass(socket, name)
        elif isinstance(frame, Ok | No | Answered):
            with self._lock:
                self._unanswered.pop(frame.id, None)
        if not self._closed.is_set():
            self._hear(frame)
