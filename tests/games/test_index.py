"""The option index (rules 7), default first: every game has these options with these values and no others."""

import pytest

from triumvir.games.options import format_value
from triumvir.games.registry import find

FLAGS = dict.fromkeys(
    ("pass_is_final", "show_kitty", "discards_open", "strong_hand_must_bid3"), "false | true"
)
MATCH = {"match_deals": "1..10000", "target": "none | 1..1000000"}
BIG_THREE = {
    "auction_mode": "until_closed | single_round",
    **FLAGS,
    "next_dealer": "winner | rotate | same",
    "direction": "cw | ccw",
    **MATCH,
    "rank_order": "3_high | list_plus_3",
    "dealer_draw_order": "game | pip | listed",
    "opener": "dealer | lowest_heart",
    "opener_must_bid": "true | false",
    "leader": "opener | declarer | four_of_hearts",
}
BIG_THREE_4 = {
    **BIG_THREE,
    "partners_4p": "draw_high2 | fixed",
    "reseat": "true | false",
    "stake_4p": "auction | fixed:1..1000",
    "passes_to_clear_4p": "2 | 3 | 6",
    "redraw_partners": "never | every_deal",
}
DOU_DIZHU = {
    "auction_mode": "until_closed | single_round | call_rob | none",
    **FLAGS,
    "next_dealer": "rotate | winner | same",
    "direction": "ccw | cw",
    **MATCH,
    "first_dealer": "random | high_card",
    "opener_ceremony": "match_draw | marker | random | dealer",
    "all_pass": "redeal | opener_forced_1",
    "straight_min": "5",
    "straight_max": "12 | 5",
    "kickers_both_jokers": "false | true",
    "wing_pairs_distinct": "true | false",
    "bomb_doubling": "each | once | none | winners",
    "spring": "none | x2 | x3",
    "kickers_distinct": "true | false",
    "kicker_equal_max": "4 | 3 | 2",
    "kicker_trio_beside_run": "true | false",
    "kicker_not_trio_rank": "true | false",
    "quad_sets": "true | false",
    "quad_attach_limit": "one_each | no_joker_pair | none",
    "quad_single_kickers_distinct": "true | false",
    "quad_pair_kickers_distinct": "true | false",
}
DOU_DIZHU_4 = {
    **DOU_DIZHU,
    "landlord_side": "pair | solo",
    "kitty_to": "bidder | split",
    "joker_pair_as_kicker": "true | false",
    "wing_pairs_consecutive": "false | true",
    "low_two_runs": "false | true",
    "bomb_cap_by_bid": "false | true",
    "blank_round_doubles": "false | true",
}
HOKM = {
    "direction": "ccw | cw",
    "first_dealer": "random | low_card",
    "next_dealer": "rotate | same",
    "trump_order": "suit_chosen | clubs_always",
    "bass": "two | pass_zero",
    "call_mode": "free_once | ascending",
    "tie_caller": "earliest | latest",
    "must_trump": "false | true",
    "must_overtrump": "false | true",
    "fail_penalty": "call | shortfall",
    "overtricks": "0 | 1",
    "kabbout_fail": "100 | 10 | 200",
    "target": "1..1000000",
}
INDEX = {
    "big_three": BIG_THREE,
    "big_three/4": BIG_THREE_4,
    "dou_dizhu": DOU_DIZHU,
    "dou_dizhu/4": DOU_DIZHU_4,
    "hokm": HOKM,
}


@pytest.mark.parametrize("game", INDEX)
def test_the_options_are_those_of_the_index(game):
    assert {option.name: option.allowed for option in find(game).options} == INDEX[game]


@pytest.mark.parametrize("game", INDEX)
def test_the_default_stands_first(game):
    for option in find(game).options:
        first = INDEX[game][option.name].split(" | ")[0]
        plain = {"match_deals": "10", "target": "500" if game == "hokm" else "none"}
        assert format_value(option.default) == plain.get(option.name, first)
        assert option.read(option.default) == option.default
