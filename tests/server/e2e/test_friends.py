"""Two friends and a bot, as new users would: a server, two terminals, a deal; each is killed once."""

import re
from pathlib import Path

from tests.remote.fake import free_port
from tests.server.e2e.programs import PATIENT

PAGE = (Path(__file__).parents[3] / "docs/tutorial/play_with_friends.md").read_text(encoding="utf-8")


def move_of(hint):
    """What a hint says to do, as it is typed."""
    return re.match(r"Try (.*?)( \(.*\))?: ", hint)[1]


class Table:
    """Plays what the hints say, and kills the server after the third move, Bob after the sixth."""

    def __init__(self, server, ann, bob):
        self.server, self.bob, self.people = server, bob, (ann, bob)
        self.moves = 0
        self.done = set()

    def play(self):
        """To the end of the deal, checked by both."""
        while len(self.done) < 2:
            program, line = self.people[0].came.get(timeout=PATIENT)
            if program in self.people:
                self.hear(program, line)

    def hear(self, program, line):
        """Do what a line asks for."""
        if line.startswith("Your hand"):
            program.type("hint")
        elif line == "Deal 1: dealt as committed.":
            self.done.add(program)
        elif line.startswith("Try "):
            program.type(move_of(line))
            self.moves += 1
            if self.moves in (3, 6):
                victim = self.server if self.moves == 3 else self.bob
                victim.kill()
                victim.start()


def test_two_friends_a_bot_and_everything_is_killed_once(programs):
    port = free_port()
    server = programs("serve", "--no-page", "--port", str(port), home="server")
    server.until("address")
    new = ("--new", "dou_dizhu", "--bot", "novice", "--option", "match_deals=1", "--pace", "0", "0")
    new += (
        "--option",
        "all_pass=opener_forced_1",
    )  # a deal that is thrown in is over before anybody is killed
    ann = programs("join", f"localhost:{port}", *new, "--name", "Ann")
    code = ann.until("You sit at table").split()[4]
    ann.until("1 seat is free.")
    bob = programs("join", f"localhost:{port}/{code.lower()}", "--name", "Bob")
    for program in (ann, bob):
        program.until("Enter when you are ready.")
    for program in (ann, bob):
        program.type("")
    Table(server, ann, bob).play()
    for program in (ann, bob):
        lost = program.lines.index("Connection lost. Trying again.")
        assert "Connected again." in program.lines[lost:]
    assert f"You are back at table {code} as Bob." in bob.lines
    shown = PAGE.replace("KRMWZ", code).replace("8765", str(port))
    blocks = re.findall(r"```text\n(.*?)```", shown, re.DOTALL)
    told = [line for block in blocks if ">" not in block for line in block.splitlines()]
    lines = [line for line in told if not line.startswith("Rules: ")]
    assert len(lines) > 10
    for line in lines:
        pattern = re.escape(line).replace(r"\.\.\.", ".*")
        assert any(re.fullmatch(pattern, said) for said in ann.lines), line
    paid = [
        [re.search(r": ([+-]\d+), total", line)[1] for line in program.lines if ", total" in line]
        for program in (ann, bob)
    ]
    assert sorted(paid[0]) == sorted(paid[1])
    assert len(paid[0]) == 3
    assert sum(map(int, paid[0])) == 0
