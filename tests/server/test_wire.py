"""A client is asked whether it is there when nothing was heard of it, and not otherwise."""

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from triumvir.server.wire import Socket


@pytest.fixture
def happened(monkeypatch):
    """What the protocol under a socket was told to do."""
    told: list[str] = []
    for name in ("data_received", "handle_pong", "schedule_ping", "send_keepalive_ping"):
        monkeypatch.setattr(WebSocketsSansIOProtocol, name, lambda *_, name=name: told.append(name))
    return told


def test_who_was_heard_is_not_pinged_and_who_was_not_is(happened):
    socket = Socket.__new__(Socket)
    socket.data_received(b"a command")
    socket.send_keepalive_ping()
    assert happened == ["data_received", "schedule_ping"]
    socket.send_keepalive_ping()
    assert happened[2:] == ["send_keepalive_ping"]


def test_an_answer_to_a_ping_counts_for_nothing_more(happened):
    socket = Socket.__new__(Socket)
    socket.data_received(b"a pong")
    socket.handle_pong(None)
    socket.send_keepalive_ping()
    assert happened[-1] == "send_keepalive_ping"
