"""Opinions: told is what is plainly worse than what an expert would do; chance is no difference."""

import pytest

from triumvir.bots.bot import make
from triumvir.bots.budget import Budget
from triumvir.bots.gap import Gap, Pairs
from triumvir.bots.opinion import clear, opinion
from triumvir.cards.rng import Rng
from triumvir.errors import TriumvirError
from triumvir.games.match import Match
from triumvir.games.registry import find, games
from triumvir.views.view import view_of

BUDGET = Budget(worlds=60, nodes=100)


def judged(game, bot, seed=0, most=8):
    """How many of the first moves of a deal of bots of a kind were looked at, and the opinions on them."""
    player, match, found, looked = make(bot), Match.start(find(game).rules(), seed), [], 0
    while match.state.outcome is None and looked < most:
        view = view_of(match, match.state.to_act, recall=True)
        action = player.act(view, Rng.stream(seed, len(match.actions)))
        if len(view.legal) > 1:
            looked += 1
            found.append((view, action, opinion(view, action, (seed, looked), BUDGET)))
        match = match.apply(action)
    return looked, [each for each in found if each[2]]


@pytest.mark.parametrize("game", games())
def test_what_is_told_is_legal_other_than_what_was_done_and_clear(game):
    for view, action, found in judged(game, "random")[1]:
        assert found.choice.action in [choice.action for choice in view.legal]
        assert found.choice.action != action
        assert clear(found.gap)


def test_the_same_is_thought_again_and_only_the_seat_to_act_is_asked():
    match = Match.start(find("hokm").rules(), 5)
    view = view_of(match, match.state.to_act, recall=True)
    action = view.legal[-1].action
    first = opinion(view, action, (1,), BUDGET)
    assert opinion(view, action, (1,), BUDGET) == first
    with pytest.raises(TriumvirError, match="bot/not_to_act"):
        opinion(view_of(match, None), action, (1,), BUDGET)


def test_what_is_not_legal_is_refused_before_any_kernel_sees_it():
    match = Match.start(find("dou_dizhu").rules(), 3).apply_text("2 bid 3")
    view = view_of(match, 2, recall=True)
    with pytest.raises(TriumvirError, match="bot/illegal"):
        opinion(view, match.state.parse_action("play 2222"), (1,), BUDGET)


def test_a_bad_call_costs_and_a_good_one_has_no_opinion():
    match = Match.start(find("hokm").rules(), 5)
    view = view_of(match, match.state.to_act, recall=True)
    found = {choice.text: opinion(view, choice.action, (1,), Budget(worlds=120)) for choice in view.legal}
    assert None in found.values()
    worst = max((each.gap.mean for each in found.values() if each), default=0)
    assert worst > 5


@pytest.mark.parametrize(
    ("gap", "told"),
    [
        (Gap(2.0, 0.5, 50), True),
        (Gap(2.0, 1.0, 50), False),
        (Gap(0.3, 0.0, 50), False),
        (Gap(2.0, 0.1, 19), False),
        (Gap(-2.0, 0.1, 50), False),
    ],
)
def test_what_is_clear(gap, told):
    assert clear(gap) == told


def test_a_gap_weighs_worlds_and_needs_two():
    pairs = Pairs()
    assert pairs.gap() is None
    pairs.add(4, 3)
    assert pairs.gap() is None
    pairs.add(0, 1)
    gap = pairs.gap()
    assert (gap.mean, gap.worlds) == (3.0, 2)
    assert gap.error == pytest.approx((((3 * 1) ** 2 + 3**2) * 2) ** 0.5 / 4)
