"""The obligatory Hokm, sentence by sentence (docs/rules/hokm.md, H1 to H24)."""

import pytest

from tests.rules.table import Table, deal_map, opening_deal, option_default
from triumvir.games.hokm.names import CALLS
from triumvir.games.registry import find

GAME = "hokm"
TRUMP_ORDER, PLAIN_ORDER = "J9ATKQ87", "ATKQJ987"
SWEEP = (
    "JS 9S AS TS KS QS 8S 7S AH TH",
    "KH QH JH 9H 8H AC TC KC QC JC",
    "9C 8C 7C AD TD KD QD JD 9D 8D",
)
"""Seat 0 takes all ten tricks with spades as trump."""


def called(*calls: int) -> Table:
    """A whole deal of dealer 2, in which seats 0, 1, 2 have called in turn."""
    return Table.of(GAME, *SWEEP).does(*(f"{seat} bid {call}" for seat, call in enumerate(calls)))


def one_trick(trump: str, *cards: str) -> int:
    """Who takes a trick that seat 0 leads, when each seat holds just the card it plays."""
    table = Table.of(GAME, *cards).does("0 bid 10", "1 bid 2", "2 bid 2", f"0 trump {trump}")
    table = table.does(*(f"{seat} play {card}" for seat, card in enumerate(cards)))
    return table.tricks.index(1)


def swept(first: int) -> Table:
    """Seat 0 calls `first` and takes all ten tricks; the others call 2."""
    table = called(first, 2, 2).does("0 trump S")
    for card in SWEEP[0].split():
        table = table.does(f"0 play {card}")
        for seat in (1, 2):
            table = table.does(f"{seat} {table.words[-1]}")
    return table


def beaten(first: int) -> Table:
    """Seat 0 calls `first` and takes no trick: he names hearts and throws spades away."""
    hands = (
        "8S 7S 8H KD QD JD 8C 7C QC KC",
        "JS 9S AS TS AH TH KH QH JH 9H",
        "AC TC 9C JC AD TD 9D 8D KS QS",
    )
    table = Table.of(GAME, *hands).does(f"0 bid {first}", "1 bid 3", "2 bid 2", "0 trump H", "0 play 8S")
    while table.phase != "over":
        losing = (
            [word for word in table.words if word != "play 8H"] if table.to_act == 0 else table.words[::-1]
        )
        table = table.does(f"{table.to_act} {(losing or table.words)[0]}")
    return table


def test_h01_three_players_and_thirty_cards() -> None:
    deal = opening_deal(GAME)
    cards = [card for hand in deal.hands for card in str(hand).split()]
    assert len(deal.hands) == 3
    assert len(set(cards)) == 30
    assert {card for card in cards if card[0] == "7"} == {"7C", "7S"}
    assert not {card for card in cards if card[0] in "23456br"}


def test_h02_play_goes_to_the_right() -> None:
    assert option_default(GAME, "direction") == "ccw"
    table = called(5, 2, 2).does("0 trump S", "0 play JS")
    assert table.to_act == 1


def test_h03_packets_of_3_2_3_2() -> None:
    assert [len(hand) for hand in opening_deal(GAME).hands] == [10, 10, 10]
    packets = [(1, 3), (2, 3), (0, 3), (1, 2), (2, 2), (0, 2)] * 2
    assert deal_map(GAME, dealer=0) == [seat for seat, size in packets for _ in range(size)]


def test_h04_each_calls_a_number_from_two_to_ten() -> None:
    table = Table.of(GAME, *SWEEP)
    numbers = [f"bid {number}" for number in range(2, 11)]
    assert table.words == numbers
    table = table.does("0 bid 5")
    assert table.words == numbers
    table = table.does("1 bid 4", "2 bid 5")
    assert table.phase == "trump"
    assert table.contract.calls == (5, 4, 5)


def test_h04_bass_is_two_and_kabbout_is_ten() -> None:
    assert (CALLS[2], CALLS[10]) == ("bass", "kabbout")
    assert called(2, 2, 2).contract.calls == (2, 2, 2)


@pytest.mark.parametrize(
    ("calls", "maker"), [((3, 5, 2), 1), ((2, 3, 4), 2), ((4, 4, 3), 0), ((2, 7, 7), 1), ((2, 2, 2), 0)]
)
def test_h05_the_top_caller_names_trump(calls: tuple[int, int, int], maker: int) -> None:
    table = called(*calls)
    assert (table.phase, table.to_act) == ("trump", maker)
    assert table.words == ["trump C", "trump D", "trump H", "trump S"]


def test_h06_the_top_caller_leads() -> None:
    table = called(2, 6, 3).does("1 trump D")
    assert (table.phase, table.to_act) == ("play", 1)


