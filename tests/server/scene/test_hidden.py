"""P1: no frame shows a viewer what he may not know, in any field or language."""

import pytest

from tests.server.scene.watching import Oracle, act, cards_in, frames, language, named_in, sat, stir, viewers
from triumvir.cards.rng import Rng
from triumvir.games.registry import games

GAMES = tuple(games())


def secrets(sim, table, *, free):
    """What no frame may hold now; whoever is `free` to look back is told seeds and salts."""
    yield from ("key Ann", "key Person", "a" * 64, f"{0:064x}")
    revealed = {proof.seed for proof in table.proofs if free}
    yield from {*sim.secrets.values()} - revealed
    if not free:
        yield from (f"{at + 1:02d}" * 8 for at in range(len(table.chairs)))


def look(sim, before, step, oracle):
    """Look at all frames of a step: how many there were."""
    count, match = 0, step.after.match
    over = match.state.outcome is not None
    for viewer in viewers(step.after):
        free = over and (viewer is not None or step.after.plan.late)
        known = oracle.known(match, viewer)
        code = language(viewer, step.happened.seq).language
        hidden = [*secrets(sim, step.after, free=free)]
        for frame in frames(before, step, viewer):
            count += 1
            text = frame.decode()
            assert not [secret for secret in hidden if secret in text], text
            if not free:
                assert cards_in(frame) <= known, text
                assert named_in(frame, code) <= {card.rstrip("'") for card in known}, text
    return count


def watched(name, seed, *, late=True, deals=1):
    """Some deals in random play with everybody looking at every frame: how many frames there were."""
    sim, rng, count = sat(name, seed, late=late), Rng.stream("watched", name, seed), 0
    for deal in range(deals):
        if deal:
            sim.ready()
        oracle = Oracle(sim.table.match)
        while sim.table.phase == "playing":
            before = sim.table
            for step in (*(stir(sim, rng) if rng.below(8) == 0 else ()), *act(sim, rng)):
                if step.after.match is not before.match:
                    oracle.saw(before.match, step.after.match)
                count += look(sim, before, step, oracle)
                before = step.after
    return count


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_sent_a_card_that_is_hidden_from_him(name):
    assert watched(name, "one") > 500


def test_spectators_may_be_kept_from_hands_for_ever():
    assert watched("dou_dizhu", "two", late=False, deals=2) > 500


@pytest.mark.soak
@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize("name", GAMES)
def test_a_thousand_deals_are_watched(name, part, record_property):
    count = sum(watched(name, f"{part} {deal}", late=deal % 2 == 0) for deal in range(200))
    record_property(
        "figure", f"{name:12} P1: {count:>8} frames of 200 deals looked at, no card seen too early"
    )
