"""The comparison as a command: positions drawn at random, then whole deals; closes with a table."""

import argparse
import math
import sys
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from benchmarks.agreement.compare import EQUAL, NAMES, UNEXPLAINED, Tally, drawn, split
from benchmarks.agreement.deals import followed
from benchmarks.agreement.faults import FAULTS
from benchmarks.progress import progress

Part = Callable[[str, str, range], Tally]
OTHERS = {
    "fault (iii)": "when nobody bids the deal ends with zero for all",
    "fault (pay)": "1 to each winner, 0 to the others",
}


def options(words: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.agreement", description=__doc__)
    parser.add_argument(
        "--peer", choices=[*NAMES, "all"], default="all", help="the library (default: all three)"
    )
    parser.add_argument(
        "--positions", type=int, default=20_000, help="random positions for each (default: 20,000)"
    )
    parser.add_argument(
        "--deals", type=int, help="whole deals for each (default: a hundredth of the positions)"
    )
    parser.add_argument("--seed", default="1", help="any text; the same text asks the same questions")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    return parser.parse_args(words)


def ask(name: str, what: str, part: Part, seed: str, stretches: list[range], jobs: int) -> Tally:
    """All stretches of one part, in as many processes as wanted."""
    tally, total = Tally(), sum(len(stretch) for stretch in stretches)
    with progress(f"{name}: {what}", total) as tick:
        if jobs == 1:
            for stretch in stretches:
                tally.add(part(name, seed, stretch))
                tick(len(stretch))
            return tally
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            waiting: dict[Future[Tally], range] = {pool.submit(part, name, seed, at): at for at in stretches}
            for ready in as_completed(waiting):
                tally.add(ready.result())
                tick(len(waiting[ready]))
    return tally


def table(tally: Tally) -> list[str]:
    """A line for each sort of question, a column for each verdict."""
    verdicts = sorted({verdict for _, verdict in tally.answers} - {EQUAL, UNEXPLAINED})
    verdicts = [EQUAL, *verdicts, UNEXPLAINED]
    sorts = sorted({sort for sort, _ in tally.answers})
    rows = [(sort, [tally.answers[sort, verdict] for verdict in verdicts]) for sort in sorts]
    rows.append(("all", [sum(column) for column in zip(*(numbers for _, numbers in rows), strict=True)]))
    lines = [f"  {'':18}{'asked':>10}" + "".join(f"{verdict:>14}" for verdict in verdicts)]
    for sort, numbers in rows:
        lines.append(f"  {sort:18}{sum(numbers):>10,}" + "".join(f"{number:>14,}" for number in numbers))
    return lines


def report(name: str, what: str, tally: Tally) -> None:
    """The table of one part, what the faults are, and what is unexplained."""
    print(f"{name}, {what}", *table(tally), sep="\n")
    texts = {f"fault ({fault.number})": fault.text for fault in FAULTS[name]} | OTHERS
    for verdict in sorted({verdict for _, verdict in tally.answers} & set(texts)):
        print(f"  {verdict}: {texts[verdict]}")
    for line in tally.reports:
        print(f"  {UNEXPLAINED} {line}")
    print()


def main(words: list[str]) -> int:
    """0 when every difference is one of the named faults, else 1."""
    chosen = options(words)
    deals = chosen.deals if chosen.deals is not None else math.ceil(chosen.positions / 100)
    failed = False
    for name in NAMES if chosen.peer == "all" else [chosen.peer]:
        parts: list[tuple[str, Part, list[range]]] = [
            ("random positions", drawn, list(split(chosen.positions, 500))),
            ("whole deals", followed, list(split(deals, 10))),
        ]
        for what, part, stretches in parts:
            if stretches:
                tally = ask(name, what, part, chosen.seed, stretches, chosen.jobs)
                report(name, what, tally)
                failed |= tally.failed
    print(
        "every difference is a named fault of the other library"
        if not failed
        else "there are UNEXPLAINED differences"
    )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
