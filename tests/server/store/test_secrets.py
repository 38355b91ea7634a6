"""P13: the seed of a deal is selected when a table is loaded, and by nothing else that the server asks."""

import ast
from pathlib import Path

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.dialects import postgresql, sqlite

import triumvir.server
from tests.server.store.commands import opening, saying
from triumvir.server.store import sql
from triumvir.server.store.values import Append, Due, Loaded

SERVER = Path(triumvir.server.__file__).parent
SEED = "5eed" * 16


@pytest.fixture
def asked():
    """All statements that any connection runs."""
    statements = []

    def note(connection, cursor, statement, parameters, context, many):
        statements.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    yield statements
    event.remove(Engine, "before_cursor_execute", note)


@pytest.mark.anyio
async def test_only_loading_selects_seeds(store, clock, asked):
    await store.append(opening(secret=(0, SEED), due=Due("bot", clock.at, 1)))
    await store.append(saying(1, "a", b"a", secret=(1, SEED), snapshot=b"s", record=(0, "r")))
    for question in (
        store.since("t", 0),
        store.answered("t", "a"),
        store.seqs(["t"]),
        store.find("code-t"),
        store.listing(),
        store.records("t"),
        store.account("x"),
        store.set_account("x", "y"),
        store.claim("w", 9),
        store.next_due(),
        store.beat("w"),
    ):
        await question
    assert not [each for each in asked if "secrets" in each]
    assert (await store.load("t")).secrets == {0: SEED, 1: SEED}
    assert sum("FROM secrets" in each for each in asked) == 1


@pytest.mark.parametrize("dialect", [sqlite.dialect(), postgresql.dialect()])
def test_appending_selects_no_seed(dialect):
    """Its statements go to the driver as they are."""
    found = {name: each.rows(2) for name, each in sql.writes(dialect).items()}
    assert [name for name, each in found.items() if "secrets" in each] == ["secrets"]
    assert found["secrets"].startswith("INSERT INTO secrets (table_id, deal, seed) VALUES")
    for ask in (sql.last_of, sql.known_of, sql.codes_of):
        assert "secrets" not in ask(dialect, 1)


def test_no_other_file_knows_where_seeds_are():
    users = {
        path.relative_to(SERVER).as_posix()
        for path in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("store.models")
        for name in node.names
        if name.name in {"secrets", "*"}
    }
    assert users == {"store/reader.py", "store/sql.py"}


def test_seeds_are_not_shown():
    assert SEED not in repr(Loaded(None, [], {0: SEED}))
    assert SEED not in repr(Append("t", 0, "c", secret=(0, SEED), snapshot=SEED.encode()))
