"""What Hypothesis draws: packs, hands, rules of any registered game, histories of legal actions."""

from functools import cache

from hypothesis import strategies as st

from triumvir.cards.cardset import CardSet
from triumvir.cards.deck import DeckSpec
from triumvir.games.game import Game, Rules
from triumvir.games.match import Match
from triumvir.games.options import Option, Value
from triumvir.games.registry import games

SEEDS = st.integers(0, 2**64 - 1)


@cache
def all_rules() -> tuple[Rules, ...]:
    """Every preset of every game."""
    return tuple(game.rules(preset.name) for game in games().values() for preset in game.presets)


def decks() -> st.SearchStrategy[DeckSpec]:
    """The pack of any game."""
    return st.sampled_from(list({rules.play.deck: None for rules in all_rules()}))


@st.composite
def hands(draw: st.DrawFn, deck: DeckSpec, least: int = 0, most: int = 33) -> CardSet:
    """Some cards of a pack."""
    size = draw(st.integers(least, min(most, len(deck))))
    return CardSet.of(draw(st.permutations(deck.cards))[:size])


def option_values(option: Option) -> st.SearchStrategy[Value]:
    """Any value of an option; numbers stay small, so that matches end."""
    values = [*option.choices]
    if option.within:
        low, high = option.within
        values += [option.read(f"{option.prefix}{number}") for number in range(low, min(high, low + 9) + 1)]
    return st.sampled_from(values)


@st.composite
def rule_sets(draw: st.DrawFn, game: Game | None = None) -> Rules:
    """The rules of a game under any options, mostly a few that differ from the default."""
    chosen = game or draw(st.sampled_from(list(games().values())))
    names = draw(st.sets(st.sampled_from([option.name for option in chosen.options]), max_size=5))
    values = {option.name: draw(option_values(option)) for option in chosen.options if option.name in names}
    return chosen.rules("text", **values)


@st.composite
def histories(draw: st.DrawFn, rules: Rules | None = None, most: int = 120) -> list[Match]:
    """A match from its first moment through any number of legal actions; deals that are over are followed."""
    match = Match.start(rules or draw(st.sampled_from(all_rules()) | rule_sets()), draw(SEEDS))
    found = [match]
    picks = draw(st.lists(st.integers(0, 2**16), max_size=most))
    for pick in picks:
        if match.winners:
            break
        if match.state.outcome is not None:
            match = match.deal_next()
        else:
            legal = match.state.legal_actions()
            match = match.apply(legal[pick % len(legal)])
        found.append(match)
    return found
