"""The cases of the contract: every registered game under each preset and under options drawn at random.

Names no game, no option but those that several games share, and no kind of play.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import settings

from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import Play
from triumvir.games.game import Action, Game, Rules, State
from triumvir.games.match import Match
from triumvir.games.options import Option, Value
from triumvir.games.registry import games
from triumvir.seats import Seat

RANDOM_SETS = max(1, min(settings().max_examples // 20, 2))
"""How many random sets of options; fewer where the profile asks for few examples."""


def random_value(rng: Rng, option: Option) -> Value:
    """One of the values that an option takes, numbers near the low end."""
    values: list[object] = [*option.choices]
    if option.within:
        low, high = option.within
        values += [f"{option.prefix}{low + rng.below(min(high - low, 20) + 1)}"]
    return option.read(rng.choice(values))


def random_values(rng: Rng, game: Game) -> dict[str, Value]:
    """A value for every option of a game; half of them at the default."""
    return {
        option.name: random_value(rng, option) if rng.below(2) else option.default for option in game.options
    }


def lowest_numbers(game: Game) -> dict[str, Value]:
    """Every option that takes a number, at the lowest one: matches are short then."""
    return {
        option.name: option.read(f"{option.prefix}{option.within[0]}")
        for option in game.options
        if option.within
    }


def named_cases() -> Iterator[tuple[str, Rules]]:
    """Every preset, then random sets of options, by name."""
    for game in games().values():
        for preset in game.presets:
            yield f"{game.name}-{preset.name}", game.rules(preset.name)
        for number in range(RANDOM_SETS):
            rng = Rng.stream("contract", game.name, number)
            yield f"{game.name}-random-{number}", game.rules("text", **random_values(rng, game))


def every_case() -> list[Any]:
    """The cases as parameters of a test."""
    return [pytest.param(rules, id=name) for name, rules in named_cases()]


def every_game() -> list[Any]:
    """The games as parameters of a test."""
    return [pytest.param(game, id=game.name) for game in games().values()]


@cache
def moments(rules: Rules, seed: str | int = "one") -> list[Match]:
    """Every moment of one deal of random actions; thrown-in deals are dealt again until one is played."""
    rng = Rng.stream(seed, "actions")
    match = Match.start(rules, seed)
    while True:
        found = [match]
        while match.state.outcome is None:
            match = match.apply(rng.choice(match.state.legal_actions()))
            found.append(match)
        if not found[-1].state.outcome or not found[-1].state.outcome.thrown_in:
            return found
        match = match.deal_next()


def played_out(match: Match, rng: Rng) -> Match:
    """The match after random actions to the end of its deal."""
    while match.state.outcome is None:
        match = match.apply(rng.choice(match.state.legal_actions()))
    return match


def put_down(before: State, after: State, seat: Seat) -> CardSet:
    """The cards that `seat` put down between two states."""
    return before.hand(seat) - after.hand(seat)


def exact(before: State, action: Action, after: State) -> str:
    """The text of an action with every card named, so that it means the same in another world."""
    assert before.to_act is not None
    text = before.format_action(action)
    cards = put_down(before, after, before.to_act)
    _, equals, reading = text.partition("=")
    return f"play {cards}{f' ={reading}' if equals else ''}" if cards else text


def bare(action: Action) -> Action:
    """An action without the choice among cards of equal rank, as legal actions are listed."""
    return action._replace(cards=0) if isinstance(action, Play) else action


def hands_of(state: State) -> tuple[CardSet, ...]:
    """The hands by seat."""
    return tuple(state.hand(Seat(seat)) for seat in range(len(state.deal.hands)))


def union(parts: Iterable[CardSet]) -> CardSet:
    """All cards of disjoint sets; a card in two of them is an error."""
    whole = CardSet()
    for part in parts:
        assert not whole & part, f"{whole & part} in two places"
        whole |= part
    return whole


def kitty_of(state: State) -> CardSet:
    """The kitty as dealt."""
    return CardSet.of([Card(card) for card in state.deal.kitty])
