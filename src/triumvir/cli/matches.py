"""matches: the saved ones, and their past deals again."""

import os
import time
from typing import Annotated

import typer

from triumvir.cli.lines import Lines
from triumvir.cli.options import Language, spoken_before
from triumvir.cli.screen import complain
from triumvir.cli.typed import Words as TypedWords
from triumvir.cli.typed import shown
from triumvir.errors import TriumvirError
from triumvir.locales import words
from triumvir.locales.catalog import Catalog
from triumvir.seats import Seat
from triumvir.table.events import of_past
from triumvir.table.home import home
from triumvir.table.settings import Settings, load
from triumvir.table.settle import settlement
from triumvir.table.store import Past, Saved, Store
from triumvir.table.words import Words
from triumvir.views.view import view_of


def matches(
    replay: Annotated[
        int | None, typer.Option("--replay", metavar="N", help="Show the past deals of a match.")
    ] = None,
    deal: Annotated[int | None, typer.Option("--deal", metavar="N", help="Only that deal of it.")] = None,
    lang: Language = None,
) -> None:
    """List saved matches, the last one first; or step through the past deals of one."""
    folder, lines = home(os.environ), Lines()
    said = spoken_before(lang, load(folder) if lines.terminal else Settings())
    store = Store(folder)
    if replay is None:
        found = store.saved()
        lines.say([_row(said, each) for each in found] or said.say("matches-none"))
        return
    try:
        past = store.read(replay)
    except TriumvirError as error:
        complain(words.error(said, error.code, error.got, error.expected))
        raise typer.Exit(2) from error
    _step(said, lines, past, deal)
    if past.fault:
        why = words.error(said, past.fault.code, past.fault.got, past.fault.expected)
        lines.say(said.say("matches-ends", why=why))


def _row(said: Catalog, saved: Saved) -> str:
    """A match in one line."""
    if saved.broken:
        return said.say("matches-broken", n=said.number(saved.number), when=_when(saved))
    state = "matches-open"
    if saved.winners:
        state = "matches-won" if saved.player in saved.winners else "matches-lost"
    return said.say(
        "matches-row",
        n=said.number(saved.number),
        when=_when(saved),
        game=words.game(said, saved.game),
        deals=saved.deals,
        points=saved.totals[saved.player] if saved.player < len(saved.totals) else 0,
        state=said.say(state),
    )


def _when(saved: Saved) -> str:
    """When it was last saved, in local time."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.when))


def _step(said: Catalog, lines: Lines, past: Past, wanted: int | None) -> None:
    """Deal by deal; on a terminal the person says which one is next."""
    count, number = len(past.match.past), 1 if wanted is None else wanted
    if not count:
        lines.say(said.say("score-none"))
        return
    typed = TypedWords(said)
    while True:
        if 1 <= number <= count:
            lines.say(deal_lines(said, past, number))
        else:
            lines.say(said.say("matches-no-deal", got=said.number(number), n=count))
        if wanted is not None or (number >= count and not lines.terminal):
            return
        line = ""
        if lines.terminal:
            lines.say(said.say("matches-next", quit=typed.first["quit"]))
            answer = lines.ask()
            if answer is None or typed.read(answer, "over").verb == "quit":
                return
            line = answer.strip()
        if line and not (line.isdecimal() and len(line) < 7):
            lines.say(said.say("matches-no-deal", got=shown(line), n=count))
            continue
        number = int(line) if line else number + 1
        if number == count + 1 and not line:
            lines.say(said.say("matches-end"))
            return


def deal_lines(said: Catalog, past: Past, number: int) -> list[str]:
    """A past deal, from 1: the cards of all, what happened, how it was paid."""
    match, events = of_past(past.match, number - 1, past.setup.player)
    told = Words(said, match.rules, past.setup.player, match.seating)
    deal, seat = match.state.deal, Seat(match.seating.index(past.setup.player))
    view = view_of(match, seat)
    lines = [said.say("matches-deal", n=number, all=len(past.match.past))]
    for at, hand in enumerate(deal.hands):
        lines.append(said.say("matches-dealt", who=told.who(at), cards=told.sorted_cards(hand)))
    if deal.kitty:
        lines.append(said.say("matches-kitty", cards=told.cards(deal.kitty)))
    lines += [line for event in events if event.kind != "deal" and (line := told.event(event, view))]
    if paid := settlement(view):
        lines += told.settlement(paid, view)
    return lines
