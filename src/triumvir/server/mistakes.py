"""Mistakes: where somebody could have done better in a deal that is over.

It is gone through from its end, with all hands open, as far back as the solver comes in its time. What was
before, an expert looks at, move by move, with the eyes of who made it.
"""

import time
from collections.abc import Iterator, Sequence
from contextlib import suppress

from msgspec.structs import replace

from triumvir.bots.budget import Budget
from triumvir.bots.opinion import Opinion as Found
from triumvir.bots.opinion import opinion
from triumvir.cards.text import format_card
from triumvir.errors import Code, IllegalActionError
from triumvir.games.game import State
from triumvir.games.match import Match
from triumvir.locales import words
from triumvir.locales.catalog import Catalog
from triumvir.record.door import enter
from triumvir.record.fault import RecordFault
from triumvir.record.record import Record
from triumvir.record.replay import replay, replay_text
from triumvir.seats import Seat
from triumvir.server.books import Better, Mark, Opinion, Review
from triumvir.server.public import past_of
from triumvir.server.review import names_of
from triumvir.server.scene import move_words, sorted_of
from triumvir.solve.solver import Solver, solvable
from triumvir.table.words import Words, by_suits
from triumvir.views.view import Laid, View, view_of

NODES = 3_000_000
"""What the solver may look at for one move."""
QUICK, LONG = 0.05, 0.6
"""Seconds that the expert has for one move, at least and at most."""


def begun(text: str, number: int) -> Review:
    """The review of deal `number` of a record (the last one, if it is negative) before anything is found.

    Error: deal/running where that deal is not over.
    """
    return _begun(*_finished(text, number))


def _begun(match: Match, number: int) -> Review:
    """The same of a match."""
    moves = len(match.past[number].actions)
    return Review("tricks" if by_suits(match.rules) else "points", moves, moves, moves, "waits")


def reviews(text: str, number: int, said: Catalog, exact: float, more: float) -> Iterator[Review]:
    """The review of a deal as far as it has come, after each move, the last one over. The solver has `exact`
    seconds, the expert as many `more`. Error: deal/running where that deal is not over.
    """
    match, number = _finished(text, number)
    past, record = past_of(match, number, None), enter(text).record
    assert record, "it was read"
    moments, texts = moments_of(record, number), [move.text for move in past.deal.moves]
    told = Words(said, match.rules, None, past.deal.seating, names_of(record, match, said))
    states = [moment.state for moment in moments]
    review = replace(_begun(match, number), stage="solved")
    yield review
    for since, costs in _backwards(states, texts, time.monotonic() + exact):
        marks = (_mark(since, states[since], costs, past.view, told),) if costs else ()
        review = replace(review, since=since, asked=since, marks=(*marks, *review.marks))
        yield review
    review = replace(review, stage="asked")
    for move, found in _asked(moments[: review.since], texts, match.seed, time.monotonic() + more):
        opinions = (_opinion(move, states[move], found, past.view, told),) if found else ()
        review = replace(review, asked=move, opinions=(*opinions, *review.opinions))
        yield review
    yield replace(review, stage="over")


def _finished(text: str, number: int) -> tuple[Match, int]:
    """The match of a record, and which of its deals is meant. Error: deal/running where that is not over."""
    match = replay_text(text).match
    past = len(match.past) if match else 0
    if match is None or number >= past or not past:
        raise IllegalActionError(Code.DEAL_RUNNING, got="a record", expected="a deal that is over")
    return match, past - 1 if number < 0 else number


def moments_of(record: Record, number: int) -> list[Match]:
    """The match of a record whenever a move of deal `number` was to be made."""
    found = list[Match]()
    with suppress(RecordFault):
        for match in replay(record):
            if len(match.past) > number:
                break
            if len(match.past) == number and match.state.outcome is None:
                found.append(match)
    return found


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


def _asked(
    moments: Sequence[Match], texts: Sequence[str], seed: str, until: float
) -> Iterator[tuple[int, Found | None]]:
    """The moves from the last to the first that the expert has time for; what he would do where that is
    clearly better. He is shown what the seat to act saw, and nothing else.
    """
    for move in reversed(range(len(moments))):
        state, left = moments[move].state, until - time.monotonic()
        if left <= 0:
            return
        if len(state.legal_actions()) == 1:
            yield move, None
            continue
        view = view_of(moments[move], state.to_act, recall=True)
        budget = Budget(ms=round(1000 * min(max(left / (move + 1), QUICK), LONG)))
        yield move, opinion(view, state.parse_action(texts[move]), (seed, "review", move), budget)


def _mark(move: int, state: State, best: dict[str, int], view: View, told: Words) -> Mark:
    """A mistake as it is told."""
    assert state.to_act is not None, "somebody made it"
    better = tuple(_better(state, state.to_act, text, view, told) for text in best)
    return Mark(move, state.to_act, next(iter(best.values())), better)


def _opinion(move: int, state: State, found: Found, view: View, told: Words) -> Opinion:
    """An opinion as it is told."""
    assert state.to_act is not None, "somebody had to choose"
    better = _better(state, state.to_act, state.format_action(found.choice.action), view, told)
    why = words.reason(told.said, found.choice.reason.code, found.choice.reason.details, told.name)
    gain, error = (round(points, 1) for points in (found.gap.mean, found.gap.error))
    return Opinion(move, state.to_act, better, why, gain, error)


def _better(state: State, seat: Seat, text: str, view: View, told: Words) -> Better:
    """Something that would have been better."""
    cards = state.hand(seat) - state.apply(state.parse_action(text)).hand(seat)
    shown = " ".join(map(format_card, sorted_of(view, cards))) if cards else ""
    return Better(move_words(view, Laid(seat, text, cards), told), shown)
