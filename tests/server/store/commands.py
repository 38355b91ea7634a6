"""Commands for tests of the store."""

from triumvir.server.store.values import Append, TableRow


def row_of(table="t", **rest):
    """What a list shows of a table."""
    shown = {"code": f"code-{table}", "game": "hokm", "title": "Ours", "listed": True, "phase": "waiting"}
    return TableRow(**{**shown, "persons": 1, "seats": 3, "free": 2, **rest})


def opening(table="t", events=(b"opened",), **rest):
    """The first command of a table."""
    return Append(table, 0, "open", events, b"opened", **{"row": row_of(table), **rest})


def saying(after, command, *events, table="t", **rest):
    """Another command, answered by its name."""
    return Append(table, after, command, events, command.encode(), **rest)
