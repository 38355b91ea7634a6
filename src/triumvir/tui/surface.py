"""Surface: the table as it is shown, its parts and how they are drawn, and the pages over it."""

from collections.abc import Callable, Sequence

from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from triumvir.locales.catalog import Catalog
from triumvir.table.local import LocalTable
from triumvir.table.settings import Settings
from triumvir.tui.bar import Actions, Line, Prompt
from triumvir.tui.board import Board
from triumvir.tui.desk import Desk
from triumvir.tui.faces import Faces
from triumvir.tui.hand import Hand
from triumvir.tui.pages import Pages
from triumvir.tui.palette import LOOKS, Palette
from triumvir.tui.panel import WIDTH, Panel, counter_line, rows_of
from triumvir.tui.showing import scene_of
from triumvir.tui.wording import Words

SMALLEST = (80, 24)
"""The size in cells that everything fits into."""
FEWEST = 23
"""How many lines are for all but the hand, where there are more than fit into the smallest size."""


class Surface(Screen[None]):
    """What a person looks at."""

    def __init__(
        self, host: App[Settings], table: LocalTable, said: Catalog, settings: Settings, *, saved: bool
    ) -> None:
        """A table in a program, in a language, with settings, and whether its match is saved."""
        super().__init__()
        self.host = host
        self.table, self.settings, self._saved = table, settings, saved
        self.palette: Palette = LOOKS[settings.look]
        self.words = Words(said, table)
        self.desk = Desk(table, self.words, settings.sort)
        self.faces = self._faces()
        self._revealed: int | None = None
        self._slide = 0
        self._left = 0
        self._letters = {letter: rank for rank, letter in self.words.letters.items() if letter != rank}

    def _faces(self) -> Faces:
        """How cards look by the settings and the language."""
        four = self.settings.deck == "four"
        return Faces(self.palette, tuple(self.words.letters.items()), four, self.words.say("tui-joker"))

    def compose(self) -> ComposeResult:
        """The bar, the table with the hand, and the panel beside it."""
        yield Line("bar", self.palette)
        with Horizontal():
            with Vertical():
                yield Board(self.faces)
                yield Line("counter", self.palette)
                yield Prompt(self.palette)
                yield Actions(self.palette)
                yield Hand(self.faces)
            yield Panel(self.palette)

    def on_resize(self) -> None:
        """Everything in the new size."""
        self.show()

    def show(self) -> None:
        """Draw everything that is not as it was."""
        if not self.is_mounted:
            return
        look, words, settings = self.palette, self.words, self.settings
        wide = self.size.width >= SMALLEST[0] + WIDTH
        self.query_one(Hand).show(
            self.desk.held(self._revealed), self.faces, max(8, self.size.height - FEWEST)
        )
        self.query_one(Board).show(scene_of(self.table, self.desk.story, words, self._slide), self.faces)
        self.query_one(Prompt).show(*self.desk.prompt(), look)
        self.query_one(Actions).show(self.desk.presses(), look, tall=self.size.height >= 30)
        panel = self.query_one(Panel)
        panel.display = wide
        if wide:
            panel.show(rows_of(self.table, self.desk.story, words, self.faces, settings), look)
        counter = self.query_one("#counter", Line)
        counter.display = settings.counter and not wide
        if counter.display:
            counter.show(counter_line(words, self.faces), "", look)
        left, right = words.bar()
        if self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]:
            left = words.say("tui-small", width=SMALLEST[0], height=SMALLEST[1])
        if self._left and self.desk.mine:
            right = f"{words.say('tui-seconds', seconds=self._left)}  {right}"
        self.query_one("#bar", Line).show(left, right, look)

    @property
    def pages(self) -> Pages:
        """The pages in the present language and look."""
        return Pages(self.table, self.desk.story.deal, self.words, self.faces, saved=self._saved)

    def _notice(self, lines: Sequence[str], then: Callable[[], None]) -> None:
        """Say something on a page of its own, and go on when it is closed."""

        def closed(answer: str | None) -> None:
            if answer == "quit":
                self.host.exit(self.settings)
            else:
                then()

        self.show()
        self.host.push_screen(self.pages.notice(lines), closed)

    def _look(self) -> None:
        """Take the look that is set."""
        self.palette = LOOKS[self.settings.look]
        self.faces = self._faces()
        self.host.theme = f"triumvir-{self.palette.name}"

    def _speak(self, said: Catalog) -> None:
        """Speak another language from now on."""
        self.words = self.desk.words = Words(said, self.table)
        self._letters = {letter: rank for rank, letter in self.words.letters.items() if letter != rank}
