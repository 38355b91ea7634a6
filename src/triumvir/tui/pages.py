"""Pages: what lies over the table when asked for: menu, help, rules, score, settings, settlement."""

from collections.abc import Callable, Sequence

from triumvir.locales.catalog import LANGUAGES, catalog, own_names
from triumvir.locales.rules import short_rules
from triumvir.seats import Seat
from triumvir.table.events import Event
from triumvir.table.faces import letters
from triumvir.table.local import LocalTable
from triumvir.table.order import WAYS
from triumvir.table.settings import DECKS, LETTERS, LOOKS, PACES, Settings
from triumvir.table.settle import settlement
from triumvir.tui.bar import Press
from triumvir.tui.faces import Faces
from triumvir.tui.page import Body, Page
from triumvir.tui.panel import score
from triumvir.tui.sheet import Row, Rows, Sheet
from triumvir.tui.story import open_moves
from triumvir.tui.wording import Words, ordered

TIMERS = (0, 15, 30, 60, 120)
KEYS = (
    "arrows",
    "ranks",
    "enter",
    "pass",
    "hint",
    "clear",
    "sort",
    "reading",
    "undo",
    "counter",
    "story",
    "score",
    "rules",
    "menu",
)
"""What the page of keys lists."""


class Pages:
    """Makes the pages, in the words and the look of the moment."""

    def __init__(
        self, table: LocalTable, story: Sequence[Event], words: Words, faces: Faces, *, saved: bool = True
    ) -> None:
        """Pages of a table, what happened in the deal, and whether the match is saved."""
        self._table, self._story, self._words, self._faces = table, story, words, faces
        self._saved = saved

    def _page(self) -> Page:
        """An empty page."""
        return Page(leftward=self._words.said.direction == "rtl")

    def _sheet(
        self, title: str, page: Page, presses: Sequence[Press] = (), rows: Rows | None = None
    ) -> Sheet:
        """A page over the table; without buttons of its own it can be closed."""
        close = (Press("close", self._words.say("tui-close"), "Esc"),)
        return Sheet(title, Body(page, self._faces), presses or close, self._faces.palette, rows)

    def help(self) -> Sheet:
        """The keys."""
        say, page = self._words.say, self._page()
        for key in KEYS:
            page.pair(say(f"tui-key-{key}"), say(f"tui-does-{key}"))
        page.say()
        page.say(say("tui-mouse"))
        return self._sheet(say("tui-help"), page)

    def notice(self, lines: Sequence[str]) -> Sheet:
        """Something that has to be known before it goes on."""
        say, page = self._words.say, self._page()
        for line in lines:
            page.say(line)
        return self._sheet(say("tui-notice"), page, [Press("close", say("tui-go-on"))])

    def menu(self) -> Sheet:
        """What else can be done."""
        say = self._words.say
        names = [("help", "?"), ("rules", "F3"), ("score", "F2"), ("story", "F4"), ("settings", "o")]
        if self._table.setup.practice:
            names.append(("undo", "u"))
        rows = [Row(name, say(f"tui-menu-{name}"), key) for name, key in names]
        rows.append(Row("leave", say("tui-menu-leave"), "Ctrl+Q"))
        picks = Rows([Row("close", say("tui-menu-close"), "Esc"), *rows], self._faces.palette)
        page = self._page()
        page.say()
        page.say(say("tui-kept" if self._saved else "tui-not-kept"))
        return self._sheet(say("tui-menu"), page, rows=picks)

    def score(self) -> Sheet:
        """The score sheet."""
        page = self._page()
        page.table(score(self._table, self._words, 1000))
        page.say()
        for line in self._words.goal():
            page.say(line)
        return self._sheet(self._words.say("tui-score"), page)

    def story(self) -> Sheet:
        """What was said and played in this deal, as far as it may be looked at."""
        page, words, view = self._page(), self._words, self._table.view
        for event in open_moves(self._story, view):
            if line := words.event(event, view):
                page.say(line)
        return self._sheet(words.say("tui-happened"), page)

    def rules(self) -> Sheet:
        """The rules of the variant with the options in force."""
        chosen, page = self._table.match.rules.chosen, self._page()
        values = {option.name: chosen[option.name] for option in chosen.options}
        for title, lines in short_rules(self._words.said, chosen.game, values, chosen.diff()):
            page.say(title, bold=True)
            for line in lines:
                page.say(line)
            page.say()
        return self._sheet(self._words.say("tui-rules"), page)

    def settings(self, settings: Settings, take: Callable[[Settings], object], at: int = 0) -> Sheet:
        """The settings, with the pointer on a row; each is taken at once."""
        held = [settings]

        def change(name: str, step: int) -> Sequence[Row]:
            values = self._values(name)
            at = values.index(getattr(held[0], name)) if getattr(held[0], name) in values else 0
            held[0] = held[0].chosen(**{name: values[(at + step) % len(values)]})
            take(held[0])
            return self._rows(held[0])

        rows = Rows(self._rows(settings), self._faces.palette, change, at)
        page = self._page()
        page.say()
        page.say(self._words.say("tui-settings-kept"))
        return self._sheet(self._words.say("tui-settings"), page, rows=rows)

    def _values(self, name: str) -> Sequence[str | int | bool]:
        """What a setting can be."""
        found: dict[str, Sequence[str | int | bool]] = {
            "pace": tuple(PACES),
            "sort": WAYS,
            "deck": DECKS,
            "letters": LETTERS,
            "look": LOOKS,
            "timer": TIMERS,
            "language": LANGUAGES,
        }
        return found.get(name, (False, True))

    def _rows(self, settings: Settings) -> list[Row]:
        """The settings with their values."""
        say = self._words.say
        names = ["pace", "sort", "deck", "look", "motion", "counter", "auto_pass", "timer", "language"]
        if self._letters(LETTERS[0]) != self._letters(LETTERS[1]):
            names.append("letters")
        return [
            Row(name, say(f"tui-set-{name.replace('_', '-')}"), self._value(name, settings)) for name in names
        ]

    def _letters(self, value: str) -> str:
        """What is written on ace, king, queen and jack."""
        said = catalog(self._words.said.language, latin=value == "latin")
        return letters(said, "AKQJ")

    def _value(self, name: str, settings: Settings) -> str:
        """The value of a setting in words."""
        say = self._words.say
        value: str | int | bool = getattr(settings, name)
        if isinstance(value, bool):
            return say("tui-on") if value else say("tui-off")
        if name == "timer":
            return say("tui-seconds", seconds=value) if value else say("tui-off")
        if name == "letters":
            return self._letters(str(value))
        if name == "language":
            return own_names()[str(value or self._words.said.language)]
        return say(f"tui-{name}-{value}")

    def settlement(self) -> Sheet:
        """How the deal ended; with the last deal, the match."""
        say, table = self._words.say, self._table
        over = table.waits_for == "end"
        page = self._page()
        self._told(page)
        page.say()
        self._left(page)
        presses = [Press("leave", say("tui-leave"))] if over else [Press("next", say("tui-next-deal"))]
        if table.setup.practice:
            presses.append(Press("undo", say("tui-menu-undo")))
        if not over:
            presses.append(Press("leave", say("tui-leave")))
        presses.append(Press("close", say("tui-look"), "Esc"))
        return self._sheet(say("tui-match-over") if over else say("tui-settlement"), page, presses)

    def _told(self, page: Page) -> None:
        """How the deal was paid, in words and numbers; of the last deal, who won the match."""
        table, words = self._table, self._words
        found = settlement(table.view)
        lines = words.settlement(found, table.view) if found else []
        ends = [event for event in table.events() if event.kind in ("thrown_in", "won")][-1:]
        if found is None or table.waits_for == "end":
            lines = [*(words.event(event, table.view) for event in ends), *lines]
        for number, line in enumerate(lines):
            page.say(line, bold=number == 0)

    def _left(self, page: Page) -> None:
        """The cards that were left, in every hand."""
        state = self._table.match.state
        for seat in map(Seat, range(self._table.match.rules.seats)):
            if cards := state.hand(seat):
                page.cards(f"{self._words.who(seat)}:", ordered(self._table.view, cards))
