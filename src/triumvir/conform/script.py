"""Cases that play on in a climbing game, from any hands (rules 0.2)."""

from triumvir.auction.rules import Contract
from triumvir.climbing.playing import Playing
from triumvir.climbing.shape import ranks_of
from triumvir.climbing.state import ClimbingState
from triumvir.conform.case import Answer, Case
from triumvir.conform.paying import declarer, fixed_sides
from triumvir.conform.plays import state_at_play
from triumvir.errors import Code, IllegalActionError, ParseError


def script(case: Case) -> Answer:
    """What the actions come to: payments, or who is next and what is to beat, or what was illegal."""
    given, seats = case.given, case.seats
    contract = Contract(declarer(case), given.whole("stake", 1), _own_calls(case))
    leader = given.seat("leader", seats)
    hands = given.texts("hands", seats)
    state = state_at_play(
        case.climbing, leader, hands, contract, fixed_sides(case), given.whole("blanks", 0, most=50)
    )
    for index, action in enumerate(given.texts("actions")):
        try:
            state = state.apply(state.parse_action(action if action == "pass" else f"play {action}"))
        except (ParseError, IllegalActionError):
            return {"illegal_at": index}
    return _come_to(state)


def _own_calls(case: Case) -> tuple[int, ...]:
    """Everybody's own highest call, told as number or word; nobody called where none are told."""
    if "bids" not in case.given:
        return (0,) * case.seats
    words = case.given.words("bids")
    calls = tuple(word if isinstance(word, int) else case.climbing.auction.read(word) for word in words)
    if len(calls) != case.seats or not all(0 <= call <= 3 for call in calls):
        expected = f"{case.seats} calls from 0 to 3"
        raise ParseError(Code.VECTOR_LINE, got=words, expected=expected, where="given.bids")
    return calls


def _come_to(state: ClimbingState) -> Answer:
    if state.outcome is not None:
        return {"over": True, "winner": state.outcome.first_out, "payments": list(state.outcome.points)}
    now = state.now
    assert isinstance(now, Playing), "a deal that is not over is in play"
    top = [play for _, play in now.trick if play.header]
    return {
        "over": False,
        "next": state.to_act,
        "to_beat": ranks_of(top[-1].counts, state.rules.order) if now.top and top else None,
    }
