"""Due: what happens at a table by itself, and when. It follows from the table alone, so any worker finds the
same.

Kinds: "bot" (a bot acts for the seat to act), "auto" (the table acts for a person who wanted it so), "turn"
(a person's time is up), "look" (somebody sees whether a person who has no limit is still here), "ready" (the
deal begins without those who are late), "idle" (the table is closed).
"""

from triumvir.cards.rng import Rng
from triumvir.seats import Seat
from triumvir.server.bots.manners import delay as drawn
from triumvir.server.kept import Kept
from triumvir.server.store.values import Due
from triumvir.server.table import Table
from triumvir.views.view import View, view_of

LOOK = 60_000
"""Milliseconds after which a worker sees whether the one that a person is at still lives."""
HOUR = 3_600_000
IDLE = {"waiting": 2 * HOUR, "playing": 24 * HOUR, "between": 30 * 24 * HOUR, "over": 24 * HOUR}
"""After how many milliseconds with nobody here a table is closed; where only bots sit, as if it waited."""
WATCHED = 60_000
"""For so many milliseconds bots play among themselves after it was noted that somebody looks on."""
NOTED = 20_000
"""So many milliseconds after it was noted, it is noted again."""
PAUSE = 10_000
"""Milliseconds between two deals of bots among themselves, at most."""
DUES: Kept[Due | None] = Kept(4096)
"""What is due at the tables that were asked about last."""


def due(table: Table) -> Due | None:
    """What happens next if nobody does anything; none where everything waits for somebody.

    It is asked for when a table is stored, when its alarm is set and when that rings, and is found once.
    """
    return DUES.of(table, None, lambda: _due(table))


def _due(table: Table) -> Due | None:
    found = [each for each in (_turn(table), _begin(table), _idle(table)) if each]
    if table.bots_only:
        found = [each for each in found if each[1] == "idle" or each[0] <= table.watched + WATCHED]
    if not found:
        return None
    at, kind = min(found)
    return Due(kind, at, table.opened)


def delay(table: Table) -> int:
    """How many milliseconds a bot, or the table itself, takes for this turn: drawn from the secret of the
    deal and the number of the turn, so it says nothing about a hand. None at all where nobody waits for it.
    """
    if not table.bots_only and not any(not table.chairs[at].surrendered for at in table.present):
        return 0
    return drawn(Rng.stream(table.secret, "delay", *table.turn), table.plan.pace)


def unwatched(table: Table, now: int) -> bool:
    """Whether it is to be noted that somebody looks on: only bots sit there, and it is some time ago."""
    return table.bots_only and table.phase != "closed" and table.watched + NOTED <= now


def only_action(table: Table) -> str:
    """What the table does for the person to act by his own wish: the only legal action, or the only pass; ""
    where he wants nothing or has a choice.
    """
    chair = table.to_act
    if chair is None or table.match is None:
        return ""
    wants = table.chairs[chair]
    if not (wants.auto_pass or wants.auto_play):
        return ""
    view = view_of(table.match, Seat(table.seat_of(chair)))
    return _only(view, pass_only=not wants.auto_play)


def _only(view: View, *, pass_only: bool) -> str:
    if len(view.legal) != 1:
        return ""
    (choice,) = view.legal
    return choice.text if choice.text == "pass" or not pass_only else ""


def _turn(table: Table) -> tuple[int, str] | None:
    """What comes of the turn that is open."""
    at = table.to_act
    if at is None:
        return None
    chair = table.chairs[at]
    if chair.itself:
        return table.since + delay(table), "bot"
    if only_action(table):
        return table.since + delay(table), "auto"
    ends = [] if table.turn_ends is None else [table.turn_ends]
    if not chair.here:
        gone = max(chair.gone, table.since) + table.plan.pace.absence * 1000
        ends = [max(gone, *ends)] if ends else [gone]
    return (min(ends), "turn") if ends else (table.since + LOOK, "look")


def _begin(table: Table) -> tuple[int, str] | None:
    """When the next deal begins without those who are not ready."""
    if table.phase not in ("waiting", "between", "over") or any(chair.free for chair in table.chairs):
        return None
    ready = table.plan.pace.ready * 1000
    if table.bots_only:
        return table.since + (min(ready, PAUSE) if table.match else 0), "ready"
    return (table.asked + ready, "ready") if table.asked else None


def _idle(table: Table) -> tuple[int, str] | None:
    """When a table that nobody looks at is closed."""
    if table.phase == "closed" or table.present:
        return None
    last = max([table.since, table.watched, *(chair.gone for chair in table.chairs)])
    return last + IDLE["waiting" if table.bots_only else table.phase], "idle"
