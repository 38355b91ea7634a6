"""House: the tables of one worker while they are played: commands in, events stored, viewers told."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import compare_digest

from triumvir.errors import Code, SetupError, TriumvirError
from triumvir.locales.catalog import Catalog
from triumvir.server.alarms import Alarms, Thinks
from triumvir.server.bots.advice import Advises, Here
from triumvir.server.calm import Queue
from triumvir.server.decide import (
    Anything,
    Decision,
    Looks,
    Presence,
    Sit,
    Step,
    Who,
    decide,
    opened,
)
from triumvir.server.desk import Desk
from triumvir.server.due import unwatched
from triumvir.server.events import Plan, Sat
from triumvir.server.keeping import answered, append_of, followed, loaded
from triumvir.server.protocol import Answered, Ask, Bye, Command, No, Ok, Reply
from triumvir.server.store.store import Store
from triumvir.server.store.values import Behind, StoreError, Taken
from triumvir.server.table import Table, rules_for
from triumvir.server.watch import Send, Watch
from triumvir.table.fair import new_seed

TRIES = 4
"""How often a command is decided where other workers are faster, or a code found for a table."""
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""What short codes are made of: no letter looks like a digit."""
LENGTH = 5
"""The letters of a short code."""
KEPT = 5_000
"""How many tables are kept in memory; more only while somebody looks at them."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody has a chair: the table, its short code, the chair, and the token that opens it, which is said
    once and kept nowhere.
    """

    table: str
    code: str
    chair: int
    token: str = field(repr=False)


@dataclass(slots=True, eq=False)
class Kept:
    """A table in memory and who looks at it. Whoever holds the lock may change it."""

    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watches: set[Watch] = field(default_factory=set[Watch])


