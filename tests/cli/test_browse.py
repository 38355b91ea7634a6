"""triumvir browse: which port, what is said, and what the browser is shown."""

import socket
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from types import SimpleNamespace

import pytest
import segno

from triumvir.cli import browse as command
from triumvir.errors import SetupError
from triumvir.server import run


class Healthy(BaseHTTPRequestHandler):
    """A server like ours, as far as can be asked without a seat."""

    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'{"status":"ok","failing":[]}' if self.path == "/healthz" else b"")

    def log_message(self, *_):
        """Nothing."""


@contextmanager
def healthy(port=0):
    server = HTTPServer(("127.0.0.1", port), Healthy)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server.server_address[1]
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def opened(monkeypatch, tmp_path):
    """Begins `browse` with a server that only is ready; the settings, and what the browser was shown."""
    monkeypatch.setenv("TRIUMVIR_DATA", str(tmp_path))
    shown, served = [], []
    there = threading.Event()
    monkeypatch.setattr(command.webbrowser, "open", lambda url: (shown.append(url), there.set()))

    def ready(settings, tell):
        served.append(settings)
        with healthy(settings.port):
            tell(settings)
            assert tell is command._tell or there.wait(60)

    fake = SimpleNamespace(listen=run.listen, run=ready)
    monkeypatch.setattr(command, "with_server", lambda name: fake)
    return SimpleNamespace(shown=shown, served=served)


def test_it_is_served_to_this_computer_only_and_shown_when_it_answers(invoke, opened):
    out = invoke("browse").stdout
    (settings,) = opened.served
    assert (settings.host, settings.url, settings.log) == ("127.0.0.1", "", "warning")
    assert opened.shown == [f"http://127.0.0.1:{settings.port}/"]
    assert opened.shown[0] in out


def test_a_port_that_another_program_has_is_passed_over(invoke, opened, monkeypatch):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setenv("TRIUMVIR_PORT", str(taken.getsockname()[1]))
        monkeypatch.setattr(command, "_served", lambda port, patience: False)
        invoke("browse", "--no-browser")
        assert opened.served[0].port > taken.getsockname()[1]
        with pytest.raises(SetupError, match="server/port"):
            invoke("browse", "--port", str(taken.getsockname()[1]))


def test_a_table_that_is_open_is_shown_again(invoke, opened):
    with healthy() as port:
        assert "open already" in invoke("browse", "--port", str(port)).stdout
    assert (opened.shown, opened.served) == ([f"http://127.0.0.1:{port}/"], [])


def test_in_the_network_links_have_the_address_that_others_reach(invoke, opened, monkeypatch):
    monkeypatch.setattr(command, "_address", lambda: "192.168.0.7")
    out = invoke("browse", "--lan", "--no-browser").stdout
    (settings,) = opened.served
    assert (settings.host, settings.url) == ("0.0.0.0", f"http://192.168.0.7:{settings.port}")
    assert settings.url in out
    assert opened.shown == []


def test_the_picture_for_phones_is_the_right_way_round_in_any_terminal():
    address = "http://192.0.2.2:8080"
    lines = command.picture(address).splitlines()
    assert all(line.startswith(command.PRINT) and line.endswith(command.PLAIN) for line in lines)
    assert (command.PRINT, command.PLAIN) == ("\033[38;5;231;48;5;16m", "\033[0m"), "white on black, for ever"
    halves = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    drawn = [line.removeprefix(command.PRINT).removesuffix(command.PLAIN) for line in lines]
    dark = [[halves[each][half] for each in line] for line in drawn for half in (0, 1)]
    wanted = [[*map(int, row)] for row in segno.make(address).matrix_iter(border=4)]
    assert dark[: len(wanted)] == wanted
