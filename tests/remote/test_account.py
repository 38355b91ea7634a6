"""The keys that stand for a person: shown, taken elsewhere, and what they open."""

import pytest
from typer.testing import CliRunner

from triumvir.arena import extra
from triumvir.cli import account as command
from triumvir.cli.app import app
from triumvir.locales.catalog import LANGUAGES
from triumvir.remote.door import Door, DoorError, Facts, Place
from triumvir.remote.seats import Seats

SERVER = "http://cards.example"


@pytest.fixture(autouse=True)
def at_home(monkeypatch, tmp_path):
    monkeypatch.setenv("TRIUMVIR_HOME", str(tmp_path))
    monkeypatch.setenv("TRIUMVIR_LANG", "en")


def account(*words, text=""):
    """What the command says, and its exit code."""
    result = CliRunner().invoke(app, ["account", *words], input=text)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output.splitlines()


def test_a_key_goes_from_one_computer_to_another(tmp_path, monkeypatch):
    key = Seats(tmp_path).account("Ann")
    Seats(tmp_path).account("Анна")
    assert account() == (0, ["Ann", "Анна"])
    assert account("Ann") == (0, [key])
    monkeypatch.setenv("TRIUMVIR_HOME", str(tmp_path / "there"))
    file = tmp_path / "key"
    file.write_text(f"{key}\n")
    assert account("Ann", "--import", str(file)) == (0, ["The key stands for Ann now."])
    assert Seats(tmp_path / "there").account("Ann") == key
    assert account("Bob", "--import", "-", text=f"  {key}")[0] == 0
    assert account("Bob") == (0, [key])


def test_a_key_takes_no_name_from_another(tmp_path):
    key = Seats(tmp_path).account("Ann")
    assert account("Ann", "--import", "-", text="k" * 43) == (
        2,
        ["Another key stands for Ann here. Take another name."],
    )
    assert account("Ann", "--import", "-", text=key)[0] == 0
    assert account("Ann") == (0, [key])


@pytest.mark.parametrize("text", ["", "short", "k" * 129, "k" * 40 + "\u0430", "k" * 40 + "\n" + "k" * 40])
def test_what_is_no_key_is_not_taken(tmp_path, text):
    assert account("Ann", "--import", "-", text=text) == (2, ["“-” holds no key."])
    assert Seats(tmp_path).accounts() == {}


def test_a_name_that_is_not_known_makes_no_key(tmp_path):
    assert account("Ann") == (2, ["No key stands for Ann here."])
    assert Seats(tmp_path).accounts() == {}


def test_where_nothing_can_be_read_that_is_said(tmp_path):
    with pytest.raises(Exception, match="saved/failed"):
        account("Ann", "--import", str(tmp_path / "nothing"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_a_key_are_told_with_the_way_to_them(tmp_path, monkeypatch, language):
    key, found = Seats(tmp_path).account("Ann"), []
    monkeypatch.setattr(Door, "mine", lambda self, asked: tuple(found) if asked == key else ())
    code, (nowhere,) = account("Ann", "--at", SERVER, "--lang", language)
    assert code == 0
    assert SERVER in nowhere
    found += [Place(Facts("ABCDE", "hokm"), 1, 1), Place(Facts("FGHJK", "a new game"), 1, 2)]
    code, (first, second) = account("Ann", "--at", SERVER, "--lang", language)
    assert code == 0
    assert f"triumvir join {SERVER}/ABCDE" in first
    assert f"triumvir join {SERVER}/FGHJK" in second
    assert "a new game" in second
    if language == "en":
        assert "your turn" in first
        assert "your turn" not in second


@pytest.mark.parametrize("words", ["", "Later."])
def test_a_server_that_says_nothing_or_no(tmp_path, monkeypatch, words):
    Seats(tmp_path).account("Ann")

    def refused(self, key):
        raise DoorError(words)

    monkeypatch.setattr(Door, "mine", refused)
    assert account("Ann", "--at", SERVER) == (2, [words or f"No server answers at {SERVER}."])
    assert account("Ann", "--at", "no address/")[0] == 2


def test_without_its_packages_only_what_needs_them_is_not_there(tmp_path, monkeypatch):
    key = Seats(tmp_path).account("Ann")

    def missing(name):
        raise ImportError("msgspec", name="msgspec")

    monkeypatch.setattr(extra, "import_module", missing)
    assert account("Ann") == (0, [key])
    with pytest.raises(Exception, match="extra/missing"):
        command.looking()
