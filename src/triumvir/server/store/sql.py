"""SQL: the statements of an append as text, made once for an engine: SQLAlchemy's way from a statement to its
text costs more than what the database does with it. Values are given by their places.

A statement takes many rows: between two statements a thread gives the interpreter away, and waits for it.
How it grows with them is read off its texts for one and for two.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import takewhile
from typing import Any, NamedTuple

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Dialect,
    Table,
    and_,
    bindparam,
    column,
    delete,
    func,
    insert,
    or_,
    select,
    update,
    values,
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


class Repeated(NamedTuple):
    """The text of a statement for any number of rows: what stands before the place where it grows, what comes
    there again with each further row, and the rest.
    """

    head: str
    again: str
    tail: str

    @staticmethod
    def of(one: str, two: str) -> "Repeated":
        """The statement, from its texts for one row and for two."""
        at = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, two, strict=False)))
        more = len(two) - len(one)
        assert one[at:] == two[at + more :], f"it grows in one place: {two}"
        return Repeated(one[:at], two[at : at + more], one[at:])

    def rows(self, count: int) -> str:
        """The text for so many rows."""
        return f"{self.head}{self.again * (count - 1)}{self.tail}"


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
def writes(dialect: Dialect) -> dict[str, Repeated]:
    """What a group of commands writes, in this order. A row is all columns in their order; `moved` takes seq,
    time and table, `shown` what lists show and the table, `done` the table, `left` the account and the table.
    """
    one, two = compiled(dialect, 1), compiled(dialect, 2)
    return {name: Repeated.of(text, two[name]) for name, text in one.items()}


def compiled(dialect: Dialect, count: int) -> dict[str, str]:
    """The same statements, each for so many rows."""
    gone = (
        and_(places.c.account == bindparam(f"a{n}"), places.c.table_id == bindparam(f"t{n}"))
        for n in range(count)
    )
    made: dict[str, Statement] = {
        "made": insert(tables).values(_rows(tables, count)),
        "moved": _changed(("seq", "at"), count),
        "shown": _changed(TableRow._fields, count),
        "events": insert(events).values(_rows(events, count)),
        "commands": insert(commands).values(_rows(commands, count)),
        "due": upsert(dialect.name, due, "kind", "at", "seq").values(_rows(due, count)),
        "done": delete(due).where(_one_of(due.c.table_id, count)),
        "secrets": insert(secrets).values(_rows(secrets, count)),
        "snapshots": upsert(dialect.name, snapshots).values(_rows(snapshots, count)),
        "records": insert(records).values(_rows(records, count)),
        "played": insert(played).values(_rows(played, count)),
        "left": delete(places).where(or_(*gone)),
        "placed": upsert(dialect.name, places).values(_rows(places, count)),
    }
    return {name: text_of(dialect, statement) for name, statement in made.items()}


def grows(question: Callable[[Dialect, int], str]) -> Callable[[Dialect, int], str]:
    """A question for so many keys, made once for an engine."""

    @cache
    def repeated(dialect: Dialect) -> Repeated:
        return Repeated.of(question(dialect, 1), question(dialect, 2))

    return lambda dialect, count: repeated(dialect).rows(count)


def _places(columns: Iterable[ColumnElement[Any]], count: int) -> list[tuple[BindParameter[Any], ...]]:
    """So many rows of values that are given later."""
    whole = [*columns]
    return [tuple(bindparam(f"{each.key}_{n}", type_=each.type) for each in whole) for n in range(count)]


def _rows(table: Table, count: int) -> list[dict[str, BindParameter[Any]]]:
    """So many rows of a table, to be given later."""
    return [dict(zip(table.c.keys(), row, strict=True)) for row in _places(table.c, count)]


def _changed(names: Sequence[str], count: int) -> Update:
    """The change of some columns of so many tables, each its own."""
    wanted = [tables.c[name] for name in (*names, "id")]
    given = values(*(column(each.key, each.type) for each in wanted)).data(_places(wanted, count))
    rows = given.cte("changed")
    change = update(tables).where(tables.c.id == rows.c.id)
    return change.values({name: rows.c[name] for name in names})


@grows
def last_of(dialect: Dialect, count: int) -> str:
    """Id, last seq and time of so many tables, which no other writer touches until this one is done."""
    columns, chosen = (tables.c.id, tables.c.seq, tables.c.at), _one_of(tables.c.id, count)
    if dialect.name == "sqlite":
        return text_of(dialect, select(func.json_group_array(func.json_array(*columns))).where(chosen))
    return text_of(dialect, select(*columns).where(chosen).order_by(tables.c.id).with_for_update())


def rows_of(dialect: Dialect, told: Iterable[tuple[Any, ...]]) -> Iterable[tuple[str, int, int]]:
    """The rows that `last_of` asked for: SQLite tells them in one, since a thread waits for each."""
    return [tuple(row) for (text,) in told for row in json.loads(text)] if dialect.name == "sqlite" else told


def at_once(dialect: Dialect, rows: int) -> int:
    """How many of so many rows one statement writes. PostgreSQL keeps few shapes of a statement ready; SQLite
    keeps many, and the fewer statements there are, the less a thread waits.
    """
    return rows if dialect.name == "sqlite" else 1 << (rows.bit_length() - 1)


@grows
def known_of(dialect: Dialect, count: int) -> str:
    """What is stored of so many commands, each a table and an id."""
    pairs = (
        and_(commands.c.table_id == bindparam(f"t{n}"), commands.c.command == bindparam(f"c{n}"))
        for n in range(count)
    )
    return text_of(dialect, select(commands).where(or_(*pairs)))


@grows
def codes_of(dialect: Dialect, count: int) -> str:
    """Which of so many codes are taken."""
    return text_of(dialect, select(tables.c.code).where(_one_of(tables.c.code, count)))


def _one_of(column: ColumnElement[str], count: int) -> ColumnElement[bool]:
    return column.in_([bindparam(f"p{n}") for n in range(count)])
