"""Reader: what the store is asked. Each question sees one state of the database."""

from collections.abc import Sequence

from sqlalchemy import BindParameter, Connection, bindparam, select, tuple_

from triumvir.server.store.models import (
    accounts,
    commands,
    events,
    places,
    played,
    records,
    secrets,
    snapshots,
    tables,
)
from triumvir.server.store.values import Done, Kept, Loaded, Page, Place, Played, Row, TableRow

_TABLE: BindParameter[str] = bindparam("table")
SNAPSHOT = select(snapshots.c.body, snapshots.c.seq).where(snapshots.c.table_id == _TABLE)
EVENTS = (
    select(events.c.seq, events.c.at, events.c.body)
    .where(events.c.table_id == _TABLE, events.c.seq > bindparam("seq"))
    .order_by(events.c.seq)
)
SEEDS = (
    select(secrets.c.deal, secrets.c.seed)
    .where(secrets.c.table_id == _TABLE)
    .order_by(secrets.c.deal.desc())
    .limit(2)
)
ANSWER = select(commands.c.seq, commands.c.at, commands.c.answer).where(
    commands.c.table_id == _TABLE, commands.c.command == bindparam("command")
)
SEQS = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(bindparam("ids", expanding=True)))
FIND = select(tables.c.id).where(tables.c.code == bindparam("code"))
LISTED = (
    select(*(tables.c[name] for name in TableRow._fields))
    .where(tables.c.listed)
    .order_by(tables.c.updated.desc(), tables.c.code.desc())
    .limit(bindparam("limit"))
)
LISTED_AFTER = LISTED.where(
    tuple_(tables.c.updated, tables.c.code) < tuple_(bindparam("updated"), bindparam("code"))
)
RECORDS = (
    select(records.c.number, records.c.at, records.c.text)
    .where(records.c.table_id == _TABLE)
    .order_by(records.c.number)
)
_ACCOUNT: BindParameter[str] = bindparam("account")
PLACES = (
    select(places.c.table_id, places.c.chair)
    .join_from(places, tables)
    .where(places.c.account == _ACCOUNT)
    .order_by(tables.c.at.desc(), tables.c.id)
    .limit(bindparam("limit"))
)
PLAYED = (
    select(
        tables.c.id,
        tables.c.code,
        tables.c.game,
        tables.c.title,
        played.c.number,
        played.c.at,
        played.c.points,
    )
    .join_from(played, tables)
    .where(played.c.account == _ACCOUNT)
    .order_by(played.c.at.desc(), tables.c.id, played.c.number.desc())
    .limit(bindparam("limit"))
)
PART = select(played.c.at).where(
    played.c.account == _ACCOUNT, played.c.table_id == _TABLE, played.c.number == bindparam("number")
)
NAME = select(accounts.c.name).where(accounts.c.id == _ACCOUNT)


def load(connection: Connection, table: str) -> Loaded | None:
    """A table, or none if there is none."""
    found = connection.execute(SNAPSHOT, {"table": table}).one_or_none()
    snapshot = tuple(found) if found else None
    rows = since(connection, table, snapshot[1] if snapshot else 0)
    if not rows and not snapshot:
        return None
    seeds = connection.execute(SEEDS, {"table": table})
    return Loaded(snapshot, rows, dict(seeds.all()))


def since(connection: Connection, table: str, seq: int) -> list[Row]:
    """The events of a table after one."""
    return [Row(*row) for row in connection.execute(EVENTS, {"table": table, "seq": seq})]


def answered(connection: Connection, table: str, command: str) -> Done | None:
    """What came of a command, or none if it did not come."""
    found = connection.execute(ANSWER, {"table": table, "command": command}).one_or_none()
    return Done(*found, repeated=True) if found else None


def seqs(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """The last seq of each table."""
    return dict(connection.execute(SEQS, {"ids": ids}).all())


def find(connection: Connection, code: str) -> str | None:
    """The table with a short code."""
    return connection.execute(FIND, {"code": code}).scalar()


def listing(connection: Connection, after: tuple[int, str] | None, limit: int) -> Page:
    """Listed tables, the one that changed last first."""
    values = {"limit": limit + 1, **(dict(zip(("updated", "code"), after, strict=True)) if after else {})}
    rows = [TableRow(*row) for row in connection.execute(LISTED_AFTER if after else LISTED, values)]
    last = rows[limit - 1] if len(rows) > limit else None
    return Page(rows[:limit], (last.updated, last.code) if last else None)


def kept(connection: Connection, table: str) -> list[Kept]:
    """The matches of a table that are over."""
    return [Kept(*row) for row in connection.execute(RECORDS, {"table": table})]


def account(connection: Connection, account: str) -> str | None:
    """The name of an account."""
    return connection.execute(NAME, {"account": account}).scalar()


def placed(connection: Connection, account: str, limit: int) -> list[Place]:
    """Where an account has a chair, at the table first where something happened last."""
    return [Place(*row) for row in connection.execute(PLACES, {"account": account, "limit": limit})]


def has_played(connection: Connection, account: str, limit: int) -> list[Played]:
    """The matches that an account played, the last one first."""
    return [Played(*row) for row in connection.execute(PLAYED, {"account": account, "limit": limit})]


def took_part(connection: Connection, account: str, table: str, number: int) -> bool:
    """Whether an account played a match that is over."""
    return bool(connection.execute(PART, {"account": account, "table": table, "number": number}).scalar())
