"""Worlds that a seat thinks of, each as likely as the calls make it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from triumvir.bots.tricks.appraisal import GRAIN, Appraisal, Appraiser, appraiser
from triumvir.bots.tricks.calling import Calling, calling
from triumvir.cards.card import SUITS
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.seats import Seat
from triumvir.tricks.rules import TrickRules
from triumvir.views.sample import Worlds
from triumvir.views.view import View

LIKELY = (24, 12, 4, 1)
"""How likely a call is that lies so far from what the hand would call, the last for any further."""


@dataclass(frozen=True, slots=True)
class World:
    """All hands as they may be now, and how likely that is beside other worlds."""

    hands: tuple[CardSet, ...]
    weight: int


@dataclass(frozen=True)
class Dreams:
    """A source of worlds for a view. `played` are the cards that each seat has played."""

    view: View
    rules: TrickRules
    played: tuple[CardSet, ...]

    def draw(self, rng: Rng) -> Iterator[World]:
        """Worlds without end."""
        worlds = self._worlds
        while True:
            hands = worlds.draw(rng)
            yield World(hands, self._weight(hands))

    @cached_property
    def _worlds(self) -> Worlds:
        return Worlds(self.view)

    @cached_property
    def _appraiser(self) -> Appraiser:
        return appraiser(self.rules)

    @cached_property
    def _calling(self) -> Calling:
        return calling(self.rules, self.view.opener)

    @cached_property
    def _heard(self) -> tuple[tuple[Seat, tuple[int, ...], int], ...]:
        """For each other seat that spoke its last call, above all those before it where it rose: the calls
        before, and the call.
        """
        calls = tuple(said.call for said in self.view.calls)
        last: dict[Seat, tuple[tuple[int, ...], int]] = {}
        for at, said in enumerate(self.view.calls):
            if said.seat != self.view.viewer and said.call >= last.get(said.seat, ((), 0))[1]:
                last[said.seat] = (calls[:at], said.call)
        return tuple((seat, before, call) for seat, (before, call) in last.items())

    def _weight(self, hands: tuple[CardSet, ...]) -> int:
        """How likely the calls are with these hands, and the trump."""
        weight = 1
        for seat, before, call in self._heard:
            worth = self._appraiser(hands[seat] | self.played[seat])
            wanted = self._calling.best(before, worth)
            weight *= LIKELY[min(abs(wanted - call), len(LIKELY) - 1)]
            if seat == self.view.declarer and self.view.trump:
                weight *= _named(worth, SUITS.index(self.view.trump))
        return weight


def _named(worth: Appraisal, trump: int) -> int:
    """How likely it is that the trump was named."""
    return LIKELY[min((worth.best - worth.declaring[trump]) * 4 // GRAIN, len(LIKELY) - 1)]
