"""Observer: what a player sees of a state, as OpenSpiel asks for it."""

from typing import TYPE_CHECKING, Protocol

import numpy as np
import pyspiel
from numpy.typing import NDArray

from triumvir.adapters.observations import information_state, information_text, observe

if TYPE_CHECKING:
    from triumvir.adapters.openspiel.moment import Moment, Tree


class Holder(Protocol):
    """A state of a game, as far as an observer looks."""

    now: "Moment"


class Observer:
    """Observations, and with perfect recall information states, of one player: `tensor` of float32, in `dict`
    under the name "view", and text. All zeros, and no text but the player, until the cards are dealt.
    """

    def __init__(self, tree: "Tree", kind: pyspiel.IIGObservationType | None) -> None:
        self._layout = tree.layout
        self._recall = kind is not None and kind.perfect_recall
        size = tree.layout.information_size if self._recall else tree.layout.size
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: Holder, player: int) -> None:
        """Fill the tensor with what a player sees."""
        if state.now.match is None:
            self.tensor.fill(0)
        else:
            read = information_state if self._recall else observe
            self.tensor[:] = read(state.now.view(player), self._layout)

    def string_from(self, state: Holder, player: int) -> str:
        """What a player sees as text."""
        return f"player {player}" if state.now.match is None else information_text(state.now.view(player))
