"""What the plays of a climbing game cost the hand they are played from."""

from collections.abc import Sequence

from triumvir.bots.climbing.eye import Eye, eye_of
from triumvir.bots.climbing.plan import plan_of, worth_of
from triumvir.bots.offer import Offer
from triumvir.bots.thought import Reason
from triumvir.cards.kernel_counts import contains
from triumvir.climbing.actions import Play
from triumvir.climbing.kernel import plays
from triumvir.climbing.rules import ClimbingRules
from triumvir.games.game import Action
from triumvir.views.view import View

TIERS = {
    "cost/goes_out": 0,
    "cost/sheds": 1,
    "cost/strong": 2,
    "cost/breaks": 2,
    "cost/breaks_bomb": 3,
    "cost/bomb": 4,
}
"""What is cheaper whatever the hand is worth afterwards: to shed what is weak first, bombs last."""


def offers(view: View, play: ClimbingRules, chosen: Action) -> tuple[Offer, ...]:
    """The plays that beat what lies there, or the leads of the plan and the one that was `chosen`, cheapest
    first. Plays that differ only in what is attached are one offer.
    """
    eye = eye_of(view, play)
    alike: dict[int, list[Play]] = {}
    for counts, header in plays(play.table, eye.hand, eye.top, eye.bombs):
        alike.setdefault(header, []).append(Play(counts, header))
    scale = Scale(play, eye, [found[0].counts for header, found in alike.items() if header >> 24])
    if not eye.top:
        wanted = {header for _, header in plan_of(play, eye.hand)} | {chosen.header}
        alike = {header: found for header, found in alike.items() if header in wanted}
    return tuple(sorted((_offer(scale, found) for found in alike.values()), key=_dearness))


class Scale:
    """Weighs plays by the plan of the hand before and after."""

    def __init__(self, play: ClimbingRules, eye: Eye, bombs: Sequence[int]) -> None:
        """Before the plays of a hand that has some bombs, as counts."""
        self._play, self._eye, self._bombs = play, eye, bombs
        self._turns, self._worth = self._weigh(eye.hand)

    def _weigh(self, hand: int) -> tuple[int, int]:
        """How many turns a hand needs, and what they are worth."""
        plan = plan_of(self._play, hand)
        return len(plan), worth_of(self._play, plan)

    def weigh(self, option: Play) -> Offer:
        """A play with its cost: what the hand loses, in thousandths of a turn."""
        rest = self._eye.hand - option.counts
        turns, worth = self._weigh(rest)
        cost = self._worth - worth
        more = turns + 1 - self._turns
        details = (("turns", turns), ("more", more))
        if not rest:
            return Offer(option, cost, Reason("cost/goes_out"))
        if option.header >> 24:
            return Offer(option, cost, Reason("cost/bomb", details))
        if not all(contains(rest, bomb) for bomb in self._bombs):
            return Offer(option, cost, Reason("cost/breaks_bomb", details))
        if more > 0:
            return Offer(option, cost, Reason("cost/breaks", details))
        return Offer(option, cost, Reason("cost/strong" if cost > 0 else "cost/sheds", details))


def _offer(scale: Scale, alike: Sequence[Play]) -> Offer:
    """The cheapest of some plays, with the others behind it."""
    first, *others = sorted(map(scale.weigh, alike), key=_dearness)
    return Offer(first.action, first.cost, first.reason, tuple(other.action for other in others))


def _dearness(offer: Offer) -> tuple[int, int]:
    """How dear an offer is."""
    return TIERS[offer.reason.code], offer.cost
