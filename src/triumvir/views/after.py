"""After the deal: everything there was to know, for everybody, once nothing is left to hide."""

from dataclasses import dataclass

from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.errors import Code, IllegalActionError
from triumvir.games.match import Match
from triumvir.games.options import RuleSet
from triumvir.seats import Outcome, Seat
from triumvir.views.view import Laid


@dataclass(frozen=True, slots=True, kw_only=True)
class AfterDeal:
    """A deal that is over: the hands and the kitty as dealt, all calls and moves in turn, and how it ended.

    `number` counts the deals of the match from 0; `seating` names the player at each seat.
    """

    chosen: RuleSet
    number: int
    seating: tuple[int, ...]
    dealer: Seat
    opener: Seat
    sides: tuple[int, ...]
    blanks: int
    hands: tuple[CardSet, ...]
    kitty: tuple[Card, ...]
    moves: tuple[Laid, ...]
    outcome: Outcome


def after_deal(match: Match, number: int | None = None) -> AfterDeal:
    """The deal just played, or deal `number` of the match. Error: deal/running for one that is not over.

    >>> from triumvir.games.registry import find
    >>> after_deal(Match.start(find("hokm").rules(), 7))
    Traceback (most recent call last):
    triumvir.errors.IllegalActionError: deal/running: got 'deal 0', expected a deal that is over
    """
    running = len(match.past) - (match.state.outcome is not None)
    wanted = running if number is None else number
    if not 0 <= wanted < len(match.past):
        raise IllegalActionError(Code.DEAL_RUNNING, got=f"deal {wanted}", expected="a deal that is over")
    played = match.past[wanted]
    deal = played.deal
    state = match.rules.start(deal)
    moves: list[Laid] = []
    for action in played.actions:
        word, _, text = action.partition(" ")
        seat = Seat(int(word))
        before = state.hand(seat)
        state = state.apply(state.parse_action(text))
        moves.append(Laid(seat, text, before - state.hand(seat)))
    return AfterDeal(
        chosen=match.rules.chosen,
        number=wanted,
        seating=played.seating,
        dealer=deal.dealer,
        opener=deal.opener,
        sides=deal.sides,
        blanks=deal.blanks,
        hands=deal.hands,
        kitty=deal.kitty,
        moves=tuple(moves),
        outcome=played.outcome,
    )
