"""The catalogue: which language, what it says, numbers in its figures, and no id in place of a text."""

import pytest

from triumvir.locales import catalog as room
from triumvir.locales.catalog import LANGUAGES, Catalog, catalog, chosen, own_names


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch, tmp_path):
    """Catalogues of a few texts."""
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        own = "" if language == "uk" else f"whole = {language} {{ $n }}\n"
        text = f"{own}card = x {{ $card }} y\nsum = x {{ SIGNED($n, minimumFractionDigits: 1) }}\n-term = t\n"
        (tmp_path / language / "tiny.ftl").write_text(text)
    monkeypatch.setattr(room, "FILES", ("tiny",))
    monkeypatch.setattr(room, "files", lambda package: tmp_path)
    catalog.cache_clear()
    yield catalog
    catalog.cache_clear()


def test_every_language_has_its_own_name():
    assert own_names() == {"en": "English", "uk": "Українська", "ar": "العربية", "zh": "中文"}


@pytest.mark.parametrize(
    ("wanted", "environ", "language"),
    [
        (None, {}, "en"),
        ("uk", {"TRIUMVIR_LANG": "ar"}, "uk"),
        ("AR", {}, "ar"),
        ("zh_TW", {}, "zh"),
        ("uk.UTF-8", {}, "uk"),
        (None, {"TRIUMVIR_LANG": "ar", "LC_ALL": "zh_CN"}, "ar"),
        (None, {"LC_ALL": "zh_CN.UTF-8", "LC_MESSAGES": "uk_UA", "LANG": "ar_SA"}, "zh"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "uk_UA", "LANG": "ar_SA"}, "uk"),
        (None, {"LANG": "ar_SA@latin"}, "ar"),
        (None, {"LC_ALL": "C", "LANG": "uk_UA"}, "en"),
        (None, {"LC_ALL": "de_DE.UTF-8", "LANG": "uk_UA"}, "en"),
        ("", {"LANG": "uk"}, "uk"),
    ],
)
def test_the_strongest_word_decides_the_language(wanted, environ, language):
    assert chosen(wanted, environ) == language


@pytest.mark.parametrize("wanted", ["de", "english", "-", "xx_UA"])
def test_a_language_that_there_is_not_is_refused(wanted):
    with pytest.raises(KeyError):
        chosen(wanted, {"LANG": "uk"})
    with pytest.raises(KeyError):
        catalog(wanted)


def test_a_text_that_is_missing_is_english_and_never_an_id(tiny):
    assert tiny("zh").say("whole", n=5) == "zh 5"
    assert tiny("uk").say("whole", n=5) == "en 5"
    for language in LANGUAGES:
        with pytest.raises(KeyError, match="nothing"):
            tiny(language).say("nothing")
        with pytest.raises(KeyError, match=r"whole.*n"):
            tiny(language).say("whole")
        assert "nothing" not in tiny(language)


def test_numbers_have_the_figures_of_the_language(tiny):
    assert tiny("en").say("whole", n=1234) == "en 1,234"
    assert tiny("en").say("whole", n=-1.5) == "en -1.5"
    assert tiny("uk").say("sum", n=1.5) == "x +1,5"
    assert tiny("ar").say("whole", n=-12.5) == "ar -١٢٫٥"
    assert tiny("ar").say("whole", n=1234) == "ar ١٬٢٣٤"
    assert tiny("ar").say("whole", n="12") == "ar \u206812\u2069"


def test_signs_are_shown_where_they_are_asked_for(tiny):
    said = tiny("en")
    assert [said.say("sum", n=n) for n in (3, 0, -3)] == ["x +3.0", "x 0.0", "x -3.0"]
    assert tiny("ar").say("sum", n=3) == "x \u061c+٣٫٠"


def test_only_right_to_left_texts_carry_isolation_marks(tiny):
    for language in LANGUAGES:
        said = tiny(language)
        assert said.direction == ("rtl" if language == "ar" else "ltr")
        assert ("\u2068" in said.say("card", card="7H")) == (language == "ar")


def test_catalogues_are_kept():
    assert catalog("en") is catalog("en")
    assert isinstance(catalog("en"), Catalog)
