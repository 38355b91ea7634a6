"""play on a terminal: questions, Enter to all of them, choices remembered, the full screen."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from importlib.machinery import ModuleSpec

import psutil
import pytest

from tests.cli.test_play import script
from tests.table.tables import SHORT
from triumvir.cli.ask import ask
from triumvir.cli.lines import Lines
from triumvir.cli.play import full_screen, interpreted
from triumvir.locales.catalog import catalog
from triumvir.table.settings import Settings, load, save
from triumvir.table.setup import Setup

SECONDS = 120


class Terminal:
    """A program on a pseudo terminal: what it shows is waited for, and answered."""

    def __init__(self, home, *words, **env):
        self._main, side = pty.openpty()
        ours = ("LC_", "LANG", "TRIUM")
        plain = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        self._running = subprocess.Popen(
            [sys.executable, "-m", "triumvir", *words],
            stdin=side,
            stdout=side,
            stderr=side,
            env={**plain, "PYTHONUTF8": "1", "TERM": "xterm", "TRIUMVIR_HOME": str(home), **env},
        )
        os.close(side)
        self.shown = ""

    def wait(self, text):
        """Wait until a text is shown that was not before; all that was shown till then."""
        began = time.monotonic()
        while text not in self.shown:
            assert time.monotonic() - began < SECONDS, f"{text!r} never came: {self.shown!r}"
            ready, _, _ = select.select([self._main], [], [], 1)
            if ready:
                try:
                    self.shown += os.read(self._main, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert text in self.shown, self.shown
        before, _, self.shown = self.shown.partition(text)
        return before

    def type(self, text):
        """Type something."""
        os.write(self._main, text.encode())

    def interrupt(self):
        """What Ctrl-C does to a program as soon as it waits for what is typed: a signal that comes between
        the mark and the wait is lost until the next key.
        """
        while psutil.Process(self._running.pid).status() != psutil.STATUS_SLEEPING:
            time.sleep(0.01)
        self._running.send_signal(signal.SIGINT)

    def hang_up(self):
        """Close the window it runs in."""
        os.close(self._main)
        self._main = os.open(os.devnull, os.O_RDONLY)

    def stop(self):
        """End it if it runs."""
        if self._running.poll() is None:
            self._running.kill()
            self.end()

    def end(self):
        """Wait for the end; the exit code."""
        code = self._running.wait(SECONDS)
        os.close(self._main)
        return code


@pytest.fixture
def started(kept):
    """Starts programs on terminals, and ends those that a failed test leaves behind."""
    running = []

    def start(*words, **env):
        running.append(Terminal(kept, *words, **env))
        return running[-1]

    yield start
    for terminal in running:
        terminal.stop()


def test_nothing_but_enter_leads_into_a_hand(started, kept):
    terminal = started("play", "--plain", "--pace", "instant")
    for question in ("Language [English]:", "Game [Dou Dizhu]:", "Bots [club player]:", "Rules [standard]:"):
        terminal.wait(question)
        terminal.type("\n")
    terminal.wait("Your hand, ")
    terminal.wait("> ")
    terminal.type("quit\n")
    terminal.wait("Goodbye. Go on any time: triumvir play --resume 1")
    assert terminal.end() == 0
    chosen = Settings(language="en", game="dou_dizhu", preset="text", level="club", pace="instant")
    assert load(kept) == chosen


def test_what_was_chosen_is_offered_again(started):
    terminal = started("play", "--plain", LANG="uk_UA.UTF-8")
    terminal.wait("Гра [")
    terminal.type("9\n")
    terminal.wait("Гра [")
    terminal.type("Хокм\n")
    terminal.wait("Боти [")
    terminal.type("1\n")
    terminal.wait("Правила [звичайні]:")
    terminal.type("\n")
    terminal.wait("> ")
    terminal.type("\x04")
    terminal.wait("triumvir play --resume 1")
    assert terminal.end() == 0
    listed = started("matches", LANG="C")
    listed.wait("Хокм, 0 роздач")
    assert listed.end() == 0
    again = started("play", "--plain", LANG="C")
    again.wait("Партія [продовжити партію 1: Хокм]:")
    again.type("2\n")
    again.wait("Гра [Хокм]:")
    again.type("\n")
    again.wait("Боти [початківець]:")
    again.type("\x04")
    assert again.end() == 0


def test_nothing_but_enter_goes_on_with_the_match_that_was_left(started):
    first = started("play", "hokm", "--plain", "--bot", "novice", LANG="C", TRIUMVIR_COMMAND="make play")
    first.wait("Language [English]:")
    first.type("\n")
    first.wait("> ")
    again = started("play", "--plain", LANG="C")
    again.wait("Match [go on with match 1: Hokm]:")
    again.type("\n")
    again.wait("Match 1 is being played in another window.")
    again.wait("Game [Hokm]:")
    first.type("quit\n")
    first.wait("Goodbye. Go on any time: make play")
    assert first.end() == 0
    again.type("\x04")
    assert again.end() == 0
    last = started("play", "--plain", LANG="C")
    last.wait("Match [")
    last.type("\n")
    last.wait("Match 1 goes on.")
    last.wait("> ")
    last.type("quit\n")
    assert last.end() == 0


def test_ctrl_c_leaves_the_match_saved(started):
    terminal = started("play", "hokm", "--plain", "--bot", "novice", TRIUMVIR_LANG="en")
    terminal.wait("Your hand, ")
    terminal.wait("> ")
    terminal.interrupt()
    terminal.wait("triumvir play --resume 1")
    assert terminal.end() == 0
    again = started("play", "--resume", "--plain", TRIUMVIR_LANG="en")
    again.wait("Match 1 goes on.")
    again.wait("Your hand, ")
    again.type("quit\n")
    assert again.end() == 0


def test_past_deals_are_stepped_through(started, invoke):
    setup = Setup(game="big_three", seed="7", options=SHORT["big_three"], bots=("novice",))
    words = ["play", "big_three", "--seed", "7", "--bot", "novice", "-o", "match_deals=2"]
    invoke(*words, text="\n".join(script(setup)[0]) + "\n")
    terminal = started("matches", "--replay", "1", TRIUMVIR_LANG="en")
    for typed, shown in (("\n", "Deal 1 of 2"), ("1\n", "Deal 2 of 2"), ("7\n", "Deal 1 of 2")):
        terminal.wait(shown)
        terminal.wait("quit: leave")
        terminal.type(typed)
    terminal.wait("There is no deal 7; there are 2.")
    terminal.wait("quit: leave")
    terminal.type("x" * 99 + "\n")
    terminal.wait("There is no deal xxx")
    terminal.wait("quit: leave")
    terminal.type("quit\n")
    assert terminal.end() == 0


def test_answers_by_number_name_or_enter(capsys):
    said, answers = catalog("en"), [("a", "The first"), ("b", "The second")]

    def answered(typed, usual="b"):
        lines = iter(typed)

        class Typed(Lines):
            def ask(self, mark="> ", seconds=0):
                return next(lines)

        return ask(said, Typed(), "game", answers, usual)

    assert answered([""]) == "b"
    assert answered([""], usual="gone") == "a"
    assert answered(["1"]) == "a"
    assert answered(["the first"]) == "a"
    assert answered(["B"]) == "b"
    assert answered([None]) is None
    capsys.readouterr()
    assert answered(["0", "3", "-1", "x" * 9999, "٢"]) == "b"
    wrong = "Type a number from 1 to 2, or Enter for The second."
    assert capsys.readouterr().out.splitlines().count(wrong) == 4


@pytest.mark.parametrize("missing", ["triumvir.tui", "textual"])
def test_without_the_full_screen_lines_are_played(monkeypatch, missing):
    monkeypatch.setattr("triumvir.cli.play.find_spec", lambda name: None if name == missing else name)
    assert full_screen() is None


def test_bots_that_are_not_compiled_are_announced(monkeypatch):
    for origin, slow in (("kernel_weigh.py", True), ("kernel_weigh.cpython-311.so", False)):
        monkeypatch.setattr(
            "triumvir.cli.play.find_spec", lambda name, origin=origin: ModuleSpec(name, None, origin=origin)
        )
        assert interpreted() is slow


def test_settings_that_cannot_be_used_keep_nobody_from_playing(started, kept):
    save(kept, Settings(game="hokm"))
    (kept / "settings.toml").write_text('game = "whist"\nlanguage = "tlh"\nlevel = "genius"\npreset = "x"\n')
    terminal = started("play", "--plain", LANG="C")
    for question in ("Language [English]:", "Game [", "Bots [", "Rules ["):
        terminal.wait(question)
        terminal.type("\n")
    terminal.wait("Your hand, ")
    terminal.type("\x04")
    assert terminal.end() == 0


def test_the_full_screen_says_first_what_is_not_as_usual(started, tmp_path):
    (tmp_path / "file").touch()
    nowhere = {"TRIUMVIR_LANG": "en", "TRIUMVIR_HOME": str(tmp_path / "file")}
    terminal = started("play", "hokm", "--bot", "novice", "--practice", **nowhere)
    terminal.wait("Practice: moves can be taken back.")
    terminal.wait("This match is not saved: ")
    terminal.type("\r\x11")
    terminal.wait("\x1b[?1049l")
    assert terminal.end() == 0


def test_a_full_screen_without_its_terminal_ends(started):
    """The match is saved, and goes on in another terminal."""
    terminal = started("play", "hokm", "--bot", "novice", "--pace", "instant", TRIUMVIR_LANG="en")
    terminal.wait("\x1b[?1049h")
    for told in ("Everybody plays alone", "New here?", *["not compiled here"] * interpreted()):
        terminal.wait(told)
    terminal.type("\r")
    terminal.wait("How many tricks")
    terminal.hang_up()
    terminal.end()
    again = started("play", "--resume", "--plain", TRIUMVIR_LANG="en")
    again.wait("Match 1 goes on.")
    again.type("quit\n")
    assert again.end() == 0
