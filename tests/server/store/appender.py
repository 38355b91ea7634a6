"""A process that appends to a store until it is killed, and tells each command once it is acknowledged."""

import asyncio
import random
import sys

from tests.server.store.commands import opening, saying
from triumvir.server.store.store import open_store
from triumvir.server.store.values import Due

TABLES = 12


async def play(store, table, rng):
    """Go on with a table for ever: commands of none to three events."""
    loaded = await store.load(table)
    if loaded is None:
        tell(table, "open", await store.append(opening(table)), (b"opened",))
        loaded = await store.load(table)
    seq = loaded.events[-1].seq
    while True:
        command = f"{rng.getrandbits(64):x}"
        events = tuple(f"{command}-{n}".encode() for n in range(rng.randrange(4)))
        due = rng.choice((None, Due("turn", seq, seq)))
        done = await store.append(saying(seq, command, *events, table=table, due=due))
        seq = done.seq
        tell(table, command, done, events)


def tell(table, command, done, events):
    """One line, at once."""
    sys.stdout.write(f"{table} {command} {done.seq} {done.at} {b','.join(events).decode() or '-'} .\n")
    sys.stdout.flush()


async def main(url):
    """Play at all tables at once."""
    store = await open_store(url, worker="appender")
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    async with asyncio.TaskGroup() as group:
        for n in range(TABLES):
            group.create_task(play(store, f"t{n}", random.SystemRandom()))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
