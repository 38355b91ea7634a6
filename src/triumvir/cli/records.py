"""replay: a record, action by action, as far as it can be replayed."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from triumvir.cli.screen import counted, pairs, say, table
from triumvir.cli.sources import read_bytes
from triumvir.cli.words import combination
from triumvir.games.game import Rules, State
from triumvir.games.match import Match
from triumvir.record.position import Position, format_position, parse_position
from triumvir.record.replay import replay_text


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record; - is standard input.")],
    positions: Annotated[
        bool, typer.Option("--positions", help="The position after each action, on one line.")
    ] = False,
) -> None:
    """Replay a record: deals, actions and results; of a broken one all up to the fault (exit code 1)."""
    told = replay_text(read_bytes(file))
    if told.match:
        _show(told.match, positions=positions)
    if told.fault:
        print(f"error {told.fault}", file=sys.stderr)
        raise typer.Exit(1)


def asked_position(position: Sequence[str] | None, record: Path | None) -> Position:
    """The position given in words, or the last one of a record; one of the two."""
    if bool(position) == bool(record):
        raise typer.BadParameter("give a position, or a record with --record")
    return last_position(record) if record else parse_position(" ".join(position or ()))


def last_position(path: Path) -> Position:
    """The last position of a record. Error: what keeps it from being replayed."""
    told = replay_text(read_bytes(path))
    if told.fault:
        raise told.fault
    assert told.match, "a record without a fault has a deal"
    return Position(told.match.rules, told.match.state)


def _show(match: Match, *, positions: bool) -> None:
    rules = match.rules
    pairs([("game", rules.game.name), ("rules", rules.chosen.hash), ("seed", match.seed or "none")])
    totals = [0] * rules.seats
    for number, played in enumerate(match.past, start=1):
        start = rules.play.start(played.deal)
        _show_deal(rules, start, number, played.actions, positions=positions)
        for seat, points in enumerate(played.outcome.points):
            totals[played.seating[seat]] += points
        if played.outcome.thrown_in:
            say("thrown in")
        else:
            say(f"points {_numbers(played.outcome.points)}; totals {_numbers(totals)}", "bold")
    if match.state.outcome is None:
        start = rules.play.start(match.state.deal)
        _show_deal(rules, start, len(match.past) + 1, match.actions, positions=positions)
        say(f"seat {match.state.to_act} to act, phase {match.state.phase}", "bold")
    if match.winners:
        say(f"won by {', '.join(f'player {player}' for player in match.winners)}", "bold green")
    if not positions:
        say(format_position(rules, match.state))


def _numbers(numbers: Sequence[int]) -> str:
    return " ".join(f"{number:+d}" for number in numbers)


def _show_deal(rules: Rules, state: State, number: int, actions: Sequence[str], *, positions: bool) -> None:
    """The cards and the actions of one deal."""
    deal = state.deal
    say(
        f"deal {number}: dealer {deal.dealer}, opener {deal.opener}, {counted(len(actions), 'action')}",
        "bold",
    )
    for seat, hand in enumerate(deal.hands):
        say(f"seat {seat}: {hand}")
    if positions:
        say(format_position(rules, state))
    rows: list[tuple[str, str]] = []
    for text in actions:
        action = state.parse_action(text.partition(" ")[2])
        if positions:
            state = state.apply(action)
            say(text, "cyan")
            say(format_position(rules, state))
        else:
            rows.append((text, combination(state, action)))
            state = state.apply(action)
    if rows:
        table(("action", "combination"), rows)
