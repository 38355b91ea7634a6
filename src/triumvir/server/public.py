"""Public: what a viewer may know of a table, taken out of it fact by fact. Nothing else of the server looks
into a table for a viewer, so what is not named here stays hidden.
"""

from typing import NamedTuple

from msgspec import Struct

from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.errors import Code, IllegalActionError
from triumvir.games.game import Rules
from triumvir.games.match import Match
from triumvir.seats import Seat
from triumvir.server.events import Plan
from triumvir.server.kept import Kept
from triumvir.server.parts import Over, Score
from triumvir.server.seen import Me, Phase, Proof, Turn
from triumvir.server.table import Table
from triumvir.table import fair
from triumvir.table.events import Act, Event, act_of, of_past
from triumvir.table.settle import Sheet, sheet_of
from triumvir.views.after import AfterDeal, after_deal
from triumvir.views.view import View, view_of

KEPT = 4096
"""How many views are kept: the next action at a table is told with what was seen before it."""


class Sitter(NamedTuple):
    """Who has a chair, as all may know him."""

    seat: int
    name: str
    bot: str
    program: bool
    here: bool
    why: str
    ready: bool
    surrendered: bool


class Left(NamedTuple):
    """What nobody held back at the end of a deal: the cards left in the hands, and the kitty."""

    hands: tuple[CardSet, ...]
    kitty: tuple[Card, ...]


class Past(NamedTuple):
    """A deal that is over: all there was to know, a view of its end, what happened, and what was left."""

    deal: AfterDeal
    view: View
    events: list[Event]
    left: Left


class Public(Struct, frozen=True, kw_only=True, gc=False):
    """What `viewer` (a chair; none: a spectator) may know of a table: facts that all may know, his own
    wishes, and what he sees of the deal.

    `begun` says that something was done in the deal; `left` and `proof` are of a deal that is over, where the
    viewer may look at it.
    """

    seq: int
    code: str
    phase: Phase
    plan: Plan
    rules: Rules
    sitters: tuple[Sitter, ...]
    viewer: int | None
    me: Me | None
    host: int | None
    number: int
    turn: Turn | None
    ready_by: int | None
    score: Score | None
    commitment: str
    proof: Proof | None
    seating: tuple[int, ...]
    view: View | None
    begun: bool
    left: Left | None


