"""The Big Three as data: options, shapes, and the rules of both variants (rules 1, 2)."""

from triumvir.auction.fixed import Fixed
from triumvir.auction.rules import AuctionRules
from triumvir.cards.deal import DealPlan
from triumvir.cards.deck import DeckSpec
from triumvir.climbing.rules import ClimbingRules, Leader
from triumvir.climbing.shape import ShapeSpec
from triumvir.games.big_three.order import (
    LISTED,
    ORDERS,
    RUN_RANKS,
    DrawPartners,
    LowestHeartLeads,
    LowestHeartOpens,
    LowestHeartTells,
    strong_hand,
)
from triumvir.games.big_three.settlement import settle
from triumvir.games.game import BEHIND, Game, OpenerRule, OpeningRule, Rules, Tells, tells_nothing
from triumvir.games.options import Option, RuleSet
from triumvir.games.shared import (
    DealsOrTarget,
    DrawForDeal,
    PipScale,
    RankScale,
    climbing_options,
    dealer_opens,
    declarer_leads,
    opener_leads,
    stake_auction,
)

DECK = DeckSpec.standard()
COMMON = (
    *climbing_options(("until_closed", "single_round"), ("winner", "rotate", "same"), ("cw", "ccw")),
    Option("rank_order", "3_high", tuple(ORDERS)),
    Option("dealer_draw_order", "game", ("game", "pip", "listed")),
    Option("opener", "dealer", ("dealer", "lowest_heart")),
    Option("opener_must_bid", True, (True, False)),
    Option("leader", "opener", ("opener", "declarer", "four_of_hearts")),
)
PAIRS = (
    Option("partners_4p", "draw_high2", ("draw_high2", "fixed")),
    Option("reseat", True, (True, False)),
    Option("stake_4p", "auction", ("auction",), within=(1, 1_000), prefix="fixed:"),
    Option("passes_to_clear_4p", 2, (2, 3, 6)),
    Option("redraw_partners", "never", ("never", "every_deal")),
)


def shapes(order: str, most_cards: int) -> tuple[ShapeSpec, ...]:
    """The eight kinds (rules 1.B); no run is longer than the largest hand of `most_cards`."""
    sets = ("single", "pair", "trio", "quad")
    runs = ("straight", "pair_seq", "trio_seq", "quad_seq")
    return tuple(ShapeSpec(kind, width, order) for width, kind in enumerate(sets, 1)) + tuple(
        ShapeSpec(kind, width, RUN_RANKS, least=3, most=min(len(RUN_RANKS), most_cards // width))
        for width, kind in enumerate(runs, 1)
    )


def three(game: Game, chosen: RuleSet) -> Rules:
    """One against two (rules 1)."""
    order = ORDERS[chosen.text("rank_order")]
    play = ClimbingRules(
        DECK,
        DealPlan(3, packets=(1,) * 16, kitty=4),
        order,
        shapes(order, most_cards=20),
        _auction(chosen, 3),
        _leader(chosen, order),
        settle,
        kitty_shares=(4,),
        pass_is_final=chosen.flag("pass_is_final"),
        show_kitty=chosen.flag("show_kitty"),
        discards_open=chosen.flag("discards_open"),
        strong=strong_hand if chosen.flag("strong_hand_must_bid3") else None,
    )
    return _rules(game, chosen, play, DrawForDeal(DECK, 3, _scale(chosen, order)))


def four(game: Game, chosen: RuleSet) -> Rules:
    """Pair against pair (rules 2)."""
    order = ORDERS[chosen.text("rank_order")]
    fixed = chosen.text("stake_4p") != "auction"
    play = ClimbingRules(
        DECK,
        DealPlan(4, packets=(1,) * 13, sides=(2, 2)),
        order,
        shapes(order, most_cards=13),
        Fixed(4, chosen.number("stake_4p"), declarer=False) if fixed else _auction(chosen, 4, declares=False),
        _leader(chosen, order, declarer=False),
        settle,
        declarer_side=(),
        passes_to_clear=chosen.number("passes_to_clear_4p"),
        pass_is_final=chosen.flag("pass_is_final"),
        show_kitty=chosen.flag("show_kitty"),
        discards_open=chosen.flag("discards_open"),
        strong=strong_hand if chosen.flag("strong_hand_must_bid3") else None,
    )
    opening: OpeningRule = DrawPartners(DECK, _scale(chosen, order), chosen.flag("reseat"))
    redraw = chosen["redraw_partners"] == "every_deal"
    if chosen["partners_4p"] == "fixed":  # nothing is drawn for partners, so nothing is drawn again
        opening, redraw = DrawForDeal(DECK, 4, _scale(chosen, order), sides=(0, 1, 0, 1)), False
    return _rules(game, chosen, play, opening, redraw=redraw)


def _rules(
    game: Game, chosen: RuleSet, play: ClimbingRules, opening: OpeningRule, *, redraw: bool = False
) -> Rules:
    hearts = chosen["opener"] == "lowest_heart"
    opener: OpenerRule = LowestHeartOpens(play.order) if hearts else dealer_opens
    target = None if chosen["target"] == "none" else chosen.number("target")
    ends = DealsOrTarget(chosen.number("match_deals"), target)
    way = chosen.text("next_dealer")
    by_heart: Tells = LowestHeartTells(play.order, play.plan.kitty)
    return Rules(
        game,
        chosen,
        play,
        opening,
        opener,
        ends,
        way,
        redraw,
        chosen.text("direction"),
        opener_words=() if hearts else (BEHIND, 0),
        opener_tells=by_heart if hearts else tells_nothing,
        leader_tells=by_heart if chosen["leader"] == "four_of_hearts" else tells_nothing,
    )


def _auction(chosen: RuleSet, seats: int, *, declares: bool = True) -> AuctionRules:
    must_bid = chosen.flag("opener_must_bid")
    return stake_auction(chosen.text("auction_mode"), seats, opener_must_bid=must_bid, declares=declares)


def _scale(chosen: RuleSet, order: str) -> RankScale | PipScale:
    """The scale on which the draw for the deal is judged (rules 1.A)."""
    way = chosen["dealer_draw_order"]
    return PipScale() if way == "pip" else RankScale(LISTED if way == "listed" else order)


def _leader(chosen: RuleSet, order: str, *, declarer: bool = True) -> Leader:
    """Who leads the first trick; with four players "declarer" means the opener (rules 7.1, `leader`)."""
    way = chosen["leader"]
    if way == "four_of_hearts":
        return LowestHeartLeads(order)
    return declarer_leads if way == "declarer" and declarer else opener_leads
