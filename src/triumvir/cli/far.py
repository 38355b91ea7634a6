"""Far: a seat at a table of a server, in lines: what the person types is sent there, what happens is told."""

import queue
import secrets
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from triumvir.bots.bot import LEVELS
from triumvir.cards.cardset import CardSet
from triumvir.cli.changed import changed
from triumvir.cli.hearing import End, Hearing, Place
from triumvir.cli.lines import Lines
from triumvir.cli.seen import clean
from triumvir.cli.typed import TAKES, VERBS, Typed, picked
from triumvir.errors import Code, SetupError, TriumvirError
from triumvir.locales import words as names
from triumvir.locales.catalog import Catalog
from triumvir.remote.link import Heard, Link
from triumvir.remote.post import Post, Question
from triumvir.server import protocol, seen
from triumvir.server.decide import PHRASES
from triumvir.server.protocol import Commands, No, Ok
from triumvir.table.settings import Settings
from triumvir.table.setup import LEVEL
from triumvir.table.words import capital, listed

OWN = ("say", "mute", "ready", "away", "back", "surrender", "leave", "fill", "change", "close")
"""The verbs that only tables of a server know."""
HELP = (
    *("play", "pass", "bid", "trump", "hint", "legal", "sort", "table", "last", "counter", "score", "rules"),
    *("ready", "say", "mute", "away", "back", "auto", "surrender", "fill", "change", "close"),
    *("leave", "help", "quit"),
)
ASKED: dict[str, Question] = {
    "hint": "hints",
    "legal": "legal",
    "counter": "counter",
    "rules": "rules",
    "score": "score",
}
"""Which question a verb asks."""
PATIENCE = 2.0
"""After so many seconds without an answer it is said that there is none yet."""
RAW = ("say", "change")
"""The verbs behind which a text stands as it was typed."""
TWICE: dict[str, type[protocol.Surrender | protocol.Leave | protocol.Close]] = {
    "surrender": protocol.Surrender,
    "leave": protocol.Leave,
    "close": protocol.Close,
}
"""What can't be undone, and is typed twice."""
LOCAL = ("help", "quit", "unknown", "")
"""What needs no table."""
Agreed = Callable[[str, str], None]
"""Keeps the promise and the salt of a deal that is to come."""


def kept_nowhere(promise: str, salt: str) -> None:
    """Does not keep them."""


class Line(NamedTuple):
    """A line that was typed; none at the end of the input."""

    text: str | None


