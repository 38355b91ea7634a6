"""Calls in the auction of a climbing game: each is tried, and some deals are played out."""

from collections.abc import Sequence

from triumvir.auction.auction import Call
from triumvir.bots.budget import Watch
from triumvir.bots.climbing.pace import Pace
from triumvir.bots.climbing.playouts import play_out
from triumvir.bots.climbing.strength import glance, strength_of
from triumvir.bots.gap import Gap, Pairs
from triumvir.bots.thought import Option, Reason, Thought
from triumvir.cards.rng import Rng
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.games.game import State
from triumvir.seats import Seat
from triumvir.views.sample import Worlds
from triumvir.views.view import View


def think(view: View, play: ClimbingRules, rng: Rng, worlds: int, watch: Watch) -> Thought:
    """The call with the best mean of points, the same worlds for each call.

    The others are taken to call by a glance at their hands, and all to play as the club does. Deals that are
    thrown in count nothing. Where the time does not suffice for one world, a glance at the hand decides.
    """
    calls = [choice.action for choice in view.legal]
    if len(calls) == 1:
        return Thought(calls[0], Reason("any/forced"))
    assert view.to_act is not None, "a call is legal"
    source = Worlds(view)
    sums = [0] * len(calls)
    done, pace = 0, Pace(watch)
    while done < worlds and pace.steps(1):
        paid = _paid(source.sample(rng), calls, view.to_act, pace.parts())
        if not paid:
            break
        sums = [total + points for total, points in zip(sums, paid, strict=True)]
        done += 1
    if not done:
        said = glance(strength_of(play, play.counted(view.hand.mask)), [call.level for call in calls])
        return Thought(Call(said), Reason("call/likes"))
    options = [Option(call, total / done, done) for call, total in zip(calls, sums, strict=True)]
    best, *others = sorted(options, key=lambda option: -option.estimate)
    code = "call/declines" if best.action == calls[0] else "call/pays"
    return Thought(best.action, Reason(code, (("points", round(10 * best.estimate)),)), (best, *others), done)


def compare(view: View, rng: Rng, worlds: int, watch: Watch, pair: tuple[Call, Call]) -> Gap | None:
    """How much more the first of two calls brings than the second."""
    assert view.to_act is not None, "a call is legal"
    source, pairs, pace, done = Worlds(view), Pairs(), Pace(watch), 0
    while done < worlds and pace.steps(1):
        paid = _paid(source.sample(rng), pair, view.to_act, pace.parts())
        if not paid:
            break
        pairs.add(paid[0] - paid[1])
        done += 1
    return pairs.gap()


def _paid(state: State, calls: Sequence[Call], seat: Seat, parts: Pace) -> list[int]:
    """What each call brings a seat in one world; nothing where the time does not suffice to try them all."""
    world, paid = _World(state), list[int]()
    for call in calls:
        if not parts.steps(1):
            return []
        paid.append(world.points(call)[seat])
    return paid


class _World:
    """One world in which calls are tried. Hands are looked at once, and so are plays that calls lead to."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._strengths: dict[Seat, int] = {}
        self._ends: dict[tuple[int, ...], int] = {}

    def points(self, call: Call) -> tuple[int, ...]:
        """What comes of a call."""
        after = self._state.apply(call)
        while after.phase == "auction":
            assert isinstance(after, ClimbingState), "the family stays"
            legal = [action.level for action in after.legal_actions() if isinstance(action, Call)]
            after = after.apply(Call(glance(self._strength(after), legal)))
        if after.outcome is not None:
            return after.outcome.points
        assert isinstance(after, ClimbingState), "the family stays"
        return play_out(after, self._ends)

    def _strength(self, state: ClimbingState) -> int:
        """How strong the hand of the seat to call is."""
        seat = state.to_act
        assert seat is not None, "the auction is open"
        if seat not in self._strengths:
            self._strengths[seat] = strength_of(state.rules, state.rules.counted(state.hand(seat).mask))
        return self._strengths[seat]
