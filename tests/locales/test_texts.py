"""The catalogue's files: the same in every language, nothing missing, nothing left over, plurals complete."""

import re

import pytest
from fluent.syntax import ast as ftl

from tests.locales.texts import CATEGORIES, all_messages, entries, inside, messages, named, uses, variables
from triumvir.locales.catalog import FILES, LANGUAGES, catalog

OTHERS = LANGUAGES[1:]
PLURALS = set().union(*CATEGORIES.values())


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_well_formed(language: str, file: str) -> None:
    junk = [entry.content for entry in entries(language, file) if isinstance(entry, ftl.Junk)]
    assert junk == []
    attributes = [message.id.name for message in messages(language, file) if message.attributes]
    assert attributes == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_order(language: str, file: str) -> None:
    ids = [[message.id.name for message in messages(each, file)] for each in ("en", language)]
    assert ids[0] == ids[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    ids = [message.id.name for file in FILES for message in messages(language, file)]
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_takes_the_same_values(language: str) -> None:
    for message in all_messages("en"):
        assert variables(language, message) == variables("en", message), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    terms = {
        entry.id.name for file in FILES for entry in entries(language, file) if isinstance(entry, ftl.Term)
    }
    for file in FILES:
        for node in inside(list(entries(language, file))):
            if isinstance(node, ftl.MessageReference):
                assert node.id.name in all_messages(language)
            elif isinstance(node, ftl.TermReference):
                assert node.id.name in terms
            elif isinstance(node, ftl.FunctionReference):
                assert node.id.name in ("NUMBER", "SIGNED")


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_every_form_of_the_language(language: str) -> None:
    for name, message in all_messages(language).items():
        for node in inside(message):
            if not isinstance(node, ftl.SelectExpression):
                continue
            keys = {each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)}
            if keys & (PLURALS - {"other"}):
                assert keys & PLURALS - {"other"} == CATEGORIES[language] - {"other"}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_something_with_its_values(language: str) -> None:
    said = catalog(language)
    for message in all_messages(language):
        for value in (0, 1, 2, 3, 11, 100, "x"):
            text = said.say(message, **dict.fromkeys(variables(language, message), value))
            assert text.strip()
            assert "{" not in text


def test_no_text_is_left_in_english() -> None:
    """A text of Latin letters only, in a language that is not written so, was forgotten."""
    for language in OTHERS:
        said, english = catalog(language), catalog("en")
        for message in all_messages("en"):
            values = dict.fromkeys(variables("en", message), 3)
            text = said.say(message, **values)
            assert text != english.say(message, **values) or not re.search("[a-z]{3}", text), message


def test_every_message_that_the_sources_ask_for_is_there_with_its_values() -> None:
    """What an id with gaps takes, whoever fills the gaps knows."""
    ids = all_messages("en")
    for use in uses():
        found = [name for name in ids if re.fullmatch(use.message, name)]
        assert found, use
        whole = use.message.replace("\\", "")
        if whole in ids and use.values is not None:
            assert variables("en", whole) <= use.values, use


def test_every_message_is_used() -> None:
    assert set(all_messages("en")) - named() == set()
