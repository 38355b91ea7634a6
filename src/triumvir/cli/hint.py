"""hint: what a position offers, cheapest first, and what a bot would do in it."""

from dataclasses import replace
from typing import Annotated

import typer

from triumvir.bots.hints import hints
from triumvir.bots.offer import Offer
from triumvir.bots.thought import Reason
from triumvir.cards.rng import Rng
from triumvir.cli.options import FromRecord, Language, MaybePosition, Seed, spoken
from triumvir.cli.records import asked_position
from triumvir.cli.screen import say, table
from triumvir.cli.words import laid
from triumvir.games.game import State
from triumvir.locales import words
from triumvir.locales.catalog import Catalog
from triumvir.views.view import view_of


def hint(
    position: MaybePosition = None,
    record: FromRecord = None,
    bot: Annotated[
        str, typer.Option("--bot", "-b", metavar="BOT", help="Who chooses; a level, perhaps with its budget.")
    ] = "club",
    seed: Seed = "0",
    lang: Language = None,
) -> None:
    """Show what can be played in a position, cheapest first, and what a bot would do, with its reason.

    Nothing is looked at but what the seat to act can see.
    """
    said = spoken(lang)
    found = asked_position(position, record)
    state = found.state
    view = replace(view_of(state, state.to_act), chosen=found.rules.chosen)
    told = hints(view, Rng.stream(seed, "hint"), bot)
    say(said.say("hint-to-act", seat=str(state.to_act), phase=words.phase(said, state.phase)))
    if told.plays:
        rows = [(state.format_action(offer.action), *_told(said, state, offer)) for offer in told.plays]
        heads = (
            said.say("hint-head-play"),
            said.say("hint-head-combination"),
            said.say("hint-head-cost"),
        )
        if any(name for _, name, _ in rows):
            table(heads, rows)
        else:
            table((heads[0], heads[2]), [(text, cost) for text, _, cost in rows])
    choice = told.choice
    say(f"{bot}: {state.format_action(choice.action)}, {_because(said, choice.reason)}", "bold")


def _told(said: Catalog, state: State, offer: Offer) -> tuple[str, str]:
    """What an offer is, and what it costs."""
    cost = _because(said, offer.reason)
    if offer.others:
        cost = said.say("hint-others", cost=cost, count=len(offer.others))
    combo = laid(state, offer.action)
    return words.combination(said, combo.kind, combo.key, combo.length) if combo else "", cost


def _because(said: Catalog, reason: Reason) -> str:
    """A reason in words."""
    return words.reason(said, reason.code, reason.details)
