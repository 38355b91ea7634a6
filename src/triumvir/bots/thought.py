"""Thought: what a bot chose, why, and what else it looked at."""

from dataclasses import dataclass

from triumvir.games.game import Action

Details = tuple[tuple[str, int | str], ...]
"""Numbers and texts by name."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A short reason as a stable code, "lead/clears_singles", and its numbers or texts by name.

    Interfaces translate codes; `docs/reference/reasons.md` lists them.
    """

    code: str
    details: Details = ()


@dataclass(frozen=True, slots=True)
class Option:
    """An action that was looked at: its estimate (higher is better; points a deal, or 0..1 where the bot
    plays for the win alone) and from how many samples it comes.
    """

    action: Action
    estimate: float
    samples: int = 0


@dataclass(frozen=True, slots=True)
class Thought:
    """A choice with its reason. `options` are what was compared, best first; none where nothing was."""

    action: Action
    reason: Reason
    options: tuple[Option, ...] = ()
    worlds: int = 0
    nodes: int = 0
