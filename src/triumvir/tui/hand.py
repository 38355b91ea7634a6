"""Hand: the cards of the person, drawn as a fan; what is pressed is told by its place."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from textual import events
from textual.geometry import Size as Area
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from triumvir.cards.card import Card
from triumvir.tui.canvas import Canvas
from triumvir.tui.faces import Faces
from triumvir.tui.fan import LARGE, Fan, fan
from triumvir.tui.glyphs import LINES, glyph

SELECTED, HINTED, EARLY = "✓", "◆", "…"
"""The signs of cards that are lifted: by the person, by a hint, before the turn."""
BARRED, FROM_KITTY, POINTER = "░", "◥", "▲"


@dataclass(frozen=True, slots=True)
class Held:
    """What the hand shows: the cards from left to right, which are lifted and by what sign, which cannot be
    played now, which came from the kitty, and where the pointer is.
    """

    cards: tuple[Card, ...] = ()
    lifted: frozenset[Card] = frozenset()
    sign: str = SELECTED
    barred: frozenset[Card] = frozenset()
    kitty: frozenset[Card] = frozenset()
    pointer: int | None = None


def draw(held: Held, faces: Faces, spread: Fan) -> Canvas:
    """The hand as cells."""
    canvas = Canvas(spread.width, spread.height, faces.palette.on_table())
    for index, x, y, last in spread.places():
        _card(canvas, held, faces, spread, index, (x, y, last))
    return canvas


def _card(
    canvas: Canvas, held: Held, faces: Faces, spread: Fan, index: int, place: tuple[int, int, bool]
) -> None:
    """One card of the fan: an edge, rank over suit, and the signs of its states."""
    x, y, last = place
    card, look, size = held.cards[index], faces.palette, spread.size
    width = size.width if last else spread.step
    lifted, barred = card in held.lifted, card in held.barred
    top = y - lifted
    paper = Style(color=look.card_edge, bgcolor=look.card)
    canvas.fill(x, top, width, size.lines, paper)
    for line in range(top, top + size.lines):
        canvas.put(x, line, "▏", paper)
    lines = glyph(faces.rank(card)) if size is LARGE else ()
    for line, text in enumerate(lines or (faces.rank(card),)):
        canvas.put(x + 1, top + bool(lifted) + line, text, faces.style(card))
    suit_line = top + lifted + (LINES if lines else 1)
    if card in held.kitty:
        canvas.put(x + width - 1, top + lifted, FROM_KITTY, Style(color=look.pick))
    if lifted:
        band = Style(color=look.on_pick, bgcolor=look.pick, bold=True)
        canvas.fill(x, top, width, 1, band)
        canvas.put(x + 1, top, held.sign, band)
    if suit_line < top + size.lines:
        canvas.put(x + 1, suit_line, faces.below(card, width - 1), faces.style(card))
    if barred:
        canvas.fill(x + 1, top + size.lines - 1, width - 1, 1, paper, BARRED)
    if index == held.pointer:
        style = Style(color=look.pick, bold=True) if not lifted else Style(color=look.focus, bold=True)
        canvas.put(x + 1, y + size.lines - 1, POINTER * 2, style)


class Hand(Widget):
    """The hand; it tells which card was pressed or slid over, and which were meant to be lifted."""

    DEFAULT_CSS = "Hand { height: auto; width: 1fr; }"

    class Pressed(Message):
        """A card was pressed; `first` where the press begins, and not where it slides on."""

        def __init__(self, index: int, *, first: bool) -> None:
            super().__init__()
            self.index, self.first = index, first

    def __init__(self, faces: Faces) -> None:
        """An empty hand."""
        super().__init__(id="hand")
        self.held = Held()
        self.faces = faces
        self.lines_allowed = 8
        self._over: int | None = None
        self._drawn: Sequence[Strip] = ()

    def show(self, held: Held, faces: Faces, lines_allowed: int) -> None:
        """Show other cards, or the same otherwise."""
        if (held, faces, lines_allowed) == (self.held, self.faces, self.lines_allowed):
            return
        before = self.spread(self.size.width).height
        self.held, self.faces, self.lines_allowed = held, faces, lines_allowed
        self._drawn = ()
        self.refresh(layout=self.spread(self.size.width).height != before)

    def spread(self, width: int) -> Fan:
        """Where the cards lie in so many cells."""
        return fan(len(self.held.cards), max(width, LARGE.width), self.lines_allowed)

    def get_content_height(self, container: Area, viewport: Area, width: int) -> int:
        """The lines that the fan takes."""
        return self.spread(width).height

    def on_resize(self) -> None:
        """Draw anew in the new size."""
        self._drawn = ()

    def render_line(self, y: int) -> Strip:
        """One line of the fan."""
        if not self._drawn:
            self._drawn = draw(self.held, self.faces, self.spread(self.size.width)).strips()
        if y < len(self._drawn):
            return self._drawn[y]
        return Strip.blank(self.size.width, self.faces.palette.on_table())

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """A press begins."""
        self._over = self._under(event)
        if self._over is not None:
            self.capture_mouse()
            self.post_message(self.Pressed(self._over, first=True))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """A press slides on over the cards."""
        if self._over is None or (index := self._under(event)) in (None, self._over):
            return
        self._over = index
        self.post_message(self.Pressed(index, first=False))

    def on_mouse_up(self) -> None:
        """The press ends."""
        self._over = None
        self.release_mouse()

    def _under(self, event: events.MouseEvent) -> int | None:
        """The card under the mouse."""
        return self.spread(self.size.width).at(event.x, event.y)
