"""SQL: the statements of an append as text, made once for an engine: SQLAlchemy's way from a statement to its
text costs more than what the database does with it. Values are given by their places.
"""

from collections.abc import Iterable
from functools import cache

from sqlalchemy import (
    ColumnElement,
    Dialect,
    Table,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql import Delete, Insert, Select, Update

from triumvir.server.store.models import (
    commands,
    due,
    events,
    places,
    played,
    records,
    secrets,
    snapshots,
    tables,
)
from triumvir.server.store.values import TableRow

Statement = Insert | Update | Delete | Select[*tuple[object, ...]]


def text_of(dialect: Dialect, statement: Statement, columns: Iterable[str] = ()) -> str:
    """A statement in a dialect of SQL."""
    return str(statement.compile(dialect=dialect, column_keys=[*columns] or None))


def upsert(dialect: str, table: Table, *same: str) -> Insert:
    """The statement that inserts a row or sets the one with its key; a row whose columns `same` are as they
    were is left as it is.
    """
    statement = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(table)
    new, keys = statement.excluded, [each.name for each in table.primary_key]
    return statement.on_conflict_do_update(
        index_elements=keys,
        set_={each.name: new[each.name] for each in table.c if each.name not in keys},
        where=or_(*(table.c[name] != new[name] for name in same)) if same else None,
    )


@cache
def writes(dialect: Dialect) -> dict[str, str]:
    """What a group of commands writes, in this order. A row is all columns in their order; `moved` takes seq,
    time and table, `shown` what lists show and the table, `done` the table, `left` the account and the table.
    """
    change = update(tables).where(tables.c.id == bindparam("table"))
    gone = delete(places).where(
        places.c.account == bindparam("account"), places.c.table_id == bindparam("table")
    )
    return {
        "made": text_of(dialect, insert(tables)),
        "moved": text_of(dialect, change, ("seq", "at")),
        "shown": text_of(dialect, change, TableRow._fields),
        "events": text_of(dialect, insert(events)),
        "commands": text_of(dialect, insert(commands)),
        "due": text_of(dialect, upsert(dialect.name, due, "kind", "at", "seq")),
        "done": text_of(dialect, delete(due).where(due.c.table_id == bindparam("table"))),
        "secrets": text_of(dialect, insert(secrets)),
        "snapshots": text_of(dialect, upsert(dialect.name, snapshots)),
        "records": text_of(dialect, insert(records)),
        "played": text_of(dialect, insert(played)),
        "left": text_of(dialect, gone),
        "placed": text_of(dialect, upsert(dialect.name, places)),
    }


@cache
def last_of(dialect: Dialect, count: int) -> str:
    """Id, last seq and time of so many tables, which no other writer touches until this one is done."""
    chosen = select(tables.c.id, tables.c.seq, tables.c.at).where(_one_of(tables.c.id, count))
    return text_of(dialect, chosen.order_by(tables.c.id).with_for_update())


@cache
def known_of(dialect: Dialect, count: int) -> str:
    """What is stored of so many commands, each a table and an id."""
    pairs = (
        and_(commands.c.table_id == bindparam(f"t{n}"), commands.c.command == bindparam(f"c{n}"))
        for n in range(count)
    )
    return text_of(dialect, select(commands).where(or_(*pairs)))


@cache
def codes_of(dialect: Dialect, count: int) -> str:
    """Which of so many codes are taken."""
    return text_of(dialect, select(tables.c.code).where(_one_of(tables.c.code, count)))


def _one_of(column: ColumnElement[str], count: int) -> ColumnElement[bool]:
    return column.in_([bindparam(f"p{n}") for n in range(count)])