VIEWS: Kept[View] = Kept(KEPT)
PUBLICS: Kept[Public] = Kept(KEPT // 16)
RECALLED: Kept[View] = Kept(KEPT // 16)
"""A person who chooses cards asks about one position again and again."""


def public(table: Table, viewer: int | None) -> Public:
    """What a viewer may know of a table."""
    return PUBLICS.of(table, viewer, lambda: _public(table, viewer))


def _public(table: Table, viewer: int | None) -> Public:
    match = table.match
    over = match is not None and match.state.outcome is not None and looks_back(table, viewer)
    return Public(
        seq=table.seq,
        code=table.code,
        phase=table.phase,
        plan=table.plan,
        rules=table.rules,
        sitters=tuple([_sitter(table, at) for at in range(len(table.chairs))]),
        viewer=viewer,
        me=None if viewer is None else _me(table, viewer),
        host=table.host,
        number=table.number,
        turn=_turn(table),
        ready_by=table.asked + table.plan.pace.ready * 1000 if table.asked else None,
        score=_score(table),
        commitment=table.commitment,
        proof=proof_of(table, viewer, len(match.past) - 1) if match and over else None,
        seating=match.seating if match else tuple(range(len(table.chairs))),
        view=seen_by(match, viewer) if match else None,
        begun=match is not None and bool(match.actions),
        left=_left(match) if match and over else None,
    )


def looks_back(table: Table, viewer: int | None) -> bool:
    """Whether a viewer may look at deals that are over: whoever plays, spectators where the table says so."""
    return viewer is not None or table.plan.late


def seen_by(match: Match, viewer: int | None) -> View:
    """What a viewer sees of a match."""
    return VIEWS.of(match, viewer, lambda: view_of(match, seat_in(match, viewer)))


def seat_in(match: Match, viewer: int | None) -> int | None:
    """Where a viewer sits; a spectator nowhere."""
    return None if viewer is None else match.seating.index(viewer)


def acted(before: Table, after: Table, viewer: int | None) -> tuple[View, View, Act]:
    """An action as a viewer sees it: what he saw before, what he sees now, and the action."""
    assert before.match, "somebody acted"
    assert after.match, "somebody acted"
    old, new = seen_by(before.match, viewer), seen_by(after.match, viewer)
    return old, new, act_of(before.match, after.match)


def sheet(table: Table) -> tuple[Sheet, tuple[Over, ...]]:
    """The score sheet of the match, and the matches before it."""
    empty = Sheet((), (0,) * len(table.chairs))
    return sheet_of(table.match) if table.match else empty, _before(table)


def recalled(table: Table, viewer: int | None) -> View | None:
    """What a viewer knows of the deal who forgets nothing; none before the first deal."""
    match = table.match
    if match is None:
        return None
    return RECALLED.of(match, viewer, lambda: view_of(match, seat_in(match, viewer), recall=True))


def looked_back(table: Table, viewer: int | None, number: int) -> Past:
    """Deal `number` of the match, the last one if it is negative, which has to be over. Errors: deal/running,
    deal/hidden.
    """
    match = table.match
    if match is None or not match.past:
        raise IllegalActionError(Code.DEAL_RUNNING, got=f"deal {number}", expected="a deal that is over")
    if not looks_back(table, viewer):
        raise IllegalActionError(Code.DEAL_HIDDEN, got="a spectator", expected="somebody who plays")
    return past_of(match, number, viewer)


def past_of(match: Match, number: int, viewer: int | None) -> Past:
    """The same of a match that is open to everybody. Error: deal/running."""
    found = after_deal(match, len(match.past) - 1 if number < 0 else number)
    end, told = of_past(match, found.number, viewer)
    return Past(found, view_of(end, seat_in(end, viewer)), told, _left(end))


def proof_of(table: Table, viewer: int | None, number: int) -> Proof | None:
    """Where deal `number` of the match came from, once its seed is revealed; none for whom it is too
    early.
    """
    if not looks_back(table, viewer) or not 0 <= number < len(table.proofs):
        return None
    proof = table.proofs[number]
    return proof_told(proof) if proof.seed else None


def proof_told(proof: fair.Proof) -> Proof:
    """A proof as it is sent."""
    return Proof(proof.table, proof.deal, proof.commitment, proof.seed, proof.salts)


def _sitter(table: Table, at: int) -> Sitter:
    chair = table.chairs[at]
    why = chair.why or "asked"
    return Sitter(
        seat=table.seat_of(at),
        name=chair.name,
        bot=chair.bot,
        program=chair.program,
        here=chair.here,
        why=why if chair.away else "",
        ready=chair.ready,
        surrendered=chair.surrendered,
    )


def _me(table: Table, at: int) -> Me:
    chair = table.chairs[at]
    return Me(at, table.seat_of(at), chair.auto_pass, chair.auto_play, chair.muted)


def _turn(table: Table) -> Turn | None:
    """Whose turn it is; a bot has no limit."""
    at = table.to_act
    if at is None:
        return None
    ends = table.turn_ends
    return Turn(at, table.since, ends, 0 if ends is None else table.grace_of(at))


def _before(table: Table) -> tuple[Over, ...]:
    """The matches before the one that is played."""
    ended = table.ledger[:-1] if table.match and table.match.winners else table.ledger
    return tuple(Over(score.totals, score.winners, score.deals) for score in ended)


def _score(table: Table) -> Score | None:
    """How it stands; nothing before the first deal."""
    match, before = table.match, _before(table)
    if match is None:
        return None
    sums = tuple(map(sum, zip(*(over.totals for over in before), strict=True)))
    return Score(match.totals, match.deals, match.winners, sums, len(before))


def _left(match: Match) -> Left:
    """The hands and the kitty at the end of a deal."""
    hands = tuple(match.state.hand(Seat(seat)) for seat in range(match.rules.seats))
    return Left(hands, match.state.deal.kitty)
