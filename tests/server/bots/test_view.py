"""What a bot that is a client of the server asks for: the view of its seat, whole, as JSON."""

import json

import pytest

from tests.server.sim import Sim
from triumvir.bots.program import Program
from triumvir.cards.rng import Rng
from triumvir.errors import IllegalActionError
from triumvir.games.registry import games
from triumvir.locales.catalog import catalog
from triumvir.server.asking import answer
from triumvir.server.events import Plan
from triumvir.server.protocol import Act, Answered, Ask, pack
from triumvir.views.json import from_plain
from triumvir.views.view import view_of

ASK = Ask(id="q", what="view")


def sat(game):
    """A table of persons, all of whom are here, at its first deal."""
    sim = Sim(Plan(game=game))
    sim.come("Ann", "Bob", "Cid", "Dan")
    sim.ready()
    return sim


def asked(table, chair):
    """The view that a chair is sent, as it comes over the socket."""
    frame = pack(Answered("q", table.seq, answer(table, chair, ASK, catalog("en"))))
    return json.loads(frame)["answer"]["view"]


@pytest.mark.parametrize("game", games())
def test_a_whole_deal_is_played_by_views_alone(game):
    """By bots that see nothing else: what they are sent is what their seat sees, and all that is legal."""
    sim, rng = sat(game), Rng.stream(game)
    while sim.table.phase == "playing":
        chair = sim.table.to_act
        view = asked(sim.table, chair)
        assert from_plain(view) == view_of(sim.table.match, sim.table.seat_of(chair), recall=True)
        sim.do(chair, Act(id=sim.id(), at=sim.table.seq, action=rng.choice(view["legal"])))
    assert sim.table.match.past


def test_who_is_not_to_act_has_nothing_to_choose_and_who_looks_on_sees_no_hand():
    table = sat("hokm").table
    others = {*table.people} - {table.to_act}
    assert [asked(table, chair)["legal"] for chair in others] == [[]] * len(others)
    assert {asked(table, None)["hand"]} == {""}


def test_before_the_first_deal_there_is_no_view():
    with pytest.raises(IllegalActionError, match="table/phase"):
        answer(Sim(Plan(game="hokm")).table, 0, ASK, catalog("en"))


def test_a_program_is_asked_the_same():
    """A view that came over the socket goes on to a program as it is."""
    view = asked(sat("hokm").table, sat("hokm").table.to_act)
    bot = Program(("sh", "examples/first_bot.sh"), 60)
    assert bot.choose(view) == view["legal"][0]
    bot.close()
