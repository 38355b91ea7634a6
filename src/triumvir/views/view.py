"""View: what one seat may know of a deal, built field by field. What is not named here stays hidden."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.text import format_card
from triumvir.errors import Code, SetupError
from triumvir.games.game import Action, State
from triumvir.games.match import Match
from triumvir.games.opening import Draw
from triumvir.games.options import RuleSet
from triumvir.seats import Outcome, Seat, following


@dataclass(frozen=True, slots=True)
class Said:
    """A call: who made it, its number and its text."""

    seat: Seat
    call: int
    text: str


@dataclass(frozen=True, slots=True)
class Laid:
    """A move: whose it was, its text, and the cards put down; none with a pass or a call.

    The text stands alone: it names a reading where the cards have several and it is not that of a lead.
    """

    seat: Seat
    text: str
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Taken:
    """A trick that was taken: who led it, the cards in order of play, and whose it is."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class Combination:
    """What lies on the table to be beaten: kind, key and length (rules 0)."""

    kind: str
    key: str
    length: int


class Choice:
    """A legal action: its text, and the value that the state takes; none in a view read from a text.

    A value by its text, which is worded when it is asked for: a lead has hundreds, and a bot reads none.
    """

    __slots__ = ("_text", "action")

    def __init__(self, text: str | Callable[[Action], str], action: Action = None) -> None:
        """A text, or how the action is worded."""
        self._text = text
        self.action = action

    @property
    def text(self) -> str:
        """The text of the action, without the seat."""
        if not isinstance(self._text, str):
            self._text = self._text(self.action)
        return self._text

    def __eq__(self, other: object) -> bool:
        return self.text == other.text if isinstance(other, Choice) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Choice(text={self.text!r})"

    def __reduce__(self) -> tuple[type["Choice"], tuple[str, Action]]:
        return Choice, (self.text, self.action)


