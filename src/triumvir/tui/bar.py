"""The lines of text at the table: the bar at the top, the prompt, and the buttons."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.geometry import Size as Area
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from triumvir.tui.canvas import DASHED, HEAVY, Canvas, clipped
from triumvir.tui.palette import Palette


class Line(Widget):
    """A line of text; the left part gives way to the right one."""

    DEFAULT_CSS = "Line { height: 1; width: 1fr; }"

    class Pressed(Message):
        """The line was pressed."""

    def __init__(self, name: str, palette: Palette) -> None:
        """An empty line."""
        super().__init__(id=name)
        self._palette = palette
        self._texts = ("", "")

    def show(self, left: str, right: str, palette: Palette) -> None:
        """Other texts."""
        if (left, right, palette) != (*self._texts, self._palette):
            self._texts, self._palette = (left, right), palette
            self.refresh()

    def render_line(self, y: int) -> Strip:
        """The line."""
        left, right = self._texts
        look, width = self._palette, self.size.width
        canvas = Canvas(width, 1, look.ink_on(look.panel))
        right = clipped(right, width // 2)
        canvas.put(1, 0, clipped(left, width - cell_len(right) - 3), Style(bold=True))
        canvas.put_left_of(width - 1, 0, right, Style(color=look.soft))
        return canvas.strips()[0]

    def on_click(self) -> None:
        """Tell it."""
        self.post_message(self.Pressed())


TONES = {"turn": "▶", "wait": "·", "bad": "!", "hint": "◆", "good": "✓"}
"""What stands before a prompt, by its tone: its shape, where colour only repeats it."""


class Prompt(Widget):
    """The one line that says what to do now, or why something can't be done."""

    DEFAULT_CSS = "Prompt { height: 1; width: 1fr; }"

    def __init__(self, palette: Palette) -> None:
        """An empty line."""
        super().__init__(id="prompt")
        self._palette = palette
        self.text, self.tone = "", "wait"

    def show(self, text: str, tone: str, palette: Palette) -> None:
        """Another sentence."""
        if (text, tone, palette) != (self.text, self.tone, self._palette):
            self.text, self.tone, self._palette = text, tone, palette
            self.refresh()

    def render_line(self, y: int) -> Strip:
        """The sentence in the middle."""
        look = self._palette
        colour = {"bad": look.bad, "hint": look.accent, "good": look.good, "wait": look.soft}
        canvas = Canvas(self.size.width, 1, look.on_table())
        style = Style(color=colour.get(self.tone, look.ink), bold=self.tone != "wait")
        if self.text:
            canvas.centred(0, f"{TONES.get(self.tone, '')} {self.text}", style)
        return canvas.strips()[0]


MAIN = 46
"""The cells of the main button."""


@dataclass(frozen=True, slots=True)
class Press:
    """A button: what it does by name, what it says, its key; whether it can do it, and whether the pointer is
    on it.
    """

    name: str
    text: str
    key: str = ""
    able: bool = True
    primary: bool = False
    pointed: bool = False
    hinted: bool = False
    short: str = ""

    @property
    def label(self) -> str:
        """The whole text."""
        return self.labelled(self.text)

    @property
    def fitting(self) -> str:
        """The whole text, or the short one where the main button is too narrow."""
        fits = not self.primary or not self.short or cell_len(self.label) <= MAIN - 2
        return self.label if fits else self.labelled(self.short)

    def labelled(self, text: str) -> str:
        """A text with the sign of a hint and the key."""
        return f"{'◆ ' if self.hinted else ''}{text} {self.key}".strip()


class Actions(Widget):
    """A row of buttons at fixed places; one line or three tall."""

    DEFAULT_CSS = "Actions { height: auto; width: 1fr; }"

    class Chosen(Message):
        """A button was pressed."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    def __init__(self, palette: Palette, ground: str = "") -> None:
        """No buttons, on the table or another ground."""
        super().__init__(id="actions")
        self._palette, self._ground = palette, ground
        self.presses: tuple[Press, ...] = ()
        self.tall = False

    def show(self, presses: Sequence[Press], palette: Palette, *, tall: bool) -> None:
        """Other buttons."""
        if (tuple(presses), palette, tall) != (self.presses, self._palette, self.tall):
            layout = tall != self.tall
            self.presses, self._palette, self.tall = tuple(presses), palette, tall
            self.refresh(layout=layout)

    def get_content_height(self, container: Area, viewport: Area, width: int) -> int:
        """One line, or three."""
        return 3 if self.tall else 1

    def places(self, width: int) -> list[tuple[int, int, str]]:
        """The first cell, the width and the text of every button: all short where the texts do not fit."""
        room = width - 1 - len(self.presses)
        texts = [press.fitting for press in self.presses]
        if sum(self._wanted(press, text) for press, text in zip(self.presses, texts, strict=True)) > room:
            texts = [press.labelled(press.short or press.text) for press in self.presses]
        sizes = [self._wanted(press, text) for press, text in zip(self.presses, texts, strict=True)]
        if (over := sum(sizes) - room) > 0:
            sizes = [max(4, size - over) if size == max(sizes) else size for size in sizes]
        start = max(1, (width - sum(sizes) - len(sizes) + 1) // 2)
        found: list[tuple[int, int, str]] = []
        for size, text in zip(sizes, texts, strict=True):
            found.append((start, size, text))
            start += size + 1
        return found

    @staticmethod
    def _wanted(press: Press, text: str) -> int:
        """The cells that a button asks for; the main one always the same, so that all stay where they are."""
        return MAIN if press.primary else max(cell_len(text) + 4, 10 if len(text) > 3 else 6)

    def render_line(self, y: int) -> Strip:
        """One line of the buttons."""
        canvas = Canvas(
            self.size.width, 3 if self.tall else 1, self._palette.ink_on(self._ground or self._palette.table)
        )
        for press, place in zip(self.presses, self.places(self.size.width), strict=True):
            self._button(canvas, press, place)
        return canvas.strips()[min(y, canvas.height - 1)]

    def _button(self, canvas: Canvas, press: Press, place: tuple[int, int, str]) -> None:
        """One button: full where it is the main one, dashed where it can't be pressed now."""
        look, (x, width, text) = self._palette, place
        ground, ink = look.inset, look.ink
        if press.able and (press.primary or press.pointed):
            ground, ink = look.accent, look.on_accent
        style = Style(color=ink if press.able else look.soft, bgcolor=ground, bold=press.able)
        canvas.fill(x, 0, width, canvas.height, style)
        edge = Style(color=ink if press.able else look.line, bgcolor=ground)
        if self.tall:
            signs = DASHED if not press.able else HEAVY if press.pointed else "╭─╮│╰╯"
            canvas.frame(x, 0, width, 3, edge, signs)
        else:
            left, right = ("┆", "┆") if not press.able else ("▶", "◀") if press.pointed else ("[", "]")
            canvas.put(x, 0, left, edge)
            canvas.put(x + width - 1, 0, right, edge)
        canvas.centred(canvas.height // 2, text, Style(), x + 1, width - 2)

    def on_click(self, event: events.Click) -> None:
        """Tell which one."""
        for press, (x, width, _) in zip(self.presses, self.places(self.size.width), strict=True):
            if x <= event.x < x + width:
                self.post_message(self.Chosen(press.name))
