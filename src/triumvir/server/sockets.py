"""Sockets: a table over a WebSocket, at /ws/{table}. Here is no rule of a game and none of a table: after a
hello, what comes in goes to the house, and what the house tells goes out.
"""

import asyncio
import logging
import secrets
import time

import msgspec
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from triumvir.errors import Code, TriumvirError
from triumvir.locales import words
from triumvir.locales.catalog import Catalog
from triumvir.server import origin
from triumvir.server.doors import Doors, doors_of
from triumvir.server.faults import LONGEST, RefusedError, limited, spoken, status, told
from triumvir.server.logs import What, note
from triumvir.server.plain import plain
from triumvir.server.protocol import (
    Ask,
    Bye,
    Hello,
    Id,
    Incoming,
    No,
    Ok,
    Outgoing,
    Ping,
    Pong,
    Say,
    pack,
    unpack,
)
from triumvir.server.watch import Watch
from triumvir.server.wire import FRAME, PATIENCE

WAITING = 64
"""So many frames may wait for a client to read them."""
FAULTS = 20
"""So many frames that can't be read are answered; then the socket is closed."""
CLOSES: dict[str, int] = {
    Code.LIMIT_SIZE: 1009,
    Code.SERVER_CLOSING: 1012,
    Code.SERVER_FAULT: 1011,
}
"""The close code after a good-bye; of others it is 1008."""


class Named(msgspec.Struct):
    """What a frame that can't be read is answered to."""

    id: Id = "-"


_named = msgspec.json.Decoder(Named)


async def table_socket(websocket: WebSocket) -> None:
    """One socket, from its handshake to its end."""
    doors = doors_of(websocket)
    address = doors.address(websocket)
    try:
        _admit(doors, websocket, address)
    except RefusedError as refused:
        await _deny(doors, websocket, refused)
        return
    try:
        await websocket.accept()
        await Visit(doors, websocket, address).run()
    except WebSocketDisconnect:
        pass
    finally:
        doors.limits.leave(address)


def _admit(doors: Doors, websocket: WebSocket, address: str) -> None:
    """Let a handshake in, and count its socket. Error: RefusedError."""
    if doors.closing:
        raise RefusedError(Code.SERVER_CLOSING, got="a socket", expected="again", retry=1.0)
    if not origin.welcome(websocket.headers, doors.settings.origins):
        raise origin.foreign(websocket.headers)
    if wait := doors.limits.spent("hello", address=address):
        raise limited(wait, "wrong tokens")
    if wait := doors.limits.wait("handshake"):
        raise RefusedError(Code.SERVER_FULL, got="a handshake", expected="again", retry=wait + later())
    if not doors.limits.enter(address):
        raise RefusedError(
            Code.LIMIT_SOCKETS, got="one more socket", expected=f"{doors.limits.sockets} sockets"
        )


def later() -> float:
    """Some seconds, so that not all who are sent away come again at once."""
    return 1 + secrets.randbelow(3000) / 1000


async def _deny(doors: Doors, websocket: WebSocket, refused: RefusedError) -> None:
    """Answer a handshake as HTTP does."""
    doors.refused(refused.code)
    said = spoken(websocket.headers.get("accept-language", ""))
    await websocket.send_denial_response(JSONResponse(told(refused, said), status(refused), refused.headers))


