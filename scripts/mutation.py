#!/usr/bin/env python3
"""Mutants of the rules: one small change at a time, and whether the tests of the room notice.

scripts/mutation.py --sample 300 --seed 1     some mutants, drawn at random; again gives the same ones
scripts/mutation.py --only climbing/kernel    all mutants of some files
scripts/mutation.py --report                  figures and survivors of what has been run

Package and tests are copied to build/mutation/tree. Mutants live in memory: an import hook serves the changed
module to a forked process that runs the tests of its room as plain Python and stops at the first failure.
Results are kept, so a run goes on where it was stopped; survivors are tried again when their tests change.
"""

import argparse
import ast
import copy
import filecmp
import hashlib
import importlib.abc
import importlib.machinery
import json
import multiprocessing
import os
import random
import resource
import shutil
import signal
import sys
import time
from collections import Counter
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import hypothesis.strategies  # noqa: F401 - loaded once, before the forks
import pytest

from mutants import changed, walk, ways, without_effect
from pure_tree import PURE, refresh
from steps import ROOT

LIMIT = 15.0
TREE = ROOT / "build" / "mutation" / "tree"
PACKAGE = TREE / "triumvir"
RESULTS = TREE.with_name("results.jsonl")


def climbing(*first: str) -> tuple[str, ...]:
    """The tests of the climbing family, those first that look at a file most closely."""
    names = (*first, "turn", "text", "seen", "refusals", "shapes", "state", "plays", "play_kernel")
    return tuple(f"tests/climbing/test_{name}.py" for name in names)


def games(*first: str) -> tuple[str, ...]:
    """The tests of what the games share and of the climbing games, in the same way."""
    names = (*first, "index", "variants", "opening", "settlement", "match", "options", "presets", "registry")
    return tuple(f"tests/games/test_{name}.py" for name in names)


ROOMS: dict[str, tuple[str, ...]] = {
    "climbing/kernel_turn.py": climbing("turn"),
    "climbing/kernel_play.py": climbing("play_kernel"),
    "climbing/kernel.py": climbing("shapes", "plays"),
    "climbing/kernel_readings.py": climbing("shapes", "plays"),
    "climbing/actions.py": climbing("refusals", "seen"),
    "climbing/combo.py": climbing("shapes", "refusals"),
    "climbing/shape.py": climbing("shapes"),
    "climbing/text.py": climbing("text", "refusals"),
    "climbing/[op][!o]*.py": climbing("refusals", "seen", "redealt", "state"),
    "climbing/[rs]*.py": climbing("rules", "seen", "redealt", "state", "refusals"),
    "auction/[!p_]*.py": ("tests/auction",),
    "tricks/[!p_]*.py": ("tests/tricks",),
    "tricks/phases.py": ("tests/tricks",),
    "games/hokm/[!_np]*.py": ("tests/games/test_hokm.py", "tests/games/test_index.py"),
    "games/*/settlement.py": games("settlement"),
    "games/*/o[!_]*.py": games("opening"),
    "games/*/shapes.py": (*games(), "tests/climbing/test_plays.py"),
    "games/*/rules.py": games(),
    "games/match.py": games("match"),
    "games/options.py": games("options"),
    "games/o*.py": games("opening"),
    "games/registry.py": games("registry"),
    "games/shared.py": games("opening"),
}
"""Which tests answer for which files of the package. Positions as text are notation, not rules."""


@dataclass(frozen=True)
class Mutant:
    """One change: the file, the node by its place in a walk of the tree, the way to change it, and words."""

    file: str
    node: int
    way: str
    line: int
    words: str
    digest: str

    @property
    def key(self) -> str:
        """What names the mutant as long as its file does not change."""
        return f"{self.file}:{self.node}:{self.way}:{self.digest}"


def copy_tree() -> None:
    """Package and tests as they are now, out of the way of whoever goes on working on them."""
    refresh()
    mirror(PURE / "triumvir", PACKAGE)
    for name in ("tests", "scripts"):
        mirror(ROOT / name, TREE / name)
    shutil.copy(ROOT / "pyproject.toml", TREE)


def mirror(source: Path, target: Path) -> None:
    """Make `target` hold the files of `source`; what has not changed stays, so that bytecode stays good."""
    names = {path.relative_to(source) for path in source.rglob("*") if "__pycache__" not in path.parts}
    for path in [path for path in target.rglob("*") if "__pycache__" not in path.parts]:
        if path.is_file() and path.relative_to(target) not in names:
            path.unlink()
    for name in (name for name in names if (source / name).is_file()):
        if not (target / name).exists() or not filecmp.cmp(source / name, target / name):
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source / name, target / name)


