"""Who sits where: every bot meets the same cards equally often, in every game."""

from collections import Counter

import pytest

from tests.arena.stubs import RANDOM, contest
from triumvir.arena.schedule import arrangements
from triumvir.errors import Code, SetupError
from triumvir.games.registry import find, games

GAMES = [
    *((name, {}) for name in games()),
    ("dou_dizhu/4", {"landlord_side": "solo"}),
    ("dou_dizhu", {"auction_mode": "none"}),
    ("big_three/4", {"reseat": False}),
    ("big_three/4", {"stake_4p": "fixed:2"}),
]


def seatings(name, options, bots, number=0):
    game = contest(name, *[RANDOM] * bots, **options)
    return game.seatings(game.dealt(number).state.deal, number)


@pytest.mark.parametrize(("name", "options"), GAMES)
@pytest.mark.parametrize("bots", [2, 3, 4])
def test_every_bot_sits_at_every_seat_equally_often(name, options, bots):
    if bots > find(name).rules(**options).seats:
        return
    for number in range(4):
        found = seatings(name, options, bots, number)
        assert len(set(found)) == len(found)
        for column in zip(*found, strict=True):
            assert len(set(Counter(column).values())) == 1
            assert set(column) == set(range(bots))


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_other_names_of_the_bots_give_the_same_arrangements(name, options):
    found = seatings(name, options, 2)
    assert {tuple(1 - bot for bot in seated) for seated in found} == set(found)


@pytest.mark.parametrize(
    ("name", "options", "bots", "plays"),
    [
        ("big_three", {}, 2, 6),
        ("dou_dizhu", {}, 2, 6),
        ("hokm", {}, 2, 6),
        ("hokm", {}, 3, 6),
        ("dou_dizhu", {}, 3, 6),
        ("big_three/4", {}, 2, 2),
        ("dou_dizhu/4", {}, 2, 2),
        ("dou_dizhu/4", {}, 3, 6),
        ("dou_dizhu/4", {"landlord_side": "solo"}, 2, 8),
        ("dou_dizhu/4", {"landlord_side": "solo"}, 3, 24),
        ("dou_dizhu/4", {"landlord_side": "solo"}, 4, 24),
        ("dou_dizhu", {"auction_mode": "none"}, 2, 2),
    ],
)
def test_how_many_plays_a_board_has(name, options, bots, plays):
    assert len(seatings(name, options, bots)) == plays


def test_partners_are_one_bot():
    assert set(seatings("dou_dizhu/4", {}, 2)) == {(0, 1, 0, 1), (1, 0, 1, 0)}
    for number in range(12):
        game = contest("big_three/4", RANDOM, RANDOM, reseat=False)
        deal = game.dealt(number).state.deal
        for seated in game.seatings(deal, number):
            assert len({(bot, side) for bot, side in zip(seated, deal.sides, strict=True)}) == 2


def test_the_known_landlord_plays_alone():
    game = contest("dou_dizhu", RANDOM, RANDOM, auction_mode="none")
    deal = game.dealt(0).state.deal
    for seated in game.seatings(deal, 0):
        assert [seat for seat in range(3) if seated.count(seated[seat]) == 1] == [deal.opener]


def test_without_duplicates_boards_take_turns():
    every = seatings("hokm", {}, 2)
    game = contest("hokm", RANDOM, RANDOM, duplicate=False)
    turns = [game.seatings(game.dealt(number).state.deal, number) for number in range(12)]
    assert turns == [(seated,) for seated in every * 2]


@pytest.mark.parametrize("bots", [0, 1, 4])
def test_a_wrong_number_of_bots(bots):
    with pytest.raises(SetupError) as caught:
        arrangements([], seats=3, bots=bots)
    assert caught.value.code == Code.ARENA_BOTS
    assert caught.value.expected == "2 to 3 bots at 3 seats"
    with pytest.raises(SetupError):
        contest("hokm", *[RANDOM] * bots).check()
