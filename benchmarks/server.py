"""Server: many tables at once, each with a person and bots, on this machine; how long commands wait.

    python -m benchmarks.server --tables 1000 --moves 500 --seconds 120
    python -m benchmarks.server --database-url postgresql://... --workers 2

The server is started here, with a database of its own unless one is named. Persons are sockets of this
process: each plays the first action that is legal, after a time that makes so many moves a second in all,
those of the bots counted. What is timed is a command, from when it is sent until it is acknowledged, after it
was stored. Memory is that of the server's own processes; those that think for bots are shown apart.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect


class Ask(msgspec.Struct):
    """What may be done."""

    count: int = 0
    calls: list[dict[str, str]] = []
    plays: list[str] | None = None


class Deal(msgspec.Struct):
    """The deal."""

    may: Ask | None = None


class Scene(msgspec.Struct):
    """What a client looks at."""

    seq: int
    phase: str
    deal: Deal | None = None
    people: list[dict[str, Any]] = []


class Frame(msgspec.Struct):
    """Any frame."""

    type: str
    id: str = ""
    seq: int = 0
    code: str = ""
    scene: Scene | None = None
    answer: Any = None


DECODE = msgspec.json.Decoder(Frame).decode


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.waits: list[tuple[float, float, str]] = []
        self.refused: dict[str, int] = {}
        self.seen = 0
        self.moves = 0


class Person:
    """One person at one table."""

    def __init__(self, seat: dict[str, Any], address: str, pause: float, tally: Tally) -> None:
        self.seat, self.address, self.pause, self.tally = seat, address, pause, tally
        self.sent: dict[str, float] = {}
        self.count = 0
        self.asked: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Play until it is told to stop; who is cut off comes again."""
        url = f"ws://{self.address}/ws/{self.seat['table']}"
        headers = {"X-Triumvir-Client": "benchmark"}
        async for socket in connect(url, additional_headers=headers, compression=None, max_queue=None):
            try:
                await socket.send(json.dumps({"type": "hello", "token": self.seat["token"]}))
                async for text in socket:
                    await self._take(socket, DECODE(text))
            except OSError:
                continue

    async def _take(self, socket: ClientConnection, frame: Frame) -> None:
        if frame.type in ("ok", "no") and frame.id in self.sent:
            now = time.perf_counter()
            kind = frame.id.rstrip("0123456789")
            self.tally.waits.append((now, now - self.sent.pop(frame.id), kind))
            if frame.type == "no":
                self.tally.refused[frame.code] = self.tally.refused.get(frame.code, 0) + 1
        if frame.type == "answered":
            await self._send(socket, "act", action=frame.answer["choices"][0]["action"])
        if frame.scene:
            self.tally.seen += 1
            await self._look(socket, frame.scene)

    async def _look(self, socket: ClientConnection, scene: Scene) -> None:
        """Do what is to be done, after a while."""
        self.seq = scene.seq
        if scene.phase in ("waiting", "between", "over"):
            if not any(each.get("ready") for each in scene.people):
                await self._send(socket, "ready", salt="0123456789abcdef")
        elif scene.deal and scene.deal.may and (self.asked is None or self.asked.done()):
            self.asked = asyncio.create_task(self._act(socket, scene.deal.may))

    async def _act(self, socket: ClientConnection, ask: Ask) -> None:
        await asyncio.sleep(random.uniform(0.5, 1.5) * self.pause)
        choices = [each["action"] for each in ask.calls] or ask.plays
        if choices is None:
            await socket.send(json.dumps({"type": "ask", "id": "legal", "what": "legal"}))
        else:
            await self._send(socket, "act", action=choices[0])

    async def _send(self, socket: ClientConnection, kind: str, **values: str) -> None:
        self.count += 1
        name = f"{kind}{self.count}"
        self.sent[name] = time.perf_counter()
        await socket.send(json.dumps({"type": kind, "id": name, "at": 0, **values}))


def post(address: str, path: str, body: object) -> dict[str, Any]:
    """What the server answers."""
    headers = {"Content-Type": "application/json", "X-Triumvir-Client": "benchmark"}
    with urlopen(Request(f"http://{address}{path}", json.dumps(body).encode(), headers)) as answer:
        return dict(json.load(answer))


