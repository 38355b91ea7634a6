"""The obligatory Hokm as data (rules 5 and 7)."""

from typing import Literal

from triumvir.auction.free_once import FreeOnce
from triumvir.auction.rising import Rising
from triumvir.auction.rules import AuctionRules
from triumvir.cards.deal import DealPlan
from triumvir.cards.deck import DeckSpec
from triumvir.games.game import BEHIND, Game, OpeningRule, Preset, Rules
from triumvir.games.hokm.order import HighestAtTarget, NextOpens
from triumvir.games.hokm.settlement import KABBOUT, Settlement
from triumvir.games.options import Option, RuleSet
from triumvir.games.shared import DrawForDeal, RandomDealer, RankScale
from triumvir.tricks.rules import TrickRules

SEATS = 3
BASS = 2
PLAIN = "789JQKTA"
TRUMP = "78QKTA9J"
DECK = DeckSpec.parse("7C 7S " + " ".join(rank + suit for rank in "89TJQKA" for suit in "CDHS"))
PLAN = DealPlan(SEATS, packets=(3, 2, 3, 2), first=1)

FLAG = (False, True)
OPTIONS = (
    Option("direction", "ccw", ("ccw", "cw")),
    Option("first_dealer", "random", ("random", "low_card")),
    Option("next_dealer", "rotate", ("rotate", "same")),
    Option("trump_order", "suit_chosen", ("suit_chosen", "clubs_always")),
    Option("bass", "two", ("two", "pass_zero")),
    Option("call_mode", "free_once", ("free_once", "ascending")),
    Option("tie_caller", "earliest", ("earliest", "latest")),
    Option("must_trump", False, FLAG),
    Option("must_overtrump", False, FLAG),
    Option("fail_penalty", "call", ("call", "shortfall")),
    Option("overtricks", 0, (0, 1)),
    Option("kabbout_fail", 100, (100, 10, 200)),
    Option("target", 500, within=(1, 1_000_000)),
)
PRESETS = (Preset("text", note="All defaults: what the source text says, silent points as in rules 5."),)


def build(game: Game, chosen: RuleSet) -> Rules:
    """The rules that a set of values makes."""
    plain, trump = suit_orders(chosen)
    play = TrickRules(
        DECK,
        PLAN,
        auction(chosen),
        plain,
        trump,
        settle=Settlement(
            chosen["fail_penalty"] == "shortfall",
            chosen.number("overtricks"),
            chosen.number("kabbout_fail"),
        ),
        must_trump=chosen.flag("must_trump"),
        must_overtrump=chosen.flag("must_overtrump"),
    )
    return Rules(
        game,
        chosen,
        play,
        opening=opening(chosen),
        opener=NextOpens(SEATS),
        opener_words=(BEHIND, 1),
        ends=HighestAtTarget(chosen.number("target")),
        next_dealer=chosen.text("next_dealer"),
        direction=chosen.text("direction"),
    )


def auction(chosen: RuleSet) -> AuctionRules:
    """How calls are made (rules 5.A, 5.B; 7.1 `call_mode`, `tie_caller`)."""
    may_pass = chosen["bass"] == "pass_zero"
    ties: Literal["earliest", "latest"] = "latest" if chosen["tie_caller"] == "latest" else "earliest"
    numbers = tuple(range(BASS, KABBOUT + 1))
    if chosen["call_mode"] == "free_once":
        return FreeOnce(SEATS, numbers, may_pass, ties)
    if may_pass:
        return Rising(SEATS, numbers)
    return Rising(SEATS, numbers[1:], decline=BASS, all_pass="contracts", ties=ties)


def suit_orders(chosen: RuleSet) -> tuple[tuple[str, str, str, str], tuple[str, str, str, str]]:
    """The ranks of clubs, diamonds, hearts and spades, weakest first, as plain suits and as trumps (rules
    5.3).
    """
    if chosen["trump_order"] == "clubs_always":
        return (TRUMP, PLAIN, PLAIN, PLAIN), (TRUMP, PLAIN, PLAIN, PLAIN)
    return (PLAIN, PLAIN, PLAIN, PLAIN), (TRUMP, TRUMP, TRUMP, TRUMP)


def opening(chosen: RuleSet) -> OpeningRule:
    """Who deals first: a random seat, or who draws the lowest card (rules 5.5; 7.1 `first_dealer`)."""
    if chosen["first_dealer"] == "low_card":
        return DrawForDeal(DECK, SEATS, RankScale(PLAIN[::-1]))
    return RandomDealer(SEATS)
