"""A game that the package does not know: twenty-four cards, three seats, one against two.

test_new_folder copies this file into a folder of its own and lets the contract find it there. It is also an
example of the least that a game needs.
"""

from triumvir.auction.rising import Rising
from triumvir.cards.deal import DealPlan
from triumvir.cards.deck import DeckSpec
from triumvir.climbing.over import Result
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.shape import ShapeSpec
from triumvir.games.game import Game, Preset, Rules
from triumvir.games.options import Option, RuleSet
from triumvir.games.shared import DealsOrTarget, RandomDealer, dealer_opens, declarer_leads, pay

ORDER = "345678"
DECK = DeckSpec.parse(" ".join(rank + suit for rank in ORDER for suit in "CDHS"))
OPTIONS = (
    Option("match_deals", 3, within=(1, 100)),
    Option("next_dealer", "rotate", ("rotate", "winner", "same")),
    Option("discards_open", False, (False, True)),
    Option("bomb", True, (True, False)),
)


def settle(result: Result) -> tuple[int, ...]:
    """The stake."""
    return pay(result.won, result.contract.stake)


def build(game: Game, chosen: RuleSet) -> Rules:
    """Singles, pairs, trios, straights of three, and a bomb if wanted."""
    shapes = [ShapeSpec(kind, width, ORDER) for width, kind in enumerate(("single", "pair", "trio"), 1)]
    shapes.append(ShapeSpec("straight", 1, ORDER, least=3, most=6))
    if chosen.flag("bomb"):
        shapes.append(ShapeSpec("bomb", 4, ORDER, precedence=1, size_is_length=True))
    play = ClimbingRules(
        DECK,
        DealPlan(3, packets=(2, 2, 3), first=1, kitty=3),
        ORDER,
        tuple(shapes),
        Rising(3, (1, 2)),
        declarer_leads,
        settle,
        kitty_shares=(3,),
        discards_open=chosen.flag("discards_open"),
    )
    ends = DealsOrTarget(chosen.number("match_deals"), None)
    return Rules(game, chosen, play, RandomDealer(3), dealer_opens, ends, chosen.text("next_dealer"))


GAMES = (Game("tiny", OPTIONS, (Preset("text"),), build, zero_sum=True),)
