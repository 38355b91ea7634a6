"""hint: what can be played, cheapest first, and what a bot would do, in words."""

import re
from pathlib import Path

import pytest

from triumvir.bots.thought import Reason
from triumvir.cli.reasons import SAID, reasoned
from triumvir.games.match import Match
from triumvir.games.registry import find, games
from triumvir.record.position import format_position

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "reasons.md").read_text(encoding="utf-8")
TRIO = "dou_dizhu - play 1 6H/7S7H7C9C9DJD/3S JSTC6C 2 0 - 0 bid3 0:3:3/0/0 0:4C4D4H5C 10/0/0 1/0/0"


def line_of(name, seed=3, *texts):
    """The position after some actions of a match."""
    match = Match.start(find(name).rules(), seed)
    for text in texts:
        match = match.apply_text(text)
    return format_position(match.rules, match.state), match


def test_every_documented_code_has_words_for_its_details():
    rows = re.findall(r"^\| `([a-z_]+/[a-z_]+)` \| .* \| (.*) \|$", PAGE, re.MULTILINE)
    known = {code: re.findall(r"`([a-z]+)`", details) for code, details in rows}
    assert known.keys() == SAID.keys()
    for code, names in known.items():
        assert set(re.findall(r"{([a-z]+)}", SAID[code])) <= set(names)
        told = reasoned(Reason(code, tuple((name, 1) for name in names)))
        assert told
        assert "{" not in told


def test_numbers_come_with_what_they_count():
    assert reasoned(Reason("call/pays", (("points", -12),))) == "it promises -1.2 points"
    assert reasoned(Reason("lead/feeds", (("seat", 2),))) == "seat 2, a partner, can go out on it"
    assert reasoned(Reason("call/expects", (("tricks", 34),))).startswith("the hand takes about 3.4 tricks ")
    assert reasoned(Reason("of/no_words")) == "of/no_words"


def test_plays_come_with_their_costs(invoke):
    out = invoke("hint", TRIO).stdout.splitlines()
    assert out[0] == "seat 1 to act, phase play"
    assert out[1].split() == ["play", "combination", "cost"]
    assert re.split(r"  +", out[2]) == [
        "play 777J",
        "trio_single 7",
        "none, 1 play to go (1 other attachment)",
    ]
    assert out[3] == "club: play 777J, hardly anything can go wrong, 1 play to go"


@pytest.mark.parametrize("name", games())
def test_the_first_call_has_a_reason(invoke, name):
    line, match = line_of(name)
    out = invoke("hint", line).stdout.splitlines()
    assert out[0] == f"seat {match.state.to_act} to act, phase auction"
    assert re.fullmatch(r"club: (pass|call|bid \d+), .+", out[1])
    assert len(out) == 2


def test_cards_of_a_trick_have_no_combination(invoke):
    line, match = line_of("hokm", 3, "1 bid 2", "2 bid 2", "0 bid 5", "0 trump H")
    out = invoke("hint", *line.split(), "--bot", "novice", "--seed", "1").stdout.splitlines()
    assert out[1].split() == ["play", "cost"]
    assert len(out) == 3 + len(match.state.legal_actions())
    assert out[-1].startswith("novice: play ")
    assert out == invoke("hint", line, "-b", "novice", "-s", "1").stdout.splitlines()


def test_other_hands_change_nothing(invoke):
    """The others hold each other's cards in the second position."""
    one = "dou_dizhu - play 0 5C7S7H9DAC/8C8D/JSQS2C JCTC6C 0 0 - 0 bid3 0:3:3/0/0 - 1/1/1 0/0/0"
    other = one.replace("8C8D/JSQS2C", "JSQS/8C8D2C")
    assert invoke("hint", one).stdout == invoke("hint", other).stdout


def test_nobody_to_act_and_unknown_bots_are_refused(refused, invoke):
    over = "dou_dizhu - over - -/7S/3S JSTC6C 2 0 - 0 bid3 0:3:3/0/0 0:6C 1/0/0 0/0/0"
    assert refused("hint", over).startswith("error bot/not_to_act: ")
    assert refused("hint", TRIO, "--bot", "genius").startswith("error bot/unknown: ")
    assert invoke("hint").exit_code == 2
