"""A server in this process, behind a port of its own."""

import asyncio
import threading
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from triumvir.server.app import farewell, make_app
from triumvir.server.bots.process import Failed
from triumvir.server.house import House
from triumvir.server.metrics import Counted, Metrics
from triumvir.server.protocol import Outgoing
from triumvir.server.settings import Settings
from triumvir.server.store.store import open_store
from triumvir.server.wire import Serving, config_of

CLIENT = {"x-triumvir-client": "tests"}
PLAN = {"game": "dou_dizhu", "name": "Ann", "pace": {"least": 0, "most": 0}}
_outgoing = msgspec.json.Decoder(Outgoing)


class First:
    """Thinks nothing: the first legal action; experts fail."""

    async def think(self, bot, view, seed):
        if bot == "expert":
            raise Failed("crashed")
        return view.legal[0].text


@asynccontextmanager
async def furnish(settings, metrics=None):
    store = await open_store(settings.database, worker="tests")
    house = await House(store, Counted(First(), metrics or Metrics())).open()
    yield house
    await house.close()
    await store.close()


class Site:
    """A server that runs in a thread, and ways to speak to it."""

    def __init__(self, settings, page=None):
        self.app = make_app(settings, furnish, page)
        self.server = Serving(config_of(settings.at(0), self.app), farewell)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "it did not start"
            self.thread.join(0.005)
        self.at = f"127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"
        self.http = httpx.Client(base_url=f"http://{self.at}", headers=CLIENT)

    def _run(self):
        with asyncio.Runner() as runner:
            self.loop = runner.get_loop()
            runner.run(self.server.serve())

    def do(self, work):
        """Have something done where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(10)

    @property
    def doors(self):
        return self.app.state.doors

    def stop(self):
        self.http.close()
        self.server.should_exit = True
        self.thread.join(30)
        assert not self.thread.is_alive(), "it did not stop"

    def table(self, **plan):
        """A new table, and the seat of who made it."""
        answer = self.http.post("/api/tables", json=PLAN | plan)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def sit(self, table, name="Bob", **headers):
        answer = self.http.post(f"/api/tables/{table}/seats", json={"name": name}, headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def socket(self, table, token=None, **headers):
        """A socket at a table; with a token it has said hello, and been welcomed."""
        ws = self.bare(table, CLIENT | headers).__enter__()
        if token is not None:
            ws.send({"type": "hello", "token": token})
            ws.welcome = ws.get("welcome")
        return ws

    def bare(self, table, headers):
        """A socket with no headers but these, to be opened."""
        return Socket(f"ws://{self.at}/ws/{table}", headers)


class Socket:
    """A socket of a client, which speaks in objects."""

    def __init__(self, url, headers):
        self._url, self._headers = url, headers
        self._open = self.ws = self.raw = None

    def __enter__(self):
        if self.ws is None:
            self._open = connect(
                self._url, additional_headers=self._headers, compression=None, ping_interval=None
            )
            self.ws = self._open.__enter__()
        return self

    def __exit__(self, *fault):
        self._open.__exit__(*fault)

    def send(self, frame):
        self.ws.send(frame if isinstance(frame, str | bytes) else msgspec.json.encode(frame).decode())

    def recv(self):
        """The next frame, whatever it is."""
        self.raw = self.ws.recv(timeout=60)
        return _outgoing.decode(self.raw)

    def get(self, kind):
        """The next frame of a kind; those before are let go."""
        while True:
            frame = self.recv()
            if type(frame).__name__.lower() == kind:
                return frame

    def ask(self, frame):
        """What a frame is answered."""
        self.send(frame)
        while True:
            answer = self.recv()
            if getattr(answer, "id", None) == frame["id"]:
                return answer


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A server without limits."""
    site = Site(Settings(limits=0, data=str(tmp_path_factory.mktemp("site"))))
    yield site
    site.stop()


@pytest.fixture
def build(tmp_path):
    """Servers with settings of their own."""
    sites = []

    def built(**settings):
        sites.append(Site(Settings(data=str(tmp_path), **settings)))
        return sites[-1]

    yield built
    for each in sites:
        each.stop()
