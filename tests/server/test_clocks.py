"""Clocks: whose time is up, who is waited for, who is played for."""

from tests.server.sim import NOBODY, START, Sim
from triumvir.server import events, protocol
from triumvir.server.decide import Acts, Down, Presence, Sit
from triumvir.server.due import due
from triumvir.server.events import Pace, Plan


def test_nobody_who_is_here_is_played_for_without_a_limit():
    sim = Sim(Plan("dou_dizhu"), ("", ""))
    sim.come("Bob", "Cid")
    sim.ready()
    assert due(sim.table).kind == "look"


def test_time_runs_out_for_who_is_to_act_and_a_bot_plays_for_him():
    sim = Sim(Plan("dou_dizhu", pace=Pace(turn=20)), ())
    sim.come("Bob", "Cid")
    sim.ready()
    at, since = sim.table.to_act, sim.now
    assert sim.table.turn_ends == since + 20_000
    sim.wait()
    assert sim.now == since + 20_000
    assert sim.table.chairs[at].away
    assert sim.table.chairs[at].why == "time"
    sim.wait()
    assert sim.table.to_act != at or sim.table.phase != "playing"
    sim.do(at, protocol.Away(id="b", away=False))
    assert not sim.table.chairs[at].away


def test_a_drop_gives_a_little_time_and_no_more_than_the_grace_of_a_deal():
    sim = Sim(Plan("dou_dizhu", pace=Pace(turn=20, grace=30)), ())
    sim.come("Bob", "Cid")
    sim.ready()
    at, since = sim.table.to_act, sim.now
    sim.do(at, Presence(here=False))
    assert sim.table.turn_ends == since + 50_000
    sim.now += 12_000
    sim.do(at, Presence(here=True))
    assert sim.table.turn_ends == since + 32_000
    sim.do(at, Presence(here=False))
    sim.now += 25_000
    sim.do(at, Presence(here=True))
    assert sim.table.turn_ends == since + 50_000
    assert sim.table.grace_of(at) == 0


def test_time_that_the_server_was_down_is_made_good():
    sim = Sim(Plan("dou_dizhu", pace=Pace(turn=20)), ())
    sim.come("Bob", "Cid")
    sim.ready()
    at, ends = sim.table.to_act, sim.table.turn_ends
    sim.now += 3_600_000
    sim.do(NOBODY, Down(3_605_000))
    assert not sim.table.present
    sim.do(at, Presence(here=True))
    assert sim.table.turn_ends == ends + 3_605_000 + 0
    assert sim.table.to_act == at
    assert not sim.table.chairs[at].away


def test_a_deal_waits_a_moment_for_who_has_just_sat_down():
    sim = Sim(Plan("dou_dizhu"), ("novice", ""))
    sim.do(0, Presence(here=True))
    sim.do(NOBODY, Sit("Bob", "b" * 64))
    sim.do(0, protocol.Ready(id="a"))
    assert sim.table.phase == "waiting"
    sim.do(2, Presence(here=True))
    sim.do(2, protocol.Ready(id="b", salt="0123456789abcdef"))
    assert sim.table.phase == "playing"
    assert sim.table.proofs[0].salts[2]


def test_a_deal_does_not_wait_for_who_has_long_gone():
    sim = Sim(Plan("dou_dizhu"), ("novice", ""))
    sim.do(0, Presence(here=True))
    sim.do(NOBODY, Sit("Bob", "b" * 64))
    sim.now += 20_000
    sim.do(0, protocol.Ready(id="a"))
    assert sim.table.phase == "playing"


def test_who_is_at_another_worker_has_not_gone():
    sim = Sim(Plan("dou_dizhu"), ("novice", "novice"))
    sim.do(0, Presence(True, "one"))
    sim.do(0, Presence(True, "two"))
    sim.do(0, Presence(False, "one"))
    assert sim.table.chairs[0].here
    sim.do(0, Presence(False, "two"))
    assert not sim.table.chairs[0].here


def test_who_comes_back_plays_himself_again():
    sim = Sim(Plan("dou_dizhu", pace=Pace(absence=10)), ())
    sim.come("Bob", "Cid")
    sim.ready()
    at = sim.table.to_act
    sim.do(at, Presence(here=False))
    sim.wait()
    assert sim.table.chairs[at].why == "absent"
    assert sim.now == START + 10_000
    sim.do(at, Presence(here=True))
    assert not sim.table.chairs[at].itself
    assert sim.table.to_act == at


def test_a_bot_does_not_act_for_who_has_just_come_back():
    sim = Sim(Plan("dou_dizhu"), ())
    sim.come("Bob", "Cid")
    sim.ready()
    sim.do(sim.table.to_act, protocol.Away(id="a"))
    thought = Acts(sim.table.turn, sim.thought("novice"), "away")
    sim.do(sim.table.to_act, protocol.Away(id="b", away=False))
    assert sim.tried(NOBODY, thought) == "command/stale"


def test_who_surrenders_is_played_for_to_the_end_of_the_deal_and_no_longer():
    sim = Sim(Plan("dou_dizhu"), ("novice", "novice"))
    sim.come()
    sim.ready()
    sim.do(0, protocol.Surrender(id="s"))
    began = sim.now
    while sim.table.phase == "playing":
        assert sim.wait()
    assert sim.now == began, "nobody waits for it any more"
    sim.ready()
    assert not sim.table.chairs[0].itself


def test_the_only_action_is_made_for_who_wants_it_after_the_time_a_bot_takes():
    sim = Sim(Plan("dou_dizhu"), ("novice", "novice"))
    sim.come()
    sim.do(0, protocol.Prefer(id="p", auto_pass=True))
    sim.ready()
    autos = []
    while len(autos) < 3:
        if sim.table.phase != "playing":
            sim.ready()
        found = due(sim.table)
        if found and found.kind == "auto":
            autos.append(found.at - sim.table.since)
            sim.wait()
            acted = sim.steps[-1].happened.event
            assert isinstance(acted, events.Acted)
            assert (acted.by, acted.text) == ("auto", "pass")
        elif found and found.kind == "bot":
            sim.wait()
        else:
            sim.act()
    assert all(600 <= each <= 2_500 for each in autos)
