"""What deals pay, seat against seat: rules 1.C, 2.11, 3.E, 4.11 and 7.1 by brute force."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.auction.rules import Contract
from triumvir.climbing.over import Result
from triumvir.games.big_three.settlement import settle
from triumvir.games.dou_dizhu.settlement import Settlement, is_spring
from triumvir.games.registry import find
from triumvir.games.shared import pay
from triumvir.seats import Seat


def against_each(sides, first_out, due):
    """Every loser pays every winner; in pairs a loser pays one winner (rules 2.11, 4.11)."""
    points = [0] * len(sides)
    winners = [seat for seat in range(len(sides)) if sides[seat] == sides[first_out]]
    losers = [seat for seat in range(len(sides)) if seat not in winners]
    if len(winners) == len(losers):
        pairs = list(zip(winners, losers, strict=True))
    else:
        pairs = list(product(winners, losers))
    for winner, loser in pairs:
        points[winner] += due
        points[loser] -= due
    return tuple(points)


def slow_spring(result):
    """7.1: the landlord's side wins and no opponent played; or he played once and his partner never."""
    declarer = result.contract.declarer
    if result.won[declarer]:
        return all(result.plays[seat] == 0 for seat, side in enumerate(result.sides) if side)
    side = [seat for seat in range(len(result.sides)) if result.sides[seat] == 0]
    return result.plays[declarer] == 1 and all(result.plays[seat] == 0 for seat in side if seat != declarer)


def slow_due(result, doubling, spring, *, blanks):
    """What each loser owes: the stake, doubled as the options say."""
    due = result.contract.stake
    bombs = [seat for seat, count in enumerate(result.bombs) for _ in range(count)]
    if doubling == "once":
        bombs = bombs[:1]
    if doubling == "winners":
        bombs = [seat for seat in bombs if result.won[seat]]
    if doubling != "none":
        for _ in bombs:
            due *= 2
    if slow_spring(result):
        due *= {"none": 1, "x2": 2, "x3": 3}[spring]
    if blanks:
        for _ in range(result.blanks):
            due *= 2
    return due


@st.composite
def results(draw, seats, solo):
    """A way in which a deal can have gone: the first out has played, the declarer has led."""
    declarer = Seat(draw(st.integers(0, seats - 1)))
    partner = declarer if solo else (declarer + 2) % seats
    sides = tuple(int(seat not in (declarer, partner)) for seat in range(seats))
    first_out = Seat(draw(st.integers(0, seats - 1)))
    plays = [draw(st.sampled_from([0, 0, 1, 2, 5])) for _ in range(seats)]
    plays[declarer] = max(plays[declarer], 1)
    plays[first_out] = max(plays[first_out], 1)
    bombs = tuple(draw(st.integers(0, min(2, count))) for count in plays)
    stake = draw(st.sampled_from([1, 2, 3, 8, 16]))
    contract = Contract(declarer, stake, (0,) * seats)
    return Result(contract, sides, first_out, tuple(plays), bombs, draw(st.integers(0, 3)))


DOUBLINGS = ("each", "once", "none", "winners")
SPRINGS = ("none", "x2", "x3")
options = st.fixed_dictionaries(
    {"bomb_doubling": st.sampled_from(DOUBLINGS), "spring": st.sampled_from(SPRINGS)}
)


@given(results(3, solo=True), options)
def test_dou_dizhu(result, chosen):
    due = slow_due(result, chosen["bomb_doubling"], chosen["spring"], blanks=False)
    expected = against_each(result.sides, result.first_out, due)
    assert find("dou_dizhu").rules(**chosen).play.settle(result) == expected
    assert sum(expected) == 0
    assert is_spring(result) == slow_spring(result)


@given(st.data(), options, st.booleans(), st.sampled_from(["pair", "solo"]))
def test_dou_dizhu_for_four(data, chosen, blanks, side):
    result = data.draw(results(4, solo=side == "solo"))
    due = slow_due(result, chosen["bomb_doubling"], chosen["spring"], blanks=blanks)
    expected = against_each(result.sides, result.first_out, due)
    rules = find("dou_dizhu/4").rules(**chosen, blank_round_doubles=blanks, landlord_side=side)
    assert rules.play.settle(result) == expected
    assert sum(expected) == 0
    assert is_spring(result) == slow_spring(result)


@given(results(3, solo=True))
def test_the_big_three(result):
    expected = against_each(result.sides, result.first_out, result.contract.stake)
    assert find("big_three").rules().play.settle(result) == settle(result) == expected


