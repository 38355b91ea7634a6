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
from triumvir.server.bots.advice import Here
from triumvir.server.bots.pool import Thinker
from triumvir.server.bots.wire import ACT, ADVISE, pack, unpack
from triumvir.views.view import Choice, View


@pytest.mark.parametrize("name", games())
def test_a_view_arrives_as_it_was(name):
    for view in views(name):
        what, bot, seen, seed = unpack(pack(ACT, "novice", view, ("s", 1)))
        assert (what, bot, seed) == (ACT, "novice", ("s", 1))
        for field in fields(View):
            if field.name != "legal":
                assert getattr(seen, field.name) == getattr(view, field.name), field.name
        assert [choice.action for choice in seen.legal] == [choice.action for choice in view.legal]
        assert {type(choice.action) for choice in seen.legal} == {
            type(choice.action) for choice in view.legal
        }


def test_a_view_without_its_rules_arrives_too():
    view = replace(lead(), chosen=None, match=None, cleared=None, to_beat=None, legal=())
    assert unpack(pack(ACT, "novice", view, ("s",)))[2] == view


def test_no_action_is_worded_on_the_way():
    def never(action):
        raise AssertionError(action)

    view = replace(lead(), legal=tuple(Choice(never, choice.action) for choice in lead().legal))
    assert pack(ACT, "novice", view, ("s",)) == pack(ACT, "novice", lead(), ("s",))


def test_what_is_sent_is_what_is_wanted_the_bot_the_fields_of_a_view_and_the_seed():
    what, bot, values, seed = marshal.loads(pack(ADVISE, "club", lead(), ("s", 3)))
    assert (what, bot, seed, len(values)) == (ADVISE, "club", ("s", 3), len(fields(View)))


def test_thoughts_take_a_view_and_no_module_here_knows_a_state():
    """P22: neither states nor matches nor deals can be named in this room."""
    for thinks in (Thinker.think, Thinker.advise, Here.advise):
        assert inspect.signature(thinks).parameters["view"].annotation is View
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
