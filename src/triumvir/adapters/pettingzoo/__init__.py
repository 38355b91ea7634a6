"""PettingZoo environments of every registered game, by versioned name.

>>> from triumvir.adapters.pettingzoo import hokm_v0
>>> env = hokm_v0.env()
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     seen, reward, termination, truncation, info = env.last()
...     env.step(None if termination or truncation else int(seen["action_mask"].argmax()))

They are also registered with PettingZoo: `pettingzoo.make("aec", "triumvir/hokm_v0")`.
"""

from dataclasses import dataclass
from typing import Any

from pettingzoo import AECEnv, ParallelEnv, register
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from triumvir.adapters.pettingzoo.environment import VERSIONED, DealEnv, Seen
from triumvir.games.registry import games


@dataclass(frozen=True, slots=True)
class Variant:
    """The environments of one game, as a module of PettingZoo has them; all take what `DealEnv` takes."""

    game: str

    def raw_env(self, **given: Any) -> DealEnv:
        """The environment itself."""
        return DealEnv(self.game, **given)

    def env(self, *, illegal_reward: float = -1, **given: Any) -> AECEnv[str, Seen, int]:
        """The environment as one uses it: what comes out of order is told, and an illegal action ends the
        episode at `illegal_reward` for whoever took it, at 0 for the others.
        """
        raw: AECEnv[str, Seen, int] = self.raw_env(**given)
        return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward)))

    def parallel_env(self, *, max_cycles: int | None = None, **given: Any) -> ParallelEnv[str, Seen, int]:
        """PettingZoo's parallel form: of all actions given that of the agent to act is taken, so a cycle is
        one turn.
        """
        return turn_based_aec_to_parallel(self.env(max_turns=max_cycles, **given))


VARIANTS = {VERSIONED.format(game.replace("/", "_")): Variant(game) for game in games()}
"""The environments of every game, by versioned name."""


def __getattr__(name: str) -> Variant:
    """The environments of that versioned name."""
    if name not in VARIANTS:
        raise AttributeError(f"no environment {name}, one of {', '.join(VARIANTS)}")
    return VARIANTS[name]


for _name, _variant in VARIANTS.items():
    register("aec", f"triumvir/{_name}", _variant.env)
    register("parallel", f"triumvir/{_name}", _variant.parallel_env)
