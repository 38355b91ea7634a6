"""Guard: what holds for every request by HTTP: who may ask, how much and how often, how long it may take, and
what browsers are told to allow.
"""

import asyncio
import logging
import time

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from triumvir.errors import Code, TriumvirError
from triumvir.server import origin
from triumvir.server.doors import Doors, doors_of
from triumvir.server.faults import RefusedError, limited, spoken, status, told
from triumvir.server.logs import What, note
from triumvir.server.wire import FRAME, PATIENCE

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}
READ = ("/api/records", "/api/reviews")
"""Where records are brought to be read."""
BOOK = 1 << 20
"""So long may a record be that is brought to be read; every other body is at most a frame."""
SECURE = {"strict-transport-security": "max-age=31536000"}
"""Where people find the server over TLS."""


class Guard:
    """Stands before everything that answers HTTP."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request, answer = Request(scope), _Answer(send, doors_of(Request(scope)))
        body = _Body(receive, _most(request))
        began = time.perf_counter()
        try:
            _admit(doors_of(request), request)
            await self._app(scope, body, answer)
        except Exception as fault:
            if answer.status:
                raise
            await refusal(request, _known(fault))(scope, receive, answer)
        finally:
            route = getattr(scope.get("route"), "path", "none")
            doors_of(request).metrics.requests.labels(route, answer.status).inc()
            ms = 1000 * (time.perf_counter() - began)
            note(What.REQUEST, kind=scope["method"].lower(), status=answer.status, ms=ms, level=logging.DEBUG)


def refusal(request: Request, error: TriumvirError) -> JSONResponse:
    """An error as it is answered, in the language of whoever asks."""
    language = request.query_params.get("language") or request.headers.get("accept-language", "")
    headers = error.headers if isinstance(error, RefusedError) else {}
    doors_of(request).refused(error.code)
    return JSONResponse(told(error, spoken(language)), status(error), headers)


def _known(fault: Exception) -> TriumvirError:
    """A fault with a code; one that nobody thought of is logged."""
    if isinstance(fault, TriumvirError):
        return fault
    note(What.FAULT, level=logging.ERROR, fault=fault)
    return RefusedError(Code.SERVER_FAULT, got="a request", expected="", retry=1.0)


def _admit(doors: Doors, request: Request) -> None:
    """Let a request in. Error: RefusedError."""
    if doors.closing and request.url.path.startswith("/api"):
        raise RefusedError(Code.SERVER_CLOSING, got="a request", expected="again", retry=1.0)
    if request.method not in SAFE and not origin.welcome(request.headers, doors.settings.origins):
        raise origin.foreign(request.headers)
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:12]) > _most(request):
        raise _large(length, _most(request))
    if request.url.path.startswith("/api") and (
        wait := doors.limits.wait("read", address=doors.address(request))
    ):
        raise limited(wait, "requests")


def _most(request: Request) -> int:
    """How long a body may be."""
    return BOOK if request.url.path in READ else FRAME


def _large(got: object, most: int) -> RefusedError:
    return RefusedError(Code.LIMIT_SIZE, got=f"{got} bytes", expected=f"{most} bytes")


class _Body:
    """The body of a request, of a size and in a time that are bounded."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive, self._most = receive, most
        self._size, self._whole = 0, False
        self._ends = asyncio.get_running_loop().time() + PATIENCE

    async def __call__(self) -> Message:
        if self._whole:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._ends):
                message = await self._receive()
        except TimeoutError as fault:
            got = f"{self._size} bytes"
            raise RefusedError(Code.LIMIT_TIME, got=got, expected=f"{PATIENCE:.0f} s") from fault
        self._size += len(message.get("body", b""))
        self._whole = not message.get("more_body", False)
        if self._size > self._most:
            raise _large(self._size, self._most)
        return message


class _Answer:
    """What is answered, with the headers of the house."""

    def __init__(self, send: Send, doors: Doors) -> None:
        self._send, self._doors = send, doors
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = int(message["status"])
            headers = MutableHeaders(scope=message)
            secure = SECURE if self._doors.settings.base.startswith("https") else {}
            for name, value in (HEADERS | secure).items():
                headers.setdefault(name, value)
        await self._send(message)
