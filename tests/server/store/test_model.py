"""Any history of a store is that of a simple model, whichever the database, however often it is opened."""

import asyncio
from dataclasses import dataclass, field

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from tests.server.postgres import emptied
from tests.server.store.checks import whole
from tests.server.store.commands import row_of, saying
from tests.server.store.conftest import StandingClock
from triumvir.server.store.store import open_store
from triumvir.server.store.values import Behind, Claim, Done, Due, Loaded, Row
from triumvir.server.store.waking import ALIVE, LEASE

TABLES = st.sampled_from(["t", "u", "v"])
BODIES = st.lists(st.binary(max_size=3), max_size=3).map(tuple)


@dataclass
class Table:
    """What the model knows of a table."""

    rows: list[Row] = field(default_factory=list)
    known: dict[str, Done] = field(default_factory=dict)
    secrets: dict[int, str] = field(default_factory=dict)
    snapshot: tuple[bytes, int] | None = None
    due: Due | None = None
    wake: int = 0
    tries: int = 0
    late: int = 0

    @property
    def seq(self):
        return len(self.rows)


class Histories(RuleBasedStateMachine):
    """Commands new, old and stale, claims, beats, time, and a store that is closed and opened."""

    def __init__(self, url):
        super().__init__()
        self.url = url
        self.clock, self.tables, self.beaten = StandingClock(), {}, None
        self.runner = asyncio.Runner()
        self.open()

    def open(self):
        self.store = self.runner.run(open_store(self.url, worker="w", clock=self.clock))

    def told(self, append):
        """What comes of a command."""
        try:
            return self.runner.run(self.store.append(append))
        except Behind as behind:
            return behind.seq

    @rule(
        name=TABLES,
        command=st.sampled_from("abcdefgh"),
        off=st.sampled_from([0, 0, 0, 0, -1, 1, 5]),
        bodies=BODIES,
        wait=st.none() | st.sampled_from([0, 5, 20_000]),
        secret=st.booleans(),
        snapshot=st.none() | st.binary(max_size=4),
    )
    def append(self, name, command, off, bodies, wait, secret, snapshot):
        table = self.tables.get(name, Table())
        after = max(table.seq + off, 0)
        due = None if wait is None else Due("bot", self.clock.at + wait, after)
        deal = len(table.secrets)
        row = row_of(name) if name not in self.tables else None
        done = self.told(
            saying(
                after,
                command,
                *bodies,
                table=name,
                due=due,
                row=row,
                snapshot=snapshot,
                secret=(deal, f"{deal}") if secret else None,
            )
        )
        if command in table.known:
            assert done == table.known[command]._replace(repeated=True)
            return
        if after != table.seq:
            assert done == table.seq
            return
        self.tables[name] = table
        assert done == Done(after + len(bodies), self.clock.at, command.encode())
        table.known[command] = done
        table.rows += [Row(after + n, self.clock.at, body) for n, body in enumerate(bodies, start=1)]
        if secret:
            table.secrets[deal] = f"{deal}"
        if snapshot is not None:
            table.snapshot = (snapshot, table.seq)
        if due != table.due:
            table.due, table.tries, table.late = due, 0, 0
            table.wake = due.at if due else 0

    @rule(limit=st.integers(1, 4), patience=st.sampled_from([0, 0, 10]))
    def claim(self, limit, patience):
        claims = self.runner.run(self.store.claim("w", limit, patience))
        now = self.clock.at
        ripe = {name: each for name, each in self.tables.items() if each.due and each.wake <= now - patience}
        assert len(claims) == min(limit, len(ripe))
        first = sorted(each.wake for each in ripe.values())[: len(claims)]
        assert [ripe[each.table].wake for each in claims] == first
        for each in claims:
            table = ripe[each.table]
            table.tries += 1
            table.wake = now + LEASE
            due = table.due
            assert each == Claim(each.table, due.kind, due.at, due.seq, table.tries, table.late)

    @rule()
    def beat(self):
        gap = 0 if self.beaten is None else self.clock.at - self.beaten
        gap = gap if gap > ALIVE else 0
        assert self.runner.run(self.store.beat("w")) == gap
        self.beaten = self.clock.at
        for each in self.tables.values():
            if gap and each.due:
                each.late += gap
                each.wake = self.clock.at

    @rule(by=st.sampled_from([1, 5, ALIVE, LEASE, 30_000]))
    def later(self, by):
        self.clock.at += by

    @rule()
    def open_again(self):
        self.runner.run(self.store.close())
        self.open()

    @invariant()
    def is_the_model(self):
        for name in ("t", "u", "v"):
            table, loaded = self.tables.get(name), self.runner.run(self.store.load(name))
            if table is None or not (table.rows or table.snapshot):
                assert loaded is None
                continue
            seen = table.snapshot[1] if table.snapshot else 0
            secrets = dict([*table.secrets.items()][-2:])
            assert loaded == Loaded(table.snapshot, table.rows[seen:], secrets)
        wakes = [each.wake for each in self.tables.values() if each.due]
        assert self.runner.run(self.store.next_due()) == min(wakes, default=None)

    def teardown(self):
        self.runner.run(self.store.close())
        self.runner.close()
        assert {name: len(texts) for name, texts in whole(self.url).items()} == {
            name: table.seq for name, table in self.tables.items()
        }


def test_any_history_is_that_of_the_model(database):
    examples = max(settings().max_examples // 8, 5)
    run_state_machine_as_test(
        lambda: Histories(emptied(database)), settings=settings(max_examples=examples, stateful_step_count=15)
    )