class Visit:
    """One client at one table. A task reads and answers, one frame after the other; another one writes.

    Questions take their time, and are answered in tasks of their own: who reads nothing meanwhile would not
    read either that the client is still there.
    """

    def __init__(self, doors: Doors, websocket: WebSocket, address: str) -> None:
        self._doors, self._house = doors, doors.house
        self._websocket, self._address = websocket, address
        self._table = str(websocket.path_params["table"])
        self._id = secrets.token_hex(8)
        self._said: Catalog = spoken(websocket.headers.get("accept-language", ""))
        self._outbox: asyncio.Queue[Outgoing] = asyncio.Queue()
        self._busy = asyncio.Lock()
        self._questions: set[asyncio.Task[None]] = set()
        self._watch: Watch | None = None
        self._who: dict[str, str] = {"socket": self._id, "address": address}
        self._name, self._faults = "", 0
        self._binary = self._over = False

    async def run(self) -> None:
        """Serve it to its end."""
        began = time.monotonic()
        task = asyncio.current_task()
        assert task, "a socket is served by a task"
        self._doors.visits[task] = self
        reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self._write())
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
            async with self._busy:
                reader.cancel()
        finally:
            reader.cancel()
            writer.cancel()
            for question in [*self._questions]:
                question.cancel()
            if self._watch:
                self._watch.close()
                self._doors.metrics.sockets.dec()
            self._doors.limits.forget(self._id)
            await asyncio.gather(reader, writer, return_exceptions=True)
            del self._doors.visits[task]
            note(What.GONE, table=self._table, ms=1000 * (time.monotonic() - began))

    async def leave(self, retry: float) -> None:
        """Finish what was begun, then say good-bye until in `retry` seconds."""
        async with self._busy:
            self._end(RefusedError(Code.SERVER_CLOSING, got="a socket", expected="again", retry=retry))

    def send(self, frame: Outgoing) -> None:
        """Put a frame on its way. Where the client does not read, the last one is a good-bye that it may not
        see.
        """
        if self._outbox.qsize() < WAITING:
            self._outbox.put_nowait(frame)
        elif self._outbox.qsize() == WAITING:
            self._doors.refused(Code.LIMIT_SLOW)
            slow = RefusedError(Code.LIMIT_SLOW, got="a reader", expected="one that reads", retry=later())
            self._outbox.put_nowait(self._bye(slow))

    async def _write(self) -> None:
        """Send what is on its way, until a good-bye is sent or a frame is not read in time."""
        while True:
            frame = await self._outbox.get()
            try:
                async with asyncio.timeout(PATIENCE):
                    if isinstance(frame, Bye):
                        await self._answers()
                    await self._sent(frame)
            except TimeoutError:
                self._doors.refused(Code.LIMIT_SLOW)
                return
            if isinstance(frame, Bye):
                return

    async def _answers(self) -> None:
        """Before a good-bye, what is being done is finished and answered."""
        async with self._busy:
            pass
        while not self._outbox.empty():
            frame = self._outbox.get_nowait()
            if isinstance(frame, Ok | No):
                await self._sent(frame)

    async def _sent(self, frame: Outgoing) -> None:
        """Send a frame, as text or bytes as the client does; after a good-bye, close."""
        text = pack(frame)
        if self._binary:
            await self._websocket.send_bytes(text)
        else:
            await self._websocket.send_text(text.decode())
        if isinstance(frame, Bye):
            await self._websocket.close(CLOSES.get(frame.code, 1008))

    async def _read(self) -> None:
        """Answer what comes in, until a good-bye is on its way."""
        try:
            await self._hello(await self._first())
            while not self._over:
                text = await self._receive()
                async with self._busy:
                    if not self._over:
                        self._reply(await self._answer(text))
        except TriumvirError as error:
            self._end(error)
        except WebSocketDisconnect:
            raise
        except Exception as fault:
            note(What.FAULT, table=self._table, fault=fault, level=logging.ERROR)
            self._end(RefusedError(Code.SERVER_FAULT, got="a frame", expected="", retry=later()))
        # The writer ends the visit, once it has said good-bye.
        await asyncio.Event().wait()

    def _reply(self, answer: Outgoing | None) -> None:
        """Send an answer, if there is one already."""
        if answer:
            self.send(answer)

    async def _first(self) -> str | bytes:
        """The first frame. Errors: limit/time, WebSocketDisconnect, limit/size."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._receive()
        except TimeoutError as fault:
            expected = f"a hello within {PATIENCE:.0f} s"
            raise RefusedError(Code.LIMIT_TIME, got="nothing", expected=expected) from fault

    async def _receive(self) -> str | bytes:
        """The next frame. Errors: WebSocketDisconnect, limit/size."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        data: str | bytes | None = message.get("bytes")
        text = message["text"] if data is None else data
        size = len(text if isinstance(text, bytes) else text.encode(errors="replace"))
        if size > FRAME:
            raise RefusedError(Code.LIMIT_SIZE, got=f"{size} bytes", expected=f"{FRAME} bytes")
        return text

    async def _hello(self, text: str | bytes) -> None:
        """Say who one is, and be shown the table. Errors: hello/first, token/wrong, table/unknown."""
        self._binary = isinstance(text, bytes)
        hello = _unpacked(text)
        if not isinstance(hello, Hello):
            raise RefusedError(Code.HELLO_FIRST, got=_kind(hello), expected="hello")
        self._said, self._name = spoken(hello.language), hello.name
        chair = await self._chair(hello.token or origin.bearer(self._websocket.headers))
        if chair is not None:
            table = await self._house.table(self._table)
            self._who |= {"seat": f"{self._table}/{chair}", "account": table.chairs[chair].account}
        async with self._busy:
            self._watch = await self._house.watch(self._table, chair, self._said.language, self.send)
        self._doors.metrics.sockets.inc()
        note(What.CONNECTED, table=self._table, chair=chair)

    async def _chair(self, token: str) -> int | None:
        """The chair that a token opens; none for a spectator, who has none. Error: token/wrong."""
        if not token:
            return None
        chair = await self._house.authenticate(self._table, token)
        if chair is None:
            self._doors.limits.wait("hello", address=self._address)
            raise RefusedError(Code.TOKEN_WRONG, got="a token", expected="the token of a chair of this table")
        return chair

    async def _answer(self, text: str | bytes) -> Outgoing | None:
        """What a frame is answered; none yet for a question. Error: limit/faults."""
        try:
            if wait := self._doors.limits.wait("frame", **self._who):
                raise limited(wait, "frames")
            message = _unpacked(text)
            return await self._done(message)
        except TriumvirError as error:
            self._doors.refused(error.code)
            if error.code in (Code.JSON_TEXT, Code.JSON_FIELD):
                self._faults += 1
                if self._faults > FAULTS:
                    raise RefusedError(
                        Code.LIMIT_FAULTS, got=f"{self._faults} frames", expected=f"{FAULTS}"
                    ) from error
            table = await self._house.table(self._table)
            return No(_name(text), table.seq, **told(error, self._said))

    async def _done(self, message: Incoming) -> Outgoing | None:
        """Do what a client wants. Errors: hello/first, limit/rate."""
        assert self._watch, "hello was said"
        if not self._watch.open:
            raise RefusedError(Code.TOKEN_WRONG, got="a token", expected="the token of a chair of this table")
        if isinstance(message, Hello):
            raise RefusedError(Code.HELLO_FIRST, got="hello", expected="commands and questions")
        if isinstance(message, Ping):
            return Pong(message.id, self._house.clock())
        if isinstance(message, Ask):
            if wait := self._doors.limits.wait("ask", **self._who):
                raise limited(wait, "ask")
            question = asyncio.create_task(self._asked(self._watch, message))
            self._questions.add(question)
            question.add_done_callback(self._questions.discard)
            return None
        if isinstance(message, Say) and (wait := self._doors.limits.wait("say", **self._who)):
            raise limited(wait, "say")
        began = time.perf_counter()
        reply = await self._watch.submit(message, self._name)
        seconds = time.perf_counter() - began
        code = reply.code if isinstance(reply, No) else "ok"
        self._doors.metrics.command(_kind(message), code, seconds)
        note(
            What.COMMAND,
            table=self._table,
            chair=self._watch.chair,
            kind=_kind(message),
            code=code,
            ms=1000 * seconds,
            level=logging.DEBUG,
        )
        return self._worded(reply)

    async def _asked(self, watch: Watch, ask: Ask) -> None:
        """Answer a question."""
        try:
            answer: Outgoing = await watch.ask(ask)
        except TriumvirError as error:
            self._doors.refused(error.code)
            table = await self._house.table(self._table)
            answer = No(ask.id, table.seq, **told(error, self._said))
        except Exception as fault:
            note(What.FAULT, table=self._table, fault=fault, level=logging.ERROR)
            self._end(RefusedError(Code.SERVER_FAULT, got="a frame", expected="", retry=later()))
            return
        self.send(self._worded(answer))

    def _worded(self, answer: Outgoing) -> Outgoing:
        """An answer, a refusal in words of the viewer's language and with nothing that can't be shown."""
        if not isinstance(answer, No):
            return answer
        got = plain(answer.got, LONGEST)
        said = words.error(self._said, answer.code, got, answer.expected)
        return msgspec.structs.replace(answer, got=got, words=said)

    def _end(self, error: TriumvirError) -> None:
        """Say good-bye for a reason, and hear no more."""
        self._over = True
        self._doors.refused(error.code)
        self._outbox.put_nowait(self._bye(error))

    def _bye(self, error: TriumvirError) -> Bye:
        retry = error.retry if isinstance(error, RefusedError) else 0.0
        return Bye(error.code, told(error, self._said)["words"], retry)


def _kind(message: Incoming) -> str:
    return type(message).__name__.lower()


def _unpacked(text: str | bytes) -> Incoming:
    """The message in a frame. Errors: json/text, json/field."""
    try:
        return unpack(text)
    except msgspec.ValidationError as fault:
        raise RefusedError(Code.JSON_FIELD, got=str(fault), expected="a frame of the protocol") from fault
    except (msgspec.DecodeError, ValueError, RecursionError) as fault:
        raise RefusedError(Code.JSON_TEXT, got="a frame", expected="one JSON object") from fault


def _name(text: str | bytes) -> str:
    """The id that a frame was sent under, if it can be found."""
    try:
        return _named.decode(text).id
    except (msgspec.DecodeError, ValueError, RecursionError):
        return Named().id
