"""Keeping: a table as the store has it, and what came of a command as the store takes it."""

from collections.abc import Sequence

import msgspec

from triumvir.record.toml import format_record
from triumvir.server import events
from triumvir.server.decide import Decision, Step
from triumvir.server.due import due
from triumvir.server.events import Happened, decode, encode
from triumvir.server.protocol import Reply
from triumvir.server.saved import restore, save
from triumvir.server.store.values import Append, Loaded, Row, TableRow
from triumvir.server.table import Table, fold

_answers = msgspec.json.Decoder(Reply)


def loaded(table_id: str, found: Loaded) -> Table:
    """The table that the store holds."""
    table = None
    if found.snapshot:
        text, seq = found.snapshot
        table = restore(text, found.secrets)
        assert table.seq == seq, "a snapshot is of its seq"
    for step in followed(table, found.events, found.secrets, table_id):
        table = step.after
    assert table, "a table has an event"
    return table


def followed(
    table: Table | None, rows: Sequence[Row], secrets: dict[int, str], table_id: str = ""
) -> list[Step]:
    """What happened at a table since, one by one."""
    steps: list[Step] = []
    for row in rows:
        event = decode(row.event)
        secret = secrets.get(event.deal, "") if isinstance(event, events.Committed) else ""
        happened = Happened(row.seq, row.at, event)
        table = fold(table, happened, table_id=table_id, secret=secret)
        steps.append(Step(happened, table))
    return steps


def append_of(before: Table | None, decision: Decision, name: str, reply: Reply) -> Append:
    """What the store is to keep of a decision, under the name of the command."""
    after = decision.after
    over = any(isinstance(event, events.Revealed) for event in decision.events)
    ended = over and after.phase == "over"
    row = shown(after)
    return Append(
        table=after.id,
        after=before.seq if before else 0,
        at=after.at,
        command=name,
        events=tuple(encode(event) for event in decision.events),
        answer=msgspec.json.encode(reply),
        due=due(after),
        secret=decision.secret,
        snapshot=save(after) if over else None,
        row=row if before is None or row != shown(before) else None,
        record=(after.number, format_record(after.record())) if ended else None,
        places=moved(before, decision),
        players=_brought(after) if ended else (),
    )


def moved(before: Table | None, decision: Decision) -> tuple[tuple[str, int | None], ...]:
    """The accounts that have another chair now, or took theirs anew; none for who has no chair any more, as
    nobody has at a table that is closed.
    """
    after = decision.after
    old = _accounts(before) if before else {}
    new = _accounts(after) if after.phase != "closed" else {}
    sat = {event.account for event in decision.events if isinstance(event, events.Sat)}
    came = tuple((account, at) for account, at in new.items() if old.get(account) != at or account in sat)
    return came + tuple((account, None) for account in old if account not in new)


def _accounts(table: Table) -> dict[str, int]:
    """The accounts that have chairs, and which."""
    return {chair.account: at for at, chair in enumerate(table.chairs) if chair.account}


def _brought(table: Table) -> tuple[tuple[str, int], ...]:
    """The accounts that have chairs, and the points of the match that is over."""
    totals = table.ledger[-1].totals
    return tuple((account, totals[at]) for account, at in _accounts(table).items())


def answered(text: bytes) -> Reply:
    """The answer that was kept."""
    return _answers.decode(text)


def shown(table: Table) -> TableRow:
    """The table as a list shows it."""
    return TableRow(
        code=table.code,
        game=table.plan.game,
        title=table.plan.title,
        listed=table.plan.listed and table.phase != "closed",
        phase=table.phase,
        persons=len(table.present),
        seats=len(table.chairs),
        free=sum(chair.free for chair in table.chairs),
        updated=0,
    )
