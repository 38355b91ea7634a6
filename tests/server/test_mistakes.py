"""Mistakes: what is called one is one, none goes by, and the deal is judged from its end back; what an expert
thinks of the moves before is told apart from them.
"""

import pytest

from tests.server.sim import Sim
from triumvir.bots.gap import Gap
from triumvir.bots.opinion import Opinion
from triumvir.bots.thought import Reason, Thought
from triumvir.games.registry import games
from triumvir.locales.catalog import catalog
from triumvir.record.door import enter
from triumvir.record.toml import format_record
from triumvir.server import mistakes
from triumvir.server.events import Pace, Plan
from triumvir.server.mistakes import begun, moments_of, reviews
from triumvir.solve.solver import Solver
from triumvir.views.view import view_of

SECONDS = 0.7
EN = catalog("en")


def played(game: str, name: str, bot: str = "random"):
    """A table after one deal."""
    seats = games()[game].rules().seats
    sim = Sim(Plan(game, pace=Pace(least=0, most=0)), (bot,) * (seats - 1), name)
    sim.come()
    sim.play_deal(bot)
    return sim.table


def moves(table):
    """The moves of the first deal."""
    return [action.partition(" ")[2] for action in table.match.past[0].actions]


def whole(text, number=0, said=EN, exact=SECONDS, more=0.0):
    """The review when it is over."""
    *_, found = reviews(text, number, said, exact, more)
    return found


@pytest.mark.parametrize("game", sorted(games()))
def test_a_mistake_costs_what_the_solver_says(game):
    table = played(game, f"mistakes {game}")
    text = format_record(table.record())
    found = whole(text)
    states = [moment.state for moment in moments_of(enter(text).record, 0)]
    assert [*map(str, table.match.past[0].actions)] == [
        f"{state.to_act} {move}" for state, move in zip(states, moves(table), strict=True)
    ]
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
        counts[bot] = [mark for text in texts for mark in whole(text, -1, catalog("uk")).marks]
    assert len(counts["club"]) < len(counts["random"])
    better = counts["random"][0].better[0]
    assert better.cards
    assert better.words != better.cards


def test_the_review_grows_from_the_end_back_and_then_is_over():
    text = format_record(played("hokm", "grows").record())
    found = [begun(text, 0), *reviews(text, 0, EN, SECONDS, 3.0)]
    assert [found[0].stage, found[1].stage, found[-1].stage] == ["waits", "solved", "over"]
    assert found[0].moves == found[0].since == found[0].asked == len(moments_of(enter(text).record, 0))
    for before, after in zip(found, found[1:], strict=False):
        assert after.since <= before.since
        assert after.asked <= min(before.asked, after.since)
        assert after.marks[len(after.marks) - len(before.marks) :] == before.marks
        assert after.opinions[len(after.opinions) - len(before.opinions) :] == before.opinions
    assert all(opinion.move < found[-1].since for opinion in found[-1].opinions)


def test_the_expert_is_asked_only_about_what_is_left_and_sees_what_the_player_saw(monkeypatch):
    """Each view is that of the seat that was to act, with its hand and no other."""
    table = played("dou_dizhu", "asked", "novice")
    text = format_record(table.record())
    views = {}

    def asked(view, action, seed, budget):
        views[len(views)] = view
        choice = Thought(view.legal[0].action, Reason("any/forced"))
        return Opinion(choice, Gap(2.345, 0.678, 50)) if len(views) % 2 else None

    monkeypatch.setattr(mistakes, "opinion", asked)
    found = whole(text, more=600.0)
    moments = moments_of(enter(text).record, 0)
    free = [at for at in range(found.since) if len(moments[at].state.legal_actions()) > 1]
    assert found.asked == 0
    assert [*views.values()] == [
        view_of(moments[at], moments[at].state.to_act, recall=True) for at in reversed(free)
    ]
    assert [(each.move, each.seat) for each in found.opinions] == [
        (at, moments[at].state.to_act) for at in sorted(free[::-1][::2])
    ]
    assert {(each.gain, each.error) for each in found.opinions} == {(2.3, 0.7)}
    assert all(each.better.words and each.why for each in found.opinions)


def test_an_expert_without_time_says_nothing():
    found = whole(format_record(played("hokm", "few").record()), exact=0.0)
    assert found.opinions == ()
    assert found.asked == found.since


def test_of_later_deals_the_expert_is_told_what_was_known_then():
    """The moments of each deal are those that the table was in."""
    sim = Sim(Plan("dou_dizhu", pace=Pace(least=0, most=0)), ("random", "random"), "two")
    sim.come()
    sim.play_deal("random")
    sim.play_deal("random")
    text = format_record(sim.table.record())
    for number in (0, 1):
        moments = moments_of(enter(text).record, number)
        assert {len(moment.past) for moment in moments} == {number}
        assert len(moments) == len(sim.table.match.past[number].actions)
        assert moments[0].seating == sim.table.match.past[number].seating
