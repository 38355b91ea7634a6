"""Baselines: every bot against every other one in every variant, by role, as a page of the documentation.

    python -m benchmarks.baselines --folder build/baselines --page docs/reference/baselines.md

Each contest is a file of the arena in the folder. What is there is not played again, so the same command goes
on where it was stopped, and with more boards it adds some; `--boards 0 --expert 0` only writes the page.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from pathlib import Path

from benchmarks.progress import progress
from triumvir.arena.contest import Contest
from triumvir.arena.estimate import Estimate
from triumvir.arena.header import Header
from triumvir.arena.result import Result, append, resume
from triumvir.arena.run import boards
from triumvir.arena.stats import summary
from triumvir.bots.bot import make
from triumvir.games.registry import find, games

BOTS = ("random", "novice", "club", "expert:worlds=20")
"""From weakest to strongest. An expert without a number of worlds thinks by the clock: nothing to repeat."""
TITLES = {
    "big_three": "The Big Three",
    "big_three/4": "The Big Three, pairs",
    "dou_dizhu": "Dou Dizhu",
    "dou_dizhu/4": "Dou Dizhu, four players",
    "hokm": "Hokm",
}
HEAD = """\
# Baselines

What an agent has to beat: every bot against every other one, in every variant, by role. Written by
`python -m benchmarks.baselines` ([what it does](benchmarks.md#baselines)); do not edit.

* Default rules, seed `{seed}`, duplicate boards: each deal in all arrangements of the two bots
  ([boards](../howto/arena.md#boards)). The same boards for your own agent: seed `{seed}` in the arena.
* **declarer** is the declarer's whole side, **defender** the others. Where sides are fixed before the calls
  nobody declares.
* **points** are the mean points of a seat in a deal, **won** the share of seats on the winning side. In
  brackets 95 % intervals with a board as one observation ([figures](../howto/arena.md#figures)).
* Made by {made}.
"""


@dataclass(frozen=True, slots=True)
class Pair:
    """One contest: a bot and a weaker one in a variant, and how many boards are wanted."""

    game: str
    bot: str
    against: str
    boards: int

    @property
    def file(self) -> str:
        """The name of its file of results."""
        words = (self.game, self.bot, self.against)
        return "-".join(word.replace("/", "").replace(":", "_") for word in words) + ".jsonl"

    def contest(self, seed: str) -> Contest:
        """What the arena plays."""
        return Contest(find(self.game).rules().chosen, (make(self.bot), make(self.against)), seed)


def pairs(wanted: int, expert: int) -> Iterator[Pair]:
    """Every contest, the quick ones first."""
    for weaker, bot in sorted(combinations(range(len(BOTS)), 2), key=lambda pair: (pair[1], pair[0])):
        size = expert if BOTS[bot].startswith("expert") else wanted
        yield from (Pair(game, BOTS[bot], BOTS[weaker], size) for game in games())


def played(pair: Pair, folder: Path, seed: str, jobs: int) -> Result:
    """The file of a contest with all the boards that are wanted, or that there were already."""
    contest = pair.contest(seed)
    path = folder / pair.file
    result = resume(path, Header.of(contest))
    todo = result.missing(pair.boards)
    with progress(f"{pair.game} {pair.bot} : {pair.against}", len(todo)) as tick:
        for board in boards(contest, todo, jobs):
            append(path, board)
            result = result.joined([board])
            tick(1)
    return result


def rows(results: Sequence[Result]) -> Iterator[str]:
    """The lines of the table of a variant, bot by bot, each against the others from the weakest on."""
    for name, against in permutations(BOTS, 2):
        (result,) = (result for result in results if {*result.header.bots} == {name, against})
        told = summary(result.boards, 2)
        for each in told.standings:
            if result.header.bots[each.bot] == name:
                figures = text(each.points, "+.2f"), text(each.won, ".3f")
                cells = name, against, told.boards, each.role or "all", each.seats, *figures
                yield f"| {' | '.join(map(str, cells))} |"


def text(found: Estimate | None, form: str) -> str:
    """A figure with its interval."""
    return f"{found.value:{form}} ({found.low:{form}} to {found.high:{form}})" if found else ""


def page(results: Sequence[Result], head: str) -> str:
    """The page: a table for each variant."""
    lines = [head]
    for game in games():
        lines += [f"## {TITLES[game]}", ""]
        lines += ["| bot | against | boards | role | seats | points | won |", "|---|---|---|---|---|---|---|"]
        lines += rows([result for result in results if result.header.game == game])
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    """Read the command line, play what is missing, write the page."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--boards", type=int, default=300)
    parser.add_argument("--expert", type=int, default=40, help="boards of the expert")
    parser.add_argument("--seed", default="baseline")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/baselines"))
    parser.add_argument("--page", type=Path)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    found = [played(pair, asked.folder, asked.seed, asked.jobs) for pair in pairs(asked.boards, asked.expert)]
    if asked.page:
        header = found[0].header
        made = f"triumvir {header.triumvir}, {header.python}, kernels {header.kernels}"
        head = HEAD.format(seed=asked.seed, made=made)
        asked.page.write_text(page(found, head), encoding="utf-8")


if __name__ == "__main__":
    main()
