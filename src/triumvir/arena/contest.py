"""Contest: which bots play which game from which seed. All results follow from it."""

from dataclasses import dataclass

from triumvir.arena.board import Arrangement
from triumvir.arena.schedule import arrangements
from triumvir.bots.bot import Bot
from triumvir.cards.deal import Deal
from triumvir.games.match import Match
from triumvir.games.options import RuleSet
from triumvir.games.registry import rules_of


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played. It travels to other processes, so its bots must be picklable.

    With `duplicate` each deal is played in all arrangements, without it in one, and boards take turns.
    """

    chosen: RuleSet
    bots: tuple[Bot, ...]
    seed: str
    duplicate: bool = True

    def dealt(self, number: int) -> Match:
        """Board `number` before its first act: the first deal of the match whose seed is the contest's and
        the number.
        """
        return Match.start(rules_of(self.chosen), f"{self.seed}/{number}")

    def seatings(self, deal: Deal, number: int) -> tuple[Arrangement, ...]:
        """The arrangements in which board `number` is played. Error: arena/bots."""
        rules = rules_of(self.chosen)
        every = arrangements(rules.play.sidings(deal), rules.seats, len(self.bots))
        return every if self.duplicate else (every[number % len(every)],)

    def check(self) -> None:
        """Error: arena/bots, where so many bots can't play the game."""
        self.seatings(self.dealt(0).state.deal, 0)
