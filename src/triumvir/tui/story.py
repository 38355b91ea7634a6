"""Story: what every seat said or played last, out of the events of a deal."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from triumvir.seats import Seat
from triumvir.table.events import Event, of_deal
from triumvir.table.local import LocalTable
from triumvir.views.view import View


@dataclass(slots=True)
class Lately:
    """The last call or move of each seat; `over` once the trick it was in is over, `taker` who has it."""

    moves: dict[Seat, Event] = field(default_factory=dict[Seat, Event])
    order: list[Seat] = field(default_factory=list[Seat])
    over: bool = False
    taker: Seat | None = None


def lately(story: Sequence[Event]) -> Lately:
    """What lies on the table, or lay there last."""
    found = Lately()
    for event in story:
        if event.kind == "deal":
            found = Lately()
        elif event.kind in ("call", "play", "pass") and event.seat is not None:
            if found.over:
                found = Lately()
            found.moves[event.seat] = event
            found.order = [*(seat for seat in found.order if seat != event.seat), event.seat]
        elif event.kind == "trick":
            found.over, found.taker = True, event.seat
        elif event.kind in ("declared", "trump"):
            found.over = True
    return found


def kitty_of(story: Sequence[Event], seat: Seat) -> frozenset[int]:
    """The cards of the kitty that a seat took, until it plays."""
    taken: frozenset[int] = frozenset()
    for event in story:
        if event.kind == "deal" or (event.kind == "play" and event.seat == seat):
            taken = frozenset()
        elif event.kind == "kitty" and event.seat == seat:
            taken = frozenset(event.cards)
    return taken


def open_moves(story: Sequence[Event], view: View) -> Sequence[Event]:
    """What was said, and the moves that may be looked at again: those of the trick on the table or the last
    one, all where the rules leave cleared tricks open.
    """
    if view.cleared is not None:
        return story
    calls = [event for event in story if event.kind not in ("play", "pass", "trick")]
    moves = [event for event in story if event.kind in ("play", "pass", "trick")]
    ends = [at for at, event in enumerate(moves[:-1]) if event.kind == "trick"]
    return [*calls, *moves[ends[-1] + 1 if ends else 0 :]]


class Story:
    """The events of the present deal, kept up with the table; what was taken back is not in it."""

    def __init__(self, table: LocalTable) -> None:
        """What happened so far."""
        self._table = table
        self._heard = 0
        self.deal: list[Event] = []
        self.listen()

    def listen(self) -> Sequence[Event]:
        """Hear what is new, and give it."""
        new = self._table.events(self._heard)
        self._heard += len(new)
        for event in new:
            if event.kind == "undo":
                self.deal = of_deal(self._table.match, self._table.seat)
            elif event.kind == "deal":
                self.deal = [event]
            else:
                self.deal.append(event)
        return new
