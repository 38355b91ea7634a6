"""Page: how long the table in the browser takes from a press or key to the next picture, while bots think.

    python -m benchmarks.page --level expert --seconds 30

A server is started here with a database of its own; a person in Chromium goes about in the hand by keys and
by pointer all the time, plays as the hints say, and has bots of the level against him. What is timed is what
the browser's Event Timing API tells of each interaction: from the input until the picture after it, to 8 ms.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence

from playwright.sync_api import Page, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
WATCH = """
const took = (window.took = new Map());
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) took.set(interactionId, Math.max(duration, took.get(interactionId) ?? 0));
}).observe({ type: "event", durationThreshold: 16, buffered: true });
localStorage.setItem("triumvir.settings", JSON.stringify(SETTINGS));
"""
HINT = '[data-act="hint"][aria-disabled="false"]'
CALLS = '.acts [data-bid]:not([aria-disabled="true"]), .acts [data-suit]'
GOES_ON = '[role="dialog"] .go .btn.primary:not([aria-disabled="true"])'
CARDS = ".hand button.card"


def begin(page: Page, address: str) -> None:
    """Come to a table of bots."""
    page.goto(address)
    page.locator("article:has(a[href='/new/dou_dizhu']) .btn.primary").click()
    page.locator(CARDS).first.wait_for()


def go_about(page: Page) -> int:
    """One thing that a person does at a table, whoever is to act; how many interactions that was."""
    for what in (GOES_ON, CALLS):
        if page.locator(what).last.is_visible():
            page.locator(what).last.click()
            return 1
    done = 0
    if page.locator(HINT).is_visible():
        page.keyboard.press("t")
        page.locator(".prompt .hint").wait_for()
        page.keyboard.press("Enter")
        page.keyboard.press("p")
        done = 3
    cards = page.locator(CARDS)
    if not cards.count():
        return done
    for key in ("ArrowRight", "ArrowUp", "ArrowRight", "ArrowUp", "c"):
        page.keyboard.press(key)
    cards.first.click(position={"x": 10, "y": 20}, timeout=2000)
    return done + 6


def measured(level: str, seconds: float, slow: float) -> list[float]:
    """The times of all interactions in milliseconds; those of less than 16 as 0."""
    binary = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if not binary:
        raise SystemExit("no Chromium: apt install chromium, or say in CHROMIUM where it is")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "triumvir", "serve", "--port", "8799", "--data", folder]
        with subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "TRIUMVIR_LIMITS": "0", "TRIUMVIR_LOG": "error"},
        ) as server:
            assert server.stdout
            server.stdout.readline()
            browser = playwright.chromium.launch(executable_path=binary, args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 390, "height": 844}, has_touch=False)
            page.add_init_script(WATCH.replace("SETTINGS", json.dumps({"level": level, "autoPass": False})))
            if slow > 1:
                page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
            begin(page, "http://127.0.0.1:8799/")
            count, ends = 0, time.monotonic() + seconds
            while time.monotonic() < ends:
                count += go_about(page)
            took: list[float] = page.evaluate("[...window.took.values()]")
            browser.close()
            server.terminate()
    return sorted([0.0] * max(0, count - len(took)) + took)


def main(argv: Sequence[str] | None = None) -> None:
    """Measure, and say how it was."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--slow", type=float, default=1, help="the browser's processor so many times slower")
    wanted = parser.parse_args(argv)
    took = measured(wanted.level, wanted.seconds, wanted.slow)
    at = [took[min(len(took) - 1, int(len(took) * part))] for part in (0.5, 0.95, 0.99, 1)]
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    print(
        f"{len(took)} interactions against {wanted.level} bots, load {load:.1f} a core: to the next picture"
        f" p50 {at[0]:.0f} ms, p95 {at[1]:.0f} ms, p99 {at[2]:.0f} ms, most {at[3]:.0f} ms"
    )


if __name__ == "__main__":
    main()
