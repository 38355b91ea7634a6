"""Review: a deal that is over, as it is looked back at, of a table or of a record that somebody brings."""

from collections.abc import Iterable

from triumvir.bots.bot import LEVELS
from triumvir.cards.card import Card
from triumvir.cards.text import format_card
from triumvir.errors import TriumvirError
from triumvir.games.match import Match
from triumvir.locales.catalog import Catalog
from triumvir.record.door import enter
from triumvir.record.fault import RecordFault
from triumvir.record.record import Record
from triumvir.record.replay import replay_text
from triumvir.server import seen as sent
from triumvir.server.books import Book, Wrong
from triumvir.server.faults import told as spoken_of
from triumvir.server.public import Past, past_of, proof_told
from triumvir.server.scene import game_of, seat_told, settled, sorted_of
from triumvir.server.telling import then_told
from triumvir.table.events import Event
from triumvir.table.fair import Finding, verify
from triumvir.table.settle import sheet_of
from triumvir.table.words import Words

MOVES = ("call", "trump", "play", "pass")
"""The events that are somebody's action."""


def reviewed(past: Past, proof: sent.Proof | None, told: Words) -> sent.After:
    """A deal that is over."""
    deal, view, told.seating = past.deal, past.view, past.deal.seating
    begins, *acts = _by_action(past.events)
    held = list(past.left.hands)
    for move in deal.moves:
        held[move.seat] |= move.cards
    return sent.After(
        number=deal.number,
        chairs=deal.seating,
        dealer=deal.dealer,
        opener=deal.opener,
        hands=tuple(map(str, deal.hands)),
        held=tuple(_cards(sorted_of(view, hand)) for hand in held),
        seats=tuple(seat_told(view, at, told) for at in range(len(held))),
        moves=tuple(
            sent.Move(
                move.seat,
                event.kind,
                move.text,
                _cards(sorted_of(view, move.cards)),
                told.move(event),
                then_told(rest, view, told),
            )
            for (event, *rest), move in zip(acts, deal.moves, strict=True)
        ),
        settled=settled(view, past.left, told),
        begins=then_told(begins[1:], view, told),
        kitty=_cards(deal.kitty),
        trump=view.trump,
        proof=proof,
    )


def _by_action(events: Iterable[Event]) -> list[list[Event]]:
    """The events before the first action, then each action with what followed from it."""
    found = [list[Event]()]
    for event in events:
        if event.kind in MOVES:
            found.append([])
        found[-1].append(event)
    return found


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(map(format_card, cards))


def read_book(text: str, number: int, viewer: int, said: Catalog) -> Book:
    """What a text holds that should be a record, with its deal `number` (the last one, if it is negative) as
    the player `viewer` is told of it; if it is negative, somebody who did not play.
    """
    found = replay_text(text)
    wrong = _wrong(found.fault, said) if found.fault else None
    record, match = enter(text).record, found.match
    if record is None or match is None:
        return Book(wrong=wrong)
    names = names_of(record, match, said)
    told = Words(said, match.rules, viewer if viewer in range(len(names)) else None, match.seating, names)
    judged = verify(record)
    return Book(
        game=game_of(match.rules.chosen, "text", said.language),
        names=names,
        deals=sheet_of(match).deals,
        deal=_deal(match, number, judged, told),
        wrong=wrong,
        unfair=tuple(_wrong(each.fault, said) for each in judged if each.fault),
    )


def names_of(record: Record, match: Match, said: Catalog) -> tuple[str, ...]:
    """What the players are called; bots stand in a record by their level."""
    names = record.players or ("",) * match.rules.seats
    return tuple(
        said.say("who-bot", number=at) if name.partition(":")[0] in ("", *LEVELS) else name
        for at, name in enumerate(names, start=1)
    )


def _deal(match: Match, number: int, judged: Iterable[Finding], told: Words) -> sent.After | None:
    """A deal of the match; none where that one is not over."""
    at = len(match.past) - 1 if number < 0 else number
    if not 0 <= at < len(match.past):
        return None
    proofs = {each.deal - 1: each.proof for each in judged if each.proof}
    proof = proof_told(proofs[at]) if at in proofs else None
    return reviewed(past_of(match, at, told.player), proof, told)


def _wrong(fault: TriumvirError, said: Catalog) -> Wrong:
    """What is wrong with a record."""
    line = fault.line if isinstance(fault, RecordFault) else 0
    return Wrong(**spoken_of(fault, said), line=line)
