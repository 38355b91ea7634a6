"""Dou Dizhu, sentence by sentence (docs/rules/dou_dizhu.md, D1 to D53)."""

import pytest

from tests.rules.table import Table, answers, first_dealers, first_word, kitty_text, leads, opening_deal

GAME, FOUR = "dou_dizhu", "dou_dizhu/4"
RANKS = "3456789TJQKA2br"
EXAMPLE = ("333944JKKK", "35AAA", "55567")
"""Hands of the landlord A and the others B and C in the worked example."""


def test_d01_one_pack() -> None:
    deal = opening_deal(GAME)
    cards = [card for cards in (*map(str, deal.hands), *kitty_text(deal)) for card in cards.split()]
    assert len(cards) == len(set(cards))
    assert not any("'" in card for card in cards)


def test_d02_52_cards_and_two_jokers() -> None:
    deal = opening_deal(GAME)
    cards = [card for cards in (*map(str, deal.hands), *kitty_text(deal)) for card in cards.split()]
    assert len(cards) == 54
    assert {"b", "r"} <= set(cards)


def test_d03_three_players() -> None:
    assert len(opening_deal(GAME).hands) == 3


def test_d04_ranking() -> None:
    for low, high in zip(RANKS, RANKS[1:], strict=False):
        assert high in answers(GAME, low, high)
        assert answers(GAME, high, low) == set()


def test_d05_the_landlord_must_be_out_first() -> None:
    assert Table.of(GAME, "3", "4 4", "5 5").does("0 bid 1", "1 pass", "2 pass", "0 play 3").points == (
        2,
        -1,
        -1,
    )


def test_d07_the_first_dealer_is_drawn_by_lot() -> None:
    assert first_dealers(GAME, seeds=60) == {0, 1, 2}


def test_d08_each_player_draws_after_the_top_card_is_shown() -> None:
    assert first_word(GAME, 1, "7", "4", "K", "5")[:4] == (2, 0, 1, 2)


@pytest.mark.parametrize(("draws", "opener"), [("7", 1), ("47", 2), ("4K7", 0), ("4K57", 1)])
def test_d09_the_first_matching_card_opens(draws: str, opener: int) -> None:
    assert first_word(GAME, 0, "7", *draws)[-1] == opener
    assert len(first_word(GAME, 0, "7", *draws)) == len(draws)


def test_d10_seventeen_cards_each() -> None:
    assert [len(hand) for hand in opening_deal(GAME).hands] == [17, 17, 17]


def test_d11_three_cards_stay_face_down_during_the_auction() -> None:
    deal = opening_deal(GAME)
    assert len(deal.kitty) == 3
    table = Table.whole(GAME, deal, show_kitty=True)
    for seat in (0, 1, 2, None):
        assert not kitty_text(deal) & table.shown(seat)


def test_d12_players_name_bets() -> None:
    table = Table.whole(GAME, opening_deal(GAME))
    assert table.legal == ["pass", "bid 1", "bid 2", "bid 3"]
    assert table.does(f"{table.to_act} bid 1").legal == ["pass", "bid 2", "bid 3"]


def test_d13_the_highest_bet_becomes_landlord() -> None:
    table = Table.of(GAME, "3", "4 4", "5 5").does("0 bid 1", "1 bid 2", "2 pass", "0 pass")
    assert (table.contract.declarer, table.contract.stake) == (1, 2)


def test_d14_the_landlord_takes_the_three_cards() -> None:
    deal = opening_deal(GAME)
    table = Table.whole(GAME, deal)
    landlord = table.to_act
    table = table.does(f"{landlord} bid 3")
    assert table.hand_sizes == tuple(20 if seat == landlord else 17 for seat in range(3))
    for seat in (0, 1, 2, None):
        seen = kitty_text(deal) & table.shown(seat)
        assert len(seen) == (3 if seat == landlord else 0)


