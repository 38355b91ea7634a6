"""hint: what a position offers, cheapest first, and what a bot would do in it."""

from dataclasses import replace
from typing import Annotated

import typer

from triumvir.bots.hints import hints
from triumvir.bots.offer import Offer
from triumvir.cards.rng import Rng
from triumvir.cli.options import FromRecord, MaybePosition, Seed
from triumvir.cli.reasons import reasoned
from triumvir.cli.records import asked_position
from triumvir.cli.screen import counted, say, table
from triumvir.cli.words import combination
from triumvir.games.game import State
from triumvir.views.view import view_of


def hint(
    position: MaybePosition = None,
    record: FromRecord = None,
    bot: Annotated[
        str, typer.Option("--bot", "-b", metavar="BOT", help="Who chooses; a level, perhaps with its budget.")
    ] = "club",
    seed: Seed = "0",
) -> None:
    """Show what can be played in a position, cheapest first, and what a bot would do, with its reason.

    Nothing is looked at but what the seat to act can see.
    """
    found = asked_position(position, record)
    state = found.state
    view = replace(view_of(state, state.to_act), chosen=found.rules.chosen)
    told = hints(view, Rng.stream(seed, "hint"), bot)
    say(f"seat {state.to_act} to act, phase {state.phase}")
    if told.plays:
        rows = [(state.format_action(offer.action), *_told(state, offer)) for offer in told.plays]
        named = any(name for _, name, _ in rows)
        heads = ("play", "combination", "cost") if named else ("play", "cost")
        table(heads, rows if named else [(text, cost) for text, _, cost in rows])
    say(f"{bot}: {state.format_action(told.choice.action)}, {reasoned(told.choice.reason)}", "bold")


def _told(state: State, offer: Offer) -> tuple[str, str]:
    """What an offer is, and what it costs."""
    cost = reasoned(offer.reason)
    if offer.others:
        cost += f" ({counted(len(offer.others), 'other attachment')})"
    return combination(state, offer.action), cost
