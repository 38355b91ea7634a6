"""Cases about who may see what, asked of real states (rules 0, 7.1)."""

from collections.abc import Callable, Mapping
from typing import cast

from triumvir.auction.rules import Contract
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.climbing.playing import Playing
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.conform.case import Answer, Case
from triumvir.conform.paying import fixed_sides
from triumvir.errors import Code, ParseError
from triumvir.games.game import State
from triumvir.seats import Seat
from triumvir.tricks.state import TrickState

Seen = Mapping[str, object]


def view(case: Case) -> Answer:
    """The seats whose view of a deal holds `what`, while it is called for or played."""
    given = case.given
    what, when = given.text("what"), given.text("when")
    if what not in LOOKS or when not in STAGES:
        expected = f"{' | '.join(LOOKS)}; {' | '.join(STAGES)}"
        raise ParseError(
            Code.VECTOR_LINE, got=f"{what}; {when}", expected=expected, where="given.what and when"
        )
    state = STAGES[when](case)
    owner = given.seat("seat", case.seats) if what == "hand" else Seat(0)
    seats = [Seat(seat) for seat in range(case.seats)]
    return {"seats": [seat for seat in seats if _sees(state, state.seen_by(seat), what, owner)]}


def _sees(state: State, seen: Seen, what: str, owner: Seat) -> bool:
    """Whether a view of the state holds `what`, whole and true."""
    match what:
        case "kitty" | "kitty_first4" | "kitty_last4":
            part = {"kitty": slice(None), "kitty_first4": slice(4), "kitty_last4": slice(-4, None)}[what]
            kitty = cast("tuple[object, ...]", seen.get("kitty", ()))
            return bool(kitty) and kitty[part] == state.deal.kitty[part]
        case "cleared":
            return bool(seen.get("cleared") or seen.get("past"))
        case "current_trick":
            return bool(seen.get("table"))
        case "hand_sizes":
            sizes = tuple(len(state.hand(Seat(seat))) for seat in range(len(state.deal.hands)))
            return seen.get("hand_sizes") == sizes
        case _:
            return seen.get("hand") == state.hand(owner)


def _called_for(case: Case) -> State:
    """A deal before its first call."""
    state = case.rules.start(_deal(case))
    if state.phase != "auction":
        raise ParseError(
            Code.VECTOR_LINE, got="auction", expected="play, there is no auction", where="given.when"
        )
    return state


def _played(case: Case) -> State:
    """A deal in its second trick, with cards on the table."""
    play, seats = case.rules.play, case.seats
    declarer = case.given.seat("declarer", seats) if "declarer" in case.given else Seat(0)
    calls = (0,) * seats
    if isinstance(play, ClimbingRules):
        climbing = ClimbingState.at_play(play, _deal(case), Contract(declarer, 1, calls))
        while not (isinstance(climbing.now, Playing) and climbing.now.lead and climbing.now.trick):
            climbing = climbing.apply(climbing.legal_actions()[0])
        return climbing
    tricks = TrickState.at_play(case.tricks, _deal(case), Contract(declarer, 0, calls), "C")
    for _ in range(seats + 1):
        tricks = tricks.apply(tricks.legal_actions()[0])
    return tricks


def _deal(case: Case) -> Deal:
    play = case.rules.play
    hands, kitty = play.plan.deal(Rng.stream("conform").shuffled(play.deck.cards), 0)
    sides = fixed_sides(case) if isinstance(play, ClimbingRules) else ()
    return Deal(Seat(0), Seat(0), hands, kitty, sides)


STAGES: dict[str, Callable[[Case], State]] = {"auction": _called_for, "play": _played}
LOOKS = ("kitty", "kitty_first4", "kitty_last4", "cleared", "current_trick", "hand_sizes", "hand")
