"""triumvir lend: a program takes a seat at a table of a server and plays a whole deal, over a socket."""

import sys
from pathlib import Path

import pytest

from tests.remote.tiny import CODE, TABLE, Tiny
from triumvir.cli import app, lending
from triumvir.games.registry import find, games
from triumvir.remote.door import Door, DoorError, Seated
from triumvir.server.protocol import Close

CHANCE = [sys.executable, str(Path(__file__).parents[2] / "examples" / "random_bot.py")]


class Short(Tiny):
    """A table that is closed after a deal."""

    def bots(self):
        super().bots()
        if self.table.match and self.table.match.past and self.table.phase != "closed":
            self.do(0, Close(id="close"))


@pytest.fixture
def names(monkeypatch, tmp_path):
    """The names under which a seat was taken at a table that `server` leads to."""
    found = []

    def sit(door, code, name, key, program):
        assert program, "it says what it is"
        found.append(name)
        return Seated(TABLE, CODE, 0, "ann")

    monkeypatch.setenv("TRIUMVIR_HOME", str(tmp_path))
    monkeypatch.setattr(Door, "sit", sit)
    return found


def run(monkeypatch, *words):
    """The exit code of `triumvir lend`."""
    monkeypatch.setattr(sys, "argv", ["triumvir", "lend", *words])
    with pytest.raises(SystemExit) as ended:
        sys.exit(app.run())
    return ended.value.code


@pytest.mark.parametrize("game", games())
def test_a_program_plays_a_deal_over_a_socket(game, names, monkeypatch, capsys):
    server = Short(game, bots=("random",) * (find(game).rules().seats - 1))
    url = f"http://127.0.0.1:{server.port}/{CODE}"
    try:
        assert run(monkeypatch, url, "--lang", "en", "--", *CHANCE) == 0
    finally:
        server.close()
    assert server.table.match.past
    assert names == ["random (bot)"]
    said = capsys.readouterr()
    assert said.out.splitlines() == [
        f"random (bot) plays at table {CODE}. Ctrl-C ends it; the seat is kept.",
        "The table is closed.",
    ]


def test_a_name_of_its_own_and_a_number_where_it_is_taken(names, tmp_path):
    seats = lending.Seats(tmp_path)
    where = lending.address(f"localhost:1/{CODE}")
    first = seats.lock(where.server, where.code, "x (bot)")
    name, second = lending._free(seats, where, "x (bot)")
    assert name == "x (bot) 2"
    first.free()
    second.free()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nowhere", "--", *CHANCE], "“nowhere” is no address of a table."),
        (["localhost:1/ABCDE", "--", *CHANCE], "No server answers at http://localhost:1."),
        (["localhost:1/ABCDE", "--", "/nowhere/bot"], "error bot/program: got '/nowhere/bot'"),
        (["localhost:1/ABCDE", "--", sys.executable, "-c", "print(1)"], "error bot/answer: got '1'"),
    ],
)
def test_what_can_not_be(words, told, monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("TRIUMVIR_HOME", str(tmp_path))
    assert run(monkeypatch, words[0], "--lang", "en", *words[1:]) == 2
    assert capsys.readouterr().err.startswith(told)


def test_the_words_of_a_server_that_refuses(monkeypatch, capsys, tmp_path):
    def full(door, code, name, key, program):
        raise DoorError("Every chair is taken.", "table/full")

    monkeypatch.setenv("TRIUMVIR_HOME", str(tmp_path))
    monkeypatch.setattr(Door, "sit", full)
    assert run(monkeypatch, "localhost:1/ABCDE", "--lang", "en", "--", *CHANCE) == 2
    assert capsys.readouterr().err == "Every chair is taken.\n"
