"""What is done for a seat whose bot fails, and how long bots take."""

import inspect
from math import exp

import pytest

from tests.contract.cases import every_case, moments
from tests.server.bots.tables import free, texts
from triumvir.cards.card import RANKS
from triumvir.cards.rng import Rng
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.server.bots.manners import default_action, delay
from triumvir.server.events import Pace
from triumvir.views.view import View, view_of


@pytest.mark.parametrize("rules", every_case())
def test_the_default_action_is_legal_at_every_moment(rules):
    for match in moments(rules):
        if match.state.to_act is not None:
            view = view_of(match, match.state.to_act)
            assert default_action(view) in texts(view)


@pytest.mark.parametrize("rules", every_case())
def test_a_table_of_defaults_alone_ends_its_deal(rules):
    match = Match.start(rules, 4)
    while match.state.outcome is None:
        seat = match.state.to_act
        match = match.apply_text(f"{seat} {default_action(view_of(match, seat))}")
    assert match.past


def test_it_passes_where_it_can_and_leads_low():
    for view in free("dou_dizhu"):
        if view.phase == "play":
            assert default_action(view) == ("pass" if view.to_beat else texts(view)[0])


def test_it_names_the_longest_suit_and_keeps_trumps_and_high_cards():
    seen = {view.phase: view for view in free("hokm")}
    name = default_action(seen["trump"]).removeprefix("trump ")
    suits = str(seen["trump"].hand)
    assert all(suits.count(name) >= suits.count(suit) for suit in "CDHS")
    for view in free("hokm"):
        if view.phase == "play":
            rank, suit = default_action(view).removeprefix("play ")
            others = [text[-2:] for text in texts(view) if text[-1] != view.trump]
            assert suit != view.trump or not others
            assert all(RANKS.index(rank) <= RANKS.index(other[0]) for other in others)


def test_delays_lie_within_the_pace():
    pace = Pace(least=0.5, most=1.5)
    found = [delay(Rng.stream("delays", number), pace) for number in range(3000)]
    assert min(found) < 520
    assert max(found) > 1480
    assert all(500 <= each <= 1500 for each in found)
    assert {delay(Rng.stream(number), Pace(least=0, most=0)) for number in range(9)} == {0}
    assert delay(Rng.stream(1), Pace(least=2, most=1)) == 2000


def test_delays_know_no_hand():
    """P2: nothing of a view goes in, and those of 5,000 turns with and without a choice are alike."""
    assert [*inspect.signature(delay).parameters] == ["chance", "pace"]
    assert View.__name__ not in str(inspect.signature(delay))
    rng, forced, chosen = Rng.stream("turns"), [], []
    for choices in turns(5000):
        (chosen if choices > 1 else forced).append(delay(rng, Pace()))
    assert min(len(forced), len(chosen)) > 500
    assert alike(forced, chosen) > 0.001


def test_the_comparison_sees_a_difference():
    rng = Rng.stream("other")
    slow = [delay(rng, Pace(least=0.8)) for _ in range(2500)]
    assert alike([delay(rng, Pace()) for _ in range(2500)], slow) < 0.001


def turns(number):
    """How many legal actions there are at so many moments of deals."""
    deal = 0
    while True:
        for match in moments(find("dou_dizhu").rules(), f"turns {deal}"):
            if match.state.to_act is not None:
                number -= 1
                yield len(match.state.legal_actions())
                if not number:
                    return
        deal += 1


def alike(these, those):
    """The p of the two-sample test of Kolmogorov and Smirnov."""
    values = sorted({*these, *those})
    left, right = sorted(these), sorted(those)
    at = other = 0
    gap = 0.0
    for value in values:
        while at < len(left) and left[at] <= value:
            at += 1
        while other < len(right) and right[other] <= value:
            other += 1
        gap = max(gap, abs(at / len(left) - other / len(right)))
    size = len(left) * len(right) / (len(left) + len(right))
    root = (size**0.5 + 0.12 + 0.11 / size**0.5) * gap
    return 2 * sum((-1) ** (turn - 1) * exp(-2 * turn * turn * root * root) for turn in range(1, 101))
