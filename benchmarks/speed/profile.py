"""Where the time of our own deals goes: instructions by kernel function, and calls of the public states."""

import cProfile
import io
import os
import pstats
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from benchmarks.speed.ours import ROOT, Kernel, States
from triumvir.games import registry

ONE_LINE = re.compile(r"^\s*([\d,]+) .*?__pyx_(?:pf|pw|f|fuse)\w*?_\d+triumvir_(\w+)")
RUN = "import sys; from benchmarks.speed.ours import Kernel; Kernel(sys.argv[1]).play(int(sys.argv[2]))"


def profile(deals: int = 2_000) -> Iterator[str]:
    """Lines about each registered game's kernel, then about the states of Dou Dizhu."""
    for game in registry.games():
        kernel = Kernel(game)
        begin = time.perf_counter()
        decisions, legal = kernel.play(deals)
        spent = time.perf_counter() - begin
        yield f"{game}: {decisions / deals:.1f} decisions a deal, {legal / decisions:.2f} actions a decision"
        yield f"  {spent / decisions * 1e9:,.0f} ns a decision, {spent / legal * 1e9:,.1f} ns a legal action"
    if shutil.which("valgrind") and shutil.which("callgrind_annotate"):
        yield from instructions("dou_dizhu", deals)
    else:
        yield "valgrind is not here: no count of instructions by kernel function"
    yield from calls()


def instructions(game: str, deals: int) -> Iterator[str]:
    """Instructions by kernel function, counted by callgrind: the same on a quiet machine and on a busy
    one.
    """
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "callgrind")
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", sys.executable, "-c", RUN]
        paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        env = {**os.environ, "PYTHONPATH": paths}
        subprocess.run([*command, game, str(deals)], check=True, capture_output=True, env=env)
        read = ["callgrind_annotate", "--auto=no", "--threshold=100", str(out)]
        text = subprocess.run(read, check=True, capture_output=True, text=True).stdout
    counts: Counter[str] = Counter()
    for line in text.splitlines():
        if found := ONE_LINE.match(line):
            counts[plain(found[2])] += int(found[1].replace(",", ""))
    total = sum(counts.values())
    yield f"{game}, instructions inside the kernels (callgrind): {total / deals:,.0f} a deal"
    for name, count in counts.most_common(14):
        yield f"  {count / total:6.1%} {count / deals:9,.0f}  {name}"


def plain(mangled: str) -> str:
    """A function's name as its author knows it, from the one that Cython gives it.

    >>> plain("8climbing_6kernel__bodies"), plain("5cards_10kernel_rng_below")
    ('climbing.kernel._bodies', 'cards.kernel_rng.below')
    """
    names = []
    while found := re.match(r"(\d+)", mangled):
        start, size = found.end(), int(found[1])
        names.append(mangled[start : start + size])
        mangled = mangled[start + size :].removeprefix("_")
        if names[-1].startswith("kernel"):
            break
    return ".".join([*names, re.sub(r"^\d+", "", mangled)])


def calls(deals: int = 200) -> Iterator[str]:
    """The dearest calls while states are stepped, by cProfile."""
    run = States(registry.find("dou_dizhu").rules("open_spiel"))
    profiler = cProfile.Profile()
    profiler.enable()
    run(deals)
    profiler.disable()
    text = io.StringIO()
    pstats.Stats(profiler, stream=text).sort_stats("tottime").print_stats(14)
    yield f"dou_dizhu, states: the dearest calls of {deals} deals (cProfile; it slows Python calls most)"
    for line in text.getvalue().splitlines():
        if re.match(r"\s+(ncalls|[\d/]+ )", line):
            yield "  " + line.strip().replace(str(ROOT), "").replace("/src/", "")
