"""Observations: what a view tells as an array of small numbers, and where in it each field lies."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import prod
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from triumvir.adapters.fields import Sight, Spec, specs
from triumvir.cards.text import format_card
from triumvir.errors import Code, SetupError
from triumvir.games.game import HEAD, Action, Rules
from triumvir.games.options import RuleSet
from triumvir.games.registry import rules_of
from triumvir.seats import Seat
from triumvir.views.view import View

HISTORY = 15
"""So many last moves an observation shows unless asked otherwise."""


@dataclass(frozen=True, slots=True)
class Field:
    """A named part of an observation: where it starts, its shape, and what it holds."""

    name: str
    start: int
    shape: tuple[int, ...]
    what: str

    @property
    def slice(self) -> slice:
        """Its place in an observation."""
        return slice(self.start, self.start + prod(self.shape))


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """How an observation under some rules is laid out: `size` numbers of uint8, its `fields` by name.

    Seats are counted from the viewer on: 0 is the viewer, 1 who sits behind it. Whatever is one of several is
    a one among zeros. Cards are rows of counts, one for each of `columns`. Between fields there may be zeros:
    those by seat start at multiples of four, rows of cards at multiples of eight. With `history` the last so
    many moves are shown, with `match` its totals.

    >>> from triumvir.games.match import Match
    >>> from triumvir.games.registry import find
    >>> from triumvir.views.view import view_of
    >>> match = Match.start(find("dou_dizhu").rules(), 7)
    >>> layout = Layout.of(match.rules)
    >>> seen = observe(view_of(match, 0, recall=True), layout)
    >>> seen.shape, layout.part(seen, "hand").tolist()
    ((488,), [4, 0, 1, 0, 0, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 17])
    """

    rules: Rules
    history: int
    size: int
    fields: Mapping[str, Field]
    specs: tuple[Spec, ...] = field(repr=False)

    @staticmethod
    def of(rules: Rules | RuleSet, history: int = HISTORY, *, match: bool = False) -> "Layout":
        """The layout under some rules. Error: ValueError for a history that is not 0 to 255."""
        if not 0 <= history <= 255:
            raise ValueError(f"a history of 0 to 255 moves, not {history}")
        rules = rules_of(rules) if isinstance(rules, RuleSet) else rules
        lengths = {"seats": rules.seats, "cards": len(rules.play.columns), "history": history}
        wanted = specs(rules.play, history, match=match)
        found: dict[str, Field] = {}
        at = 0
        for spec in wanted:
            shape = tuple(lengths[part] if isinstance(part, str) else part for part in spec.shape)
            at += -at % spec.step
            if spec.name:
                found[spec.name] = Field(spec.name, at, shape, spec.what)
                at += prod(shape)
        return Layout(rules, history, at, MappingProxyType(found), wanted)

    def __reduce__(self) -> tuple[object, tuple[RuleSet, int, bool]]:
        return _again, (self.rules.chosen, self.history, "totals" in self.fields)

    @property
    def columns(self) -> tuple[str, ...]:
        """What each column of a row of cards counts; "" for one that is always 0."""
        return self.rules.play.columns

    @property
    def information_size(self) -> int:
        """How many numbers an information state has."""
        return self.size + self.rules.play.longest * (len(HEAD) + len(self.columns))

    def part(self, seen: NDArray[np.uint8], name: str) -> NDArray[np.uint8]:
        """A field of one observation or of several, of shape (..., `size`), in its own shape."""
        part = self.fields[name]
        return seen[..., part.slice].reshape(*seen.shape[:-1], *part.shape)


def _again(chosen: RuleSet, history: int, totals: bool) -> Layout:
    return Layout.of(chosen, history, match=totals)


def observe(view: View, layout: Layout) -> NDArray[np.uint8]:
    """What a view tells. One with recall tells of all cards played, another of those in sight.

    Error: seat/unknown for the view of a spectator.
    """
    return np.frombuffer(_observed(_sight(view, layout), layout), dtype=np.uint8)


def information_state(view: View, layout: Layout) -> NDArray[np.uint8]:
    """What a seat knows that forgets nothing, if its view is one with recall: the observation, then every
    action of the deal from the first one on, each as in `Numbering.features` with 1 more than the place of
    its seat as the last number of the head. Zeros fill it up to `information_size`.

    Error: seat/unknown for the view of a spectator.
    """
    sight = _sight(view, layout)
    packed = bytearray(_observed(sight, layout))
    for seat, action in _actions(view, layout):
        row = bytearray(layout.rules.play.action_row(action))
        row[len(HEAD) - 1] = 1 + sight.place(seat)
        packed += row
    return np.frombuffer(packed.ljust(layout.information_size, b"\0"), dtype=np.uint8)


def information_text(view: View) -> str:
    """The same as text: who knows it, how the deal began, the cards held and seen, all calls and moves."""
    seen = " ".join("?" if card is None else format_card(card) for card in view.kitty)
    calls = ", ".join(f"{said.seat} {said.text}" for said in view.calls)
    moves = ", ".join(f"{move.seat} {move.text}" for move in view.moves)
    start = f"seat {view.viewer} dealer {view.dealer} opener {view.opener}"
    facts = f"sides {view.sides} blanks {view.blanks} trump {view.trump or '-'}"
    return f"{start} {facts} | {view.hand} | {seen} | {calls} | {moves}"


def over(layout: Layout) -> NDArray[np.uint8]:
    """What a learner is shown of a deal that is over: that it is."""
    seen = np.zeros(layout.size, np.uint8)
    seen[layout.fields["phase"].slice.stop - 1] = 1
    return seen


def _sight(view: View, layout: Layout) -> Sight:
    if view.viewer is None:
        raise SetupError(Code.SEAT_UNKNOWN, got="a spectator", expected="the view of a seat")
    return Sight(view, layout.rules.play, view.viewer, view.moves, layout.history)


def _observed(sight: Sight, layout: Layout) -> bytes:
    packed = bytearray()
    for spec in layout.specs:
        packed += bytes(-len(packed) % spec.step)
        packed += bytes(spec.values(sight))
    return bytes(packed)


def _actions(view: View, layout: Layout) -> Iterator[tuple[Seat, Action]]:
    read = layout.rules.play.read_action
    for said in view.calls:
        yield said.seat, read(said.text, calling=True)
    if view.trump and view.declarer is not None:
        yield view.declarer, read(f"trump {view.trump}", calling=False)
    for move in view.moves:
        yield move.seat, read(move.text, calling=False)
