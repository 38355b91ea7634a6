"""WP and ADP with their intervals, and what moves cost."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.rlcard_protocol.deck import Pair, Result

ROLES = ("landlord", "peasants")


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and how far its 95 % interval reaches to either side."""

    value: float
    reach: float

    @staticmethod
    def of(values: Sequence[float]) -> "Mean":
        """The mean; no number without values.

        >>> Mean.of([1, 0, 1, 1])
        Mean(value=0.75, reach=0.49)
        """
        if len(values) < 2:
            return Mean(values[0] if values else math.nan, math.inf)
        spread = statistics.stdev(values)
        return Mean(statistics.fmean(values), round(1.96 * spread / math.sqrt(len(values)), 4))

    def text(self, sign: str = "") -> str:
        """Four digits.

        >>> Mean(0.75, 0.49).text()
        '0.7500 ± 0.4900'
        """
        return f"{self.value:{sign}.4f} ± {self.reach:.4f}"


@dataclass(frozen=True, slots=True)
class Cost:
    """Milliseconds a move: of the bot's thinking, and the mean of the adapter around it."""

    moves: int
    mean: float
    p50: float
    p99: float
    most: float
    adapter: float

    @staticmethod
    def of(thought: Sequence[int], adapter: Sequence[int]) -> "Cost":
        """From microseconds of at least one move."""
        rising = sorted(thought)
        p50, p99 = (rising[math.ceil(len(rising) * part) - 1] / 1000 for part in (0.5, 0.99))
        mean, around = statistics.fmean(rising) / 1000, statistics.fmean(adapter) / 1000
        return Cost(len(rising), mean, p50, p99, rising[-1] / 1000, around)


@dataclass(frozen=True, slots=True)
class Score:
    """How a pair did. A peasant's points are twice one peasant's, so both ADPs mirror each other.

    Decks that a fault ended count nowhere but in `faults`.
    """

    pair: Pair
    decks: int
    faults: int
    wins: tuple[Mean, Mean]
    points: tuple[Mean, Mean]
    costs: tuple[Cost | None, Cost | None]

    @staticmethod
    def of(pair: Pair, results: Sequence[Result]) -> "Score":
        """From all results of the pair."""
        whole = [result for result in results if not result.fault]
        won = [float(result.points > 0) for result in whole]
        points = [float(result.points) for result in whole]
        wins, mean = Mean.of(won), Mean.of(points)
        return Score(
            pair,
            len(whole),
            len(results) - len(whole),
            (wins, Mean(1 - wins.value, wins.reach)),
            (mean, Mean(-mean.value, mean.reach)),
            (_cost(whole, 0), _cost(whole, 1)),
        )


def _cost(results: Sequence[Result], role: int) -> Cost | None:
    thought = [spent for result in results for spent in result.thought[role]]
    adapter = [spent for result in results for spent in result.adapter[role]]
    return Cost.of(thought, adapter) if thought else None


def both_roles(bot: str, results: Sequence[Result]) -> tuple[Mean, Mean] | None:
    """WP and ADP of a bot averaged over both roles, each deck played in both; none without such a deck."""
    sides: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for result in results:
        if not result.fault and result.pair.landlord != result.pair.peasants:
            role = result.pair.index(bot)
            sides[role][result.deck] = (1, -1)[role] * result.points
    paired = [(points, sides[1][deck]) for deck, points in sides[0].items() if deck in sides[1]]
    if not paired:
        return None
    return Mean.of([((a > 0) + (b > 0)) / 2 for a, b in paired]), Mean.of([(a + b) / 2 for a, b in paired])


def lines(scores: Sequence[Score]) -> list[str]:
    """A table: a line for each pair, then one for each role played by a bot of ours, then the faults."""
    width = max(len(name) for score in scores for name in (*score.pair, "landlord"))
    columns = ("WP landlord", "WP peasants", "ADP landlord", "ADP peasants")
    heads = "".join(f"{column:>19}" for column in columns)
    table = [f"{'landlord':{width}}  {'peasants':{width}}{'decks':>8}{heads}"]
    for score in scores:
        landlord, peasants = score.pair
        means = [mean.text() for mean in score.wins] + [mean.text("+") for mean in score.points]
        figures = "".join(f"{text:>19}" for text in means)
        table.append(f"{landlord:{width}}  {peasants:{width}}{score.decks:>8,}{figures}")
    for score in scores:
        for name, role, cost in zip(score.pair, ROLES, score.costs, strict=True):
            if cost:
                table.append(
                    f"{name} as {role}: {cost.moves:,} moves, ms a move: mean {cost.mean:.3f}, "
                    f"p50 {cost.p50:.3f}, p99 {cost.p99:.3f}, max {cost.most:.3f}; adapter {cost.adapter:.3f}"
                )
    table += [f"FAULTS: {score.faults} decks of {':'.join(score.pair)}" for score in scores if score.faults]
    return table