def test_d15_the_landlord_leads() -> None:
    table = Table.of(GAME, "3", "4 4", "5 5").does("0 bid 1", "1 pass", "2 bid 2", "0 pass", "1 pass")
    assert (table.contract.declarer, table.to_act) == (2, 2)


def test_d16_a_leader_plays_any_legal_combination() -> None:
    table = Table.of(GAME, "333345", "6 6", "7 7").does("0 bid 3")
    assert set(table.legal) == {"3", "4", "5", "33", "333", "3334", "3335", "3333", "333345"}


def test_d17_thirteen_kinds() -> None:
    kinds = {
        "3", "33", "333", "3334", "33344", "34567", "334455", "333444", "33344456", "3334445566",
        "3333", "br", "333345", "33334455",
    }  # fmt: skip
    assert len(kinds) == 14  # the last kind has two sorts
    assert [play for play in kinds if play not in leads(GAME, play)] == []


@pytest.mark.parametrize("rank", RANKS)
def test_d18_single(rank: str) -> None:
    assert leads(GAME, rank) == {rank}


def test_d19_pair() -> None:
    assert leads(GAME, "22") == {"2", "22"}
    assert leads(GAME, "34") == {"3", "4"}
    assert answers(GAME, "33", "44br") == {"44", "br"}


def test_d20_trio() -> None:
    assert leads(GAME, "222") == {"2", "22", "222"}


def test_d21_trio_with_a_card() -> None:
    assert "6668" in leads(GAME, "6668")
    assert leads(GAME, "6662br").hold("6662", "666b", "666r")
    assert "66689" not in leads(GAME, "66689")
    assert answers(GAME, "5558", "6666") == {"6666"}


def test_d22_trio_with_a_pair() -> None:
    assert leads(GAME, "6663322").hold("66633", "66622")
    assert "666br" not in leads(GAME, "666br")


def test_d23_straight_of_five_or_more() -> None:
    assert "89TJQ" in leads(GAME, "89TJQ")
    assert "TJQKA" in leads(GAME, "TJQKA2")
    assert "34567" in leads(GAME, "34567")
    assert "3456789TJQKA" in leads(GAME, "3456789TJQKA")
    assert "3456" not in leads(GAME, "3456")
    for run in ("JQKA2", "A2345", "23456"):
        assert max(map(len, leads(GAME, run))) == 1
    assert "345678" not in leads(GAME, "345678", straight_max=5)


def test_d24_pair_run_of_at_least_three() -> None:
    assert "334455" in leads(GAME, "334455")
    assert "QQKKAA" in leads(GAME, "QQKKAA")
    assert "3344" not in leads(GAME, "334455")
    for run in ("KKAA22", "AA2233"):
        assert max(map(len, leads(GAME, run))) == 2


def test_d25_trio_run_of_at_least_two() -> None:
    assert "444555" in leads(GAME, "444555")
    assert "KKKAAA" in leads(GAME, "KKKAAA")
    assert "AAA222" not in leads(GAME, "AAA222333")
    assert "222333" not in leads(GAME, "AAA222333")
    assert "444666" not in leads(GAME, "444666")


def test_d26_trio_run_with_cards() -> None:
    assert "77738886" in leads(GAME, "77738886")
    assert "33344455" not in leads(GAME, "33344455")
    assert "33344455" in leads(GAME, "33344455", kickers_distinct=False)
    assert "333444br" not in leads(GAME, "333444br")
    assert "3334442b" in leads(GAME, "3334442b")
    assert "33344445" not in leads(GAME, "33344445")


def test_d27_trio_run_with_pairs() -> None:
    assert "88899944JJ" in leads(GAME, "88899944JJ")
    assert "3334445555" not in leads(GAME, "3334445555")
    assert "3334445556" not in leads(GAME, "3334445556")


