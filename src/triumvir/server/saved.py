"""Saved: a table between two deals as text, from which it goes on without its events being read again."""

from collections.abc import Mapping
from typing import Any

import msgspec

from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.games.game import State
from triumvir.games.match import Match, Played
from triumvir.games.opening import FirstWord, Opening
from triumvir.games.options import Value
from triumvir.games.registry import find
from triumvir.record.position import rules_of
from triumvir.seats import Outcome, Seat
from triumvir.server.chair import Chair
from triumvir.server.events import Happened, Plan
from triumvir.server.table import Phase, Score, Table, rules_for
from triumvir.table.fair import Proof


class SavedDeal(msgspec.Struct, frozen=True):
    """A deal that is over."""

    dealer: int
    opener: int
    hands: tuple[str, ...]
    kitty: tuple[int, ...]
    sides: tuple[int, ...]
    blanks: int
    actions: tuple[str, ...]
    outcome: Outcome
    seating: tuple[int, ...]


class SavedMatch(msgspec.Struct, frozen=True):
    """A match whose present deal is over."""

    options: dict[str, Value]
    seed: str
    opening: Opening
    word: FirstWord
    seating: tuple[int, ...]
    totals: tuple[int, ...]
    past: tuple[SavedDeal, ...]


class SavedTable(msgspec.Struct, frozen=True):
    """A table without its rules and its secret."""

    id: str
    code: str
    seq: int
    at: int
    plan: Plan
    chairs: tuple[Chair, ...]
    phase: Phase
    host: int | None
    deal: int
    commitment: str
    match: SavedMatch | None
    number: int
    ledger: tuple[Score, ...]
    proofs: tuple[Proof, ...]
    since: int
    opened: int
    extra: int
    asked: int
    chat: tuple[Happened, ...]
    watched: int = 0


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(SavedTable)


def save(table: Table) -> bytes:
    """A table that has no running deal, without the seed of the next."""
    assert table.phase != "playing", "a running deal follows from its events"
    values: dict[str, Any] = {name: getattr(table, name) for name in table.__struct_fields__}
    for name in ("rules", "secret"):
        del values[name]
    values["match"] = table.match and _save_match(table.match)
    return _encoder.encode(SavedTable(**values))


def restore(text: bytes, secrets: Mapping[int, str]) -> Table:
    """The table that was saved; its next deal has its seed among `secrets`, by deal."""
    saved = _decoder.decode(text)
    values: dict[str, Any] = {name: getattr(saved, name) for name in saved.__struct_fields__}
    values["match"] = saved.match and _match(saved.plan.game, saved.match)
    return Table(**values, rules=rules_for(saved.plan), secret=secrets[saved.deal])


def _save_match(match: Match) -> SavedMatch:
    return SavedMatch(
        options=dict(match.rules.chosen.diff()),
        seed=match.seed,
        opening=match.opening,
        word=match.word,
        seating=match.seating,
        totals=match.totals,
        past=tuple(map(_save_deal, match.past)),
    )


def _save_deal(played: Played) -> SavedDeal:
    deal = played.deal
    return SavedDeal(
        dealer=deal.dealer,
        opener=deal.opener,
        hands=tuple(map(str, deal.hands)),
        kitty=deal.kitty,
        sides=deal.sides,
        blanks=deal.blanks,
        actions=played.actions,
        outcome=played.outcome,
        seating=played.seating,
    )


def _match(game: str, saved: SavedMatch) -> Match:
    """The match; only its last deal is played again."""
    rules = rules_of(find(game), saved.options)
    past = tuple(map(_deal, saved.past))
    state: State = rules.play.start(past[-1].deal)
    for action in past[-1].actions:
        state = state.apply(state.parse_action(action.partition(" ")[2]))
    return Match(
        rules=rules,
        seed=saved.seed,
        state=state,
        opening=saved.opening,
        word=saved.word,
        seating=saved.seating,
        totals=saved.totals,
        actions=past[-1].actions,
        past=past,
    )


def _deal(saved: SavedDeal) -> Played:
    deal = Deal(
        dealer=Seat(saved.dealer),
        opener=Seat(saved.opener),
        hands=tuple(map(CardSet.parse, saved.hands)),
        kitty=tuple(map(Card, saved.kitty)),
        sides=saved.sides,
        blanks=saved.blanks,
    )
    return Played(deal, saved.actions, saved.outcome, saved.seating)
