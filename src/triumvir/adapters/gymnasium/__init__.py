"""Gymnasium environments of every registered game: one seat learns, a policy plays the others.

>>> import gymnasium
>>> import triumvir.adapters.gymnasium
>>> envs = gymnasium.make_vec("triumvir/DouDizhu-v0", num_envs=3)
>>> seen, infos = envs.reset(seed=7)
>>> seen, rewards, over, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
>>> seen.shape, infos["action_mask"].shape, rewards.tolist()
((3, 488), (3, 12527), [0.0, 0.0, 0.0])
"""

from importlib import import_module

from triumvir.adapters.gymnasium.single import SeatEnv
from triumvir.adapters.gymnasium.vector import SeatVectorEnv
from triumvir.games.registry import games

__all__ = ["IDS", "SeatEnv", "SeatVectorEnv"]


def _id(game: str) -> str:
    return "triumvir/" + "".join(part.capitalize() for part in game.replace("/", "_").split("_")) + "-v0"


IDS = {_id(game): game for game in games()}
"""The games by the name that gymnasium knows them by."""

_register = import_module("gymnasium.envs.registration").register  # its types are not whole

for _name, _game in IDS.items():
    _register(
        _name,
        entry_point="triumvir.adapters.gymnasium:SeatEnv",
        vector_entry_point="triumvir.adapters.gymnasium:SeatVectorEnv",
        kwargs={"game": _game},
    )
