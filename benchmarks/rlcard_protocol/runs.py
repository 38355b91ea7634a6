"""Many decks: in several processes, kept line by line in a file from which a stopped run goes on."""

import json
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from hashlib import sha256
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path

import triumvir
from benchmarks.rlcard_protocol.deck import STREAM, Pair, Result, play
from benchmarks.rlcard_protocol.players import is_ours
from benchmarks.rlcard_protocol.seen import rules

THINKING = ("bots", "solve", "views")
"""The rooms whose code decides what a bot of ours plays."""
PART = 5
"""Decks that a process plays at a time."""


class OtherRunError(Exception):
    """The file holds results of another run."""


@dataclass(frozen=True, slots=True)
class Run:
    """What is asked for. Only the numbers of the decks may change when a file is gone on with."""

    pairs: tuple[Pair, ...]
    seed: str
    first: int
    decks: int

    @property
    def numbers(self) -> range:
        """The decks."""
        return range(self.first, self.first + self.decks)

    def header(self) -> dict[str, object]:
        """What all results of a file have in common."""
        ours = any(is_ours(name) for pair in self.pairs for name in pair)
        return {
            "protocol": STREAM,
            "pairs": [[*pair] for pair in self.pairs],
            "seed": self.seed,
            "rules": rules()[0].chosen.hash,
            "versions": versions(),
            "code": _digest() if ours else "",
        }


def versions() -> dict[str, str]:
    """What plays together."""
    return {name: version(name) for name in ("triumvir", "douzero", "rlcard")}


def _digest() -> str:
    """Twelve digits of the code that decides how our bots play."""
    root, digest = Path(triumvir.__file__).parent, sha256()
    for room in THINKING:
        for path in sorted((root / room).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def kept(run: Run, path: Path) -> list[Result]:
    """The results in the file, which is begun if it is not there. A last line that was cut off goes.

    Error: OtherRunError.
    """
    header = run.header()
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if not whole:
        whole = json.dumps(header) + "\n"
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    first, *rest = whole.splitlines()
    found = json.loads(first)
    if found != header:
        differing = sorted(name for name in {*found, *header} if found.get(name) != header.get(name))
        raise OtherRunError(f"{path} holds another run; different: {', '.join(differing)}")
    return [_read(line) for line in rest]


def _read(line: str) -> Result:
    fields = json.loads(line)
    fields["pair"] = Pair(*fields["pair"])
    return Result(**fields)


def results(
    run: Run, jobs: int = 1, path: Path | None = None, tick: Callable[[int], object] = int
) -> list[Result]:
    """A result for each pair and deck, in order; those in the file are not played again.

    `tick` is told how many more are there. Error: OtherRunError.
    """
    wanted = {(pair, number) for pair in run.pairs for number in run.numbers}
    done = {(result.pair, result.deck): result for result in (kept(run, path) if path else [])}
    tick(len(wanted & done.keys()))
    left = [(pair, number) for number in run.numbers for pair in run.pairs if (pair, number) not in done]
    parts = [left[at : at + PART] for at in range(0, len(left), PART)]
    for ready in _played(run.seed, parts, jobs):
        if path:
            with path.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(asdict(result)) + "\n" for result in ready)
        done |= {(result.pair, result.deck): result for result in ready}
        tick(len(ready))
    return [done[pair, number] for pair in run.pairs for number in run.numbers]


Part = Sequence[tuple[Pair, int]]


def _part(seed: str, part: Part) -> list[Result]:
    return [play(pair, seed, number) for pair, number in part]


def _played(seed: str, parts: Sequence[Part], jobs: int) -> Iterator[list[Result]]:
    """The results of each part, as they come."""
    if jobs == 1:
        yield from (_part(seed, part) for part in parts)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_quiet) as pool:
        try:
            for ready in as_completed([pool.submit(_part, seed, part) for part in parts]):
                yield ready.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _quiet() -> None:
    """An interrupt is for the process that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
