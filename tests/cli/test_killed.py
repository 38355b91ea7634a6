"""kill -9 of `triumvir play`, and `play --resume` after it: what was shown is saved, and goes on."""

import subprocess
import sys

import pytest

from tests.cli.test_play import script
from triumvir.locales.catalog import catalog
from triumvir.table.local import LocalTable
from triumvir.table.setup import Setup
from triumvir.table.store import Store
from triumvir.table.words import Words

SETUP = Setup(game="dou_dizhu", seed="11", options=(("match_deals", 1),), bots=("novice",))
BEGIN = ("play", "dou_dizhu", "--plain", "--seed", "11", "--bot", "novice", "-o", "match_deals=1")
RESUME = ("play", "--plain", "--resume")


def killed(words, typed, turns):
    """Type some lines, the input stays open, and kill the program when it has been the person's turn
    that many times; what it showed.
    """
    command, pipe = [sys.executable, "-m", "triumvir", *words], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as running:
        running.stdin.write("".join(f"{line}\n" for line in typed))
        running.stdin.flush()
        shown = []
        while sum(line.startswith("Your hand") for line in shown) < turns:
            line = running.stdout.readline()
            assert line, shown
            shown.append(line.strip())
        running.kill()
        shown += [line.strip() for line in running.stdout if line.endswith("\n")]
    return shown


def acted(match):
    """How often the person acted in a match of one deal, found by playing the script again."""
    table, count = LocalTable(SETUP), 0
    while table.match != match:
        if table.waits_for == "you":
            table.act_text(script(SETUP)[0][count])
            count += 1
        else:
            table.bot_acts()
    return count


def told(match):
    """The lines of all actions, as the table shows them."""
    table = LocalTable(SETUP, match)
    words = Words(catalog("en"), match.rules, SETUP.player, match.seating)
    done = [event for event in table.events() if event.kind in ("call", "play", "pass")]
    return [words.event(event, table.view) for event in done]


@pytest.mark.parametrize("turns", [2, 3])
def test_a_killed_match_goes_on(invoke, kept, turns):
    typed, table = script(SETUP)
    store, words, done = Store(kept), BEGIN, 0
    for _ in range(3):
        shown = killed(words, typed[done : done + 3], turns)
        past = store.read(1)
        assert past.fault is None
        assert past.setup == SETUP
        saved = told(past.match)
        assert saved == told(table.match)[: len(saved)]
        assert [line for line in shown if line in told(table.match) and line not in saved] == []
        now, words = acted(past.match), RESUME
        assert done + turns - 1 <= now < len(typed)
        done = now
    shown = invoke("play", "--resume", text="".join(f"{line}\n" for line in typed[done:])).stdout
    assert shown.splitlines()[-1] == "Goodbye."
    assert store.read(1).match == table.match
