"""Programs in any language play: over their input and output, in lines of JSON."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from triumvir.bots.program import Program
from triumvir.errors import IllegalActionError, ParseError, SetupError
from triumvir.games.match import Match
from triumvir.games.registry import find, games
from triumvir.views.json import to_plain
from triumvir.views.view import view_of

EXAMPLES = Path(__file__).parents[2] / "examples"
RANDOM = (sys.executable, str(EXAMPLES / "random_bot.py"))
FIRST = ("sh", str(EXAMPLES / "first_bot.sh"))
VIEW = to_plain(view_of(Match.start(find("dou_dizhu").rules(), 3), 0)) | {"legal": ["pass", "bid 1"]}
HELLO = 'print(\'{"type":"hello","name":"test"}\', flush=True)'
START = f"import sys, json, time; input(); {HELLO}"
"""How a program for a test begins: it takes the greeting and greets."""


def program(*lines, seconds=60.0):
    """A program that greets, then does what the lines say; `told` is what it is told next."""
    text = "\n".join([START, "told = json.loads(input())", *lines])
    return Program((sys.executable, "-c", text), seconds)


def says(text):
    """A line that a program says."""
    return f"print({text!r}, flush=True)"


def played(bots, rules, seed):
    """A match of one deal that is not thrown in, with a program at each seat."""
    match = Match.start(rules, seed)
    while not match.deals:
        if match.state.to_act is None:
            match = match.deal_next()
        seat = match.state.to_act
        text = bots[seat].choose(to_plain(view_of(match, seat, recall=True)))
        match = match.apply_text(f"{seat} {text}")
    return match


@pytest.mark.parametrize("name", games())
def test_the_examples_play_a_whole_deal(name):
    rules = find(name).rules()
    chance, first = Program(RANDOM, 60), Program(FIRST, 60)
    try:
        match = played([first, *[chance] * (rules.seats - 1)], rules, 5)
    finally:
        chance.close()
        first.close()
    assert match.deals == 1
    assert (chance.name, first.name) == ("random", "first")


@pytest.mark.parametrize("path", [*EXAMPLES.glob("*bot*")], ids=lambda path: path.name)
def test_the_examples_run_by_themselves(path):
    """They can be started as they are, and end with their input."""
    found = subprocess.run(
        [path], input='{"type":"hello","triumvir":1}\n', capture_output=True, text=True, check=True
    )
    assert found.stdout.startswith('{"type": "hello"' if path.suffix == ".py" else '{"type":"hello"')
    assert shutil.which(path)


@pytest.mark.parametrize(
    ("lines", "action"),
    [
        ([says('{"type":"act","id":1,"action":"bid 1"}')], "bid 1"),
        ([says('{"type":"act","id":1,"action":0}')], "pass"),
        (["print(json.dumps(dict(type='act', id=told['id'], action=told['view']['legal'][-1])))"], "bid 1"),
    ],
)
def test_an_action_is_said_by_its_text_or_its_place(lines, action):
    bot = program(*lines)
    assert bot.choose(VIEW) == action
    bot.close()


@pytest.mark.parametrize(
    ("said", "error", "code"),
    [
        ("what?", ParseError, "bot/answer"),
        ("[1]", ParseError, "bot/answer"),
        ("[" * 9000, ParseError, "bot/answer"),
        ('{"type":"act","id":2,"action":0}', ParseError, "bot/answer"),
        ('{"type":"act","action":0}', ParseError, "bot/answer"),
        ('{"type":"move","id":1,"action":0}', ParseError, "bot/answer"),
        ('{"type":"act","id":1}', ParseError, "bot/answer"),
        ('{"type":"act","id":1,"action":true}', ParseError, "bot/answer"),
        ('{"type":"act","id":1,"action":[0]}', ParseError, "bot/answer"),
        ('{"type":"act","id":1,"action":2}', IllegalActionError, "bot/illegal"),
        ('{"type":"act","id":1,"action":-1}', IllegalActionError, "bot/illegal"),
        ('{"type":"act","id":1,"action":"bid 3"}', IllegalActionError, "bot/illegal"),
        ("7" * 70_000, SetupError, "bot/program"),
    ],
)
def test_what_is_no_answer_is_told_by_a_code_to_both(said, error, code):
    """The program hears of it too, and can answer the next time."""
    short = f"print({said[0]!r} * {len(said)}, flush=True)" if len({*said}) == 1 else says(said)
    bot = program(
        short,
        "fault = json.loads(sys.stdin.readline() or '{}')",
        "told = json.loads(sys.stdin.readline() or '{}')",
        "place = int(fault['code'] == 'bot/illegal')",
        "print(json.dumps(dict(type='act', id=told['id'], action=place)))",
    )
    with pytest.raises(error) as raised:
        bot.choose(VIEW)
    assert raised.value.code == code
    if code != "bot/program":
        assert bot.choose(VIEW) == VIEW["legal"][code == "bot/illegal"]
    bot.close()


def test_an_answer_that_comes_late_counts_for_nothing():
    """It is not taken for the answer to the next question."""
    bot = program(
        "fault = json.loads(input())",
        says('{"type":"act","id":1,"action":1}'),
        "told = json.loads(input())",
        says('{"type":"act","id":2,"action":0}'),
    )
    with pytest.raises(SetupError) as raised:
        bot.choose(VIEW, 0.0)
    assert raised.value.code == "bot/late"
    assert bot.choose(VIEW) == "pass"
    bot.close()


def test_a_program_that_is_always_late_is_started_anew():
    bot = program("time.sleep(600)")
    bot.start()
    first = bot._process
    for _ in range(3):
        with pytest.raises(SetupError, match="bot/late"):
            bot.choose(VIEW, 0.0)
    assert first.poll() is not None
    bot.start()
    assert bot._process is not first
    bot.close()


def test_a_program_that_ends_is_started_anew():
    bot = program("sys.exit()")
    for _ in range(2):
        with pytest.raises(SetupError, match="bot/program"):
            bot.choose(VIEW)
    bot.close()


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (("/nowhere/bot",), "bot/program"),
        ((sys.executable, "-c", ""), "bot/program"),
        ((sys.executable, "-c", says("hello")), "bot/answer"),
        ((sys.executable, "-c", says('{"type":"hello"}')), "bot/answer"),
        ((sys.executable, "-c", says('{"type":"act","name":"x"}')), "bot/answer"),
    ],
)
def test_a_program_that_does_not_greet(command, code):
    bot = Program(command, 60)
    with pytest.raises((SetupError, ParseError)) as raised:
        bot.start()
    assert raised.value.code == code
    bot.close()
