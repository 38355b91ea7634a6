"""Case: a vector's situation with the rules that its game and options make."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from triumvir.climbing.rules import ClimbingRules
from triumvir.conform.fields import Fields
from triumvir.conform.vector import Vector
from triumvir.errors import Code, ParseError
from triumvir.games.game import Rules
from triumvir.games.options import RuleSet
from triumvir.games.registry import find
from triumvir.tricks.rules import TrickRules

Answer = dict[str, object]
"""What the rules say, field by field as in `expect`; it may hold more than a vector asks for."""


@dataclass(frozen=True, slots=True)
class Case:
    """What a vector gives, and the rules to ask."""

    kind: str
    rules: Rules
    given: Fields

    @staticmethod
    def of(vector: Vector) -> "Case":
        """The case of a vector. Errors: vector/line, option/unknown, option/value."""
        given = Fields(vector.given)
        game = find(vector.game)
        chosen = RuleSet.of(game.name, game.options, given.inner("options", optional=True).told)
        return Case(vector.kind, _built(chosen), given)

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.rules.seats

    @property
    def climbing(self) -> ClimbingRules:
        """The rules of the deal, of a climbing game. Error: vector/kind."""
        play = self.rules.play
        if not isinstance(play, ClimbingRules):
            raise self._stranger()
        return play

    @property
    def tricks(self) -> TrickRules:
        """The rules of the deal, of a trick-taking game. Error: vector/kind."""
        play = self.rules.play
        if not isinstance(play, TrickRules):
            raise self._stranger()
        return play

    def _stranger(self) -> ParseError:
        expected = f"a kind of case that {self.rules.game.name} has"
        return ParseError(Code.VECTOR_KIND, got=self.kind, expected=expected)


Runner = Callable[[Case], Answer]
"""What answers one kind of case. Errors: those of a vector that can't be read."""


@lru_cache(maxsize=512)
def _built(chosen: RuleSet) -> Rules:
    game = find(chosen.game)
    return game.build(game, chosen)
