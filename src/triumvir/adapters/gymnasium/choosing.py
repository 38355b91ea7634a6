"""Choosing: the legal actions of a batch at one moment, from their numbers to their places and to masks."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from triumvir.adapters.batch import Batch


@dataclass(frozen=True, slots=True)
class Choosing:
    """The `numbers` of all legal actions, one deal after the other: those of deal i begin at `offsets[i]`."""

    size: int
    offsets: NDArray[np.int64]
    numbers: NDArray[np.int32]

    @staticmethod
    def of(batch: Batch) -> "Choosing":
        """Those of this moment."""
        legal = batch.legal()
        return Choosing(batch.numbering.size, legal.offsets, legal.numbers)

    @property
    def deals(self) -> NDArray[np.intp]:
        """Whose each action is."""
        return np.repeat(np.arange(len(self.offsets) - 1), np.diff(self.offsets))

    def places(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
        """The place of one action for each deal among its legal ones, and whether there is none."""
        deals = self.deals
        found = np.flatnonzero(self.numbers == actions[deals])
        places = np.zeros(len(actions), np.int64)
        wrong = np.ones(len(actions), np.bool_)
        places[deals[found]] = found - self.offsets[deals[found]]
        wrong[deals[found]] = False
        return places, wrong

    def masks(self, at: NDArray[np.intp]) -> NDArray[np.int8]:
        """A row for each of some deals, given in rising order, with a one for each legal action."""
        masks = np.zeros((len(at), self.size), np.int8)
        deals = self.deals
        mine = np.isin(deals, at)
        masks[np.searchsorted(at, deals[mine]), self.numbers[mine]] = 1
        return masks
