"""Named sets of values, held against the rulebook's own file of them."""

import json
from pathlib import Path

import pytest

from triumvir.errors import Code, SetupError
from triumvir.games.registry import find, games

BOOK = json.loads(Path(__file__).with_name("presets.json").read_text(encoding="utf-8"))
NAMES = {
    "bigthree3": "big_three",
    "bigthree4": "big_three/4",
    "doudizhu3": "dou_dizhu",
    "doudizhu4": "dou_dizhu/4",
    "hokm3": "hokm",
}
CASES = [
    (NAMES[game], name, told["options"], told)
    for presets in BOOK.values()
    for name, told in presets.items()
    for game in told["games"]
]


@pytest.mark.parametrize(("game", "name", "values", "told"), CASES)
def test_values_are_those_of_the_rulebook(game, name, values, told):
    known = {option.name for option in find(game).options}
    preset = find(game).preset(name)
    assert dict(preset.values) == {option: value for option, value in values.items() if option in known}
    assert preset.reasons.keys() == preset.values.keys()
    assert all(preset.reasons.values())
    assert find(game).rules(name).chosen.diff() == preset.values, (
        "a value that is the default needs no mention"
    )
    assert len(preset.differences) == len(told.get("differences", []))


def test_every_preset_stands_in_the_rulebook_and_the_other_way_round():
    ours = {(game.name, preset.name) for game in games().values() for preset in game.presets}
    assert ours == {(game, name) for game, name, _, _ in CASES}


def test_a_value_that_a_game_leaves_out_is_no_option_of_it():
    left_out = {
        (game, option)
        for game, _, values, _ in CASES
        for option in values
        if option not in {one.name for one in find(game).options}
    }
    assert left_out == {("dou_dizhu", "landlord_side")}


@pytest.mark.parametrize("game", NAMES.values())
def test_the_preset_of_the_text_is_all_defaults(game):
    assert find(game).rules("text") == find(game).rules()
    assert find(game).rules().chosen.diff() == {}
    assert find(game).presets[0].name == "text"


def test_options_on_top_of_a_preset():
    chosen = find("dou_dizhu").rules("online", spring="x3", show_kitty=False).chosen
    assert (chosen["spring"], chosen["show_kitty"], chosen["auction_mode"]) == ("x3", False, "call_rob")


def test_an_unknown_preset_is_named():
    with pytest.raises(SetupError) as caught:
        find("dou_dizhu/4").rules("online")
    error = caught.value
    assert (error.code, error.got, error.where) == (Code.PRESET_UNKNOWN, "online", "dou_dizhu/4")
    assert error.expected == "text | classic"
