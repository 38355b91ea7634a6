"""Telling: what happened at a table, as one viewer is told of it. What is not told here, nobody hears of."""

from collections.abc import Callable, Iterable
from typing import Any

from triumvir.cards.card import Card
from triumvir.cards.text import format_card
from triumvir.locales.catalog import Catalog
from triumvir.server import events
from triumvir.server.events import Happened
from triumvir.server.public import Public, acted, looks_back, public
from triumvir.server.scene import level_of, worded
from triumvir.server.seen import Then, Told
from triumvir.server.table import Table
from triumvir.table.events import Act, Event, begins, follows
from triumvir.table.words import Words, capital
from triumvir.views.view import View

DIGITS = 12
"""So many digits of a commitment or seed stand in a line."""


def told(before: Table, happened: Happened, after: Table, viewer: int | None, said: Catalog) -> Told | None:
    """An event between two moments of a table as a viewer hears of it; none for what is not for him."""
    event = happened.event
    if not _for(after, event, viewer):
        return None
    seen = public(after, viewer)
    tell = Telling(happened, seen, said)
    if isinstance(event, events.Acted):
        person = not before.chairs[before.chair_of(event.seat)].bot
        return tell.acted(
            *acted(before, after, viewer), _by(event.by, person=person, own=tell.own(event.seat))
        )
    return tell.plain(event)


def chat(table: Table, viewer: int | None, said: Catalog) -> tuple[Told, ...]:
    """The last lines of chat that a viewer may hear, for whoever comes."""
    found = [told(table, line, table, viewer, said) for line in table.chat]
    return tuple(line for line in found if line)


def _for(after: Table, event: events.Stored, viewer: int | None) -> bool:
    """Whether an event is for a viewer's ears."""
    if isinstance(event, events.Preferred | events.Muted):
        return event.chair == viewer
    if isinstance(event, events.Said) and viewer is not None:
        return event.chair not in after.chairs[viewer].muted
    if isinstance(event, events.Watched):
        return False
    return not isinstance(event, events.Revealed) or looks_back(after, viewer)


def _by(by: str, *, person: bool, own: bool) -> str:
    """Who acted, as all may know it: that a table acted for somebody would tell of his hand."""
    if by == "auto":
        return "auto" if own else "person"
    return by if by in ("person", "away", "bot") else "away" if person else "bot"


class Telling:
    """An event on its way to a viewer, in his language."""

    def __init__(self, happened: Happened, seen: Public, said: Catalog) -> None:
        self._seq, self._at, _ = happened
        self._seen = seen
        self._say = said.say
        self._said = said
        self._words = worded(seen, said)

    def own(self, seat: int) -> bool:
        """Whether a seat is the viewer's."""
        return self._seen.seating[seat] == self._seen.viewer

    def acted(self, old: View, new: View, act: Act, by: str) -> Told:
        """An action, and what followed from it."""
        mine = self.own(act.seat) and (by == "auto" or (by == "away" and act.text != "pass"))
        first, *rest = follows(old, new, act, auto=mine)
        return self._told(
            first.kind,
            self._words.event(first, new),
            seat=act.seat,
            chair=self._seen.seating[act.seat],
            action=act.text,
            cards=_cards(first.cards),
            words=self._words.move(first),
            by=by,
            then=then_told(rest, new, self._words),
        )

    def plain(self, event: events.Stored) -> Told:
        """Anything but an action."""
        return TELLS[type(event)](self, event)

    def dealt(self, event: events.Dealt) -> Told:
        """A deal begins: where there is no auction, with all that follows."""
        view = self._seen.view
        assert view is not None, "a deal runs"
        first, *rest = begins(view)
        return self._told(
            "deal", self._words.event(first, view), seat=first.seat, then=then_told(rest, view, self._words)
        )

    def about(self, kind: str, chair: int, message: str = "") -> Told:
        """Something about the person on a chair."""
        text = self._say(message or f"told-{kind}", who=self._who(chair))
        return self._told(kind, text, chair=chair)

    def table(self, kind: str, message: str = "") -> Told:
        """Something about the table."""
        return self._told(kind, self._say(message or f"told-{kind}"))

    def away(self, event: events.Away) -> Told:
        """A bot plays for a person, or he plays himself again."""
        if not event.away:
            return self.about("back", event.chair)
        return self.about("away", event.chair, f"told-away-{event.why or 'asked'}")

    def filled(self, event: events.Filled) -> Told:
        """A bot took a chair, or it is free now."""
        if not event.bot:
            return self._told("filled", self._say("told-emptied", n=event.chair + 1), chair=event.chair)
        level = level_of(self._said, event.bot)
        text = self._say("told-filled", who=self._who(event.chair), level=level)
        return self._told("filled", text, chair=event.chair, value=event.bot)

    def bound(self, kind: str, value: str) -> Told:
        """The promise for a deal, or the seed of one that is over."""
        return self._told(kind, self._say(f"told-{kind}", digits=value[:DIGITS]), value=value)

    def said(self, event: events.Said) -> Told:
        """A line of chat; the text of a phrase is in the viewer's language."""
        text = self._say(f"phrase-{event.phrase.replace('_', '-')}") if event.phrase else event.text
        return self._told("said", text, chair=event.chair, name=event.name, phrase=event.phrase)

    def delayed(self, event: events.Delayed) -> Told:
        """The server was down."""
        return self._told("delayed", self._say("told-delayed", n=round(event.by / 1000)), value=str(event.by))

    def closed(self, event: events.Closed) -> Told:
        """Nobody may act any more."""
        return self.table("closed", "told-closed-idle" if event.why == "idle" else "")

    def mine(self, kind: str, chair: int) -> Told:
        """A wish of the viewer; the scene shows what has come of it."""
        return self._told(kind, "", chair=chair)

    def _who(self, chair: int) -> str:
        return capital(self._words.player_name(chair))

    def _told(self, kind: str, text: str, **rest: Any) -> Told:
        return Told(self._seq, self._at, kind, text, **rest)


def then_told(rest: Iterable[Event], view: View, told: Words) -> tuple[Then, ...]:
    """What followed in the game."""
    return tuple(
        Then(each.kind, told.event(each, view), each.seat, _cards(each.cards), each.points) for each in rest
    )


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(map(format_card, cards))


TELLS: dict[type[events.Event], Callable[[Telling, Any], Told]] = {
    events.Opened: lambda tell, _: tell.table("opened"),
    events.Changed: lambda tell, _: tell.table("changed"),
    events.Sat: lambda tell, event: tell.about("sat", event.chair),
    events.Filled: Telling.filled,
    events.Rose: lambda tell, event: tell.about("rose", event.chair),
    events.Here: lambda tell, event: tell.about("here" if event.here else "gone", event.chair),
    events.Away: Telling.away,
    events.Preferred: lambda tell, event: tell.mine("preferred", event.chair),
    events.Committed: lambda tell, event: tell.bound("committed", event.commitment),
    events.Ready: lambda tell, event: tell.about("ready", event.chair),
    events.Dealt: Telling.dealt,
    events.Revealed: lambda tell, event: tell.bound("revealed", event.seed),
    events.Surrendered: lambda tell, event: tell.about("surrendered", event.chair),
    events.Said: Telling.said,
    events.Muted: lambda tell, event: tell.mine("muted", event.chair),
    events.Delayed: Telling.delayed,
    events.Closed: Telling.closed,
}
"""How each event but an action is told."""
