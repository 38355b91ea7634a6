"""The registry: games are found by looking, in folders inside the room and out."""

import sys

import pytest

import triumvir.games
from triumvir.errors import Code, SetupError
from triumvir.games.registry import find, games

FILE = """
from triumvir.games.game import Game

GAMES = (Game({name!r}, (), (), lambda game, chosen: None),)
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A place outside the package where games are looked for; what was imported from it is forgotten."""
    monkeypatch.setattr(triumvir.games, "__path__", [*triumvir.games.__path__, str(tmp_path)])
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        del sys.modules[name]
        if hasattr(triumvir.games, name.rpartition(".")[2]):
            delattr(triumvir.games, name.rpartition(".")[2])


def put(folder, name, game):
    """A folder with a game in it."""
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(FILE.format(name=game))


def test_the_five_games():
    assert list(games()) == ["big_three", "big_three/4", "dou_dizhu", "dou_dizhu/4", "hokm"]
    assert all(find(name) is game for name, game in games().items())


def test_a_game_in_a_new_folder_is_found(folder):
    put(folder, "zz_dummy", "dummy")
    (folder / "loose.py").write_text("raise AssertionError('only folders are games')")
    assert [*games()][-1] == "dummy"
    assert find("dummy").name == "dummy"


def test_two_games_of_one_name_are_refused(folder):
    put(folder, "zz_twin", "hokm")
    with pytest.raises(SetupError) as caught:
        games()
    error = caught.value
    assert (error.code, error.got, error.where) == (Code.GAME_TWICE, "hokm", "triumvir.games.zz_twin")
    assert error.expected == "each name once"


def test_an_unknown_game_is_named_with_those_there_are():
    with pytest.raises(SetupError) as caught:
        find("poker")
    assert (caught.value.code, caught.value.got) == (Code.GAME_UNKNOWN, "poker")
    assert caught.value.expected == "big_three | big_three/4 | dou_dizhu | dou_dizhu/4 | hokm"
