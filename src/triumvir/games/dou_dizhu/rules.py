"""Dou Dizhu as data: options and the rules of both variants (rules 3, 4)."""

from typing import Literal

from triumvir.cards.deal import DealPlan
from triumvir.cards.deck import DeckSpec
from triumvir.climbing.rules import ClimbingRules
from triumvir.games.dou_dizhu import shapes
from triumvir.games.dou_dizhu.opener import (
    MatchDraw,
    Strong,
    marked_opens,
    marked_tells,
    random_opens,
    value,
)
from triumvir.games.dou_dizhu.settlement import Settlement
from triumvir.games.game import (
    BEHIND,
    DRAWN,
    MATCHED,
    Game,
    OpenerRule,
    OpeningRule,
    Rules,
    tells_nothing,
)
from triumvir.games.options import Option, RuleSet
from triumvir.games.shared import (
    DealsOrTarget,
    DrawForDeal,
    RandomDealer,
    RankScale,
    climbing_options,
    dealer_opens,
    declarer_leads,
    stake_auction,
)

MODES = ("until_closed", "single_round", "call_rob", "none")
COMMON = (
    *climbing_options(MODES, ("rotate", "winner", "same"), ("ccw", "cw")),
    Option("first_dealer", "random", ("random", "high_card")),
    Option("opener_ceremony", "match_draw", ("match_draw", "marker", "random", "dealer")),
    Option("all_pass", "redeal", ("redeal", "opener_forced_1")),
    Option("straight_min", 5, (5,)),
    Option("straight_max", 12, (12, 5)),
    Option("kickers_distinct", True, (True, False)),
    Option("kicker_equal_max", 4, (4, 3, 2)),
    Option("kicker_trio_beside_run", True, (True, False)),
    Option("kicker_not_trio_rank", True, (True, False)),
    Option("kickers_both_jokers", False, (False, True)),
    Option("wing_pairs_distinct", True, (True, False)),
    Option("quad_sets", True, (True, False)),
    Option("quad_attach_limit", "one_each", ("one_each", "no_joker_pair", "none")),
    Option("quad_single_kickers_distinct", True, (True, False)),
    Option("quad_pair_kickers_distinct", True, (True, False)),
    Option("bomb_doubling", "each", ("each", "once", "none", "winners")),
    Option("spring", "none", ("none", "x2", "x3")),
)
TWO_PACKS = (
    Option("landlord_side", "pair", ("pair", "solo")),
    Option("kitty_to", "bidder", ("bidder", "split")),
    Option("joker_pair_as_kicker", True, (True, False)),
    Option("wing_pairs_consecutive", False, (False, True)),
    Option("low_two_runs", False, (False, True)),
    Option("bomb_cap_by_bid", False, (False, True)),
    Option("blank_round_doubles", False, (False, True)),
)
ONE = DeckSpec.standard(jokers=True)
TWO = DeckSpec.standard(jokers=True, copies=2)


def three(game: Game, chosen: RuleSet) -> Rules:
    """The landlord against two peasants (rules 3)."""
    play = ClimbingRules(
        ONE,
        DealPlan(3, packets=(1,) * 17, kitty=3),
        shapes.ORDER,
        shapes.three(chosen),
        stake_auction(chosen.text("auction_mode"), 3, all_pass=_all_pass(chosen)),
        declarer_leads,
        Settlement(chosen.text("bomb_doubling"), _spring(chosen), blanks_double=False),
        kitty_shares=(3,),
        pass_is_final=chosen.flag("pass_is_final"),
        show_kitty=chosen.flag("show_kitty"),
        discards_open=chosen.flag("discards_open"),
        strong=Strong(jokers=2) if chosen.flag("strong_hand_must_bid3") else None,
    )
    return _rules(game, chosen, play)


def four(game: Game, chosen: RuleSet) -> Rules:
    """Two packs, the landlord and the seat opposite against the others, or alone against three (rules 4)."""
    solo = chosen["landlord_side"] == "solo"
    split = chosen["kitty_to"] == "split" and not solo
    play = ClimbingRules(
        TWO,
        DealPlan(4, packets=(1,) * 25, kitty=8),
        shapes.ORDER,
        shapes.four(chosen),
        stake_auction(chosen.text("auction_mode"), 4, all_pass=_all_pass(chosen)),
        declarer_leads,
        Settlement(chosen.text("bomb_doubling"), _spring(chosen), chosen.flag("blank_round_doubles")),
        declarer_side=(0,) if solo else (0, 2),
        kitty_shares=(4, 0, 4) if split else (8,),
        passes_to_clear=3,
        pass_is_final=chosen.flag("pass_is_final"),
        show_kitty=chosen.flag("show_kitty"),
        discards_open=chosen.flag("discards_open"),
        bomb_cap=chosen.flag("bomb_cap_by_bid"),
        strong=Strong(jokers=4) if chosen.flag("strong_hand_must_bid3") else None,
    )
    return _rules(game, chosen, play)


def _rules(game: Game, chosen: RuleSet, play: ClimbingRules) -> Rules:
    opening: OpeningRule = RandomDealer(play.seats)
    if chosen["first_dealer"] == "high_card":
        opening = DrawForDeal(play.deck, play.seats, RankScale(shapes.ORDER))
    size = play.plan.hand_size
    openers: dict[str, tuple[OpenerRule, tuple[int, ...]]] = {
        "match_draw": (MatchDraw(play.deck), (MATCHED, *map(value, play.deck.cards))),
        "marker": (marked_opens, (DRAWN, play.seats * size, size)),
        "random": (random_opens, (DRAWN, play.seats, 1)),
        "dealer": (dealer_opens, (BEHIND, 0)),
    }
    opener, words = openers[chosen.text("opener_ceremony")]
    target = None if chosen["target"] == "none" else chosen.number("target")
    return Rules(
        game,
        chosen,
        play,
        opening,
        opener,
        DealsOrTarget(chosen.number("match_deals"), target),
        chosen.text("next_dealer"),
        direction=chosen.text("direction"),
        opener_words=words,
        opener_tells=marked_tells if chosen["opener_ceremony"] == "marker" else tells_nothing,
    )


def _all_pass(chosen: RuleSet) -> Literal["redeal", "opener"]:
    return "opener" if chosen["all_pass"] == "opener_forced_1" else "redeal"


def _spring(chosen: RuleSet) -> int:
    return {"none": 1, "x2": 2, "x3": 3}[chosen.text("spring")]
