"""Appending: a group of commands in few statements. Who decided on an old state, or comes again, is told."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import (
    BindParameter,
    Connection,
    Executable,
    Table,
    bindparam,
    delete,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from triumvir.server.store.models import accounts, commands, due, events, records, secrets, snapshots, tables
from triumvir.server.store.values import Append, Behind, Done, Taken

Outcome = Done | Behind | Taken
"""What comes of a command. The other two are raised where it is waited for."""

_IDS: BindParameter[str] = bindparam("ids", expanding=True)
LAST = (
    select(tables.c.id, tables.c.seq, tables.c.at)
    .where(tables.c.id.in_(_IDS))
    .order_by(tables.c.id)
    .with_for_update()
)
KNOWN = select(commands).where(
    commands.c.table_id.in_(_IDS), commands.c.command.in_(bindparam("commands", expanding=True))
)
CODES = select(tables.c.code).where(tables.c.code.in_(bindparam("codes", expanding=True)))


def upsert(dialect: str, table: Table, *same: str) -> Executable:
    """The statement that inserts a row or sets the one with its key, in a dialect of SQL; a row whose columns
    `same` are as they were is left as it is.
    """
    statement = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(table)
    new, keys = statement.excluded, [each.name for each in table.primary_key]
    return statement.on_conflict_do_update(
        index_elements=keys,
        set_={each.name: new[each.name] for each in table.c if each.name not in keys},
        where=or_(*(table.c[name] != new[name] for name in same)) if same else None,
    )


def _writes(dialect: str) -> dict[str, Executable]:
    """The statements of a group, in their order."""
    change = update(tables).where(tables.c.id == bindparam("table"))
    return {
        "made": insert(tables),
        "moved": change,
        "shown": change,
        "events": insert(events),
        "commands": insert(commands),
        "due": upsert(dialect, due, "kind", "at", "seq"),
        "done": delete(due).where(due.c.table_id == bindparam("table")),
        "secrets": insert(secrets),
        "snapshots": upsert(dialect, snapshots),
        "records": insert(records),
    }


WRITES = {dialect: _writes(dialect) for dialect in ("sqlite", "postgresql")}


class Group:
    """Commands that are written together, in this order; several may be of one table."""

    def __init__(self, connection: Connection, appends: Sequence[Append], now: int) -> None:
        """Look up what is known of their tables, and keep other writers from these."""
        self._connection, self._now = connection, now
        ids = sorted({each.table for each in appends})
        self._last = {table: (seq, at) for table, seq, at in connection.execute(LAST, {"ids": ids})}
        names = [each.command for each in appends]
        self._known = {
            (table, command): Done(seq, at, answer, repeated=True)
            for table, command, seq, at, answer in connection.execute(KNOWN, {"ids": ids, "commands": names})
        }
        codes = [each.row.code for each in appends if each.row and not each.after]
        self._codes = {*connection.execute(CODES, {"codes": codes}).scalars()} if codes else set[str]()
        self._rows = defaultdict[str, dict[object, dict[str, Any]]](dict)

    def take(self, append: Append) -> Outcome:
        """What comes of the next command, once `write` is done and committed."""
        table, command = append.table, append.command
        if known := self._known.get((table, command)):
            return known
        seq, at = self._last.get(table, (0, 0))
        if seq != append.after:
            return Behind(seq)
        done = Done(seq + len(append.events), max(at, append.at or self._now), append.answer)
        if table not in self._last:
            if append.row is None:
                raise ValueError("the first command of a table says what lists show of it")
            if append.row.code in self._codes:
                return Taken(append.row.code)
            self._codes.add(append.row.code)
            self._rows["made"][table] = {"id": table, "seq": done.seq, "at": done.at, **asdict(append.row)}
        else:
            self._rows["moved"][table] = {"table": table, "seq": done.seq, "at": done.at}
            if append.row:
                self._rows["shown"][table] = {"table": table, **asdict(append.row)}
        self._last[table] = done.seq, done.at
        self._known[table, command] = done._replace(repeated=True)
        self._note(append, done)
        return done

    def _note(self, append: Append, done: Done) -> None:
        """Keep the rows of a command that stand by themselves."""
        table, rows = append.table, self._rows
        key, at = {"table_id": table}, {"at": done.at}
        for seq, body in enumerate(append.events, start=append.after + 1):
            rows["events"][table, seq] = {**key, **at, "seq": seq, "body": body}
        rows["commands"][table, append.command] = {
            **key,
            **at,
            "command": append.command,
            "seq": done.seq,
            "answer": done.answer,
        }
        if append.due:
            rows["done"].pop(table, None)
            fresh = {"wake": append.due.at, "worker": "", "tries": 0, "late": 0}
            rows["due"][table] = {**key, **asdict(append.due), **fresh}
        else:
            rows["due"].pop(table, None)
            rows["done"][table] = {"table": table}
        if append.secret:
            deal, seed = append.secret
            rows["secrets"][table, deal] = {**key, "deal": deal, "seed": seed}
        if append.snapshot is not None:
            rows["snapshots"][table] = {**key, "seq": done.seq, "body": append.snapshot}
        if append.record:
            number, text = append.record
            rows["records"][table, number] = {**key, **at, "number": number, "text": text}

    def write(self) -> None:
        """Write what was taken. Error: IntegrityError, if another worker was first."""
        for name, statement in WRITES[self._connection.dialect.name].items():
            if rows := self._rows[name]:
                self._connection.execute(statement, [*rows.values()])


def append_all(connection: Connection, appends: Sequence[Append], now: int) -> list[Outcome]:
    """Write commands in this order; what comes of each once that is committed. Error: IntegrityError, if
    another worker was first.
    """
    if not appends:
        return []
    group = Group(connection, appends, now)
    outcomes = [group.take(each) for each in appends]
    group.write()
    return outcomes


def keep_account(connection: Connection, now: int, account: str, name: str) -> None:
    """Give an account a name."""
    row = {"id": account, "name": name, "at": now}
    connection.execute(upsert(connection.dialect.name, accounts), row)
