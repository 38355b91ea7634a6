"""Arabic on terminals: what is sent in each mode, and how the mode is found."""

import unicodedata

import pytest

from triumvir.locales.arabic import MODES, VARIABLE, arranged, lightened, mode_of
from triumvir.locales.catalog import catalog

TEXT = catalog("ar").say("error-play-not-held", got="7H 8S")


def forms(text):
    """The names of the letters, in the order sent."""
    return [unicodedata.name(letter) for letter in text if letter.isalpha()]


def test_the_sentence_has_marks_around_its_value():
    assert "\u20687H 8S\u2069" in TEXT
    assert arranged(TEXT, "logical") == TEXT


def test_bare_is_without_marks():
    assert arranged(TEXT, "bare") == TEXT.replace("\u2068", "").replace("\u2069", "")


def test_joined_letters_stay_in_their_order():
    told = forms(arranged(TEXT, "shape"))
    assert told[:2] == ["ARABIC LETTER LAM INITIAL FORM", "ARABIC LETTER YEH MEDIAL FORM"]
    assert arranged(TEXT, "shape").endswith("7H 8S.")


def test_in_order_of_sight_the_first_letter_is_at_the_right():
    text = arranged(TEXT, "visual")
    assert forms(text)[-1] == "ARABIC LETTER LAM INITIAL FORM"
    assert text.startswith(".7H 8S ")


def test_lines_are_broken_before_they_are_ordered():
    lines = arranged(TEXT, "visual", 12).split("\n")
    assert len(lines) > 1
    assert all(len(line) <= 12 for line in lines)
    assert forms(lines[0])[-1] == "ARABIC LETTER LAM INITIAL FORM"
    assert "7H" in lines[-1]
    assert arranged("", "visual", 12) == ""
    assert len(arranged(f"{TEXT}\n{TEXT}", "visual").split("\n")) == 2


@pytest.mark.parametrize("mode", MODES)
def test_texts_of_other_scripts_stay(mode):
    for language in ("en", "uk", "zh"):
        text = catalog(language).say("rules-beat")
        assert arranged(text, mode, 10) == text


@pytest.mark.parametrize(
    ("environ", "terminal", "mode"),
    [
        ({}, True, "visual"),
        ({}, False, "logical"),
        ({VARIABLE: "bare"}, False, "bare"),
        ({VARIABLE: "nonsense"}, True, "visual"),
        ({VARIABLE: "visual", "VTE_VERSION": "7006"}, True, "visual"),
        ({"VTE_VERSION": "7006"}, True, "logical"),
        ({"VTE_VERSION": "4002"}, True, "visual"),
        ({"TERM_PROGRAM": "Apple_Terminal"}, True, "logical"),
        ({"TERM_PROGRAM": "vscode"}, True, "visual"),
        ({"KONSOLE_VERSION": "230804"}, True, "logical"),
    ],
)
def test_the_mode_is_chosen_or_guessed(environ, terminal, mode):
    assert mode_of(environ, terminal=terminal) == mode


@pytest.mark.parametrize(
    ("text", "light"),
    [
        ("\u2068حكم\u2069 و\u2068٩\u2069", "حكم و٩"),
        ("\u2068\u20687H\u2069\u2069", "\u20687H\u2069"),
        ("\u2068حكم \u20687H\u2069\u2069", "حكم \u20687H\u2069"),
        ("\u20687H\u2069، \u20688H\u2069", "\u200f\u20687H\u2069، \u20688H\u2069"),
        ("\u2068حكم 7H\u2069", "\u2068حكم 7H\u2069"),
        ("\u2068-\u2069", "\u2068-\u2069"),
        ("no marks", "no marks"),
    ],
)
def test_marks_that_change_nothing_are_left_out(text, light):
    assert lightened(text) == light


def test_the_numbers_of_a_line_are_all_in_figures_of_the_language():
    said = catalog("ar")
    lines = [
        said.say("matches-no-deal", got=said.number(1234), n=5),
        said.say("ask-row", n=3, name="ه"),
        said.say("line-saved", n=said.number(12)),
    ]
    assert not [line for line in lines if any(figure in line for figure in "0123456789")]
    assert "١٢٣٤" in lines[0]
