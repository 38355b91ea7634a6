"""Choice: what a seat can sensibly do, and what it is worth."""

from typing import NamedTuple

from triumvir.bots.climbing.eye import Eye
from triumvir.bots.climbing.kernel_weigh import weighed
from triumvir.bots.climbing.skill import Skill, plans_of, skill_for
from triumvir.climbing.actions import PASS, Play
from triumvir.climbing.rules import ClimbingRules

WON = 100_000_000
"""Values above this mean that the play goes out."""
SURE = 50_000
"""Values above this mean that nothing can go wrong, as far as is known."""


class Choice(NamedTuple):
    """A play or pass and its value in thousandths of a turn."""

    counts: int
    header: int
    value: int

    @property
    def action(self) -> Play:
        """The action."""
        return Play(self.counts, self.header) if self.counts else PASS


def skill_of(eye: Eye) -> Skill:
    """The skill that fits a seat's company."""
    return skill_for(partner=eye.has_partner)


def choices(play: ClimbingRules, eye: Eye, skill: Skill, *, wide: bool = False) -> list[Choice]:
    """What can be done: the plays of the plan or those that beat, and the pass; any lead if `wide`.

    Plays that differ only in what is attached count once.
    Every legal action there is stands for one of these, so the list is never empty.
    """
    found = weighed(play.table, plans_of(play), skill.words(), eye.words(), wide)
    return [Choice(*pick) for pick in found]
