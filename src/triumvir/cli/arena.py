"""arena: bots against each other on the same deals."""

from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from triumvir.arena.board import Board
from triumvir.arena.contest import Contest
from triumvir.arena.estimate import Estimate
from triumvir.arena.extra import load
from triumvir.arena.header import Header
from triumvir.arena.plot import svg
from triumvir.arena.ratings import ratings
from triumvir.arena.result import Result, append, begin, read, resume
from triumvir.arena.run import boards
from triumvir.arena.stats import Summary, summary
from triumvir.bots.bot import LEVELS, make
from triumvir.cli.backends import INTERRUPTED, Address, BackendKind, BackendName, Jobs, chosen_backend
from triumvir.cli.options import NewSeed, PresetName, Values, chosen_rules, new_seed
from triumvir.cli.screen import counted, pairs, say, table, tracked
from triumvir.cli.sources import write_file
from triumvir.errors import TriumvirError
from triumvir.games.registry import find, games


def arena(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help=f"One of: {', '.join(games())}.", show_default=False)
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOT BOT [BOT] [BOT]",
            help=f"Levels, with a budget behind a colon if wanted: {', '.join(LEVELS)}.",
            show_default=False,
        ),
    ] = None,
    deals: Annotated[int, typer.Option("--deals", "-n", min=1, help="How many boards to play.")] = 100,
    duplicate: Annotated[
        bool, typer.Option("--duplicate/--no-duplicate", help="Each deal in every arrangement of the bots.")
    ] = True,
    jobs: Jobs = 1,
    backend: BackendName = BackendKind.LOCAL,
    address: Address = None,
    seed: NewSeed = None,
    preset: PresetName = "text",
    option: Values = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write the results here, board by board.")
    ] = None,
    resumed: Annotated[bool, typer.Option("--resume", help="Go on with the file of --out.")] = False,
    times: Annotated[
        bool,
        typer.Option(
            "--times/--no-times", help="How long acts took; without it the same contest is the same file."
        ),
    ] = True,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE.svg", help="Draw the results.")] = None,
    show: Annotated[
        Path | None, typer.Option("--show", metavar="FILE", help="Play nothing, show a file of results.")
    ] = None,
) -> None:
    """Let bots play the same deals against each other; what they won, with 95 % intervals."""
    if plot:
        load("matplotlib")
    if show:
        if game or out or resumed:
            raise typer.BadParameter("--show stands alone, or with --plot")
        _tell(read(show), plot)
        return
    if game is None or (resumed and not out):
        raise typer.BadParameter("a game and its bots are needed" if game is None else "--resume needs --out")
    chosen = chosen_rules(find(game), preset, option).chosen
    if resumed and out and seed is None and out.exists():
        seed = read(out).header.seed
    contest = Contest(chosen, tuple(map(make, bots or ())), seed or new_seed(), duplicate)
    contest.check()
    header = Header.of(contest)
    result = Result(header, ())
    if out:
        result = resume(out, header) if resumed else begin(out, header)
    with closing(
        boards(contest, result.missing(deals), backend=chosen_backend(backend, jobs, address))
    ) as run:
        result, stopped = _played(run if times else (board.untimed for board in run), result, deals, out)
    if out and not stopped:
        write_file(out, result.text)
    _tell(result, plot)
    if stopped:
        say(f"stopped after {counted(len(result.boards), 'board')} of {deals}", "bold yellow")
        if out:
            say("the same command with --resume goes on")
        raise typer.Exit(INTERRUPTED)


def _played(running: Iterable[Board], result: Result, deals: int, out: Path | None) -> tuple[Result, bool]:
    """The result with all its boards, or with those that there are at an interrupt; whether there was one."""
    done, more = deals - len(result.missing(deals)), list[Board]()
    try:
        for board in tracked("boards", running, deals, done):
            if out:
                append(out, board)
            more.append(board)
    except KeyboardInterrupt:
        return result.joined(more), True
    return result.joined(more), False


def _tell(result: Result, plot: Path | None) -> None:
    """The tables, and the picture."""
    header, told = result.header, summary(result.boards, len(result.header.bots))
    way = "duplicate" if header.duplicate else "not duplicate"
    thrown = f", {told.thrown_in} thrown in" if told.thrown_in else ""
    pairs(
        [
            ("game", header.game),
            ("rules", header.rules),
            ("seed", header.seed),
            ("made by", f"triumvir {header.triumvir}, {header.python}, kernels {header.kernels}"),
            ("played", f"{counted(told.boards, 'board')}, {counted(told.plays, 'play')}, {way}{thrown}"),
        ]
    )
    if result.boards:
        _standings(told, header.labels)
        _duels(told, header.labels)
        _others(result, told)
    if plot:
        write_file(plot, svg(result))


def _standings(told: Summary, labels: tuple[str, ...]) -> None:
    made = any(each.made for each in told.standings)
    rows = [
        [
            labels[each.bot],
            each.role or "all",
            each.seats,
            _figure(each.points, "+.2f"),
            _figure(each.won, ".3f"),
            *([_figure(each.made, ".3f")] if made else []),
        ]
        for each in told.standings
    ]
    say()
    table(("bot", "role", "seats", "points a deal", "won", *(["call made"] if made else [])), rows)


def _duels(told: Summary, labels: tuple[str, ...]) -> None:
    rows = [
        (
            f"{labels[each.first]} : {labels[each.second]}",
            each.difference.boards,
            _figure(each.better, ".3f"),
            _figure(each.difference, "+.2f"),
        )
        for each in told.duels
    ]
    say()
    table(("on the same board", "boards", "better", "points above"), rows)


def _others(result: Result, told: Summary) -> None:
    """Ratings, where their package is there, and times."""
    labels = result.header.labels
    try:
        rated = ratings(result.boards, len(labels))
        skills = [(f"{each.mu:.2f}", f"{each.sigma:.2f}", f"{each.ordinal:.2f}") for each in rated]
    except TriumvirError as fault:
        say(f"no ratings: {fault.got} is not installed ({fault.expected})")
        skills = [("", "", "")] * len(labels)
    if not any(times.acts for times in told.times):
        say()
        table(
            ("bot", "mu", "sigma", "ordinal"),
            [(label, *skill) for label, skill in zip(labels, skills, strict=True)],
        )
        return
    rows = [
        (label, *skill, times.acts, f"{times.mean / 1000:.2f}", f"{times.quantile(0.99) / 1000:.2f}")
        for label, skill, times in zip(labels, skills, told.times, strict=True)
    ]
    say()
    table(("bot", "mu", "sigma", "ordinal", "acts", "ms an act", "ms, 99 %"), rows)


def _figure(found: Estimate | None, form: str) -> str:
    """A figure with its interval, which one board does not give for points.

    >>> _figure(Estimate(0.5, 0.4, 0.6, 90), ".2f"), _figure(None, ".2f")
    ('0.50 (0.40 to 0.60)', '')
    """
    if found is None:
        return ""
    ends = f" ({found.low:{form}} to {found.high:{form}})"
    return f"{found.value:{form}}{ends if found.low > float('-inf') else ''}"
