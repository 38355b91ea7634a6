"""A program plays at a table of a server, in the place of a person."""

import queue
import sys
from pathlib import Path

import pytest

from tests.server.sim import Sim
from triumvir.bots.program import Program
from triumvir.errors import TriumvirError
from triumvir.games.registry import find, games
from triumvir.locales.catalog import catalog
from triumvir.remote.lent import Lent
from triumvir.remote.link import Lost
from triumvir.server import protocol
from triumvir.server.asking import answer
from triumvir.server.events import Pace, Plan
from triumvir.server.protocol import Answered, Ask, News, No, Ok, Welcome
from triumvir.server.scene import scene_of

EXAMPLES = Path(__file__).parents[2] / "examples"
CHANCE = (sys.executable, str(EXAMPLES / "random_bot.py"))
SAID = catalog("en")


class Wire:
    """A link to a table without a server: Ann at chair 0 sends commands, bots have the other chairs.

    `late` tells what happened before the answer comes instead of after it. `refuses`: so many actions are.
    """

    def __init__(self, game, deals=1, late=True, refuses=0, pace=None):
        bots = ("random",) * (find(game).rules().seats - 1)
        self.sim = Sim(Plan(game=game, pace=pace or Pace()), bots, name=f"lent {game}")
        self.sim.come()
        self.deals, self.late, self.refuses = deals, late, refuses
        self.sent, self.frames = [], queue.Queue()

    def connect(self, hear):
        """As a link is made."""
        self.hear = hear
        hear(Lost("no way"))
        hear(Welcome("table", 0, self.sim.now, self.scene()))
        return self

    def scene(self):
        """What Ann sees."""
        return scene_of(self.sim.table, 0, SAID)

    def send(self, message):
        """What Ann sends is done and answered at once; then the bots act."""
        self.sent.append(message)
        table = self.sim.table
        if isinstance(message, Ask):
            self.hear(Answered(message.id, table.seq, answer(table, 0, message, SAID)))
            return
        if isinstance(message, protocol.Act) and self.refuses:
            self.refuses -= 1
            self.hear(No(message.id, table.seq, "play/not_held"))
            return
        try:
            self.sim.do(0, message)
        except TriumvirError as error:
            self.hear(No(message.id, table.seq, error.code, error.got, error.expected))
            return
        replies = [Ok(message.id, self.sim.table.seq), News((), self.scene())]
        for frame in replies if self.late else reversed(replies):
            self.hear(frame)
        self.bots()

    def bots(self):
        """The bots act while it is their turn; after the last deal the table is closed."""
        while self.sim.table.phase == "playing" and self.sim.table.chairs[self.sim.table.to_act].itself:
            self.sim.act_any()
            self.hear(News((), self.scene()))
        if self.sim.table.phase != "playing" and len(self.sim.table.match.past) >= self.deals:
            self.sim.do(0, protocol.Close(id="close"))
            self.hear(News((), self.scene()))

    def close(self):
        """No more comes."""
        self.closed = True

    def acts(self):
        """What Ann did."""
        return [message.action for message in self.sent if isinstance(message, protocol.Act)]


@pytest.fixture
def chance():
    """A program that plays at random."""
    bot = Program(CHANCE, 60)
    yield bot
    bot.close()


@pytest.mark.parametrize("late", [True, False])
@pytest.mark.parametrize("game", games())
def test_a_program_plays_deals_to_their_end(game, late, chance):
    wire, told = Wire(game, deals=2, late=late), []
    assert Lent(chance, 60, told.append).play(wire.connect) == ""
    assert told == ["no way"]
    assert wire.closed
    assert len(wire.sim.table.match.past) == 2
    ready = [message for message in wire.sent if isinstance(message, protocol.Ready)]
    assert len({message.salt for message in ready}) == len(ready) >= 2
    assert len(wire.sent) == len({message.id for message in wire.sent})
    assert len([message for message in wire.sent if isinstance(message, Ask)]) == len(wire.acts())


def test_where_the_program_fails_the_default_action_is_played():
    wire, told = Wire("hokm"), []
    assert Lent(Program(("/nowhere/bot",)), 60, told.append).play(wire.connect) == ""
    assert wire.sim.table.match.past
    assert {line.partition(":")[0] for line in told[1:]} == {"bot/program"}


def test_what_is_refused_is_tried_again_but_not_for_ever(chance):
    wire, told = Wire("hokm", refuses=2), []
    Lent(chance, 60, told.append).play(wire.connect)
    assert told[1:] == ["play/not_held: "] * 2
    wire, told = Wire("hokm", refuses=9), []
    connect = wire.connect

    def ends(hear):
        connect(hear)
        return wire

    lent = Lent(
        chance, 60, lambda line: told.append(line) or (len(told) == 4 and wire.hear(Lost("end", end=True)))
    )
    assert lent.play(ends) == "end"
    assert wire.refuses == 6


def test_a_program_has_no_more_time_than_its_turn():
    """Half a second of it is for the way."""
    given = []

    class Slow(Program):
        def choose(self, view, seconds=None):
            given.append(seconds)
            return view["legal"][0]

    Lent(Slow(()), 60, print).play(Wire("hokm", pace=Pace(turn=20)).connect)
    assert given
    assert all(0 < seconds <= 19.5 for seconds in given)
    given.clear()
    Lent(Slow(()), 5, print).play(Wire("hokm").connect)
    assert {*given} == {5}


def test_a_seat_that_was_played_for_is_taken_back(chance):
    wire = Wire("hokm")
    wire.sim.ready()
    wire.sim.do(0, protocol.Away(id="away", away=True))
    Lent(chance, 60, print).play(wire.connect)
    assert isinstance(wire.sent[0], protocol.Away)
    assert not wire.sim.table.chairs[0].away
