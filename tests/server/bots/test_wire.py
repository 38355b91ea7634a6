"""A view goes to a process and back whole, and nothing but a view goes (P22)."""

import ast
import inspect
import marshal
from dataclasses import fields, replace
from pathlib import Path

import pytest

from tests.server.bots.tables import lead, views
from triumvir.games.game import Game, Rules, State
from triumvir.games.match import Match
from triumvir.games.registry import games
from triumvir.server import bots
from triumvir.server.bots.pool import Thinker
from triumvir.server.bots.wire import pack, unpack
from triumvir.views.view import Choice, View


@pytest.mark.parametrize("name", games())
def test_a_view_arrives_as_it_was(name):
    for view in views(name):
        bot, seen, seed = unpack(pack("novice", view, ("s", 1)))
        assert (bot, seed) == ("novice", ("s", 1))
        for field in fields(View):
            if field.name != "legal":
                assert getattr(seen, field.name) == getattr(view, field.name), field.name
        assert [choice.action for choice in seen.legal] == [choice.action for choice in view.legal]
        assert {type(choice.action) for choice in seen.legal} == {
            type(choice.action) for choice in view.legal
        }


def test_a_view_without_its_rules_arrives_too():
    view = replace(lead(), chosen=None, match=None, cleared=None, to_beat=None, legal=())
    assert unpack(pack("novice", view, ("s",)))[1] == view


def test_no_action_is_worded_on_the_way():
    def never(action):
        raise AssertionError(action)

    view = replace(lead(), legal=tuple(Choice(never, choice.action) for choice in lead().legal))
    assert pack("novice", view, ("s",)) == pack("novice", lead(), ("s",))


def test_what_is_sent_is_the_bot_the_fields_of_a_view_and_the_seed():
    bot, values, seed = marshal.loads(pack("club", lead(), ("s", 3)))
    assert (bot, seed, len(values)) == ("club", ("s", 3), len(fields(View)))


def test_thoughts_take_a_view_and_no_module_here_knows_a_state():
    """P22: neither states nor matches nor deals can be named in this room."""
    assert inspect.signature(Thinker.think).parameters["view"].annotation is View
    hidden = {kind.__name__ for kind in (State, Match, Rules, Game)} | {"view_of", "Deal", "Record", "Table"}
    for path in Path(bots.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom):
                names = {alias.name for alias in node.names}
                assert not names & hidden, f"{path.name} imports {names & hidden}"
                assert not (node.module or "").startswith(
                    ("triumvir.climbing", "triumvir.tricks", "triumvir.games.match", "triumvir.record")
                )
            elif isinstance(node, ast.Import):
                assert not any(alias.name.startswith("triumvir") for alias in node.names)
