"""Sheets: pages that lie over the table, with text or with choices, and buttons below."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.geometry import Size as Area
from textual.message import Message
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widget import Widget

from triumvir.tui.bar import Actions, Press
from triumvir.tui.canvas import Canvas
from triumvir.tui.palette import Palette
from triumvir.tui.sight import island

CSS = """
Sheet { align: center middle; background: $background 60%; }
Sheet #sheet { width: 76; max-width: 100%; height: auto; max-height: 100%; padding: 0 2;
  border: round $accent; background: $panel; color: $foreground;
  border-title-color: $accent; border-title-style: bold; }
Sheet #text { height: auto; scrollbar-size-vertical: 1; }
Sheet Actions { margin: 1 0 0 0; }
"""


class Sheet(ModalScreen[str]):
    """A page with a title, text that scrolls, and buttons; it ends with the name of the button."""

    def __init__(
        self, title: str, body: Widget, presses: Sequence[Press], palette: Palette, rows: "Rows | None" = None
    ) -> None:
        """The first button is the main one: Enter presses it. Escape presses the last."""
        super().__init__()
        self._title, self._body, self._palette, self._rows = title, body, palette, rows
        self._presses, self._at = tuple(presses), 0
        self._ended = False

    def compose(self) -> ComposeResult:
        """The page."""
        with Vertical(id="sheet") as page:
            page.border_title = island(self._title)
            with VerticalScroll(id="text", can_focus=False):
                if self._rows:
                    yield self._rows
                yield self._body
            yield Actions(self._palette, self._palette.panel)

    def on_mount(self) -> None:
        """Show the buttons."""
        self._point(0)

    def on_resize(self) -> None:
        """Long texts leave room for the buttons."""
        self.query_one("#text").styles.max_height = max(3, self.size.height - 4)

    def end(self, name: str) -> None:
        """End with a name; once only, whatever is pressed while the page goes away."""
        if self.is_current and not self._ended:
            self._ended = True
            self.dismiss(name)

    def _point(self, at: int) -> None:
        """Put the pointer on a button."""
        self._at = at % max(1, len(self._presses))
        shown = [
            Press(press.name, press.text, press.key, pointed=index == self._at)
            for index, press in enumerate(self._presses)
        ]
        self.query_one(Actions).show(shown, self._palette, tall=False)

    def on_key(self, event: events.Key) -> None:
        """Choose, scroll, or press a button."""
        event.stop()
        event.prevent_default()
        if self._rows and self._rows.key(event.key):
            return
        page = self.query_one(VerticalScroll)
        scrolls: dict[str, Callable[[], object]] = {
            "up": page.scroll_up,
            "down": page.scroll_down,
            "pageup": page.scroll_page_up,
            "pagedown": page.scroll_page_down,
            "space": page.scroll_page_down,
            "home": page.scroll_home,
            "end": page.scroll_end,
        }
        if event.key in scrolls:
            scrolls[event.key]()
        elif event.key in ("left", "right", "tab", "shift+tab"):
            self._point(self._at + (1 if event.key in ("right", "tab") else -1))
        elif event.key == "enter":
            self.end(self._presses[self._at].name)
        elif event.key in ("escape", "ctrl+q", "ctrl+c"):
            self.end(self._presses[-1].name if event.key == "escape" else "quit")

    @property
    def at(self) -> int:
        """The row under the pointer, where there are rows."""
        return self._rows.at if self._rows else 0

    def on_actions_chosen(self, event: Actions.Chosen) -> None:
        """A button was pressed."""
        event.stop()
        self.end(event.name)

    def on_rows_picked(self, event: "Rows.Picked") -> None:
        """A row was picked that ends the page."""
        event.stop()
        self.end(event.name)


@dataclass(frozen=True, slots=True)
class Row:
    """A line to choose: its name, what it says, and its value or key at the right."""

    name: str
    text: str
    value: str = ""


class Rows(Widget):
    """Lines to choose from by arrows, Enter or the mouse; `change` gives new lines where a choice turns a
    value and the page stays.
    """

    DEFAULT_CSS = "Rows { height: auto; width: 1fr; }"

    class Picked(Message):
        """A line was picked."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    def __init__(
        self,
        rows: Sequence[Row],
        palette: Palette,
        change: Callable[[str, int], Sequence[Row]] | None = None,
        at: int = 0,
    ) -> None:
        """Some lines, with the pointer on one."""
        super().__init__()
        self.rows, self._palette, self._change = tuple(rows), palette, change
        self.at = at

    def get_content_height(self, container: Area, viewport: Area, width: int) -> int:
        """A line each."""
        return len(self.rows)

    def key(self, key: str) -> bool:
        """Take a key; whether it was one for the lines."""
        if key in ("up", "down"):
            self.at = (self.at + (1 if key == "down" else -1)) % len(self.rows)
            self.refresh()
            self.scroll_visible()
        elif key in ("left", "right") and self._change:
            self._turn(1 if key == "right" else -1)
        elif key in ("enter", "space"):
            self._pick()
        else:
            return False
        return True

    def _pick(self) -> None:
        """The line under the pointer is picked, or its value turned."""
        if self._change:
            self._turn(1)
        else:
            self.post_message(self.Picked(self.rows[self.at].name))

    def _turn(self, step: int) -> None:
        """The next value of a line, or the one before."""
        if self._change:
            self.rows = tuple(self._change(self.rows[self.at].name, step))
            self.refresh()

    def on_click(self, event: events.Click) -> None:
        """Pick the line that was pressed."""
        if event.y < len(self.rows):
            self.at = event.y
            self.refresh()
            self._pick()

    def render_line(self, y: int) -> Strip:
        """A line."""
        look, width = self._palette, self.size.width
        ground = look.accent if y == self.at else look.panel
        ink = look.on_accent if y == self.at else look.ink
        canvas = Canvas(width, 1, Style(color=ink, bgcolor=ground))
        row = self.rows[y] if y < len(self.rows) else Row("", "")
        value = f"◂ {row.value} ▸" if self._change else row.value
        canvas.put(0, 0, f"{'▶' if y == self.at else ' '} {row.text}", Style(bold=y == self.at))
        canvas.put(width - cell_len(value) - 1, 0, value, Style())
        return canvas.strips()[0]
