"""Answers to questions: what they say, and to whom."""

import msgspec
import pytest

from tests.server.scene.watching import act, sat
from tests.server.sim import Sim
from triumvir.bots.selection import select
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.errors import TriumvirError
from triumvir.games.registry import games
from triumvir.locales.catalog import LANGUAGES, catalog
from triumvir.record.toml import format_record
from triumvir.server import seen
from triumvir.server.asking import answer
from triumvir.server.events import Plan
from triumvir.server.protocol import Ask
from triumvir.server.scene import scene_of
from triumvir.table.counter import unseen
from triumvir.table.fair import Proof, commitment
from triumvir.views.after import after_deal
from triumvir.views.view import view_of

GAMES = tuple(games())
EN = catalog("en")


def ask(sim, what, viewer=0, said=EN, **rest):
    """The answer to a question, as it comes over the wire."""
    found = answer(sim.table, viewer, Ask(id="q", what=what, **rest), said)
    assert msgspec.json.decode(msgspec.json.encode(found), type=seen.Answers) == found
    return found


def code(sim, what, viewer=0, **rest):
    """With what code a question is refused."""
    with pytest.raises(TriumvirError) as caught:
        ask(sim, what, viewer, **rest)
    return caught.value.code


def in_play(name, seed="asked"):
    """A table in play, at a moment when a person follows."""
    sim, rng = sat(name, seed, bots=()), Rng.stream(seed, name)
    while sim.table.match.state.phase != "play" or not view_of(sim.table.match, None).table:
        act(sim, rng)
    return sim


def over(name, **rest):
    """A table after a deal."""
    sim, rng = sat(name, "over", **rest), Rng.stream("over", name)
    while sim.table.phase == "playing":
        act(sim, rng)
    return sim


@pytest.mark.parametrize("name", GAMES)
def test_every_card_that_is_chosen_has_its_verdict(name):
    sim = in_play(name)
    state, at = sim.table.match.state, sim.table.to_act
    view = view_of(sim.table.match, state.to_act)
    for card in view.hand:
        cards = CardSet.of([card])
        found, verdict = select(view, cards), ask(sim, "select", at, cards=str(cards))
        assert len(verdict.readings) == len(found.actions)
        assert [state.parse_action(each.action) for each in verdict.readings] == [*found.actions]
        assert all(each.words for each in verdict.readings)
        assert (verdict.fault is None) == bool(found.actions)
        if found.fault:
            assert verdict.fault.code == found.fault.code
            assert verdict.fault.words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_said_in_the_language(language):
    sim, said = in_play("hokm"), catalog(language)
    other = (sim.table.to_act + 1) % 3
    fault = ask(sim, "select", other, said, cards="AS").fault
    assert fault.code == "turn/other_seat"
    names = ("Ann", *(f"Person {number}" for number in range(4)))
    assert any(name in fault.words for name in names)


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_legal_is_named(name):
    sim = sat(name, "legal", bots=())
    for _ in range(12):
        at = sim.table.to_act
        choices = ask(sim, "legal", at).choices
        view = view_of(sim.table.match, sim.table.match.state.to_act)
        assert [each.action for each in choices] == [choice.text for choice in view.legal]
        assert all(each.words for each in choices)
        assert ask(sim, "legal", (at + 1) % 3).choices == ()
        act(sim, Rng.stream("legal", sim.table.seq))


@pytest.mark.parametrize("name", GAMES)
def test_hints_can_be_played(name):
    sim = in_play(name, "hints")
    at = sim.table.to_act
    view = view_of(sim.table.match, sim.table.match.state.to_act)
    found = ask(sim, "hints", at)
    legal = {choice.text for choice in view.legal}
    for hint in (found.choice, *found.plays):
        assert hint.action in legal
        assert CardSet.parse(hint.cards) <= view.hand
        assert (hint.cards == "") == (hint.action == "pass")
        assert hint.words
        assert hint.reason.words
    assert code(sim, "hints", (at + 1) % 3) == "turn/other_seat"
    assert code(sim, "hints", None) == "turn/other_seat"


@pytest.mark.parametrize("name", GAMES)
def test_the_counter_counts_what_was_not_seen(name):
    sim = in_play(name)
    for viewer in (0, None):
        seat = None if viewer is None else sim.table.match.seating.index(viewer)
        found = ask(sim, "counter", viewer)
        rows = [CardSet.parse(row.cards) for row in found.rows]
        out = unseen(sim.table.match, seat)
        assert sum(row.left for row in found.rows) == sum(map(len, rows)) == len(out)
        assert CardSet.of(card for row in rows for card in row) == out
        assert found.words.startswith(f"Still out, {len(out)} cards")


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_that_is_over_is_looked_back_at(name):
    sim = over(name)
    after = after_deal(sim.table.match)
    found = ask(sim, "after")
    assert [CardSet.parse(cards) for cards in found.hands] == [*after.hands]
    assert [(move.seat, move.action, CardSet.parse(move.cards)) for move in found.moves] == [
        (move.seat, move.text, move.cards) for move in after.moves
    ]
    assert all(move.words for move in found.moves)
    assert found.settled.points == after.outcome.points
    proof = found.proof
    assert commitment(proof.seed) == proof.commitment
    held = [CardSet.parse(cards) for cards in found.held]
    assert sum(map(len, held)) == sum(map(len, after.hands)) + len(after.kitty)
    assert all(hand <= whole for hand, whole in zip(after.hands, held, strict=True))
    assert [seat.role for seat in found.seats] == [
        seat.role for seat in scene_of(sim.table, 0, EN).deal.seats
    ]
    whole = Proof(proof.table, proof.deal, proof.commitment, proof.seed, proof.salts)
    assert proof.table == sim.table.id
    assert whole.deal_seed == sim.table.match.seed
    other = ask(sim, "after", None)
    assert (other.hands, other.held, other.proof) == (found.hands, found.held, found.proof)
    assert [move.cards for move in other.moves] == [move.cards for move in found.moves]
    assert code(sim, "after", deal=5) == "deal/running"
    assert format_record(sim.table.record())


def test_deals_that_are_over_may_be_hidden_from_spectators():
    sim = over("hokm", late=False)
    assert code(sim, "after", None) == "deal/hidden"
    assert ask(sim, "after", 0).proof


def test_the_sheet_has_every_deal():
    sim = over("dou_dizhu")
    sheet = ask(sim, "score")
    assert len(sheet.deals) == 1
    assert sheet.totals == sim.table.match.totals
    assert sheet.words[-1] == "The match has 2 deals."
    again = Rng.stream("more")
    while sim.table.phase != "over":
        sim.ready()
        act(sim, again) if sim.table.phase == "playing" else None
    assert ask(sim, "score").before == ()
    sim.ready()
    before = ask(sim, "score").before
    assert [match.totals for match in before] == [sim.table.ledger[0].totals]


def test_rules_and_differences_are_told_before_a_deal():
    sim = Sim(Plan("dou_dizhu", options={"match_deals": 3}))
    titles = [section.title for section in ask(sim, "rules", None).sections]
    assert titles[0] == "Aim"
    assert [option.words for option in ask(sim, "difference").options] == ["A match is 3 deals."]
    assert ask(Sim(Plan("hokm")), "difference") == seen.Difference()
    for what in ("select", "hints", "legal", "counter"):
        assert code(sim, what) == "table/phase"
    assert code(sim, "after") == "deal/running"


def test_what_is_asked_must_be_cards():
    sim = in_play("hokm")
    assert code(sim, "select", cards="1X") == "card/unknown"
    assert code(sim, "select", cards="AS AS") == "card/twice"
