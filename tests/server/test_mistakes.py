"""Mistakes: what is called one is one, none goes by, and the deal is judged from its end back."""

import pytest

from tests.server.sim import Sim
from triumvir.games.registry import games
from triumvir.locales.catalog import catalog
from triumvir.record.toml import format_record
from triumvir.server.events import Pace, Plan
from triumvir.server.mistakes import _states, review
from triumvir.solve.solver import Solver

SECONDS = 0.7
EN = catalog("en")


def played(game: str, name: str, bot: str = "random"):
    """A table after one deal."""
    seats = games()[game].rules().seats
    sim = Sim(Plan(game, pace=Pace(least=0, most=0)), (bot,) * (seats - 1), name)
    sim.come()
    sim.play_deal(bot)
    return sim.table


@pytest.mark.parametrize("game", sorted(games()))
def test_a_mistake_costs_what_the_solver_says(game):
    table = played(game, f"mistakes {game}")
    text = format_record(table.record())
    found = review(text, 0, EN, SECONDS)
    states = _states(table.match, 0)
    marked = {mark.move: mark for mark in found.marks}
    assert found.since < len(states) - 1
    assert [mark.move for mark in found.marks] == sorted(marked)
    assert all(move >= found.since for move in marked)
    for move in range(len(states) - 1, max(found.since, len(states) - 8) - 1, -1):
        worths = {
            states[move].format_action(each.action): each.value
            for each in Solver().solve(states[move]).actions
        }
        loss = max(worths.values()) - worths[table.match.past[0].actions[move].partition(" ")[2]]
        assert (marked[move].loss if move in marked else 0) == loss
        if loss:
            assert marked[move].seat == states[move].to_act
            assert len(marked[move].better) == sum(worth == max(worths.values()) for worth in worths.values())


def test_good_players_make_few_and_what_is_better_is_told_in_words():
    counts = {}
    for bot in ("random", "club"):
        texts = [format_record(played("hokm", f"few {bot} {n}", bot).record()) for n in range(3)]
        counts[bot] = [mark for text in texts for mark in review(text, -1, catalog("uk"), SECONDS).marks]
    assert len(counts["club"]) < len(counts["random"])
    better = counts["random"][0].better[0]
    assert better.cards
    assert better.words != better.cards
