"""Page: paragraphs, pairs, tables and rows of cards, drawn to any width and in either direction."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Size as Area
from textual.strip import Strip
from textual.widget import Widget

from triumvir.cards.card import Card
from triumvir.tui.canvas import Canvas, clipped, wrapped
from triumvir.tui.faces import Faces

GAP = 3
"""The cells between columns, and between a key and what it does."""


@dataclass(slots=True)
class Page:
    """What a page says, part by part; each part is a text, perhaps bold, with what stands before it or with
    cards behind it, or a row of a table.
    """

    leftward: bool = False
    parts: list["Part"] = field(default_factory=list["Part"])

    def say(self, text: str = "", *, bold: bool = False) -> None:
        """A paragraph; nothing for an empty line."""
        self.parts.append(Part(text, bold))

    def pair(self, key: str, text: str) -> None:
        """A key, and what it does, in two columns."""
        self.parts.append(Part(text, key=key))

    def cards(self, text: str, cards: Sequence[Card]) -> None:
        """A text with cards behind it."""
        self.parts.append(Part(text, cards=tuple(cards)))

    def table(self, rows: Sequence[Sequence[str]]) -> None:
        """Rows with columns of equal width; the first and the last are bold."""
        widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
        for number, row in enumerate(rows):
            cells = tuple(zip(row, widths, strict=True))
            self.parts.append(Part("", number in (0, len(rows) - 1), cells=cells))


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a page."""

    text: str
    bold: bool = False
    key: str = ""
    cards: tuple[Card, ...] = ()
    cells: tuple[tuple[str, int], ...] = ()


def draw(page: Page, faces: Faces, width: int) -> Canvas:
    """The page as cells."""
    look = faces.palette
    keys = max((cell_len(part.key) for part in page.parts), default=0) + GAP
    placed: list[tuple[Part, list[str]]] = []
    for part in page.parts:
        room = width - keys if part.key else width
        placed.append((part, wrapped(part.text, room) or [""]))
    height = sum(max(len(lines), _card_lines(part, width)) for part, lines in placed)
    canvas = Canvas(width, height, look.ink_on(look.panel))
    y = 0
    for part, lines in placed:
        _part(canvas, page, faces, part, lines, (y, keys))
        y += max(len(lines), _card_lines(part, width))
    return canvas


def _card_lines(part: Part, width: int) -> int:
    """How many lines the cards of a part take."""
    if not part.cards:
        return 0
    per_row = max(1, (width - _indent(part)) // 4)
    return -(-len(part.cards) // per_row)


def _indent(part: Part) -> int:
    """Where the cards of a part begin."""
    return min(cell_len(part.text) + 1, 24)


def _part(
    canvas: Canvas, page: Page, faces: Faces, part: Part, lines: Sequence[str], at: tuple[int, int]
) -> None:
    """One part, from a line on."""
    y, keys = at
    style = Style(bold=part.bold)
    if part.cells:
        x = 0
        for number, (text, width) in enumerate(part.cells):
            canvas.put(x if number == 0 else x + width - cell_len(text), y, text, style)
            x += width + GAP
    elif part.cards:
        canvas.put(0, y, clipped(part.text, _indent(part)), style)
        per_row = max(1, (canvas.width - _indent(part)) // 4)
        for number, card in enumerate(part.cards):
            row, column = divmod(number, per_row)
            face = f"{faces.rank(card)}{faces.sign(card)}"
            canvas.put(_indent(part) + column * 4, y + row, f"{face:<3}", faces.style(card))
    elif part.key:
        canvas.put(0, y, part.key, Style(bold=True))
        for number, line in enumerate(lines):
            canvas.put(keys, y + number, line, style)
    else:
        for number, line in enumerate(lines):
            x = canvas.width - cell_len(line) if page.leftward else 0
            canvas.put(x, y + number, line, style)


class Body(Widget):
    """A page that is shown."""

    DEFAULT_CSS = "Body { height: auto; width: 1fr; }"

    def __init__(self, page: Page, faces: Faces) -> None:
        """One page."""
        super().__init__()
        self._page, self._faces = page, faces
        self._drawn: tuple[int, Sequence[Strip]] = (0, ())

    def get_content_height(self, container: Area, viewport: Area, width: int) -> int:
        """The lines that it takes."""
        return draw(self._page, self._faces, max(width, 1)).height

    def render_line(self, y: int) -> Strip:
        """A line of it."""
        width = self.size.width
        if self._drawn[0] != width:
            self._drawn = (width, draw(self._page, self._faces, width).strips())
        lines = self._drawn[1]
        return lines[y] if y < len(lines) else Strip.blank(width)
