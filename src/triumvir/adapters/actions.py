"""Numbering: every action of a rule set by number, and as a row of small numbers, both ways."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256

import numpy as np
from numpy.typing import ArrayLike, NDArray

from triumvir.errors import Code, ParseError
from triumvir.games.game import HEAD, Action, Rules
from triumvir.games.options import RuleSet
from triumvir.games.registry import rules_of


@dataclass(frozen=True, slots=True, eq=False)
class Numbering:
    """Every action that can ever be legal under some rules, numbered from 0: calls, then trumps or the pass,
    then plays in the order of the rules' shapes. The same rule set has the same numbers for ever.

    Cards of equal rank are not told apart where ranks alone decide. `features` is an array (`size`, columns)
    of uint8, a row for each action, its columns called `names`: `games.game.HEAD`, then a row of cards.

    >>> from triumvir.games.registry import find
    >>> numbering = Numbering.of(find("dou_dizhu").rules())
    >>> numbering.size, numbering.text(4), numbering.text(5), numbering.read("play 33344")
    (12527, 'pass', 'play 3', 228)
    """

    rules: Rules
    actions: tuple[Action, ...] = field(repr=False)
    features: NDArray[np.uint8] = field(repr=False)
    hash: str
    _by_action: Mapping[Action, int] = field(repr=False)
    _by_row: Mapping[bytes, int] = field(repr=False)

    @staticmethod
    def of(rules: Rules | RuleSet) -> "Numbering":
        """The numbering of some rules, made once. OverflowError: more than 131,071 plays."""
        return _numbering(rules if isinstance(rules, RuleSet) else rules.chosen)

    def __reduce__(self) -> tuple[object, tuple[RuleSet]]:
        return _numbering, (self.rules.chosen,)

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self.actions)

    @property
    def names(self) -> tuple[str, ...]:
        """What each column of `features` holds; "" for one that is always 0."""
        return (*HEAD, *self.rules.play.columns)

    def number(self, action: Action) -> int:
        """The number of an action. Error: action/unknown."""
        found = self._by_action.get(action)
        if found is None:
            found = self._by_row.get(self.rules.play.action_row(action))
        if found is None:
            raise ParseError(Code.ACTION_UNKNOWN, got=repr(action), expected="an action of these rules")
        return found

    def action(self, number: int) -> Action:
        """The action of a number from 0 to `size` - 1. Error: action/unknown."""
        if not 0 <= number < self.size:
            raise ParseError(
                Code.ACTION_UNKNOWN, got=str(number), expected=f"a number from 0 to {self.size - 1}"
            )
        return self.actions[number]

    def numbers(self, actions: Iterable[Action]) -> NDArray[np.int32]:
        """The numbers of several actions. Error: action/unknown."""
        return np.array([self.number(action) for action in actions], dtype=np.int32)

    def mask(self, numbers: ArrayLike) -> NDArray[np.int8]:
        """An array of `size` with a one at each of the `numbers`."""
        mask = np.zeros(self.size, dtype=np.int8)
        mask[np.asarray(numbers, dtype=np.intp)] = 1
        return mask

    def text(self, number: int) -> str:
        """The text of an action as it stands alone, such as "bid 3" or "play 3334". Error: action/unknown."""
        return self.rules.play.word_action(self.action(number))

    def read(self, text: str, *, calling: bool = False) -> int:
        """The number of the action that a text says which stands alone; "pass" is a call in the auction only.
        Error: ParseError.
        """
        return self.number(self.rules.play.read_action(text, calling=calling))

    def numbers_of(self, features: ArrayLike) -> NDArray[np.int32]:
        """The numbers of rows like those of `features`, of shape (n, columns). Error: action/unknown."""
        rows = np.ascontiguousarray(features, dtype=np.uint8).reshape(-1, len(self.names))
        found = [self._by_row.get(row.tobytes(), -1) for row in rows]
        if -1 in found:
            got = str(rows[found.index(-1)].tolist())
            raise ParseError(Code.ACTION_UNKNOWN, got=got, expected="the row of an action of these rules")
        return np.array(found, dtype=np.int32)


@lru_cache(maxsize=16)
def _numbering(chosen: RuleSet) -> Numbering:
    rules = rules_of(chosen)
    actions = rules.play.every_action()
    rows: Sequence[bytes] = [rules.play.action_row(action) for action in actions]
    packed = b"".join(rows)
    features = np.frombuffer(packed, dtype=np.uint8).reshape(len(rows), -1)
    return Numbering(
        rules,
        actions,
        features,
        sha256(packed).hexdigest()[:12],
        {action: number for number, action in enumerate(actions)},
        {row: number for number, row in enumerate(rows)},
    )
