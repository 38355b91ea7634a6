#!/usr/bin/env python3
"""A small agent learns The Big Three from deals that it plays, with scikit-learn.

    pip install "triumvir[arena,trajectories]" scikit-learn
    examples/train_a_small_agent.py --folder agent

Monte Carlo returns, as in DouZero: a network learns what a decision paid in the end, from what the seat saw
and what it did. The agent does what promises most. The first deals are a novice's who now and then does
anything, those of later rounds the agent's own. After each round it meets others in the arena.
docs/tutorial/train_a_small_agent.md tells more.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from matplotlib import rc_context
from matplotlib.figure import Figure
from sklearn.neural_network import MLPRegressor

from triumvir import find
from triumvir.adapters.observations import observe
from triumvir.arena.backend import Local
from triumvir.arena.contest import Contest
from triumvir.arena.estimate import Estimate
from triumvir.arena.run import boards
from triumvir.arena.stats import Summary, summary
from triumvir.bots.bot import Bot, make
from triumvir.bots.thought import Reason, Thought
from triumvir.cards.rng import Rng
from triumvir.games.game import Action
from triumvir.trajectories.file import read
from triumvir.trajectories.folder import Folder
from triumvir.trajectories.rows import Encoder, Trajectories
from triumvir.trajectories.simulation import Simulation
from triumvir.views.view import View

RULES = find("big_three").rules()
ENCODER = Encoder.of(RULES)
KEPT = ENCODER.layout.fields["history"].start
"""The network is not shown the last moves, which an observation ends with."""
POINTS = 8
"""It learns points divided by this."""
ODDS = 10
"""Of so many decisions in deals to learn from one is left to chance."""


@dataclass(frozen=True)
class Agent:
    """A bot that does what its network values most."""

    name: str
    network: MLPRegressor

    def act(self, view: View, rng: Rng) -> Action:
        """One of the legal actions."""
        numbers = ENCODER.numbering.numbers(choice.action for choice in view.legal)
        seen = np.tile(observe(view, ENCODER.layout), (len(numbers), 1))
        return view.legal[int(self.network.predict(inputs(seen, numbers)).argmax())].action

    def think(self, view: View, rng: Rng) -> Thought:
        """The same, without a reason."""
        return Thought(self.act(view, rng), Reason("any/random"))


@dataclass(frozen=True)
class Curious:
    """A bot that leaves one decision of `ODDS` to chance."""

    bot: Bot

    @property
    def name(self) -> str:
        """That of the bot."""
        return f"curious {self.bot.name}"

    def act(self, view: View, rng: Rng) -> Action:
        """One of the legal actions."""
        return rng.choice(view.legal).action if rng.below(ODDS) == 0 else self.bot.act(view, rng)

    def think(self, view: View, rng: Rng) -> Thought:
        """The same, without a reason."""
        return Thought(self.act(view, rng), Reason("any/random"))


def inputs(seen: np.ndarray, actions: np.ndarray) -> np.ndarray:
    """What the network is shown: an observation and the row of an action, side by side."""
    rows = np.concatenate([seen[:, :KEPT], ENCODER.numbering.features[actions]], axis=1)
    return rows.astype(np.float32) / 4


def deals(bot: Bot, count: int, folder: Path, seed: str, jobs: int) -> Trajectories:
    """So many deals of a bot with itself, as rows; what is in the folder already is not played again."""
    simulation = Simulation(Contest(RULES.chosen, (bot,), seed))
    for _ in Folder.resume(folder, simulation).run(count, Local(jobs)):
        pass
    return read(folder)[0]


def learn(network: MLPRegressor, rounds: Sequence[Trajectories], epochs: int) -> None:
    """Go on with the network on the rows of some rounds."""
    shown = np.concatenate([inputs(rows.observation, rows.action) for rows in rounds])
    paid = np.concatenate([rows.reward for rows in rounds]) / POINTS
    order = np.random.default_rng(1)
    for _ in range(epochs):
        for batch in np.array_split(order.permutation(len(paid)), max(len(paid) // 512, 1)):
            network.partial_fit(shown[batch], paid[batch])


def contest(bot: Bot, against: str, count: int, jobs: int) -> Summary:
    """What the arena makes of a bot against another one, on boards that nothing was learned from."""
    played = boards(Contest(RULES.chosen, (bot, make(against)), "measured"), range(count), jobs)
    return summary(list(played), 2)


def told(found: Estimate) -> str:
    """A figure with its interval."""
    return f"{found.value:+.2f} ({found.low:+.2f} to {found.high:+.2f})"


def plot(path: Path, measured: dict[str, list[Estimate]]) -> None:
    """How many points a deal the agent was above the others, round by round."""
    with rc_context({"svg.hashsalt": "triumvir", "font.size": 9, "axes.spines.top": False}):
        figure = Figure(figsize=(7, 3.6), layout="constrained")
        axes = figure.subplots()
        for against, found in measured.items():
            rounds = range(len(found))
            band = [each.low for each in found], [each.high for each in found]
            axes.fill_between(rounds, *band, alpha=0.2, linewidth=0)
            axes.plot(rounds, [each.value for each in found], "o-", label=f"against {against}")
        axes.axhline(0, color="black", linewidth=0.8)
        axes.set(xlabel="round", ylabel="points a deal above the other (95 %)", xticks=rounds)
        axes.legend(frameon=False)
        figure.savefig(path, metadata={"Date": None, "Creator": None})


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, required=True, help="of deals and picture")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--deals", type=int, default=1000, help="to learn from in each round")
    parser.add_argument("--boards", type=int, default=50, help="to measure by after each round")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(words)
    began = time.perf_counter()
    network = MLPRegressor(hidden_layer_sizes=(128, 64), random_state=1)
    rounds: list[Trajectories] = []
    measured: dict[str, list[Estimate]] = {"random": [], "novice": []}
    bot: Bot = make("novice")
    for number in range(asked.rounds):
        folder = asked.folder / f"round-{number}"
        rounds.append(deals(Curious(bot), asked.deals, folder, f"round {number}", asked.jobs))
        learn(network, rounds[-2:], epochs=3)
        bot = Agent(f"agent {number}", network)
        learned = time.perf_counter() - began
        for against, found in measured.items():
            found.append(contest(bot, against, asked.boards, asked.jobs).duels[0].difference)
        figures = ", ".join(f"{told(found[-1])} above {against}" for against, found in measured.items())
        print(f"round {number}, {learned:.0f} s: {figures}", flush=True)
        plot(asked.folder / "learned.svg", measured)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
