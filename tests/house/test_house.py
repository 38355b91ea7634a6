"""The house rules are found broken where they are, in a house made for it."""

from pathlib import Path

import pytest

import house

SETTINGS = """
[[tool.importlinter.contracts]]
id = "games"
modules = ["triumvir.games.whist"]
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty house."""
    package = tmp_path / "src" / "triumvir"
    for room in house.CORE:
        if not room.endswith(".py"):
            (package / room).mkdir(parents=True)
    for name in ("errors.py", "seats.py"):
        (package / name).write_text("")
    for folder in ("tests", "scripts", "benchmarks"):
        (tmp_path / folder).mkdir()
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    monkeypatch.setattr(house, "ROOT", tmp_path)
    monkeypatch.setattr(house, "PACKAGE", package)
    return tmp_path


def found() -> list[str]:
    return [fault for rule in house.RULES for fault in rule()]


def test_an_empty_house_is_in_order(root: Path) -> None:
    assert found() == []


def test_a_long_file(root: Path) -> None:
    (root / "scripts" / "long").write_text("x = 1\n" * 401)
    assert found() == ["scripts/long: 401 lines, 400 at most"]


@pytest.mark.parametrize("module", ["random", "time", "numpy", "typer", "cython"])
def test_the_core_imports_no_chance_no_clock_no_package(root: Path, module: str) -> None:
    (root / "src/triumvir/cards/card.py").write_text(f"import re\nimport {module}.x\n")
    assert len(found()) == 1
    assert f"src/triumvir/cards/card.py:2: imports {module}" in found()[0]


def test_a_kernel_may_import_cython(root: Path) -> None:
    (root / "src/triumvir/cards/kernel_x.py").write_text("import cython\n")
    assert found() == []


def test_a_family_names_no_game(root: Path) -> None:
    game = root / "src/triumvir/games/whist"
    game.mkdir()
    (game / "__init__.py").write_text("")
    (root / "src/triumvir/tricks/rules.py").write_text("# as in Whist\n")
    assert found() == ["src/triumvir/tricks/rules.py:1: names a game, Whist"]


def test_a_game_outside_the_contract(root: Path) -> None:
    game = root / "src/triumvir/games/bezique"
    game.mkdir()
    (game / "__init__.py").write_text("")
    assert found() == ["pyproject.toml: the contract 'games' does not name bezique"]


@pytest.mark.parametrize(
    "words", ["# type: " + "ignore", "# pragma: " + "no cover", "@pytest." + "mark.skip"]
)
def test_nothing_is_silenced(root: Path, words: str) -> None:
    (root / "tests" / "test_x.py").write_text(f"x = 1  {words}\n")
    assert len(found()) == 1
