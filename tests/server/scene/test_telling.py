"""What viewers are told of what happened, and what they are not."""

import pytest

from tests.server.scene.watching import act, pack, sat, viewers
from tests.server.sim import NOBODY, Sim
from triumvir.cards.rng import Rng
from triumvir.games.registry import games
from triumvir.locales.catalog import LANGUAGES, catalog
from triumvir.server import events, protocol
from triumvir.server.decide import PHRASES, Acts, Down, Presence, Runs
from triumvir.server.events import Pace, Plan
from triumvir.server.telling import TELLS, chat, told

GAMES = tuple(games())
EN = catalog("en")
AT_ONCE = Pace(least=0.0, most=0.0)


def heard(sim, steps, viewer=0, said=EN):
    """What a viewer is told of some steps."""
    before = {
        step.happened.seq: old for step, old in zip(sim.steps[1:], [s.after for s in sim.steps], strict=False)
    }
    found = [told(before[step.happened.seq], step.happened, step.after, viewer, said) for step in steps]
    return [each for each in found if each]


def friends(game="hokm", **rest):
    """A table of persons, all here."""
    sim = Sim(Plan(game, pace=AT_ONCE, **rest))
    sim.come("Bo", "Cy", "Di")
    return sim


def test_comings_and_goings_are_told_by_name():
    sim = friends()
    lines = [each.text for each in heard(sim, sim.steps[1:], viewer=1)]
    assert lines[0].startswith("The cards of the next deal are fixed: ")
    assert lines[1:] == [
        *("Ann: at the table", "You: at the table", "Cy: at the table"),
        *("Ann: connected", "You: connected", "Cy: connected"),
    ]
    assert heard(sim, sim.do(2, Presence(here=False)))[0].kind == "gone"
    (away,) = heard(sim, sim.do(2, protocol.Away(id="a")), None)
    assert (away.kind, away.chair, away.text) == ("away", 2, "Cy: a bot plays")
    assert heard(sim, sim.do(2, protocol.Away(id="b", away=False)))[0].text == "Cy: playing again"
    assert heard(sim, sim.do(NOBODY, Down(5000)))[0].text.startswith("The server was away for 5 seconds")
    (rose,) = heard(sim, sim.do(1, protocol.Leave(id="l")), viewer=0)
    assert (rose.kind, rose.chair) == ("rose", 1)
    (filled,) = heard(sim, sim.do(0, protocol.Fill(id="f", chair=1, bot="novice")))
    assert (filled.text, filled.value) == ("Bot 2: at the table (beginner)", "novice")
    (closed,) = heard(sim, sim.do(0, protocol.Close(id="c")))
    assert closed.text == "The table is closed."


def test_times_that_run_out_are_told():
    sim = friends()
    sim.ready()
    at = sim.table.to_act
    (late,) = heard(sim, sim.do(NOBODY, Runs("turn")), None)
    assert late.text.endswith(": time is up, a bot plays")
    assert late.chair == at
    for each in sim.table.people:
        sim.do(each, Presence(here=False))
    sim.table = sim.table.changed(at, away=False, why="")
    assert heard(sim, sim.do(NOBODY, Runs("turn")), None)[0].text.endswith(": not here, a bot plays")
    assert heard(sim, sim.do(NOBODY, Runs("idle")), None)[0].text == "The table is closed: nobody was here."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_deal_is_told_in_every_language(name, language):
    sim, rng, said = sat(name, "told"), Rng.stream("told"), catalog(language)
    while sim.table.phase == "playing":
        act(sim, rng)
    for viewer in (0, None):
        told_ = heard(sim, sim.steps[1:], viewer, said)
        kinds = {each.kind for each in told_}
        assert kinds >= {"deal", "call", "play", "committed", "revealed", "ready", "sat", "here"}
        then = {each.kind for line in told_ for each in line.then}
        assert then >= {"declared", "settled"} or name == "big_three/4"
        assert all(each.text for each in told_)
        assert all(each.text for line in told_ for each in line.then if each.kind != "settled")
        assert all(each.cards and each.words for each in told_ if each.kind == "play")


def test_wishes_and_mutings_are_for_oneself():
    sim = friends()
    steps = sim.do(1, protocol.Prefer(id="p", auto_pass=True)) + sim.do(1, protocol.Mute(id="m", chair=2))
    assert [each.kind for each in heard(sim, steps, viewer=1)] == ["preferred", "muted"]
    assert [heard(sim, steps, viewer) for viewer in (0, 2, None)] == [[], [], []]


def test_who_is_muted_is_not_heard():
    sim = friends()
    sim.do(1, protocol.Mute(id="m", chair=2))
    loud = sim.do(2, protocol.Say(id="s", text="well \x1b[31m \u202eplayed"))
    assert [each.text for each in heard(sim, loud)] == ["well [31m played"]
    assert heard(sim, loud, viewer=1) == []
    assert [each.name for each in chat(sim.table, 0, EN)] == ["Cy"]
    assert chat(sim.table, 1, EN) == ()
    assert [each.chair for each in chat(sim.table, None, EN)] == [2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_quick_phrases_are_in_the_language_of_who_hears_them(language):
    sim, said = friends(), catalog(language)
    words = set()
    for phrase in PHRASES:
        (line,) = heard(sim, sim.do(1, protocol.Say(id=phrase, phrase=phrase)), said=said)
        assert (line.kind, line.name, line.phrase) == ("said", "Bo", phrase)
        words.add(line.text)
    assert len(words) == len(PHRASES)


def test_that_the_table_acted_for_somebody_is_for_himself():
    """It would tell that he had no choice."""
    sim = friends("dou_dizhu")
    sim.ready()
    at, text = sim.table.to_act, sim.thought("random")
    steps = sim.do(NOBODY, Acts(sim.table.turn, text, "auto"))
    by = {viewer: heard(sim, steps, viewer)[0].by for viewer in viewers(sim.table)}
    assert by == {viewer: "auto" if viewer == at else "person" for viewer in viewers(sim.table)}


def test_who_is_away_is_played_for_and_told_so():
    sim = friends("dou_dizhu")
    sim.ready()
    at = sim.table.to_act
    sim.do(at, protocol.Away(id="a"))
    steps = sim.do(NOBODY, Acts(sim.table.turn, sim.thought("random"), "default"))
    other = (at + 1) % 3
    assert {heard(sim, steps, viewer)[0].by for viewer in (at, other)} == {"away"}
    texts = [heard(sim, steps, viewer)[0].text for viewer in (at, other)]
    assert [text.endswith("(the bot played for you)") for text in texts] == [True, False]


def test_seeds_are_told_when_a_deal_is_over_and_salts_are_not():
    for late in (True, False):
        sim, rng = sat("hokm", "seed", late=late), Rng.stream("seed")
        while sim.table.phase == "playing":
            act(sim, rng)
        revealed = [step for step in sim.steps if isinstance(step.happened.event, events.Revealed)]
        assert [each.value for each in heard(sim, revealed, viewer=0)] == [sim.secrets[0]]
        assert [each.value for each in heard(sim, revealed, None)] == ([sim.secrets[0]] if late else [])
        ready = [step for step in sim.steps if isinstance(step.happened.event, events.Ready)]
        assert b"0101" not in pack(heard(sim, ready, viewer=1))


def test_every_stored_event_can_be_told():
    assert {*events.Stored.__args__} - {*TELLS} == {events.Acted, events.Watched}
