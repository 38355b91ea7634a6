"""P1, twin worlds: two tables differ only in what a viewer can't know; he is sent the same, byte for byte."""

from dataclasses import replace as replaced

import pytest
from msgspec.structs import replace

from tests.server.scene.watching import act, asked, language, pack, sat, viewers
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.games.registry import games
from triumvir.server.scene import scene_of
from triumvir.server.telling import chat, told
from triumvir.views.sample import Worlds
from triumvir.views.view import view_of

GAMES = tuple(games())


def twin(table, state):
    """The same table with other cards, and with other secrets of its own and of its chairs."""
    chairs = tuple(
        replace(chair, token=chair.token and "f" * 64, account="other", salt=chair.salt and "f" * 16)
        for chair in table.chairs
    )
    match = replaced(table.match, state=state, seed="other")
    proofs = (*table.proofs[:-1], replaced(table.proofs[-1], salts=("f" * 16,) * len(chairs)))
    return replace(table, match=match, secret="e" * 64, chairs=chairs, proofs=proofs)


def twins(before, after, viewer, rng):
    """Two moments of a table as a viewer saw them, with cards that he can't know drawn anew."""
    seat = None if viewer is None else after.match.seating.index(viewer)
    state = Worlds(view_of(after.match, seat, recall=True)).sample(rng)
    old, new = before.match.state, after.match.state
    actor = old.to_act
    if old.phase == "auction":
        hands = state.deal.hands
    else:
        put = old.hand(actor) - new.hand(actor)
        hands = tuple(
            state.hand(each) | (put if each == actor else CardSet()) for each in range(len(state.deal.hands))
        )
    return twin(before, old.redealt(hands, state.deal.kitty)), twin(after, state)


def sent(before, step, after, viewer):
    """All that a viewer is sent of a step, answers to questions too, as bytes."""
    said = language(viewer, step.happened.seq)
    yield pack(told(before, step.happened, after, viewer, said))
    yield pack(scene_of(after, viewer, said))
    yield pack(chat(after, viewer, said))
    words = ["select", "legal", "counter", "view", "score", "after", "rules", "difference"]
    yield from asked(after, viewer, said, *words)


def compared(name, seed, most, every=7):
    """So many twins of moments in random play, one viewer after the other: all that was sent is the same."""
    rng, count, deal = Rng.stream("twins", name, seed), 0, 0
    while count < most:
        sim, deal = sat(name, f"{seed} {deal}"), deal + 1
        at = rng.below(every)
        while sim.table.phase == "playing" and count < most:
            before = sim.table
            (step, *more) = act(sim, rng)
            at += 1
            if more or at % every:
                continue
            for viewer in viewers(sim.table):
                old, new = twins(before, step.after, viewer, rng)
                assert [*sent(old, step, new, viewer)] == [*sent(before, step, step.after, viewer)]
                count += new.match.state != step.after.match.state
    return count


@pytest.mark.parametrize("name", GAMES)
def test_what_a_viewer_cannot_know_changes_nothing_that_he_is_sent(name):
    assert compared(name, "few", 24) >= 24


@pytest.mark.parametrize("name", GAMES)
def test_hints_go_by_what_the_seat_knows(name):
    rng, sim = Rng.stream("hints", name), sat(name, "hints")
    for _ in range(9):
        before = sim.table
        (step,) = act(sim, rng)
    viewer = sim.table.to_act
    _, other = twins(before, step.after, viewer, rng)
    said = language(viewer, sim.table.seq)
    (found,) = asked(sim.table, viewer, said, "hints")
    assert b'"what":"hints"' in found
    assert [*asked(other, viewer, said, "hints")] == [found]


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_twenty_thousand_twin_worlds(name, record_property):
    count = compared(name, "many", 4000, every=3)
    record_property("figure", f"{name:12} P1: {count:>9} twin worlds, sent the same to the byte")
