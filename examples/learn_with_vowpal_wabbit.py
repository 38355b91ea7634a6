#!/usr/bin/env python3
"""Vowpal Wabbit learns to play The Big Three from the points of its deals.

pip install '.[pettingzoo]' vowpalwabbit
examples/learn_with_vowpal_wabbit.py --deals 2000

One contextual bandit plays all seats: a turn is what the seat sees, its choices are the rows of the actions
that are legal, and each choice costs what its seat paid when the deal ended. Printed are the points a deal
that it makes against random players, before and after.
"""

import argparse
import random
import sys
from collections.abc import Callable, Iterable

import numpy as np
import vowpalwabbit

from triumvir.adapters.actions import Numbering
from triumvir.adapters.pettingzoo import big_three_v0

Chooser = Callable[[dict[str, np.ndarray]], int]
OPTIONS = (
    "--cb_explore_adf --epsilon 0.1 --interactions sa --learning_rate 0.05 -b 20 --random_seed 1 --quiet"
)


def features(values: Iterable[int]) -> str:
    """The numbers that are not zero, by place."""
    return " ".join(f"{place}:{value}" for place, value in enumerate(values) if value)


class Learner:
    """A policy that learns: `choose` takes a number of an action, `learn` tells what a choice cost."""

    def __init__(self, numbering: Numbering) -> None:
        self.rows = [features(row.tolist()) for row in numbering.features]
        self.bandit = vowpalwabbit.Workspace(OPTIONS)
        self.random = random.Random(1)
        self.turns: dict[str, list[tuple[str, list[int], int, float]]] = {}

    def example(self, seen: str, legal: list[int], label: tuple[int, float, float] | None = None) -> str:
        """A turn as Vowpal Wabbit reads it: the seat's view, then a line for each choice."""
        lines = [f"shared |s {seen}", *(f"|a {self.rows[number]}" for number in legal)]
        if label:
            at, cost, odds = label
            lines[1 + at] = f"0:{cost}:{odds} {lines[1 + at]}"
        return "\n".join(lines)

    def choose(self, agent: str, seen: dict[str, np.ndarray]) -> int:
        """One of the legal actions, and remember it."""
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        shown = features(seen["observation"][:224].tolist())  # without the history
        odds = self.bandit.predict(self.example(shown, legal))
        at = self.random.choices(range(len(legal)), odds)[0]
        self.turns.setdefault(agent, []).append((shown, legal, at, odds[at]))
        return legal[at]

    def learn(self, agent: str, points: float) -> None:
        """The deal is over for somebody."""
        for shown, legal, at, odds in self.turns.pop(agent, []):
            self.bandit.learn(self.example(shown, legal, (at, -points, odds)))

    def forget(self) -> None:
        """Drop a deal that is not learned from."""
        self.turns.clear()


def play(learner: Learner, deals: Iterable[int], against: random.Random | None) -> float:
    """The points a deal that player_0 gets; learn from all seats unless random players sit `against` it."""
    env = big_three_v0.env(phase="play")
    won, count = 0.0, 0
    for deal in deals:
        env.reset(seed=deal)
        count += 1
        for agent in env.agent_iter():
            seen, reward, termination, truncation, _ = env.last()
            if termination or truncation:
                won += reward if agent == "player_0" else 0
                if against is None:
                    learner.learn(agent, reward)
                env.step(None)
            elif against and agent != "player_0":
                env.step(against.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            else:
                env.step(learner.choose(agent, seen))
        learner.forget()
    return won / count


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=2000, help="to learn from (default: 2,000)")
    parser.add_argument(
        "--trials", type=int, default=500, help="to measure by, before and after (default: 500)"
    )
    chosen = parser.parse_args()
    learner = Learner(Numbering.of(big_three_v0.raw_env().rules))
    trials = range(1_000_000, 1_000_000 + chosen.trials)
    before = play(learner, trials, random.Random(2))
    play(learner, range(chosen.deals), None)
    after = play(learner, trials, random.Random(2))
    print(f"points a deal against random players: {before:+.2f}, after {chosen.deals} deals {after:+.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
