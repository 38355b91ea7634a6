"""How somebody comes to a seat: a new one, the one he left, another name, none."""

import io
import threading

import pytest
from typer.testing import CliRunner

from tests.remote.fake import WAIT
from tests.remote.tiny import CODE, TABLE, Tiny
from triumvir.arena import extra
from triumvir.cli import join as command
from triumvir.cli import sitting
from triumvir.cli.app import app
from triumvir.locales.catalog import catalog
from triumvir.remote.door import Door, DoorError, Seated
from triumvir.remote.seats import Held, Seats

SERVER = "http://cards.example"


@pytest.fixture
def tiny():
    made = Tiny(seed="4", match_deals=1)
    yield made
    made.close()


@pytest.fixture
def asked(monkeypatch, tiny, tmp_path):
    """A server whose chairs are all Ann's; what was asked of it."""
    found = []

    def seated(*words):
        found.append(words)
        return Seated(TABLE, CODE, 0, "ann", f"{SERVER}/t/{CODE}")

    monkeypatch.setattr(Door, "sit", lambda self, code, name, key: seated("sit", code, name))
    monkeypatch.setattr(Door, "make", lambda self, plan, name, bots, key: seated("make", plan, name, bots))
    monkeypatch.setattr(Door, "find", lambda self, code: TABLE)
    monkeypatch.setattr(Door, "socket", lambda self, table: tiny.url)
    monkeypatch.setattr(sitting.getpass, "getuser", lambda: "ann")
    monkeypatch.setenv("TRIUMVIR_HOME", str(tmp_path))
    monkeypatch.setenv("TRIUMVIR_LANG", "en")
    return found


def joined(*words, text=""):
    """Join, and type some lines: exit code and what was said."""
    result = CliRunner().invoke(app, ["join", *words], input=text)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output.splitlines()


def test_the_same_command_takes_the_same_seat_back(asked, tmp_path):
    code, said = joined(f"{SERVER}/{CODE}", text="\nquit\n")
    assert code == 0
    assert asked == [("sit", CODE, "ann")]
    assert said[0] == "You sit at table ABCDE as Ann."
    assert said[-1] == f"Goodbye. Your seat is kept for you: triumvir join {SERVER}/{CODE}"
    code, said = joined(f"{SERVER}/t/{CODE.lower()}", text="quit\n")
    assert said[0] == "You are back at table ABCDE as Ann."
    assert len(asked) == 1
    (held,) = Seats(tmp_path).held(SERVER, CODE)
    assert held.promise
    assert held.salt


def test_a_token_may_be_kept_in_a_file(asked, tmp_path):
    file = tmp_path / "my seat"
    words = (f"{SERVER}/{CODE}", "--token-file", str(file))
    _, said = joined(*words)
    assert said[0] == "You sit at table ABCDE as Ann."
    assert said[-1].endswith(f"--token-file '{file}'")
    assert file.read_text() == "ann\n"
    assert file.stat().st_mode & 0o777 == 0o600
    _, said = joined(*words)
    assert said[0] == "You are back at table ABCDE as Ann."
    assert len(asked) == 1
    file.write_text("wrong")
    assert joined(*words)[0] == 2


