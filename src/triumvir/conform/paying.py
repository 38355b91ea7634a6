"""Cases about what a deal pays, when a match is over and who deals next (rules 1.C, 3.E, 4.11, 5.15-5.19).

Of 7.1: `bomb_doubling`, `spring`, `blank_round_doubles`, `next_dealer`, `match_deals` and `target`.
"""

from dataclasses import replace

from triumvir.auction.rules import Contract
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.climbing import over as climbing
from triumvir.climbing.over import Result
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.conform.case import Answer, Case
from triumvir.conform.tricks import contracts
from triumvir.errors import Code, ParseError
from triumvir.games.game import State
from triumvir.games.match import Match
from triumvir.seats import Outcome, Seat
from triumvir.tricks import phases as tricks
from triumvir.tricks.state import TrickState

OPPOSITE = (0, 1, 0, 1)
"""Partners opposite each other: the sides where a case names no teams."""


def settlement(case: Case) -> Answer:
    """The points of a deal that ended as told."""
    return _climbing_points(case) if isinstance(case.rules.play, ClimbingRules) else _trick_points(case)


def _trick_points(case: Case) -> Answer:
    rules, given = case.tricks, case.given
    taken = given.wholes("tricks", rules.seats, most=rules.plan.hand_size)
    return {"deltas": list(rules.settle(Contract(None, 0, contracts(case)), taken))}


def _climbing_points(case: Case) -> Answer:
    rules, given, seats = case.climbing, case.given, case.seats
    contract = Contract(declarer(case), given.whole("stake"), (0,) * seats)
    deal = Deal(Seat(0), Seat(0), (CardSet(),) * seats, sides=fixed_sides(case))
    told = Result(
        contract,
        rules.sides(deal, contract),
        given.seat("first_out", seats),
        # nobody is told to have missed out on playing
        given.wholes("plays_by_seat", seats) if "plays_by_seat" in given else (2,) * seats,
        (0,) * seats,
        given.whole("blanks", 0, most=50),
    )
    points = {rules.settle(replace(told, bombs=bombs)) for bombs in _bombs(case)}
    if len(points) > 1:
        expected = "the bombs of each seat, since it matters whose they were"
        raise ParseError(Code.VECTOR_LINE, got="nothing", expected=expected, where="given.bombs_by_seat")
    return {"payments": list(points.pop())}


def _bombs(case: Case) -> list[tuple[int, ...]]:
    """Bombs and rockets by seat; where a case tells only how many there were, they may be anybody's."""
    given, seats = case.given, case.seats
    if "bombs_by_seat" in given:
        return [given.wholes("bombs_by_seat", seats, most=50)]
    bombs = given.whole("bombs", 0, most=50) + given.whole("rockets", 0, most=50)
    return [tuple(bombs if seat == owner else 0 for seat in range(seats)) for owner in range(seats)]


def declarer(case: Case) -> Seat | None:
    """Who plays alone or with his partner: `declarer` or `landlord`; none where sides are fixed.

    Error: vector/line.
    """
    given, seats = case.given, case.seats
    for name in ("declarer", "landlord"):
        if name in given:
            return given.seat(name, seats)
    if case.climbing.declarer_side:
        raise ParseError(
            Code.VECTOR_LINE, got="nothing", expected="a seat", where="given.declarer or given.landlord"
        )
    return None


def fixed_sides(case: Case) -> tuple[int, ...]:
    """Each seat's side where sides are fixed before the deal: as the case's `teams`, else opposite seats."""
    if case.climbing.declarer_side:
        return ()
    if "teams" not in case.given:
        return OPPOSITE
    teams = case.given.whole_lists("teams", most=case.seats - 1)
    if sorted(seat for team in teams for seat in team) != list(range(case.seats)):
        raise ParseError(
            Code.VECTOR_LINE, got=teams, expected="teams with each seat once", where="given.teams"
        )
    return tuple(next(side for side, team in enumerate(teams) if seat in team) for seat in range(case.seats))


def match(case: Case) -> Answer:
    """Whether a match is over, and who won it: one player, or all who share the highest total.

    The totals are those after `deals` deals, one where that is not told.
    """
    given = case.given
    totals = given.wholes("scores", case.seats, low=-1_000_000, most=1_000_000)
    won = case.rules.ends(totals, given.whole("deals", given.whole("deals_played", 1)))
    winner: object = list(won) if len(won) > 1 else won[0] if won else None
    return {"over": bool(won), "winner": winner, "winners": list(won)}


def next_dealer(case: Case) -> Answer:
    """Who deals after a deal that was played, or thrown in (`redeal`); "draw" where that is drawn for."""
    given, seats = case.given, case.seats
    dealer = given.seat("dealer", seats)
    first_out = given.seat("first_out", seats) if "first_out" in given else None
    outcome = Outcome((0,) * seats, first_out, thrown_in=given.flag("redeal"))
    done = replace(
        Match.start(case.rules, "conform"),
        state=_over(case, Deal(dealer, dealer, (CardSet(),) * seats), outcome),
    )
    after = done.deal_next()
    return {"next_dealer": "draw" if after.opening.draws else after.state.deal.dealer}


def _over(case: Case, deal: Deal, outcome: Outcome) -> State:
    play = case.rules.play
    if isinstance(play, ClimbingRules):
        return ClimbingState(play, deal, climbing.Over((), outcome))
    return TrickState(case.tricks, deal, tricks.Over((), outcome))
