"""A worker that races others for the same seqs of a few tables, and tells what it won."""

import asyncio
import sys

from tests.server.store.commands import saying
from triumvir.server.store.store import Store, open_store
from triumvir.server.store.values import Behind


async def race(store: Store, table: str, last: int):
    """Try for every seq up to the last, on each third one with a command that all workers send: how often it
    was tried, and the seqs that were won.
    """
    seq = (await store.seqs([table]))[table]
    tried, won = 0, []
    while seq < last:
        tried += 1
        common = seq % 3 == 0
        command = f"all-{seq}" if common else f"{store.worker}-{seq}"
        try:
            done = await store.append(saying(seq, command, store.worker.encode(), table=table))
        except Behind as behind:
            seq = max(seq + 1, behind.seq)
            continue
        assert done.seq == seq + 1
        assert common or not done.repeated
        won += [] if done.repeated else [done.seq]
        seq = done.seq
    return tried, won


async def main(url, worker, last, *tables):
    """Race at all tables at once when told to; one line for each table."""
    store = await open_store(url, worker=worker)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.readline)
    raced = await asyncio.gather(*(race(store, table, int(last)) for table in tables))
    await store.close()
    for table, (tried, won) in zip(tables, raced, strict=True):
        sys.stdout.write(f"{' '.join(map(str, (table, tried, *won)))}\n")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
