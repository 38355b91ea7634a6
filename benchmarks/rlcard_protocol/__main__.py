"""The protocol as a command: plays the decks, keeps the results, prints WP and ADP."""

import argparse
import sys
from pathlib import Path

from benchmarks.progress import progress
from benchmarks.rlcard_protocol.deck import Pair, Result
from benchmarks.rlcard_protocol.players import known
from benchmarks.rlcard_protocol.quick import EVALUATION
from benchmarks.rlcard_protocol.runs import OtherRunError, Run, kept, results, versions
from benchmarks.rlcard_protocol.score import Score, both_roles, lines
from triumvir.errors import SetupError

BOT = "rlcard (DouZero's rule agent), random (its random agent), or a bot of ours: club, expert:ms=100, "
BOT += "triumvir:random"
SHOWN = 5


def options(words: list[str]) -> argparse.Namespace:
    """The command line. Exits with 2 on a fault in it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rlcard_protocol", description=__doc__)
    parser.add_argument("--landlord", metavar="BOT", help=BOT)
    parser.add_argument("--peasants", metavar="BOT", help="who plays both peasants")
    parser.add_argument("--bot", metavar="BOT", help="both roles in turn, each deck twice, against rlcard")
    parser.add_argument("--decks", type=int, default=1_000, help="how many (default: 1,000)")
    parser.add_argument("--start", type=int, default=0, metavar="K", help="number of the first (default: 0)")
    parser.add_argument("--seed", default=EVALUATION, help="of decks and bots (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep results there, go on from there")
    chosen = parser.parse_args(words)
    if chosen.bot is None and (chosen.landlord is None or chosen.peasants is None):
        parser.error("who plays? --landlord BOT --peasants BOT, or --bot BOT")
    if chosen.bot is not None and (chosen.landlord or chosen.peasants or chosen.bot == "rlcard"):
        parser.error("--bot stands alone, and plays against rlcard")
    if min(chosen.decks, chosen.jobs) < 1 or chosen.start < 0:
        parser.error("--decks and --jobs: 1 at least; --start: 0 at least")
    for name in filter(None, (chosen.bot, chosen.landlord, chosen.peasants)):
        try:
            known(name)
        except SetupError as error:
            parser.error(f"{name}: {error}")
    return chosen


def report(run: Run, found: list[Result], bot: str | None) -> list[str]:
    """What was measured, in lines of text."""
    last = run.first + run.decks - 1
    with_what = ", ".join(f"{name} {text}" for name, text in versions().items())
    told = [f"seed {run.seed}, decks {run.first} to {last}, {with_what}"]
    played = [(pair, [result for result in found if result.pair == pair]) for pair in run.pairs]
    told += lines([Score.of(pair, of_pair) for pair, of_pair in played if of_pair])
    if bot and (both := both_roles(bot, found)):
        told.append(f"{bot}, both roles: WP {both[0].text()}, ADP {both[1].text('+')}")
    faults = [result for result in found if result.fault]
    return told + [f"FAULT in deck {result.deck}: {result.fault}" for result in faults[:SHOWN]]


def main(words: list[str]) -> int:
    """0; 1 when a bot of ours made an illegal move; 2 for a file of another run; 130 when interrupted."""
    chosen = options(words)
    bot = chosen.bot
    pairs = [Pair(bot, "rlcard"), Pair("rlcard", bot)] if bot else [Pair(chosen.landlord, chosen.peasants)]
    run = Run(tuple(pairs), chosen.seed, chosen.start, chosen.decks)
    stopped = False
    try:
        with progress(" ".join(map(":".join, pairs)), len(pairs) * chosen.decks) as tick:
            found = results(run, chosen.jobs, chosen.out, tick)
    except OtherRunError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        stopped = True
        print("stopped; with --out the same command goes on", file=sys.stderr)
        inside = kept(run, chosen.out) if chosen.out else []
        found = [result for result in inside if result.deck in run.numbers]
    print(*report(run, found, bot), sep="\n")
    if stopped:
        return 130
    return int(any(result.fault for result in found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
