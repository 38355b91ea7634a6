"""Panel: what stands beside the table where there is room: score sheet, card counter, what happened."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from triumvir.cards.card import Card
from triumvir.table import words as shared
from triumvir.table.local import LocalTable
from triumvir.table.settings import Settings
from triumvir.tui.canvas import Canvas, clipped, wrapped
from triumvir.tui.faces import Faces
from triumvir.tui.palette import Palette
from triumvir.tui.sight import runs_left
from triumvir.tui.story import Story, open_moves
from triumvir.tui.wording import Words

WIDTH = 40
"""The cells that the panel takes."""
SUM = "Σ"


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the panel: cells that stand in columns of equal width, the first at the left."""

    cells: tuple[str, ...]
    head: bool = False


def rows_of(
    table: LocalTable, story: Story, words: Words, faces: Faces, settings: Settings
) -> tuple[Told, ...]:
    """All lines of the panel."""
    *points, total = score(table, words, most=8)
    if table.match.rules.seats > 3:  # the names take all the room there is
        total = (SUM, *total[1:])
    rows = [Told((words.say("tui-score"),), head=True), *map(Told, [*points, total])]
    if settings.counter:
        rows += [Told(()), Told((words.say("tui-counter"),), head=True), *_counter(words, faces)]
    rows += [Told(()), Told((words.say("tui-happened"),), head=True)]
    lines = list[str]()
    for event in open_moves(story.deal, table.view):
        if event.kind in ("call", "trump", "play", "pass"):
            lines += wrapped(words.in_short(event), WIDTH - 2)
    return (*rows, *(Told((line,)) for line in lines[-12:]))


def _counter(words: Words, faces: Faces) -> list[Told]:
    """Ranks over counts, in two rows; or a row a suit."""
    if words.suits:
        return [Told((_suit_line(sign, cards, faces),)) for sign, cards in words.suits_out()]
    counts = [(faces.rank_text(rank), count) for rank, count in words.counts()]
    half = -(-len(counts) // 2)
    rows: list[Told] = []
    for part in (counts[:half], counts[half:]):
        blank = ("",) * (half - len(part))
        rows.append(Told(("", *(rank for rank, _ in part), *blank)))
        rows.append(Told(("", *(str(count) if count else "-" for _, count in part), *blank)))
    return rows


def _suit_line(sign: str, cards: Sequence[Card], faces: Faces) -> str:
    """The cards of a suit that are out."""
    return f"{sign} {' '.join(map(faces.rank, cards)) or '-'}"


def counter_line(words: Words, faces: Faces) -> str:
    """The card counter in one line: how many of each rank are out, or which cards of each suit."""
    if words.suits:
        return "   ".join(_suit_line(sign, cards, faces) for sign, cards in words.suits_out())
    return "  ".join(f"{faces.rank_text(rank)}:{count or '-'}" for rank, count in words.counts())


def score(table: LocalTable, words: Words, most: int) -> list[tuple[str, ...]]:
    """The score sheet: the players, the last deals, the totals."""
    match = table.match
    players = sorted(range(match.rules.seats), key=lambda player: (player - table.player) % match.rules.seats)
    rows = [("", *(shared.capital(words.player_name(player)) for player in players))]
    for number, played in list(enumerate(match.past, start=1))[-most:]:
        at = {player: played.outcome.points[seat] for seat, player in enumerate(played.seating)}
        thrown = played.outcome.thrown_in
        rows.append((str(number), *("-" if thrown else words.signed(at[player]) for player in players)))
    rows.append((words.say("tui-total"), *(words.signed(match.totals[player]) for player in players)))
    return rows


class Panel(Widget):
    """The panel."""

    DEFAULT_CSS = f"Panel {{ width: {WIDTH}; height: 1fr; }}"

    def __init__(self, palette: Palette) -> None:
        """An empty panel."""
        super().__init__(id="panel")
        self._palette = palette
        self._rows: tuple[Told, ...] = ()

    def show(self, rows: tuple[Told, ...], palette: Palette) -> None:
        """Other lines."""
        if (rows, palette) != (self._rows, self._palette):
            self._rows, self._palette = rows, palette
            self.refresh()

    def render_line(self, y: int) -> Strip:
        """A line of it."""
        look, width = self._palette, self.size.width
        canvas = Canvas(width, 1, look.ink_on(look.panel))
        if 0 < y <= len(self._rows):
            row = self._rows[y - 1]
            style = Style(color=look.accent, bold=True) if row.head else Style()
            _columns(canvas, row.cells, style, width)
        return canvas.strips()[0]


def _columns(canvas: Canvas, cells: Sequence[str], style: Style, width: int) -> None:
    """One text, at the side where it begins, or columns: the first at the left, the others each to the right
    of its own.
    """
    if len(cells) == 1:
        text = clipped(cells[0], width - 2)
        canvas.put(width - 1 - cell_len(text) if runs_left(text) else 1, 0, text, style)
    if len(cells) < 2:
        return
    first = 7 if len(cells) < 5 else 3 if len(cells) == 5 else 0
    each = (width - 2 - first) // (len(cells) - 1)
    canvas.put(1, 0, clipped(cells[0], first), style)
    for index, cell in enumerate(cells[1:], start=1):
        text = clipped(cell, each)
        canvas.put(1 + first + each * index - cell_len(text), 0, text, style)