def tests_of(file: str) -> tuple[str, ...]:
    """The tests that answer for a file, each named once."""
    found = next(tests for pattern, tests in ROOMS.items() if Path(file).match(pattern))
    return tuple(dict.fromkeys(found))


def files() -> list[str]:
    """The files whose rules are changed, relative to the package."""
    found = {path for pattern in ROOMS for path in PACKAGE.glob(pattern)}
    return sorted(str(path.relative_to(PACKAGE)) for path in found)


def digest(*paths: Path) -> str:
    """A few digits that change with the files and with those in the folders."""
    found = [
        path for given in paths for path in ([given] if given.is_file() else sorted(given.rglob("*.py")))
    ]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in found)).hexdigest()[:12]


def mutants_of(file: str) -> Iterator[Mutant]:
    """Every mutant of a file."""
    source = (PACKAGE / file).read_text(encoding="utf-8")
    own = digest(PACKAGE / file)
    tree = ast.parse(source)
    idle = set(without_effect(tree))
    for number, node in enumerate(walk(tree)):
        for way in ways(node) if node not in idle else ():
            _, words = changed(source, number, way)
            yield Mutant(file, number, way, getattr(node, "lineno", 0), words, own)


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Serves one changed module in the place of its file."""

    def __init__(self, mutant: Mutant) -> None:
        self.path = PACKAGE / mutant.file
        self.name = ".".join(["triumvir", *Path(mutant.file).with_suffix("").parts]).removesuffix(".__init__")
        tree, _ = changed(self.path.read_text(encoding="utf-8"), mutant.node, mutant.way)
        self.code = compile(tree, str(self.path), "exec")

    def find_spec(
        self, fullname: str, path: Any, target: Any = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Only for the module that is changed."""
        if fullname != self.name:
            return None
        spec = importlib.machinery.ModuleSpec(fullname, self, origin=str(self.path))
        spec.has_location = True
        return spec

    def exec_module(self, module: ModuleType) -> None:
        """Run the changed code."""
        exec(self.code, module.__dict__)  # noqa: S102 - that is what a mutant is


def child(mutant: Mutant | None, tests: tuple[str, ...]) -> None:
    """Run tests in this process and leave with pytest's exit code; a mutant may eat no more than 4 GiB."""
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
    signal.signal(signal.SIGALRM, stop)
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    sys.dont_write_bytecode = mutant is not None
    if mutant:
        sys.meta_path.insert(0, Changed(mutant))
    words = ["-x", "-q", "-p", "no:cacheprovider", "--assert=plain", "--tb=no", "--no-header"]
    words += ["-m", "not soak and not peers"]
    words += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # Hypothesis is loaded already
    os._exit(int(pytest.main([*words, *tests], plugins=[Clock()])))


def stop(*_: object) -> None:
    """A test that does not end has noticed something."""
    raise TimeoutError


class Clock:
    """A plugin that ends each test after `LIMIT` seconds, and again where Hypothesis repeats what failed."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Generator[None, None, None]:
        """Around one test."""
        signal.setitimer(signal.ITIMER_REAL, LIMIT, LIMIT)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)


def attempt(mutant: Mutant | None, tests: tuple[str, ...], limit: float) -> tuple[str, float]:
    """Killed, survived or timeout, and the seconds it took."""
    began = time.monotonic()
    process = multiprocessing.get_context("fork").Process(target=child, args=(mutant, tests))
    process.start()
    process.join(limit)
    if process.is_alive():
        process.kill()
        process.join()
        return "timeout", time.monotonic() - began
    verdict = {0: "survived", 1: "killed", 2: "killed"}.get(process.exitcode or 0, "killed")
    return verdict, time.monotonic() - began


def baselines(wanted: list[Mutant]) -> dict[tuple[str, ...], float]:
    """How long each set of tests takes without a change; they must pass. Kept until the tests change."""
    path = RESULTS.with_name("baselines.json")
    kept: dict[str, float] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    found: dict[tuple[str, ...], float] = {}
    for tests in dict.fromkeys(tests_of(mutant.file) for mutant in wanted):
        key = tests_digest(tuple(sorted(tests)))
        if key not in kept:
            verdict, kept[key] = attempt(None, tests, 1800)
            if verdict != "survived":
                sys.exit(f"the tests fail without any change: {' '.join(tests)}")
            path.write_text(json.dumps(kept), encoding="utf-8")
            print(f"{' '.join(tests)}: {kept[key]:.0f} s", flush=True)
        found[tests] = kept[key]
    return found


def known() -> dict[str, dict[str, Any]]:
    """What has been run before, by the mutants' keys."""
    if not RESULTS.exists():
        return {}
    lines = RESULTS.read_text(encoding="utf-8").splitlines()
    return {told["key"]: told for told in map(json.loads, lines)}


