"""SQL: a statement for many rows is as SQLAlchemy would write it."""

import pytest
from sqlalchemy import make_url

from triumvir.server.store import sql
from triumvir.server.store.engine import connected

URLS = ("sqlite:////nowhere/tables.db", "postgresql+psycopg://nobody@nowhere/tables")


@pytest.mark.parametrize("url", URLS)
@pytest.mark.parametrize("count", [1, 2, 3, 10, 64])
def test_statements_grow_as_they_are_compiled(url, count):
    dialect = connected(make_url(url)).dialect
    grown = {name: statement.rows(count) for name, statement in sql.writes(dialect).items()}
    assert grown == sql.compiled(dialect, count)


def test_what_grows_in_two_places_is_refused():
    with pytest.raises(AssertionError, match="one place"):
        sql.Repeated.of("a b c", "a x b x c")
