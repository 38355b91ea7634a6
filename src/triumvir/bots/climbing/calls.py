"""Calls in the auction of a climbing game: each is tried, and some deals are played out."""

from triumvir.auction.auction import Call
from triumvir.bots.budget import Watch
from triumvir.bots.climbing.pace import Pace
from triumvir.bots.climbing.playouts import play_out
from triumvir.bots.climbing.strength import glance
from triumvir.bots.thought import Option, Reason, Thought
from triumvir.cards.rng import Rng
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.games.game import State
from triumvir.views.sample import Worlds
from triumvir.views.view import View


def think(view: View, play: ClimbingRules, rng: Rng, worlds: int, watch: Watch) -> Thought:
    """The call with the best mean of points, the same worlds for each call.

    The others are taken to call by a glance at their hands, and all to play as the club does. Deals that are
    thrown in count nothing.
    """
    calls = [choice.action for choice in view.legal]
    if len(calls) == 1:
        return Thought(calls[0], Reason("any/forced"))
    assert view.to_act is not None, "a call is legal"
    source = Worlds(view)
    sums = [0] * len(calls)
    done, pace = 0, Pace(watch)
    while done < worlds and (pace.steps(1) or not done):
        state = source.sample(rng)
        for at, call in enumerate(calls):
            sums[at] += _points(state, call)[view.to_act]
        done += 1
    options = [Option(call, total / done, done) for call, total in zip(calls, sums, strict=True)]
    best, *others = sorted(options, key=lambda option: -option.estimate)
    code = "call/declines" if best.action == calls[0] else "call/pays"
    return Thought(best.action, Reason(code, (("points", round(10 * best.estimate)),)), (best, *others), done)


def _points(state: State, call: Call) -> tuple[int, ...]:
    """What comes of a call in one world."""
    after = state.apply(call)
    while after.phase == "auction":
        assert isinstance(after, ClimbingState), "the family stays"
        assert after.to_act is not None, "the auction is open"
        rules = after.rules
        legal = [action.level for action in after.legal_actions() if isinstance(action, Call)]
        after = after.apply(Call(glance(rules, rules.counts(after.hand(after.to_act)), legal)))
    if after.outcome is not None:
        return after.outcome.points
    assert isinstance(after, ClimbingState), "the family stays"
    return play_out(after)
