#!/usr/bin/env python3
"""Pictures of every screen of the page, in each language, size and theme, and what is wrong with each.

    make gallery
    python scripts/gallery.py --screen follow trick --lang ar --size 390x844 --theme dark
    python scripts/gallery.py --only en.320x568.light ar.390x844.dark
    python scripts/gallery.py --check        nothing is pictured, all is checked

All goes to build/gallery: a page to look at them (index.html) and the faults that were found. What is there
already, of the same page, is not made again; --again makes it again.
"""

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, FloatRect, Page, sync_playwright

from sights import Place, Sight, sights
from staging import Stage
from steps import ROOT

OUT = ROOT / "build" / "gallery"
LANGUAGES = {"en": "en-GB", "uk": "uk-UA", "ar": "ar-KW", "zh": "zh-CN"}
SIZES = ("320x568", "390x844", "667x375", "820x1180", "1440x900", "2560x1440")
THEMES = ("light", "dark", "contrast")
DESKS = SIZES[4:]
"""Sizes at which one has a mouse; at the others a finger."""
AXED = ("320x568", "1440x900")
"""Sizes at which axe looks too: it finds the same at the others."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAWS = ROOT / "scripts" / "flaws.js"
MADE = ROOT / "src" / "triumvir" / "page" / "version.json"
"""Says what page was built."""
HIDDEN = "not shown"
"""Of a screen that did not come; it is tried again."""
TALL = 3600
"""No picture is taller than this."""
PATIENCE = 15_000
"""Milliseconds that a screen may take."""
KEEP = "for (const [name, value] of Object.entries(%s)) localStorage.setItem(name, value);"
SERIOUS = """() => axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`))"""
STILL = """() => document.fonts.ready.then(() => Promise.all(
  document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity)
    .map((each) => each.finished.catch(() => 0)))).then(() => new Promise(requestAnimationFrame))"""


@dataclass(frozen=True)
class Look:
    """A language, a theme, and the sizes at which one looks."""

    language: str
    theme: str
    sizes: tuple[str, ...]
    touch: bool

    def context(self, browser: Browser, address: str) -> BrowserContext:
        """A browser of that look."""
        return browser.new_context(
            base_url=address,
            locale=LANGUAGES[self.language],
            has_touch=self.touch,
            color_scheme="dark" if self.theme == "dark" else "light",
            contrast="more" if self.theme == "contrast" else "no-preference",
            reduced_motion="reduce",
            timezone_id="UTC",
        )


@dataclass(frozen=True)
class Shot:
    """A screen as it is to be pictured."""

    sight: str
    language: str
    theme: str
    size: str

    @property
    def name(self) -> str:
        """Of its files."""
        return f"{self.sight}.{self.language}.{self.size}.{self.theme}"

    @property
    def width(self) -> int:
        """In pixels."""
        return int(self.size.partition("x")[0])

    @property
    def height(self) -> int:
        """In pixels."""
        return int(self.size.partition("x")[2])


class Gallery:
    """What is pictured and what was found, kept as it grows."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self.wanted, self.began, self.count = wanted, time.monotonic(), 0
        self.folder: Path = wanted.out.resolve()
        self.file = self.folder / "faults.json"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.page: str = json.loads(MADE.read_text())["sources"]
        kept: dict[str, Any] = json.loads(self.file.read_text()) if self.file.exists() else {}
        self.faults: dict[str, list[str]] = kept["faults"] if kept.get("page") == self.page else {}

    def looks(self, sight: Sight) -> Iterator[tuple[Look, list[Shot]]]:
        """The looks at a screen that are still to be taken."""
        for language, theme, touch in product(self.wanted.lang, self.wanted.theme, (True, False)):
            sizes = tuple(size for size in self.wanted.size if (size in DESKS) != touch)
            shots = [Shot(sight.name, language, theme, size) for size in sizes]
            shots = [shot for shot in shots if self._wants(shot) and not self._done(shot)]
            if shots:
                yield Look(language, theme, sizes, touch), shots

    def _wants(self, shot: Shot) -> bool:
        only = self.wanted.only
        return not only or f"{shot.language}.{shot.size}.{shot.theme}" in only

    def _done(self, shot: Shot) -> bool:
        there = self.wanted.check or self.picture(shot).is_file()
        hidden = any(fault.startswith(HIDDEN) for fault in self.faults.get(shot.name, [HIDDEN]))
        return not self.wanted.again and there and not hidden

    def picture(self, shot: Shot) -> Path:
        """Where its picture is."""
        return self.folder / f"{shot.name}.jpg"

    def axed(self, shot: Shot) -> bool:
        """Whether axe looks at it too."""
        return shot.size in AXED and not self.wanted.quick

    def take(self, page: Page, sight: Sight, shot: Shot) -> None:
        """Picture a screen as it stands, at that size, and check it."""
        page.set_viewport_size({"width": shot.width, "height": shot.height})
        page.evaluate(STILL)
        found = page.evaluate(FLAWS.read_text(encoding="utf-8"), {"still": sight.table})
        self.faults[shot.name] = [*found, *(page.evaluate(SERIOUS) if self.axed(shot) else [])]
        if not self.wanted.check:
            tall = 0 if sight.table else page.evaluate("document.documentElement.scrollHeight")
            whole: FloatRect = {
                "x": 0,
                "y": 0,
                "width": shot.width,
                "height": min(max(tall, shot.height), TALL),
            }
            page.screenshot(
                path=self.picture(shot),
                type="jpeg",
                quality=88,
                full_page=tall > shot.height,
                clip=whole,
            )
        self.count += 1

    def fails(self, shots: Sequence[Shot], why: str) -> None:
        """A screen could not be shown."""
        for shot in shots:
            self.faults[shot.name] = [f"{HIDDEN}: {why}"]

    def keep(self) -> None:
        """Write what was found, and the page to look at it all."""
        kept = {"page": self.page, "faults": self.faults}
        self.file.write_text(json.dumps(kept, indent=1, ensure_ascii=False), encoding="utf-8")
        template = (ROOT / "scripts" / "gallery.html").read_text(encoding="utf-8")
        shown = {
            name: faults for name, faults in self.faults.items() if (self.folder / f"{name}.jpg").is_file()
        }
        facts = json.dumps(shown, ensure_ascii=False).replace("<", "\\u003c")
        (self.folder / "index.html").write_text(template.replace("{/*facts*/}", facts), encoding="utf-8")

    def say(self, sight: Sight) -> None:
        """How far it is."""
        mine = [
            fault
            for name, faults in self.faults.items()
            if name.startswith(f"{sight.name}.")
            for fault in faults
        ]
        print(f"{time.monotonic() - self.began:6.0f} s  {sight.name}: {len(mine)} faults", flush=True)


def shown(context: BrowserContext, sight: Sight, place: Place | None, look: Look) -> Page:
    """The screen in a new page of a browser. Error: Playwright's, where it does not come."""
    settings = {"theme": look.theme, "language": look.language, "autoPass": False, "level": "novice"}
    kept = {"triumvir.settings": json.dumps(settings)}
    if place and sight.seated:
        kept["triumvir.seats"] = json.dumps([place.seat])
    if sight.key:
        kept["triumvir.key"] = sight.key
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(KEEP % json.dumps(kept))
    width, _, height = look.sizes[0].partition("x")
    page.set_viewport_size({"width": int(width), "height": int(height)})
    if sight.meets:
        page.route_web_socket("**/ws/**", sight.meets)
    page.goto(sight.path.replace("CODE", place.code if place else ""))
    page.locator(sight.shown).first.wait_for()
    if sight.acts:
        sight.acts(page)
    if not sight.meets:
        page.wait_for_load_state("networkidle")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return page


def visit(gallery: Gallery, browser: Browser, stage: Stage, sight: Sight, places: dict[str, Place]) -> None:
    """Look at a screen in all ways that are wanted."""
    looks = list(gallery.looks(sight))
    if not looks:
        return
    if sight.needs:
        sight.needs(stage)
    place = None
    if sight.wanted:
        place = places.setdefault(repr(sight.wanted), stage.table(sight.name, sight.wanted))
    for look, shots in looks:
        context = look.context(browser, stage.address)
        try:
            page = shown(context, sight, place, look)
            for shot in shots:
                gallery.take(page, sight, shot)
        except Error as fault:
            gallery.fails(shots, str(fault).partition("\n")[0][:300])
        finally:
            context.close()
    gallery.keep()
    gallery.say(sight)


def asked(names: Sequence[str]) -> argparse.Namespace:
    """What is wanted."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--screen", nargs="*", choices=names, default=names, metavar="NAME", help=", ".join(names)
    )
    parser.add_argument("--lang", nargs="*", choices=LANGUAGES, default=[*LANGUAGES])
    parser.add_argument("--size", nargs="*", choices=SIZES, default=SIZES)
    parser.add_argument("--theme", nargs="*", choices=THEMES, default=THEMES)
    parser.add_argument("--only", nargs="*", metavar="LOOK", help="such as ar.390x844.dark")
    parser.add_argument("--out", type=Path, default=OUT, help="a folder; build/gallery if none is named")
    parser.add_argument("--check", action="store_true", help="no pictures")
    parser.add_argument("--quick", action="store_true", help="without axe")
    parser.add_argument("--again", action="store_true", help="also what is there already")
    return parser.parse_args()


def main() -> int:
    """Take the pictures; 1 where anything is wrong with a screen."""
    every = list(sights())
    wanted = asked([sight.name for sight in every])
    gallery = Gallery(wanted)
    binary = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if not binary:
        sys.exit("no Chromium: apt install chromium, or say in CHROMIUM where it is")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        stage = Stage(Path(folder))
        browser = playwright.chromium.launch(executable_path=binary, args=["--no-sandbox"])
        places: dict[str, Place] = {}
        with suppress(KeyboardInterrupt):
            for sight in every:
                if sight.name in wanted.screen:
                    visit(gallery, browser, stage, sight, places)
        gallery.keep()
        browser.close()
        stage.close()
    wrong = {name: faults for name, faults in gallery.faults.items() if faults}
    for name, faults in sorted(wrong.items()):
        print(name, *faults, sep="\n    ")
    print(f"{gallery.count} looked at, {len(wrong)} of {len(gallery.faults)} with faults: {gallery.folder}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
