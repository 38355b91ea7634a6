"""Models: the tables of the database, the same everywhere. Times are milliseconds since 1970."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()


def _table_id() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("persons", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("free", Integer, nullable=False, server_default="0"),
    Column("updated", BigInteger, nullable=False),
    Index("tables_listed", "listed", "updated", "code"),
    sqlite_with_rowid=False,
)
"""Every table: the number and time of its last event, and what lists show of it."""

events = Table(
    "events",
    metadata,
    _table_id(),
    Column("seq", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""What happened. Two workers that decide on the same state write the same seq: the key lets one of them."""

commands = Table(
    "commands",
    metadata,
    _table_id(),
    Column("command", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("answer", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""Commands that count, with what was answered: one that comes again is answered so again."""

snapshots = Table(
    "snapshots",
    metadata,
    _table_id(),
    Column("seq", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""The last snapshot of each table."""

secrets = Table(
    "secrets",
    metadata,
    _table_id(),
    Column("deal", Integer, primary_key=True),
    Column("seed", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The seeds of deals. Only `reader.load` selects them, and a backup copies them."""

due = Table(
    "due",
    metadata,
    _table_id(),
    Column("kind", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("wake", BigInteger, nullable=False),
    Column("worker", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("late", BigInteger, nullable=False),
    Index("due_wake", "wake"),
    sqlite_with_rowid=False,
)
"""What happens next by itself at each table. `wake` is when it may be claimed: first its time, then the end
of the lease of whoever claimed it.
"""

records = Table(
    "records",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)
"""Matches that are over."""

places = Table(
    "places",
    metadata,
    Column("account", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("chair", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""Which chairs an account has at tables that are not closed."""

played = Table(
    "played",
    metadata,
    Column("account", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("points", Integer, nullable=True),
    Index("played_latest", "account", "at"),
    sqlite_with_rowid=False,
)
"""Who had a chair at the end of a match, and what it brought."""

accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Accounts: the digest of a key that its owner holds, his name, and when he gave it."""

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("worker", Text, nullable=False),
)
"""One row: when a worker last said that it lives, and which."""

workers = Table(
    "workers",
    metadata,
    Column("worker", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""When each worker last said that it lives; of those that have not for a day nothing is known."""
