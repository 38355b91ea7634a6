"""The Big Three, sentence by sentence (docs/rules/big_three.md, B1 to B43)."""

import pytest

from tests.rules.table import Table, answers, draw, kitty_text, leads, opening_deal

GAME, FOUR = "big_three", "big_three/4"
MAKE_THREE = ("0 bid 3",)


def test_b01_one_pack_of_52_for_three_players() -> None:
    deal = opening_deal(GAME)
    cards = [card for cards in (*map(str, deal.hands), *kitty_text(deal)) for card in cards.split()]
    assert len(deal.hands) == 3
    assert len(cards) == len(set(cards)) == 52
    assert not {"b", "r"} & set(cards)


def test_b02_the_heading_order_is_an_option() -> None:
    assert "2" in answers(GAME, "A", "2")
    assert "2" not in answers(GAME, "A", "2", rank_order="list_plus_3")
    assert "A" in answers(GAME, "2", "A", rank_order="list_plus_3")
    assert "3" in answers(GAME, "A", "3", rank_order="list_plus_3")
    assert draw(GAME, "3", "A", "2", dealer_draw_order="listed").dealer == 1


def test_b03_the_goal_is_to_get_rid_of_all_cards() -> None:
    table = Table.of(GAME, "4", "A A 2", "3 3").does(*MAKE_THREE, "0 play 4")
    assert table.points == (6, -3, -3)


def test_b05_the_threes_are_the_highest_cards() -> None:
    order = "456789TJQKA23"
    for low, high in zip(order, order[1:], strict=False):
        assert answers(GAME, low, high) == {high}
        assert answers(GAME, high, low) == set()


def test_b07_one_plays_against_two() -> None:
    table = Table.of(GAME, "4 5", "6", "7 8").does(
        "0 bid 1", "1 pass", "2 bid 2", "0 pass", "1 pass", "0 play 4", "1 play 6"
    )
    assert table.points == (2, 2, -4)


def test_b08_each_player_draws_one_card() -> None:
    assert draw(GAME, "5", "T", "4").rounds == ((0, 1, 2),)


@pytest.mark.parametrize(("draws", "dealer"), [("K32", 1), ("AK2", 2), ("T54", 0)])
def test_b09_the_highest_card_deals_first(draws: str, dealer: int) -> None:
    assert draw(GAME, *draws).dealer == dealer


def test_b09_tied_seats_draw_again() -> None:
    result = draw(GAME, "3", "3", "K", "J", "Q")
    assert result.rounds == ((0, 1, 2), (0, 1))
    assert result.dealer == 1


def test_b10_sixteen_each_and_four_face_down() -> None:
    deal = opening_deal(GAME)
    assert [len(hand) for hand in deal.hands] == [16, 16, 16]
    assert len(deal.kitty) == 4
    table = Table.whole(GAME, deal)
    for seat in (0, 1, 2, None):
        assert not kitty_text(deal) & table.shown(seat)


def test_b11_the_auction_follows_the_deal() -> None:
    table = Table.whole(GAME, opening_deal(GAME))
    assert table.phase == "auction"
    assert table.does(f"{table.to_act} bid 3").phase == "play"


def test_b12_the_dealer_speaks_first() -> None:
    deal = opening_deal(GAME)
    table = Table.whole(GAME, deal)
    assert table.to_act == deal.opener == deal.dealer
    assert table.legal == ["bid 1", "bid 2", "bid 3"]


def test_b13_the_biggest_bet_plays_alone() -> None:
    table = Table.of(GAME, "4", "5 6", "7 8").does("0 bid 1", "1 bid 2", "2 bid 3")
    assert table.contract.declarer == 2
    assert table.contract.stake == 3


def test_b14_the_biggest_bettor_takes_the_four_cards() -> None:
    table = Table.whole(GAME, opening_deal(GAME, dealer=1)).does("1 bid 1", "2 bid 3")
    assert table.contract.declarer == 2
    assert table.hand_sizes == (16, 16, 20)


def test_b15_whoever_spoke_first_leads() -> None:
    table = Table.of(GAME, "4 5", "6", "7 8").does("0 bid 1", "1 bid 3")
    assert table.contract.declarer == 1
    assert table.to_act == 0


@pytest.mark.parametrize("rank", "456789TJQKA23")
def test_b16_any_one_card(rank: str) -> None:
    assert rank in leads(GAME, rank)


