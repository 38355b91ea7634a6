"""What each option of the climbing games changes in their rules (rules 7), and nothing else."""

from dataclasses import fields

import pytest

from triumvir.auction.call_rob import CallRob
from triumvir.auction.fixed import Fixed
from triumvir.auction.rising import Rising
from triumvir.auction.rules import Contract
from triumvir.cards.card import card, rank_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.deck import DeckSpec
from triumvir.cards.rng import Rng
from triumvir.climbing.kernel_play import random_deals
from triumvir.climbing.shape import Attachment
from triumvir.games.big_three import names as big_three_names
from triumvir.games.big_three.order import strong_hand
from triumvir.games.dou_dizhu import names as dou_dizhu_names
from triumvir.games.dou_dizhu.opener import Strong
from triumvir.games.game import Rules
from triumvir.games.opening import Hint
from triumvir.games.registry import find
from triumvir.games.shared import DealsOrTarget, declarer_leads, opener_leads
from triumvir.seats import Seat

CLIMBING = ["big_three", "big_three/4", "dou_dizhu", "dou_dizhu/4"]
DOU = ["dou_dizhu", "dou_dizhu/4"]
BIG = ["big_three", "big_three/4"]


def play_of(game, **options):
    """The family's rules of a game."""
    return find(game).rules(**options).play


def shape(game, kind, **options):
    """One kind of a game; none if it has no such kind."""
    return next((one for one in play_of(game, **options).shapes if one.kind == kind), None)


def changed(game, **options):
    """The fields of the rules, and of the family's, that differ from the default."""
    ours, plain = find(game).rules(**options), find(game).rules()
    outer = {one.name for one in fields(Rules) if getattr(ours, one.name) != getattr(plain, one.name)}
    inner = {
        one.name
        for one in fields(ours.play)
        if one.compare and getattr(ours.play, one.name) != getattr(plain.play, one.name)
    }
    return (outer - {"play", "chosen"}) | inner


SIZES = {
    "big_three": (3, 16, 4, 52),
    "big_three/4": (4, 13, 0, 52),
    "dou_dizhu": (3, 17, 3, 54),
    "dou_dizhu/4": (4, 25, 8, 108),
}


@pytest.mark.parametrize("game", CLIMBING)
def test_packs_and_hands(game):
    rules = play_of(game)
    seats, hand, kitty, pack = SIZES[game]
    assert (rules.seats, rules.plan.hand_size, rules.plan.kitty, len(rules.deck)) == (
        seats,
        hand,
        kitty,
        pack,
    )
    assert rules.plan.packets == (1,) * hand
    assert rules.plan.first == 0
    assert rules.plan.sides == ((2, 2) if game == "big_three/4" else ())
    assert rules.deck == DeckSpec.standard(jokers=game in DOU, copies=2 if pack == 108 else 1)
    assert sorted({rank_of(card) for card in rules.deck.cards}) == sorted(rules.order)


def test_rankings():
    assert play_of("big_three").order == play_of("big_three/4").order == "456789TJQKA23"
    assert play_of("big_three", rank_order="list_plus_3").order == "2456789TJQKA3"
    assert play_of("dou_dizhu").order == play_of("dou_dizhu/4").order == "3456789TJQKA2br"


NOT_WITH_TWO_PACKS = {
    "kickers_distinct": False,
    "kicker_equal_max": 2,
    "kicker_trio_beside_run": False,
    "kicker_not_trio_rank": False,
    "quad_sets": False,
    "quad_attach_limit": "none",
    "quad_single_kickers_distinct": False,
    "quad_pair_kickers_distinct": False,
}
"""What Dou Dizhu for four takes but has no use for: no attached single cards, no quad sets (rules 4.A)."""

