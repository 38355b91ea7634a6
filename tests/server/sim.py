"""A table without a server: commands are decided one after the other, time is what the test says it is."""

from itertools import count

from triumvir.bots.bot import make
from triumvir.cards.rng import Rng
from triumvir.errors import TriumvirError
from triumvir.server import protocol
from triumvir.server.decide import Acts, Anything, Presence, Runs, Sit, Step, Who, decide, opened
from triumvir.server.due import due, only_action
from triumvir.server.events import Plan
from triumvir.server.table import Table
from triumvir.views.view import view_of

NOBODY = Who(None)
START = 1_700_000_000_000


def seeds(name: str):
    """A source of seeds that follows from a name."""
    numbers = count()
    return lambda: "".join(f"{word:016x}" for word in Rng.stream(name, "seed", next(numbers)).words)


class Sim:
    """A table, all that happened at it, and the time."""

    def __init__(
        self, plan: Plan, bots: tuple[str, ...] = (), name: str = "sim", *, maker: bool = True
    ) -> None:
        self.seeds = seeds(name)
        self.now = START
        self._ids = count(1)
        ann = Sit("Ann", "a" * 64, 0, "key a") if maker else None
        made = opened("table", plan, "ABCDE", ann, bots, self.now, self.seeds)
        self.steps: list[Step] = [*made.steps]
        self.secrets: dict[int, str] = dict([made.secret] if made.secret else [])
        self.table: Table = made.after

    def do(self, who: Who | int, command: Anything) -> tuple[Step, ...]:
        """Do a command. Error: as `decide`."""
        who = Who(who) if isinstance(who, int) else who
        decision = decide(self.table, who, command, self.now, self.seeds)
        self.steps += decision.steps
        if decision.secret:
            self.secrets.update([decision.secret])
        self.table = decision.after
        return decision.steps

    def tried(self, who: Who | int, command: Anything) -> str:
        """Do a command that may be refused: its code, or nothing."""
        before = self.table
        try:
            self.do(who, command)
        except TriumvirError as error:
            assert self.table is before
            return error.code
        return ""

    def id(self) -> str:
        """A name for a command that was not used before."""
        return f"c{next(self._ids)}"

    def come(self, *names: str) -> None:
        """Persons take chairs while there are any, and everybody is here."""
        for at, name in enumerate(names):
            if len(self.table.people) < len(self.table.chairs):
                self.do(NOBODY, Sit(name, f"{at:064x}", None, f"key {name}"))
        for at in self.table.people:
            self.do(at, Presence(here=True))

    def ready(self) -> None:
        """All persons are ready for the next deal."""
        for at in self.table.people:
            if self.table.phase != "playing":
                self.do(at, protocol.Ready(id=self.id(), salt=f"{at + 1:02d}" * 8))

    def act(self, bot: str = "random") -> None:
        """The seat to act does something that a bot would do."""
        assert self.table.to_act is not None
        command = protocol.Act(id=self.id(), at=self.table.seq, action=self.thought(bot))
        self.do(self.table.to_act, command)

    def thought(self, bot: str) -> str:
        """What a bot would do for the seat to act."""
        table = self.table
        assert table.match
        assert table.to_act is not None
        view = view_of(table.match, table.seat_of(table.to_act), recall=True)
        action = make(bot).act(view, Rng.stream("act", table.seq))
        return next(choice.text for choice in view.legal if choice.action == action)

    def act_any(self, bot: str = "random") -> None:
        """Whoever is to act does something, a bot of the table too."""
        assert self.table.to_act is not None
        if self.table.chairs[self.table.to_act].itself:
            self.do(NOBODY, Acts(self.table.turn, self.thought(bot), "bot"))
        else:
            self.act(bot)

    def play_deal(self, bot: str = "random") -> None:
        """A whole deal."""
        self.ready()
        while self.table.phase == "playing":
            self.act_any(bot)

    def wait(self, until: int | None = None) -> bool:
        """Time goes on until something happens by itself, at most to `until`; whether anything did."""
        found = due(self.table)
        if found is None or found.kind == "look" or (until is not None and found.at > until):
            self.now = max(self.now, until or 0)
            return False
        self.now = max(self.now, found.at)
        if found.kind == "bot":
            self.do(NOBODY, Acts(self.table.turn, self.thought("novice"), "bot"))
        elif found.kind == "auto":
            self.do(NOBODY, Acts(self.table.turn, only_action(self.table), "auto"))
        else:
            self.do(NOBODY, Runs(found.kind))
        return True
