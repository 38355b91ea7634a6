"""A club player of trick-taking games: counts cards, calls by its hand, draws trumps, cashes, ducks."""

from triumvir.auction.auction import Call
from triumvir.bots.budget import Budget
from triumvir.bots.thought import Reason, Thought
from triumvir.bots.tricks.appraisal import GRAIN, Appraisal, appraiser
from triumvir.bots.tricks.calling import calling
from triumvir.bots.tricks.sight import Sight, family, stakes_of
from triumvir.bots.tricks.tactics import action_of, pick, reason_of
from triumvir.cards.card import SUITS, suit_of
from triumvir.cards.rng import Rng
from triumvir.games.game import Rules
from triumvir.tricks.actions import NameTrump
from triumvir.tricks.rules import TrickRules
from triumvir.views.view import View


def think(view: View, rules: Rules, rng: Rng, budget: Budget) -> Thought:
    """What a club player does; nothing is left to chance."""
    play = family(rules)
    if view.phase == "auction":
        return call(view, play)
    if view.phase == "trump":
        return name(view, appraiser(play)(view.hand))
    sight = Sight(view, play)
    stakes = stakes_of(play, sight.contract, sight.tricks)
    bit = pick(sight, stakes)
    return Thought(action_of(sight, bit), reason_of(sight, stakes, bit))


def call(view: View, rules: TrickRules) -> Thought:
    """The call that promises the most points."""
    worth = appraiser(rules)(view.hand)
    calls = tuple(said.call for said in view.calls)
    level = calling(rules, view.opener).best(calls, worth)
    return Thought(Call(level), call_reason(view, rules, level, worth))


def call_reason(view: View, rules: TrickRules, level: int, worth: Appraisal) -> Reason:
    """Why a call was chosen: to name trumps, or for what the hand takes anyway. Tricks are in tenths."""
    calls = (*(said.call for said in view.calls), level)
    contract, _ = calling(rules, view.opener).closed(calls)
    if not contract.thrown_in and contract.declarer == view.viewer:
        details = (("tricks", worth.best * 10 // GRAIN), ("suit", SUITS[worth.trump]))
        return Reason("call/expects_declaring", details)
    return Reason("call/expects", (("tricks", worth.other * 10 // GRAIN),))


def name(view: View, worth: Appraisal) -> Thought:
    """The trump that promises the most tricks."""
    return Thought(NameTrump(SUITS[worth.trump]), trump_reason(view, SUITS[worth.trump]))


def trump_reason(view: View, suit: str) -> Reason:
    """Why a suit was named."""
    lengths = {each: sum(suit_of(card) == each for card in view.hand) for each in SUITS}
    code = "trump/longest" if lengths[suit] == max(lengths.values()) else "trump/strongest"
    return Reason(code, (("suit", suit), ("cards", lengths[suit])))
