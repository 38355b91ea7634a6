"""Pages: what lies over the table when asked for: menu, help, rules, score, settings, settlement."""

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.text import Text

from triumvir.cards.cardset import CardSet
from triumvir.locales.catalog import LANGUAGES, own_names
from triumvir.locales.rules import short_rules
from triumvir.seats import Seat
from triumvir.table.local import LocalTable
from triumvir.table.order import WAYS
from triumvir.table.settings import DECKS, PACES, Settings
from triumvir.table.settle import settlement
from triumvir.tui.bar import Press
from triumvir.tui.faces import Faces
from triumvir.tui.panel import score
from triumvir.tui.sheet import Row, Rows, Sheet
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
    "score",
    "rules",
    "menu",
)
"""What the page of keys lists."""


class Pages:
    """Makes the pages, in the words and the look of the moment."""

    def __init__(self, table: LocalTable, words: Words, faces: Faces) -> None:
        """Pages of a table."""
        self._table, self._words, self._faces = table, words, faces

    def _sheet(
        self, title: str, text: Text | str, presses: Sequence[Press] = (), rows: Rows | None = None
    ) -> Sheet:
        """A page; without buttons of its own it can be closed."""
        close = (Press("close", self._words.say("tui-close"), "Esc"),)
        found = Text(text) if isinstance(text, str) else text
        return Sheet(title, found, presses or close, self._faces.palette, rows)

    def help(self) -> Sheet:
        """The keys."""
        say = self._words.say
        text = Text()
        for key in KEYS:
            text.append(f"{say(f'tui-key-{key}'):<16}", "bold")
            text.append(f" {say(f'tui-does-{key}')}\n")
        text.append(f"\n{say('tui-mouse')}\n")
        return self._sheet(say("tui-help"), text)

    def menu(self) -> Sheet:
        """What else can be done."""
        say = self._words.say
        names = [("help", "?"), ("rules", "F3"), ("score", "F2"), ("settings", "o")]
        if self._table.setup.practice:
            names.append(("undo", "u"))
        rows = [Row(name, say(f"tui-menu-{name}"), key) for name, key in names]
        rows.append(Row("leave", say("tui-menu-leave"), "Ctrl+Q"))
        picks = Rows([Row("close", say("tui-menu-close"), "Esc"), *rows], self._faces.palette)
        return self._sheet(say("tui-menu"), say("tui-kept"), rows=picks)

    def score(self) -> Sheet:
        """The score sheet."""
        return self._sheet(
            self._words.say("tui-score"), self._table_of(score(self._table, self._words, 1000))
        )

    def rules(self) -> Sheet:
        """The rules of the variant with the options in force."""
        chosen, text = self._table.match.rules.chosen, Text()
        values = {option.name: chosen[option.name] for option in chosen.options}
        for title, lines in short_rules(self._words.said, chosen.game, values, chosen.diff()):
            text.append(f"{title}\n", "bold")
            text.append("".join(f"{line}\n" for line in lines))
            text.append("\n")
        return self._sheet(self._words.say("tui-rules"), text)

    def settings(self, settings: Settings, take: Callable[[Settings], object]) -> Sheet:
        """The settings; each is taken at once."""
        held = [settings]

        def change(name: str, step: int) -> Sequence[Row]:
            values = self._values(name)
            at = values.index(getattr(held[0], name)) if getattr(held[0], name) in values else 0
            held[0] = held[0].chosen(**{name: values[(at + step) % len(values)]})
            take(held[0])
            return self._rows(held[0])

        rows = Rows(self._rows(settings), self._faces.palette, change)
        return self._sheet(self._words.say("tui-settings"), self._words.say("tui-settings-kept"), rows=rows)

    def _values(self, name: str) -> Sequence[str | int | bool]:
        """What a setting can be."""
        found: dict[str, Sequence[str | int | bool]] = {
            "pace": tuple(PACES),
            "sort": WAYS,
            "deck": DECKS,
            "timer": TIMERS,
            "language": LANGUAGES,
        }
        return found.get(name, (False, True))

    def _rows(self, settings: Settings) -> list[Row]:
        """The settings with their values."""
        say = self._words.say
        names = ("pace", "sort", "deck", "motion", "counter", "auto_pass", "timer", "language")
        return [
            Row(name, say(f"tui-set-{name.replace('_', '-')}"), self._value(name, settings)) for name in names
        ]

    def _value(self, name: str, settings: Settings) -> str:
        """The value of a setting in words."""
        say = self._words.say
        value: str | int | bool = getattr(settings, name)
        if isinstance(value, bool):
            return say("tui-on") if value else say("tui-off")
        if name == "timer":
            return say("tui-seconds", seconds=value) if value else say("tui-off")
        if name == "language":
            return own_names()[str(value or self._words.said.language)]
        return say(f"tui-{name}-{value}")

    def settlement(self) -> Sheet:
        """How the deal ended; with the last deal, the match."""
        say, table = self._words.say, self._table
        over = table.waits_for == "end"
        text = self._told()
        text.append("\n")
        text.append_text(self._left())
        presses = [Press("leave", say("tui-leave"))] if over else [Press("next", say("tui-next-deal"))]
        if table.setup.practice:
            presses.append(Press("undo", say("tui-menu-undo")))
        if not over:
            presses.append(Press("leave", say("tui-leave")))
        presses.append(Press("close", say("tui-look"), "Esc"))
        return self._sheet(say("tui-match-over") if over else say("tui-settlement"), text, presses)

    def _told(self) -> Text:
        """How the deal was paid, in words and numbers; of the last deal, who won the match."""
        table, words = self._table, self._words
        found = settlement(table.match)
        lines = words.settlement(found, table.view) if found else []
        ends = [event for event in table.events() if event.kind in ("thrown_in", "won")][-1:]
        if found is None or table.waits_for == "end":
            lines = [*(words.event(event, table.view) for event in ends), *lines]
        text = Text()
        for number, line in enumerate(lines):
            text.append(f"{line}\n", "bold" if number == 0 else "")
        return text

    def _left(self) -> Text:
        """The cards that were left, in every hand."""
        text = Text()
        state = self._table.match.state
        for seat in map(Seat, range(self._table.match.rules.seats)):
            if cards := state.hand(seat):
                text.append(f"{self._words.who(seat)}: ")
                text.append_text(self.cards(cards))
                text.append("\n")
        return text

    def cards(self, cards: CardSet) -> Text:
        """Cards in a line of text."""
        text = Text()
        for card in ordered(self._table.view, cards):
            text.append(f"{self._faces.rank(card)}{self._faces.sign(card)}", self._faces.style(card))
            text.append(" ")
        return text

    @staticmethod
    def _table_of(rows: Sequence[Sequence[str]]) -> Text:
        """Rows with columns of equal width."""
        widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
        text = Text()
        for number, row in enumerate(rows):
            style = "bold" if number in (0, len(rows) - 1) else ""
            for at, (cell, width) in enumerate(zip(row, widths, strict=True)):
                gap = " " * (width - cell_len(cell))
                text.append(f"{cell}{gap}  " if at == 0 else f"{gap}{cell}   ", style)
            text.append("\n")
        return text