@pytest.mark.parametrize("rank", "4KA23")
def test_b17_two_of_the_same_value(rank: str) -> None:
    assert leads(GAME, rank * 2) == {rank, rank * 2}
    assert leads(GAME, rank + "5") == {rank, "5"}


@pytest.mark.parametrize("rank", "4KA23")
def test_b18_three_of_the_same_value(rank: str) -> None:
    assert leads(GAME, rank * 3) == {rank, rank * 2, rank * 3}
    assert rank * 3 + "5" not in leads(GAME, rank * 3 + "5")


@pytest.mark.parametrize("rank", "4KA23")
def test_b19_four_of_the_same_value(rank: str) -> None:
    assert leads(GAME, rank * 4) == {rank, rank * 2, rank * 3, rank * 4}
    assert not {play for play in leads(GAME, rank * 4 + "56") if len(play) > 4}


def test_b20_three_or_more_consecutive_cards() -> None:
    assert leads(GAME, "45679TJ").hold("456", "4567", "9TJ")
    assert "456789TJQK" in leads(GAME, "456789TJQK")
    assert "45" not in leads(GAME, "4568")
    assert "4568" not in leads(GAME, "4568")


def test_b21_three_or_more_consecutive_pairs() -> None:
    assert "66778899" in leads(GAME, "66778899")
    assert leads(GAME, "66778899").hold("667788", "778899")
    assert "6677" not in leads(GAME, "66778899")


def test_b22_three_or_more_consecutive_triples() -> None:
    assert "444555666" in leads(GAME, "444555666")
    assert "444555" not in leads(GAME, "444555666")


def test_b23_three_or_more_consecutive_fours() -> None:
    assert "JJJJQQQQKKKK" in leads(GAME, "JJJJQQQQKKKK")
    assert "JJJJQQQQ" not in leads(GAME, "JJJJQQQQKKKK")


@pytest.mark.parametrize(
    "run", ["QKA", "KA2", "A23", "234", "345", "QQKKAA", "223344", "KKKAAA222", "QQQQKKKKAAAA"]
)
def test_b24_ace_two_and_three_never_run(run: str) -> None:
    assert max(map(len, leads(GAME, run))) <= 4
    assert run not in leads(GAME, run)


def test_b25_the_turn_passes_to_the_next_seat() -> None:
    table = Table.of(GAME, "4 9", "5 9", "6 9").does("0 bid 3", "0 play 4")
    assert table.to_act == 1
    assert table.does("1 play 5").to_act == 2
    assert table.does("1 pass").to_act == 2


def test_b25_a_follower_passes_or_beats() -> None:
    table = Table.of(GAME, "7 9", "6 8", "6 9").does("0 bid 3", "0 play 7")
    assert table.legal == ["pass", "8"]


def test_b26_same_number_same_type_higher() -> None:
    assert answers(GAME, "77", "8899JJJ") == {"88", "99", "JJ"}
    assert answers(GAME, "77", "6677") == set()
    assert answers(GAME, "444555666", "777888999") == {"777888999"}


def test_b27_6789_is_beaten_by_789T_and_TJQK() -> None:
    assert answers(GAME, "6789", "789TJQK") == {"789T", "89TJ", "9TJQ", "TJQK"}


def test_b28_a_longer_run_does_not_beat() -> None:
    assert answers(GAME, "6789", "89TJQ") == {"89TJ", "9TJQ"}


def test_b28_four_jacks_do_not_beat_a_run() -> None:
    assert answers(GAME, "6789", "JJJJ") == set()


def test_b29_beaten_cards_are_out_of_play() -> None:
    table = Table.of(GAME, "4 9 9", "5 9", "6 8").does("0 bid 3", "0 play 4", "1 play 5", "2 pass", "0 pass")
    assert table.hand_sizes == (2, 1, 2)
    assert table.to_beat is None
    assert table.legal == ["9"]


def test_b30_two_passes_clear_and_the_owner_leads() -> None:
    table = Table.of(GAME, "4 9 9", "5 9", "6 8").does("0 bid 3", "0 play 4", "1 pass")
    assert (table.to_act, table.to_beat) == (2, "4")
    table = table.does("2 pass")
    assert (table.to_act, table.to_beat) == (0, None)
    assert table.legal == ["9", "99"]


