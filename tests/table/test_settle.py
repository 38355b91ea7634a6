"""The settlement explains the points to the last one."""

from math import prod

import pytest

from tests.table.tables import NAMES, seated, step
from triumvir.cards.rng import Rng
from triumvir.table.settle import settlement

DOUBLED = {"spring": "x3", "bomb_doubling": "each"}
OPTIONS = {
    "dou_dizhu": [{}, DOUBLED, {"spring": "x2", "bomb_doubling": "winners"}, {"bomb_doubling": "once"}],
    "dou_dizhu/4": [
        {"blank_round_doubles": True, **DOUBLED},
        {"bomb_doubling": "none", "landlord_side": "solo"},
    ],
    "big_three": [{}],
    "big_three/4": [{}],
    "hokm": [{}, {"bass": "pass_zero"}],
}


@pytest.mark.parametrize("name", NAMES)
def test_every_payment_is_explained(name):
    seen = set()
    for options in OPTIONS[name]:
        for seed in range(10):
            table, rng = seated(name, seed=str(seed), options=tuple(options.items())), Rng.stream(seed)
            while table.waits_for not in ("deal", "end") or table.match.deals < 2:
                assert settlement(table.view) is None or table.waits_for in ("deal", "end")
                step(table, rng)
            told = settlement(table.view)
            outcome = table.match.state.outcome
            if outcome.thrown_in:
                assert told is None
                continue
            seen |= {(factor.name, factor.times) for factor in told.factors}
            assert [line.points for line in told.lines] == [*outcome.points]
            assert [line.total for line in told.lines] == [
                table.match.totals[player] for player in table.match.seating
            ]
            assert [told.won(seat) for seat in range(len(told.lines))] == [p > 0 for p in outcome.points]
            if name == "hokm":
                assert sum(line.tricks for line in told.lines) == 10
                assert all(
                    (line.tricks >= line.call) == (line.points > 0) or not line.call for line in told.lines
                )
            else:
                assert told.unit == told.stake * prod(factor.times for factor in told.factors)
                assert told.out in told.winners()
    names = {name for name, _ in seen}
    assert "other" not in names
    assert ("bombs" in names) == name.startswith("dou_dizhu")


def test_deals_that_were_thrown_in_are_counted():
    options = (("blank_round_doubles", True), ("match_deals", 1))
    for seed in range(300):
        table, rng = seated("dou_dizhu/4", seed=str(seed), options=options), Rng.stream("none", seed)
        while table.view.phase == "auction":
            table.act_text("pass") if table.waits_for == "you" else table.bot_acts()
        if table.waits_for == "deal":
            break
    while table.waits_for != "end":
        step(table, rng)
    told = settlement(table.view)
    blanks = [factor for factor in told.factors if factor.name == "blanks"]
    assert [(factor.count, factor.times) for factor in blanks] == [(table.view.blanks, 2**table.view.blanks)]
    assert told.unit == told.stake * prod(factor.times for factor in told.factors)
