"""The race as a command: one run, one core, all contenders in turn; rates, ratios and the targets they must
reach.
"""

import argparse
import importlib
import json
import platform
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import asdict
from functools import partial
from pathlib import Path

from benchmarks.progress import progress
from benchmarks.speed.limit import SOURCE, Limit
from benchmarks.speed.measure import (
    Contender,
    Result,
    Run,
    Spread,
    Target,
    calibrate,
    judge,
    measure,
    one_core,
)
from benchmarks.speed.ours import Batched, Interpreted, Kernel, OnTwoCores, States, Zoo
from benchmarks.speed.picture import svg
from benchmarks.speed.profile import profile
from triumvir.climbing import kernel
from triumvir.games import registry

LIMIT, SPIEL, RLCARD = "limit.c", "open_spiel", "rlcard"
BATCH, BATCH_2 = "dou_dizhu, batch", "dou_dizhu, batch, two cores"
KERNEL, STATES, PURE = "dou_dizhu, kernel", "dou_dizhu, states", "dou_dizhu, interpreted"
ZOO = "dou_dizhu, PettingZoo"
TARGETS = (
    Target(KERNEL, LIMIT, 0.5),
    Target(KERNEL, SPIEL, 50),
    Target(KERNEL, RLCARD, 8_000),
    Target("big_three, kernel", KERNEL, 1),
    Target("hokm, kernel", KERNEL, 1),
    Target(STATES, SPIEL, 0.5),
    Target(ZOO, RLCARD, 20),
    Target(PURE, RLCARD, 10),
    Target(BATCH, SPIEL, 100),
    Target(BATCH, RLCARD, 10_000),
    Target(BATCH_2, BATCH, 1.8),
)


def wanted(limit: Path) -> list[tuple[str, str, Callable[[], Run]]]:
    """Everybody's name, what it is, and how to get it ready."""
    peers = "benchmarks.speed.peers"
    kernels = [
        (f"{game}, kernel", "inside the compiled kernel", partial(Kernel, game)) for game in registry.games()
    ]
    return [
        (LIMIT, "plain C, -O3 -march=native", partial(Limit, limit)),
        *kernels,
        (BATCH, "a batch with observations, stepped from Python", partial(Batched, "dou_dizhu")),
        (BATCH_2, "the same with two threads", partial(OnTwoCores, "dou_dizhu", 8192)),
        (SPIEL, "its C++ states, stepped from Python", lambda: importlib.import_module(peers).OpenSpiel()),
        (STATES, "our states, stepped from Python", lambda: States(registry.find("dou_dizhu").rules(SPIEL))),
        (ZOO, "our environment, seen and masked each turn", lambda: Zoo("dou_dizhu_v0", RLCARD)),
        (RLCARD, "its environment, random agents", lambda: importlib.import_module(peers).RlCard()),
        (PURE, "the same kernel as plain Python", partial(Interpreted, "dou_dizhu")),
    ]


def ready(limit: Path, stack: ExitStack) -> tuple[list[Contender], list[str]]:
    """Everybody who can take part here, and why the others cannot; the stack closes what was opened."""
    able, absent = [], []
    for name, what, make in wanted(limit):
        try:
            run = make()
        except (ImportError, FileNotFoundError) as error:
            absent.append(f"{name} takes no part: {error}")
            continue
        if isinstance(run, Limit | Interpreted):
            stack.callback(run.close)
        able.append(Contender(name, what, run))
    return able, absent


def options(words: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.speed", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often everybody's turn comes (default: 7)")
    parser.add_argument("--seconds", type=float, default=0.4, help="about how long a turn is (default: 0.4)")
    parser.add_argument("--limit", type=Path, default=SOURCE, metavar="FILE.c", help="another C yardstick")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw the rates there")
    parser.add_argument("--profile", action="store_true", help="then show where our time goes")
    parser.add_argument("--strict", action="store_true", help="exit code 1 if a target is missed")
    return parser.parse_args(words)


def race(contenders: Sequence[Contender], rounds: int, seconds: float) -> None:
    """Find everybody's number of deals, then run all rounds, with a bar on a terminal that can show one."""
    steps = len(contenders) * (rounds + 1)
    with progress("racing", steps) as tick:
        for contender in contenders:
            calibrate(contender, seconds)
            tick(1)
        measure(contenders, rounds, lambda: tick(1))


def rates(contenders: Sequence[Contender]) -> list[str]:
    """A line for each contender."""
    lines = [f"{'deals a second':28}{'min':>11}{'median':>11}{'max':>11}   what"]
    for contender in contenders:
        spread = Spread.of(contender.rates)
        numbers = "".join(f"{figure(rate):>11}" for rate in (spread.low, spread.mid, spread.high))
        lines.append(f"{contender.name:28}{numbers}   {contender.what}")
    return lines


def ratios(results: Sequence[Result]) -> list[str]:
    """A line for each target."""
    lines = [f"{'ratio, round by round':46}{'min':>10}{'median':>10}{'max':>10}{'target':>10}"]
    for result in results:
        target, ratio = result.target, result.ratio
        values = (ratio.low, ratio.mid, ratio.high) if ratio else ()
        numbers = "".join(f"{figure(value):>10}" for value in values) or f"{'':30}"
        name = f"{target.name} / {target.other}"
        lines.append(f"{name:46}{numbers}{figure(target.factor):>10}  {result.verdict}")
    return lines


def figure(value: float) -> str:
    """Three digits or more.

    >>> figure(0.4567), figure(12.34), figure(123456.7)
    ('0.457', '12.3', '123,457')
    """
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def figures(contenders: Sequence[Contender], results: Sequence[Result]) -> dict[str, object]:
    """Everything measured, as plain JSON."""
    return {
        "machine": {"python": platform.python_version(), "system": platform.platform()},
        "deals_per_second": {contender.name: contender.rates for contender in contenders},
        "targets": [
            {
                "ratio": [result.target.name, result.target.other],
                "target": result.target.factor,
                "measured": None if result.ratio is None else asdict(result.ratio),
                "verdict": result.verdict,
            }
            for result in results
        ],
    }


def main(words: list[str]) -> int:
    """1 when a target is missed and --strict asks, else 0."""
    chosen = options(words)
    if str(kernel.__file__).endswith(".py"):
        print("the kernels are not compiled: make build first", file=sys.stderr)
        return 1
    core = one_core()
    with ExitStack() as stack:
        contenders, absent = ready(chosen.limit, stack)
        race(contenders, chosen.rounds, chosen.seconds)
    results = judge(contenders, TARGETS)
    where = "any core" if core is None else f"core {core}"
    print(f"random deals, {chosen.rounds} rounds in turn on {where}, Python {platform.python_version()}\n")
    print(*rates(contenders), "", *ratios(results), *absent, sep="\n")
    if chosen.json:
        chosen.json.write_text(json.dumps(figures(contenders, results), indent=1) + "\n")
    if chosen.plot:
        ours = frozenset(
            contender.name for contender in contenders if contender.name not in (LIMIT, SPIEL, RLCARD)
        )
        chosen.plot.write_text(svg(contenders, ours, "Random deals a second, one core, logarithmic scale"))
    if chosen.profile:
        print("", *profile(), sep="\n")
    return int(chosen.strict and any(result.verdict == "MISSED" for result in results))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
