"""Numbers in texts: the figures of the language, and a sign where one is asked for."""

from collections.abc import Callable
from typing import Any

from babel import Locale
from fluent.runtime.types import FluentFloat, FluentInt, FluentType

ARABIC = str.maketrans("0123456789.,", "٠١٢٣٤٥٦٧٨٩٫٬")
LETTER_MARK = "\u061c"
"""Keeps a sign on the side where an Arabic reader looks for it."""


def figures(text: str, language: str) -> str:
    """A formatted number in the figures of the language."""
    return text.translate(ARABIC) if language == "ar" else text


class Whole(FluentInt):
    """A whole number in a text."""

    def format(self, locale: Locale) -> str:
        return figures(super().format(locale), locale.language)


class Broken(FluentFloat):
    """A number with a fraction in a text."""

    def format(self, locale: Locale) -> str:
        return figures(super().format(locale), locale.language)


class Signed(Broken):
    """A number that shows its sign, unless it is nothing."""

    def format(self, locale: Locale) -> str:
        text = f"{'+' if self > 0 else ''}{super().format(locale)}"
        return f"{LETTER_MARK}{text}" if locale.language == "ar" else text


def wrapped(value: str | float) -> str | FluentType:
    """A value as a text takes it."""
    if isinstance(value, str):
        return value
    return Whole(value) if isinstance(value, int) else Broken(value)


def number(value: Whole | Broken | str, **options: Any) -> FluentType | str:
    """NUMBER in texts: a number with options such as minimumFractionDigits; what is written already stays."""
    return value if isinstance(value, str) else type(value)(value, **options)


def signed(value: Whole | Broken | str, **options: Any) -> FluentType | str:
    """SIGNED in texts: a number with its sign; what is written already stays."""
    return value if isinstance(value, str) else Signed(value, **options)


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"NUMBER": number, "SIGNED": signed}
