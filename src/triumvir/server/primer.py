"""Primer: the rules of a game as a page shows them: in words, in pictures, and as a first lesson."""

from collections.abc import Sequence
from functools import lru_cache

from triumvir.bots.examples import pictures
from triumvir.bots.pictures import Exercise as Task
from triumvir.bots.pictures import Picture
from triumvir.cards.card import Card, rank_of
from triumvir.cards.text import format_card
from triumvir.games.options import RuleSet
from triumvir.games.registry import rules_of
from triumvir.locales import rules as texts
from triumvir.locales import words
from triumvir.locales.catalog import Catalog, catalog
from triumvir.server.books import Exercise, Pictured, Primer
from triumvir.server.scene import game_of
from triumvir.server.seen import Section
from triumvir.table import faces
from triumvir.table.rules import house_rules


@lru_cache(maxsize=128)
def primer(chosen: RuleSet, preset: str, language: str) -> Primer:
    """The rules in force, in a language."""
    said, rules = catalog(language), rules_of(chosen)
    values = {option.name: chosen[option.name] for option in chosen.options}
    sections = texts.short_rules(said, chosen.game, values, chosen.diff())
    shown = pictures(rules)
    return Primer(
        game=game_of(chosen, preset, language),
        sections=tuple(Section(section.title, section.lines) for section in sections),
        difference=house_rules(said, rules),
        kinds=tuple(_pictured(said, each) for each in shown.kinds),
        chain=tuple(_pictured(said, each) for each in shown.chain),
        lesson=tuple(_exercise(said, each) for each in shown.lesson),
    )


def _told(cards: Sequence[Card]) -> str:
    return " ".join(map(format_card, cards))


def _pictured(said: Catalog, each: Picture) -> Pictured:
    return Pictured(each.kind, _words(said, each), _told(each.cards), _told(each.over), each.strong)


def _words(said: Catalog, each: Picture) -> str:
    """What a picture shows."""
    if each.combo:
        return words.combination(said, each.combo.kind, each.combo.key, each.combo.length)
    if not each.suits:
        return words.card(said, _told(each.cards))
    ranks = faces.order(said, map(rank_of, each.cards))
    name = said.say("order-trumps" if each.kind == "trumps" else "order-others", ranks=ranks)
    return f"{''.join(faces.SIGNS[suit] for suit in each.suits)} {name}"


def _exercise(said: Catalog, each: Task) -> Exercise:
    combo = each.combo
    about = words.combination(said, combo.kind, combo.key, combo.length) if combo else None
    return Exercise(
        task=each.task,
        words=about or words.suit(said, each.suit),
        hand=_told(each.hand),
        answers=each.answers,
        table=tuple(map(_told, each.table)),
        trump=each.trump,
        show=_told(each.show),
    )
