"""Waking: what is due is claimed by one worker, and a time in which no worker lived is nobody's loss."""

from sqlalchemy import Connection, bindparam, delete, func, select, update

from triumvir.server.store.models import due, pulse, workers
from triumvir.server.store.sql import upsert
from triumvir.server.store.values import Claim

LEASE = 10_000
"""Milliseconds for which a claim holds."""
DAY = 86_400_000
ALIVE = 3_000
"""Milliseconds without a beat after which no worker lives."""

RIPE = (
    select(due.c.table_id, due.c.kind, due.c.at, due.c.seq, due.c.tries + 1, due.c.late)
    .where(due.c.wake <= bindparam("now"))
    .order_by(due.c.wake)
    .limit(bindparam("limit"))
    .with_for_update(skip_locked=True)
)
LEASED = update(due).where(due.c.table_id.in_(bindparam("tables", expanding=True)))
NEXT = select(func.min(due.c.wake))
SEEN = select(workers.c.at).where(workers.c.worker == bindparam("worker"))
FORGOTTEN = delete(workers).where(workers.c.at < bindparam("since"))
LAST_BEAT = select(pulse.c.at).where(pulse.c.id == 1).with_for_update()


def claim(connection: Connection, now: int, worker: str, limit: int, patience: int = 0) -> list[Claim]:
    """Due rows whose time came `patience` milliseconds ago and that nobody holds."""
    claims = [Claim(*row) for row in connection.execute(RIPE, {"now": now - patience, "limit": limit})]
    if claims:
        leased = LEASED.values(wake=now + LEASE, worker=worker, tries=due.c.tries + 1)
        connection.execute(leased, {"tables": [each.table for each in claims]})
    return claims


def next_due(connection: Connection) -> int | None:
    """When the earliest may be claimed."""
    return connection.execute(NEXT).scalar()


def beat(connection: Connection, now: int, worker: str) -> int:
    """A worker lives. If none did for a while, how long, and every due row comes at once and says so."""
    connection.execute(upsert(connection.dialect.name, workers), {"worker": worker, "at": now})
    connection.execute(FORGOTTEN, {"since": now - DAY})
    last = connection.execute(LAST_BEAT).scalar()
    if last is None:
        connection.execute(upsert(connection.dialect.name, pulse), {"id": 1, "at": now, "worker": worker})
        return 0
    gap = now - last if now - last > ALIVE else 0
    if gap:
        connection.execute(update(due).values(late=due.c.late + gap, wake=now))
    connection.execute(update(pulse).values(at=max(now, last), worker=worker))
    return gap


def alive(connection: Connection, now: int, worker: str) -> bool:
    """Whether a worker has said so within a lease."""
    at = connection.execute(SEEN, {"worker": worker}).scalar()
    return at is not None and now - at <= LEASE
