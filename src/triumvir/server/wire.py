"""Wire: the protocols under the server, with patience that ends: who sends or reads too slowly is cut."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import cast

import h11
from starlette.types import ASGIApp
from uvicorn import Config, Server
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from triumvir.server.settings import Settings

PATIENCE = 10.0
"""Seconds for the head of a request, for its body, for the hello of a socket, for a frame to be read."""
PULSE = 5.0
"""Seconds between pings, and for the answer to one."""
LINGER = 2.0
"""Seconds that a closed socket may take to send what it still has."""
BACKLOG = 1024
"""So many connections may wait to be taken."""
FRAME = 8192
"""The largest frame or body, in bytes."""


class Http(H11Protocol):
    """HTTP, where the head of a request comes in time or not at all."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first request."""
        super().connection_made(cast("asyncio.Transport", transport))
        self._expect()

    def data_received(self, data: bytes) -> None:
        """Wait on while the head of a request is not whole."""
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self._expect()
        else:
            self._rest()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._rest()
        super().connection_lost(exc)

    def _expect(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(PATIENCE, self.transport.abort)

    def _rest(self) -> None:
        if self._late:
            self._late.cancel()
            self._late = None


class Socket(WebSocketsSansIOProtocol):
    """A socket that, once it is over, is over for a client that reads nothing too. A client that was heard is
    not asked whether it is there.
    """

    _heard = False

    def data_received(self, data: bytes) -> None:
        """It is there."""
        self._heard = True
        super().data_received(data)

    def handle_pong(self, event: Frame) -> None:
        """It answered, and is asked again when it is time."""
        super().handle_pong(event)
        self._heard = False

    def send_keepalive_ping(self) -> None:
        """Ask, or wait on where there was something."""
        if self._heard:
            self._heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    async def run_asgi(self) -> None:
        """Serve it, then cut what is left of it."""
        try:
            await super().run_asgi()
        finally:
            self._cut()

    def keepalive_timeout(self) -> None:
        """Nobody answers."""
        super().keepalive_timeout()
        self._cut()

    def _cut(self) -> None:
        self.loop.call_later(LINGER, self.transport.abort)


class Serving(Server):
    """A server that says good-bye before it stops: nobody new, what was begun is finished and answered, then
    all are told when to come again.
    """

    def __init__(self, config: Config, farewell: Callable[[ASGIApp], Awaitable[None]]) -> None:
        """With what is said to the clients of an app."""
        super().__init__(config)
        self._farewell = farewell

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, in time."""
        for server in self.servers:
            server.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.config.timeout_graceful_shutdown):
                await self._farewell(vars(self.config)["loaded_app"])
        await super().shutdown(sockets)


def config_of(settings: Settings, app: ASGIApp) -> Config:
    """How uvicorn is to serve an app."""
    return Config(
        app,
        host=settings.host,
        port=settings.port,
        http=Http,
        ws=Socket,
        ws_max_size=FRAME,
        ws_ping_interval=PULSE,
        ws_ping_timeout=PULSE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        lifespan="on",
        backlog=BACKLOG,
        timeout_keep_alive=max(1, round(PATIENCE)),
        timeout_graceful_shutdown=max(1, round(settings.grace)),
    )