@pytest.mark.parametrize("sides", [(0, 1, 0, 1), (0, 0, 1, 1), (1, 0, 0, 1)])
@pytest.mark.parametrize("first_out", range(4))
@pytest.mark.parametrize("stake", [1, 3, 20])
def test_the_big_three_for_four(sides, first_out, stake):
    result = Result(Contract(None, stake, (0,) * 4), sides, Seat(first_out), (3,) * 4, (0,) * 4, 2)
    points = find("big_three/4").rules().play.settle(result)
    assert points == tuple(stake if side == sides[first_out] else -stake for side in sides)


TABLE = [
    ("big_three", {}, 0, 0, 3, (4, 3, 3), (0, 0, 0), 0, (6, -3, -3)),
    ("big_three", {}, 0, 1, 2, (4, 3, 3), (0, 0, 0), 0, (-4, 2, 2)),
    ("dou_dizhu", {}, 0, 0, 1, (4, 3, 3), (0, 0, 0), 0, (2, -1, -1)),
    ("dou_dizhu", {}, 1, 0, 2, (4, 3, 3), (1, 0, 1), 0, (8, -16, 8)),
    ("dou_dizhu", {"bomb_doubling": "once"}, 1, 0, 2, (4, 3, 3), (1, 0, 1), 0, (4, -8, 4)),
    ("dou_dizhu", {"bomb_doubling": "winners"}, 1, 1, 2, (4, 3, 3), (1, 0, 1), 0, (-2, 4, -2)),
    ("dou_dizhu", {"spring": "x3"}, 2, 2, 3, (0, 0, 6), (0, 0, 1), 0, (-18, -18, 36)),
    ("dou_dizhu", {"spring": "x2"}, 2, 0, 3, (5, 4, 1), (0, 0, 0), 0, (6, 6, -12)),
    ("dou_dizhu", {"spring": "x2"}, 2, 0, 3, (5, 4, 2), (0, 0, 0), 0, (3, 3, -6)),
    ("dou_dizhu", {}, 2, 2, 3, (0, 0, 6), (0, 0, 0), 2, (-3, -3, 6)),
    ("dou_dizhu/4", {"blank_round_doubles": True}, 0, 2, 1, (3, 3, 3, 3), (0, 1, 0, 0), 2, (8, -8, 8, -8)),
    ("dou_dizhu/4", {"landlord_side": "solo"}, 0, 0, 2, (3, 3, 3, 3), (0, 0, 0, 0), 1, (6, -2, -2, -2)),
    (
        "dou_dizhu/4",
        {"landlord_side": "solo", "spring": "x2"},
        0,
        3,
        1,
        (1, 3, 3, 3),
        (0,) * 4,
        0,
        (-6, 2, 2, 2),
    ),
    ("dou_dizhu/4", {"spring": "x2"}, 0, 3, 1, (1, 3, 1, 3), (0,) * 4, 0, (-1, 1, -1, 1)),
    ("dou_dizhu/4", {"spring": "x2"}, 0, 3, 1, (1, 3, 0, 3), (0,) * 4, 0, (-2, 2, -2, 2)),
]


@pytest.mark.parametrize(
    ("game", "chosen", "declarer", "out", "stake", "plays", "bombs", "blanks", "points"), TABLE
)
def test_examples(game, chosen, declarer, out, stake, plays, bombs, blanks, points):
    rules = find(game).rules(**chosen).play
    contract = Contract(Seat(declarer), stake, (0,) * len(plays))
    result = Result(contract, rules.sides(None, contract), Seat(out), plays, bombs, blanks)
    assert rules.settle(result) == points


def test_a_strategy_of_payment_is_a_value():
    rules = find("dou_dizhu").rules().play
    assert rules.settle == Settlement("each", 1, blanks_double=False)
    assert hash(rules) == hash(find("dou_dizhu").rules(direction="cw").play)
    assert rules != find("dou_dizhu").rules(bomb_doubling="once").play


@given(st.lists(st.booleans(), min_size=2, max_size=4), st.integers(1, 20))
def test_payments_are_zero_sum_and_even(won, stake):
    if 0 < sum(won) < len(won) and (sum(won) in (1, len(won) - 1) or 2 * sum(won) == len(won)):
        points = pay(won, stake)
        assert sum(points) == 0
        assert {point > 0 for point, wins in zip(points, won, strict=True) if wins} == {True}
        assert len({point for point, wins in zip(points, won, strict=True) if wins}) == 1
