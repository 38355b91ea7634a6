"""Line mode: a table in lines of text, for a script, a screen reader, or anybody."""

import time

from triumvir.bots.hints import Hints
from triumvir.cards.text import parse_card
from triumvir.cli.lines import Lines
from triumvir.cli.teller import Teller
from triumvir.cli.typed import Typed, picked
from triumvir.errors import Code, TriumvirError
from triumvir.games.game import Action
from triumvir.locales import words as names
from triumvir.locales.catalog import Catalog
from triumvir.seats import Seat
from triumvir.table import counter
from triumvir.table.events import Event
from triumvir.table.local import LocalTable
from triumvir.table.order import WAYS
from triumvir.table.rules import rules_lines
from triumvir.table.settings import PACES, Settings
from triumvir.table.settle import settlement, sheet_of
from triumvir.table.words import Words as Sentences
from triumvir.views.view import view_of

HELP = (
    *("play", "pass", "bid", "trump", "hint", "legal", "sort", "table", "last", "counter", "score", "rules"),
    *("undo", "auto", "pace", "help", "quit"),
)


class LineTable(Teller):
    """A table told line by line, and the person's lines obeyed."""

    helped = HELP

    def __init__(self, table: LocalTable, said: Catalog, settings: Settings, lines: Lines) -> None:
        super().__init__(said, settings, lines)
        self.table = table
        self.words = Sentences(said, table.setup.rules, table.player, table.match.seating)
        self._heard = 0
        self._hints: tuple[object, Hints, int] | None = None
        self._asked: object = None
        self._until = 0.0
        self._does |= {
            "hint": self._hint,
            "undo": self._undo,
            "sort": self._sort,
            "counter": self._counter,
            "score": self._score,
            "rules": self._rules,
            "last": self._last,
            "legal": self._legal,
            "table": self._show,
            "auto": self._auto,
            "pace": self._pace,
        }

    def play(self) -> bool:
        """Play to the end of the match, or until the person leaves; whether the match is over."""
        while True:
            self._tell()
            waits = self.table.waits_for
            if waits == "end":
                return True
            if waits == "bot":
                self._bot()
            elif not self._person(over=waits == "deal"):
                return False

    def welcome(self) -> None:
        """What is said first; of a match that goes on, how it stands."""
        self._say("line-start", help=self.typed.first["help"], rules=self.typed.first["rules"])
        if self.settings.timer:
            self._say("line-time", n=self.settings.timer)
        if self.table.match.actions and self.table.waits_for in ("you", "bot"):
            self._heard = len(self.table.events())
            self._show(Typed("table", "table"))
            self._turn()

    @property
    def suits(self) -> bool:
        """Whether suits matter in the game."""
        return self.words.suits

    def _tell(self) -> None:
        """What happened since, a line each."""
        for event in self.table.events(self._heard):
            self._heard += 1
            self.words.seating = self.table.match.seating
            if event.kind == "settled":
                self._settle()
            elif line := self.words.event(event, self.table.view):
                self.lines.say(line)

    def _settle(self) -> None:
        """How the deal was paid, and what was left in the hands."""
        state, view = self.table.match.state, self.table.view
        if told := settlement(view):
            self.lines.say(self.words.left([state.hand(Seat(seat)) for seat in range(len(view.hand_sizes))]))
            self.lines.say(self.words.settlement(told, view))

    def _bot(self) -> None:
        """A bot acts, not faster than the person wants."""
        began = time.monotonic()
        self.table.bot_acts()
        if self.lines.terminal:
            time.sleep(max(0.0, self.settings.seconds - (time.monotonic() - began)))

    def _person(self, *, over: bool) -> bool:
        """A line from the person, obeyed; whether he stays."""
        if self._asked is not self.table.match:
            self._turn()
            if over:
                self._say("line-next")
            else:
                self._show_turn()
        try:
            line = self.lines.ask(seconds=0 if over else self._left())
        except TimeoutError:
            self.table.stand_in()
            return True
        if line is None:
            return False
        typed = self.typed.read(line, self.table.view.phase)
        if typed.verb == "quit" and typed.rest == "quit":
            return False
        self._obey(typed, over=over)
        return True

    def _turn(self) -> None:
        """The person's time for this turn begins; what he asks meanwhile does not stop it."""
        self._asked = self.table.match
        self._until = time.monotonic() + self.settings.timer

    def _left(self) -> float:
        """How many seconds are left of the turn; 0 where no time is set."""
        return max(self._until - time.monotonic(), 0.001) if self.settings.timer else 0

    def _go_on(self) -> None:
        self.table.next_deal()

    def _act(self, typed: Typed) -> None:
        """The person's action, or why it can't be."""
        table = self.table
        try:
            table.act_text(typed.rest)
        except TriumvirError as error:
            if error.code is Code.SAVED_FAILED:
                raise
            cards = picked(table.view.hand, typed.rest)
            fault = table.select(cards).fault if cards else None
            if fault and fault.code == error.code:
                told = (fault.code, typed.line, fault.expected, fault.details, self.words.name)
                self.lines.say(names.fault(self.said, *told))
            else:
                self.lines.say(names.error(self.said, error.code, typed.line, self._expected(error)))

    def _expected(self, error: TriumvirError) -> str:
        """What may be done instead, in words; as the error says it where that would be too much."""
        view = self.table.view
        if error.code is Code.CALL_ILLEGAL:
            return self.words.listed([self.words.choice(choice.text) for choice in view.legal])
        if self.words.suits and view.phase == "play":
            return self.words.cards(parse_card(choice.text.removeprefix("play ")) for choice in view.legal)
        return error.expected

    def _show_turn(self) -> None:
        """The hand, and what is to be done."""
        view = self.table.view
        if view.phase == "trump":
            self.lines.say(self.words.orders(view.trump))
        self.lines.say(self.words.hand(view, self.settings.sort))
        self.lines.say(self.words.prompt(view))

    def _what(self, action: Action) -> str:
        """An action as it can be typed, and what it is."""
        state = self.table.match.state
        text = state.format_action(action)
        after = view_of(state.apply(action), None)
        typed = self.words.as_typed(text) if state.phase == "play" else self.words.choice(text)
        if text.startswith("play ") and after.to_beat and not self.words.suits:
            what = names.combination(self.said, after.to_beat.kind, after.to_beat.key, after.to_beat.length)
            return f"{typed} ({what})"
        return typed

    def _mine(self) -> bool:
        """Whether it is the person's turn; if not, that is said."""
        if self.table.waits_for == "you":
            return True
        self._say("line-wait")
        return False

    def _hint(self, typed: Typed) -> None:
        """The next thing that could be played."""
        if not self._mine():
            return
        match = self.table.match
        if self._hints is None or self._hints[0] is not match:
            self._hints = (match, self.table.hints(), 0)
        _, told, at = self._hints
        self._hints = (match, told, (at + 1) % (len(told.plays) + 1))
        if not at:
            reason = names.reason(
                self.said, told.choice.reason.code, told.choice.reason.details, self.words.name
            )
            self._say("line-hint", what=self._what(told.choice.action), reason=reason)
            return
        offer = told.plays[at - 1]
        cost = names.reason(self.said, offer.reason.code, offer.reason.details, self.words.name)
        self._say("line-offer", n=at, all=len(told.plays), what=self._what(offer.action), cost=cost)

    def _legal(self, typed: Typed) -> None:
        """All that may be done."""
        if self._mine():
            self.lines.say(self._what(choice.action) for choice in self.table.view.legal)

    def _undo(self, typed: Typed) -> None:
        """Back to the last decision."""
        if not self.table.setup.practice:
            self._say("line-no-undo")
        elif not self.table.undo():
            self._say("line-nothing-back")

    def _sort(self, typed: Typed) -> None:
        """The hand in the next way."""
        self._resort(WAYS if self.words.suits else ("rank", "groups"))
        self.lines.say(self.words.hand(self.table.view, self.settings.sort))

    def _score(self, typed: Typed) -> None:
        """The score sheet."""
        self.lines.say(self.words.score(sheet_of(self.table.match)))

    def _rules(self, typed: Typed) -> None:
        """The rules in short."""
        self.lines.say(rules_lines(self.said, self.table.match.rules))

    def _counter(self, typed: Typed) -> None:
        """Which cards are still out."""
        self.lines.say(self.words.counter(counter.unseen(self.table.match, self.table.seat)))

    def _last(self, typed: Typed) -> None:
        """What lies on the table, and the trick before it where that may be looked at."""
        told = self.table.events()
        begins = [at for at, event in enumerate(told) if event.kind in ("deal", "trick")]
        may_look = self.words.suits or self.table.view.cleared is not None or not self.table.view.table
        since = begins[-2] if may_look and len(begins) > 1 else begins[-1]
        kinds = ("call",) if self.table.view.phase == "auction" else ("play", "pass", "trick")
        moves = [event for event in told[since:] if event.kind in kinds]
        lines = [self.words.event(event, self.table.view) for event in _standing(moves)]
        self.lines.say(lines or [self.said.say("line-nothing-laid")])

    def _show(self, typed: Typed) -> None:
        """Who holds what, what lies there, and the hand."""
        view = self.table.view
        for seat, held in enumerate(view.hand_sizes):
            self._holds(self.words.who(seat), self.words.role(view, seat), held)
        for seat, taken in enumerate(view.tricks):
            self._say("line-tricks", who=self.words.who(seat), n=taken, call=view.contracts[seat])
        if view.trump:
            self._say("line-trump", suit=names.suit(self.said, view.trump))
            self.lines.say(self.words.orders(view.trump))
        self._say("line-next-bot", name=self.words.name((self.table.seat + 1) % len(view.hand_sizes)))
        if view.phase == "play":
            self._last(typed)
        if self.table.waits_for == "you":
            self._show_turn()

    def _auto(self, typed: Typed) -> None:
        """Pass by itself, or not."""
        self.table.auto_pass = not self.table.auto_pass
        self.settings = self.settings.chosen(auto_pass=self.table.auto_pass)
        self._say("line-auto-on" if self.table.auto_pass else "line-auto-off")

    def _pace(self, typed: Typed) -> None:
        """How fast bots play."""
        pace = self.typed.pace(typed.rest)
        if not pace:
            self._say("line-pace-which", paces=self._paces())
            return
        self.settings = self.settings.chosen(pace=pace)
        self._say("line-pace", pace=self.said.say(f"word-{pace}").split()[0])

    def _paces(self) -> str:
        return self.words.listed([self.said.say(f"word-{pace}").split()[0] for pace in PACES])

    def _named(self, verb: str) -> dict[str, str]:
        return {"paces": self._paces()} if verb == "pace" else {}


def _standing(moves: list[Event]) -> list[Event]:
    """Moves without the end of the trick before them."""
    return moves[1:] if moves and moves[0].kind == "trick" else moves
