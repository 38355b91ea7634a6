"""hint: what can be played, cheapest first, and what a bot would do, in words."""

import re

import pytest

from triumvir.games.match import Match
from triumvir.games.registry import find, games
from triumvir.record.position import format_position

TRIO = "dou_dizhu - play 1 6H/7S7H7C9C9DJD/3S JSTC6C 2 0 - 0 bid3 0:3:3/0/0 0:4C4D4H5C 10/0/0 1/0/0"


def line_of(name, seed=3, *texts):
    """The position after some actions of a match."""
    match = Match.start(find(name).rules(), seed)
    for text in texts:
        match = match.apply_text(text)
    return format_position(match.rules, match.state), match


def test_plays_come_with_their_costs(invoke):
    out = invoke("hint", TRIO).stdout.splitlines()
    assert out[0] == "seat 1 to act, phase: play"
    assert out[1].split() == ["play", "combination", "cost"]
    assert re.split(r"  +", out[2]) == [
        "play 777J",
        "three sevens with a card",
        "nothing, 1 play to go (1 other attachment)",
    ]
    assert out[3] == "club: play 777J, hardly a risk, 1 play to go"


@pytest.mark.parametrize("name", games())
def test_the_first_call_has_a_reason(invoke, name):
    line, match = line_of(name)
    out = invoke("hint", line, "--bot", "club:worlds=1").stdout.splitlines()
    assert out[0] == f"seat {match.state.to_act} to act, phase: auction"
    assert re.fullmatch(r"club:worlds=1: (pass|call|bid \d+), .+", out[1])
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


@pytest.mark.parametrize(
    ("language", "head", "row", "choice"),
    [
        ("uk", "хід місця 1, зараз розіграш", "три сімки з\N{NO-BREAK SPACE}картою", "майже без ризику"),
        ("zh", "轮到 1 号位，阶段：出牌阶段", "三张7带一张", "几乎稳赢"),
        ("ar", "الدور للمقعد", "سبعات", "تبقى لعبة واحدة"),
    ],
)
def test_it_is_said_in_other_languages(invoke, language, head, row, choice):
    out = invoke("hint", TRIO, "--lang", language).stdout.splitlines()
    assert head in out[0]
    assert row in out[2]
    assert choice in out[3]
    assert out == invoke("hint", TRIO, "--lang", f"{language}_XX.UTF-8").stdout.splitlines()


def test_the_environment_chooses_the_language(invoke, refused, monkeypatch):
    monkeypatch.setenv("TRIUMVIR_LANG", "zh")
    assert "号位" in invoke("hint", TRIO).stdout
    assert "seat 1" in invoke("hint", TRIO, "--lang", "en").stdout
    assert refused("hint", TRIO, "--lang", "xx") == (
        "error language/unknown: got 'xx' in --lang, expected en | uk | ar | zh\n"
    )
