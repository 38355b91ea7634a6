"""Named steps with their times: what check, test and coverage share."""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable


class Step(NamedTuple):
    """A command, where it is run, and what it finds in the environment."""

    command: Sequence[str | Path]
    folder: Path = ROOT
    env: Mapping[str, str] = MappingProxyType({})


def run(
    name: str, command: Sequence[str | Path], env: Mapping[str, str] | None = None, folder: Path = ROOT
) -> bool:
    """Run a command from the root of the checkout, say how it went and how long it took."""
    print(f"== {name}", flush=True)
    began = time.monotonic()
    done = subprocess.run(
        [str(part) for part in command], cwd=folder, env={**os.environ, **(env or {})}, check=False
    )
    print(_verdict(name, done.returncode, began), flush=True)
    return done.returncode == 0


def together(steps: Mapping[str, Step]) -> dict[str, bool]:
    """Run steps beside each other, as many as there are cores; each is shown when it is done."""

    def one(name: str) -> bool:
        step, began = steps[name], time.monotonic()
        done = subprocess.run(
            [str(part) for part in step.command],
            cwd=step.folder,
            env={**os.environ, **step.env},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        print(f"== {name}\n{done.stdout}{_verdict(name, done.returncode, began)}", flush=True)
        return done.returncode == 0

    with ThreadPoolExecutor(max(2, os.cpu_count() or 1)) as pool:
        return dict(zip(steps, pool.map(one, steps), strict=True))


def _verdict(name: str, code: int, began: float) -> str:
    """How a step went, and how long it took."""
    how = f"FAILED with exit code {code}" if code else "ok"
    return f"== {name}: {how}, {time.monotonic() - began:.1f} s\n"


def tool(name: str) -> Path:
    """A tool of this environment, whatever PATH says."""
    return Path(PYTHON).parent / name


def close(results: Mapping[str, bool]) -> int:
    """The exit code, after one line that names what failed."""
    failed = [name for name, good in results.items() if not good]
    print(f"failed: {', '.join(failed)}" if failed else f"all {len(results)} steps passed", flush=True)
    return 1 if failed else 0
