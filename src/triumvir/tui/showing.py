"""Showing: the scene that a table makes, in the words of a language."""

from dataclasses import replace

from triumvir.seats import Seat, order_from
from triumvir.table.events import Event
from triumvir.table.faces import SIGNS
from triumvir.table.local import LocalTable
from triumvir.tui.scene import Scene, Spot
from triumvir.tui.story import Lately, Story, lately
from triumvir.tui.wording import Words, laid_out
from triumvir.views.view import View

PLACES = {3: ("right", "left"), 4: ("right", "top", "left")}
"""Where the others sit, in the order of play, if the next one sits to the right."""
TAKEN, TO_TAKE, EXTRA = "●", "○", "■"


def places(table: LocalTable) -> dict[str, Seat]:
    """Who sits where, seen from the person."""
    rules = table.match.rules
    around = PLACES[rules.seats]
    if rules.next_sits == "left":
        around = around[::-1]
    return dict(zip(around, order_from(table.seat, rules.seats)[1:], strict=True))


def scene_of(table: LocalTable, story: Story, words: Words, slide: int = 0) -> Scene:
    """What the person sees, with the cards that were laid down last so many lines from their place."""
    view, recent = table.view, lately(story.deal)

    def spot(seat: Seat) -> Spot:
        found = _spot(table, view, seat, recent, words)
        return replace(found, slide=slide) if slide and recent.order[-1:] == [seat] else found

    others = {place: spot(seat) for place, seat in places(table).items()}
    notes: list[str] = []
    if view.trump:
        notes.append(words.say("tui-trump", sign=SIGNS[view.trump], suit=words.suit(view.trump)))
    if words.suits:
        notes += words.orders(view.trump)
    return Scene(
        spot(table.seat), others, view.kitty, words.say("tui-kitty") if view.kitty else "", tuple(notes)
    )


def _spot(table: LocalTable, view: View, seat: Seat, recent: Lately, words: Words) -> Spot:
    """One seat."""
    event = recent.moves.get(seat)
    beats = bool(view.to_beat) and view.owner == seat and event is not None and event.kind == "play"
    player = table.match.seating[seat]
    mark = words.signed(table.match.totals[player]) if table.match.past else ""
    return Spot(
        name=words.who(seat),
        about=_about(view, seat, words),
        cards=laid_out(view, event.cards) if event else (),
        caption=_caption(event, recent, words, seat),
        acting=view.to_act == seat,
        beats=beats and not recent.over,
        past=recent.over,
        mark=mark,
    )


def _about(view: View, seat: Seat, words: Words) -> tuple[str, ...]:
    """What the plate says of a seat: cards, role, call and tricks, bombs that are left."""
    found = [words.say("tui-cards", count=view.hand_sizes[seat])]
    if view.declarer in (None, seat) or not words.suits:
        found.append(words.role(view, seat))
    if view.bombs_left and (left := view.bombs_left[seat]) is not None:
        found.append(words.say("tui-bombs-left", count=left))
    if view.tricks:
        call, taken = view.contracts[seat], view.tricks[seat]
        rings = TAKEN * min(call, taken) + TO_TAKE * (call - taken) + EXTRA * (taken - call)
        found.append(f"{words.say('tui-called', call=call)} {rings}")
    return tuple(filter(None, found))


def _caption(event: Event | None, recent: Lately, words: Words, seat: Seat) -> str:
    """What a seat did last, in words."""
    if event is None:
        return ""
    if recent.over and recent.taker == seat and event.kind == "play":
        return words.say("tui-takes")
    if event.kind == "play" and event.combination is None:
        return "" if recent.order.index(seat) else words.say("tui-leads")
    return words.move(event)
