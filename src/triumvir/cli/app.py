"""The commands, put together; and how faults leave the program."""

import sys

import typer

from triumvir.cli.about import doctor, rules
from triumvir.cli.account import account
from triumvir.cli.arena import arena
from triumvir.cli.bench import bench
from triumvir.cli.browse import browse
from triumvir.cli.deals import deal, legal, perft
from triumvir.cli.hint import hint
from triumvir.cli.join import join
from triumvir.cli.lend import lend
from triumvir.cli.matches import matches
from triumvir.cli.play import play
from triumvir.cli.records import replay
from triumvir.cli.screen import on_terminal
from triumvir.cli.serve import backup, serve
from triumvir.cli.simulate import simulate, trajectories
from triumvir.cli.solve import solve
from triumvir.cli.vectors import conform
from triumvir.cli.verify import verify
from triumvir.errors import SetupError, TriumvirError

app = typer.Typer(
    name="triumvir",
    help="Rules, notation and fast simulation for three-handed card games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich" if on_terminal() else None,
)
for command in (
    browse,
    play,
    join,
    lend,
    account,
    matches,
    deal,
    legal,
    hint,
    solve,
    perft,
    replay,
    verify,
    conform,
    serve,
    backup,
    arena,
    simulate,
    trajectories,
    rules,
    bench,
    doctor,
):
    app.command()(command)


def run() -> int:
    """Run the command line; the exit code of a fault is 2, and each fault is one line on standard error."""
    try:
        app()
    except TriumvirError as error:
        for fault in error.faults if isinstance(error, SetupError) else (error,):
            print(f"error {fault}", file=sys.stderr)
        return 2
    return 0
