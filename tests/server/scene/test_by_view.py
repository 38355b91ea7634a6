"""P22: what is sent is made of views and of what is public; one small file takes both out of a table."""

import ast
from pathlib import Path

import pytest

import triumvir.server

HOME = Path(triumvir.server.__file__).parent
DOORS = {
    "scene": {"scene_of": set()},
    "telling": {"told": {"chairs", "chair_of"}, "chat": {"chat"}, "_for": {"chairs"}},
    "asking": {"answer": set(), "thought_about": set()},
}
"""The functions that take a table, by file, and what they may ask of it themselves."""
WHOLE = {"Table", "Match", "State"}


def functions(name):
    """The functions of a file, methods too."""
    tree = ast.parse((HOME / f"{name}.py").read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def whole(function):
    """The arguments of a function that hold all there is."""
    given = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    names = {
        each.arg: {node.id for node in ast.walk(each.annotation) if isinstance(node, ast.Name)}
        for each in given
        if each.annotation
    }
    return {name for name, kinds in names.items() if kinds & WHOLE}


@pytest.mark.parametrize("name", DOORS)
def test_only_the_doors_take_a_table(name):
    assert {each.name for each in functions(name) if whole(each)} == set(DOORS[name])


@pytest.mark.parametrize("name", DOORS)
def test_the_doors_ask_little_of_a_table(name):
    for function in functions(name):
        tables = whole(function)
        asked = {
            node.attr
            for node in ast.walk(function)
            if isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id in tables
        }
        assert asked <= DOORS[name].get(function.name, set()), function.name


@pytest.mark.parametrize("name", DOORS)
def test_no_match_and_no_state_is_known_there(name):
    tree = ast.parse((HOME / f"{name}.py").read_text(encoding="utf-8"))
    imported = {
        alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    assert not imported & {"Match", "State", "Chair", "after_deal", "of_past", "view_of"}


def test_what_is_sent_has_no_room_for_a_secret():
    text = "".join((HOME / f"{name}.py").read_text(encoding="utf-8") for name in ("seen", "parts"))
    fields = {node.target.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.AnnAssign)}
    assert not fields & {"token", "account", "secret", "salt", "gone", "state"}