def test_where_nothing_can_be_kept_that_is_said(asked, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TRIUMVIR_HOME", str(tmp_path / "file"))
    code, said = joined(f"{SERVER}/{CODE}")
    assert code == 2
    assert len(said) == 1
    assert "file" in said[0]


def test_another_name_is_another_seat(asked):
    joined(f"{SERVER}/{CODE}")
    _, said = joined(f"{SERVER}/{CODE}", "--name", "Bob Two")
    assert asked == [("sit", CODE, "ann"), ("sit", CODE, "Bob Two")]
    assert said[-1].endswith(" --name 'Bob Two'")


def test_a_second_program_takes_another_seat(asked, tmp_path):
    seats = Seats(tmp_path)
    seats.keep(Held(SERVER, CODE, "ann", TABLE, "ann"))
    lock = seats.lock(SERVER, CODE, "ann")
    _, said = joined(f"{SERVER}/{CODE}")
    assert asked == [("sit", CODE, "ann 2")]
    assert said[0] == "You sit at table ABCDE as Ann."
    code, said = joined(f"{SERVER}/{CODE}", "--name", "ann")
    assert code == 2
    assert said == ["Another program sits there as ann. Take another name with --name."]
    lock.free()


def test_a_table_is_made_and_the_way_to_it_told(asked):
    code, said = joined(
        SERVER, "--new", "dou_dizhu", "--bot", "novice", "-o", "spring=x2", "--turn", "30", text="quit\n"
    )
    assert code == 0
    assert said[0] == f"Table ABCDE is made. Friends join with: triumvir join {SERVER}/{CODE}"
    ((kind, plan, name, bots),) = asked
    assert (kind, name, list(bots)) == ("make", "ann", ["novice"])
    assert plan.options == {"spring": "x2"}
    assert plan.pace.turn == 30


def test_who_looks_on_takes_no_seat(asked, tmp_path):
    _, said = joined(f"{SERVER}/{CODE}", "--watch")
    assert said[0] == "You look on at table ABCDE."
    assert not asked
    assert Seats(tmp_path).held(SERVER, CODE) == []


@pytest.mark.parametrize("text", ["leave\nleave\n"])
def test_a_seat_that_was_given_up_is_forgotten(asked, tmp_path, text):
    code, said = joined(f"{SERVER}/{CODE}", text=text)
    assert (code, said[-1]) == (0, "Goodbye.")
    assert Seats(tmp_path).held(SERVER, CODE) == []


def test_a_key_that_is_no_longer_good_is_forgotten(asked, tmp_path):
    Seats(tmp_path).keep(Held(SERVER, CODE, "ann", TABLE, "old"))
    code, said = joined(f"{SERVER}/{CODE}")
    assert code == 2
    assert said[0] == "The server ends the connection: This key fits no chair at the table."
    assert Seats(tmp_path).held(SERVER, CODE) == []
    assert joined(f"{SERVER}/{CODE}")[0] == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ftp://x"], "“ftp://x” is no address of a table. It looks like http://localhost:8765/ABCDE."),
        (["x.example"], "“x.example” is no address of a table. It looks like http://localhost:8765/ABCDE."),
        (["x.example", "--new", "whist"], "There is no game “whist”. There are: "),
        (["x.example", "--new", "hokm", "--bot", "dragon"], "There is no bot “dragon”"),
    ],
)
def test_what_cannot_be_is_said_in_a_line(asked, words, said):
    code, lines = joined(*words)
    assert code == 2
    assert len(lines) == 1
    assert lines[0].startswith(said)


@pytest.mark.parametrize("words", ["", "No chair is free."])
def test_no_seat_is_to_be_had(asked, monkeypatch, words):
    def refuse(*_):
        raise DoorError(words)

    monkeypatch.setattr(Door, "sit", refuse)
    code, lines = joined(f"{SERVER}/{CODE}")
    assert code == 2
    assert lines == [words or f"No server answers at {SERVER}."]


def test_what_is_missing_is_named(asked, monkeypatch):
    def missing(name):
        raise ImportError(name=name)

    monkeypatch.setattr(extra, "import_module", missing)
    code, lines = joined(f"{SERVER}/{CODE}")
    assert code == 2
    assert 'pip install "triumvir[server]"' in lines[0]


def test_on_a_terminal_code_and_name_are_asked_for(asked, monkeypatch, tmp_path):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    typed, shown = Terminal("abcde\nAnn\nquit\n"), Terminal()
    lines = sitting.Lines(typed, shown)
    wanted = command.Wanted(SERVER, None, False, None, None, (), "text", (), 0, (0.0, 0.0), False)
    done = []

    def sit():
        done.append(sitting.sit(wanted, catalog("en"), sitting.Settings(), lines))

    thread = threading.Thread(target=sit)
    thread.start()
    thread.join(WAIT)
    assert done == [True]
    assert asked == [("sit", CODE, "Ann")]
    assert shown.getvalue().startswith("Code of the table: Your name [ann]: ")
    assert 'name = "Ann"' in (tmp_path / "settings.toml").read_text()
