"""Play: one board of a contest, from the deal to the points."""

import time
from collections.abc import Iterable

from triumvir.arena.board import Arrangement, Board, Play
from triumvir.arena.contest import Contest
from triumvir.arena.halt import check
from triumvir.arena.times import Times
from triumvir.cards.rng import Rng
from triumvir.games.match import Match
from triumvir.record.position import format_position
from triumvir.seats import Seat
from triumvir.views.view import View, view_of

REDEALS = 20
"""So often a board is dealt again that is thrown in wherever it is played. After that it counts as it is."""


def sight(match: Match, seat: Seat) -> View:
    """What the bot at `seat` gets to see: all that the seat has seen."""
    return view_of(match, seat, recall=True)


def play_board(contest: Contest, number: int) -> Board:
    """Board `number`: the deals of its match up to the first one that is not thrown in everywhere."""
    dealt = contest.dealt(number)
    seatings = contest.seatings(dealt.state.deal, number)
    times = tuple(Times() for _ in contest.bots)
    matches = [played(contest, dealt, number, seating, times) for seating in seatings]
    while all(match.past[-1].outcome.thrown_in for match in matches) and len(matches[0].past) <= REDEALS:
        matches = [
            played(contest, match.deal_next(), number, seating, times)
            for match, seating in zip(matches, seatings, strict=True)
        ]
    plays = map(_told, matches, seatings)
    return Board(number, len(matches[0].past) - 1, tuple(plays), times)


def played(
    contest: Contest, match: Match, number: int, seating: Arrangement, times: Iterable[Times]
) -> Match:
    """The match of board `number` at the end of its deal; `times`, by bot, grow.

    An act has its own stream of chance, named by board, deal, seat and turn: not by the bot, so that two bots
    that are the same do the same, and not by the arrangement.
    """
    clocks = tuple(times)
    while match.state.to_act is not None:
        check()
        seat = match.state.to_act
        at = seating[seat]
        view = sight(match, seat)
        rng = Rng.stream(contest.seed, "arena", number, len(match.past), seat, len(match.actions))
        began = time.perf_counter_ns()
        try:
            action = contest.bots[at].act(view, rng)
            took = time.perf_counter_ns() - began
            match = match.apply(action)
        except Exception as fault:
            position = format_position(match.rules, match.state)
            fault.add_note(f"board {number}, {contest.bots[at].name} at seat {seat}: {position}")
            raise
        clocks[at].add(took // 1000)
    return match


def _told(match: Match, seating: Arrangement) -> Play:
    end, outcome = view_of(match, None), match.past[-1].outcome
    if outcome.thrown_in:
        return Play(seating, outcome.points, thrown_in=True)
    return Play(seating, outcome.points, end.declarer, end.sides)
