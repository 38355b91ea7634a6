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
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from triumvir.adapters.pettingzoo.environment import VERSIONED, DealEnv, Seen
from triumvir.games.registry import games


@dataclass(frozen=True, slots=True)
class Variant:
    """The environments of one game, as a module of PettingZoo has them; all take what `DealEnv` takes."""

    game: str

    def env(self, **given: Any) -> DealEnv:
        """The environment; an action that is not legal ends the episode. No wrappers: they take twice the
        time of all the rest, and it knows what is legal.
        """
        return DealEnv(self.game, **given)

    def raw_env(self, **given: Any) -> DealEnv:
        """The same, which refuses what is not legal."""
        chosen: dict[str, Any] = {"illegal": "refuse", **given}
        return DealEnv(self.game, **chosen)

    def parallel_env(self, *, max_cycles: int | None = None, **given: Any) -> ParallelEnv[str, Seen, int]:
        """PettingZoo's parallel form: of all actions given that of the agent to act is taken, so a cycle is
        one turn.
        """
        raw: AECEnv[str, Seen, int] = self.env(max_turns=max_cycles, **given)
        return turn_based_aec_to_parallel(raw)


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
