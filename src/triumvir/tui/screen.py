"""TableScreen: the table in a terminal; keys and the mouse in, drawings out, bots beside it in a thread."""

from collections.abc import Callable
from dataclasses import replace

from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from triumvir.bots.hints import Hints
from triumvir.errors import TriumvirError
from triumvir.games.game import Action
from triumvir.locales.catalog import Catalog, catalog
from triumvir.table.local import LocalTable
from triumvir.table.settings import Settings
from triumvir.tui.bar import Actions, Line, Prompt
from triumvir.tui.beside import Beside
from triumvir.tui.board import Board
from triumvir.tui.desk import Desk
from triumvir.tui.faces import Faces
from triumvir.tui.hand import Hand
from triumvir.tui.keys import meant
from triumvir.tui.pages import Pages
from triumvir.tui.palette import LOOKS, Palette
from triumvir.tui.panel import WIDTH, Panel, counter_line, rows_of
from triumvir.tui.sheet import Sheet
from triumvir.tui.showing import scene_of
from triumvir.tui.wording import Words

REST = 1.2
"""How many seconds a trick that is over stays before bots go on, and the last cards before a settlement."""
DEALT = 0.04
"""How many seconds lie between two cards that are dealt."""
Kept = Callable[[Settings], object]


class TableScreen(Screen[None]):
    """The table."""

    def __init__(
        self, host: App[Settings], table: LocalTable, said: Catalog, settings: Settings, keep: Kept
    ) -> None:
        """A table in a program, in a language, with settings, and how to keep them when they change."""
        super().__init__()
        self.host = host
        self.table, self.settings, self._keep = table, settings, keep
        self.palette: Palette = LOOKS[settings.look]
        self.words = Words(said, table)
        self.desk = Desk(table, self.words, settings.sort)
        self.faces = self._faces()
        self.beside = Beside(self, host.call_from_thread, self._failed)
        self._revealed: int | None = None
        self._left, self._row = 0, 0
        self._slide: bool | None = None
        self._typed, self._asked = "", False
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

    def on_mount(self) -> None:
        """Begin, or go on."""
        self.table.auto_pass = self.settings.auto_pass
        self.set_interval(1.0, self._tick)
        self._begin_deal()

    def on_resize(self) -> None:
        """Everything in the new size."""
        self.show()

    # Drawing.

    def show(self) -> None:
        """Draw everything that is not as it was."""
        if not self.is_mounted:
            return
        look, wide = self.palette, self.size.width >= 80 + WIDTH
        hand = self.desk.held(self._revealed)
        self.query_one(Hand).show(hand, self.faces, max(8, self.size.height // 3))
        scene = scene_of(self.table, self.desk.story, self.words)
        self.query_one(Board).show(scene, self.faces)
        self.query_one(Prompt).show(*self.desk.prompt(), look)
        self.query_one(Actions).show(self.desk.presses(), look, tall=self.size.height >= 30)
        panel = self.query_one(Panel)
        panel.display = wide
        if wide:
            panel.show(rows_of(self.table, self.desk.story, self.words, self.faces, self.settings), look)
        counter = self.query_one("#counter", Line)
        counter.display = self.settings.counter and not wide
        if counter.display:
            counter.show(counter_line(self.words, self.faces), "", look)
        left, right = self.words.bar()
        if self._left and self.desk.mine:
            right = f"{self._left} s  {right}"
        self.query_one("#bar", Line).show(left, right, look)

    # The course of the match.

    def _begin_deal(self) -> None:
        """The hand is dealt, card by card where things move."""
        if self.settings.motion and not self.table.match.actions:
            self._revealed = 0
            self.set_timer(DEALT, self._reveal)
        self._next()

    def _reveal(self) -> None:
        """One more card of the hand."""
        if self._revealed is None:
            return
        self._revealed += 1
        if self._revealed >= len(self.desk.cards):
            self._revealed = None
        else:
            self.set_timer(DEALT, self._reveal)
        self.show()

    def _next(self) -> None:
        """Go on with what the table waits for."""
        self._left = self.settings.timer
        self.show()
        waits = self.table.waits_for
        if waits == "you" and self._asked:
            self._hint()
        elif waits == "bot":
            self.beside.start(self.table.bot_acts, self._acted, self._pause())
        elif waits in ("deal", "end"):
            self.set_timer(REST if self.settings.motion else 0.01, self._settle)

    def _pause(self) -> float:
        """How long to wait before a bot acts."""
        over = bool(self.desk.story.deal) and self.desk.story.deal[-1].kind == "trick"
        pace = self.settings.seconds
        return max(pace, REST) if over and pace else pace

    def _failed(self, error: TriumvirError) -> None:
        """Something went wrong, such as saving; nothing has happened then."""
        self.desk.said = (self.words.error(error), "bad")
        self.show()

    def _acted(self, found: None = None) -> None:
        """Somebody acted."""
        self.desk.moved_on()
        self._next()

    def on_unmount(self) -> None:
        """The table is left: bots that think find nobody any more."""
        self.beside.leave()

    def act(self, action: Action) -> None:
        """The person acts."""
        if self.beside.busy:
            return
        try:
            self.table.act(action)
        except TriumvirError as error:
            self._failed(error)
            return
        self.desk.selected.clear()
        self._acted()

    def _tick(self) -> None:
        """A second of the person's time has passed."""
        if not self._left or not self.desk.mine or self.host.screen is not self:
            return
        self._left -= 1
        if self._left == 0:
            self._time_up()
        self.show()

    def _time_up(self) -> None:
        """What was picked is played if it can be; else a bot stands in."""
        found = self.desk.selection()
        if found and found.actions:
            self.act(found.actions[0])
        else:
            self.beside.start(self.table.stand_in, self._acted)

    # Pages.

    @property
    def pages(self) -> Pages:
        """The pages in the present language and look."""
        return Pages(self.table, self.desk.story.deal, self.words, self.faces)

    def _settle(self) -> None:
        """How the deal ended, and what then."""
        if self.host.screen is self and self.table.waits_for in ("deal", "end"):
            self.host.push_screen(self.pages.settlement(), self._after_deal)

    def _after_deal(self, answer: str | None) -> None:
        """The next deal, or something else."""
        if answer == "next":
            self.table.next_deal()
            self.desk.selected.clear()
            self.desk.moved_on()
            self._begin_deal()
        elif answer == "undo":
            self.do("undo")
        elif answer in ("leave", "quit"):
            self.host.exit(self.settings)
        else:
            self.desk.said = (self.words.say("tui-deal-over"), "turn")
            self.show()

    def open(self, name: str) -> None:
        """Open a page."""
        if name == "settings":
            sheet = self.pages.settings(self.settings, self._set, self._row)
            self._row = 0
        else:
            sheet = getattr(self.pages, name)()
        self.host.push_screen(sheet, self._picked)

    def _picked(self, answer: str | None) -> None:
        """What was picked on a page."""
        if answer in ("leave", "quit"):
            self.host.exit(self.settings)
        elif answer and answer != "close":
            self.do(answer)
        self.show()

    def _set(self, settings: Settings) -> None:
        """Take new settings at once, and keep them."""
        anew = (settings.language, settings.look) != (self.settings.language, self.settings.look)
        if settings.language != self.settings.language:
            self._speak(catalog(settings.language))
        if settings.sort != self.settings.sort:
            self.desk.way = settings.sort
        self.settings = settings
        self.table.auto_pass = settings.auto_pass
        self._look()
        self.desk.arrange()
        self._keep(settings)
        if anew and isinstance(sheet := self.host.screen, Sheet):
            self._row = sheet.at
            sheet.dismiss("settings")
        if self.table.waits_for == "bot":
            self._next()
        self.show()

    def _look(self) -> None:
        """Take the look that is set."""
        self.palette = LOOKS[self.settings.look]
        self.faces = self._faces()
        self.host.theme = f"triumvir-{self.palette.name}"

    def _speak(self, said: Catalog) -> None:
        """Speak another language from now on."""
        self.words = self.desk.words = Words(said, self.table)
        self._letters = {letter: rank for rank, letter in self.words.letters.items() if letter != rank}

    # Keys and the mouse.

    def on_key(self, event: events.Key) -> None:
        """A key was pressed."""
        event.stop()
        event.prevent_default()
        self._hurry()
        command = meant(event.key, event.character, self._letters)
        word, _, rank = command.partition(" ")
        if word == "rank" and self.desk.choices:
            self.desk.pick_figure(rank, event.character or "")
        elif word == "rank" and (self._typed, event.character) != ("1", "0"):
            self.desk.pick_rank(rank)
        elif command and word != "rank":
            self.do(command)
        self._typed = event.character or ""
        self.show()

    def _hurry(self) -> None:
        """Whatever moves is done at once."""
        self._revealed = None
        self.beside.hurry()

    def do(self, command: str) -> None:
        """Do what a key or a button means."""
        desk, name = self.desk, command
        steps = {"left": -1, "right": 1, "first": -1000, "last_card": 1000}
        lifts = {"pick": None, "lift": True, "lower": False}
        simple: dict[str, Callable[[], object]] = {
            "hint": self._hint,
            "clear": desk.clear,
            "reading": desk.next_reading,
            "sort": self._sort,
            "undo": self._undo,
            "counter": lambda: self._set(replace(self.settings, counter=not self.settings.counter)),
            "play": lambda: self._play(desk.enter()),
            "pass": lambda: self._play(desk.passed()),
        }
        if name in steps:
            desk.point(steps[name])
        elif name in lifts:
            self._lift(lifts[name])
        elif name in simple:
            simple[name]()
        elif name in ("quit", "leave"):
            self.host.exit(self.settings)
        elif name in ("menu", "help", "rules", "score", "story", "settings"):
            self.open(name)
        self.show()

    def _lift(self, up: bool | None) -> None:
        """Lift the card under the pointer, put it back, or the other of the two."""
        desk = self.desk
        if desk.choices:
            if up is None:
                self._play(desk.enter())
        elif desk.pointer is not None and desk.cards:
            desk.toggle(desk.cards[desk.pointer], up=up)
        else:
            desk.point(1)

    def _play(self, action: Action | None) -> None:
        """The person's action; where the deal is over, its settlement again."""
        if action is not None:
            self.act(action)
        elif self.table.waits_for in ("deal", "end"):
            self._settle()

    def _sort(self) -> None:
        """The next way to hold the hand."""
        ways = ("rank", "suit", "groups")
        way = ways[(ways.index(self.desk.way) + 1) % len(ways)]
        self.desk.way = way
        self._set(replace(self.settings, sort=way))
        self.desk.said = (self.words.say("tui-sorted", way=self.words.say(f"tui-sort-{way}")), "wait")

    def _undo(self) -> None:
        """Back to the last decision."""
        if self.beside.busy:
            return
        if self.table.undo():
            self.desk.selected.clear()
            self.desk.moved_on()
            self.desk.said = (self.words.say("tui-undone"), "good")
            self._next()
        elif self.table.setup.practice:
            self.desk.said = (self.words.say("tui-nothing-to-undo"), "bad")
        else:
            self.desk.said = (self.words.say("tui-no-practice"), "bad")

    def _hint(self) -> None:
        """The next hint; the first of a turn is thought about away from the screen."""
        self._asked = not self.desk.mine
        if self._asked or self.beside.busy:
            return
        if self.desk.wants_hints:
            self.desk.said = (self.words.say("tui-thinking"), "wait")
            self.beside.start(self.table.hints, self._learn)
        else:
            self.desk.next_hint()

    def _learn(self, found: Hints) -> None:
        """Hints are there."""
        self.desk.learn(found)
        self.desk.next_hint()
        self.show()

    def on_hand_pressed(self, event: Hand.Pressed) -> None:
        """A card was pressed, or slid over: those slid over go the way of the first."""
        self._hurry()
        if event.index >= len(self.desk.cards):
            return
        card = self.desk.cards[event.index]
        if event.first:
            self._slide = card not in self.desk.selected
        self.desk.pointer = event.index
        self.desk.toggle(card, up=self._slide)
        self.show()

    def on_actions_chosen(self, event: Actions.Chosen) -> None:
        """A button was pressed."""
        self._hurry()
        word, _, number = event.name.partition(" ")
        if word == "choice" and int(number) < len(self.desk.choices):
            self.act(self.desk.choices[int(number)].action)
        else:
            self.do(word)

    def on_line_pressed(self) -> None:
        """The bar was pressed: the menu."""
        self.do("menu")
