"""Budget: how much a bot may think about one action."""

import time
from dataclasses import dataclass, field

from triumvir.errors import Code, SetupError

UNITS = ("ms", "worlds", "nodes")
GOALS = ("points", "win")


@dataclass(frozen=True, slots=True)
class Budget:
    """What one decision may cost: milliseconds of wall clock, sampled worlds, or nodes of exact search; and
    what it is to gain, points or the deal whatever it pays (climbing games only).

    Without milliseconds the choice follows from the seed alone. Several limits hold together; a limit of
    none is a bot's own default.

    >>> Budget.parse("ms=100"), str(Budget(worlds=40, nodes=1000))
    (Budget(ms=100, worlds=None, nodes=None, goal='points'), 'worlds=40,nodes=1000')
    """

    ms: int | None = None
    worlds: int | None = None
    nodes: int | None = None
    goal: str = "points"

    @staticmethod
    def parse(text: str) -> "Budget":
        """The budget that a text such as "worlds=40" says. Error: bot/budget."""
        chosen: dict[str, int] = {}
        goal = "points"
        for part in filter(None, text.split(",")):
            unit, _, number = part.partition("=")
            if unit == "goal" and number in GOALS:
                goal = number
                continue
            if unit not in UNITS or unit in chosen or not number.isascii() or not number.isdigit():
                raise SetupError(
                    Code.BOT_BUDGET, got=part, expected="ms=N, worlds=N, nodes=N, each once, or goal=win"
                )
            chosen[unit] = int(number)
            if not 0 < chosen[unit] < 1_000_000_000:
                raise SetupError(Code.BOT_BUDGET, got=part, expected="a number from 1 to 999999999")
        return Budget(**chosen, goal=goal)

    def __str__(self) -> str:
        given = ((unit, getattr(self, unit)) for unit in UNITS)
        words = [f"{unit}={number}" for unit, number in given if number is not None]
        return ",".join(words if self.goal == "points" else ["goal=win", *words])

    def watch(self) -> "Watch":
        """A stopwatch that starts now."""
        return Watch(None if self.ms is None else time.perf_counter() + self.ms / 1000)


@dataclass(frozen=True, slots=True)
class Watch:
    """Whether the time of a decision is up. Without a limit it never is, and the clock is not asked."""

    until: float | None = field(default=None)

    @property
    def left(self) -> float | None:
        """Seconds left, not below 0; none without a limit."""
        return None if self.until is None else max(self.until - time.perf_counter(), 0.0)

    @property
    def up(self) -> bool:
        """Whether nothing is left."""
        return self.until is not None and time.perf_counter() >= self.until
