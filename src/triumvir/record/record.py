"""Record: all of a match, finished or not, as one frozen value."""

import tomllib
from collections.abc import Mapping, Sequence, Sized
from dataclasses import dataclass
from typing import Any, cast

from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.errors import Code, SetupError
from triumvir.games.game import Rules, State
from triumvir.games.match import Match, Played
from triumvir.games.options import Value
from triumvir.games.registry import find
from triumvir.record.note import format_note
from triumvir.record.position import rules_of
from triumvir.seats import Seat


@dataclass(frozen=True, slots=True)
class Facts:
    """What a deal started with, where the record says it itself instead of leaving it to a seed.

    Hands and cards of the kitty that a view record does not know are none. `blanks` counts the thrown-in
    deals before the first deal of the record. `seating` names the player at each seat; empty: each player at
    the seat of his number.
    """

    dealer: Seat
    opener: Seat
    hands: tuple[CardSet | None, ...]
    kitty: tuple[Card | None, ...] = ()
    sides: tuple[int, ...] = ()
    blanks: int = 0
    seating: tuple[int, ...] = ()

    @property
    def deal(self) -> Deal:
        """The deal; what is not known is left out."""
        hands = tuple(hand or CardSet() for hand in self.hands)
        kitty = tuple(card for card in self.kitty if card is not None)
        return Deal(self.dealer, self.opener, hands, kitty, self.sides, self.blanks)


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: its actions such as "0 bid 2", and how it ended.

    `hidden` actions after the calls are left out of a view record. `result` are the points by seat and
    `totals` those of the match by player after this deal; empty where the record does not say.
    """

    actions: tuple[str, ...] = ()
    facts: Facts | None = None
    hidden: int = 0
    result: tuple[int, ...] = ()
    thrown_in: bool = False
    totals: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it is written down.

    `options` are those that differ from the default, in the order of the game's options. Deals without
    facts follow from the `seed`. `players` are names by player, empty where nobody is named. In a view record
    `seat` is the seat that saw it. `note` is the canonical TOML of whatever else the record keeps.
    """

    game: str
    options: tuple[tuple[str, Value], ...] = ()
    seed: str | None = None
    deals: tuple[DealRecord, ...] = (DealRecord(),)
    players: tuple[str, ...] = ()
    seat: Seat | None = None
    note: str = ""

    @property
    def rules(self) -> Rules:
        """The rules it is played by. Errors: game/unknown, option/unknown, option/value."""
        return rules_of(find(self.game), dict(self.options))

    @property
    def notes(self) -> dict[str, Any]:
        """The note as data."""
        return tomllib.loads(self.note)

    @staticmethod
    def of(
        match: Match,
        *,
        players: Sequence[str] = (),
        note: Mapping[str, object] | None = None,
        explicit: bool = False,
        seat: Seat | None = None,
    ) -> "Record":
        """The record of a match.

        An `explicit` one holds the cards of every deal and no seed, so it tells nothing of deals to come and
        needs no generator to be read. With a `seat` it holds what that seat saw. Errors: record/field, names
        of other than all players or a note that TOML can't hold; seat/unknown.
        """
        _check(match.rules.seats, players, seat)
        given = len(match.past) + 1 if explicit or seat is not None else len(match.dealt)
        deals: list[DealRecord] = []
        totals = [0] * match.rules.seats
        for number, played in enumerate(match.past):
            for at, points in enumerate(played.outcome.points):
                totals[played.seating[at]] += points
            facts = _facts(played.deal, played.seating, number) if number < given else None
            if facts and seat is not None:
                facts = _seen(facts, _end(match.rules, played), seat)
            result, thrown_in = played.outcome.points, played.outcome.thrown_in
            deals.append(DealRecord(played.actions, facts, 0, result, thrown_in, tuple(totals)))
        if match.state.outcome is None:
            deals.append(_running(match, given, seat))
        return Record(
            match.rules.game.name,
            tuple(match.rules.chosen.diff().items()),
            None if explicit or seat is not None else match.seed,
            tuple(deals),
            tuple(players),
            seat,
            format_note(note or {}),
        )


def _check(seats: int, players: Sequence[str], seat: Seat | None) -> None:
    """Refuse what a record could not say."""
    if players and len(players) != seats:
        expected = f"the names of {seats} players"
        raise SetupError(Code.RECORD_FIELD, got=len(players), expected=expected, where="players")
    if seat is not None and not 0 <= seat < seats:
        raise SetupError(Code.SEAT_UNKNOWN, got=seat, expected=f"a seat from 0 to {seats - 1}", where="seat")


def _running(match: Match, given: int, seat: Seat | None) -> DealRecord:
    """The deal that is being played."""
    number = len(match.past)
    facts = _facts(match.state.deal, match.seating, number) if number < given else None
    if facts is None or seat is None:
        return DealRecord(match.actions, facts)
    seen = match.state.seen_by(seat)
    actions, hidden = match.actions, 0
    if "table" in seen and not {"past", "cleared"} & seen.keys():
        calls, table = (len(cast("Sized", seen[name])) for name in ("calls", "table"))
        hidden = len(actions) - calls - table
        actions = (*actions[:calls], *actions[calls + hidden :])
    return DealRecord(actions, _seen(facts, match.state, seat), hidden)


def _facts(deal: Deal, seating: tuple[int, ...], number: int) -> Facts:
    """What deal `number` started with; later blanks follow from the deals before."""
    seats = seating if seating != tuple(range(len(seating))) else ()
    blanks = 0 if number else deal.blanks
    return Facts(deal.dealer, deal.opener, deal.hands, deal.kitty, deal.sides, blanks, seats)


def _seen(facts: Facts, state: State, seat: Seat) -> Facts:
    """The facts as far as `seat` knows them in a state of the deal."""
    hands = tuple(hand if at == seat else None for at, hand in enumerate(facts.hands))
    kitty = cast("tuple[Card | None, ...]", state.seen_by(seat).get("kitty", ()))
    return Facts(facts.dealer, facts.opener, hands, kitty, facts.sides, facts.blanks, facts.seating)


def _end(rules: Rules, played: Played) -> State:
    """The last state of a deal that is over."""
    state = rules.play.start(played.deal)
    for action in played.actions:
        state = state.apply(state.parse_action(action.partition(" ")[2]))
    return state
