"""Board: the seats around the table, what each put down last, and the middle, drawn to any size."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from triumvir.cards.card import Card
from triumvir.tui.canvas import HEAVY, Canvas, clipped, flowed, wrapped
from triumvir.tui.faces import LARGE_STEP, Faces, wide
from triumvir.tui.glyphs import LINES
from triumvir.tui.scene import Scene, Spot

PLATE = 27
"""The widest a plate gets."""
SAYS = 2
"""How many lines a plate has at most, and a caption."""
GAP = "  "
"""Between what a plate says."""
TALL = 18
"""From how many lines on the table has room for large cards at both ends."""
TURN, BEATS = "▶", "◆"


def draw(scene: Scene, faces: Faces, width: int, height: int) -> Canvas:
    """The table as cells."""
    canvas = Canvas(width, height, faces.palette.on_table())
    room = (width - 2) // max(3, len(scene.others)) - 1
    top = max(0, (height - 14) // 4)
    for place, spot in scene.others.items():
        plate = min(room, PLATE, _plate_width(spot))
        lines = len(flowed(spot.about, plate - 4, SAYS, GAP)) + 2
        area = room if len(scene.others) > 2 else (width - 4) // 2
        y = 0 if place == "top" else top
        most = max(3, height - y - lines - 4 if height < TALL else height - y - lines - 7)
        if place == "left":
            _play(canvas, faces, spot, (1, y + lines - spot.slide, area, most), "left")
            _plate(canvas, faces, spot, 1, y, plate)
        elif place == "right":
            _play(canvas, faces, spot, (width - 1 - area, y + lines - spot.slide, area, most), "right")
            _plate(canvas, faces, spot, width - 1 - plate, y, plate)
        else:
            _play(canvas, faces, spot, ((width - area) // 2, y + lines - spot.slide, area, most), "centre")
            _plate(canvas, faces, spot, (width - plate) // 2, y, plate)
    _mine(canvas, faces, scene)
    _middle(canvas, faces, scene, top)
    return canvas


def _plate_width(spot: Spot) -> int:
    """The cells that the texts of a plate ask for."""
    return max(cell_len(spot.name) + 4, cell_len(GAP.join(spot.about)), cell_len(spot.mark) + 2, 12) + 4


def _plate(canvas: Canvas, faces: Faces, spot: Spot, x: int, y: int, width: int) -> None:
    """A seat's name and lines in a frame; heavy where it is its turn."""
    look, lines = faces.palette, flowed(spot.about, width - 4, SAYS, GAP)
    height = len(lines) + 2
    line = Style(color=look.accent if spot.acting else look.line, bgcolor=look.panel)
    canvas.fill(x, y, width, height, line)
    canvas.frame(x, y, width, height, line, *((HEAVY,) if spot.acting else ()))
    name = f" {TURN + ' ' if spot.acting else ''}{spot.name} "
    canvas.put(x + 1, y, clipped(name, width - 2), look.ink_on(look.panel, bold=True))
    for number, text in enumerate(lines):
        canvas.put(x + 2, y + 1 + number, text, look.ink_on(look.panel))
    if spot.mark:
        canvas.put_left_of(x + width - 1, y + height - 1, f" {spot.mark} ", Style(color=look.soft))