def test_d28_bomb() -> None:
    assert leads(GAME, "3333") == {"3", "33", "333", "3333"}
    for table in ("2", "AA", "AAA", "AAA22", "9TJQK", "778899", "777888", "77788845", "JJJJ99QQ", "r"):
        assert "3333" in answers(GAME, table, "3333")
    assert answers(GAME, "3333", "4444") == {"4444"}
    assert answers(GAME, "4444", "3333") == set()
    assert answers(GAME, "br", "2222") == set()


def test_d29_rocket() -> None:
    for table in ("2", "22", "34567", "2222", "KKKAAA"):
        assert "br" in answers(GAME, table, "br")


def test_d30_quad_with_two_cards() -> None:
    assert "666689" in leads(GAME, "666689")
    assert "666688" not in leads(GAME, "666688")
    assert "66668" not in leads(GAME, "666689")


def test_d30_quad_with_two_pairs() -> None:
    assert "JJJJ99QQ" in leads(GAME, "JJJJ99QQ")
    assert "33334444" not in leads(GAME, "33334444")


def test_d31_at_most_one_two_and_one_joker_attached() -> None:
    assert "66662b" in leads(GAME, "66662b")
    assert "6666br" not in leads(GAME, "6666br")
    assert "66662255" not in leads(GAME, "66662255")
    assert "222234" in leads(GAME, "222234")
    assert "66662255" in leads(GAME, "66662255", quad_attach_limit="no_joker_pair")


def test_d32_a_quad_set_beats_only_its_own_sort() -> None:
    assert answers(GAME, "555534", "666678") == {"666678", "6666"}
    assert answers(GAME, "777734", "666689") == {"6666"}
    assert answers(GAME, "55553344", "666678") == {"6666"}
    assert answers(GAME, "AA", "666678") == {"6666"}


def test_d33_to_d38_the_worked_example() -> None:
    table = Table.of(GAME, *EXAMPLE).does(
        "0 bid 3", "0 play 3339", "1 pass", "2 play 5557", "0 play JKKK", "1 play 3AAA", "2 pass"
    )
    assert (table.to_act, table.to_beat) == (0, "3AAA")
    table = table.does("0 pass")
    assert (table.to_act, table.to_beat) == (1, None)


def test_d37_nobody_has_to_beat() -> None:
    table = Table.of(GAME, *EXAMPLE).does("0 bid 3", "0 play 3339")
    assert table.legal == ["pass", "3AAA", "5AAA"]


def test_d38_one_pass_does_not_clear() -> None:
    table = Table.of(GAME, "3 5", "4 6", "7 8").does("0 bid 3", "0 play 3", "1 play 4", "2 pass")
    assert (table.to_act, table.to_beat) == (0, "4")


def test_d40_cleared_cards_are_put_aside() -> None:
    table = Table.of(GAME, "3 5 5", "4 6", "7 8", kitty="KKK").does(
        "0 bid 3", "0 play 3C", "1 pass", "2 pass"
    )
    assert table.hand_sizes == (5, 2, 2)
    for seat in (0, 1, 2, None):
        assert "3C" not in table.shown(seat)


@pytest.mark.parametrize("stake", [1, 2, 3])
def test_d41_the_landlord_is_paid_the_stake_by_each(stake: int) -> None:
    calls = ["0 bid 3"] if stake == 3 else [f"0 bid {stake}", "1 pass", "2 pass"]
    assert Table.of(GAME, "3", "4 4", "5 5").does(*calls, "0 play 3").points == (2 * stake, -stake, -stake)


@pytest.mark.parametrize("stake", [1, 2, 3])
def test_d42_the_landlord_pays_each_opponent(stake: int) -> None:
    calls = ["0 bid 3"] if stake == 3 else [f"0 bid {stake}", "1 pass", "2 pass"]
    table = Table.of(GAME, "3 4", "5", "6 6").does(*calls, "0 play 3", "1 play 5")
    assert table.points == (-2 * stake, stake, stake)


