"""Asking: the answers to what a viewer wants to know, from his own view and what is public."""

from dataclasses import replace

from triumvir.bots.fault import Fault
from triumvir.bots.groups import rank_order
from triumvir.bots.hints import Hints, hints
from triumvir.bots.naming import action_cards, action_text, combination
from triumvir.bots.selection import select
from triumvir.bots.thought import Reason as Why
from triumvir.cards.card import SUITS, rank_of, suit_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.cards.text import format_card
from triumvir.errors import Code, IllegalActionError
from triumvir.games.game import Action
from triumvir.locales import rules as texts
from triumvir.locales import words
from triumvir.locales.catalog import Catalog
from triumvir.server import seen as sent
from triumvir.server.bots.wire import Seed
from triumvir.server.protocol import Ask
from triumvir.server.public import Public, looked_back, proof_of, public, recalled, sheet
from triumvir.server.review import reviewed
from triumvir.server.scene import call_choice, game_of, worded
from triumvir.server.table import Table
from triumvir.table import counter
from triumvir.table.order import held
from triumvir.table.rules import house_rules
from triumvir.table.words import Words
from triumvir.views.json import to_plain
from triumvir.views.view import View

THINKS = ("hints",)
"""The questions that a bot thinks about; all others take some milliseconds at most."""


def thought_about(table: Table, viewer: int | None) -> tuple[View, Seed]:
    """What a bot is given that thinks for a viewer. Errors: table/phase, turn/other_seat."""
    seen = public(table, viewer)
    view = _turn(_deal(recalled(table, viewer), seen))
    return view, (seen.code, "hint", seen.seq)


def answer(
    table: Table, viewer: int | None, ask: Ask, said: Catalog, advice: Hints | None = None
) -> sent.Answers:
    """The answer to a viewer's question. Hints are those of the `advice`, or thought here, which takes from
    milliseconds to a minute.

    Errors: table/phase where no deal is dealt, turn/other_seat for what only the seat to act can ask,
    card/unknown, card/twice, deal/running, deal/hidden.
    """
    seen = public(table, viewer)
    told = worded(seen, said)
    if ask.what == "rules":
        return _rules(seen, said)
    if ask.what == "difference":
        game = game_of(seen.rules.chosen, seen.plan.preset, said.language)
        return sent.Difference(game.options, house_rules(said, seen.rules))
    if ask.what == "score":
        score, before = sheet(table)
        return sent.Sheet(score.deals, score.totals, before, tuple(told.score(score)))
    if ask.what == "after":
        past = looked_back(table, viewer, ask.deal)
        return reviewed(past, proof_of(table, viewer, past.deal.number), told)
    view = _deal(recalled(table, viewer), seen)
    if ask.what in THINKS:
        found = advice or hints(_turn(view), Rng.stream(seen.code, "hint", seen.seq))
        return _hints(view, found, told)
    return _about(view, ask, told)


def _deal(view: View | None, seen: Public) -> View:
    """The view, if there is a deal."""
    if view is None:
        raise IllegalActionError(Code.TABLE_PHASE, got=seen.phase, expected="a deal")
    return view


def _turn(view: View) -> View:
    """The view, if it is that of the seat to act."""
    if view.viewer is None or view.to_act != view.viewer:
        raise IllegalActionError(Code.TURN_OTHER_SEAT, got="hints", expected="the seat to act")
    return view


def _about(view: View, ask: Ask, told: Words) -> sent.Answers:
    """The answer to what is asked about the deal."""
    if ask.what == "view":
        return sent.Sight(to_plain(view))
    if ask.what == "counter":
        return _counter(view, told)
    if ask.what == "select":
        return _select(view, CardSet.parse(ask.cards), told)
    return sent.Legal(tuple(_choice(view, choice.action, told) for choice in view.legal))


def _select(view: View, cards: CardSet, told: Words) -> sent.Select:
    """What chosen cards come to."""
    found = select(view, cards)
    if found.fault:
        return sent.Select(fault=_fault(found.fault, cards, told))
    readings = (_choice(view, action, told) for action in found.actions)
    return sent.Select(tuple(readings))


def _fault(fault: Fault, cards: CardSet, told: Words) -> sent.Reason:
    """Why they can't be played."""
    shown = told.sorted_cards(cards)
    text = words.fault(told.said, fault.code, shown, fault.expected, fault.details, told.name)
    return sent.Reason(fault.code, text)


def _choice(view: View, action: Action, told: Words) -> sent.Choice:
    """An action that is legal."""
    text = action_text(view, action)
    return sent.Choice(text, _what(view, action, text, told))


def _what(view: View, action: Action, text: str, told: Words) -> str:
    """What an action is, in words."""
    if combo := combination(view, action):
        return told.what(combo)
    if view.phase != "play":
        return call_choice(text, told).words
    cards = [words.card(told.said, format_card(card)) for card in action_cards(view, action)]
    return told.listed(cards) if cards else told.said.say("move-pass")


def _hints(view: View, found: Hints, told: Words) -> sent.Hints:
    """What can be played, and what a bot would do."""
    plays = tuple(_hint(view, offer.action, offer.reason, told) for offer in found.plays)
    return sent.Hints(_hint(view, found.choice.action, found.choice.reason, told), plays)


def _hint(view: View, action: Action, why: Why, told: Words) -> sent.Hint:
    """Something that can be done, and why."""
    choice = _choice(view, action, told)
    reason = words.reason(told.said, why.code, why.details, told.name)
    cards = str(action_cards(view, action))
    return sent.Hint(choice.action, cards, choice.words, sent.Reason(why.code, reason))


def _counter(view: View, told: Words) -> sent.Counter:
    """The cards that are still out."""
    out = counter.not_seen(view)
    order = SUITS[::-1] if told.suits else rank_order(told.rules)[::-1]
    of = suit_of if told.suits else rank_of
    cards = held(replace(view, hand=out), "suit")[0] if out else ()
    rows = ((name, [card for card in cards if of(card) == name]) for name in order)
    named = (sent.Row(name, len(left), " ".join(map(format_card, left))) for name, left in rows)
    return sent.Counter(tuple(named), told.counter(out))


def _rules(seen: Public, said: Catalog) -> sent.Rules:
    """The rules in short, as they are in force."""
    chosen = seen.rules.chosen
    values = {option.name: chosen[option.name] for option in chosen.options}
    sections = texts.short_rules(said, chosen.game, values, chosen.diff())
    return sent.Rules(tuple(sent.Section(section.title, section.lines) for section in sections))
