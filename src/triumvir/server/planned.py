"""Planned: a plan for a table, looked over before it is played."""

import msgspec

from triumvir.bots.bot import make
from triumvir.errors import Code, SetupError
from triumvir.server.events import Plan
from triumvir.server.plain import plain
from triumvir.server.table import rules_for


def checked(plan: Plan) -> Plan:
    """A plan that can be played, with a title that can be shown. Errors: game/unknown, preset/unknown,
    option/unknown, option/value, bot/unknown, table/pace.
    """
    rules_for(plan)
    make(plan.stand_in)
    pace = plan.pace
    fine = (
        all(0 <= value <= 3600 for value in (pace.turn, pace.grace, pace.absence, pace.ready))
        and (not pace.turn or pace.turn >= 5)
        and 0 <= pace.least <= pace.most <= 10
    )
    if not fine:
        expected = (
            "turn 0 or 5 to 3600, grace, absence and ready up to 3600, 0 <= least <= most <= 10 seconds"
        )
        raise SetupError(Code.TABLE_PACE, got=pace, expected=expected)
    pace = msgspec.structs.replace(pace, least=float(pace.least), most=float(pace.most))
    return msgspec.structs.replace(plan, title=plain(plan.title, 60), pace=pace)
