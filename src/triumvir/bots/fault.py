"""Fault: why something can't be done, as a value; and what a selection of cards comes to."""

from dataclasses import dataclass

from triumvir.bots.thought import Details
from triumvir.errors import Code, TriumvirError
from triumvir.games.game import Action


@dataclass(frozen=True, slots=True)
class Fault:
    """What an error of the rules says, and by name what is missing; `docs/reference/reasons.md` lists it."""

    code: Code
    got: str
    expected: str
    details: Details = ()

    @staticmethod
    def of(error: TriumvirError, *details: tuple[str, int | str]) -> "Fault":
        """The fault that an error tells of."""
        return Fault(error.code, error.got, error.expected, details)


@dataclass(frozen=True, slots=True)
class Selection:
    """The legal actions that some cards stand for, several where they have several readings; with none of
    them the fault.
    """

    actions: tuple[Action, ...]
    fault: Fault | None = None
