"""Teller: what every table in lines does alike. It obeys what is typed, or says in one line why not."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from triumvir.cli.lines import Lines
from triumvir.cli.typed import TAKES, VERBS, Typed, Words
from triumvir.locales.catalog import Catalog
from triumvir.table.settings import Settings
from triumvir.table.words import listed

EXAMPLE = {True: "9H", False: "3335"}
"""Cards that could be played, where suits matter and where they do not."""


class Teller(ABC):
    """Somebody who reads what a table says and types what it shall do: `does` has the verbs by name."""

    verbs: Sequence[str] = VERBS
    helped: Sequence[str] = ()
    """The verbs that the help lists, in its order."""
    takes: Sequence[str] = TAKES
    """The verbs behind which something stands."""

    def __init__(self, said: Catalog, settings: Settings, lines: Lines) -> None:
        self.said, self.settings, self.lines = said, settings, lines
        self.typed = Words(said, self.verbs)
        self._does: dict[str, Callable[[Typed], None]] = {"help": self._help}

    @property
    @abstractmethod
    def suits(self) -> bool:
        """Whether suits matter in the game."""

    @abstractmethod
    def _go_on(self) -> None:
        """The deal is over, and the person wants the next one."""

    @abstractmethod
    def _act(self, typed: Typed) -> None:
        """The person's action."""

    def _say(self, message: str, **values: str | int) -> None:
        self.lines.say(self.said.say(message, **values))

    def _obey(self, typed: Typed, *, over: bool) -> None:
        """Do what a line says, or say in one line why not."""
        if over and not typed.verb:
            self._go_on()
        elif not typed.verb:
            self._say("line-empty", help=self.typed.first["help"])
        elif typed.verb == "unknown":
            self._say("line-unknown", got=typed.line, help=self.typed.first["help"])
        elif over and typed.verb == "act":
            self._say("line-wait")
        elif typed.verb == "act":
            self._act(typed)
        elif typed.verb in ("play", "bid", "trump"):
            self._say("line-no-cards", example=f"{self.typed.first['play']} {EXAMPLE[self.suits]}")
        elif typed.verb not in self.takes and typed.rest != typed.verb:
            self._say("line-extra", word=typed.line.split()[0])
        else:
            self._does[typed.verb](typed)

    def _holds(self, who: str, role: str, cards: int) -> None:
        """How many cards somebody holds."""
        if role:
            self._say("line-cards-role", who=who, role=role, n=cards)
        else:
            self._say("line-cards-of", who=who, n=cards)

    def _resort(self, ways: Sequence[str]) -> None:
        """From now on the hand is sorted in the next way."""
        now = self.settings.sort if self.settings.sort in ways else ways[0]
        self.settings = self.settings.chosen(sort=ways[(ways.index(now) + 1) % len(ways)])
        self._say(f"line-sorted-{self.settings.sort}")

    def _help(self, typed: Typed) -> None:
        """What can be typed."""
        for verb in self.helped:
            words = listed(self.said, self.typed.words_for(self.said, verb))
            self._say(f"help-{verb}", words=words, **self._named(verb))
        self._say("help-cards")

    def _named(self, verb: str) -> dict[str, str]:
        """What the help of a verb names besides its words."""
        return {}
