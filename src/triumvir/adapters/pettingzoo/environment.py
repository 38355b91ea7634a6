"""DealEnv: deals of one game as a PettingZoo environment, agents in turn (AEC)."""

import secrets
import sys
from collections.abc import Mapping
from typing import Any, Literal, TypedDict

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from triumvir.adapters.actions import Numbering
from triumvir.adapters.batch import Batch
from triumvir.adapters.dealing import Phase
from triumvir.adapters.observations import Layout
from triumvir.adapters.pettingzoo.drawing import draw
from triumvir.adapters.pettingzoo.episode import Episode
from triumvir.adapters.pettingzoo.picture import paint
from triumvir.adapters.pettingzoo.quick import Quick
from triumvir.cards.deal import Deal
from triumvir.games.match import Match
from triumvir.games.options import Value
from triumvir.games.registry import find

VERSIONED = "{}_v0"
"""How the environment of a game is called: that of `dou_dizhu/4` is `dou_dizhu_4_v0`."""
Illegal = Literal["end", "first", "refuse"]
"""What is done about an action that is not legal."""
MODES = ("human", "ansi", "rgb_array")


class Seen(TypedDict):
    """What an agent is given: `adapters.observations.observe`, and a one for each action it may take now."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]


class DealEnv(AECEnv[str, Seen, int]):
    """One or more deals of a game. Agents are the players `player_0`...; actions are numbers of a
    `Numbering`; rewards are the points of a deal when it ends, 0 before.

    `deals` of a match are played, thrown-in ones counted; the episode ends before that when the match is won.
    With `phase` "play" calls and trumps are drawn evenly and the agents play the cards. Truncated: before a
    seat's turn number `max_cycles` + 1, and after `max_turns` turns. What is done about an action that is not
    legal, `illegal` says: "end" ends the episode at `illegal_reward` for who took it and 0 for the others,
    "first" takes the first legal action instead, "refuse" raises IllegalActionError. The same seed gives the
    same deals, first that of a `Batch`; without one each episode has another, and `reset` after it goes on
    from there.

    Errors: game/unknown, preset/unknown, option/unknown, option/value.
    """

    def __init__(
        self,
        game: str,
        *,
        preset: str = "text",
        options: Mapping[str, Value] | None = None,
        phase: Phase = "deal",
        deals: int = 1,
        max_cycles: int | None = None,
        max_turns: int | None = None,
        illegal: Illegal = "end",
        illegal_reward: float = -1,
        render_mode: str | None = None,
    ) -> None:
        """The game by its name in the registry, and how it is played."""
        super().__init__()
        self.rules = find(game).rules(preset, **(options or {}))
        self.phase: Phase = phase
        self.deals = deals
        self.max_cycles, self.max_turns = max_cycles, max_turns
        self.illegal: Illegal = illegal
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.metadata = {
            "name": VERSIONED.format(game.replace("/", "_")),
            "render_modes": [*MODES],
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{player}" for player in range(self.rules.seats)]
        self.agents = []
        self.numbering = Numbering.of(self.rules)
        self.layout = Layout.of(self.rules, match=deals > 1)
        self._batch = Batch(self.rules, 1, phase=phase) if deals == 1 else None
        self.episode = self._episode("", ())
        self.action_spaces = {agent: self._actions() for agent in self.possible_agents}
        self.observation_spaces: dict[str, Space[Seen]] = {
            agent: self._observations() for agent in self.possible_agents
        }
        self._seed, self._number = "", 0

    def _actions(self) -> Discrete:
        return Discrete(self.numbering.size)

    def _observations(self) -> Any:
        """Each agent has a space of its own, for each is seeded by itself."""
        seen = Box(0, 255, (self.layout.size,), np.uint8)
        return Dict({"observation": seen, "action_mask": Box(0, 1, (self.numbering.size,), np.int8)})

    def _episode(self, seed: str, dealt: tuple[Deal, ...]) -> Episode | Quick:
        """In kernels where they can."""
        if self._batch and not dealt:
            return Quick(self._batch, seed)
        return Episode(self.rules, seed, self.phase, self.deals, dealt)

    def observation_space(self, agent: str) -> Space[Seen]:
        """A dict: `observation`, uint8 of `Layout.size`; `action_mask`, int8 of `Numbering.size`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers from 0 to `Numbering.size` - 1."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. The first deal of a seed is that of `dealing.begin` from the stream "batch" of the seed, the
        others are those of its match; the deals of `options["dealt"]` are used first.
        """
        if seed is not None:
            self._seed, self._number = str(seed), 0
        elif not self._seed:
            self._seed, self._number = str(secrets.randbits(63)), 0
        else:
            self._number += 1
        named = f"{self._seed}.{self._number}" if self._number else self._seed
        dealt = tuple((options or {}).get("dealt", ()))
        self.episode = self._episode(named, dealt)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_act()

    def observe(self, agent: str) -> Seen:
        """What an agent sees now; its mask is empty while it is not its turn. The arrays are the caller's."""
        seat = self.episode.seat_of(self.possible_agents.index(agent))
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def state(self) -> NDArray[np.uint8]:
        """The observations of all agents, one after the other: with all hands, for critics that see them."""
        seats = (self.episode.seat_of(player) for player in range(len(self.possible_agents)))
        return np.concatenate([self.episode.observe(seat) for seat in seats])

    def step(self, action: int | None) -> None:
        """The action of the agent to act; none for one that is done. Errors: IllegalActionError,
        action/unknown.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent whose turn it is acts"
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        number = int(action)
        if self.illegal != "refuse" and number not in self.episode.numbers:
            if self.illegal == "end":
                self._end({agent: self.illegal_reward})
                return
            number = self.episode.numbers[0]
        points = self.episode.step(number)
        if self.episode.over:
            self._end(dict(zip(self.possible_agents, map(float, points), strict=True)))
        else:
            self._go_on(points)
        if self.render_mode == "human":
            self.render()

    def _end(self, paid: Mapping[str, float]) -> None:
        """The episode is over."""
        self.rewards.update(paid)
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def _go_on(self, points: tuple[int, ...]) -> None:
        """The next agent's turn, or one too many; `points` where a deal was paid."""
        if points:
            self.rewards.update(zip(self.possible_agents, map(float, points), strict=True))
            self._accumulate_rewards()
        self.agent_selection = self._to_act()
        if self._is_long():
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()

    def _to_act(self) -> str:
        return self.possible_agents[self.episode.player]

    def _is_long(self) -> bool:
        turns = self.episode.turns
        return (self.max_cycles is not None and turns[self.episode.player] >= self.max_cycles) or (
            self.max_turns is not None and sum(turns) >= self.max_turns
        )

    @property
    def match(self) -> Match:
        """The match at this moment: what records, bots and views are made of."""
        return self.episode.match

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table with all hands open: an RGB array (`rgb_array`), a text (`ansi`), or the text written to
        standard output (`human`).
        """
        if self.render_mode == "rgb_array":
            return paint(self.match)
        if self.render_mode == "ansi":
            return draw(self.match)
        if self.render_mode == "human":
            sys.stdout.write(draw(self.match) + "\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""