WHAT_CHANGES = [
    *[(game, {"pass_is_final": True}, {"pass_is_final"}) for game in CLIMBING],
    *[(game, {"show_kitty": True}, {"show_kitty"}) for game in CLIMBING],
    *[(game, {"discards_open": True}, {"discards_open"}) for game in CLIMBING],
    *[(game, {"strong_hand_must_bid3": True}, {"strong"}) for game in CLIMBING],
    *[(game, {"next_dealer": "same"}, {"next_dealer"}) for game in CLIMBING],
    *[(game, {"auction_mode": "single_round"}, {"auction"}) for game in CLIMBING],
    *[(game, {"match_deals": 3}, {"ends"}) for game in CLIMBING],
    *[(game, {"target": 3}, {"ends"}) for game in CLIMBING],
    *[(game, {"rank_order": "list_plus_3"}, {"order", "shapes", "opening"}) for game in BIG],
    *[(game, {"dealer_draw_order": "pip"}, {"opening"}) for game in BIG],
    *[(game, {"dealer_draw_order": "listed"}, {"opening"}) for game in BIG],
    *[(game, {"opener": "lowest_heart"}, {"opener", "opener_tells", "opener_words"}) for game in BIG],
    *[(game, {"opener_must_bid": False}, {"auction"}) for game in BIG],
    *[(game, {"leader": "four_of_hearts"}, {"leader", "leader_tells"}) for game in BIG],
    ("big_three", {"leader": "declarer"}, {"leader"}),
    ("big_three/4", {"leader": "declarer"}, set()),
    ("big_three", {"direction": "ccw"}, {"direction"}),
    ("big_three/4", {"direction": "ccw"}, {"direction"}),
    ("big_three/4", {"partners_4p": "fixed"}, {"opening"}),
    ("big_three/4", {"reseat": False}, {"opening"}),
    ("big_three/4", {"stake_4p": "fixed:2"}, {"auction"}),
    ("big_three/4", {"passes_to_clear_4p": 6}, {"passes_to_clear"}),
    ("big_three/4", {"redraw_partners": "every_deal"}, {"redraw"}),
    *[(game, {"direction": "cw"}, {"direction"}) for game in DOU],
    *[(game, {"first_dealer": "high_card"}, {"opening"}) for game in DOU],
    *[(game, {"opener_ceremony": "marker"}, {"opener", "opener_tells", "opener_words"}) for game in DOU],
    *[(game, {"all_pass": "opener_forced_1"}, {"auction"}) for game in DOU],
    *[(game, {"auction_mode": "call_rob"}, {"auction"}) for game in DOU],
    *[(game, {"auction_mode": "none"}, {"auction"}) for game in DOU],
    *[(game, {"straight_max": 5}, {"shapes"}) for game in DOU],
    *[(game, {"kickers_both_jokers": True}, {"shapes"}) for game in DOU],
    *[(game, {"wing_pairs_distinct": False}, {"shapes"}) for game in DOU],
    *[(game, {"bomb_doubling": "winners"}, {"settle"}) for game in DOU],
    *[(game, {"spring": "x2"}, {"settle"}) for game in DOU],
    ("dou_dizhu", {"kickers_distinct": False}, {"shapes"}),
    ("dou_dizhu", {"kicker_equal_max": 2}, set()),
    ("dou_dizhu", {"kicker_trio_beside_run": False}, set()),
    ("dou_dizhu", {"kicker_not_trio_rank": False}, {"shapes"}),
    ("dou_dizhu", {"quad_sets": False}, {"shapes"}),
    ("dou_dizhu", {"quad_attach_limit": "none"}, {"shapes"}),
    ("dou_dizhu", {"quad_single_kickers_distinct": False}, {"shapes"}),
    ("dou_dizhu", {"quad_pair_kickers_distinct": False}, {"shapes"}),
    ("dou_dizhu/4", {"landlord_side": "solo"}, {"declarer_side"}),
    ("dou_dizhu/4", {"kitty_to": "split"}, {"kitty_shares"}),
    ("dou_dizhu/4", {"kitty_to": "split", "landlord_side": "solo"}, {"declarer_side"}),
    ("dou_dizhu/4", {"joker_pair_as_kicker": False}, {"shapes"}),
    ("dou_dizhu/4", {"wing_pairs_consecutive": True}, {"shapes"}),
    ("dou_dizhu/4", {"low_two_runs": True}, {"shapes"}),
    ("dou_dizhu/4", {"bomb_cap_by_bid": True}, {"bomb_cap"}),
    ("dou_dizhu/4", {"blank_round_doubles": True}, {"settle"}),
    *(("dou_dizhu/4", {name: value}, set()) for name, value in NOT_WITH_TWO_PACKS.items()),
]


