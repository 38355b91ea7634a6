"""Mistakes: where somebody could have done better in a deal that is over. It is gone through from its end,
with all hands open, as far back as the solver comes in its time.
"""

import time
from collections.abc import Iterator, Sequence
from itertools import accumulate

from triumvir.cards.text import format_card
from triumvir.errors import Code, IllegalActionError
from triumvir.games.game import State
from triumvir.games.match import Match
from triumvir.locales.catalog import Catalog
from triumvir.record.replay import replay_text
from triumvir.seats import Seat
from triumvir.server.books import Better, Mark, Review
from triumvir.server.public import past_of
from triumvir.server.scene import move_words, sorted_of
from triumvir.solve.solver import Solver, solvable
from triumvir.table.words import Words, by_suits
from triumvir.views.view import Laid, View

NODES = 3_000_000
"""What the solver may look at for one move."""


def review(text: str, number: int, said: Catalog, seconds: float) -> Review:
    """The mistakes of deal `number` of a record (the last one, if it is negative), found in so many seconds.

    Error: deal/running where that deal is not over.
    """
    match, number = finished(text, number)
    past = past_of(match, number, None)
    told = Words(said, match.rules, None, past.deal.seating)
    states = _states(match, number)
    marks: list[Mark] = []
    since = len(states)
    for since, costs in _backwards(
        states, [move.text for move in past.deal.moves], time.monotonic() + seconds
    ):
        if costs:
            marks.append(_mark(since, states[since], costs, past.view, told))
    return Review("tricks" if by_suits(match.rules) else "points", since, tuple(reversed(marks)))


def finished(text: str, number: int) -> tuple[Match, int]:
    """The match of a record, and which of its deals is meant. Error: deal/running where that is not over."""
    match = replay_text(text).match
    past = len(match.past) if match else 0
    if match is None or number >= past or not past:
        raise IllegalActionError(Code.DEAL_RUNNING, got="a record", expected="a deal that is over")
    return match, past - 1 if number < 0 else number


def _states(match: Match, number: int) -> list[State]:
    """What each move of a deal was made in."""
    played = match.past[number]
    texts = [action.partition(" ")[2] for action in played.actions]
    start: State = match.rules.play.start(played.deal)
    return [*accumulate(texts, lambda state, text: state.apply(state.parse_action(text)), initial=start)][:-1]


def _backwards(
    states: Sequence[State], texts: Sequence[str], until: float
) -> Iterator[tuple[int, dict[str, int]]]:
    """The moves from the last to the first that can be judged; of a mistake what is best, with its worth
    above that of the move.
    """
    solver = Solver()
    for move in reversed(range(len(states))):
        state = at = states[move]
        if not solvable(at):
            return
        if len(state.legal_actions()) == 1:
            yield move, {}
            continue
        solution = solver.solve(at, nodes=NODES, seconds=max(until - time.monotonic(), 0.0))
        if not solution.solved:
            return
        worths = {state.format_action(each.action): each.value or 0 for each in solution.actions}
        most, got = max(worths.values()), worths.get(texts[move])
        best = (
            {text: most - got for text, worth in worths.items() if worth == most} if got is not None else {}
        )
        yield move, {} if got == most else best


def _mark(move: int, state: State, best: dict[str, int], view: View, told: Words) -> Mark:
    """A mistake as it is told."""
    assert state.to_act is not None, "somebody made it"
    better = tuple(_better(state, state.to_act, text, view, told) for text in best)
    return Mark(move, state.to_act, next(iter(best.values())), better)


def _better(state: State, seat: Seat, text: str, view: View, told: Words) -> Better:
    """Something that would have been better."""
    cards = state.hand(seat) - state.apply(state.parse_action(text)).hand(seat)
    shown = " ".join(map(format_card, sorted_of(view, cards))) if cards else ""
    return Better(move_words(view, Laid(seat, text, cards), told), shown)
