"""The rules in short: every option of every game is told, each value in words of its own."""

import re

import pytest

from tests.locales.texts import all_messages
from triumvir.games.registry import find, games
from triumvir.locales.catalog import LANGUAGES, catalog
from triumvir.locales.rules import OPTIONS, QUIET, SECTIONS, TEXTS, option, short_rules


@pytest.fixture(params=LANGUAGES)
def said(request):
    """The catalogue of each language."""
    return catalog(request.param)


def in_force(name, **chosen):
    """The options of a game by name, and those that differ."""
    rules = find(name).rules(**chosen).chosen
    return {each.name: rules[each.name] for each in rules.options}, set(rules.diff())


def told(said, name, **chosen):
    """All lines of the rules in short."""
    return [line for part in short_rules(said, name, *in_force(name, **chosen)) for line in part.lines]


ALL = {each.name: each for name in games() for each in find(name).options}


def test_every_option_stands_in_one_section():
    listed = [name for names in OPTIONS.values() for name in names]
    assert sorted(listed) == sorted(ALL)
    assert set(ALL) >= QUIET
    assert set(OPTIONS) == set(SECTIONS)
    wanted = {f"option-{name.replace('_', '-')}" for name in ALL}
    assert {name for name in all_messages("en") if name.startswith("option-")} == wanted


def test_every_game_has_texts_for_its_sections():
    assert set(TEXTS) == set(games())
    for parts in TEXTS.values():
        assert set(parts) <= set(SECTIONS)


@pytest.mark.parametrize("name", ALL)
def test_every_value_of_an_option_has_a_sentence_of_its_own(said, name):
    each = ALL[name]
    values = [*each.choices, *({} if each.within is None else {f"{each.prefix}{n}" for n in (3, 17)})]
    if not each.prefix:
        values = [int(value) if str(value).isdecimal() else value for value in values]
    texts = [option(said, name, value) for value in values]
    assert len(set(texts)) == len(texts)
    assert all(text.strip().endswith((".", "。")) for text in texts)


@pytest.mark.parametrize("name", games())
def test_the_rules_of_every_game_and_preset(said, name):
    for preset in find(name).presets:
        chosen = find(name).rules(preset.name).chosen
        values = {each.name: chosen[each.name] for each in chosen.options}
        parts = short_rules(said, name, values, set(chosen.diff()))
        assert [part.title for part in parts]
        assert all(part.lines and all(line.strip() for line in part.lines) for part in parts)
        lines = [line for part in parts for line in part.lines]
        assert len(set(lines)) == len(lines)
        shown = [option(said, each, chosen[each]) for each in chosen.diff()]
        idle = {"kicker_equal_max", "kicker_trio_beside_run"}
        for each, line in zip(chosen.diff(), shown, strict=True):
            if not (name == "dou_dizhu/4" and each.startswith(("kicker", "quad"))) and each not in idle:
                assert line in lines, (preset.name, each)


@pytest.mark.parametrize("latin", [False, True])
def test_letters_of_cards_in_the_rules_are_those_that_cards_have(latin):
    said, letters = catalog("uk", latin=latin), set[str]()
    for name in games():
        letters |= {*re.findall(r"\b[ВДКТJQKA](?=\b|\d)", " ".join(told(said, name)))}
    assert letters == {*("JQKA" if latin else "ВДКТ")}


def test_what_differs_is_told_and_what_is_idle_is_not():
    said = catalog("en")
    assert not [line for line in told(said, "dou_dizhu") if "spring" in line]
    assert [line for line in told(said, "dou_dizhu", spring="x2") if "spring" in line]
    assert not [line for line in told(said, "dou_dizhu") if "at most" in line]
    assert [line for line in told(said, "dou_dizhu", kickers_distinct=False) if "At most 4" in line]
    assert not [line for line in told(said, "dou_dizhu", quad_sets=False) if "Four alike" in line]
    assert "There is no auction: the stake is 3." in told(said, "big_three/4", stake_4p="fixed:3")
    assert not [line for line in told(said, "big_three/4", stake_4p="fixed:3") if "Bids" in line]
    assert not [line for line in told(said, "dou_dizhu", auction_mode="none") if "all pass" in line]
    assert not [line for line in told(said, "dou_dizhu/4", landlord_side="solo") if "whole kitty" in line]
    assert [line for line in told(said, "big_three/4") if "passes in a row" in line]
    assert not [line for line in told(said, "big_three/4", pass_is_final=True) if "in a row whoever" in line]
    assert [line for line in told(said, "dou_dizhu", target=30) if "30 points" in line]


def test_a_game_without_texts_is_refused(said):
    with pytest.raises(KeyError):
        short_rules(said, "whist", {})
