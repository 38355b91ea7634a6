"""The C yardstick: compiled when it is wanted, outside the checkout."""

import shlex
import shutil
import subprocess
import tempfile
from itertools import count
from os import environ
from pathlib import Path

SOURCE = Path(__file__).with_name("limit.c")
FLAGS = ("-O3", "-march=native", "-w")


class Limit:
    """Deals of a C program that takes a number of deals and a seed, and prints deals a second before all
    else.
    """

    def __init__(self, source: Path = SOURCE) -> None:
        compiler = shlex.split(environ.get("CC", "")) or ["cc"]
        if not shutil.which(compiler[0]):
            raise FileNotFoundError(f"no C compiler: {compiler[0]}")
        self.folder = tempfile.TemporaryDirectory(prefix="triumvir-limit-")
        self.program = Path(self.folder.name, "limit")
        subprocess.run([*compiler, *FLAGS, str(source), "-o", str(self.program)], check=True)
        self.seeds = count(1)

    def __call__(self, deals: int) -> float:
        """Seconds for so many deals, by the program's own clock: starting it does not count."""
        words = [str(self.program), str(deals), str(next(self.seeds))]
        said = subprocess.run(words, check=True, capture_output=True, text=True).stdout
        rate = float(said.split()[0])
        return deals / rate if rate else 0.0

    def close(self) -> None:
        """Throw the program away."""
        self.folder.cleanup()
