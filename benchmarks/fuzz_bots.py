"""Bots asked in random positions: no exception, no illegal action, the budget kept.

    python -m benchmarks.fuzz_bots --positions 100000 --jobs 2 --bots novice club expert:ms=20

Positions come from deals of random actions, of every game in turn (or those named), half of them under
options drawn at random; each bot is asked in some moments of each deal, mostly with recall. A bot with a
budget in milliseconds keeps it if the 99th percentile of its answers does.
"""

import argparse
import sys
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from itertools import count, islice
from math import ceil

from benchmarks.progress import progress
from triumvir.bots.bot import make
from triumvir.bots.budget import Budget
from triumvir.cards.rng import Rng
from triumvir.errors import SetupError
from triumvir.games.game import Rules
from triumvir.games.match import Match
from triumvir.games.options import Option, Value
from triumvir.games.registry import find, games
from triumvir.views.view import View, view_of

BOTS = ("random", "novice", "club", "expert:worlds=3,nodes=200", "expert:ms=20")
MOMENTS = 60
"""In how many moments of a deal a bot is asked at most."""
CHANGED = 4
"""One option in so many is changed where options are drawn."""
AHEAD = 20
"""Deals that are handed out at a time, for each process."""
SHOWN = 10
"""Faults that are printed."""


@dataclass(frozen=True, slots=True)
class Answer:
    """How long a bot took in one position, and what was wrong with what it said; nothing, as a rule."""

    game: str
    bot: str
    ms: float
    fault: str = ""


def option_value(option: Option, rng: Rng) -> Value:
    """A value of an option; numbers stay small."""
    if option.choices and not (option.within and rng.below(2)):
        return rng.choice(option.choices)
    assert option.within, "an option has choices or a range"
    low, high = option.within
    return option.read(f"{option.prefix}{low + rng.below(min(high - low, 9) + 1)}")


def some_rules(game: str, rng: Rng) -> Rules:
    """A preset of the game, or rules under random options."""
    chosen = find(game)
    if rng.below(2):
        return chosen.rules(rng.choice(chosen.presets).name)
    changed = [option for option in chosen.options if not rng.below(CHANGED)]
    return chosen.rules("text", **{option.name: option_value(option, rng) for option in changed})


def some_matches(game: str, rng: Rng) -> list[Match]:
    """The first and some other moments of a deal of random actions."""
    match = Match.start(some_rules(game, rng), rng.below(1 << 30))
    found: list[Match] = []
    while match.state.outcome is None:
        found.append(match)
        match = match.apply(rng.choice(match.state.legal_actions()))
    return [found[0], *rng.shuffled(found)[:MOMENTS]]


def answer(game: str, bot: str, view: View, seed: str) -> Answer:
    """What comes of asking a bot."""
    rng, player = Rng.stream(seed, bot), make(bot)
    began = time.perf_counter()
    try:
        action = player.act(view, rng)
    except Exception as error:
        return Answer(game, bot, 0.0, f"{game}, {seed}: {bot} raised {error!r}")
    ms = 1000 * (time.perf_counter() - began)
    if all(action != choice.action for choice in view.legal):
        return Answer(game, bot, ms, f"{game}, {seed}: {bot} did what is not legal, {action!r}")
    return Answer(game, bot, ms)


def answers(bots: Sequence[str], game: str, seed: str, number: int) -> list[Answer]:
    """All that is said about one deal: each bot in each of its moments.

    The first is asked in before, out of the count: what is worked out once for rules is no part of a budget.
    """
    rng = Rng.stream(seed, "fuzz", game, number)
    first, *matches = some_matches(game, rng)
    view = view_of(first, first.state.to_act)
    warm = (answer(game, bot, view, f"{seed}/{number}/first") for bot in bots)
    found = [each for each in warm if each.fault]
    for moment, match in enumerate(matches):
        view = view_of(match, match.state.to_act, recall=bool(rng.below(4)))
        found += [answer(game, bot, view, f"{seed}/{number}/{moment}") for bot in bots]
    return found


