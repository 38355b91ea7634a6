"""solve: what each action of a position is worth with open hands, and a line of best actions."""

import signal
from collections.abc import Generator
from contextlib import contextmanager
from typing import Annotated

import typer

from triumvir.cli.options import FromRecord, MaybePosition
from triumvir.cli.records import asked_position
from triumvir.cli.screen import counted, say, table
from triumvir.cli.words import combination
from triumvir.errors import Code, SetupError
from triumvir.games.game import State
from triumvir.solve.solution import GOALS, Goal, Solution
from triumvir.solve.solver import solvable
from triumvir.solve.solver import solve as solved_by


def solve(
    position: MaybePosition = None,
    record: FromRecord = None,
    goal: Annotated[
        str | None,
        typer.Option(
            "--goal",
            "-g",
            metavar="GOAL",
            help="win or points in climbing games, tricks or points in trick-taking ones.",
            show_default=False,
        ),
    ] = None,
    nodes: Annotated[
        int | None, typer.Option("--nodes", min=1, help="The most positions to search.", show_default=False)
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", min=0.0, help="The longest to search.", show_default=False)
    ] = None,
) -> None:
    """Solve a position in play with all hands open: the value of every legal action, and a line of best
    actions.

    Ctrl-C ends the search. What was not solved is said so (exit code 1).
    """
    state = asked_position(position, record).state
    if not solvable(state):
        raise SetupError(Code.ACTION_WRONG_PHASE, got=state.phase, expected="a deal in play")
    with _stopped_by_hand() as stopped:
        found = solved_by(state, _goal(goal), nodes=nodes, seconds=seconds, stop=lambda: bool(stopped))
    _show(state, found)
    if not found.solved:
        raise typer.Exit(1)


def _goal(text: str | None) -> Goal | None:
    """The goal of that name; that of the family if none is said. Error: option/value."""
    for goal in GOALS:
        if text == goal:
            return goal
    if text is not None:
        raise SetupError(Code.OPTION_VALUE, got=text, expected=" | ".join(GOALS), where="goal")
    return None


@contextmanager
def _stopped_by_hand() -> Generator[list[int]]:
    """A list that Ctrl-C puts something into, in the place of what it does otherwise."""
    stopped: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: stopped.append(number))
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)


def _show(state: State, found: Solution) -> None:
    """The values, what is best, and how it goes on."""
    say(f"seat {state.to_act} to act, goal: {found.goal}")
    rows = [
        (
            state.format_action(worth.action),
            combination(state, worth.action),
            "not solved" if worth.value is None else worth.value,
            *([" ".join(f"{points:+d}" for points in worth.points)] if worth.points else []),
        )
        for worth in found.actions
    ]
    heads = ("action", "combination", found.goal, *(["by seat"] if len(rows[0]) > 3 else []))
    table(heads, rows)
    line: list[str] = []
    for action in found.line:
        line.append(f"{state.to_act} {state.format_action(action)}")
        state = state.apply(action)
    if line:
        say("best: " + ", ".join(line), "bold")
    end = "solved" if found.solved else "not solved"
    say(f"{end}, {counted(found.nodes, 'node')}")