def test_d43_each_bomb_and_rocket_doubles() -> None:
    start = Table.of(GAME, "3333 4", "br 5", "6 6").does("0 bid 1", "1 pass", "2 pass")
    assert start.does("0 play 3333", "1 pass", "2 pass", "0 play 4").points == (4, -2, -2)
    assert start.does("0 play 3333", "1 play br", "2 pass", "0 pass", "1 play 5").points == (-8, 4, 4)
    one = Table.of(GAME, "3333 4", "br 5", "6 6", bomb_doubling="once").does("0 bid 1", "1 pass", "2 pass")
    assert one.does("0 play 3333", "1 play br", "2 pass", "0 pass", "1 play 5").points == (-4, 2, 2)


def test_d44_four_may_play() -> None:
    assert len(opening_deal(FOUR).hands) == 4


def test_d45_two_packs_with_four_jokers() -> None:
    deal = opening_deal(FOUR)
    cards = [card for cards in (*map(str, deal.hands), *kitty_text(deal)) for card in cards.split()]
    assert len(cards) == len(set(cards)) == 108
    assert {"b", "b'", "r", "r'"} <= set(cards)


def test_d46_25_each_and_eight_for_the_landlord() -> None:
    deal = opening_deal(FOUR)
    assert [len(hand) for hand in deal.hands] == [25, 25, 25, 25]
    assert len(deal.kitty) == 8
    table = Table.whole(FOUR, deal)
    landlord = table.to_act
    table = table.does(f"{landlord} bid 3")
    assert table.hand_sizes == tuple(33 if seat == landlord else 25 for seat in range(4))


def test_d47_the_landlord_is_a_pair() -> None:
    assert Table.of(FOUR, "3", "4 4", "5 5", "6 6").does("0 bid 3", "0 play 3").points == (3, -3, 3, -3)
    solo = Table.of(FOUR, "3", "4 4", "5 5", "6 6", landlord_side="solo")
    assert solo.does("0 bid 3", "0 play 3").points == (9, -3, -3, -3)


def test_d48_the_pair_of_the_first_out_wins() -> None:
    table = Table.of(FOUR, "3 9", "4 4", "5", "6 6").does("0 bid 3", "0 play 3", "1 pass", "2 play 5")
    assert table.phase == "over"
    assert table.points == (3, -3, 3, -3)


def test_d49_bombs_of_four_or_more_and_size_first() -> None:
    assert leads(FOUR, "33333333").hold("3333", "33333", "333333", "3333333", "33333333")
    assert answers(FOUR, "2222", "33333") == {"33333"}
    assert answers(FOUR, "33333", "2222") == set()
    assert answers(FOUR, "33333", "44444") == {"44444"}


def test_d50_the_rocket_is_four_jokers() -> None:
    assert "bbrr" in leads(FOUR, "bbrr")
    assert answers(FOUR, "22222222", "bbrr") == {"bbrr"}
    assert "br" not in leads(FOUR, "bbrr")
    assert "bbr" not in leads(FOUR, "bbrr")
    assert "brr" not in leads(FOUR, "bbrr")


def test_d51_no_quad_sets() -> None:
    assert "333345" not in leads(FOUR, "333345")
    assert "33334455" not in leads(FOUR, "33334455")


def test_d52_no_trio_with_single_cards() -> None:
    assert "3334" not in leads(FOUR, "3334")
    assert "33344456" not in leads(FOUR, "33344456")
    assert leads(FOUR, "33344456").hold("333", "333444")
    assert leads(FOUR, "3334445566").hold("33344", "3334445566")


def test_d53_joker_pairs_of_one_colour() -> None:
    assert leads(FOUR, "bbrr").hold("bb", "rr")
    assert answers(FOUR, "22", "bb") == {"bb"}
    assert answers(FOUR, "bb", "rr") == {"rr"}
    assert answers(FOUR, "33", "br") == set()