def started(arguments: argparse.Namespace, folder: str) -> tuple[subprocess.Popen[str], str]:
    """The server, and where it is."""
    command = [
        sys.executable,
        "-m",
        "triumvir",
        "serve",
        "--no-page",
        "--port",
        str(arguments.port),
        "--data",
        folder,
    ]
    if arguments.database_url:
        command += ["--database-url", arguments.database_url, "--workers", str(arguments.workers)]
    environ = {**os.environ, "TRIUMVIR_LIMITS": "0", "TRIUMVIR_THINKERS": str(arguments.thinkers)}
    server = subprocess.Popen(
        command,
        env=environ,
        text=True,
        stdout=subprocess.DEVNULL,
        stderr=None if arguments.verbose else subprocess.DEVNULL,
    )
    address = f"127.0.0.1:{arguments.port}"
    for _ in range(600):
        try:
            urlopen(f"http://{address}/readyz").close()
        except OSError:
            time.sleep(0.1)
        else:
            return server, address
    raise SystemExit("the server did not come up")


def memory(server: subprocess.Popen[str]) -> tuple[float, float]:
    """MiB of the server's own processes, and of those that think for bots; what several share counts once."""
    own, bots = 0.0, 0.0
    for process in [psutil.Process(server.pid), *psutil.Process(server.pid).children(recursive=True)]:
        with suppress(psutil.NoSuchProcess):  # it has ended meanwhile
            used = process.memory_full_info()
            size = getattr(used, "pss", used.rss) / 2**20
            if "bots.worker" in " ".join(process.cmdline()):
                bots += size
            else:
                own += size
    return own, bots


def quantiles(waits: Sequence[float]) -> str:
    """The middle and the end of what commands waited, in milliseconds."""
    if not waits:
        return "no command"
    ordered = sorted(waits)
    parts = [ordered[min(int(len(ordered) * q), len(ordered) - 1)] * 1000 for q in (0.5, 0.95, 0.99, 1)]
    return "p50 {:.1f}  p95 {:.1f}  p99 {:.1f}  max {:.1f} ms".format(*parts)


async def run(arguments: argparse.Namespace, server: subprocess.Popen[str], address: str) -> None:
    """Sit at all tables, then play for the time, and print what it was like."""
    gc.disable()  # what is measured is the server
    tally = Tally()
    pause = arguments.tables / arguments.moves
    pace = {"least": 0.5 * pause, "most": min(1.5 * pause, 10.0)}
    bots = [arguments.bot] * (3 if arguments.game.endswith("/4") else 2)
    tasks: list[asyncio.Task[None]] = []
    began = time.perf_counter()
    for number in range(arguments.tables):
        body = {"game": arguments.game, "pace": pace, "name": f"P{number}", "bots": bots}
        seat = await asyncio.to_thread(post, address, "/api/tables", body)
        tasks.append(asyncio.create_task(Person(seat, address, pause, tally).play()))
    print(f"{arguments.tables} tables in {time.perf_counter() - began:.1f} s", flush=True)
    await asyncio.sleep(arguments.warm)
    since, cpu = time.perf_counter(), psutil.Process(server.pid).cpu_times()
    tally.waits.clear()
    shown = tally.seen
    while (spent := time.perf_counter() - since) < arguments.seconds:
        await asyncio.sleep(min(10.0, arguments.seconds - spent + 0.01))
        late = [wait for at, wait, _ in tally.waits if at > time.perf_counter() - 10]
        own, bots_own = memory(server)
        print(f"{spent + 10:6.0f} s  {quantiles(late)}  {own:.0f} + {bots_own:.0f} MiB", flush=True)
    spent = time.perf_counter() - since
    used = psutil.Process(server.pid).cpu_times()
    waits = [wait for _, wait, _ in tally.waits]
    print(f"\n{len(waits) / spent:.0f} commands and {(tally.seen - shown) / spent:.0f} scenes a second")
    print(quantiles(waits))
    for kind in sorted({kind for _, _, kind in tally.waits}):
        some = [wait for _, wait, each in tally.waits if each == kind]
        print(f"  {kind:6} {len(some):6}  {quantiles(some)}")
    print(f"server: {(used.user + used.system - cpu.user - cpu.system) / spent:.2f} of a core")
    print(f"refused: {tally.refused or 'none'}")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm", type=float, default=10)
    parser.add_argument("--game", default="dou_dizhu")
    parser.add_argument("--bot", default="novice")
    parser.add_argument("--thinkers", type=int, default=1)
    parser.add_argument("--port", type=int, default=8799)
    parser.add_argument("--database-url", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, address = started(arguments, folder)
        try:
            asyncio.run(run(arguments, server, address))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)
            size = sum(path.stat().st_size for path in Path(folder).glob("*"))
            print(f"database: {size / 2**20:.1f} MiB")


if __name__ == "__main__":
    main()
