"""A watch: what one viewer is sent, in his language."""

import asyncio

from tests.server.scene.watching import sat
from tests.server.sim import Sim
from triumvir.server import protocol
from triumvir.server.events import Plan
from triumvir.server.protocol import News, No, Ok, Welcome
from triumvir.server.watch import Watch


class House:
    """A house that refuses an action, and does anything else."""

    def clock(self):
        """The time."""
        return 77

    async def submit(self, table_id, who, command, name):
        """Do a command."""
        if isinstance(command, protocol.Act):
            return No(command.id, 5, "call/illegal", got="bid 1", expected="pass, bid 2")
        return Ok(command.id, 5)

    def unwatch(self, watch):
        """Forget a watch."""


def test_a_refusal_has_words_of_the_viewer():
    sent = []
    watch = Watch(House(), "t", None, "", "uk", sent.append)
    refused = asyncio.run(watch.submit(protocol.Act(id="a", action="bid 1")))
    assert (refused.code, refused.expected) == ("call/illegal", "pass, bid 2")
    assert refused.words.startswith("«bid 1»")
    assert asyncio.run(watch.submit(protocol.Say(id="s", text="x"))) == Ok("s", 5)
    watch.close()
    assert asyncio.run(watch.submit(protocol.Say(id="t", text="x"))).words


def test_who_comes_is_shown_the_table_and_what_was_said():
    sim, sent = sat("hokm", "comes"), []
    sim.do(0, protocol.Say(id="s", text="hello"))
    sim.do(0, protocol.Say(id="p", phrase="thanks"))
    Watch(House(), "t", 2, sim.table.chairs[2].token, "zh", sent.append).welcome(sim.table)
    (frame,) = sent
    assert isinstance(frame, Welcome)
    assert (frame.chair, frame.now, frame.scene.seq) == (2, 77, sim.table.seq)
    assert [line.text for line in frame.chat] == ["hello", "谢谢"]


def test_what_is_not_for_a_viewer_leaves_no_trace_but_the_number():
    sim, sent = Sim(Plan("hokm")), []
    sim.come("Bo", "Cy")
    watch = Watch(House(), "t", 2, sim.table.chairs[2].token, "en", sent.append)
    before = sim.table
    watch.tell(before, sim.do(0, protocol.Prefer(id="p", auto_play=True)))
    (frame,) = sent
    assert isinstance(frame, News)
    assert frame.events == ()
    assert frame.scene.seq == before.seq + 1
