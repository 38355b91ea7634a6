"""App: the server put together."""

import os
import secrets
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from triumvir.errors import Code, TriumvirError
from triumvir.server.bots import pool
from triumvir.server.calm import calm
from triumvir.server.doors import Doors
from triumvir.server.faults import RefusedError
from triumvir.server.guard import Guard, refusal
from triumvir.server.house import House
from triumvir.server.logs import What, note
from triumvir.server.metrics import Counted, Metrics
from triumvir.server.page import Page, routes, shown
from triumvir.server.routes import router
from triumvir.server.settings import Settings
from triumvir.server.sockets import table_socket
from triumvir.server.store.store import open_store

Furnish = Callable[[Settings, Metrics], AbstractAsyncContextManager[House]]
"""Opens a house, and closes it."""
ABOUT = """Tables of three-handed card games. What happens at one goes over its socket, `/ws/{table}`.

Every refusal is JSON with a stable `code`. What changes something needs the origin of this server, a bearer
token, or the header `X-Triumvir-Client`."""


def make_app(settings: Settings, furnish: Furnish | None = None, page: Page | None = None) -> FastAPI:
    """The server as ASGI, with a page for browsers or without; its house is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncGenerator[None, None]:
        metrics = Metrics()
        async with calm(), (furnish or furnished)(settings, metrics) as house:
            metrics.watch(lambda: house.tables, lambda: house.alarms.lag)
            house.store.timed = metrics.stored.observe
            app.state.doors = Doors.of(settings, house, metrics)
            note(What.STARTED)
            yield
        note(What.STOPPED)

    app = FastAPI(
        title="triumvir",
        version="1",
        description=ABOUT,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        exception_handlers={
            TriumvirError: _coded,
            RequestValidationError: _unfit,
            HTTPException: _http,
        },
    )
    app.state.page = page
    app.include_router(router)
    if page:
        app.include_router(routes(page))
    app.routes.append(WebSocketRoute("/ws/{table}", table_socket))
    app.add_middleware(Guard)
    return app


@asynccontextmanager
async def furnished(settings: Settings, metrics: Metrics) -> AsyncGenerator[House, None]:
    """A house over the database of the settings, with bots that think in processes of their own."""
    store = await open_store(settings.database, worker=f"{os.getpid()}-{secrets.token_hex(4)}")
    try:
        thinker = await pool.Thinker(pool.Limits(processes=settings.thinkers)).open()
        try:
            counted = Counted(thinker, metrics)
            house = await House(store, counted, counted).open()
            try:
                yield house
            finally:
                await house.close()
        finally:
            await thinker.close()
    finally:
        await store.close()


async def _coded(request: Request, error: Exception) -> JSONResponse:
    """A refusal with its code."""
    assert isinstance(error, TriumvirError), "registered for these"
    return refusal(request, error)


async def _unfit(request: Request, error: Exception) -> JSONResponse:
    """A request that is not as documented: the first fault of it, with the place."""
    assert isinstance(error, RequestValidationError), "registered for these"
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return refusal(request, RefusedError(Code.JSON_TEXT, got="a body", expected="one JSON object"))
    got = ".".join(map(str, first["loc"]))
    return refusal(request, RefusedError(Code.JSON_FIELD, got=got, expected=str(first["msg"])))


async def _http(request: Request, error: Exception) -> Response:
    """What FastAPI itself refuses; behind a body that can't be read there may be one of our own. A person who
    goes astray is shown the page.
    """
    assert isinstance(error, HTTPException), "registered for these"
    if isinstance(error.__cause__, TriumvirError):
        return refusal(request, error.__cause__)
    if error.status_code == 404:
        if page := shown(request):
            return page.answer(request.headers, 404)
        return refusal(
            request, RefusedError(Code.PATH_UNKNOWN, got=request.url.path, expected="/openapi.json")
        )
    if error.status_code == 405:
        allowed = (error.headers or {}).get("Allow", "")
        return refusal(request, RefusedError(Code.PATH_METHOD, got=request.method, expected=allowed))
    return refusal(request, RefusedError(Code.JSON_TEXT, got="a body", expected="one JSON object"))


async def farewell(app: ASGIApp) -> None:
    """Say good-bye to all clients of an app."""
    assert isinstance(app, FastAPI), "made here"
    doors: Doors = app.state.doors
    await doors.close()