@pytest.mark.parametrize(("game", "options", "names"), WHAT_CHANGES)
def test_an_option_changes_what_it_names_and_nothing_else(game, options, names):
    assert changed(game, **options) == names


@pytest.mark.parametrize("game", CLIMBING)
def test_every_option_that_has_a_choice_stands_in_that_table(game):
    choices = {option.name for option in find(game).options if len(option.choices) > 1 or option.within}
    assert {name for other, options, _ in WHAT_CHANGES if other == game for name in options} == choices


def test_clearing_and_kitty_and_sides():
    clear = [play_of(game).passes_to_clear for game in CLIMBING]
    assert clear == [2, 2, 2, 3]
    assert [play_of("big_three/4", passes_to_clear_4p=n).passes_to_clear for n in (2, 3, 6)] == [2, 3, 6]
    assert [play_of(game).kitty_shares for game in CLIMBING] == [(4,), (), (3,), (8,)]
    assert play_of("dou_dizhu/4", kitty_to="split").kitty_shares == (4, 0, 4)
    assert [play_of(game).declarer_side for game in CLIMBING] == [(0,), (), (0,), (0, 2)]
    assert play_of("dou_dizhu/4", landlord_side="solo").declarer_side == (0,)


@pytest.mark.parametrize("game", CLIMBING)
def test_flags_are_passed_on(game):
    rules = play_of(game, pass_is_final=True, show_kitty=True, discards_open=True)
    plain = play_of(game)
    assert (rules.pass_is_final, rules.show_kitty, rules.discards_open) == (True, True, True)
    assert (plain.pass_is_final, plain.show_kitty, plain.discards_open) == (False, False, False)
    assert plain.strong is None


AUCTIONS = [
    ("big_three", {}, Rising(3, (1, 2, 3), opener_must_bid=True)),
    ("big_three", {"opener_must_bid": False}, Rising(3, (1, 2, 3))),
    ("big_three", {"auction_mode": "single_round"}, Rising(3, (1, 2, 3), rounds=1, opener_must_bid=True)),
    ("big_three/4", {}, Rising(4, (1, 2, 3), opener_must_bid=True, declares=False)),
    ("big_three/4", {"stake_4p": "fixed:7"}, Fixed(4, 7, declarer=False)),
    ("big_three/4", {"stake_4p": "fixed:7", "auction_mode": "single_round"}, Fixed(4, 7, declarer=False)),
    ("dou_dizhu", {}, Rising(3, (1, 2, 3))),
    ("dou_dizhu", {"auction_mode": "single_round"}, Rising(3, (1, 2, 3), rounds=1)),
    ("dou_dizhu", {"all_pass": "opener_forced_1"}, Rising(3, (1, 2, 3), all_pass="opener")),
    ("dou_dizhu", {"auction_mode": "call_rob"}, CallRob(3)),
    ("dou_dizhu", {"auction_mode": "none"}, Fixed(3, 1, declarer=True)),
    ("dou_dizhu/4", {}, Rising(4, (1, 2, 3))),
    ("dou_dizhu/4", {"auction_mode": "call_rob", "all_pass": "opener_forced_1"}, CallRob(4, "opener")),
    ("dou_dizhu/4", {"auction_mode": "none"}, Fixed(4, 1, declarer=True)),
]


@pytest.mark.parametrize(("game", "options", "auction"), AUCTIONS)
def test_auctions(game, options, auction):
    assert play_of(game, **options).auction == auction


@pytest.mark.parametrize("game", CLIMBING)
def test_ends_of_a_match(game):
    rules = find(game).rules
    assert rules().ends == DealsOrTarget(10, None)
    assert rules(match_deals=4).ends == DealsOrTarget(4, None)
    assert rules(target=50, match_deals=2).ends == DealsOrTarget(2, 50)
    assert find(game).zero_sum


