"""Drawing: the table as text, all hands open; and what there is to draw at each place."""

from collections.abc import Iterator
from dataclasses import dataclass

from triumvir.cards.cardset import CardSet
from triumvir.cards.text import format_card
from triumvir.games.match import Match
from triumvir.seats import Seat
from triumvir.views.view import View, spectator_view


@dataclass(frozen=True, slots=True)
class Place:
    """What is to be drawn at a seat: who sits there, the hand, the last call or move of the trick, and its
    cards.
    """

    player: str
    hand: CardSet
    said: str
    laid: CardSet
    acts: bool
    declares: bool


def places(match: Match, view: View) -> list[Place]:
    """All places by seat, of a match and a view of it."""
    said = {call.seat: (call.text, CardSet()) for call in view.calls} if view.phase == "auction" else {}
    said |= {move.seat: (move.text, move.cards) for move in view.table}
    found: list[Place] = []
    for seat in map(Seat, range(len(match.seating))):
        text, laid = said.get(seat, ("", CardSet()))
        player, acts, declares = f"player_{match.seating[seat]}", seat == view.to_act, seat == view.declarer
        found.append(Place(player, match.state.hand(seat), text, laid, acts, declares))
    return found


def title(match: Match, view: View) -> str:
    """Which game and deal it is, and whatever else is so."""
    return f"{view.game}, deal {len(match.past) + (view.outcome is None)}: {', '.join(_facts(match, view))}"


def _facts(match: Match, view: View) -> Iterator[str]:
    """The phase, stake, trumps, the kitty, points and totals."""
    yield view.phase
    if view.stake:
        yield f"stake {view.stake}"
    if view.trump:
        yield f"trumps {view.trump}"
    if view.kitty:
        yield "kitty " + " ".join(map(format_card, match.state.deal.kitty))
    if view.outcome:
        yield "points " + " ".join(f"{points:+}" for points in view.outcome.points)
    if any(match.totals):
        yield "totals " + " ".join(f"{match.totals[player]:+}" for player in match.seating)


def draw(match: Match) -> str:
    """The table as text: `>` marks who is to act, `*` who declares.

    >>> from triumvir.games.registry import find
    >>> print(draw(Match.start(find("hokm").rules(), 7).apply_text("1 bid 4")))
    hokm, deal 1: auction
       player_0  10  7S 9C 9H 9S JS QH QS KC AC AD
       player_1  10  8C 8D 8H 8S TS JC JD QD KS AS  bid 4
    >  player_2  10  7C 9D TC TD TH JH QC KD KH AH
    """
    view = spectator_view(match)
    rows = places(match, view)
    wide = max(len(str(place.hand)) for place in rows)
    lines = [
        f"{'>' if place.acts else ' '}{'*' if place.declares else ' '} {place.player} {len(place.hand):3}  "
        f"{place.hand!s:{wide}}  {place.said}".rstrip()
        for place in rows
    ]
    return "\n".join([title(match, view), *lines])