class FarTable(Hearing):
    """A table told line by line. `agreed` is called with promise and salt before a deal, to keep them."""

    verbs = (*OWN, *(verb for verb in VERBS if verb not in ("undo", "pace")))
    helped = HELP
    takes = (*TAKES, "say", "mute", "fill", "auto", "change")

    def __init__(
        self, said: Catalog, settings: Settings, lines: Lines, place: Place, agreed: Agreed = kept_nowhere
    ) -> None:
        super().__init__(said, settings, lines, place)
        self._agreed = agreed
        self._came: queue.Queue[Heard | Line] = queue.Queue()
        self._held: deque[str | None] = deque()
        self._acting = False
        self._sure = ""
        self._does |= {
            "say": self._chat,
            "ready": self._ready,
            "away": self._away,
            "back": self._away,
            **dict.fromkeys(TWICE, self._give_up),
            "fill": self._fill,
            "mute": self._mute,
            "change": self._change,
            "auto": self._auto,
            "table": self._show,
            "last": self._last,
            "sort": self._sort,
            **dict.fromkeys(ASKED, self._question),
        }

    def play(self, connect: Callable[[Callable[[Heard], None]], Link]) -> End:
        """Sit there until the person goes or the server wants no more."""
        self.lines.follow(lambda text: self._came.put(Line(text)))
        link = connect(self._came.put)
        self._post = Post(link)
        try:
            while self._end is None:
                self._next()
        except KeyboardInterrupt:
            self.lines.say("")
            self._end = "quit"
        finally:
            link.close()
        return self._end

    def _next(self) -> None:
        """The next thing that comes, or the next line that waits its turn."""
        if self._held and self._reads:
            self._line(self._held.popleft())
            return
        waited = None if self._slow else self._post.waited
        try:
            came = self._came.get(timeout=None if waited is None else max(PATIENCE - waited, 0.001))
        except queue.Empty:
            self._slow = True
            self._say("net-slow")
            return
        if not isinstance(came, Line):
            self._hear(came)
        elif self.lines.terminal:
            self._line(came.text)
        else:
            self._held.append(came.text)

    @property
    def _reads(self) -> bool:
        """Whether the next line of a pipe is read: when the table waits for it."""
        if self.scene is None or not self._post.quiet(self.scene.seq):
            return False
        me = self.me
        if me is None or me.away or me.surrendered or self.scene.phase == "closed":
            return True
        if self.scene.phase == "playing":
            return self._asked is not None
        return not me.ready

    def _line(self, text: str | None) -> None:
        """A line that was typed."""
        if text is None:
            self._end = "quit"
            return
        scene = self.scene
        stage = scene.deal.stage if scene and scene.deal and scene.phase == "playing" else "over"
        typed = self.typed.read(text, stage)
        if typed.verb in RAW:
            typed = Typed(typed.verb, text.strip().partition(" ")[2].strip() or typed.rest, typed.line)
        if self._sure != typed.verb:
            self._sure = ""
        if typed.verb == "quit" and typed.rest == "quit":
            self._end = "quit"
        elif scene is None and typed.verb not in LOCAL:
            self._say("net-lost")
        else:
            self._obey(typed, over=scene is not None and scene.phase not in ("playing", "closed"))

    def _new(self) -> tuple[str, int]:
        """What every command begins with: a new name, and what was seen last."""
        return self._post.name(), self.now.seq

    def _do(self, command: Commands, done: Callable[[], None] | None = None) -> None:
        """Send a command; what is to be done once it is accepted. Why it is not, the server says."""

        def answered(answer: Ok | No) -> None:
            if isinstance(answer, No):
                self._refused(answer)
            elif done:
                done()

        if not self._post.do(command, answered):
            self._say("net-kept")

    def _refused(self, no: seen.Answers | No) -> None:
        """The server will not do it, and says why."""
        if isinstance(no, No):
            self.told([no.words or no.code])

    def _question(self, typed: Typed) -> None:
        """A question that the server answers."""
        if typed.verb in ("hint", "legal") and not self._mine():
            return
        if typed.verb != "hint" or not self.hint():
            self._post.ask(ASKED[typed.verb], self._answered)

    def _answered(self, answer: seen.Answers | No) -> None:
        """The answer to it."""
        if isinstance(answer, No):
            self._refused(answer)
        else:
            self.answer(answer)

    def _mine(self) -> bool:
        """Whether it is the person's turn; if not, that is said."""
        if self.me is None:
            self._say("net-not-playing")
        elif self._asked is None:
            self._say("net-not-yours" if self.now.phase == "playing" else "line-wait")
        return self.me is not None and self._asked is not None

    def _act(self, typed: Typed) -> None:
        if self._acting:
            self._say("net-pending")
            return
        if not self._mine():
            return

        def answered(answer: Ok | No) -> None:
            self._acting = False
            if isinstance(answer, No):
                self._why_not(answer, typed)

        self._acting = True
        if not self._post.do(protocol.Act(*self._new(), typed.rest), answered):
            self._say("net-kept")

    def _why_not(self, no: No, typed: Typed) -> None:
        """Why an action can't be: of cards that are held, as exactly as the server knows."""
        hand = self.now.deal.hand if self.now.deal else None
        cards = picked(CardSet.parse(hand.rank), typed.rest) if hand and no.code.startswith("play/") else None

        words = self._words_for(no, typed)

        def told(answer: seen.Answers | No) -> None:
            fault = answer.fault if isinstance(answer, seen.Select) else None
            self.told([fault.words if fault else words])

        if cards:
            self._post.ask("select", told, cards=str(cards))
        else:
            self.told([words])

    def _words_for(self, no: No, typed: Typed) -> str:
        """Why an action can't be, with what was typed as it was typed."""
        if f"error-{names.message_id(no.code)}" not in self.said:
            return no.words or no.code
        calls = self._asked.calls if self._asked else ()
        choices = self.words.listed([self.words.choice(call.action) for call in calls])
        expected = choices if no.code == Code.CALL_ILLEGAL and choices else no.expected
        return names.error(self.said, no.code, typed.line, expected)

    def _ready(self, typed: Typed) -> None:
        """Ready for the next deal."""
        if self.now.phase in ("playing", "closed"):
            self._say("net-not-now")
        else:
            self._go_on()

    def _go_on(self) -> None:
        me, checker = self.me, self._checker
        if me is None or checker is None:
            self._say("net-not-playing")
        elif me.ready:
            self._say("net-told-ready")
        else:
            salt = secrets.token_hex(16)
            checker.salt = salt
            self._agreed(checker.promise, salt)
            self._do(protocol.Ready(*self._new(), salt))

    def _away(self, typed: Typed) -> None:
        """Let a bot play, or play again."""
        self._do(protocol.Away(*self._new(), typed.verb == "away"))

    def _give_up(self, typed: Typed) -> None:
        """Give up the deal, the seat or the table, if it was typed twice."""
        if self._sure != typed.verb:
            self._sure = typed.verb
            self._say("net-sure", word=typed.line)
        else:
            command = TWICE[typed.verb](*self._new())
            self._do(command, self._left if typed.verb == "leave" else None)

    def _left(self) -> None:
        self._end = "left"

    def _chat(self, typed: Typed) -> None:
        """A text, or a quick phrase by its number."""
        number = int(typed.rest) if typed.rest.isdecimal() and len(typed.rest) < 3 else 0
        phrase = PHRASES[number - 1] if 0 < number <= len(PHRASES) else ""
        text = "" if phrase or typed.rest == typed.verb else typed.rest[:300]
        self._do(protocol.Say(*self._new(), text, phrase))

    def _mute(self, typed: Typed) -> None:
        """Hear somebody no more, or again."""
        me, chair = self.now.me, self._chair(typed.rest)
        if me is None:
            self._say("net-not-playing")
        elif chair is None or chair == me.chair:
            self._say("net-mute-whom", word=typed.line.split()[0], n=self._others[0] + 1)
        else:
            muted, who = chair not in me.muted, self.words.player_name(chair)
            command = protocol.Mute(*self._new(), chair, muted)
            self._do(command, lambda: self._say(f"net-mute-{'on' if muted else 'off'}", who=capital(who)))

    @property
    def _others(self) -> list[int]:
        """The chairs of the others."""
        return [person.chair for person in self.now.people if person != self.me]

    def _chair(self, text: str) -> int | None:
        """The chair of a number or a name; none where it is nobody's, or that of several."""
        named = [
            person.chair
            for person in self.now.people
            if text.casefold() in (str(person.chair + 1), clean(person.name).casefold())
        ]
        return named[0] if len(named) == 1 else None

    def _change(self, typed: Typed) -> None:
        """Play by other rules or times from the next match on."""
        if typed.rest == typed.verb:
            self._say("net-change-how", word=typed.line)
            return
        try:
            preset, options, pace = changed(self.now.game, self.now.pace, typed.rest.split())
        except TriumvirError as error:
            faults = error.faults if isinstance(error, SetupError) else (error,)
            self.told([names.error(self.said, fault.code, fault.got, fault.expected) for fault in faults])
        else:
            self._do(protocol.Change(*self._new(), preset, options, pace), self.table)

    def _fill(self, typed: Typed) -> None:
        """Bots of a level on all free chairs."""
        for chair in self._free:
            bot = LEVEL if typed.rest == typed.verb else typed.rest[:40]
            self._do(protocol.Fill(*self._new(), chair, bot))
        if not self._free:
            self._say("net-full")

    def _auto(self, typed: Typed) -> None:
        """What the table does for the person by itself: pass, or with "play" whatever is the only action."""
        me, playing = self.now.me, self.typed.read(typed.rest, "").verb == "play"
        if me is None:
            self._say("net-not-playing")
        elif typed.rest != typed.verb and not playing:
            self._say("line-extra", word=typed.line.split()[0])
        elif playing:
            on = "off" if me.auto_play else "on"
            command = protocol.Prefer(*self._new(), me.auto_pass, not me.auto_play)
            self._do(command, lambda: self._say(f"net-auto-play-{on}"))
        else:
            on = "off" if me.auto_pass else "on"
            command = protocol.Prefer(*self._new(), not me.auto_pass, me.auto_play)
            self._do(command, lambda: self._say(f"line-auto-{on}"))

    def _show(self, typed: Typed) -> None:
        """Who holds what and what lies there; who is there, where no deal was dealt yet."""
        self.deal()

    def _last(self, typed: Typed) -> None:
        """What lies on the table, and the trick before it."""
        self.last()

    def _sort(self, typed: Typed) -> None:
        """The hand in the next way."""
        self._resort(self.now.game.ways)
        self.hand()

    def _help(self, typed: Typed) -> None:
        super()._help(typed)
        self._say("help-auto-play", auto=self.typed.first["auto"], play=self.typed.first["play"])

    def _named(self, verb: str) -> dict[str, str]:
        if verb == "say":
            phrases = [self.said.say(f"phrase-{names.message_id(phrase)}") for phrase in PHRASES]
            numbered = [f"{self.said.number(at)} {phrase}" for at, phrase in enumerate(phrases, start=1)]
            return {"phrases": listed(self.said, numbered)}
        return {"levels": listed(self.said, LEVELS)} if verb == "fill" else {}
