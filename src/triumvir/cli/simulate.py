"""simulate, trajectories: what learners learn from, played by bots or read from records."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from triumvir.arena.contest import Contest
from triumvir.arena.extra import load
from triumvir.bots.bot import LEVELS, make
from triumvir.cli.backends import INTERRUPTED, Address, BackendKind, BackendName, Jobs, chosen_backend
from triumvir.cli.options import GameName, NewSeed, PresetName, Values, chosen_rules, new_seed
from triumvir.cli.screen import counted, pairs, say, tracked
from triumvir.cli.sources import read_bytes, write_file
from triumvir.games.registry import find

EXTRA = "trajectories"
FORMS = ("npz", "parquet", "records")


def simulate(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT [BOT]...",
            help=f"One bot for all seats, or several: {', '.join(LEVELS)}.",
            show_default=False,
        ),
    ],
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="The folder of what comes of it.")],
    deals: Annotated[int, typer.Option("--deals", "-n", min=1, help="How many deals to play.")] = 100,
    form: Annotated[
        str, typer.Option("--format", metavar="FORMAT", help=f"{', '.join(FORMS)}; records are always kept.")
    ] = "npz",
    part: Annotated[int, typer.Option("--part", min=1, help="How many deals a file holds.")] = 1000,
    jobs: Jobs = 1,
    backend: BackendName = BackendKind.LOCAL,
    address: Address = None,
    seed: NewSeed = None,
    preset: PresetName = "text",
    option: Values = None,
    resumed: Annotated[bool, typer.Option("--resume", help="Go on with the folder of --out.")] = False,
) -> None:
    """Let bots play deals into a folder: records, and every decision as a row of arrays."""
    if form not in FORMS:
        raise typer.BadParameter(f"{form} is none of {', '.join(FORMS)}", param_hint="--format")
    if form == "parquet":
        load("pyarrow.parquet", EXTRA)
    simulations = load("triumvir.trajectories.simulation", EXTRA)
    folders = load("triumvir.trajectories.folder", EXTRA)
    chosen = chosen_rules(find(game), preset, option).chosen
    if resumed and seed is None and (out / folders.HEADER).exists():
        seed = str(folders.header(out).get("seed"))
    contest = Contest(chosen, tuple(map(make, bots)), seed or new_seed())
    simulation = simulations.Simulation(contest, form, part)
    simulation.check()
    folder = (folders.Folder.resume if resumed else folders.Folder.begin)(out, simulation)
    done = deals - len(folder.missing(deals))
    stopped = False
    with closing(folder.run(deals, chosen_backend(backend, jobs, address))) as running:
        try:
            for _ in tracked("deals", running, deals, done):
                done += 1
        except KeyboardInterrupt:
            stopped = True
    pairs([("game", game), ("rules", chosen.hash), ("seed", contest.seed), ("folder", out)])
    if stopped:
        say(f"stopped after {counted(done, 'deal')} of {deals}", "bold yellow")
        say("the same command with --resume goes on")
        raise typer.Exit(INTERRUPTED)
    say(counted(deals, "deal"), "bold")


def trajectories(
    records: Annotated[
        list[Path],
        typer.Argument(metavar="RECORDS...", help="Files of one or several records; - is standard input."),
    ],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="A file .npz or .parquet.")],
    jobs: Jobs = 1,
    backend: BackendName = BackendKind.LOCAL,
    address: Address = None,
) -> None:
    """Turn records into trajectories: every decision of the deals that are over as a row of arrays."""
    files = load("triumvir.trajectories.file", EXTRA)
    form = out.suffix.removeprefix(".")
    if form not in files.FORMS:
        raise typer.BadParameter(f"{out} ends in none of .{', .'.join(files.FORMS)}", param_hint="--out")
    record_file = load("triumvir.trajectories.records", EXTRA)
    sources = [
        (f"{path}, record {number}", text)
        for path in records
        for number, text in enumerate(record_file.split(read_bytes(path)), start=1)
    ]
    chosen = record_file.rules_in(sources[0])
    running = tracked("records", sources)
    rows = record_file.trajectories(running, chosen, chosen_backend(backend, jobs, address))
    write_file(out, files.written(rows, files.Meta.of(chosen), form))
    found = len(set(rows.deal.tolist()))
    pairs([("rules", chosen.hash), ("deals", found), ("decisions", len(rows)), ("file", out)])