class House:
    """All tables, as far as this worker has to do with them. Any worker may serve any table."""

    def __init__(
        self,
        store: Store,
        thinker: Thinks,
        adviser: Advises | None = None,
        *,
        seeds: Callable[[], str] = new_seed,
    ) -> None:
        """A house over a store; an adviser gives hints (none: they are thought here), `seeds` those of deals.
        To be opened before it is used.
        """
        self.store = store
        self._seeds = seeds
        self._kept: dict[str, Kept] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._desk = Desk(adviser or Here())
        self.queue = Queue()
        self.alarms = Alarms(self, store, thinker)

    async def open(self) -> "House":
        """Make good the time that the server was down, and begin to do what is due."""
        self.store.listen(self._rung)
        await self.alarms.open()
        return self

    async def close(self) -> None:
        """Tell nobody anything any more, and finish what was begun."""
        for kept in [*self._kept.values()]:
            for watch in [*kept.watches]:
                watch.end(Bye(Code.SERVER_CLOSING, watch.said.say("error-server-closing")))
        await self.alarms.close()
        while self._tasks:
            await asyncio.wait(self._tasks)

    def clock(self) -> int:
        """The time of the store, in milliseconds since 1970."""
        return self.store.clock()

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._kept)

    async def table(self, table_id: str) -> Table:
        """A table as it is. Error: table/unknown."""
        kept = self._keep(table_id)
        if kept.table is None:
            async with kept.lock:
                await self._load(kept, table_id)
        assert kept.table, "it was loaded"
        return kept.table

    async def find(self, code: str) -> str:
        """The id of the table with a short code. Error: table/unknown."""
        found = await self.store.find(code.strip().upper())
        if found is None:
            raise _unknown(code)
        return found

    async def create(
        self, plan: Plan, name: str, bots: Sequence[str] = (), account: str = "", once: str = ""
    ) -> Seated:
        """A new table; its maker, whose key has the digest `account`, has chair 0, `bots` the next ones (""
        for a free chair). Where `once` was said before with an account, the same table, and a new token.

        Errors: those of `opened` and `sit`, command/busy.
        """
        token = secrets.token_urlsafe(32)
        table_id = _id(account, once)
        made = await self._opened(table_id, plan, Sit(name, digest(token), 0, account), bots)
        if made is None:
            return await self.sit(table_id, name, account=account)
        return Seated(table_id, made.code, 0, token)

    async def show(self, plan: Plan, bots: Sequence[str], account: str = "", once: str = "") -> Table:
        """A new table with bots on all chairs, in turn around it, which play while somebody looks on. `once`
        as for `create`. Errors: those of `opened`, command/busy.
        """
        seats = rules_for(plan).seats
        around = [bots[at % len(bots)] for at in range(seats)]
        table_id = _id(account, once)
        return await self._opened(table_id, plan, None, around) or await self.table(table_id)

    async def _opened(
        self, table_id: str, plan: Plan, maker: Sit | None, bots: Sequence[str]
    ) -> Table | None:
        """A new table; none if there is one with this id already. Errors: those of `opened`, command/busy."""
        for _ in range(TRIES):
            code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
            decision = opened(table_id, plan, code, maker, bots, self.clock(), self._seeds)
            try:
                append = append_of(None, decision, "open", Ok("open", decision.after.seq))
                if (await self.store.append(append)).repeated:
                    return None
            except Taken:
                continue
            except StoreError as fault:
                raise _busy() from fault
            self._keep(table_id).table = decision.after
            self.alarms.set(decision.after)
            return decision.after
        raise _busy()

    async def sit(
        self,
        table_id: str,
        name: str,
        chair: int | None = None,
        account: str = "",
        *,
        program: bool = False,
    ) -> Seated:
        """A chair for a person: the one he has already, if his key has the digest `account`, whose token is
        good no more then; or that chair, or any. Errors: table/unknown, table/full, table/closed,
        chair/unknown, chair/taken, name/empty, command/busy.
        """
        token = secrets.token_urlsafe(32)
        sit = Sit(name, digest(token), chair, account, program)
        name = f"sit:{sit.token}"
        done = await self._decided(table_id, Who(None), sit, name, name)
        assert isinstance(done, Decision), "a new token makes a new command"
        (event,) = (event for event in done.events if isinstance(event, Sat))
        return Seated(table_id, done.after.code, event.chair, token)

    async def authenticate(self, table_id: str, token: str) -> int | None:
        """The chair that a token opens, or none. Error: table/unknown."""
        table = await self.table(table_id)
        wanted = digest(token)
        fits = [at for at in table.people if compare_digest(table.chairs[at].token, wanted)]
        return fits[0] if fits else None

    async def watch(self, table_id: str, chair: int | None, language: str, send: Send) -> Watch:
        """Look at a table from a chair, or as a spectator. `send` gets the welcome now, then the news; who
        looked from that chair before is told that it is open elsewhere.

        Error: table/unknown.
        """
        table = await self.table(table_id)
        holder = "" if chair is None else table.chairs[chair].token
        watch = Watch(self, table_id, chair, holder, language, send)
        kept = self._keep(table_id)
        older = [each for each in kept.watches if chair is not None and each.chair == chair]
        kept.watches.add(watch)
        for each in older:
            each.yields()
        watch.welcome(table)
        if chair is not None and not self._here(table, chair):
            await self._present(table_id, chair, here=True)
        await self._looked(table)
        return watch

    def unwatch(self, watch: Watch) -> None:
        """Forget a watch; the last of a chair's tells the table that its person has gone."""
        kept = self._keep(watch.table_id)
        kept.watches.discard(watch)
        at = watch.chair
        if at is None or any(each.chair == at for each in kept.watches):
            return
        if kept.table and kept.table.chairs[at].token == watch.digest:
            self.spawn(self._present(watch.table_id, at, here=False))

    async def submit(self, table_id: str, who: Who, command: Anything, name: str) -> Reply:
        """Do a command, whose name is its own at the table. It is durable when it is answered; said again, it
        is answered the same, and done once.
        """
        said = getattr(command, "id", name)
        try:
            return await self._done(table_id, who, command, name, said)
        except TriumvirError as error:
            kept = self._keep(table_id)
            seq = kept.table.seq if kept.table else 0
            return No(said, seq, error.code, error.got, error.expected)

    async def ask(self, table_id: str, viewer: int | None, ask: Ask, said: Catalog) -> Answered | No:
        """The answer to a question, found away from the event loop: a hint takes its time."""
        return await self._desk.answer(await self.table(table_id), viewer, ask, said)

    def spawn(self, work: Coroutine[None, None, object]) -> None:
        """Let something be done by itself; it is waited for when the house closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _here(self, table: Table, chair: int) -> bool:
        """Whether a person is known to be at this worker."""
        return table.chairs[chair].here and table.chairs[chair].worker == self.store.worker

    def _elsewhere(self, table: Table, chair: int) -> bool:
        """Whether a person is at another worker now."""
        return table.chairs[chair].here and table.chairs[chair].worker not in ("", self.store.worker)

    async def _present(self, table_id: str, chair: int, *, here: bool) -> None:
        name = f"here:{secrets.token_hex(8)}"
        await self.submit(table_id, Who(chair), Presence(here, self.store.worker), name)

    async def _looked(self, table: Table) -> None:
        """Note that somebody looks on, where that is wanted."""
        if unwatched(table, self.clock()):
            await self.submit(table.id, Who(None), Looks(), f"looks:{secrets.token_hex(8)}")

    async def _done(self, table_id: str, who: Who, command: Anything, name: str, said: str) -> Reply:
        """Do a command. Errors: those of `decide`, table/unknown, command/busy."""
        try:
            decision = await self._decided(table_id, who, command, name, said)
        except TriumvirError:
            done = await self.store.answered(table_id, name) if isinstance(command, Command) else None
            if done is None:
                raise
            await self.table(table_id)
            return answered(done.answer)
        return decision if isinstance(decision, Ok | No) else Ok(said, decision.after.seq)

    async def _decided(
        self, table_id: str, who: Who, command: Anything, name: str, said: str
    ) -> Decision | Reply:
        """What came of a command, stored; of one that was done before, its answer."""
        kept = self._keep(table_id)
        async with kept.lock:
            for _ in range(TRIES):
                table = await self._load(kept, table_id)
                decision = decide(table, who, command, self.clock(), self._seeds)
                if not decision.steps:
                    return Ok(said, table.seq)
                append = append_of(table, decision, name, Ok(said, decision.after.seq))
                try:
                    done = await self.store.append(append)
                except Behind:
                    await self._catch_up(kept, table)
                    continue
                except StoreError as fault:
                    kept.table = None
                    raise _busy() from fault
                if done.repeated:
                    return answered(done.answer)
                if who.chair is None:
                    await self.queue.turn()
                self._take(kept, table, decision.steps)
                self.store.ring(table_id, decision.after.seq)
                return decision
        raise _busy()

    def _take(self, kept: Kept, before: Table, steps: tuple[Step, ...]) -> None:
        """Something happened: remember it, tell the viewers, set the alarm."""
        kept.table = steps[-1].after
        for watch in [*kept.watches]:
            watch.tell(before, steps)
            at = watch.chair
            if at is not None and self._here(before, at) and self._elsewhere(kept.table, at):
                watch.yields()
        self.alarms.set(kept.table)
        if kept.watches and unwatched(kept.table, self.clock()):
            self.spawn(self._looked(kept.table))

    async def _load(self, kept: Kept, table_id: str) -> Table:
        """The table, from the store where it is not in memory. Error: table/unknown."""
        if kept.table is None:
            found = await self.store.load(table_id)
            if found is None:
                self._kept.pop(table_id, None)
                raise _unknown(table_id)
            self._show(kept, loaded(table_id, found))
        assert kept.table, "it was loaded"
        return kept.table

    def _show(self, kept: Kept, table: Table) -> None:
        """A table as the store has it: whoever looks at it sees it anew."""
        kept.table = table
        for watch in [*kept.watches]:
            watch.welcome(table)
        self.alarms.set(table)

    async def _catch_up(self, kept: Kept, table: Table) -> None:
        """Read what other workers have stored, and tell it."""
        found = await self.store.load(table.id)
        assert found, "a table is there for ever"
        rows = [row for row in found.events if row.seq > table.seq]
        if not rows or rows[0].seq != table.seq + 1:
            self._show(kept, loaded(table.id, found))
            return
        self._take(kept, table, tuple(followed(table, rows, found.secrets)))

    def _rung(self, table_id: str, seq: int) -> None:
        """Another worker stored something of a table: whoever looks at it here is told."""
        kept = self._kept.get(table_id)
        if kept is None or kept.table is None or kept.table.seq >= seq:
            return
        if kept.watches:
            self.spawn(self._refresh(table_id))
        else:
            kept.table = None

    async def _refresh(self, table_id: str) -> None:
        """Catch up with what other workers stored; a person who is here is here."""
        kept = self._keep(table_id)
        async with kept.lock:
            if kept.table:
                await self._catch_up(kept, kept.table)
        for at in {watch.chair for watch in kept.watches}:
            if at is not None and kept.table and not self._here(kept.table, at):
                await self._present(table_id, at, here=True)

    def _keep(self, table_id: str) -> Kept:
        """A table in memory, which may have to be loaded. Of those without viewers the oldest are let go."""
        kept = self._kept.pop(table_id, None) or Kept()
        self._kept[table_id] = kept
        if len(self._kept) > KEPT:
            for old in [*self._kept][: len(self._kept) // 8]:
                if not self._kept[old].watches and not self._kept[old].lock.locked():
                    del self._kept[old]
        return kept


def digest(secret: str) -> str:
    """What is stored of a token or key: its SHA-256. They are random, so it needs no salt."""
    return sha256(secret.encode()).hexdigest()


def _id(account: str, once: str) -> str:
    """The id of a new table: a random one, or that of what was said once."""
    return digest(f"{account} {once}")[:32] if once else secrets.token_hex(16)


def _unknown(got: str) -> SetupError:
    return SetupError(Code.TABLE_UNKNOWN, got=got[:40], expected="a table's id or short code")


def _busy() -> SetupError:
    return SetupError(Code.COMMAND_BUSY, got="no answer of the store", expected="the same command again")
