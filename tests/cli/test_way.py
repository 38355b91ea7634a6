"""The one question about rules: a preset, practice, or Enter."""

import io

import pytest

from tests.table.tables import NAMES
from triumvir.cli.lines import Lines
from triumvir.cli.play import Wishes, begin, setup_of
from triumvir.cli.way import Way, last_way
from triumvir.games.registry import find
from triumvir.locales import words
from triumvir.locales.catalog import LANGUAGES, catalog
from triumvir.table.settings import Settings
from triumvir.table.setup import Setup
from triumvir.table.store import Store

NOTHING = Wishes()


def answered(typed, chosen=Settings(), wishes=NOTHING):  # noqa: B008
    """The setup that comes of lines typed on a terminal, the choices to remember, and what was shown."""
    sink = io.StringIO()
    lines = Lines(io.StringIO(typed), sink)
    lines.terminal = True
    return setup_of(wishes, chosen, catalog("en"), lines), sink.getvalue()


@pytest.mark.parametrize(
    ("answer", "preset", "practice"),
    [
        ("", "text", False),
        ("standard", "text", False),
        ("online", "online", False),
        ("2", "classic", False),
        ("practice", "text", True),
    ],
)
def test_rules_by_number_name_or_enter(answer, preset, practice):
    (setup, chosen), _ = answered(f"dou_dizhu\n\n{answer}\n")
    assert (setup.preset, setup.practice, chosen.preset) == (preset, practice, preset)


def test_enter_takes_the_rules_of_last_time():
    chosen = Settings(game="dou_dizhu", preset="online", options="match_deals=1")
    (setup, again), shown = answered("\n\n\n", chosen)
    assert "Rules [as last time]:" in shown
    assert (setup.preset, dict(setup.options)) == ("online", {"match_deals": 1})
    assert (again.preset, again.options) == (chosen.preset, chosen.options)
    (setup, again), _ = answered("\n\nclassic\n", chosen)
    assert (setup.preset, setup.options, again.options) == ("classic", (), "")
    (setup, _), _ = answered("\n\npractice\n", chosen)
    assert setup.practice
    assert setup.preset == "online"
    assert "Rules [online]:" in answered("\n\n\n", chosen.chosen(options=""))[1]


@pytest.mark.parametrize(
    "wishes",
    [
        NOTHING._replace(preset="classic"),
        NOTHING._replace(options=("match_deals=1",)),
        NOTHING._replace(game="dou_dizhu"),
    ],
)
def test_who_has_said_it_is_not_asked(wishes):
    asked, shown = answered("\n\n", wishes=wishes)
    assert asked
    assert "Rules [" not in shown


def test_practice_that_is_wished_for_is_not_offered():
    (setup, _), shown = answered("\n\n\n", wishes=NOTHING._replace(practice=True))
    assert setup.practice
    assert "Rules [standard]:" in shown
    assert "practice" not in shown


def test_one_may_leave_at_the_question():
    assert answered("\n\n")[0] is None


def test_only_the_first_match_of_a_game_says_what_it_is_about(tmp_path):
    store, said = Store(tmp_path), catalog("en")

    def notes(game):
        seated = begin(store, said, Setup(game=game, seed="1"))
        seated.keeper.close()
        return seated.notes

    assert notes("hokm")[0].startswith("Everybody plays alone and calls how many")
    assert notes("hokm") == []
    assert notes("big_three")[-1] == said.say("tui-first")


def test_rules_of_last_time_that_are_no_more_are_as_told():
    game = find("hokm")
    for chosen in (Settings(preset="online"), Settings(options="spring=x2"), Settings(options="target")):
        assert last_way(game, chosen.chosen(game="hokm")) == Way()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_has_a_name_of_its_own(language):
    for name in NAMES:
        presets = find(name).presets
        assert len({words.preset(catalog(language), preset.name) for preset in presets}) == len(presets)
