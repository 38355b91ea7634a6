"""Hearing: what a table of a server tells, said to the person as it comes."""

from typing import Literal, NamedTuple

from triumvir.cli.lines import Lines
from triumvir.cli.seen import Seen, clean
from triumvir.locales.catalog import Catalog
from triumvir.remote.check import Checker
from triumvir.remote.link import Heard, Lost
from triumvir.remote.post import Post
from triumvir.server import seen
from triumvir.server.protocol import Answered, News, No, Ok, Welcome
from triumvir.server.telling import DIGITS
from triumvir.table.settings import Settings

GOOD = ("net-committed", "net-unseen")
"""What may come of the check of a deal that is no fault."""
End = Literal["quit", "left", "refused"]
"""How it ended: the person went and keeps his seat, he gave it up, the server wants no more."""


class Place(NamedTuple):
    """Where somebody sits: the code of the table, the command that others join with, whether he sat there
    before, and what was agreed for the deal that may run: promise and salt.
    """

    code: str
    command: str
    again: bool = False
    promise: str = ""
    salt: str = ""


class Hearing(Seen):
    """Tells what comes over a link. `fault` is the code with which the server ended it, if it did."""

    def __init__(self, said: Catalog, settings: Settings, lines: Lines, place: Place) -> None:
        super().__init__(said, settings, lines)
        self.fault = ""
        self._place = place
        self._post: Post
        self._end: End | None = None
        self._lost = self._slow = self._checking = False
        self._prompted: object = None
        self._checker: Checker | None = None

    @property
    def _asked(self) -> seen.May | None:
        """What the person may do now, where it is his turn and no bot plays for him."""
        deal, me = self.now.deal, self.me
        if me is None or me.away or me.surrendered or self.now.phase != "playing":
            return None
        return deal.may if deal else None

    def _hear(self, heard: Heard) -> None:
        """Something came over the link."""
        if isinstance(heard, Lost):
            self._break(heard)
        elif isinstance(heard, Welcome):
            self._welcome(heard)
        elif isinstance(heard, News):
            self._news(heard)
        elif isinstance(heard, Ok | No | Answered):
            self._slow = False
            self._post.take(heard)

    def _break(self, lost: Lost) -> None:
        """The connection is gone."""
        self._lost = True
        if not lost.end:
            self._say("net-lost")
            return
        self._say("net-end", why=clean(lost.words or lost.code))
        self.fault, self._end = lost.code, "refused"

    def _welcome(self, welcome: Welcome) -> None:
        """Here is the table, the first time or again."""
        first, before = self.scene is None, self.scene.seq if self.scene else 0
        place = self._place
        if first and welcome.chair is not None:
            self._checker = Checker(welcome.table, welcome.chair, place.promise, place.salt)
        if not self._look(welcome.scene):
            return
        if first and (me := self.me):
            self._say("net-again" if place.again else "net-seated", code=place.code, name=clean(me.name))
        elif first:
            self._say("net-watching", code=place.code)
        elif self._lost:
            self._say("net-found")
        self._lost = False
        if first:
            self.table()
            self._say("line-start", help=self.typed.first["help"], rules=self.typed.first["rules"])
            if self.now.phase != "playing" and self.now.commitment:
                self._say("told-committed", digits=clean(self.now.commitment[:DIGITS]))
        self.happened([line for line in welcome.chat if line.seq > before])
        if welcome.scene.phase == "playing" and welcome.scene.seq > before:
            self._prompted = self._moment
            self.deal()
        self._prompt()

    def _news(self, news: News) -> None:
        """What happened, in order."""
        if self._look(news.scene):
            self.happened(news.events)
            self._prompt()

    def _look(self, scene: seen.Scene) -> bool:
        """What is to be seen now; and a deal that is over is checked."""
        if not self.look(scene):
            self._say("net-other-server")
            self._end = "refused"
            return False
        if self._checker is not None:
            self._checker.see(scene)
            self._check(self._checker)
        return True

    def _check(self, checker: Checker) -> None:
        """Ask for a deal that is over and not judged yet, one at a time."""
        number = checker.wanted(self.now)
        if number is not None and not self._checking:
            self._checking = True
            self._post.ask("after", self._judge, deal=number)

    def _judge(self, answer: seen.Answers | No) -> None:
        """What is to be said of the check of a deal that is over."""
        assert self._checker is not None, "somebody asked"
        self._checking = False
        if not isinstance(answer, seen.After):
            return
        told, number = self._checker.judge(answer), answer.number + 1
        if told in GOOD:
            self._say(told, n=number)
        elif told:
            self._say("net-uncommitted", n=number, why=self.said.say(told))
        self._check(self._checker)

    @property
    def _moment(self) -> object:
        """What a person is asked for now; none if nothing."""
        scene, me = self.now, self.me
        if me is None or (scene.phase == "playing" and self._asked is None):
            return None
        if scene.phase == "playing":
            return scene.match, scene.turn
        return None if me.ready else (scene.match, scene.phase, scene.commitment, self._free)

    @property
    def _free(self) -> tuple[int, ...]:
        """The chairs that nobody has."""
        return tuple(person.chair for person in self.now.people if not person.name)

    def _prompt(self) -> None:
        """Say what the person is to do, once."""
        moment, before = self._moment, self._prompted
        self._prompted = moment
        if moment is None or moment == before:
            return
        if self.now.phase == "playing":
            self.hand()
        elif self.now.phase == "closed":
            self._say("net-closed")
        elif self._free:
            self._say("net-waits", n=len(self._free), command=self._place.command)
        else:
            told = {"between": "line-next", "over": "net-next-match"}
            self._say(told.get(self.now.phase, "net-ready"))
