"""Hints: what is offered, in what order, with which codes; the same for everybody who sees the same."""

import re
from itertools import takewhile
from pathlib import Path

import pytest

from tests.climbing.cases import at_play, does
from triumvir.bots.bot import make
from triumvir.bots.climbing.choice import Choice
from triumvir.bots.climbing.eye import eye_of
from triumvir.bots.climbing.reasons import reason
from triumvir.bots.hints import hints
from triumvir.bots.thought import Option, Reason, Thought
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import PASS
from triumvir.climbing.rules import ClimbingRules
from triumvir.errors import SetupError
from triumvir.games.match import Match
from triumvir.games.registry import find, games
from triumvir.views.view import view_of

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "reasons.md").read_text(encoding="utf-8")
FAMILIES = {
    "climbing": ("Everywhere", "Climbing games", "In climbing games"),
    "tricks": ("Everywhere", "Trick games", "In trick games"),
}
CLIMBING = (("goes_out",), ("sheds",), ("strong", "breaks"), ("breaks_bomb",), ("bomb",))
TRICKS = (("small",), ("winner",), ("trump",), ("top_trump",))
TIERS = {
    f"cost/{kind}": tier for tiers in (CLIMBING, TRICKS) for tier, kinds in enumerate(tiers) for kind in kinds
}
THINKERS = [make(name) for name in ("novice", "club:worlds=3", "expert:worlds=1,nodes=50", "random")]


def documented(family):
    """The codes in some parts of the page, with the names of their details."""
    found = {}
    for part in re.split(r"^##+ ", PAGE, flags=re.MULTILINE)[1:]:
        title, _, text = part.partition("\n")
        if title in FAMILIES[family]:
            rows = re.findall(r"^\| `([a-z_/]+)` \| .* \| (.*) \|$", text, re.MULTILINE)
            found |= {code: set(re.findall(r"`([a-z]+)`", details)) for code, details in rows}
    return found


def played_by(family):
    """The games of a family."""
    climbing = family == "climbing"
    return [
        name for name, game in games().items() if isinstance(game.rules().play, ClimbingRules) == climbing
    ]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_code_that_is_met_is_documented_and_every_documented_one_is_met(family):
    """Bots that take turns at random play until all codes were seen; the deals of seed 3 have almost all."""
    known = documented(family)
    missing = {*known}
    for seed in takewhile(lambda _: missing, range(3, 200)):
        for name in played_by(family):
            for met in reasons(name, seed):
                assert {detail for detail, _ in met.details} == known[met.code], met
                missing.discard(met.code)
    assert not missing


def reasons(name, seed):
    """The reasons of bots and of offers in one deal."""
    rng, match = Rng.stream("codes", name, seed), Match.start(find(name).rules(), seed)
    while match.state.outcome is None:
        view = view_of(match, match.state.to_act, recall=bool(rng.below(2)))
        found = hints(view, rng, THINKERS[3 if rng.below(12) == 0 else rng.below(3)])
        yield from (found.choice.reason, *(offer.reason for offer in found.plays))
        match = match.apply(found.choice.action)


@pytest.mark.parametrize("name", games())
def test_offers_are_legal_complete_and_in_order(name):
    for seed in range(3):
        rng, match = Rng.stream("offers", name, seed), Match.start(find(name).rules(), seed)
        while match.state.outcome is None:
            state = match.state
            view = view_of(match, state.to_act, recall=seed == 1)
            found = hints(view, rng, "random")
            legal = [action for action in state.legal_actions() if action != PASS]
            offered = [action for offer in found.plays for action in (offer.action, *offer.others)]
            assert len(offered) == len(set(offered))
            assert found.choice.action in state.legal_actions()
            if state.phase != "play":
                assert not found.plays
            elif view.to_beat is None and not view.tricks:
                assert offered
                assert set(offered) <= set(legal)
                assert found.choice.action in offered
            else:
                assert set(offered) == set(legal)
            rows = [(TIERS[offer.reason.code], offer.cost) for offer in found.plays]
            assert rows == sorted(rows)
            for offer in found.plays:
                assert all(other.header == offer.action.header for other in offer.others)
            match = match.apply(rng.choice(state.legal_actions()))


def offered(state):
    """What is offered to the seat to act, as text, with the codes; and the choice."""
    match = Match.start(find("dou_dizhu").rules(), 0)
    object.__setattr__(match, "state", state)
    found = hints(view_of(match, state.to_act, recall=True), Rng.stream(1))
    plays = [(state.format_action(offer.action), offer.reason.code[5:]) for offer in found.plays]
    return plays, found


def test_what_breaks_nothing_comes_before_what_does_and_bombs_come_last():
    plays, _ = offered(does(at_play("dou_dizhu", "3345678", "4688AAbr", "J"), "play 3"))
    assert plays == [
        ("play 4", "sheds"),
        ("play 6", "sheds"),
        ("play 8", "breaks"),
        ("play A", "breaks"),
        ("play b", "breaks_bomb"),
        ("play r", "breaks_bomb"),
        ("play br", "bomb"),
    ]


def test_attachments_are_one_offer_the_cheapest_first():
    state = does(at_play("dou_dizhu", "3334567", "5557JJA", "J"), "play 3334")
    plays, found = offered(state)
    assert plays == [("play 5557", "sheds")]
    assert [state.format_action(other) for other in found.plays[0].others] == ["play 555A", "play 555J"]