def deals(
    bots: Sequence[str], names: Sequence[str], seed: str, jobs: int
) -> Generator[list[Answer], None, None]:
    """Deal after deal without end, the games in turn; the same whatever `jobs` is."""
    tasks = ((bots, game, seed, number) for number in count() for game in names)
    if jobs == 1:
        yield from (answers(*task) for task in tasks)
    with ProcessPoolExecutor(jobs) as pool:
        while True:
            wave = [pool.submit(answers, *task) for task in islice(tasks, AHEAD * jobs)]
            yield from (done.result() for done in wave)


def asked(
    bots: Sequence[str],
    names: Sequence[str],
    positions: int,
    seed: str,
    jobs: int,
    tick: Callable[[int], None],
) -> list[Answer]:
    """The answers in so many positions or a few more; what is there when it is interrupted."""
    found: list[Answer] = []
    try:
        with closing(deals(bots, names, seed, jobs)) as stream:
            for deal in stream:
                found += deal
                tick(len(deal) // len(bots))
                if len(found) >= positions * len(bots):
                    break
    except KeyboardInterrupt:
        print("stopped; this is what was asked so far", file=sys.stderr)
    return found


def lines(found: Sequence[Answer], bots: Sequence[str], names: Sequence[str]) -> Iterator[str]:
    """A table: milliseconds of each bot in each game, and whether its budget was kept."""
    width = max(map(len, (*bots, "bot")))
    yield f"{'game':14} {'bot':{width}} {'positions':>9} {'p50':>8} {'p99':>8} {'max':>8}  ms"
    for game in names:
        for bot in bots:
            times = sorted(each.ms for each in found if (each.game, each.bot) == (game, bot))
            if not times:
                continue
            middle, late, last = (percentile(times, share) for share in (0.5, 0.99, 1))
            limit = Budget.parse(bot.partition(":")[2]).ms
            told = "" if limit is None else "  kept" if late <= limit else "  NOT KEPT"
            yield f"{game:14} {bot:{width}} {len(times):9,} {middle:8.2f} {late:8.2f} {last:8.2f}{told}"


def percentile(times: Sequence[float], share: float) -> float:
    """The least time that so large a share of the sorted times does not exceed."""
    return times[max(ceil(share * len(times)) - 1, 0)]


def options(words: Sequence[str] | None) -> argparse.Namespace:
    """The command line. Exits with 2 on a fault in it."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.fuzz_bots",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--positions", type=int, default=2_000, help="all games together (default: 2,000)")
    parser.add_argument("--bots", nargs="+", default=[*BOTS], metavar="BOT", help="who is asked")
    parser.add_argument("--games", nargs="+", default=[*games()], choices=[*games()], metavar="GAME")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--seed", default="fuzz", help="the same text asks in the same positions")
    chosen = parser.parse_args(words)
    if min(chosen.positions, chosen.jobs) < 1:
        parser.error("--positions and --jobs: 1 at least")
    for bot in chosen.bots:
        try:
            make(bot)
        except SetupError as error:
            parser.error(f"{bot}: {error}")
    return chosen


def main(words: Sequence[str] | None = None) -> int:
    """0; 1 when there is any fault or a budget was not kept."""
    chosen = options(words)
    with progress("positions", chosen.positions) as tick:
        found = asked(chosen.bots, chosen.games, chosen.positions, chosen.seed, chosen.jobs, tick)
    faults = [each.fault for each in found if each.fault]
    table = [*lines(found, chosen.bots, chosen.games)]
    print(*table, *faults[:SHOWN], sep="\n")
    print(f"{len(found) // len(chosen.bots):,} positions, {len(found):,} answers, {len(faults)} faults")
    return int(bool(faults) or any(line.endswith("NOT KEPT") for line in table))


if __name__ == "__main__":
    sys.exit(main())
