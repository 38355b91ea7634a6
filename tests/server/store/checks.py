"""What a database holds, and whether the tables in it are whole."""

from sqlalchemy import select

from triumvir.server.store.engine import connected, parsed
from triumvir.server.store.models import metadata


def contents(url):
    """All rows of all tables of a database, in order."""
    engine = connected(parsed(url), reading=True)
    with engine.begin() as connection:
        found = {
            each.name: [*map(tuple, connection.execute(select(each)))] for each in metadata.sorted_tables
        }
    engine.dispose()
    return {name: sorted(rows) for name, rows in found.items()}


def whole(url):
    """The events of each table as text, in order. Error: AssertionError, where there is a gap."""
    found = contents(url)
    texts = {table: [] for table, *_ in found["tables"]}
    for table, seq, _, body in found["events"]:
        texts[table].append(bytes(body).decode(errors="replace"))
        assert seq == len(texts[table]), f"a gap before {seq} of {table}"
    for table, seq, *_ in found["tables"]:
        assert seq == len(texts[table]), f"{table} is at {seq}"
    return texts