def test_the_last_cards_cost_nothing():
    plays, found = offered(does(at_play("dou_dizhu", "3345", "77", "JQ"), "play 33"))
    assert plays == [("play 77", "goes_out")]
    assert found.choice.reason.code == "play/goes_out"


def why(state, text):
    """Why the seat to act would do that, with the details."""
    match = Match.start(find("dou_dizhu").rules(), 0)
    object.__setattr__(match, "state", state)
    play = state.parse_action(text)
    eye = eye_of(view_of(match, state.to_act, recall=True), state.rules)
    found = reason(state.rules, eye, Choice(play.counts, play.header, 0))
    return found.code, dict(found.details)


def test_what_a_lead_is_for():
    state = at_play("dou_dizhu", "3577788899JJ", "4445556", "66TTT99")
    told = {"kind": "trio_seq_singles", "key": "8", "turns": 2, "singles": 2}
    assert why(state, "play 35777888") == ("lead/clears_singles", told)
    assert why(state, "play 99") == ("lead/clears", {"kind": "pair", "key": "9", "turns": 2})
    assert why(state, "play J") == ("lead/splits", {"kind": "single", "key": "J", "turns": 3})
    state = at_play("dou_dizhu", "33344JJ7", "88TT9", "99QQQ")
    assert why(state, "play 33344") == ("lead/clears", {"kind": "trio_pair", "key": "3", "turns": 2})
    assert why(at_play("dou_dizhu", "33", "4", "5"), "play 33")[0] == "play/goes_out"
    blocks = {"kind": "pair", "key": "3", "turns": 1, "cards": 1}
    assert why(at_play("dou_dizhu", "334", "4", "55"), "play 33") == ("play/blocks", blocks)
    assert why(at_play("dou_dizhu", "334", "4", "55"), "play 4")[0] == "lead/clears_singles"


def test_what_a_pass_is_for():
    """Seat 0 is alone; the others are partners."""
    state = does(at_play("dou_dizhu", "34567", "KKKAA22", "88899JJ"), "play 3", "play A")
    assert why(state, "pass") == ("pass/partner_winning", {"seat": 1})
    state = does(at_play("dou_dizhu", "34567", "KKK99944", "888TTJJ"), "play 3")
    assert why(state, "pass") == ("pass/keeps_groups", {"turns": 2})
    state = does(at_play("dou_dizhu", "3456T", "4448888", "99JJ"), "play T")
    assert why(state, "pass") == ("pass/keeps_bomb", {})
    state = does(at_play("dou_dizhu", "34567", "4J", "88899JJ"), "play 6")
    assert why(state, "pass") == ("pass/leaves_to_partner", {"seat": 2})
    state = does(at_play("dou_dizhu", "34567", "4J", "8889JJ"), "play 6", "pass")
    assert why(state, "pass") == ("pass/keeps_strength", {})


def test_what_beats_is_for():
    state = does(at_play("dou_dizhu", "34567", "4T2", "88899JK"), "play 3", "play T")
    over = {"kind": "single", "key": "K", "turns": 2, "seat": 1}
    assert why(state, "play K") == ("follow/takes_over", over)
    state = does(at_play("dou_dizhu", "34567", "4T2", "88899JK"), "play 3")
    assert why(state, "play 2") == ("follow/sheds", {"kind": "single", "key": "2", "turns": 2})
    state = does(at_play("dou_dizhu", "34567", "4422", "88899JK"), "play 3")
    assert why(state, "play 2") == ("follow/takes_lead", {"kind": "single", "key": "2", "turns": 2})
    state = does(at_play("dou_dizhu", "37", "4422", "88899JK"), "play 3")
    assert why(state, "play 2") == ("play/blocks", {"kind": "single", "key": "2", "turns": 2, "cards": 1})
    state = does(at_play("dou_dizhu", "34567", "42222", "88899JK"), "play 3")
    assert why(state, "play 2222") == ("play/bombs", {"kind": "bomb", "key": "2", "turns": 1})


class Stubborn:
    """A bot that always does the same."""

    name = "stubborn"

    def __init__(self, action):
        self.action = action

    def act(self, view, rng):
        return self.think(view, rng).action

    def think(self, view, rng):
        return Thought(self.action, Reason("any/random"), (Option(self.action, 0.0),))


def test_a_lead_that_the_plan_does_not_have_is_offered_when_it_is_chosen():
    state = at_play("dou_dizhu", "34567", "8", "9")
    match = Match.start(find("dou_dizhu").rules(), 0)
    object.__setattr__(match, "state", state)
    view = view_of(match, 0)
    assert [offer.action for offer in hints(view, Rng.stream(1)).plays] == [state.parse_action("play 34567")]
    three = state.parse_action("play 3")
    found = hints(view, Rng.stream(1), Stubborn(three))
    assert [offer.action for offer in found.plays] == [state.parse_action("play 34567"), three]
    assert found.choice.action == three


def test_who_is_not_to_act_gets_no_hint():
    match = Match.start(find("hokm").rules(), 1)
    for seat in {None, 0, 1, 2} - {match.state.to_act}:
        with pytest.raises(SetupError):
            hints(view_of(match, seat), Rng.stream(1))
