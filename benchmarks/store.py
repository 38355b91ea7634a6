"""What durable appends cost: python -m benchmarks.store [--seconds N] [URL ...]

Each player has a table, and says the next command when the last one is acknowledged: one event of 120 bytes,
an answer of 40, what is due next. Tables are left behind: the database should be one for tests. Without a URL
it is SQLite in a temporary folder. For each URL: appends a second, milliseconds from asking to acknowledged
(median, 99th percentile, most), and microseconds of this process's processor time for an append.
"""

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
from dataclasses import dataclass, replace

from triumvir.server.store.store import Store, open_store
from triumvir.server.store.values import Append, Due, TableRow

PLAYERS = (1, 16, 64)
HEAD = f"{'database':12}{'players':>8}{'appends/s':>11}{'p50 ms':>8}{'p99 ms':>8}{'most ms':>9}{'cpu us':>8}"


@dataclass(frozen=True, slots=True)
class Figures:
    """What came of a run: milliseconds of each append in order, seconds in all, and of processor time."""

    times: list[float]
    took: float
    used: float

    def __str__(self) -> str:
        count = len(self.times)
        middle, late, last = (self.times[at] for at in (count // 2, count * 99 // 100, -1))
        cpu = self.used / count * 1e6
        return f"{count / self.took:11.0f}{middle:8.2f}{late:8.2f}{last:9.2f}{cpu:8.0f}"


async def play(store: Store, until: float, rate: float) -> list[float]:
    """Append at a new table until then, `rate` times a second or as fast as it goes."""
    table, times = secrets.token_hex(16), list[float]()
    row = TableRow(
        secrets.token_hex(8), "hokm", "Benchmark", listed=False, phase="playing", persons=3, seats=3, free=0
    )
    first = Append(table, 0, "open", (b"o" * 120,), b"a" * 40, Due("turn", 0, 1), row=row)
    seq = (await store.append(first)).seq
    while (began := time.perf_counter()) < until:
        said = replace(first, after=seq, command=f"c{seq}", due=Due("turn", seq, seq), row=None)
        seq = (await store.append(said)).seq
        took = time.perf_counter() - began
        times.append(1000 * took)
        if rate:
            await asyncio.sleep(max(1 / rate - took, 0))
    return times


async def run(url: str, players: int, seconds: float, rate: float) -> Figures:
    """So many players at once."""
    store = await open_store(url, worker="benchmark")
    began, used = time.perf_counter(), time.process_time()
    until = began + seconds
    found = await asyncio.gather(*(play(store, until, rate / players) for _ in range(players)))
    took, used = time.perf_counter() - began, time.process_time() - used
    await store.close()
    return Figures(sorted(each for times in found for each in times), took, used)


def main(arguments: list[str]) -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.store")
    parser.add_argument("urls", nargs="*", metavar="URL")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument(
        "--rate", type=float, default=0.0, help="appends a second in all; 0: as fast as it goes"
    )
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        print(HEAD)
        for url in asked.urls or [f"sqlite:///{folder}/tables.db"]:
            for players in PLAYERS:
                figures = asyncio.run(run(url, players, asked.seconds, asked.rate))
                print(f"{url.partition(':')[0]:12}{players:8}{figures}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
