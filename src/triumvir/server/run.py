"""Run: a server in this process, or in several of them at one port."""

import asyncio
import gc
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import connection, get_context
from multiprocessing.process import BaseProcess

from triumvir.errors import Code, SetupError
from triumvir.server import logs
from triumvir.server.app import farewell, make_app
from triumvir.server.page import read_page
from triumvir.server.settings import Settings
from triumvir.server.store.store import open_store
from triumvir.server.wire import BACKLOG, Serving, config_of

AGAIN = 1.0
"""Seconds before a process that ended is replaced."""
CONTEXT = get_context("fork") if sys.platform == "linux" else get_context("spawn")
"""Where a process may be a copy of this one, what was imported is in memory once."""
STOPS = (signal.SIGINT, signal.SIGTERM)


def run(settings: Settings, ready: Callable[[Settings], None]) -> None:
    """Serve until somebody stops it. `ready` is called when there is a database and a port, with the settings
    as they came out. Errors: server/page, server/port, server/store.
    """
    if settings.page:
        read_page()
    listening = listen(settings)
    with listening:
        settings = settings.at(listening.getsockname()[1])
        asyncio.run(_prepare(settings))
        ready(settings)
        if settings.workers == 1:
            serve(settings, listening)
        else:
            _several(settings, listening)


def listen(settings: Settings) -> socket.socket:
    """The socket to listen at. Error: server/port."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listening = socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as fault:
        got = f"{settings.host}:{settings.port}"
        raise SetupError(Code.SERVER_PORT, got=got, expected=fault.strerror or "a free port") from fault
    # Passed on to every connection: a frame must not wait for the acknowledgement of the one before it.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


async def _prepare(settings: Settings) -> None:
    """See that the database is there, and of this version. Error: server/store."""
    try:
        store = await open_store(settings.database, worker="prepare")
    except Exception as fault:
        reason = str(fault).strip().partition("\n")[0]
        raise SetupError(Code.SERVER_STORE, got=reason, expected="a database that can be opened") from fault
    await store.close()


def serve(settings: Settings, listening: socket.socket) -> None:
    """Serve in this process."""
    logs.to(level=settings.log)
    app = make_app(settings, page=read_page() if settings.page else None)
    with suppress(KeyboardInterrupt):
        Serving(config_of(settings, app), farewell).run(sockets=[listening])


def _several(settings: Settings, listening: socket.socket) -> None:
    """Serve in processes; one that ends before it is told to is replaced."""
    workers, stopping, own = list[BaseProcess](), False, os.getpid()

    def stop(*_: object) -> None:
        nonlocal stopping
        if os.getpid() != own:
            raise SystemExit  # a copy that was told before it had its own way to stop
        stopping = True
        for worker in workers:
            worker.terminate()

    for each in STOPS:
        signal.signal(each, stop)
    workers.extend(_begun(settings, listening) for _ in range(settings.workers))
    while not stopping:
        connection.wait([worker.sentinel for worker in workers])
        if not stopping:
            time.sleep(AGAIN)
            workers[:] = [worker if worker.is_alive() else _begun(settings, listening) for worker in workers]
    for worker in workers:
        worker.join()


def _begun(settings: Settings, listening: socket.socket) -> BaseProcess:
    """A process that serves."""
    gc.freeze()  # what the collector never touches stays shared
    worker = CONTEXT.Process(target=_work, args=(settings, listening))
    worker.start()
    return worker


def _work(settings: Settings, listening: socket.socket) -> None:
    """All that such a process does; at first it is stopped by signals, as any process is."""
    for each in STOPS:
        signal.signal(each, signal.SIG_DFL)
    serve(settings, listening)