def _play(canvas: Canvas, faces: Faces, spot: Spot, area: tuple[int, int, int, int], side: str) -> None:
    """The cards that a seat put down, and in words what they are, within an area."""
    x, y, width, most = area
    if spot.cards and _is_large(spot, width, most):
        taken = len(spot.cards) * LARGE_STEP
        faces.large(canvas, _from(side, x, width, taken), y, spot.cards)
        y += LINES + 1
    else:
        rows = _rows(spot.cards, max(1, width // wide(1)))
        suits = len(rows) * 2 + 1 <= most
        for row in rows:
            faces.small(canvas, _from(side, x, width, wide(len(row))), y, row, suits=suits)
            y += 1 + suits
    if spot.caption:
        look = faces.palette
        text = f"{BEATS} {spot.caption}" if spot.beats else spot.caption
        style = Style(color=look.accent, bold=True) if spot.beats else Style(color=look.ink)
        if spot.past:
            style = Style(color=look.soft)
        for number, line in enumerate(wrapped(text, width)[:SAYS]):
            canvas.put(_from(side, x, width, cell_len(line)), y + number, line, style)


def _is_large(spot: Spot, width: int, most: int) -> bool:
    """Whether there is room for large cards."""
    return len(spot.cards) * LARGE_STEP <= width and most >= LINES + 6


def _from(side: str, x: int, width: int, taken: int) -> int:
    """The first cell of something within an area, on the side where it lies."""
    return x + {"left": 0, "right": width - taken, "centre": (width - taken) // 2}[side]


def _rows(cards: Sequence[Card], per_row: int) -> list[Sequence[Card]]:
    """Cards in rows of as many as fit, about the same in each."""
    count = -(-len(cards) // per_row)
    if not count:
        return []
    held = -(-len(cards) // count)
    return [cards[at : at + held] for at in range(0, len(cards), held)]


def _mine(canvas: Canvas, faces: Faces, scene: Scene) -> None:
    """The own plate at the lower left, and the own last play beside it."""
    me = scene.me
    plate = min(PLATE, _plate_width(me))
    lines = len(flowed(me.about, plate - 4, SAYS, GAP)) + 2
    _plate(canvas, faces, me, 1, canvas.height - lines, plate)
    right = wide(len(scene.kitty)) + 2 if len(scene.others) > 2 else plate
    room = canvas.width - plate - right - 6
    said = min(SAYS, len(wrapped(me.caption, room)))
    if canvas.height >= TALL and me.cards and _is_large(me, room, canvas.height // 2):
        y = canvas.height - LINES - 1 - said + me.slide
        _play(canvas, faces, me, (plate + 3, y, room, canvas.height // 2), "centre")
        return
    needed = len(_rows(me.cards, max(1, room // wide(1)))) * 2 + said
    y = max(canvas.height - needed, canvas.height - 5) + me.slide
    _play(canvas, faces, me, (plate + 3, y, room, canvas.height - y + me.slide), "centre")


def _middle(canvas: Canvas, faces: Faces, scene: Scene, top: int) -> None:
    """The kitty and notes such as the trump: between the plates, or at the lower right of a full table."""
    look, width = faces.palette, wide(len(scene.kitty))
    full = len(scene.others) > 2
    x = canvas.width - 1 - width if full else (canvas.width - width) // 2
    y = canvas.height - 3 if full else 0
    if scene.kitty:
        seen = [card for card in scene.kitty if card is not None]
        faces.small(canvas, x, y, seen)
        faces.backs(canvas, x + wide(len(seen)), y, len(scene.kitty) - len(seen))
        canvas.centred(y + 2, scene.kitty_caption, Style(color=look.soft), x - 6, width + 12)
    y = 3 if scene.kitty and not full else 0
    if full:
        y = canvas.height // 2 + 1
    for number, note in enumerate(scene.notes):
        canvas.centred(y + number, note, Style(color=look.ink, bold=True))


class Board(Widget):
    """The table above the hand."""

    DEFAULT_CSS = "Board { height: 1fr; width: 1fr; }"

    def __init__(self, faces: Faces) -> None:
        """A table without anybody."""
        super().__init__(id="board")
        self._scene = Scene(Spot(""))
        self._faces = faces
        self._drawn: Sequence[Strip] = ()

    def show(self, scene: Scene, faces: Faces) -> None:
        """Show another moment."""
        if (scene, faces) != (self._scene, self._faces):
            self._scene, self._faces = scene, faces
            self._drawn = ()
            self.refresh()

    def on_resize(self) -> None:
        """Draw anew in the new size."""
        self._drawn = ()

    def render_line(self, y: int) -> Strip:
        """One line of it."""
        if len(self._drawn) != self.size.height:
            self._drawn = draw(self._scene, self._faces, self.size.width, self.size.height).strips()
        return self._drawn[y] if y < len(self._drawn) else Strip.blank(self.size.width)
