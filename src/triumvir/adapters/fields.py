"""The fields of an observation: what each holds, its shape, and how it is read from a view."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from triumvir.cards.card import SUITS
from triumvir.cards.cardset import CardSet, union
from triumvir.games.game import FamilyRules
from triumvir.seats import Seat
from triumvir.views.view import Laid, View

PHASES = ("auction", "trump", "play", "over")
MOST = 255
"""The largest number that an observation holds; what is larger is shown as this."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A view, the rules it was seen under, its viewer, its moves, and how many of them are shown.

    Places are seats counted from the viewer on.
    """

    view: View
    rules: FamilyRules
    viewer: Seat
    moves: tuple[Laid, ...]
    history: int

    def place(self, seat: int) -> int:
        """How many seats behind the viewer a seat is; 0 is the viewer."""
        return (seat - self.viewer) % self.rules.seats

    def turned(self, values: Sequence[int]) -> list[int]:
        """Values by seat, from the viewer on; zeros where there are none."""
        return [*values[self.viewer :], *values[: self.viewer]] if values else [0] * self.rules.seats

    def marked(self, seat: Seat | None) -> list[int]:
        """A one at the place of a seat; zeros for nobody."""
        row = [0] * self.rules.seats
        if seat is not None:
            row[self.place(seat)] = 1
        return row

    def rows(self, cards: Iterable[CardSet]) -> bytes:
        """Rows of cards, one after the other."""
        return b"".join(map(self.rules.card_row, cards))

    @property
    def last(self) -> tuple[Laid, ...]:
        """The moves that are shown, the last one first."""
        return self.moves[::-1][: self.history]


@dataclass(frozen=True, slots=True)
class Spec:
    """A field before it has its place: its name, its shape, its values in a view, and what it holds.

    In a shape "seats" stands for their number, "cards" for the columns of a row of cards, "history" for the
    moves that are shown. A field of several numbers starts at a multiple of four; one without a name only
    fills up to the next multiple of eight, where rows of cards start.
    """

    name: str
    shape: tuple[int | str, ...]
    values: Callable[[Sight], Iterable[int]]
    what: str

    @property
    def step(self) -> int:
        """It starts at a multiple of so many bytes."""
        return 8 if not self.name else 1 if self.shape == (1,) else 4


def _beside(sight: Sight) -> list[int]:
    sides = sight.turned(sight.view.sides)
    return [int(side == sides[0]) for side in sides] if sight.view.sides else sides


def _said(sight: Sight) -> list[int]:
    last = [0] * sight.rules.seats
    for said in sight.view.calls:
        last[sight.place(said.seat)] = said.call + 1
    return last


def _to_beat(sight: Sight) -> tuple[int, ...]:
    combo, rules = sight.view.to_beat, sight.rules
    if combo is None:
        return (0, 0, 0)
    return (1 + rules.kinds.index(combo.kind), 1 + rules.columns.index(combo.key), combo.length)


def _passed(sight: Sight) -> list[int]:
    passed = [0] * sight.rules.seats
    for move in sight.view.table:
        passed[sight.place(move.seat)] = int(not move.cards)
    return passed


def _bombs_left(sight: Sight) -> list[int]:
    return sight.turned([15 if left is None else left for left in sight.view.bombs_left])


def _unseen(sight: Sight) -> bytes:
    seen = union([sight.view.hand, *(move.cards for move in sight.moves)])
    return sight.rules.card_row(sight.rules.deck.all - seen)


def _kitty(sight: Sight) -> bytes:
    return sight.rules.card_row(CardSet.of([card for card in sight.view.kitty if card is not None]))


def _beaten(sight: Sight) -> bytes:
    laid = [move.cards for move in sight.view.table if move.cards]
    return sight.rules.card_row(laid[-1] if laid else CardSet())


def _table(sight: Sight) -> bytes:
    last = [CardSet()] * sight.rules.seats
    for move in sight.view.table:
        last[sight.place(move.seat)] = move.cards
    return sight.rows(last)


def _played(sight: Sight) -> bytes:
    played = [CardSet()] * sight.rules.seats
    for move in sight.moves:
        played[sight.place(move.seat)] |= move.cards
    return sight.rows(played)


def _history(sight: Sight) -> bytes:
    cards = [move.cards for move in sight.last]
    return sight.rows([*cards, *[CardSet()] * (sight.history - len(cards))])


def _movers(sight: Sight) -> list[int]:
    places = [1 + sight.place(move.seat) for move in sight.last]
    return [*places, *[0] * (sight.history - len(places))]


def _totals(sight: Sight) -> bytes:
    match = sight.view.match
    by_seat = [match.totals[player] for player in match.seating] if match else []
    return b"".join(
        min(max(total + 32768, 0), 65535).to_bytes(2, "little") for total in sight.turned(by_seat)
    )


FILL = Spec("", (), lambda _: (), "")


def by_seat(name: str, values: Callable[[Sight], Iterable[int]], what: str) -> Spec:
    """A field with a number for each seat."""
    return Spec(name, ("seats",), values, what)


NUMBERS = (
    Spec("phase", (4,), lambda s: [s.view.phase == name for name in PHASES], "auction, trump, play or over"),
    by_seat("to_act", lambda s: s.marked(s.view.to_act), "whose turn it is"),
    by_seat("dealer", lambda s: s.marked(s.view.dealer), "who dealt"),
    by_seat("opener", lambda s: s.marked(s.view.opener), "who spoke first"),
    by_seat("declarer", lambda s: s.marked(s.view.declarer), "who declares; zeros while nobody does"),
    by_seat("beside", _beside, "ones for the seats on the viewer's side; zeros while no sides are known"),
    by_seat("said", _said, "1 more than each seat's last call; 0 before it spoke"),
    by_seat("contracts", lambda s: s.turned(s.view.contracts), "each seat's highest call, after the auction"),
    FILL,
    Spec("stake", (1,), lambda s: [min(s.view.stake, MOST)], "the stake; 0 while calls are made"),
    Spec("blanks", (1,), lambda s: [min(s.view.blanks, MOST)], "how many deals were thrown in just before"),
    Spec("spoken", (1,), lambda s: [len(s.view.calls)], "how many calls were made"),
    FILL,
    by_seat("sizes", lambda s: s.turned(s.view.hand_sizes), "how many cards each seat holds"),
)
CLIMBING = (
    by_seat("plays", lambda s: s.turned(s.view.plays), "how many plays each seat made"),
    by_seat("bombs", lambda s: s.turned(s.view.bombs), "how many of them had precedence"),
    by_seat("bombs_left", _bombs_left, "how many more of those each seat may make; 15 is any number"),
    by_seat("owner", lambda s: s.marked(s.view.owner), "whose play is to be beaten"),
    by_seat("passed", _passed, "ones for the seats whose last move in this trick was a pass"),
    Spec("to_beat", (3,), _to_beat, "kind and key, each counted from 1, and length to beat; zeros to lead"),
    FILL,
)
TRICKS = (
    Spec("trump", (4,), lambda s: [s.view.trump == suit for suit in SUITS], "trumps, of C D H S"),
    by_seat("leader", lambda s: s.marked(s.view.leader), "who leads the trick"),
    by_seat("tricks", lambda s: s.turned(s.view.tricks), "how many tricks each seat took"),
    FILL,
)
MOVERS = (
    Spec("movers", ("history",), _movers, "1 more than the place of who made each move of the history"),
    FILL,
)
FIRST = (
    Spec("hand", ("cards",), lambda s: s.rules.card_row(s.view.hand), "the viewer's cards"),
    Spec("unseen", ("cards",), _unseen, "the pack without the viewer's hand and the cards seen played"),
)
KITTY = Spec("kitty", ("cards",), _kitty, "the cards of the kitty that the viewer knows")
BEATEN = Spec("beaten", ("cards",), _beaten, "the cards to beat; none to lead")
PILES = (
    Spec("table", ("seats", "cards"), _table, "each seat's last move in this trick; nothing for a pass"),
    Spec("played", ("seats", "cards"), _played, "all cards that each seat was seen to play"),
)
HISTORY = Spec(
    "history", ("history", "cards"), _history, "the last moves, the last one first; nothing for a pass"
)
TOTALS = Spec(
    "totals", ("seats", 2), _totals, "32,768 more than each seat's total in the match, low byte first"
)


def specs(rules: FamilyRules, history: int, *, match: bool) -> tuple[Spec, ...]:
    """The fields of an observation in order: numbers first, then rows of cards."""
    own = CLIMBING if rules.kinds else TRICKS
    rows = [*FIRST, *([KITTY] if rules.plan.kitty else []), *([BEATEN] if rules.kinds else []), *PILES]
    return (
        *NUMBERS,
        *own,
        *(MOVERS if history else ()),
        *rows,
        *([HISTORY] if history else []),
        *([TOTALS] if match else []),
    )