DEAL = Deal(Seat(1), Seat(2), tuple(CardSet.parse(text) for text in ("7H", "4H 5C", "5H")))
LEADS = [
    ("big_three", {}, 2),
    ("big_three", {"leader": "declarer"}, 0),
    ("big_three", {"leader": "four_of_hearts"}, 1),
    ("dou_dizhu", {}, 0),
]


@pytest.mark.parametrize(("game", "options", "seat"), LEADS)
def test_who_leads(game, options, seat):
    assert play_of(game, **options).leader(DEAL, Contract(Seat(0), 2, (2, 0, 1))) == seat


def test_who_leads_with_four():
    none = Contract(None, 2, (2, 0, 1, 0))
    assert play_of("big_three/4").leader is opener_leads
    assert play_of("big_three/4", leader="declarer").leader is opener_leads
    assert play_of("big_three/4", leader="four_of_hearts").leader(DEAL, none) == 1
    assert play_of("dou_dizhu/4").leader is declarer_leads
    assert declarer_leads(DEAL, none) == 2


STRONG = [
    (strong_hand, "3C 3D 3H", True),
    (strong_hand, "3C 3D 3H 3S", True),
    (strong_hand, "3C 3D 2C 2D", True),
    (strong_hand, "3C 3D 2C 2D 2H", True),
    (strong_hand, "3C 3D 2C", False),
    (strong_hand, "3C 2C 2D 2H 2S", False),
    (strong_hand, "2C 2D 2H 2S", False),
    (Strong(2), "b r", True),
    (Strong(2), "b 3C", False),
    (Strong(2), "2C 2D 2H 2S", True),
    (Strong(2), "r 2C 2D 2H", False),
    (Strong(4), "b r b' r'", True),
    (Strong(4), "b r b' 2C 2D 2H", False),
    (Strong(4), "2C 2D 2H 2C' 2D'", True),
    (Strong(4), "2C 2D 2H", False),
]


@pytest.mark.parametrize(("strong", "hand", "expected"), STRONG)
def test_strong_hands(strong, hand, expected):
    assert strong(CardSet.parse(hand)) is expected


def test_which_hands_count_as_strong():
    found = [play_of(game, strong_hand_must_bid3=True).strong for game in CLIMBING]
    assert found == [strong_hand, strong_hand, Strong(2), Strong(4)]


def lengths(game, **options):
    """The least and greatest lengths of the runs."""
    return {one.kind: (one.least, one.most) for one in play_of(game, **options).shapes if one.least > 1}


def test_lengths_of_runs():
    """The tables of rules 1.B, 2.8, 3.B and 4.A."""
    assert lengths("big_three") == {
        "straight": (3, 10),
        "pair_seq": (3, 10),
        "trio_seq": (3, 6),
        "quad_seq": (3, 5),
    }
    assert lengths("big_three/4") == {
        "straight": (3, 10),
        "pair_seq": (3, 6),
        "trio_seq": (3, 4),
        "quad_seq": (3, 3),
    }
    assert lengths("dou_dizhu") == {
        "straight": (5, 12),
        "pair_seq": (3, 10),
        "trio_seq": (2, 6),
        "trio_seq_singles": (2, 5),
        "trio_seq_pairs": (2, 4),
    }
    four = {"straight": (5, 12), "pair_seq": (3, 12), "trio_seq": (2, 11), "trio_seq_pairs": (2, 6)}
    assert lengths("dou_dizhu/4") == four
    assert lengths("dou_dizhu/4", straight_max=5)["straight"] == (5, 5)


def test_attachments_that_no_hand_can_tell_apart():
    """Pairs out of one rank: two with one pack, four with two; jokers never form a third."""
    wings = shape("dou_dizhu", "trio_seq_pairs", wing_pairs_distinct=False).attach
    assert wings == Attachment(2, "3456789TJQKA2", repeat=2)
    wings = shape("dou_dizhu/4", "trio_seq_pairs", wing_pairs_distinct=False).attach
    assert wings == Attachment(2, "3456789TJQKA2br", repeat=4, one_of="br")
    wings = shape(
        "dou_dizhu/4", "trio_seq_pairs", kickers_both_jokers=True, joker_pair_as_kicker=False
    ).attach
    assert wings == Attachment(2, "3456789TJQKA2")
    wings = shape("dou_dizhu/4", "trio_seq_pairs", wing_pairs_consecutive=True).attach
    assert wings == Attachment(2, "3456789TJQKA2", run=True)
    assert shape("dou_dizhu/4", "trio_pair", joker_pair_as_kicker=False).attach == Attachment(
        2, "3456789TJQKA2"
    )


