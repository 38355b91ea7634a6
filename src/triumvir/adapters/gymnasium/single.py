"""SeatEnv: one deal as an environment of gymnasium, seen from one seat."""

from typing import Any

import numpy as np
from gymnasium import Env
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from triumvir.adapters.gymnasium.vector import SeatVectorEnv


class SeatEnv(Env[NDArray[np.uint8], np.int64 | int]):
    """A deal in which the learner has a seat and a policy plays the others; it takes what `SeatVectorEnv`
    takes, but for how many there are and how they are reset.

    `infos["action_mask"]` has a one for each legal action; `action_masks()` says the same, for libraries that
    ask by that name.
    """

    def __init__(self, game: str, **given: Any) -> None:
        """The game by its name in the registry, and how it is played."""
        self.deals = SeatVectorEnv(game, 1, autoreset=AutoresetMode.DISABLED, **given)
        self.metadata = {"render_modes": []}
        self.observation_space, self.action_space = self.deals.spaces()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Deal: that of a seed is the one that PettingZoo's environments deal for it. `options["dealt"]` has
        a deal from outside.
        """
        super().reset(seed=seed)
        seen, infos = self.deals.reset(seed=None if seed is None else [seed], options=options)
        return seen[0], self._info(infos)

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """The learner's action by number. Error: ResetNeeded once the deal is over."""
        seen, rewards, ended, _, infos = self.deals.step(np.array([action]))
        return seen[0], float(rewards[0]), bool(ended[0]), False, self._info(infos)

    def action_masks(self) -> NDArray[np.int8]:
        """A one for each action that is legal now."""
        mask: NDArray[np.int8] = self.deals.action_masks()[0]
        return mask

    def _info(self, infos: dict[str, Any]) -> dict[str, Any]:
        return {name: values[0] for name, values in infos.items() if not name.startswith("_")}
