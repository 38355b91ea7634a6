"""Options as data: values of any form, all faults at once, what differs from the default, stable hashes."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.errors import Code, SetupError
from triumvir.games.options import Option, RuleSet, format_value
from triumvir.games.registry import find, games

OPTIONS = (
    Option("flag", False, (False, True)),
    Option("word", "each", ("each", "once", "none")),
    Option("size", 12, (12, 5)),
    Option("goal", "none", ("none",), within=(3, 100)),
    Option("stake", "auction", ("auction",), within=(1, 20), prefix="fixed:"),
)
GOOD = [
    ("flag", True, True),
    ("flag", "true", True),
    ("flag", "false", False),
    ("word", "once", "once"),
    ("size", 5, 5),
    ("size", "5", 5),
    ("goal", "none", "none"),
    ("goal", 3, 3),
    ("goal", "100", 100),
    ("goal", 42, 42),
    ("stake", "auction", "auction"),
    ("stake", "fixed:1", "fixed:1"),
    ("stake", "fixed:20", "fixed:20"),
]
BAD = [
    ("flag", 1),
    ("flag", 0),
    ("flag", "True"),
    ("flag", "yes"),
    ("flag", None),
    ("word", "twice"),
    ("word", ""),
    ("word", True),
    ("size", 6),
    ("size", 5.0),
    ("size", True),
    ("size", "05"),
    ("goal", 2),
    ("goal", 101),
    ("goal", -3),
    ("goal", "07"),
    ("goal", "+7"),
    ("goal", " 7"),
    ("goal", "7 "),
    ("goal", "7\n"),
    ("goal", "٧"),
    ("goal", "9" * 5000),
    ("goal", True),
    ("goal", []),
    ("stake", "fixed:0"),
    ("stake", "fixed:21"),
    ("stake", "fixed:02"),
    ("stake", "fixed:"),
    ("stake", "fixed"),
    ("stake", "2"),
    ("stake", 2),
    ("word", "fixed:2"),
]


def option(name):
    """The option of that name."""
    return next(option for option in OPTIONS if option.name == name)


def chosen(**values):
    """A set of values for a game that nobody plays."""
    return RuleSet.of("game", OPTIONS, values)


@pytest.mark.parametrize(("name", "value", "read"), GOOD)
def test_values_in_any_form(name, value, read):
    found = option(name).read(value)
    assert found == read
    assert type(found) is type(read)
    assert option(name).read(format_value(found)) == found
    assert chosen(**{name: value})[name] == read


@pytest.mark.parametrize(("name", "value"), BAD)
def test_values_that_are_none(name, value):
    with pytest.raises(SetupError) as caught:
        option(name).read(value)
    assert caught.value.code is Code.OPTION_VALUE
    assert caught.value.got == f"{name} = {value}"
    assert caught.value.expected == option(name).allowed


def test_what_is_allowed_in_words():
    assert [one.allowed for one in OPTIONS] == [
        "false | true",
        "each | once | none",
        "12 | 5",
        "none | 3..100",
        "auction | fixed:1..20",
    ]


@given(
    st.one_of(
        st.integers(), st.text(max_size=4), st.booleans(), st.floats(), st.none(), st.from_regex(r"[0-9]+")
    )
)
def test_any_value_is_read_or_refused(value):
    for one in OPTIONS:
        try:
            found = one.read(value)
        except SetupError as error:
            known = error.code is Code.OPTION_VALUE
            assert known
        else:
            assert format_value(found) == format_value(value)


def test_the_default_for_what_is_not_chosen():
    rules = chosen(size=5)
    assert [rules[one.name] for one in OPTIONS] == [False, "each", 5, "none", "auction"]
    assert (rules.text("flag"), rules.flag("flag"), rules.number("size")) == ("false", False, 5)
    assert (chosen(flag=True).flag("flag"), chosen(flag="true").text("flag")) == (True, "true")
    assert (chosen(stake="fixed:7").number("stake"), chosen(goal=30).number("goal")) == (7, 30)
    assert rules.flag("size") is False
    with pytest.raises(KeyError, match="other"):
        rules["other"]


def test_all_faults_at_once():
    with pytest.raises(SetupError) as caught:
        chosen(flag=2, other=1, size="big", word="once", another=None)
    faults = [(fault.code, fault.got) for fault in caught.value.faults]
    assert faults == [
        (Code.OPTION_VALUE, "flag = 2"),
        (Code.OPTION_UNKNOWN, "other"),
        (Code.OPTION_VALUE, "size = big"),
        (Code.OPTION_UNKNOWN, "another"),
    ]
    unknown = caught.value.faults[1]
    assert (unknown.expected, unknown.where) == ("flag | word | size | goal | stake", "game")


def test_what_differs_from_the_default():
    assert chosen().diff() == {}
    assert chosen(flag=False, word="each").diff() == {}
    values = {"stake": "fixed:2", "flag": True, "goal": 50}
    assert chosen(**values).diff() == values
    assert list(chosen(**values).diff()) == ["flag", "goal", "stake"]


@given(
    st.fixed_dictionaries(
        {},
        optional={
            name: st.sampled_from([v for n, v, _ in GOOD if n == name])
            for name in ("flag", "word", "size", "goal", "stake")
        },
    )
)
def test_a_hash_stands_for_what_differs(values):
    rules = chosen(**values)
    again = chosen(**{name: values[name] for name in reversed(values)})
    assert rules == again
    assert rules.hash == again.hash == chosen(**rules.diff()).hash
    assert (rules.hash == chosen().hash) == (not rules.diff())
    assert RuleSet.of("other", OPTIONS, values).hash != rules.hash
    assert len(rules.hash) == 12
    assert set(rules.hash) <= set("0123456789abcdef")


def test_a_new_option_does_not_change_old_hashes():
    more = (Option("new", 1, (1, 2)), *OPTIONS[::-1])
    assert RuleSet.of("game", more, {"size": 5}).hash == chosen(size=5).hash


HASHES = {
    ("big_three", "text"): "12d37cfaf511",
    ("big_three", "wa_keng"): "5e7b7422b4c1",
    ("big_three/4", "text"): "1b760afa27c6",
    ("dou_dizhu", "text"): "da39f00eaff7",
    ("dou_dizhu", "classic"): "45af8a72061d",
    ("dou_dizhu", "online"): "40c2b0dabb6e",
    ("dou_dizhu", "rlcard"): "3e307ad7f619",
    ("dou_dizhu", "douzero"): "8c99f9fcb52d",
    ("dou_dizhu", "open_spiel"): "e9f1c6f024a0",
    ("dou_dizhu/4", "text"): "363b5fa1c083",
    ("dou_dizhu/4", "classic"): "dae08a74b2f2",
    ("hokm", "text"): "2e27c7f5f0de",
}


@pytest.mark.parametrize("name", HASHES)
def test_hashes_are_frozen(name):
    """Records name rules by these."""
    game, preset = name
    assert find(game).rules(preset).chosen.hash == HASHES[name]


def test_how_a_hash_is_made():
    lines = b"game\ngoal = 7\nstake = fixed:2"
    assert chosen(stake="fixed:2", goal=7).hash == sha256(lines).hexdigest()[:12]


def test_hashes_are_all_different():
    found = {game.rules(preset.name).chosen.hash for game in games().values() for preset in game.presets}
    assert len(found) == sum(len(game.presets) for game in games().values())
