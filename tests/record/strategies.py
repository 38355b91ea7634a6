"""Random rules and matches of every registered game, and what makes two states the same position."""

from hypothesis import strategies as st

from triumvir.cards.card import suit_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import Play
from triumvir.climbing.state import ClimbingState
from triumvir.games.match import Match
from triumvir.games.registry import games

GAMES = games()


@st.composite
def rules(draw, game=None):
    """Rules of a game with some options set at random."""
    chosen = GAMES[game or draw(st.sampled_from(sorted(GAMES)))]
    options = {}
    for option in draw(
        st.lists(st.sampled_from(chosen.options), max_size=5, unique_by=lambda option: option.name)
    ):
        values = [*option.choices]
        if option.within:
            values.append(f"{option.prefix}{draw(st.integers(*option.within))}")
        options[option.name] = draw(st.sampled_from(values))
    return chosen.rules(**options)


@st.composite
def matches(draw, of=None, longest=150):
    """A match after some random actions."""
    found = draw(rules() if of is None else of)
    seed, steps = draw(st.integers(0, 10_000)), draw(st.integers(0, longest))
    return played(found, str(seed), steps)


def moments(found, seed, steps):
    """A match before and after each of so many random steps, each third play naming its cards."""
    match, rng = Match.start(found, seed), Rng.stream(seed, "test")
    yield match
    for _ in range(steps):
        if match.state.outcome is None:
            match = match.apply(some_action(match.state, rng))
        elif match.winners:
            return
        else:
            match = match.deal_next()
        yield match


def played(found, seed, steps):
    """A match after so many random steps."""
    *_, match = moments(found, seed, steps)
    return match


def some_action(state, rng):
    """A random legal action."""
    action = rng.choice(state.legal_actions())
    if isinstance(state, ClimbingState) and isinstance(action, Play) and action.counts and rng.below(3) == 0:
        return named(state, action, rng)
    return action


def named(state, play, rng):
    """The play with random cards of its ranks; a joker alone is always meant by rank, as in the notation."""
    counts, cards = play.counts, []
    for card in rng.shuffled([*state.hand(state.to_act)]):
        shift = 4 * state.rules.places[card]
        if counts >> shift & 15:
            counts -= 1 << shift
            cards.append(card)
    if len(cards) == 1 and suit_of(cards[0]) == "":
        return play
    return play._replace(cards=CardSet.of(cards).mask)


def shape(state):
    """All that tells a position: what everybody sees and may do, what the kernels are given, and the end."""
    seats = range(len(state.deal.hands))
    return (
        state.phase,
        state.to_act,
        [state.format_action(action) for action in state.legal_actions()],
        [dict(state.seen_by(seat)) for seat in (None, *seats)],
        state.pack() if state.phase == "play" else None,
        state.outcome,
    )


def same_end(one, other, seed):
    """Play two states on with the same random actions: the same may be done, and the same comes of it."""
    rng = Rng.stream(seed, "on")
    while one.outcome is None:
        assert one.legal_actions() == other.legal_actions()
        action = some_action(one, rng)
        one, other = one.apply(action), other.apply(action)
    assert shape(one) == shape(other)
