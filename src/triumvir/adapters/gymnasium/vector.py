"""SeatVectorEnv: a batch of deals as a vector environment of gymnasium, seen from one seat."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete, Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from triumvir.adapters.batch import Batch
from triumvir.adapters.dealing import Phase
from triumvir.adapters.gymnasium.choosing import Choosing
from triumvir.adapters.observations import over
from triumvir.games.options import Value
from triumvir.games.registry import find

Policy = Callable[[NDArray[np.uint8], NDArray[np.int8]], ArrayLike]
"""What plays the other seats: observations and masks, a row for each deal in which such a seat is to act; the
numbers of the actions. Each observation is that of the seat to act, which is all that the policy knows.
"""
Illegal = Literal["end", "first"]
"""What is done about an action that is not legal."""
Stepped = tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatVectorEnv(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """`num_envs` deals, in each of which the learner has the seat `seat` and `others` play the rest: evenly
    among what is legal unless a policy is given. A step is the learner's action and all that the others do
    until it is its turn again. Rewards are its points, when a deal ends; no deal is ever cut short.

    With `seat` none the learner acts for every seat in turn: an observation is that of the seat to act, which
    `infos["seat"]` names; a reward is that of the seat that acted last, and `infos["points"]` has those of
    all.

    An action that is not legal ends its deal with `illegal_reward` ("end"), or is replaced with the first
    legal one ("first"). A deal that is over before the learner's first turn is passed over.

    Errors: game/unknown, preset/unknown, option/unknown, option/value; ValueError for a seat or a way to
    reset that there is not.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        preset: str = "text",
        options: Mapping[str, Value] | None = None,
        phase: Phase = "deal",
        seat: int | None = 0,
        others: Policy | None = None,
        autoreset: AutoresetMode | str = AutoresetMode.SAME_STEP,
        illegal: Illegal = "end",
        illegal_reward: float = -1,
        masks: bool = True,
        threads: int = 1,
    ) -> None:
        """The game by its name in the registry, and how it is played."""
        rules = find(game).rules(preset, **(options or {}))
        if seat is not None and not 0 <= seat < rules.seats:
            raise ValueError(f"a seat from 0 to {rules.seats - 1}, not {seat}")
        self.batch = Batch(rules, num_envs, phase=phase, threads=threads)
        self.num_envs, self.seat, self.others = num_envs, seat, others
        self.autoreset = AutoresetMode(autoreset)
        self.illegal: Illegal = illegal
        self.illegal_reward = illegal_reward
        self.masks = masks
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset}
        seen, actions = self.spaces()
        self.single_observation_space, self.single_action_space = seen, actions
        self.observation_space, self.action_space = (
            batch_space(seen, num_envs),
            batch_space(actions, num_envs),
        )
        self._over = over(self.batch.layout)
        self._choosing: Choosing | None = None
        self._done = np.zeros(num_envs, np.bool_)
        self._fresh = np.ones(num_envs, np.bool_)
        self._dealt = False
        self._forget_results()

    def spaces(self) -> tuple[Space[NDArray[np.uint8]], Discrete]:
        """Of one deal, the observations and the actions."""
        seen: Any = Box(0, 255, (self.batch.layout.size,), np.uint8)
        return seen, Discrete(self.batch.numbering.size)

    def _forget_results(self) -> None:
        """Before a step nothing has ended."""
        self._rewards = np.zeros(self.num_envs)
        self._ended = np.zeros(self.num_envs, np.bool_)
        self._points = np.zeros((self.num_envs, self.batch.rules.seats), np.int32)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Deal anew. The deals of a `seed`, or of one for each, are those of `Batch.reset`; without one the
        deals go on. `options["reset_mask"]` (as gymnasium has it) names the deals that are meant,
        `options["dealt"]` gives deals from outside, the first ones of those that are meant.
        """
        chosen = options or {}
        mask = np.asarray(chosen.get("reset_mask", np.ones(self.num_envs, np.bool_)))
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise ValueError(f"a reset_mask of {self.num_envs} booleans")
        self._seeded(seed)
        at = np.flatnonzero(mask)
        if not self._dealt or (seed is not None and len(at) == self.num_envs):
            first = seed if seed is not None else int(self.np_random.integers(1 << 62))
            self.batch.reset(first)
            self._dealt = True
        else:
            self.batch.deal_some(at[~self._done[at]] if seed is None else at, seed)
        for one, deal in zip(at.tolist(), chosen.get("dealt", ()), strict=False):
            self.batch.put(one, deal)
        self._done[at], self._fresh[at], self._choosing = False, True, None
        self._forget_results()
        self._play_others()
        return self._seen(), self._infos()

    def _seeded(self, seed: int | Sequence[int] | None) -> None:
        """What the others draw follows from the seed, too."""
        if seed is None or isinstance(seed, int):
            super().reset(seed=seed)
        else:
            self.np_random = np.random.default_rng([*seed])

    def step(self, actions: ArrayLike) -> Stepped:
        """The learner's actions by number. Error: ResetNeeded for a deal that is over, where nothing but
        `reset` deals anew.
        """
        disabled = self.autoreset is AutoresetMode.DISABLED
        if not self._dealt or (disabled and self._done.any()):
            raise ResetNeeded("deals that are over: reset them with `reset_mask`")
        acting = ~self._done
        self._done[:] = False
        self._forget_results()
        choices, wrong = self._chosen().places(np.asarray(actions, np.int64))
        wrong &= acting
        if self.illegal == "end" and wrong.any():
            self._break_off(np.flatnonzero(wrong))
            acting &= ~wrong
        at = np.flatnonzero(acting)
        self._fresh[at] = False
        self._step(at, choices[at])
        self._play_others()
        if self.autoreset is not AutoresetMode.SAME_STEP:
            self._done = self._ended.copy()
        return self._seen(), self._rewards, self._ended, np.zeros_like(self._ended), self._infos()

    def action_masks(self) -> NDArray[np.int8]:
        """A one for each action that is legal now, a row for each deal; where one is over whatever is done
        counts for nothing, and all are ones.
        """
        masks = self._chosen().masks(np.arange(self.num_envs))
        masks[self._done] = 1
        return masks

    def _chosen(self) -> Choosing:
        """The legal actions now."""
        if self._choosing is None:
            self._choosing = Choosing.of(self.batch)
        return self._choosing

    def _break_off(self, at: NDArray[np.intp]) -> None:
        """End deals whose learner did what is not legal."""
        self._ended[at], self._rewards[at], self._fresh[at] = True, self.illegal_reward, True
        self.batch.deal_some(at)
        self._choosing = None

    def _step(self, at: NDArray[np.intp], choices: NDArray[np.int64]) -> None:
        """Let some deals go on, and note what ended."""
        movers = self.batch.seats[at]
        paid, ended = self.batch.step_some(at, choices)
        self._choosing = None
        known = ended & ~self._fresh[at]
        self._fresh[at[ended]] = True
        if known.any():
            mine = movers[known] if self.seat is None else np.full(int(known.sum()), self.seat)
            over = at[known]
            self._ended[over], self._points[over] = True, paid[known]
            self._rewards[over] = paid[known][np.arange(len(mine)), mine]

    def _play_others(self) -> None:
        """Until it is the learner's turn everywhere."""
        while self.seat is not None and len(at := np.flatnonzero(self.batch.seats != self.seat)):
            if self.others is None:
                choices = self.batch.drawn(self.np_random, at)
            else:
                choices = self._asked(self.others, at)
            self._step(at, choices)

    def _asked(self, policy: Policy, at: NDArray[np.intp]) -> NDArray[np.int64]:
        """What a policy chooses in some deals. Error: ValueError for an action that is not legal."""
        chosen = self._chosen()
        numbers = np.full(self.num_envs, -1, np.int64)
        numbers[at] = policy(self.batch.observations[at], chosen.masks(at))
        choices, wrong = chosen.places(numbers)
        if wrong[at].any():
            raise ValueError("the policy of the others chose an action that is not legal")
        return choices[at]

    def _seen(self) -> NDArray[np.uint8]:
        """What the learner sees, in an array of its own."""
        seen = self.batch.observations.copy()
        seen[self._done] = self._over
        return seen

    def _infos(self) -> dict[str, Any]:
        """Masks, who is to act, and of what has ended the points by seat and the last observation."""
        every = np.ones(self.num_envs, np.bool_)
        infos: dict[str, Any] = {"seat": self.batch.seats.copy(), "_seat": every}
        if self.masks:
            infos |= {"action_mask": self.action_masks(), "_action_mask": every.copy()}
        if self._ended.any():
            infos |= {"points": self._points, "_points": self._ended.copy()}
            if self.autoreset is AutoresetMode.SAME_STEP:
                last = np.full(self.num_envs, None, object)
                for one in np.flatnonzero(self._ended).tolist():
                    last[one] = self._over.copy()
                told = {"points": self._points.copy(), "_points": self._ended.copy()}
                infos |= {"final_obs": last, "_final_obs": self._ended.copy()}
                infos |= {"final_info": told, "_final_info": self._ended.copy()}
        return infos
