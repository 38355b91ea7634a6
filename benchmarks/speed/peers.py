"""Random deals of two public libraries, stepped from Python the way their own examples do."""

import random
import time

import pyspiel
import rlcard
from rlcard.agents import RandomAgent


class OpenSpiel:
    """C++ states of `dou_dizhu`: cards, bids and plays, all at random."""

    def __init__(self) -> None:
        self.game = pyspiel.load_game("dou_dizhu")
        self.random = random.Random(1)

    def __call__(self, deals: int) -> float:
        """Seconds for so many deals."""
        begin = time.perf_counter()
        for _ in range(deals):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(self.random.choices(outcomes, odds)[0])
                else:
                    state.apply_action(self.random.choice(state.legal_actions()))
        return time.perf_counter() - begin


class RlCard:
    """The environment `doudizhu` with three random agents."""

    def __init__(self) -> None:
        self.environment = rlcard.make("doudizhu", config={"seed": 1})
        self.environment.set_agents([RandomAgent(self.environment.num_actions) for _ in range(3)])

    def __call__(self, deals: int) -> float:
        """Seconds for so many deals."""
        begin = time.perf_counter()
        for _ in range(deals):
            self.environment.run(is_training=False)
        return time.perf_counter() - begin
