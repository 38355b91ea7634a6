"""P8: whoever comes back is sent what he would have been sent had he stayed."""

import pytest

from tests.server.scene.watching import act, pack, sat, viewers
from triumvir.cards.rng import Rng
from triumvir.games.registry import games
from triumvir.locales.catalog import catalog
from triumvir.server import events
from triumvir.server.saved import restore, save
from triumvir.server.scene import scene_of
from triumvir.server.table import fold

GAMES = tuple(games())


def returned(name, seed):
    """A table played over two deals; then from its start, and from what was saved between the deals."""
    rng, sim = Rng.stream("returned", name, seed), sat(name, seed)
    while sim.table.phase == "playing":
        act(sim, rng)
    saved = sim.table
    sim.ready()
    while sim.table.phase == "playing":
        act(sim, rng)
    whole, tail, seen = None, None, 0
    for happened, after in sim.steps:
        secret = sim.secrets[happened.event.deal] if isinstance(happened.event, events.Committed) else ""
        whole = fold(whole, happened, table_id="table", secret=secret)
        if happened.seq == saved.seq:
            tail = restore(save(whole), sim.secrets)
        elif tail:
            tail = fold(tail, happened, secret=secret)
        for viewer in viewers(after):
            said = catalog("en")
            stayed = pack(scene_of(after, viewer, said))
            assert pack(scene_of(whole, viewer, said)) == stayed
            assert tail is None or pack(scene_of(tail, viewer, said)) == stayed
            seen += tail is not None
    return seen


@pytest.mark.parametrize("name", GAMES)
def test_a_table_looks_the_same_from_its_events_and_from_what_was_saved(name):
    assert returned(name, "one") > 20


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_many_returns(name, record_property):
    count = sum(returned(name, seed) for seed in range(40))
    record_property("figure", f"{name:12} P8: {count:>9} scenes after a return are those of who stayed")
