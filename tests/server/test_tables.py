"""Tables: what happens is the fold of what is stored, nothing is lost, and every deal ends."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.sim import NOBODY, START, Sim
from triumvir.games.registry import games
from triumvir.record.toml import format_record
from triumvir.server import events, protocol
from triumvir.server.decide import Acts, Down, Presence, Sit, Who
from triumvir.server.due import due
from triumvir.server.events import Pace, Plan, decode, encode
from triumvir.server.saved import restore, save
from triumvir.server.table import Table, fold
from triumvir.table.fair import Proof, commitment, verify_text

GAMES = sorted(games())
FAST = Pace(least=0, most=0, absence=1)
COMMANDS = st.sampled_from(
    [
        "act",
        "act",
        "act",
        "act",
        "act",
        "act",
        "ready",
        "ready",
        "here",
        "gone",
        "away",
        "back",
        "prefer",
        "say",
        "mute",
        "surrender",
        "leave",
        "sit",
        "fill",
        "change",
        "wait",
        "wait",
        "late",
        "down",
    ]
)


def folded(sim: Sim) -> Table:
    """The table from all that was stored, read again."""
    table = None
    for happened, _ in sim.steps:
        event = decode(encode(happened.event))
        secret = sim.secrets[event.deal] if isinstance(event, events.Committed) else ""
        table = fold(table, happened._replace(event=event), table_id="table", secret=secret)
    assert table
    return table


def anything(sim: Sim, word: str, chair: int) -> None:
    """Some command, wise or not; what is refused changes nothing (`tried` looks)."""
    new = sim.id()
    chair %= len(sim.table.chairs)
    commands = {
        "ready": protocol.Ready(id=new, salt="0123456789abcdef"),
        "here": Presence(here=True),
        "gone": Presence(here=False),
        "away": protocol.Away(id=new),
        "back": protocol.Away(id=new, away=False),
        "prefer": protocol.Prefer(id=new, auto_pass=True, auto_play=True),
        "say": protocol.Say(id=new, text="hello"),
        "mute": protocol.Mute(id=new, chair=0),
        "surrender": protocol.Surrender(id=new),
        "leave": protocol.Leave(id=new),
        "sit": Sit("Eve", f"{sim.table.seq:064x}", None, f"key {chair}"),
        "fill": protocol.Fill(id=new, chair=chair, bot="novice"),
        "change": protocol.Change(id=new, pace=FAST),
        "down": Down(60_000),
    }
    if word == "act":
        if sim.table.phase == "playing":
            sim.act_any()
        else:
            sim.ready()
    elif word == "wait":
        sim.wait(sim.now + 5_000)
    elif word == "late":
        sim.now += 20_000
    elif word in ("down", "sit"):
        sim.tried(NOBODY, commands[word])
    elif sim.table.chairs[chair].person:
        sim.tried(chair, commands[word])


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=12, deadline=None)
@given(words=st.lists(st.tuples(COMMANDS, st.integers(0, 3)), max_size=150), data=st.data())
def test_whatever_happens_can_be_read_again(game: str, words: list[tuple[str, int]], data: st.DataObject):
    sim = Sim(Plan(game, pace=Pace(turn=10, least=0, most=0.5)), ("", "novice"))
    sim.come("Bob", "Cid", "Dan")
    saved = []
    for word, chair in words:
        anything(sim, word, chair)
        if sim.table.phase != "playing":
            saved.append(sim.table)
    assert [step.happened.seq for step in sim.steps] == [*range(1, len(sim.steps) + 1)]
    assert folded(sim) == sim.table
    for table in saved[-3:]:
        again = restore(save(table), sim.secrets)
        assert again == table
        for happened, after in sim.steps[table.seq :]:
            event = happened.event
            secret = sim.secrets[event.deal] if isinstance(event, events.Committed) else ""
            again = fold(again, happened, secret=secret)
            assert again.seq == after.seq
        assert again == sim.table


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_is_promised_before_and_told_after_its_deal(game: str):
    sim = Sim(Plan(game), ("novice",))
    sim.come("Bob", "Cid")
    for _ in range(3):
        sim.play_deal()
        if sim.table.phase == "over":
            break
    told: dict[int, str] = {}
    promised: dict[int, str] = {}
    stored = b""
    for happened, _ in sim.steps:
        event = happened.event
        stored = encode(event)
        running = [seed for deal, seed in sim.secrets.items() if deal not in told]
        if isinstance(event, events.Revealed):
            assert commitment(event.seed) == promised[event.deal]
            told[event.deal] = event.seed
        else:
            assert not any(seed.encode() in stored for seed in running)
        if isinstance(event, events.Committed):
            promised[event.deal] = event.commitment
        if isinstance(event, events.Dealt):
            assert event.deal in promised
            assert event.deal not in told
    assert told


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_table_is_fair_and_pays_what_the_table_says(game: str):
    sim = Sim(Plan(game), ("novice",))
    sim.come("Bob", "Cid", "Dan")
    for _ in range(3):
        if sim.table.phase != "over":
            sim.play_deal("novice")
    record = sim.table.record()
    found = verify_text(format_record(record))
    assert [finding.fault for finding in found] == [None] * len(record.deals)
    people = [chair in sim.table.people for chair in range(len(sim.table.chairs))]
    assert all([*map(bool, finding.proof.salts)] == people for finding in found)
    assert record.deals[-1].totals == sim.table.match.totals
    if game != "hokm":
        assert sum(sim.table.match.totals) == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("turn", [0, 15])
def test_every_deal_ends_when_everybody_leaves(game: str, turn: int):
    """P10: from any moment of a deal."""
    for moment in (0, 1, 5, 20):
        sim = Sim(Plan(game, pace=Pace(turn=turn)), ())
        sim.come("Bob", "Cid", "Dan")
        sim.ready()
        for _ in range(moment):
            if sim.table.phase == "playing":
                sim.act_any()
        for at in sim.table.people:
            sim.do(at, Presence(here=False))
        left = sim.now
        while sim.table.phase == "playing":
            assert sim.wait(), "something happens by itself"
        assert sim.now - left <= 1000 * (60 + 60 + turn) * len(sim.table.chairs)
        assert sim.table.proofs[-1].seed


def test_who_leaves_is_a_bot_in_the_deal_and_his_token_is_dead():
    sim = Sim(Plan("dou_dizhu"), ())
    sim.come("Bob", "Cid")
    sim.ready()
    sim.do(1, protocol.Leave(id="l"))
    assert sim.table.chairs[1].bot == "club"
    assert not sim.table.chairs[1].token


def test_a_command_decided_on_an_older_turn_is_stale():
    sim = Sim(Plan("dou_dizhu"), ("novice", "novice"))
    sim.come()
    sim.ready()
    while sim.table.to_act != 0:
        sim.wait()
    old = sim.table.seq - 1
    assert sim.tried(0, protocol.Act(id="x", at=old, action="pass")) == "command/stale"
    sim.do(0, protocol.Say(id="y", text="hm"))
    assert sim.tried(0, protocol.Act(id="z", at=sim.table.seq - 1, action="pass")) == ""


@pytest.mark.parametrize(
    ("who", "command", "code"),
    [
        (Who(None), protocol.Act(id="x", action="pass"), "chair/none"),
        (Who(1), protocol.Act(id="x", action="pass"), "table/phase"),
        (Who(1), protocol.Close(id="x"), "table/host"),
        (Who(0), protocol.Fill(id="x", chair=1, bot="novice"), "chair/taken"),
        (Who(0), protocol.Fill(id="x", chair=7, bot="novice"), "chair/unknown"),
        (Who(0), protocol.Fill(id="x", chair=2, bot="grandmaster"), "bot/unknown"),
        (Who(0), protocol.Change(id="x", preset="nowhere"), "preset/unknown"),
        (Who(0), protocol.Change(id="x", pace=Pace(turn=2)), "table/pace"),
        (Who(0), protocol.Ready(id="x", salt="abc"), "fair/salt"),
        (Who(0), protocol.Say(id="x", text=" \u202e "), "chat/empty"),
        (Who(0), protocol.Say(id="x", phrase="damn"), "chat/phrase"),
        (Who(0), protocol.Mute(id="x", chair=6), "chair/unknown"),
        (Who(0), protocol.Surrender(id="x"), "table/phase"),
        (NOBODY, Sit("\u200b", "d" * 64), "name/empty"),
        (NOBODY, Sit("Eve", "d" * 64, 0), "chair/taken"),
        (NOBODY, Acts((0, 0), "pass", "bot"), "command/stale"),
    ],
)
def test_what_can_not_be_is_refused_with_its_code(who: Who, command: object, code: str):
    sim = Sim(Plan("dou_dizhu"), ())
    sim.come("Bob")
    assert sim.tried(who, command) == code


def test_a_full_table_takes_nobody_and_a_closed_one_nothing():
    sim = Sim(Plan("dou_dizhu"), ())
    sim.come("Bob", "Cid")
    assert sim.tried(NOBODY, Sit("Eve", "d" * 64)) == "table/full"
    sim.do(0, protocol.Close(id="c"))
    assert sim.tried(0, protocol.Ready(id="r")) == "table/closed"
    assert due(sim.table) is None


def test_the_same_key_gets_its_chair_again_with_a_new_token():
    sim = Sim(Plan("dou_dizhu"), ())
    sim.come("Bob", "Cid")
    sim.ready()
    sim.do(NOBODY, Sit("Bobby", "e" * 64, None, "key Bob"))
    assert sim.table.chairs[1].token == "e" * 64
    assert sim.table.chairs[1].name == "Bobby"


def test_a_match_that_is_over_goes_into_the_ledger_and_a_new_one_begins():
    sim = Sim(Plan("dou_dizhu"), ("novice", "novice"))
    sim.come()
    while sim.table.phase != "over":
        sim.play_deal()
    (score,) = sim.table.ledger
    assert score.totals == sim.table.match.totals
    assert score.winners
    sim.ready()
    assert sim.table.phase == "playing"
    assert sim.table.number == 2
    assert len(sim.table.match.past) == 0
    assert sim.table.deal > 0
    assert isinstance(sim.table.proofs[0], Proof)
    assert sim.table.proofs[0].deal == sim.table.deal


def test_a_table_that_nobody_looks_at_is_closed():
    sim = Sim(Plan("dou_dizhu"), ())
    sim.come("Bob", "Cid")
    for at in range(3):
        sim.do(at, Presence(here=False))
    sim.wait()
    assert sim.table.phase == "closed"
    assert sim.now >= START + 3_600_000
