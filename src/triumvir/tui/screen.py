"""TableScreen: the table in a terminal; keys and the mouse in, drawings out, bots beside it in a thread."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from textual import events
from textual.app import App

from triumvir.bots.hints import Hints
from triumvir.errors import TriumvirError
from triumvir.games.game import Action
from triumvir.locales.catalog import Catalog, catalog
from triumvir.table.local import LocalTable
from triumvir.table.order import WAYS
from triumvir.table.settings import Settings
from triumvir.tui.bar import Actions
from triumvir.tui.beside import Beside
from triumvir.tui.hand import Hand
from triumvir.tui.keys import meant
from triumvir.tui.sheet import Sheet
from triumvir.tui.surface import Surface

REST = 1.2
"""How many seconds a trick that is over stays before bots go on, and the last cards before a settlement."""
DEALT = 0.04
"""How many seconds lie between two cards that are dealt."""
SLID, STEP = 2, 0.05
"""From how many lines away cards slide to their place, and the seconds from line to line."""
Kept = Callable[[Settings], object]
T = TypeVar("T")


class Opening(NamedTuple):
    """What is said before the first deal, and whether the match is saved as it is played."""

    lines: Sequence[str] = ()
    saved: bool = True


PLAIN = Opening()
"""Nothing is said first."""


class TableScreen(Surface):
    """The table."""

    def __init__(
        self,
        host: App[Settings],
        table: LocalTable,
        said: Catalog,
        settings: Settings,
        keep: Kept,
        opening: Opening = PLAIN,
    ) -> None:
        """A table in a program, in a language, with settings, how to keep them, and what is said first."""
        super().__init__(host, table, said, settings, saved=opening.saved)
        self._keep, self._opening = keep, opening.lines
        self.beside = Beside(self, host.call_from_thread, self._failed)
        self._row = 0
        self._lifts: bool | None = None
        self._typed, self._asked = "", False

    def on_mount(self) -> None:
        """Begin, or go on."""
        self.table.auto_pass = self.settings.auto_pass
        self.set_interval(1.0, self._tick)
        if self._opening:
            self._notice(self._opening, self._begin_deal)
        else:
            self._begin_deal()

    # The course of the match.

    def _begin_deal(self) -> None:
        """The hand is dealt, card by card where things move."""
        self._asked = False
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
            self.beside.start(self._bot_acts, self._acted, self._pause())
        elif waits in ("deal", "end"):
            self.set_timer(REST if self.settings.motion else 0.01, self._settle)

    def _pause(self) -> float:
        """How long to wait before a bot acts."""
        over = bool(self.desk.story.deal) and self.desk.story.deal[-1].kind == "trick"
        pace = self.settings.seconds
        return max(pace, REST) if over and pace else pace

    def _bot_acts(self) -> None:
        """A bot acts, or the table passes for the person if that is still wanted."""
        if self.table.waits_for == "bot":
            self.table.bot_acts()

    def _try(self, work: Callable[[], T], then: Callable[[T], None]) -> None:
        """Do what may fail, such as what is saved, and go on with what came of it."""
        try:
            found = work()
        except TriumvirError as error:
            self._failed(error)
        else:
            then(found)

    def _failed(self, error: TriumvirError) -> None:
        """Something went wrong, such as saving; nothing has happened then. It is tried again after that."""
        self._notice([self.words.error(error)], self._next)

    def _acted(self, found: None = None) -> None:
        """Somebody acted."""
        self.desk.moved_on()
        if self.settings.motion and self.desk.laid:
            self._slide = SLID + 1
            self._slide_on()
        self._next()

    def _slide_on(self) -> None:
        """What was laid down comes a line nearer to its place."""
        if self._slide:
            self._slide -= 1
            self.set_timer(STEP, self._slide_on)
            self.show()

    def on_unmount(self) -> None:
        """The table is left: bots that think find nobody any more."""
        self.beside.leave()

    def act(self, action: Action) -> None:
        """The person acts."""
        if not self._thinks():
            self._try(lambda: self.table.act(action), self._played)

    def _played(self, done: None) -> None:
        """The person has acted."""
        self.desk.selected.clear()
        self._acted()

    def _thinks(self) -> bool:
        """Whether something is thought about, and it is said that a hint is."""
        if self.beside.busy and self.desk.mine:
            self.desk.said = (self.words.say("tui-thinking"), "wait")
        return self.beside.busy

    def _tick(self) -> None:
        """A second of the person's time has passed; the last one waits for a hint that is thought about."""
        if self.beside.busy and self._left == 1:
            return
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

    def _settle(self) -> None:
        """How the deal ended, and what then."""
        if self.host.screen is self and self.table.waits_for in ("deal", "end"):
            self.host.push_screen(self.pages.settlement(), self._after_deal)

    def _after_deal(self, answer: str | None) -> None:
        """The next deal, or something else."""
        if answer == "next" and self.table.waits_for == "deal":
            self._try(self.table.next_deal, self._dealt)
        elif answer == "undo":
            self.do("undo")
        elif answer in ("leave", "quit"):
            self.host.exit(self.settings)
        else:
            self.desk.said = (self.words.say("tui-deal-over"), "turn")
            self.show()

    def _dealt(self, done: None) -> None:
        """The next deal is there."""
        self.desk.selected.clear()
        self.desk.moved_on()
        self._begin_deal()

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
        before = self.settings
        spoken = (settings.language, settings.letters) != (before.language, before.letters)
        if spoken:
            self._speak(catalog(settings.language or self.words.said.language, latin=settings.latin))
        if settings.sort != before.sort:
            self.desk.way = settings.sort
        self.settings = settings
        self.table.auto_pass = settings.auto_pass
        self._look()
        self.desk.arrange()
        self._keep(settings)
        if (spoken or settings.look != before.look) and isinstance(sheet := self.host.screen, Sheet):
            self._row = sheet.at
            sheet.end("settings")
        if self.table.waits_for == "bot":
            self._next()
        self.show()

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
        self._revealed, self._slide = None, 0
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
        way = WAYS[(WAYS.index(self.desk.way) + 1) % len(WAYS)]
        self.desk.way = way
        self._set(replace(self.settings, sort=way))
        self.desk.said = (self.words.say("tui-sorted", way=self.words.say(f"tui-sort-{way}")), "wait")

    def _undo(self) -> None:
        """Back to the last decision."""
        if not self._thinks():
            self._try(self.table.undo, self._undone)

    def _undone(self, done: bool) -> None:
        """A move was taken back, or there was none."""
        if done:
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
        self._asked = self.table.waits_for == "bot"
        if self._asked:
            self.desk.said = (self.words.say("tui-hint-later"), "wait")
        if not self.desk.mine or self._thinks():
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
            self._lifts = card not in self.desk.selected
        self.desk.pointer = event.index
        self.desk.toggle(card, up=self._lifts)
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
