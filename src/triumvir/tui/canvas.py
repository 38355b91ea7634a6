"""Canvas: a rectangle of terminal cells that is drawn by place; wide characters take two cells."""

import re
from collections.abc import Sequence

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from triumvir.tui.sight import island

Cell = tuple[str, Style]


_PIECES = re.compile(
    r"[\u3000-\u9fff\uff00-\uffef][、。，：；！？）」]*|(?:\u00a0|[^\s\u3000-\u9fff\uff00-\uffef])+| +"
)


def wrapped(text: str, width: int) -> list[str]:
    r"""A text in lines of a width; Chinese breaks between characters, but not before a mark that closes, and
    no language where a no-break space stands.

    >>> (
    ...     wrapped("beat it, or pass", 9),
    ...     wrapped("你是地主，请出牌", 8),
    ...     wrapped("лишиться 9\N{NO-BREAK SPACE}ходів", 10),
    ... )
    (['beat it,', 'or pass'], ['你是地', '主，请出', '牌'], ['лишиться', '9\xa0ходів'])
    """
    lines: list[str] = []
    for piece in _PIECES.findall(text):
        if lines and cell_len(lines[-1]) + cell_len(piece.rstrip()) <= width:
            lines[-1] += piece
        elif piece.strip():
            lines.append(piece)
    return [clipped(line.rstrip(), width) for line in lines]


def flowed(items: Sequence[str], width: int, most: int, gap: str = " ") -> list[str]:
    """Items one behind the other, on as many lines of a width as they need, `most` at most.

    >>> flowed(("17", "landlord’s", "partner"), 14, 2), flowed(("17", "farmer"), 14, 2)
    (['17 landlord’s', 'partner'], ['17 farmer'])
    """
    lines: list[str] = []
    for item in items:
        if lines and (cell_len(lines[-1] + gap + item) <= width or len(lines) == most):
            lines[-1] += gap + item
        else:
            lines.append(item)
    return [clipped(line, width) for line in lines]


def clipped(text: str, width: int) -> str:
    """As much of a text as fits into so many cells; what is cut ends in an ellipsis.

    >>> clipped("landlord", 5), clipped("地主赢", 5), clipped("fits", 4)
    ('land…', '地主…', 'fits')
    """
    if cell_len(text) <= width:
        return text
    kept = ""
    for char in text:
        if cell_len(kept + char) >= width:
            break
        kept += char
    return kept + "…" if width > 0 else ""


class Canvas:
    """Cells of a size, blank in a style; what lies outside is not drawn."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        """A blank rectangle."""
        self.width, self.height = width, height
        self._cells: list[list[Cell]] = [[(" ", style)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        """Write a text from a cell on; the style is laid over what is there. Gives the cell behind it.

        A text that runs from right to left is an island of its own.
        """
        lead, start = "", x
        for char in island(text):
            size = cell_len(char)
            if size == 0 and x == start:
                lead += char
            elif size == 0:
                self._join(x - 1, y, char)
            else:
                self._set(x, y, lead + char, size, style)
                lead = ""
                x += size
        return x

    def _set(self, x: int, y: int, text: str, size: int, style: Style) -> None:
        """Write one character, with the marks that belong to it."""
        if 0 <= y < self.height and x >= 0 and x + size <= self.width:
            row = self._cells[y]
            row[x] = (text, row[x][1] + style)
            for more in range(x + 1, x + size):
                row[more] = ("", row[more][1] + style)

    def put_left_of(self, x: int, y: int, text: str, style: Style) -> int:
        """Write a text that ends before a cell. Gives its first cell."""
        start = x - cell_len(text)
        self.put(start, y, text, style)
        return start

    def centred(self, y: int, text: str, style: Style, left: int = 0, width: int | None = None) -> None:
        """Write a text in the middle of so many cells, cut to fit."""
        room = self.width if width is None else width
        text = clipped(text, room)
        self.put(left + (room - cell_len(text)) // 2, y, text, style)

    def fill(self, x: int, y: int, width: int, height: int, style: Style, char: str = " ") -> None:
        """Fill a part of it."""
        for line in range(y, y + height):
            self.put(x, line, char * width, style)

    def frame(self, x: int, y: int, width: int, height: int, style: Style, signs: str = "╭─╮│╰╯") -> None:
        """Draw a frame; `signs` are its corners and lines."""
        self.put(x, y, signs[0] + signs[1] * (width - 2) + signs[2], style)
        for line in range(y + 1, y + height - 1):
            self.put(x, line, signs[3], style)
            self.put(x + width - 1, line, signs[3], style)
        self.put(x, y + height - 1, signs[4] + signs[1] * (width - 2) + signs[5], style)

    def text(self) -> str:
        """What is written, without styles and blanks at the ends."""
        return "\n".join("".join(char for char, _ in row).rstrip() for row in self._cells)

    def strips(self) -> Sequence[Strip]:
        """The lines as the terminal takes them."""
        return [Strip(_segments(row), self.width) for row in self._cells]

    def _join(self, x: int, y: int, mark: str) -> None:
        """Set a mark without width on the character before it."""
        if 0 <= y < self.height and 0 <= x < self.width:
            while x and not self._cells[y][x][0]:
                x -= 1
            char, style = self._cells[y][x]
            self._cells[y][x] = (char + mark, style)


HEAVY = "┏━┓┃┗┛"
DASHED = "╭┄╮┆╰╯"


def _segments(row: Sequence[Cell]) -> list[Segment]:
    """Neighbouring cells of one style together."""
    found: list[Segment] = []
    text, last = "", row[0][1] if row else Style.null()
    for char, style in row:
        if style != last:
            found.append(Segment(text, last))
            text, last = "", style
        text += char
    found.append(Segment(text, last))
    return found
