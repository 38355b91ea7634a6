"""matches: the list of them, and their past deals told again."""

import re

import pytest

from tests.cli.test_play import options, script
from tests.table.tables import EASY, NAMES, SHORT
from triumvir.games.registry import find
from triumvir.locales.catalog import LANGUAGES, catalog
from triumvir.table.setup import Setup
from triumvir.table.store import Store


def played(invoke, name, lines=None):
    """A match played from a script, or its beginning; the table after all of it."""
    setup = Setup(game=name, seed="7", options=SHORT[name], bots=EASY[name])
    typed, table = script(setup)
    words = ["play", name, "--seed", "7", "--bot", *EASY[name], *options(name)]
    invoke(*words, text="\n".join(typed[:lines]) + "\n")
    return table


def test_all_matches_are_listed_the_last_one_first(invoke):
    assert invoke("matches").stdout == "No match is saved yet.\n"
    table = played(invoke, "big_three")
    played(invoke, "hokm", lines=3)
    rows = invoke("matches").stdout.splitlines()
    assert re.fullmatch(r"2, \d{4}-\d\d-\d\d \d\d:\d\d: Hokm, 0 deals, you 0, not over", rows[0])
    won = "you won" if 0 in table.match.winners else "you lost"
    points = f"{table.match.totals[0]:+d}" if table.match.totals[0] else "0"
    assert rows[1].endswith(f": The Big Three, 2 deals, you {points}, {won}")


def test_a_damaged_one_is_listed_as_such(invoke, kept):
    played(invoke, "hokm", lines=3)
    (Store(kept).folder / "0001.toml").write_text("nothing")
    assert invoke("matches").stdout.strip().endswith(": damaged")
    result = invoke("matches", "--replay", "1")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(("name", "language"), [*zip(NAMES, LANGUAGES * 2, strict=False)])
def test_past_deals_are_told_again(invoke, name, language):
    table = played(invoke, name)
    out = invoke("matches", "--replay", "1", "--lang", language).stdout
    say, past = catalog(language).say, table.match.past
    for number in range(1, len(past) + 1):
        assert say("matches-deal", n=number, all=len(past)) in out
    paid = [deal for deal in past if not deal.outcome.thrown_in]
    assert sum(out.count(say(f"settle-{end}")) for end in ("won", "lost", "even")) == len(paid)
    assert "{" not in out
    if find(name).rules().play.plan.kitty:
        assert say("matches-kitty", cards="").strip("\u2068\u2069 ") in out


def test_one_deal_alone(invoke):
    played(invoke, "big_three")
    out = invoke("matches", "--replay", "1", "--deal", "2").stdout
    assert "Deal 2 of 2" in out
    assert "Deal 1 of 2" not in out
    assert invoke("matches", "--replay", "1", "--deal", "9").stdout == "There is no deal 9; there are 2.\n"


def test_the_running_deal_stays_hidden(invoke):
    played(invoke, "dou_dizhu", lines=3)
    assert invoke("matches", "--replay", "1").stdout == "No deal has been played yet.\n"


def test_a_match_that_there_is_not(invoke):
    result = invoke("matches", "--replay", "5")
    assert result.exit_code == 2
    assert result.stderr == "There is no saved match 5.\n" or len(result.stderr.splitlines()) == 1