@dataclass(frozen=True, slots=True)
class Standing:
    """What everybody knows of the match: totals by player, who sits where, and the ceremony of this deal.

    `deals` counts the deals before this one, `paid` those that were not thrown in, this one too once it is
    over. `draws` were drawn for the deal and the seats, round by round; `exposed` and `drawn` showed who
    speaks first.
    """

    deals: int
    paid: int
    totals: tuple[int, ...]
    seating: tuple[int, ...]
    winners: tuple[int, ...]
    draws: tuple[tuple[Draw, ...], ...]
    exposed: Card | None
    drawn: tuple[Draw, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What `viewer` (none: a spectator) knows at one moment of a deal.

    `chosen` and `match` are none where the state stands alone. What a family or a phase lacks is empty.
    `kitty` has none in the place of a card unseen, `bombs_left` for a seat without limit; `cleared` is none
    where cleared tricks may not be looked at, unless the viewer recalls them. `legal` is for the seat to act
    alone.
    """

    viewer: Seat | None
    chosen: RuleSet | None
    match: Standing | None
    phase: str
    dealer: Seat
    opener: Seat
    to_act: Seat | None
    sides: tuple[int, ...]
    blanks: int
    hand: CardSet
    hand_sizes: tuple[int, ...]
    calls: tuple[Said, ...]
    declarer: Seat | None
    stake: int
    contracts: tuple[int, ...]
    kitty: tuple[Card | None, ...]
    trump: str
    table: tuple[Laid, ...]
    owner: Seat | None
    to_beat: Combination | None
    cleared: tuple[Laid, ...] | None
    plays: tuple[int, ...]
    bombs: tuple[int, ...]
    bombs_left: tuple[int | None, ...]
    leader: Seat | None
    tricks: tuple[int, ...]
    taken: tuple[Taken, ...]
    outcome: Outcome | None
    legal: tuple[Choice, ...]

    @property
    def moves(self) -> tuple[Laid, ...]:
        """All moves that are told, in turn: of the tricks taken or cleared, then of the one on the table."""
        taken = (
            Laid(
                following(trick.leader, len(trick.cards), at), f"play {format_card(card)}", CardSet.of([card])
            )
            for trick in self.taken
            for at, card in enumerate(trick.cards)
        )
        return (*taken, *(self.cleared or ()), *self.table)

    @property
    def game(self) -> str:
        """The game's name; empty where the state stands alone."""
        return self.chosen.game if self.chosen else ""


def view_of(source: State | Match, seat: int | None, *, recall: bool = False) -> View:
    """What `seat` may know, a spectator if none. Errors: seat/unknown; KeyError for what no view shows.

    With `recall` it is what a seat knows that forgets nothing: `cleared` holds all moves before the trick on
    the table, even where they may not be looked at again.

    >>> from triumvir.games.registry import find
    >>> match = Match.start(find("dou_dizhu").rules(), 7)
    >>> view = view_of(match, match.state.to_act)
    >>> view.game, len(view.hand), view.kitty, [choice.text for choice in view.legal]
    ('dou_dizhu', 17, (None, None, None), ['pass', 'bid 1', 'bid 2', 'bid 3'])
    """
    match = source if isinstance(source, Match) else None
    state: State = source.state if isinstance(source, Match) else source
    seats = len(state.deal.hands)
    if seat is not None and not 0 <= seat < seats:
        raise SetupError(Code.SEAT_UNKNOWN, got=seat, expected=f"a seat from 0 to {seats - 1}")
    viewer = None if seat is None else Seat(seat)
    seen: dict[str, Any] = dict(state.seen_by(viewer, recall=recall))
    contract = seen.pop("contract", None)
    combination, cleared = seen.pop("to_beat", None), seen.pop("cleared", None)
    view = View(
        viewer=viewer,
        chosen=match.rules.chosen if match else None,
        match=_standing(match) if match else None,
        phase=seen.pop("phase"),
        dealer=seen.pop("dealer"),
        opener=seen.pop("opener"),
        to_act=seen.pop("to_act"),
        sides=seen.pop("sides"),
        blanks=seen.pop("blanks"),
        hand=seen.pop("hand", CardSet()),
        hand_sizes=seen.pop("hand_sizes"),
        calls=tuple(Said(*call) for call in seen.pop("calls")),
        declarer=contract.declarer if contract else None,
        stake=contract.stake if contract else 0,
        contracts=contract.calls if contract else (),
        kitty=seen.pop("kitty", ()),
        trump=seen.pop("trump", ""),
        table=_laid(seen.pop("table", ())),
        owner=seen.pop("owner", None),
        to_beat=Combination(*combination) if combination else None,
        cleared=None if cleared is None else _laid(cleared),
        plays=seen.pop("plays", ()),
        bombs=seen.pop("bombs", ()),
        bombs_left=seen.pop("bombs_left", ()),
        leader=seen.pop("leader", None),
        tricks=seen.pop("tricks", ()),
        taken=tuple(Taken(trick.leader, trick.cards, trick.winner) for trick in seen.pop("past", ())),
        outcome=seen.pop("outcome", None),
        legal=_choices(state) if viewer is not None and viewer == state.to_act else (),
    )
    if seen:
        raise KeyError(f"no field of a view shows {', '.join(seen)}")
    return view


def spectator_view(source: State | Match) -> View:
    """What a spectator may know: no hand."""
    return view_of(source, None)


def _laid(moves: Iterable[tuple[Seat, str, CardSet]]) -> tuple[Laid, ...]:
    return tuple(Laid(*move) for move in moves)


def _choices(state: State) -> tuple[Choice, ...]:
    word = state.format_action
    return tuple([Choice(word, action) for action in state.legal_actions()])


def _standing(match: Match) -> Standing:
    """Nothing from which cards could be worked out: neither the seed nor what was dealt."""
    return Standing(
        deals=len(match.past) - (match.state.outcome is not None),
        paid=match.deals,
        totals=match.totals,
        seating=match.seating,
        winners=match.winners,
        draws=match.opening.draws,
        exposed=match.word.exposed,
        drawn=match.word.draws,
    )
