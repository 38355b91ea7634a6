"""`triumvir` as processes, and persons at tables over sockets."""

import os
import signal
import subprocess
import sys
import threading
from itertools import repeat

from tests.remote.fake import WAIT
from triumvir.remote.link import Link, Lost
from triumvir.server.protocol import Act, Answered, Ask, Hello, News, No, Ok, Ready, Welcome

PATIENT = 4 * WAIT
"""Processes start slowly on a busy machine."""


class Program:
    """`triumvir` as a process; each line that it says comes in a queue, with the program."""

    def __init__(self, words, home, came):
        self.words, self.home, self.came = words, home, came
        self.lines = []
        self.start()

    def start(self):
        """Run it, perhaps again."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "triumvir", *self.words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "TRIUMVIR_HOME": str(self.home), "TRIUMVIR_LANG": "en"},
        )
        threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True).start()

    def _read(self, output):
        with output:
            for line in output:
                self.lines.append(line.rstrip("\n"))
                self.came.put((self, self.lines[-1]))

    def type(self, line):
        """Type a line."""
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def kill(self):
        """End it without a word."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdin.close()

    def until(self, start):
        """Wait for a line that begins so."""
        while not (found := [line for line in self.lines if line.startswith(start)]):
            self.came.get(timeout=PATIENT)
        return found[0]


class Person:
    """Plays the first action that is legal; `told` hears of actions that count, and of the end."""

    def __init__(self, address, seat, told):
        self.seat, self.told = seat, told
        self.scene, self.turn, self.lost, self.names = None, None, 0, 0
        self.events = []
        self.came = threading.Event()
        url = f"ws{address.removeprefix('http')}/ws/{seat['table']}"
        self.link = Link(url, Hello(seat["token"]), self.hear, lambda: repeat(0.05))

    def name(self):
        self.names += 1
        return f"n{self.names}"

    def ready(self):
        self.link.send(Ready(self.name()))

    def hear(self, heard):
        """In the thread of the link."""
        if isinstance(heard, Lost):
            self.lost, self.turn = self.lost + 1, None
            assert not heard.end, heard
        elif isinstance(heard, Welcome | News):
            self.scene = heard.scene
            self.events += heard.events if isinstance(heard, News) else ()
            self.came.set()
            self.look()
        elif isinstance(heard, Answered) and heard.answer.choices:
            self.link.send(Act(self.name(), heard.seq, heard.answer.choices[0].action))
        elif isinstance(heard, Ok):
            self.told.put(self)
        elif isinstance(heard, No):
            self.turn = None
            self.look()

    def look(self):
        """Ask what may be done, once a turn."""
        scene = self.scene
        if scene.phase in ("between", "over"):
            self.told.put(self)
        elif scene.deal and scene.deal.may and scene.turn != self.turn:
            self.turn = scene.turn
            self.link.send(Ask(self.name(), "legal"))
