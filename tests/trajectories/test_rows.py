"""Rows: what they say is what the record says, found by other code."""

import numpy as np
import pytest

from triumvir.adapters.actions import Numbering
from triumvir.adapters.observations import Layout, observe
from triumvir.arena.backend import Local
from triumvir.arena.contest import Contest
from triumvir.bots.bot import make
from triumvir.errors import Code, SetupError
from triumvir.games.match import Match
from triumvir.games.registry import find, games
from triumvir.record.record import Record
from triumvir.record.replay import match_of
from triumvir.record.toml import format_record, parse_record
from triumvir.trajectories.records import rules_in, split, trajectories
from triumvir.trajectories.rows import ROLES
from triumvir.trajectories.simulation import Simulation
from triumvir.views.view import view_of

BOTS = ("novice", "random")


def simulation(name, form="npz", part=1000, bots=BOTS, seed="7", **options):
    """Those bots at that game."""
    rules = find(name).rules(**options)
    return Simulation(Contest(rules.chosen, tuple(map(make, bots)), seed), form, part)


@pytest.mark.parametrize("name", games())
def test_rows_are_what_was_played(name):
    played = simulation(name).deal(3)
    record = parse_record(played.record)
    end = match_of(record)
    rows, (deal,) = played.rows, end.past
    numbering, layout = Numbering.of(end.rules), Layout.of(end.rules)
    state = end.rules.play.start(deal.deal)
    assert len(rows) == len(deal.actions) == len(rows.legal_start) - 1
    for at, text in enumerate(deal.actions):
        seat, _, act = text.partition(" ")
        match = Match.start(end.rules, record.seed)
        for before in deal.actions[:at]:
            match = match.apply_text(before)
        assert (int(rows.deal[at]), int(rows.step[at]), str(rows.seat[at])) == (3, at, seat)
        assert (
            rows.observation[at].tolist() == observe(view_of(match, int(seat), recall=True), layout).tolist()
        )
        assert rows.legal_of(at).tolist() == [numbering.number(each) for each in state.legal_actions()]
        assert int(rows.action[at]) == numbering.number(state.parse_action(act))
        assert rows.action[at] in rows.legal_of(at)
        assert rows.player[at] == record.players[deal.seating[int(seat)]]
        state = state.apply(state.parse_action(act))
    assert rows.points.tolist() == [list(deal.outcome.points)] * len(rows)
    assert rows.reward.tolist() == [deal.outcome.points[seat] for seat in rows.seat]


def test_roles():
    played = simulation("dou_dizhu").deal(0)
    end = match_of(parse_record(played.record))
    declarer = view_of(end, None).declarer
    roles = {int(seat): ROLES[role] for seat, role in zip(played.rows.seat, played.rows.role, strict=True)}
    assert roles == {seat: "declarer" if seat == declarer else "defender" for seat in range(3)}


def test_bots_sit_as_in_the_arena():
    three = simulation("hokm", bots=("random", "novice", "club"))
    names = [parse_record(three.deal(number).record).players for number in range(6)]
    assert len(set(names)) == 6
    assert all(sorted(each) == ["A random", "B novice", "C club"] for each in names)
    alone = parse_record(simulation("big_three/4", bots=("random",)).deal(0).record)
    assert alone.players == ("A random",) * 4


def test_a_record_of_several_deals():
    match = Match.start(find("hokm").rules(), 5)
    while len(match.past) < 2:
        match = match if match.state.outcome is None else match.deal_next()
        match = match.apply(match.state.legal_actions()[-1])
    running = match.deal_next()
    running = running.apply(running.state.legal_actions()[0])
    one, two = (format_record(Record.of(each)).encode() for each in (match, running))
    chosen = rules_in(("", one))
    sources = [("one", one), ("two", two)]
    rows = trajectories(sources, chosen, Local())
    assert sorted(set(rows.deal.tolist())) == [0, 1, 2, 3]
    assert len(rows) == 2 * sum(len(played.actions) for played in match.past)
    assert set(rows.player.tolist()) == {"0", "1", "2"}
    half = len(rows) // 2
    assert np.array_equal(rows.observation[:half], rows.observation[half:])
    assert split(one + two) == [one, two]


def test_nothing_is_over_yet():
    match = Match.start(find("hokm").rules(), 5)
    text = format_record(Record.of(match)).encode()
    assert len(trajectories([("it", text)], match.rules.chosen, Local())) == 0


def test_records_that_are_refused():
    match = Match.start(find("hokm").rules(), 5)
    text = format_record(Record.of(match)).encode()
    with pytest.raises(SetupError) as caught:
        trajectories([("a file", text)], find("dou_dizhu").rules().chosen, Local())
    assert (caught.value.code, caught.value.where) == (Code.ARENA_OTHER, "a file")
    with pytest.raises(SetupError) as caught:
        trajectories([("a file", text.replace(b"seed", b"sead"))], match.rules.chosen, Local())
    assert caught.value.faults[0].where.startswith("a file: ")