def test_bombs_rank_by_size():
    bombs = [
        (one.width, one.precedence, one.size_is_length)
        for one in play_of("dou_dizhu/4").shapes
        if one.kind == "bomb"
    ]
    assert bombs == [(4, 1, True), (5, 2, True), (6, 3, True), (7, 4, True), (8, 5, True)]
    assert (shape("dou_dizhu", "bomb").precedence, shape("dou_dizhu", "rocket").precedence) == (1, 2)
    assert shape("dou_dizhu/4", "rocket").precedence == 6
    assert all(one.precedence == 0 for game in BIG for one in play_of(game).shapes)


def test_every_kind_has_a_name():
    for game, names in (("big_three", big_three_names), ("big_three/4", big_three_names)):
        assert tuple(one.kind for one in play_of(game).shapes) == names.KINDS
    kinds = tuple(one.kind for one in play_of("dou_dizhu").shapes)
    assert kinds == dou_dizhu_names.KINDS
    assert {one.kind for one in play_of("dou_dizhu/4").shapes} < set(kinds)
    for names in (big_three_names, dou_dizhu_names):
        assert set(names.CALLS) == {0, 1, 2, 3}
    assert set(dou_dizhu_names.ROB_CALLS) == {0, 1, 2}


@pytest.mark.parametrize("game", CLIMBING)
def test_random_play_in_the_kernel(game):
    """Whole deals by the door that every game has: seat 0 takes the kitty and leads, nobody is capped."""
    rules = play_of(game)
    fast, again = [*Rng.stream("play", game).words], [*Rng.stream("play", game).words]
    decisions, legal = rules.random_play(20, fast)
    assert decisions < legal
    assert decisions >= 20 * rules.seats
    assert play_of(game, show_kitty=True).random_play(20, again) == (decisions, legal)
    assert fast == again != [*Rng.stream("play", game).words]


def test_random_play_caps_the_bombs_of_all_but_the_landlord():
    rules = play_of("dou_dizhu/4", bomb_cap_by_bid=True)
    words = Rng.stream("cap", 1).words
    places = [rules.places[card] for card in rules.deck.cards]
    _, decisions, legal = random_deals(rules.table, [4, 3, 0, 0, 0x111F, 0, 0, 0, 0], places, 8, 9, [*words])
    assert rules.random_play(9, [*words]) == (decisions, legal)
    assert play_of("dou_dizhu/4").random_play(9, [*words]) != (decisions, legal)


def test_who_is_named_by_the_lowest_heart_holds_it():
    three = find("big_three").rules("text", opener="lowest_heart", leader="four_of_hearts")
    hints = three.opener_tells(1, None)
    assert [(hint.seat, str(hint.cards), str(hint.kitty)) for hint in hints] == [
        (1, "4H", ""),
        (1, "5H", "4H"),
        (1, "6H", "4H 5H"),
        (1, "7H", "4H 5H 6H"),
        (1, "8H", "4H 5H 6H 7H"),
    ]
    assert three.leader_tells(1, None) == hints
    low = find("big_three/4").rules("text", opener="lowest_heart", rank_order="list_plus_3")
    assert [(hint.seat, str(hint.cards)) for hint in low.opener_tells(2, None)] == [(2, "2H")]
    assert low.leader_tells(2, None) == (Hint(),)


def test_who_was_dealt_the_marked_card_is_known():
    marked = find("dou_dizhu").rules("text", opener_ceremony="marker")
    (hint,) = marked.opener_tells(1, card("7", "H"))
    assert (hint.seat, str(hint.cards), hint.kitty) == (1, "7H", CardSet())
    assert (
        marked.opener_tells(1, None) == find("dou_dizhu").rules().opener_tells(1, card("7", "H")) == (Hint(),)
    )
