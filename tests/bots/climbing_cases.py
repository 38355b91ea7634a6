"""What tests of climbing bots share: rules, hands, deals of random actions."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any
from unittest.mock import patch

from triumvir.bots.climbing import skill
from triumvir.cards.rng import Rng
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.games.game import Rules
from triumvir.games.match import Match
from triumvir.games.options import Option, Value
from triumvir.games.registry import find, games
from triumvir.views.view import View, view_of

GAMES = [name for name, game in games().items() if isinstance(game.rules().play, ClimbingRules)]
SETS: dict[str, list[dict[str, Value]]] = {
    "big_three": [{}, {"rank_order": "list_plus_3", "pass_is_final": True, "auction_mode": "single_round"}],
    "big_three/4": [{}, {"passes_to_clear_4p": 3}, {"stake_4p": "fixed:2", "partners_4p": "fixed"}],
    "dou_dizhu": [
        {},
        {"quad_sets": False, "auction_mode": "call_rob", "strong_hand_must_bid3": True},
        {"kickers_distinct": False, "kicker_equal_max": 3, "kicker_trio_beside_run": False},
        {"kickers_distinct": False, "kickers_both_jokers": True, "kicker_not_trio_rank": False},
        {"quad_attach_limit": "none", "quad_single_kickers_distinct": False, "wing_pairs_distinct": False},
        {"straight_max": 5, "pass_is_final": True, "auction_mode": "none", "spring": "x3"},
    ],
    "dou_dizhu/4": [
        {},
        {"low_two_runs": True, "bomb_cap_by_bid": True, "auction_mode": "until_closed"},
        {"wing_pairs_consecutive": True, "low_two_runs": True, "landlord_side": "solo"},
        {"wing_pairs_distinct": False, "kickers_both_jokers": True, "kitty_to": "split"},
        {"joker_pair_as_kicker": False, "bomb_cap_by_bid": True, "pass_is_final": True},
    ],
}
"""Option sets that change shapes, turns or calls, by game."""
RULES = [(name, chosen) for name in GAMES for chosen in SETS[name]]


@cache
def _rules(name: str, chosen: tuple[tuple[str, Value], ...]) -> Rules:
    return find(name).rules(**dict(chosen))


def rules_of(name: str, chosen: dict[str, Value]) -> Rules:
    """The rules of a game under options, made once."""
    return _rules(name, tuple(chosen.items()))


def play_of(name: str, chosen: dict[str, Value] | None = None) -> ClimbingRules:
    """Their part that is the family's."""
    play = rules_of(name, chosen or {}).play
    assert isinstance(play, ClimbingRules)
    return play


def drawn_rules(name: str, rng: Rng) -> Rules:
    """The rules under options of which each is changed by a chance of one in three."""
    changed = [option for option in find(name).options if not rng.below(3)]
    return find(name).rules("text", **{option.name: _value(option, rng) for option in changed})


def _value(option: Option, rng: Rng) -> Value:
    if option.choices:
        return rng.choice(option.choices)
    assert option.within
    return option.read(f"{option.prefix}{option.within[0] + rng.below(3)}")


def random_hand(play: ClimbingRules, size: int, rng: Rng) -> int:
    """Counts of random cards of the pack."""
    return play.counts(rng.shuffled(play.deck.cards)[:size])


def full(play: ClimbingRules) -> int:
    """How many cards the largest hand has."""
    return (len(play.deck) - play.plan.kitty) // play.seats + max(play.kitty_shares, default=0)


def walk(rules: Rules, rng: Rng, step: int = 1) -> Iterator[Match]:
    """A deal of random actions, some of its moments: each `step`-th from a random one on."""
    match = Match.start(rules, rng.below(1 << 30))
    number = rng.below(step)
    while match.state.outcome is None:
        if number % step == 0:
            yield match
        number += 1
        match = match.apply(rng.choice(match.state.legal_actions()))


def plan_words(play: ClimbingRules) -> Sequence[Any]:
    """What `kernel_plan.Plans` is made from."""
    asked: list[Sequence[Any]] = []
    with patch.object(skill, "Plans", lambda *words: asked.append(words)):
        skill.plans_of.__wrapped__(play)
    return asked[0]


def table_view(state: ClimbingState, name: str, **chosen: Value) -> View:
    """What the seat to act sees of a position that was set up: nothing of what was played before."""
    match = Match.start(find(name).rules(**chosen), 1)
    return view_of(replace(match, state=state), state.to_act)
