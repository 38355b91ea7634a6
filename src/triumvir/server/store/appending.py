"""Appending: a group of commands in few statements. Who decided on an old state, or comes again, is told."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from sqlalchemy import Connection, Dialect

from triumvir.server.store.models import accounts
from triumvir.server.store.sql import at_once, codes_of, known_of, last_of, rows_of, upsert, writes
from triumvir.server.store.values import Append, Behind, Done, Taken

Outcome = Done | Behind | Taken
"""What comes of a command. The other two are raised where it is waited for."""


class Group:
    """Commands that are written together, in this order; several may be of one table."""

    def __init__(self, connection: Connection, appends: Sequence[Append], now: int) -> None:
        """Look up what is known of their tables, and keep other writers from these."""
        self._driver: Any = connection.connection.driver_connection
        self._dialect, self._now = connection.dialect, now
        with self._pipeline():
            last = self._ask(last_of, {(each.table,) for each in appends})
            known = self._ask(known_of, {(each.table, each.command) for each in appends})
            codes = self._ask(codes_of, {(each.row.code,) for each in appends if each.row and not each.after})
            self._last: dict[str, tuple[int, int]] = {
                table: (seq, at) for table, seq, at in rows_of(self._dialect, last())
            }
            self._known = {
                (table, command): Done(seq, at, answer, repeated=True)
                for table, command, seq, at, answer in known()
            }
            self._codes: set[str] = {code for (code,) in codes()}
        self._rows = defaultdict[str, dict[object, tuple[object, ...]]](dict)

    def _pipeline(self) -> AbstractContextManager[object]:
        """Statements in this block do not wait for each other's answers, where the database is far."""
        return self._driver.pipeline() if self._dialect.name == "postgresql" else nullcontext()

    def _ask(
        self, question: Callable[[Dialect, int], str], keys: AbstractSet[tuple[str, ...]]
    ) -> Callable[[], Iterable[tuple[Any, ...]]]:
        """What gives the rows of some keys. Few shapes of the question are made: keys are asked for twice."""
        if not keys:
            return tuple
        whole = sorted(keys)
        count = 1 << (len(whole) - 1).bit_length()
        whole += whole[-1:] * (count - len(whole))
        flat = tuple(each for key in whole for each in key)
        fetch: Callable[[], list[tuple[Any, ...]]] = self._driver.execute(
            question(self._dialect, count), flat
        ).fetchall
        return fetch

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
            self._rows["made"][table] = (table, done.seq, done.at, *append.row[:-1], done.at)
        else:
            self._rows["moved"][table] = (done.seq, done.at, table)
            if append.row:
                self._rows["shown"][table] = (*append.row[:-1], done.at, table)
        self._last[table] = done.seq, done.at
        self._known[table, command] = done._replace(repeated=True)
        self._note(append, done)
        return done

    def _note(self, append: Append, done: Done) -> None:
        """Keep the rows of a command that stand by themselves."""
        table, rows, due = append.table, self._rows, append.due
        for seq, body in enumerate(append.events, start=append.after + 1):
            rows["events"][table, seq] = (table, seq, done.at, body)
        rows["commands"][table, append.command] = (table, append.command, done.seq, done.at, done.answer)
        if due:
            rows["done"].pop(table, None)
            rows["due"][table] = (table, due.kind, due.at, due.seq, due.at, "", 0, 0)
        else:
            rows["due"].pop(table, None)
            rows["done"][table] = (table,)
        if append.secret:
            rows["secrets"][table, append.secret[0]] = (table, *append.secret)
        if append.snapshot is not None:
            rows["snapshots"][table] = (table, done.seq, append.snapshot)
        if append.record:
            number, text = append.record
            rows["records"][table, number] = (table, number, done.at, text)
            for account, points in append.players:
                rows["played"][account, table, number] = (account, table, number, done.at, points)
        for account, chair in append.places:
            came, went = ("left", "placed") if chair is None else ("placed", "left")
            rows[went].pop((account, table), None)
            rows[came][account, table] = (account, table) if chair is None else (account, table, chair)

    def write(self) -> None:
        """Write what was taken. Error: the driver's IntegrityError, if another worker was first."""
        with self._pipeline():
            for name, statement in writes(self._dialect).items():
                rows = [*self._rows[name].values()]
                while rows:
                    count = at_once(self._dialect, len(rows))
                    flat = tuple(each for row in rows[:count] for each in row)
                    self._driver.execute(statement.rows(count), flat)
                    del rows[:count]


def append_all(connection: Connection, appends: Sequence[Append], now: int) -> list[Outcome]:
    """Write commands in this order; what comes of each once that is committed. Error: the driver's
    IntegrityError, if another worker was first.
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