def test_h07_order_of_a_trump_suit() -> None:
    for high, low in zip(TRUMP_ORDER, TRUMP_ORDER[1:], strict=False):
        assert one_trick("C", low + "C", high + "C", "AH") == 1
        assert one_trick("C", high + "C", low + "C", "AH") == 0


def check_plain_order(suit: str) -> None:
    ranks = PLAIN_ORDER if suit == "S" else PLAIN_ORDER[:-1]
    for high, low in zip(ranks, ranks[1:], strict=False):
        assert one_trick("C", low + suit, high + suit, "AD" if suit != "D" else "AH") == 1
        assert one_trick("C", high + suit, low + suit, "AD" if suit != "D" else "AH") == 0


def test_h08_order_of_plain_hearts() -> None:
    check_plain_order("H")


def test_h09_order_of_plain_diamonds() -> None:
    check_plain_order("D")


def test_h10_order_of_plain_spades() -> None:
    check_plain_order("S")


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_h11_calling_begins_on_the_dealers_right(dealer: int) -> None:
    table = Table.whole(GAME, opening_deal(GAME, dealer=dealer))
    order = []
    for _ in range(3):
        assert table.to_act is not None
        order.append(table.to_act)
        table = table.does(f"{table.to_act} bid 2")
    assert order == [(dealer + step) % 3 for step in (1, 2, 3)]


def test_h12_trump_first_then_any_card() -> None:
    table = called(9, 2, 2)
    assert not [word for word in table.words if word.startswith("play")]
    assert len(table.does("0 trump S").words) == 10
    assert len(table.does("0 trump D").words) == 10


def test_h13_others_must_follow_suit() -> None:
    calls = ("0 bid 9", "1 bid 2", "2 bid 2", "0 trump C")
    assert set(Table.of(GAME, "AH 7C", "TH 8S 8H", "9S AS").does(*calls, "0 play AH").words) == {
        "play TH",
        "play 8H",
    }
    assert Table.of(GAME, "JC 7S", "7C 8S", "9S AS").does(*calls, "0 play JC").words == ["play 7C"]


def test_h14_the_winner_leads_next() -> None:
    table = Table.of(GAME, "KH 7C", "AH 8S", "8H AS").does("0 bid 9", "1 bid 2", "2 bid 2", "0 trump C")
    table = table.does("0 play KH", "1 play AH", "2 play 8H")
    assert table.tricks == (0, 1, 0)
    assert table.to_act == 1


def test_h15_without_the_suit_trump_is_optional() -> None:
    table = Table.of(GAME, "AH 8D", "JC AS 9D", "9S 8S KS").does(
        "0 bid 9", "1 bid 2", "2 bid 2", "0 trump C", "0 play AH"
    )
    assert set(table.words) == {"play JC", "play AS", "play 9D"}
    forced = Table.of(GAME, "AH 8D", "JC AS 9D", "9S 8S KS", must_trump=True)
    assert forced.does("0 bid 9", "1 bid 2", "2 bid 2", "0 trump C", "0 play AH").words == ["play JC"]


def test_h16_trump_beats_all_and_higher_trump_beats_trump() -> None:
    assert one_trick("C", "AH", "7C", "TH") == 1
    assert one_trick("C", "AH", "7C", "8C") == 2
    assert one_trick("C", "AH", "8C", "7C") == 1
    assert one_trick("C", "8H", "AS", "AD") == 0


def test_h17_the_deal_ends_when_the_cards_are_played() -> None:
    table = swept(5)
    assert table.phase == "over"
    assert table.hand_sizes == (0, 0, 0)
    assert sum(table.tricks) == 10


@pytest.mark.parametrize("call", range(2, 10))
def test_h18_a_made_call_scores_ten_a_trick(call: int) -> None:
    assert swept(call).points[0] == 10 * call


def test_h19_extra_tricks_do_not_count() -> None:
    assert swept(4).tricks == (10, 0, 0)
    assert swept(4).points[0] == 40


def test_h20_a_missed_call_counts_negative() -> None:
    assert swept(5).points == (50, -20, -20)
    assert beaten(6).points[0] == -60


def test_h21_the_game_ends_at_500() -> None:
    ends = find(GAME).rules().ends
    assert ends((500, 480, -30), 9) == (0,)
    assert ends((490, 495, 499), 9) == ()
    assert ends((510, 200, 510), 9) == ()


def test_h22_a_made_kabbout_counts_double() -> None:
    assert swept(10).points[0] == 200


def test_h23_a_missed_kabbout_costs_ten_a_trick() -> None:
    assert beaten(10).points[0] == -100
