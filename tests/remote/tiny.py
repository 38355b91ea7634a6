"""A whole server in small: one table by the rules of real ones, in memory, one command after the other."""

import threading
from contextlib import suppress
from hashlib import sha256
from itertools import count

from websockets.exceptions import ConnectionClosed

from tests.remote.fake import Fake
from triumvir.bots.bot import make
from triumvir.cards.rng import Rng
from triumvir.errors import TriumvirError
from triumvir.locales import words
from triumvir.locales.catalog import catalog
from triumvir.server.asking import answer
from triumvir.server.decide import Acts, Presence, Sit, Who, decide, opened
from triumvir.server.events import Plan
from triumvir.server.protocol import Answered, Ask, Bye, News, No, Ok, Welcome, pack
from triumvir.server.scene import scene_of
from triumvir.server.telling import chat, told
from triumvir.views.view import view_of

TABLE, CODE = "table1", "ABCDE"


def digest(token):
    return sha256(token.encode()).hexdigest()


class Tiny(Fake):
    """A table where Ann sits on chair 0 with token "ann", Bob with token "bob" where there is one."""

    def __init__(self, game="dou_dizhu", bots=("novice", "novice"), bob=False, seed="1", **options):
        numbers = count()
        self.seeds = lambda: digest(f"{seed}/{next(numbers)}")
        plan = Plan(game, options=options)
        step = opened(TABLE, plan, CODE, Sit("Ann", digest("ann")), bots, 1, self.seeds)
        self.table = step.after
        self.lost = set()
        self.guard = threading.RLock()
        self.replies, self.viewers = {}, {}
        super().__init__(answer=None)
        if bob:
            self.do(None, Sit("Bob", digest("bob")))

    def _handle(self, connection):
        with suppress(ConnectionClosed):
            for text in connection:
                message = self.decode(text)
                self.came.put(message)
                if connection not in self.viewers:
                    if not self.welcome(connection, message):
                        return
                    continue
                reply = self.reply(connection, message)
                if message.id in self.lost:  # it is done, and nobody hears of it
                    self.lost.discard(message.id)
                    self.drop()
                    return
                connection.send(pack(reply), text=True)
        with self.guard:
            self.viewers.pop(connection, None)

    def welcome(self, connection, hello):
        chairs = [at for at, chair in enumerate(self.table.chairs) if chair.token == digest(hello.token)]
        if hello.token and not chairs:
            connection.send(pack(Bye("token/wrong", "This key fits no chair at the table.")), text=True)
            return False
        chair = chairs[0] if chairs else None
        with self.guard:
            self.sockets.append(connection)
            if chair is not None:
                self.do(chair, Presence(here=True))
            said = catalog(hello.language)
            self.viewers[connection] = chair, said
            scene = scene_of(self.table, chair, said)
            chats = chat(self.table, chair, said)
            connection.send(pack(Welcome(TABLE, chair, 1, scene, chats)), text=True)
        return True

    def reply(self, connection, message):
        """What a command or question is answered."""
        chair, said = self.viewers[connection]
        with self.guard:
            if (chair, message.id) in self.replies:
                return self.replies[chair, message.id]
            try:
                if isinstance(message, Ask):
                    return Answered(message.id, self.table.seq, answer(self.table, chair, message, said))
                self.do(chair, message)
                made = Ok(message.id, self.table.seq)
                self.bots()
            except TriumvirError as error:
                text = words.error(said, error.code, error.got, error.expected)
                made = No(message.id, self.table.seq, error.code, error.got, error.expected, text)
            self.replies[chair, message.id] = made
        return made

    def do(self, chair, command):
        """Decide a command and tell everybody."""
        decision = decide(self.table, Who(chair), command, self.table.at + 1, self.seeds)
        before, self.table = self.table, decision.after
        for connection, (viewer, said) in self.viewers.items():
            was, news = before, []
            for happened, now in decision.steps:
                news.append(told(was, happened, now, viewer, said))
                was = now
            events = tuple(event for event in news if event)
            with suppress(ConnectionClosed):
                connection.send(pack(News(events, scene_of(self.table, viewer, said))), text=True)

    def bots(self):
        """All that bots do now."""
        while (at := self.table.to_act) is not None and self.table.chairs[at].itself:
            match, rng = self.table.match, Rng.stream(self.table.seq)
            bot = make(self.table.chairs[at].bot or "novice")
            action = bot.act(view_of(match, match.state.to_act, recall=True), rng)
            self.do(None, Acts(self.table.turn, match.state.format_action(action), "bot"))
