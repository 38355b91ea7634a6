"""Quick: one deal, stepped by the kernels of a batch of one."""

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from triumvir.adapters.batch import Batch
from triumvir.adapters.observations import over
from triumvir.adapters.pettingzoo.episode import opened, played, seen
from triumvir.games.match import Match
from triumvir.seats import Seat


class Quick:
    """One deal from a seed, the same that `Episode` steps as states, and the same observations.

    A state is made only for what the kernels do not tell: what others than the seat to act see, a picture,
    why an action is not legal.
    """

    def __init__(self, batch: Batch, seed: str) -> None:
        """The deal of a seed; the batch, of one deal, is this one's until it is over."""
        self.numbering, self.layout = batch.numbering, batch.layout
        self.turns = [0] * batch.rules.seats
        self.over = False
        self._batch, self._seed = batch, seed
        self._taken: list[int] = []
        batch.reset([seed])
        self._look()

    def _look(self) -> None:
        """What the batch says of the moment."""
        self.player = int(self._batch.seats[0])
        self._numbers: list[int] | None = None

    def seat_of(self, player: int) -> Seat:
        """Players sit in turn."""
        return Seat(player)

    @property
    def numbers(self) -> list[int]:
        """The numbers of the legal actions, in the fixed order of the rules."""
        if self._numbers is None:
            self._numbers = [] if self.over else self._batch.numbers(0)
        return self._numbers

    @cached_property
    def _opened(self) -> Match:
        return opened(self._batch.rules, self._seed, self._batch.phase)

    @property
    def match(self) -> Match:
        """The match at this moment."""
        return played(self._opened, map(self.numbering.action, self._taken))

    def observe(self, seat: Seat) -> NDArray[np.uint8]:
        """What a seat sees, with all that it has seen before."""
        if self.over:
            return over(self.layout)
        if seat == self.player:
            mine: NDArray[np.uint8] = self._batch.observations[0].copy()
            return mine
        match = self.match
        return seen(match, match.state, seat, self.layout)

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """A one for each action that a seat may take now."""
        return self.numbering.mask(self.numbers if seat == self.player else [])

    def step(self, number: int) -> tuple[int, ...]:
        """Take an action; the points by player if it ended the deal, else none. Errors: action/unknown,
        IllegalActionError.
        """
        numbers = self.numbers
        if number not in numbers:
            self.match.apply(self.numbering.action(number))
        _, points, ended, _, _ = self._batch.step([numbers.index(number)])
        self.turns[self.player] += 1
        self._taken.append(number)
        self.over = bool(ended[0])
        self._look()
        if not self.over:
            return ()
        return tuple(points[0].tolist())