def is_open(mutant: Mutant, told: dict[str, Any] | None) -> bool:
    """Whether a mutant must be tried: it never was, or it survived tests that have changed since."""
    return told is None or (
        told["verdict"] == "survived" and told["tests"] != tests_digest(tests_of(mutant.file))
    )


@cache
def tests_digest(tests: tuple[str, ...]) -> str:
    """A few digits that change with the tests."""
    return digest(*(TREE / test for test in tests))


def run(wanted: list[Mutant], processes: int, minutes: float) -> None:
    """Try every mutant that has no result yet; after so many minutes no more are begun."""
    done = known()
    waiting = [mutant for mutant in wanted if is_open(mutant, done.get(mutant.key))]
    print(f"{len(wanted)} mutants, {len(wanted) - len(waiting)} of them known", flush=True)
    if not waiting:
        return
    limits = {tests: 60 + 8 * seconds for tests, seconds in baselines(waiting).items()}
    RESULTS.parent.mkdir(parents=True, exist_ok=True)

    end = time.monotonic() + 60 * minutes

    def one(mutant: Mutant) -> tuple[Mutant, str, float] | None:
        tests = tests_of(mutant.file)
        return (mutant, *attempt(mutant, tests, limits[tests])) if time.monotonic() < end else None

    with ThreadPoolExecutor(processes) as pool, RESULTS.open("a", encoding="utf-8") as out:
        for number, tried in enumerate(filter(None, pool.map(one, waiting)), 1):
            mutant, verdict, seconds = tried
            tests = tests_digest(tests_of(mutant.file))
            told = {"key": mutant.key, "verdict": verdict, "seconds": round(seconds, 1), "tests": tests}
            out.write(json.dumps(told) + "\n")
            out.flush()
            if verdict == "survived" or number % 50 == 0:
                print(
                    f"{number}/{len(waiting)} {mutant.file}:{mutant.line} {verdict}: {mutant.words}",
                    flush=True,
                )


def report(wanted: list[Mutant]) -> None:
    """Figures by file, and every survivor."""
    done = known()
    tried = [(mutant, done[mutant.key]["verdict"]) for mutant in wanted if mutant.key in done]
    for mutant, verdict in tried:
        if verdict == "survived":
            print(f"{mutant.file}:{mutant.line} [{mutant.way}] {mutant.words}")
    sums = Counter((mutant.file, verdict) for mutant, verdict in tried)
    for file in sorted({file for file, _ in sums}):
        total = sum(count for (other, _), count in sums.items() if other == file)
        print(f"{file:40} {total - sums[file, 'survived']:5} of {total:5} noticed")
    survived = sum(verdict == "survived" for _, verdict in tried)
    if tried:
        share = 100 * (1 - survived / len(tried))
        print(f"{len(tried) - survived} of {len(tried)} mutants noticed, {share:.1f} %, {len(wanted)} exist")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", action="append", default=[], help="files whose path begins so")
    parser.add_argument("--sample", type=int, help="so many mutants, drawn at random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=1e6, help="begin no mutant after so many")
    parser.add_argument("--report", action="store_true", help="run nothing")
    asked = parser.parse_args()
    if not (asked.report and TREE.exists()):
        copy_tree()
    os.chdir(TREE)
    os.environ |= {"TRIUMVIR_LEG": "pure", "HYPOTHESIS_PROFILE": "mutation", "PY_IGNORE_IMPORTMISMATCH": "1"}
    sys.path[:0] = [str(TREE)]
    chosen = [file for file in files() if not asked.only or any(file.startswith(part) for part in asked.only)]
    wanted = [mutant for file in chosen for mutant in mutants_of(file)]
    if asked.sample is not None:
        drawn = random.Random(asked.seed).sample(  # noqa: S311 - nothing secret
            wanted, min(asked.sample, len(wanted))
        )
        wanted = sorted(copy.copy(drawn), key=lambda mutant: (mutant.file, mutant.node, mutant.way))
    if not asked.report:
        run(wanted, asked.processes, asked.minutes)
    report(wanted)


if __name__ == "__main__":
    main()
