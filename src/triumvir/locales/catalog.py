"""Catalogue: every text of an interface by its id, in the language that was chosen."""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

from triumvir.locales.arabic import lightened
from triumvir.locales.numbers import FUNCTIONS, figures, wrapped

LANGUAGES = ("en", "uk", "ar", "zh")
FILES = ("names", "reasons", "errors", "rules", "table", "line", "tui", "server", "net", "web")
"""The files of each language, `<language>/<file>.ftl`."""
VARIABLES = ("TRIUMVIR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names a language, the strongest first."""
RIGHT_TO_LEFT = ("ar",)
KEPT = 4096
"""How many texts of a language are kept."""
LATIN = "".join(f"face-{letter} = {letter}\n" for letter in "JQKA")
"""What cards have written on them where Latin letters are wanted; other texts refer to these messages."""


class Catalog:
    """The texts of one language.

    >>> catalog("en").say("language-own")
    'English'
    """

    def __init__(self, language: str, *, latin: bool = False) -> None:
        self.language, self.latin = language, latin
        self.direction: Literal["ltr", "rtl"] = "rtl" if language in RIGHT_TO_LEFT else "ltr"
        self._bundle = FluentBundle([language], FUNCTIONS, use_isolating=self.direction == "rtl")
        for name in FILES:
            path = files("triumvir.locales") / language / f"{name}.ftl"
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        if latin:
            self._bundle.add_resource(FluentResource(LATIN), allow_overrides=True)
        self._kept = lru_cache(maxsize=KEPT, typed=True)(self._made)

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, /, **values: str | float) -> str:
        """The text of a message with its values; in English where the language lacks it. Texts are kept: the
        same few hundred are said again and again.

        Right-to-left texts carry isolation marks around values that run the other way. KeyError: an id that
        no language has, or a value that is missing.
        """
        return self._kept(message, **values)

    def _made(self, message: str, /, **values: str | float) -> str:
        if message not in self:
            if self.language == LANGUAGES[0]:
                raise KeyError(message)
            return catalog(LANGUAGES[0]).say(message, **values)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        # As the bundle's format_pattern, which would turn our numbers into its own.
        errors: list[Exception] = []
        given = CurrentEnvironment(args={name: wrapped(value) for name, value in values.items()})
        text = pattern(ResolverEnvironment(context=self._bundle, current=given, errors=errors))
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return lightened(str(text)) if self.direction == "rtl" else str(text)

    def number(self, number: int) -> str:
        """A number that names something, such as a match: in the figures of the language, not in groups.

        >>> catalog("en").number(1234), catalog("ar").number(12)
        ('1234', '١٢')
        """
        return figures(str(number), self.language)


@cache
def catalog(language: str, *, latin: bool = False) -> Catalog:
    """The catalogue of one of the `LANGUAGES`, kept; `latin` letters on its cards, or those of the language.
    KeyError: another language.

    >>> catalog("uk").say("face-Q"), catalog("uk", latin=True).say("face-Q")
    ('Д', 'Q')
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    return Catalog(language, latin=latin)


def own_names() -> dict[str, str]:
    """Every language with its name in itself, for whoever chooses one."""
    return {language: catalog(language).say("language-own") for language in LANGUAGES}


def chosen(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language that was asked for, else the one of the environment, else English. KeyError: a language
    was asked for that there is not.

    >>> chosen(None, {"LC_ALL": "", "LANG": "uk_UA.UTF-8"}), chosen("zh-CN", {}), chosen(None, {"LANG": "C"})
    ('uk', 'zh', 'en')
    """
    if wanted:
        if known := _known(wanted):
            return known
        raise KeyError(wanted)
    said = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    return _known(said) or LANGUAGES[0]


def _known(tag: str) -> str | None:
    """The language of a tag such as uk, zh-CN or ar_SA.UTF-8, if it is one of ours."""
    language = tag.replace("-", "_").replace(".", "_").partition("_")[0].strip().lower()
    return language if language in LANGUAGES else None
