"""A server of one table that does what a test tells it, on a socket of this machine."""

import queue
import socket
import threading
from contextlib import suppress

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import serve

from triumvir.server.protocol import Bye, Hello, Incoming, Ok, Welcome, pack
from triumvir.server.seen import Game, Scene

WAIT = 60
"""Nothing takes so long, in seconds, if it works."""
GAME = Game("hokm", "Hokm", "text", "standard", "", 3, "right", "suit", ("rank",))
SCENE = Scene(1, "waiting", "ABCDE", GAME, ())


def free_port():
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Fake:
    """A server that welcomes everybody, notes what comes, and answers by `answer`, if that gives a frame."""

    decode = staticmethod(msgspec.json.Decoder(Incoming).decode)

    def __init__(self, port=0, answer=lambda message: Ok(message.id, 1), greet=None):
        self.came = queue.Queue()
        self.answer = answer
        self.greet = greet or (lambda hello: Welcome("t", 0, 0, SCENE))
        self.sockets = []
        self._server = serve(self._handle, "127.0.0.1", port, compression=None)
        self.port = self._server.socket.getsockname()[1]
        self.url = f"ws://127.0.0.1:{self.port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def _handle(self, connection):
        with suppress(ConnectionClosed):
            for text in connection:
                message = self.decode(text)
                self.came.put(message)
                if isinstance(message, Hello):
                    self.sockets.append(connection)
                    frame = self.greet(message)
                else:
                    frame = self.answer(message)
                if frame is not None:
                    connection.send(pack(frame), text=True)
                if isinstance(frame, Bye):
                    return

    def next(self, kind=object):
        """What came next, of a kind."""
        message = self.came.get(timeout=WAIT)
        assert isinstance(message, kind), message
        return message

    def send(self, frame):
        """Tell everybody."""
        for each in self.sockets:
            each.send(pack(frame), text=True)

    def drop(self):
        """All connections break, without a word."""
        for each in self.sockets:
            with suppress(OSError):  # the other end was quicker
                each.socket.shutdown(socket.SHUT_RDWR)
        self.sockets.clear()

    def close(self):
        """Nobody listens any more."""
        self._server.shutdown()
        self.drop()
