"""Every action has a number and a row, both ways; the numbers are those that the page promises."""

import pickle
import re
from pathlib import Path

import numpy as np
import pytest

from tests.contract.cases import every_case, moments, named_cases
from triumvir.adapters.actions import Numbering
from triumvir.auction.auction import Call
from triumvir.climbing.actions import Play
from triumvir.errors import ParseError
from triumvir.games.game import Rules
from triumvir.games.registry import find, games

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "actions.md"
ROW = re.compile(
    r"^\| `(\S+)` \| `(\S+)` \| ([\d,]+) \| (\d+) \| (\d+) \| ([\d,]+) \| (\d+) \| `(\w+)` \|$", re.MULTILINE
)


@pytest.mark.parametrize("rules", every_case())
def test_whatever_is_legal_has_a_number_and_a_row(rules: Rules) -> None:
    numbering = Numbering.of(rules)
    for match in moments(rules)[:-1]:
        legal = [*match.state.legal_actions()]
        numbers = numbering.numbers(legal)
        assert [numbering.action(number) for number in numbers] == legal
        assert len(set(numbers)) == len(legal)
        assert [*numbers] == sorted(numbers) or not rules.play.kinds
        assert numbering.numbers_of(numbering.features[numbers]).tolist() == numbers.tolist()
        assert np.flatnonzero(numbering.mask(numbers)).tolist() == sorted(numbers)


@pytest.mark.parametrize("rules", every_case())
def test_texts_that_stand_alone_have_the_same_number(rules: Rules) -> None:
    numbering = Numbering.of(rules)
    for number in range(0, numbering.size, 1 + numbering.size // 150):
        calling = isinstance(numbering.action(number), Call)
        assert numbering.read(numbering.text(number), calling=calling) == number


def test_no_two_actions_share_a_row_or_a_number() -> None:
    for _, rules in named_cases():
        numbering = Numbering.of(rules)
        assert (
            len({row.tobytes() for row in numbering.features})
            == len(set(numbering.actions))
            == numbering.size
        )


def test_the_page_says_the_sizes_and_nothing_else_has_them() -> None:
    """The table is the promise: a number that is written down today means the same for ever."""
    said = ROW.findall(PAGE.read_text(encoding="utf-8"))
    found = []
    for game in games().values():
        for preset in game.presets:
            numbering = Numbering.of(game.rules(preset.name))
            kinds = np.bincount(numbering.features[:, 0], minlength=5).tolist()
            size, plays, width = f"{numbering.size:,}", f"{kinds[3]:,}", str(len(numbering.names))
            words = (str(kinds[1]), str(kinds[2] + kinds[4]), plays, width, numbering.hash)
            found.append((game.name, preset.name, size, *words))
    assert said == found


def test_the_loosest_options_still_fit_a_table() -> None:
    loose = {"kickers_distinct": False, "kicker_not_trio_rank": False, "kickers_both_jokers": True}
    quads = {"quad_single_kickers_distinct": False, "quad_pair_kickers_distinct": False}
    rules = find("dou_dizhu").rules(
        "text", **loose, **quads, quad_attach_limit="none", wing_pairs_distinct=False
    )
    assert Numbering.of(rules).size == 95_357
    assert "95,357" in PAGE.read_text(encoding="utf-8")


def test_named_cards_are_the_play_of_their_ranks() -> None:
    numbering = Numbering.of(find("big_three").rules())
    play = numbering.action(numbering.read("play 44"))
    assert numbering.number(Play(play.counts, play.header, cards=0b1100)) == numbering.number(play)


def test_one_numbering_for_one_rule_set_and_after_a_journey() -> None:
    numbering = Numbering.of(find("hokm").rules())
    assert Numbering.of(find("hokm").rules().chosen) is numbering
    assert pickle.loads(pickle.dumps(numbering)) is numbering


def test_what_is_no_action_is_refused() -> None:
    numbering = Numbering.of(find("hokm").rules())
    with pytest.raises(ParseError, match="action/unknown"):
        numbering.number(Call(77))
    with pytest.raises(ParseError, match="a number from 0 to 42"):
        numbering.action(43)
    with pytest.raises(ParseError, match="the row of an action"):
        numbering.numbers_of(numbering.features[:1] + np.uint8(7))