def test_b31_cleared_cards_may_not_be_looked_at() -> None:
    hands, trick = ("4 9 9", "5 9", "6 8"), ("0 bid 3", "0 play 4C", "1 pass")
    table = Table.of(GAME, *hands, kitty="KKKK").does(*trick)
    assert "4C" in table.shown(1)
    table = table.does("2 pass")
    for seat in (0, 1, 2, None):
        assert "4C" not in table.shown(seat)
    assert "4C" in Table.of(GAME, *hands, kitty="KKKK", discards_open=True).does(*trick, "2 pass").shown(1)


def test_b32_the_deal_ends_when_somebody_is_out() -> None:
    table = Table.of(GAME, "4 9 9", "5", "6 8").does("0 bid 3", "0 play 4", "1 play 5")
    assert (table.phase, table.to_act, table.legal) == ("over", None, [])
    assert table.first_out == 1


@pytest.mark.parametrize("stake", [1, 2, 3])
def test_b33_the_lone_player_is_paid_by_each(stake: int) -> None:
    calls = ["0 bid 3"] if stake == 3 else [f"0 bid {stake}", "1 pass", "2 pass"]
    assert Table.of(GAME, "4", "5 6", "7 8").does(*calls, "0 play 4").points == (2 * stake, -stake, -stake)


@pytest.mark.parametrize("stake", [1, 2, 3])
def test_b34_the_lone_player_pays_each(stake: int) -> None:
    calls = ["0 bid 3"] if stake == 3 else [f"0 bid {stake}", "1 pass", "2 pass"]
    table = Table.of(GAME, "4 5", "6", "7 8").does(*calls, "0 play 4", "1 play 6")
    assert table.points == (-2 * stake, stake, stake)


def test_b35_four_may_play() -> None:
    assert len(opening_deal(FOUR).hands) == 4


def test_b36_thirteen_cards_each() -> None:
    deal = opening_deal(FOUR)
    assert [len(hand) for hand in deal.hands] == [13, 13, 13, 13]
    assert len(deal.kitty) == 0


def test_b37_partners_are_drawn() -> None:
    assert draw(FOUR, "3", "5", "2", "7").rounds == ((0, 1, 2, 3),)


def test_b38_the_two_high_cards_are_partners() -> None:
    result = draw(FOUR, "5", "3", "2", "7")
    assert result.dealer == 1
    assert result.teams == ((1, 2), (0, 3))


def test_b39_the_rest_is_as_with_three() -> None:
    assert answers(FOUR, "6789", "789TJQK") == answers(GAME, "6789", "789TJQK")
    assert answers(FOUR, "6789", "JJJJ") == set()
    assert leads(FOUR, "444555666QKA") == leads(GAME, "444555666QKA")
    table = Table.of(FOUR, "4", "5 5", "6 6", "7 7").does("0 bid 1", "1 bid 2", "2 pass", "3 pass", "0 pass")
    assert table.to_act == 0
    assert table.does("0 play 4").points == (2, -2, 2, -2)


def test_b40_two_skipped_turns_clear() -> None:
    table = Table.of(FOUR, "4 9 9", "5 9", "6 8", "7 8").does("0 bid 3", "0 play 4", "1 pass", "2 pass")
    assert (table.to_act, table.to_beat) == (0, None)
    under_three = Table.of(FOUR, "4 9 9", "5 9", "6 8", "7 8", passes_to_clear_4p=3)
    assert under_three.does("0 bid 3", "0 play 4", "1 pass", "2 pass").to_act == 3


def test_b41_the_last_to_play_leads_anything() -> None:
    table = Table.of(FOUR, "4 9", "5 9 9", "6 8", "7 8").does(
        "0 bid 3", "0 play 4", "1 play 5", "2 pass", "3 pass"
    )
    assert table.to_act == 1
    assert table.legal == ["9", "99"]


def test_b42_the_pair_of_the_first_out_wins() -> None:
    table = Table.of(FOUR, "4 9 9", "5 9", "6", "7 8").does(
        "0 bid 1", "1 pass", "2 pass", "3 pass", "0 play 4", "1 pass", "2 play 6"
    )
    assert table.phase == "over"
    assert table.points == (1, -1, 1, -1)


@pytest.mark.parametrize("stake", [1, 2, 3])
def test_b43_each_loser_pays_each_winner_receives(stake: int) -> None:
    calls = ["0 bid 3"] if stake == 3 else [f"0 bid {stake}", "1 pass", "2 pass", "3 pass"]
    assert Table.of(FOUR, "4", "5 5", "6 6", "7 7").does(*calls, "0 play 4").points == (
        stake,
        -stake,
        stake,
        -stake,
    )
